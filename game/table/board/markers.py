"""Markers on a board: glowing spaces, ways, rings, name tags and speech bubbles."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial

import pygame

from game.shell import draw, paint, transform
from game.shell.lru_cache import LruCache, cached
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, WHITE, Colour, mix
from game.table.board.camera import Camera
from game.table.board.picture import MOST_LIT
from game.table.board.placement import free_place

PULSE_MS = 1_100.0
PULSE_STEPS = 8
RIPPLE_MS = -14.0
"""Spaces further away pulse a little later, so that their pictures aren't all painted at once."""
FARTHEST, NEARS = 8, 4
"""Spaces this many steps away glow the least; and the number of brightness levels."""
CACHE_SIZE = 320
FRAME_RADIUS, CASING = 20, 2
GLOW_SIDE, GLOW_EDGE = 113, 18
"""The space for which the glow is designed, and how many times thinner its edge is."""
RING_MS = 2_400.0
TAG, LARGEST_TAG = 22, 30
DARK = 110
"""Colours darker than this get light letters."""

Glowing = tuple[tuple[float, float], int]
"""The middle of a space, and its distance in steps."""


class Markers:
    """Draws markers; each picture is painted once."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._pictures: LruCache[object, Picture] = LruCache(CACHE_SIZE)

    def glow(
        self, canvas: Canvas, middle: tuple[float, float], side: int, colour: Colour, ms: float = 0.0
    ) -> None:
        """A space that can be chosen; it pulses."""
        self.glows(canvas, [(middle, 1)], side, colour, ms)

    def glows(self, canvas: Canvas, middles: Sequence[Glowing], side: int, colour: Colour, ms: float) -> None:
        """Spaces that can be chosen: the nearer, the brighter; they pulse."""
        soft = len(middles) <= MOST_LIT  # if there are more, only their edges glow
        kinds = {
            steps: self._glow(steps, side, colour, ms, soft=soft) for steps in {away for _, away in middles}
        }
        canvas.fblits(
            [
                (glow, (round(x) - glow.width // 2, round(y) - glow.width // 2))
                for (x, y), glow in ((middle, kinds[steps]) for middle, steps in middles)
            ]
        )

    def _glow(self, steps: int, side: int, colour: Colour, ms: float, *, soft: bool) -> Picture:
        """The glow of a space at this distance."""
        away = round(min(max(steps - 1, 0), FARTHEST) / FARTHEST * NEARS)
        near = 1 - 0.55 * away / NEARS
        beat = round((0.5 + 0.5 * wave(ms + away * RIPPLE_MS, PULSE_MS)) * PULSE_STEPS)
        key = ("glow", side, colour, away, beat, soft)
        return self._pictures.get(key, lambda: _glow_picture(side, colour, near, beat, soft=soft))

    def aim(self, canvas: Canvas, outer: pygame.Rect, ms: float) -> None:
        """The focus inside `outer`: white with dark edges, unlike any seat's colour."""
        width = self._shell.theme.palette.ring + 2
        less = 2 * (width + 3 + CASING + round(1 + wave(ms, PULSE_MS)))
        ring, radius = outer.inflate(-less, -less), min(FRAME_RADIUS, outer.w // 6)

        def draw_ring(layer: Canvas) -> None:
            cased = ring.inflate(-2 * CASING, -2 * CASING)
            _draw_frame(layer, cased, INK, width + 2 * CASING, radius)
            _draw_frame(layer, ring, WHITE, width, radius)

        canvas.layer(("focus", tuple(ring), width, radius), outer, draw_ring)

    def trail(
        self, canvas: Canvas, camera: Camera, way: Sequence[tuple[float, float]], colour: Colour
    ) -> None:
        """The line of a way, which may be under pieces."""
        points = [camera.to_canvas(at) for at in way]
        if len(points) > 1:
            draw.lines(canvas, mix(colour, CREAM, 0.35), False, points, 5)

    def stones(
        self,
        canvas: Canvas,
        camera: Camera,
        way: Sequence[tuple[float, float]],
        colour: Colour,
        grown: float = 1.0,
        *,
        usual: Collection[tuple[float, float]] = (),
    ) -> None:
        """A numbered stone on every step of a way, over pieces; `grown` except on `usual` places."""
        for number, at in enumerate(way[1:], 1):
            radius = round(stone_radius(camera) * (1.0 if at in usual else grown))
            x, y = camera.to_canvas(at)
            stone = self._pictures.get(
                ("stone", number, radius, colour), partial(self._stone, number, radius, colour)
            )
            canvas.blit(stone, stone.get_rect(center=(round(x), round(y))))

    def ring(self, canvas: Canvas, feet: tuple[float, float], side: int, colour: Colour, ms: float) -> None:
        """The ring at the feet of the active piece."""
        grow = round(4 * wave(ms, RING_MS))
        image = self._pictures.get(("ring", side + grow, colour), lambda: _ring(side + grow, colour))
        canvas.blit(image, image.get_rect(center=(round(feet[0]), round(feet[1]))))

    def tag_picture(self, text: str, colour: Colour) -> Picture:
        """The plate with a name."""
        key = ("tag", text, colour, self._shell.settings.version)
        return self._pictures.get(key, lambda: self._paint_tag(text, colour))

    def bubble(
        self,
        canvas: Canvas,
        text: str,
        point: tuple[float, float],
        area: pygame.Rect,
        avoid: Iterable[pygame.Rect] = (),
        width: int = 420,
    ) -> pygame.Rect:
        """A sentence in a bubble near a point, inside `area`, beside what to `avoid`; returns where it is."""
        key = ("bubble", text, width, self._shell.settings.version)
        image = self._pictures.get(key, lambda: self._bubble_picture(text, width))
        rect = image.get_rect(midbottom=(round(point[0]), round(point[1]) - 40))
        if rect.top < area.top:
            rect.midtop = round(point[0]), round(point[1]) + 50
        shadow = 2 * paint.SHADOW_ROOM
        rect = free_place(rect.inflate(-shadow, -shadow), area, avoid).inflate(shadow, shadow)
        canvas.blit(image, rect)
        return rect

    def _stone(self, number: int, radius: int, colour: Colour) -> Picture:
        """A stone with its number."""
        image = self._pictures.get(("stone", radius, colour), partial(_bare_stone, radius, colour)).copy()
        letter = self._shell.text.line(str(number), "display", max(18, radius), ink_on(colour), fixed=True)
        bounds, middle = letter.get_bounding_rect(), image.width / 2
        image.blit(letter, (middle - bounds.centerx, middle - bounds.centery))
        return image

    def _paint_tag(self, text: str, colour: Colour) -> Picture:
        ink = ink_on(colour)
        letters = min(self._shell.theme.px(TAG), LARGEST_TAG)
        line = self._shell.text.line(text, "text_bold", letters, ink, max_width=300, fixed=True)
        size = line.get_width() + 26, line.get_height() + 8
        image = paint.clear((size[0] + 6, size[1] + 6))
        image.blit(paint.tinted(paint.rounded((size[0] + 6, size[1] + 6), 14), CREAM), (0, 0))
        image.blit(paint.tinted(paint.rounded(size, 12), colour), (3, 3))
        image.blit(line, line.get_rect(center=(image.get_width() // 2, image.get_height() // 2)))
        return image

    def _bubble_picture(self, text: str, width: int) -> Picture:
        theme = self._shell.theme
        room = min(round(width * theme.text_scale), 900)
        room = min(room, self._shell.text.width(text, "text_bold", 24) + 4)
        words = self._shell.text.paragraph(text, "text_bold", 24, room, CREAM, align="middle")
        size = words.get_width() + 44, words.get_height() + 26
        image = paint.clear((size[0] + 2 * paint.SHADOW_ROOM, size[1] + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), size)
        paint.draw_panel(image, inner, INK, AMBER, 16)
        image.blit(words, words.get_rect(center=inner.center))
        return image


def stone_radius(camera: Camera) -> int:
    """The radius of the stones of a way; they grow as the camera zooms in."""
    return 17 + 5 * round(min(2.0, (camera.closer - 1) / 0.3))


def ink_on(colour: Colour) -> Colour:
    """Dark or light, whichever is readable on a colour."""
    red, green, blue = colour
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > DARK else CREAM


def _bare_stone(radius: int, colour: Colour) -> Picture:
    side = 2 * radius + 6
    large = paint.clear((side * 3, side * 3))
    middle = (side * 3 // 2, side * 3 // 2)
    draw.circle(large, (*INK, 120), (middle[0] + 4, middle[1] + 9), radius * 3)
    draw.circle(large, CREAM, middle, radius * 3)
    draw.circle(large, colour, middle, radius * 3 - 12)
    return transform.smoothscale(large, (side, side))


def _glow_picture(side: int, colour: Colour, near: float, beat: int, *, soft: bool) -> Picture:
    """A bright edge around a space, maybe with soft light around it; nothing in the middle."""
    light, line = _glow_masks(side)
    edge = paint.tinted(
        line, mix(colour, (255, 255, 255), 0.25 + 0.5 * beat / PULSE_STEPS), round(255 * near)
    )
    if not soft:
        return edge
    image = paint.tinted(light, colour, round(255 * near * (0.55 + 0.45 * beat / PULSE_STEPS)))
    image.blit(edge, edge.get_rect(center=image.get_rect().center))
    return image


@cached(32)
def _glow_masks(side: int) -> tuple[Picture, Picture]:
    """The light around a space and its edge, in white; painted once and scaled."""
    room = side // 8
    whole = side + 2 * room
    if side != GLOW_SIDE:
        light, line = _glow_masks(GLOW_SIDE)
        scale = transform.smoothscale
        return scale(light, (whole, whole)), scale(line, (side, side))
    light = paint.clear((whole, whole))
    light.blit(paint.rounded((side, side), side // 6), (room, room))
    light = transform.box_blur(light, room)
    light.fill((0, 0, 0, 0), (room + 4, room + 4, side - 8, side - 8))
    return light, paint.rounded((side, side), side // 6, side // GLOW_EDGE)


def _draw_frame(
    canvas: Canvas, rect: pygame.Rect, colour: Colour, width: int, radius: int = FRAME_RADIUS
) -> None:
    """The focus ring in any size: its corners, with straight lines between them."""
    half = radius + width + 3
    ring = paint.focus_ring((2 * radius, 2 * radius), radius, colour, width)
    outer = rect.inflate(2 * (width + 3), 2 * (width + 3))
    right, bottom = outer.right - half, outer.bottom - half
    for x, column in ((outer.left, 0), (right, half)):
        for y, row in ((outer.top, 0), (bottom, half)):
            canvas.blit(ring, (x, y), (column, row, half, half))
    across, down = outer.w - 2 * half, outer.h - 2 * half
    for y in (outer.top, outer.bottom - width):
        canvas.fill(colour, (outer.left + half, y, across, width))
    for x in (outer.left, outer.right - width):
        canvas.fill(colour, (x, outer.top + half, width, down))


def _ring(side: int, colour: Colour) -> Picture:
    """An amber ellipse with the colour of the seat inside."""
    return transform.smoothscale(_large_ring(colour), (side, round(side * 0.5)))


@cached(8)
def _large_ring(colour: Colour) -> Picture:
    large = paint.clear((348, 174))
    draw.ellipse(large, (*colour, 90), large.get_rect())
    draw.ellipse(large, AMBER, large.get_rect(), 15)
    return large
