"""Small things that fly over the board: tokens, coins, cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.shell import paint
from game.shell.lru_cache import LruCache
from game.shell.motion import ease_in_out, ease_out_back
from game.shell.paint import Point
from game.shell.theme import SHADOW
from game.table.flips import STEP, in_depth, seen_side

SIZES = 40
"""Pictures are kept in so many sizes and widths between nothing and their own."""
TURN = 6
"""Degrees between two turned pictures that are kept."""
CACHE_SIZE = 120
FLIP_FROM, FLIP_TO = 0.2, 0.8
"""The part of the way on which a thing turns over."""
LAND_MS = 140.0
"""How long a thing that lands is squashed, and springs back, before it is gone."""
SQUASHED = (1.22, 0.66)
SHADOW_ALPHA, SHADOW_BLUR = 95, 7
SHADOW_AWAY = (0.25, 0.40)
"""How far the shadow falls to the right and below, for each pixel of height."""
LIES = 12
"""A thing that lies at its start or end throws the shadow of this height."""


@dataclass(slots=True)
class Flight:
    """One thing on its way."""

    picture: pygame.Surface
    start: Point
    end: Point
    ms: float
    arc: float
    spin: float
    grow: tuple[float, float]
    flip_to: pygame.Surface | None
    passed_ms: float
    """Below zero while it waits at its start."""
    sway: float
    landed: Callable[[], None] | None

    @property
    def part(self) -> float:
        """How far it is, 0 to 1."""
        return min(1.0, max(0.0, self.passed_ms) / self.ms) if self.ms > 0 else 1.0

    @property
    def whole_ms(self) -> float:
        """How long it is seen: also while it lands, where somebody waits for that."""
        return self.ms + (LAND_MS if self.landed is not None else 0.0)

    @property
    def squash(self) -> tuple[float, float]:
        """How wide and tall it is while it lands, as parts of its size."""
        part = (self.passed_ms - self.ms) / LAND_MS
        left = (1 - ease_out_back(part)) if part > 0 else 0.0
        return 1 + (SQUASHED[0] - 1) * left, 1 + (SQUASHED[1] - 1) * left


class Flights:
    """Everything in the air; what has arrived is gone, and its owner shows it from then on."""

    def __init__(self) -> None:
        self._flights: list[Flight] = []
        self._pictures = _Pictures()

    @property
    def moving(self) -> bool:
        """Whether anything has not arrived yet."""
        return bool(self._flights)

    def fly(
        self,
        picture: pygame.Surface,
        start: Point,
        end: Point,
        ms: float,
        *,
        arc: float = 80,
        spin: float = 0.0,
        grow: tuple[float, float] = (1, 1),
        delay_ms: float = 0,
        flip_to: pygame.Surface | None = None,
        sway: float = 0.0,
        landed: Callable[[], None] | None = None,
    ) -> None:
        """Send a picture, `arc` pixels high, turned by `spin` degrees in all, from one size to another.

        It lies at its start while it waits for `delay_ms`; with `flip_to` it turns over on its way, and half
        way it is `sway` pixels beside the straight line. Where `landed` is to be told, it is squashed then.
        """
        self._flights.append(
            Flight(picture, start, end, ms, arc, spin, grow, flip_to, -delay_ms, sway, landed)
        )

    def update(self, dt_ms: float) -> None:
        """Let them fly; those that arrive are gone."""
        for flight in self._flights:
            arrives = flight.passed_ms < flight.ms <= flight.passed_ms + dt_ms
            flight.passed_ms += dt_ms
            if arrives and flight.landed is not None:
                flight.landed()
        self._flights = [flight for flight in self._flights if flight.passed_ms < flight.whole_ms]

    def clear(self) -> None:
        """Nothing is in the air any more, because the table is shown anew."""
        self._flights.clear()

    def draw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """All shadows below all things; what left first is on top. Returns where they are."""
        seen = [self._seen(flight) for flight in reversed(self._flights)]
        canvas.fblits([(shadow, at) for shadow, at, _, _ in seen])
        canvas.fblits([(picture, at) for _, _, picture, at in seen])
        return [place for _, under, _, over in seen for place in (under, over)]

    def _seen(self, flight: Flight) -> tuple[pygame.Surface, pygame.Rect, pygame.Surface, pygame.Rect]:
        """A shadow and where, a picture and where."""
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
        picture, shadow = self._pictures.get(face, flight.spin * part, size * wide, size * tall, degrees)
        under = x + SHADOW_AWAY[0] * (height + LIES), y + SHADOW_AWAY[1] * (height + LIES)
        return shadow, shadow.get_rect(center=under), picture, picture.get_rect(center=(x, y - height))


_Seen = tuple[pygame.Surface, int, int, int, int]
"""A picture, its angle, how wide and tall it is, and by how many degrees it is turned over."""


class _Pictures:
    """Pictures in steps of size and angle, each with its shadow, kept for the next frame."""

    def __init__(self) -> None:
        self._kept: LruCache[_Seen, tuple[pygame.Surface, pygame.Surface]] = LruCache(CACHE_SIZE)

    def get(
        self, picture: pygame.Surface, angle: float, wide: float, tall: float, degrees: int
    ) -> tuple[pygame.Surface, pygame.Surface]:
        """The picture, turned clockwise, and its shadow; the middle of both is the middle."""
        turn = round(angle / TURN) * TURN % 360, round(degrees / STEP) * STEP
        key = picture, turn[0], round(wide * SIZES), round(tall * SIZES), turn[1]
        return self._kept.get(key, lambda: _with_shadow(*key))


def _with_shadow(
    picture: pygame.Surface, angle: int, wide: int, tall: int, degrees: int
) -> tuple[pygame.Surface, pygame.Surface]:
    size = max(1, picture.width * wide // SIZES), max(1, picture.height * tall // SIZES)
    flat = in_depth(picture, size, degrees) if degrees else pygame.transform.smoothscale(picture, size)
    seen = _turned(flat, angle)
    return seen, _shadow(seen)


def _face(flight: Flight, part: float) -> tuple[pygame.Surface, int]:
    """Which side is seen, and how far it is turned over."""
    if flight.flip_to is None:
        return flight.picture, 0
    other, degrees = seen_side((part - FLIP_FROM) / (FLIP_TO - FLIP_FROM))
    return flight.flip_to if other else flight.picture, degrees


def _turned(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """The picture turned clockwise, with smooth edges also where it reaches its border."""
    framed = paint.clear((picture.width + 2, picture.height + 2))
    framed.blit(picture, (1, 1))
    return pygame.transform.rotozoom(framed, -angle, 1) if angle else framed


def _shadow(picture: pygame.Surface) -> pygame.Surface:
    """The outline of a picture, dark and blurred."""
    room = 2 * SHADOW_BLUR
    size = picture.width + 2 * room, picture.height + 2 * room
    small = pygame.transform.scale(picture, (max(1, picture.width // 2), max(1, picture.height // 2)))
    image = paint.clear((size[0] // 2, size[1] // 2))
    outline = pygame.mask.from_surface(small, 100)
    outline.to_surface(
        image, setcolor=(*SHADOW, SHADOW_ALPHA), unsetcolor=None, dest=(SHADOW_BLUR, SHADOW_BLUR)
    )
    return pygame.transform.smoothscale(pygame.transform.box_blur(image, SHADOW_BLUR // 2), size)
