"""Smooth rounded panels, soft shadows, shapes and keycaps, drawn once and cached."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import pygame

from game.shell import transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture, to_pixels
from game.shell.theme import AMBER, CREAM, INK, PAPER, SHADOW, WHITE, Colour, mix

Point = tuple[float, float]
Shape = Literal["circle", "square", "triangle", "diamond"]
FINE = 3
"""Shapes are drawn this many times larger and scaled down, for smooth edges."""
SHADOW_ROOM = 16
"""Pixels of shadow around a panel's picture."""


def clear(size: tuple[int, int]) -> Picture:
    """A transparent picture."""
    return Picture(size, pygame.SRCALPHA)


def draw_centred(canvas: Canvas, picture: Picture, middle: Point, flags: int = 0) -> pygame.Rect:
    """Draw a picture around a point; returns where it is."""
    return canvas.blit(picture, picture.get_rect(center=middle), special_flags=flags)


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Picture:
    """A vertical gradient."""
    image = clear(size)
    high = image.surface.get_height()
    strip = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        strip.set_at((0, y), mix(top, bottom, y / max(1, high - 1)))
    pygame.transform.scale(strip, image.surface.get_size(), image.surface)
    return image


@cached(256)
def rounded(size: tuple[int, int], radius: int, width: int = 0) -> Picture:
    """A white rounded rectangle with smooth edges (`width`: only its outline), to be tinted."""
    image = clear(size)
    surface, scale = image.surface, image.scale
    curve, thick = to_pixels(radius, scale), max(to_pixels(width, scale), width > 0)
    corner = max(curve, thick) + 1
    if min(surface.get_size()) <= 2 * corner:
        surface.blit(_smooth_corners(surface.get_size(), curve, thick), (0, 0))
        return image
    small = _smooth_corners((2 * corner + 1, 2 * corner + 1), curve, thick)
    for x, wide, left, across in _spans(surface.get_width(), corner):
        for y, high, top, down in _spans(surface.get_height(), corner):
            part, room = small.subsurface((x, y, wide, high)), (across, down)
            pygame.transform.scale(part, room, surface.subsurface((left, top), room))
    return image


