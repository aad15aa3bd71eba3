"""Painting for the results: prizes, the light behind winners, and the floor."""

from __future__ import annotations

import math

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, LAMP, Colour, mix
from game.table.results import Fan

FLOOR: Colour = (0x33, 0x17, 0x1F)
RAYS = 18
FINE = 2
"""Cards are rotated at this many times their size, so their edges are smooth."""
APART = 6
MOST = 12
"""More pictures than this are shown as one with a number."""
COUNT = 40


def paint_rows(
    shell: Shell, image: pygame.Surface, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan
) -> None:
    """Paint all pictures side by side in one or two rows, as large as possible."""
    if len(pictures) > MOST:
        _paint_count(shell, image, room, pictures, fan)
        return
    for name, place in zip(pictures, places_of(len(pictures), room, fan), strict=True):
        face = shell.assets.fitting(name, place.size)
        image.blit(face, face.get_rect(center=place.center))


def places_of(count: int, room: pygame.Rect, fan: Fan) -> list[pygame.Rect]:
    """Return where the pictures go, without overlaps."""
    rows = max((1, 2), key=lambda rows: _scale(count, rows, room, fan))
    scale, each = _scale(count, rows, room, fan), math.ceil(count / rows)
    wide, high = round(fan.size[0] * scale), round(fan.size[1] * scale)
    top = room.centery - (rows * (high + APART) - APART) // 2
    places = []
    for row in range(rows):
        here = min(each, count - row * each)
        left = room.centerx - (here * (wide + APART) - APART) // 2
        y = top + row * (high + APART)
        places += [pygame.Rect(left + number * (wide + APART), y, wide, high) for number in range(here)]
    return places


def _scale(count: int, rows: int, room: pygame.Rect, fan: Fan) -> float:
    """Return the scale of pictures in this many rows, at most 1."""
    each = math.ceil(count / rows)
    wide = (room.w + APART) / each - APART
    high = (room.h + APART) / rows - APART
    return min(1.0, int(wide) / fan.size[0], int(high) / fan.size[1])


def _paint_count(
    shell: Shell, image: pygame.Surface, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan
) -> None:
    """Paint the last picture, and how many there are."""
    face = shell.assets.fitting(pictures[-1], (fan.size[0], min(room.h, fan.size[1])))
    line = shell.text.fitted(f"\u00d7 {len(pictures)}", "number", COUNT, room.w // 2, CREAM)
    left = room.centerx - (face.get_width() + 3 * APART + line.get_width()) // 2
    image.blit(face, face.get_rect(midleft=(left, room.centery)))
    image.blit(line, line.get_rect(midleft=(left + face.get_width() + 3 * APART, room.centery)))


def paint_fan(
    shell: Shell, image: pygame.Surface, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan
) -> None:
    """Paint cards fanned out. Many cards are closer together."""
    scale = min(1.0, room.h / (fan.size[1] * 1.25), room.w / (fan.size[0] + (fan.room - 1) * fan.step + 20))
    size = round(fan.size[0] * scale), round(fan.size[1] * scale)
    y = room.top + round(size[1] * 0.54)
    closer = min(1.0, (fan.room - 1) / max(1, len(pictures) - 1))
    for number, name in enumerate(pictures):
        offset = (number - (len(pictures) - 1) / 2) * closer
        turned = _turned(shell.assets.image(name), size, -fan.tilt * offset)
        down = abs(offset) ** 1.6 * 2.5 * scale
        image.blit(turned, turned.get_rect(center=(room.centerx + offset * fan.step * scale, y + down)))


def _turned(face: pygame.Surface, size: tuple[int, int], degrees: float) -> pygame.Surface:
    """Return a picture of this size, rotated, with smooth edges."""
    fine = pygame.transform.smoothscale(face, (size[0] * FINE, size[1] * FINE))
    framed = paint.clear((fine.width + 2 * FINE, fine.height + 2 * FINE))
    framed.blit(fine, (FINE, FINE))
    turned = pygame.transform.rotozoom(framed, degrees, 1.0)
    return pygame.transform.smoothscale(turned, (turned.width // FINE, turned.height // FINE))


def shine(image: pygame.Surface, centre: tuple[int, int]) -> None:
    """Paint warm rays and a glow behind a winner."""
    reach = 460
    light = pygame.Surface((2 * reach, 2 * reach))
    for ray in range(RAYS):
        angles = (math.tau * (ray - 0.22) / RAYS, math.tau * (ray + 0.22) / RAYS)
        edge = [(reach + reach * math.cos(a), reach + reach * math.sin(a)) for a in angles]
        pygame.draw.polygon(light, mix((0, 0, 0), AMBER, 0.34), [(reach, reach), *edge])
    light = pygame.transform.box_blur(light, 6)
    fade = pygame.Surface(light.get_size())
    for step in range(64):
        radius = round(reach * (1 - step / 64))
        pygame.draw.circle(fade, (round(255 * (step / 63)),) * 3, (reach, reach), radius)
    glow = fade.copy()
    glow.fill(mix((0, 0, 0), LAMP, 0.42), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    image.blit(light, light.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)


def draw_floor(image: pygame.Surface, top: int) -> None:
    """Paint the floor below the buttons."""
    boards = paint.gradient((image.get_width(), image.get_height() - top), FLOOR, INK)
    image.blit(boards, (0, top))
    pygame.draw.line(image, mix(FLOOR, AMBER, 0.6), (0, top), (image.get_width(), top), 4)
