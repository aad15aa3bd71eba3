"""Small things that fly over the board: tokens, coins, cards."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.shell import paint
from game.shell.kept import Kept
from game.shell.motion import ease_in_out
from game.shell.paint import Point
from game.shell.theme import SHADOW

SIZES = 40
"""Pictures are kept in so many sizes and widths between nothing and their own."""
TURN = 6
"""Degrees between two turned pictures that are kept."""
MOST_KEPT = 120
FLIP_FROM, FLIP_TO = 0.2, 0.8
"""The part of the way on which a thing turns over."""
THIN = 0.08
"""How wide it looks from its edge."""
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

    @property
    def part(self) -> float:
        """How far it is, 0 to 1."""
        return min(1.0, max(0.0, self.passed_ms) / self.ms) if self.ms > 0 else 1.0


class Flights:
    """Everything in the air; what has arrived is gone, and its owner shows it from then on."""

    def __init__(self) -> None:
        self._flights: list[Flight] = []
        self._pictures = _Pictures()

    @property
    def moving(self) -> bool:
        """Whether anything has not arrived yet."""
        return bool(self._flights)

    def fly(  # noqa: PLR0913
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
    ) -> None:
        """Send a picture, `arc` pixels high, turned by `spin` degrees in all, from one size to another.

        It lies at its start while it waits for `delay_ms`; with `flip_to` it turns over on its way.
        """
        self._flights.append(Flight(picture, start, end, ms, arc, spin, grow, flip_to, -delay_ms))

    def update(self, dt_ms: float) -> None:
        """Let them fly; those that arrive are gone."""
        for flight in self._flights:
            flight.passed_ms += dt_ms
        self._flights = [flight for flight in self._flights if flight.passed_ms < flight.ms]

    def clear(self) -> None:
        """Nothing is in the air any more, because the table is shown anew."""
        self._flights.clear()

    def draw(self, canvas: pygame.Surface) -> None:
        """All shadows below all things; what left first is on top."""
        seen = [self._seen(flight) for flight in reversed(self._flights)]
        canvas.fblits([(shadow, at) for shadow, at, _, _ in seen])
        canvas.fblits([(picture, at) for _, _, picture, at in seen])

    def _seen(self, flight: Flight) -> tuple[pygame.Surface, pygame.Rect, pygame.Surface, pygame.Rect]:
        """A shadow and where, a picture and where."""
        part = ease_in_out(flight.part)
        x = flight.start[0] + (flight.end[0] - flight.start[0]) * part
        y = flight.start[1] + (flight.end[1] - flight.start[1]) * part
        height = flight.arc * 4 * part * (1 - part)
        size = flight.grow[0] + (flight.grow[1] - flight.grow[0]) * part
        face, wide = _face(flight, part)
        picture, shadow = self._pictures.get(face, flight.spin * part, size * wide, size)
        under = x + SHADOW_AWAY[0] * (height + LIES), y + SHADOW_AWAY[1] * (height + LIES)
        return shadow, shadow.get_rect(center=under), picture, picture.get_rect(center=(x, y - height))


_Seen = tuple[pygame.Surface, int, int, int]
"""A picture, its angle, and how wide and tall it is."""


class _Pictures:
    """Pictures in steps of size and angle, each with its shadow, kept for the next frame."""

    def __init__(self) -> None:
        self._kept: Kept[_Seen, tuple[pygame.Surface, pygame.Surface]] = Kept(MOST_KEPT)

    def get(
        self, picture: pygame.Surface, angle: float, wide: float, tall: float
    ) -> tuple[pygame.Surface, pygame.Surface]:
        """The picture, turned clockwise, and its shadow; the middle of both is the middle."""
        key = picture, round(angle / TURN) * TURN % 360, round(wide * SIZES), round(tall * SIZES)
        return self._kept.get(key, lambda: _with_shadow(*key))


def _with_shadow(
    picture: pygame.Surface, angle: int, wide: int, tall: int
) -> tuple[pygame.Surface, pygame.Surface]:
    size = max(1, picture.width * wide // SIZES), max(1, picture.height * tall // SIZES)
    seen = _turned(pygame.transform.smoothscale(picture, size), angle)
    return seen, _shadow(seen)


def _face(flight: Flight, part: float) -> tuple[pygame.Surface, float]:
    """Which side is seen, and how wide it looks while it turns over."""
    if flight.flip_to is None:
        return flight.picture, 1.0
    turned = min(1.0, max(0.0, (part - FLIP_FROM) / (FLIP_TO - FLIP_FROM)))
    face = flight.picture if turned < 0.5 else flight.flip_to
    return face, max(THIN, abs(math.cos(turned * math.pi)))


def _turned(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """The picture turned clockwise, with smooth edges also where it reaches its border."""
    framed = paint.clear((picture.width + 2, picture.height + 2))
    framed.blit(picture, (1, 1))
    return pygame.transform.rotozoom(framed, -angle, 1) if angle else framed


def _shadow(picture: pygame.Surface) -> pygame.Surface:
    """The outline of a picture, dark and blurred."""
    room = 2 * SHADOW_BLUR
    image = paint.clear((picture.width + 2 * room, picture.height + 2 * room))
    outline = pygame.mask.from_surface(picture, 100)
    outline.to_surface(image, setcolor=(*SHADOW, SHADOW_ALPHA), unsetcolor=None, dest=(room, room))
    return pygame.transform.box_blur(image, SHADOW_BLUR)