def _spans(length: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the corners and the part between: place and length in the small picture, then in the large."""
    between = corner, 1, corner, length - 2 * corner
    return (0, corner, 0, corner), between, (corner + 1, corner, length - corner, corner)


@lru_cache(maxsize=64)
def _smooth_corners(size: tuple[int, int], radius: int, width: int) -> pygame.Surface:
    """Draw a white rounded rectangle larger and scale it down; too slow for large ones. All in pixels."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    pygame.draw.rect(large, (255, 255, 255), large.get_rect(), width * FINE, border_radius=radius * FINE)
    return pygame.transform.smoothscale(large, size)


def tinted(mask: Picture, colour: Colour, alpha: int = 255) -> Picture:
    """A white mask in a colour."""
    image = mask.copy()
    image.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@cached(128)
def plate(size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255) -> Picture:
    """A rounded rectangle in a colour, the same picture every time; do not draw on it."""
    return tinted(rounded(size, radius), colour, alpha)


def rounded_gradient(size: tuple[int, int], radius: int, top: Colour, bottom: Colour) -> Picture:
    """A rounded rectangle with a vertical gradient."""
    image = gradient(size, top, bottom)
    image.blit(rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


@cached(128)
def soft_shadow(size: tuple[int, int], radius: int, alpha: int = 140, spread: int = 8) -> Picture:
    """A blurred dark rectangle, larger than `size` by 2 * SHADOW_ROOM."""
    image = clear((size[0] + 2 * SHADOW_ROOM, size[1] + 2 * SHADOW_ROOM))
    image.blit(tinted(rounded(size, radius), SHADOW, alpha), (SHADOW_ROOM, SHADOW_ROOM))
    return transform.box_blur(image, spread)


@cached(96)
def panel(size: tuple[int, int], fill: Colour, edge: Colour, radius: int = 18, alpha: int = 255) -> Picture:
    """A printed-card panel with its shadow; blit it SHADOW_ROOM to the left of and above its place."""
    image = clear((size[0] + 2 * SHADOW_ROOM, size[1] + 2 * SHADOW_ROOM))
    image.blit(soft_shadow(size, radius), (0, 6))
    body = rounded_gradient(size, radius, mix(fill, (255, 255, 255), 0.07), fill)
    body.blit(tinted(rounded(size, radius, 2), edge, 230), (0, 0))
    inner = size[0] - 6, size[1] - 6
    body.blit(tinted(rounded(inner, radius - 3, 2), (255, 255, 255), 13), (3, 3))
    body.set_alpha(alpha)
    image.blit(body, (SHADOW_ROOM, SHADOW_ROOM))
    return image


def draw_panel(
    canvas: Canvas, rect: pygame.Rect, fill: Colour, edge: Colour, radius: int = 18, alpha: int = 255
) -> None:
    """Draw a panel with its shadow at `rect`."""
    image = panel(rect.size, fill, edge, radius, alpha)
    canvas.blit(image, (rect.x - SHADOW_ROOM, rect.y - SHADOW_ROOM))


@cached(128)
def button_face(size: tuple[int, int], colour: Colour, edge: Colour, radius: int = 18) -> Picture:
    """A shiny button with its shadow; blit it SHADOW_ROOM to the left of and above its place."""
    image = clear((size[0] + 2 * SHADOW_ROOM, size[1] + 2 * SHADOW_ROOM))
    image.blit(soft_shadow(size, radius, 190, 6), (0, 8))
    face = rounded_gradient(size, radius, mix(colour, (255, 255, 255), 0.08), mix(colour, SHADOW, 0.30))
    face.blit(tinted(rounded((size[0] - 6, size[1] - 6), radius - 3, 2), edge, 150), (3, 3))
    image.blit(face, (SHADOW_ROOM, SHADOW_ROOM))
    return image


@cached(64)
def focus_ring(size: tuple[int, int], radius: int, colour: Colour, width: int) -> Picture:
    """The ring around the focused widget; blit it `width + 3` to the left of and above it."""
    room = width + 3
    return tinted(rounded((size[0] + 2 * room, size[1] + 2 * room), radius + room, width), colour)


def draw_focus(
    canvas: Canvas, rect: pygame.Rect, radius: int = 18, colour: Colour = AMBER, width: int = 5
) -> None:
    """Draw the focus ring round `rect`."""
    room = width + 3
    canvas.blit(focus_ring(rect.size, radius, colour, width), (rect.x - room, rect.y - room))


def regular(centre: Point, radius: float, corners: int, turn: float = -90.0) -> list[Point]:
    """Return the corners of a regular polygon, the first one up."""
    steps = (math.radians(turn + 360 * corner / corners) for corner in range(corners))
    return [(centre[0] + radius * math.cos(step), centre[1] + radius * math.sin(step)) for step in steps]


def outline(shape: Shape, centre: Point, radius: float) -> list[Point]:
    """Return the corners of a shape."""
    x, y = centre
    match shape:
        case "circle":
            return regular(centre, radius, 48)
        case "square":
            side = radius * 0.88
            return [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]
        case "triangle":
            return regular((x, y + radius * 0.14), radius * 1.22, 3)
        case _:
            return regular(centre, radius * 1.14, 4)


@cached(128)
def keycap(size: tuple[int, int]) -> Picture:
    """An empty cream keycap, seen a little from below."""
    width, height = size
    image = clear((width, height))
    depth = max(4, height // 9)
    image.blit(
        rounded_gradient((width, height), height // 6, mix(PAPER, INK, 0.35), mix(PAPER, INK, 0.55)), (0, 0)
    )
    top = rounded_gradient((width, height - depth), height // 6, WHITE, mix(PAPER, CREAM, 0.4))
    image.blit(top, (0, 0))
    return image
