"""Things that fly over the board: tokens, notes, cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.shell import paint, transform
from game.shell.lru_cache import LruCache
from game.shell.motion import ease_in_out, ease_out_back
from game.shell.paint import Point
from game.shell.picture import Canvas, Picture, to_pixels
from game.shell.theme import SHADOW
from game.table.flips import STEP, in_depth, seen_side

SIZES = 40
"""The cache has pictures in so many sizes between nothing and their own."""
TURN = 6
"""Degrees between two turned pictures in the cache."""
CACHE_SIZE = 120
FLIP_FROM, FLIP_TO = 0.2, 0.8
"""The part of the flight in which a thing turns over."""
LAND_MS = 140.0
"""How long a thing that lands is squashed before it disappears."""
SQUASHED = (1.22, 0.66)
SHADOW_ALPHA, SHADOW_BLUR = 95, 7
SHADOW_AWAY = (0.25, 0.40)
"""The offset of the shadow for each pixel of height."""
LIES = 12
"""At its start and end a thing has the shadow of this height."""
_Key = tuple[Picture, int, int, int, int]
"""A picture, its angle, width and height, and by how many degrees it is turned over."""


@dataclass(slots=True)
class Flight:
    """One thing in flight."""

    picture: Picture
    start: Point
    end: Point
    ms: float
    arc: float = 80
    """The height of the flight half way, in pixels."""
    spin: float = 0.0
    """Degrees by which it turns in all."""
    grow: tuple[float, float] = (1, 1)
    """Its size at the start and at the end."""
    delay_ms: float = 0.0
    """How long it waits at its start."""
    flip_to: Picture | None = None
    """The other side, if it turns over."""
    sway: float = 0.0
    """How far it is off the straight line half way, in pixels."""
    landed: Callable[[], None] | None = None
    """Called when it arrives; it is squashed then."""
    passed_ms: float = 0.0

    def __post_init__(self) -> None:
        """Begin with the delay."""
        self.passed_ms -= self.delay_ms

    @property
    def part(self) -> float:
        """The part of the flight that is done, 0 to 1."""
        return min(1.0, max(0.0, self.passed_ms) / self.ms) if self.ms > 0 else 1.0

    @property
    def whole_ms(self) -> float:
        """How long it is visible, including its landing."""
        return self.ms + (LAND_MS if self.landed is not None else 0.0)

    @property
    def squash(self) -> tuple[float, float]:
        """Its width and height while it lands, as parts of its size."""
        part = (self.passed_ms - self.ms) / LAND_MS
        left = (1 - ease_out_back(part)) if part > 0 else 0.0
        return 1 + (SQUASHED[0] - 1) * left, 1 + (SQUASHED[1] - 1) * left


class Flights:
    """All things in flight; what has arrived is no longer drawn here."""

    def __init__(self) -> None:
        self.flying: list[Flight] = []
        self.cache: LruCache[_Key, tuple[Picture, Picture]] = LruCache(CACHE_SIZE)
        """Pictures and their shadows."""

    @property
    def moving(self) -> bool:
        """Whether anything flies."""
        return bool(self.flying)

    def fly(self, flight: Flight) -> None:
        """Let a thing fly."""
        self.flying.append(flight)

    def update(self, dt_ms: float) -> None:
        """Let time pass; remove what has arrived."""
        for flight in self.flying:
            arrives = flight.passed_ms < flight.ms <= flight.passed_ms + dt_ms
            flight.passed_ms += dt_ms
            if arrives and flight.landed is not None:
                flight.landed()
        self.flying = [flight for flight in self.flying if flight.passed_ms < flight.whole_ms]

    def clear(self) -> None:
        """Remove everything."""
        self.flying.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw all shadows, then all things, the first on top."""
        seen = [self._pictures(flight) for flight in reversed(self.flying)]
        canvas.fblits([(shadow, at) for shadow, at, _, _ in seen])
        canvas.fblits([(picture, at) for _, _, picture, at in seen])

    def _pictures(self, flight: Flight) -> tuple[Picture, pygame.Rect, Picture, pygame.Rect]:
        """A shadow and its place, a picture and its place."""
        part = ease_in_out(flight.part)
        along = flight.end[0] - flight.start[0], flight.end[1] - flight.start[1]
        bulge = 4 * part * (1 - part)
        beside = flight.sway * bulge / max(1.0, math.hypot(*along))
        x = flight.start[0] + along[0] * part - along[1] * beside
        y = flight.start[1] + along[1] * part + along[0] * beside
        height = flight.arc * bulge
        size = flight.grow[0] + (flight.grow[1] - flight.grow[0]) * part
        wide, tall = flight.squash
        face, degrees = _face(flight, part)
        key = (
            face, round(flight.spin * part / TURN) * TURN % 360,
            round(size * wide * SIZES), round(size * tall * SIZES), round(degrees / STEP) * STEP,
        )  # fmt: skip
        picture, shadow = self.cache.get(key, lambda: _with_shadow(*key))
        under = x + SHADOW_AWAY[0] * (height + LIES), y + SHADOW_AWAY[1] * (height + LIES)
        return shadow, shadow.get_rect(center=under), picture, picture.get_rect(center=(x, y - height))


def _with_shadow(picture: Picture, angle: int, wide: int, tall: int, degrees: int) -> tuple[Picture, Picture]:
    size = max(1, picture.width * wide // SIZES), max(1, picture.height * tall // SIZES)
    flat = in_depth(picture, size, degrees) if degrees else transform.smoothscale(picture, size)
    turned = _turned(flat, angle)
    return turned, _shadow(turned)


def _face(flight: Flight, part: float) -> tuple[Picture, int]:
    """The visible side, and how far it is turned over."""
    if flight.flip_to is None:
        return flight.picture, 0
    other, degrees = seen_side((part - FLIP_FROM) / (FLIP_TO - FLIP_FROM))
    return flight.flip_to if other else flight.picture, degrees


def _turned(picture: Picture, angle: int) -> Picture:
    """The picture turned clockwise, with smooth edges even at its border."""
    framed = paint.clear((picture.width + 2, picture.height + 2))
    framed.blit(picture, (1, 1))
    return transform.rotozoom(framed, -angle, 1) if angle else framed


def _shadow(picture: Picture) -> Picture:
    """The blurred shadow of a picture."""
    size = picture.width + 4 * SHADOW_BLUR, picture.height + 4 * SHADOW_BLUR
    small = transform.scale(picture, (max(1, picture.width // 2), max(1, picture.height // 2)))
    image = paint.clear((size[0] // 2, size[1] // 2))
    outline = pygame.mask.from_surface(small.surface, 100)
    room = to_pixels(SHADOW_BLUR, image.scale)
    outline.to_surface(image.surface, setcolor=(*SHADOW, SHADOW_ALPHA), unsetcolor=None, dest=(room, room))
    return transform.smoothscale(transform.box_blur(image, SHADOW_BLUR // 2), size)
