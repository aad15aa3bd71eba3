"""Cards in the air: dealt into a slot and turned over in depth, or won and on their way to a corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.board import Point
from game.core.kernel import Seat
from game.games.hands_up.screen.pictures import CardPictures
from game.shell.motion import ease_in_out, ease_out, ease_out_back

HEIGHT = 46
LOW_SHADOW, HIGH_SHADOW = 7, 4
"""How far a shadow is from its card, and how much farther from one that is high in the air."""
FLIP_FROM, FLIP_FOR = 0.35, 0.55
"""From where on its way a card turns over, and for how much of the way."""
LAND_MS, LANDED = 130.0, 1.35
"""How long a won card is seen in its corner, and how large it springs up there."""


@dataclass(slots=True)
class Flight:
    """A card in the air."""

    name: str
    start: Point
    end: Point
    ms: float
    delay_ms: float
    scales: tuple[float, float]
    lands_in: int | None = None
    """The slot it will lie in, its face up; None when it leaves the table."""
    winner: Seat | None = None
    """Whose it will be, when it leaves the table."""
    passed_ms: float = 0.0

    @property
    def part(self) -> float:
        """How far it is, 0 to 1."""
        return max(0.0, min(1.0, (self.passed_ms - self.delay_ms) / self.ms))

    @property
    def landing(self) -> float:
        """How much of its landing is done, 0 to 1; a card that is dealt lies at once."""
        late = self.passed_ms - self.delay_ms - self.ms
        return 1.0 if self.lands_in is not None else max(0.0, min(1.0, late / LAND_MS))

    @property
    def over(self) -> bool:
        """Whether it is in the air no more."""
        return self.part >= 1 and self.landing >= 1


class CardFlights:
    """Everything in the air."""

    def __init__(self, pictures: CardPictures) -> None:
        self._pictures = pictures
        self._flights: list[Flight] = []

    def __iter__(self) -> Iterator[Flight]:
        return iter(self._flights)

    def __len__(self) -> int:
        return len(self._flights)

    def start(self, flight: Flight) -> None:
        """One more."""
        self._flights.append(flight)

    def take_all(self) -> list[Flight]:
        """All that are in the air, which is empty from then on."""
        flights, self._flights = self._flights, []
        return flights

    def update(self, dt_ms: float) -> list[Flight]:
        """Let time pass; those that have arrived."""
        for flight in self._flights:
            flight.passed_ms += dt_ms
        over = [flight for flight in self._flights if flight.over]
        self._flights = [flight for flight in self._flights if not flight.over]
        return over

    def on_the_way(self, seat: Seat) -> int:
        """How many cards fly to a player and are not there yet."""
        return sum(flight.winner == seat and flight.part < 1 for flight in self._flights)

    def draw(self, canvas: pygame.Surface) -> None:
        """Every card with its shadow."""
        for flight in self._flights:
            if flight.part > 0:
                self._draw(canvas, flight)

    def _draw(self, canvas: pygame.Surface, flight: Flight) -> None:
        flips = flight.lands_in is not None
        part = ease_out(flight.part) if flips else ease_in_out(flight.part)
        x = flight.start[0] + (flight.end[0] - flight.start[0]) * part
        y = flight.start[1] + (flight.end[1] - flight.start[1]) * part
        height = HEIGHT * 4 * flight.part * (1 - flight.part)
        scale = flight.scales[0] + (flight.scales[1] - flight.scales[0]) * part
        if not flips and flight.part >= 1:
            scale *= LANDED + (1 - LANDED) * ease_out_back(flight.landing)
        shadow = self._pictures.shadow(round(scale, 1))
        away = LOW_SHADOW + HIGH_SHADOW * height / HEIGHT
        canvas.blit(shadow, shadow.get_rect(center=(x + away / 2, y - height + away)))
        if flips:
            turned = min(1.0, max(0.0, (flight.part - FLIP_FROM) / FLIP_FOR))
            picture = self._pictures.flipping(flight.name, turned, scale)
        else:
            picture = self._pictures.get(flight.name, 0, scale)
        canvas.blit(picture, picture.get_rect(center=(x, y - height)))
