"""A card in the air: dealt into a slot and turned over in depth, or won and on its way to a corner."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.board import Point
from game.core.kernel import Seat
from game.games.hands_up.screen.pictures import SHADOW, CardPictures
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
        """How much of its landing is done, 0 to 1; a dealt card needs none."""
        late = self.passed_ms - self.delay_ms - self.ms
        return 1.0 if self.lands_in is not None else max(0.0, min(1.0, late / LAND_MS))

    @property
    def over(self) -> bool:
        """Whether it has landed."""
        return self.part >= 1 and self.landing >= 1

    def draw(self, canvas: pygame.Surface, pictures: CardPictures) -> None:
        """Draw the card and its shadow, once it has left."""
        if self.part == 0:
            return
        flips = self.lands_in is not None
        part = ease_out(self.part) if flips else ease_in_out(self.part)
        x = self.start[0] + (self.end[0] - self.start[0]) * part
        y = self.start[1] + (self.end[1] - self.start[1]) * part
        height = HEIGHT * 4 * self.part * (1 - self.part)
        scale = self.scales[0] + (self.scales[1] - self.scales[0]) * part
        if not flips and self.part >= 1:
            scale *= LANDED + (1 - LANDED) * ease_out_back(self.landing)
        shadow = pictures.get(SHADOW, 0, round(scale, 1))
        away = LOW_SHADOW + HIGH_SHADOW * height / HEIGHT
        canvas.blit(shadow, shadow.get_rect(center=(x + away / 2, y - height + away)))
        if flips:
            turned = min(1.0, max(0.0, (self.part - FLIP_FROM) / FLIP_FOR))
            picture = pictures.flipping(self.name, turned, scale)
        else:
            picture = pictures.get(self.name, 0, scale)
        canvas.blit(picture, picture.get_rect(center=(x, y - height)))
