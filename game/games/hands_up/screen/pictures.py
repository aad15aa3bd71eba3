"""Pictures of cards: turned, shrunk, half flipped, or in flight."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.board import Point
from game.core.kernel import Seat
from game.shell import paint, transform
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.motion import ease_in_out, ease_out, ease_out_back
from game.shell.picture import Canvas, Picture
from game.shell.theme import INK, Colour
from game.table.flips import Flips

BACK, SHADOW = "cards/back", "cards/shadow"
MOST_KEPT = 600
SCALES = 0.05
"""The step between the sizes of cards that flip."""
HEIGHT = 46
LOW_SHADOW, HIGH_SHADOW = 7, 4
"""How far a shadow is from its card, and how much farther from one that is high in the air."""
FLIP_FROM, FLIP_FOR = 0.35, 0.55
"""From where on its way a card turns over, and for how much of the way."""
LAND_MS, LANDED = 130.0, 1.35
"""How long a won card shows in its corner, and how far it springs up."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark on a card that somebody points at, rightly or wrongly."""

    colour: Colour
    icon: str = "tick"
    ink: Colour = INK


class CardPictures:
    """Card pictures by name, angle in whole degrees and scale."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._turned: LruCache[tuple[str, int, float], Picture] = LruCache(MOST_KEPT)
        self._marks: LruCache[tuple[Mark, int], Picture] = LruCache(MOST_KEPT)
        self._flips = Flips()

    def get(self, name: str, angle: float = 0.0, scale: float = 1.0) -> Picture:
        """The picture, turned clockwise by `angle` degrees."""
        key = (name, round(angle), round(scale, 2))
        return self._turned.get(key, lambda: transform.rotozoom(self._assets.image(name), -key[1], key[2]))

    def flipping(self, name: str, part: float, scale: float = 1.0) -> Picture:
        """A card in mid-flip: its back before `part` 0.5, its face after, turning in depth."""
        image = self._assets.image
        return self._flips.get(image(BACK), image(name), part, round(scale / SCALES) * SCALES)

    def mark(self, mark: Mark, side: int) -> Picture:
        """The icon of a mark, on a disc in its colour."""
        return self._marks.get((mark, side), lambda: self._paint_mark(mark, side))

    def _paint_mark(self, mark: Mark, side: int) -> Picture:
        image = paint.tinted(paint.rounded((side, side), side // 2), INK)
        inner, icon = side - 6, self._assets.scaled(f"icons/{mark.icon}", (side * 2 // 3, side * 2 // 3))
        image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), mark.colour), (3, 3))
        image.blit(paint.tinted(icon, mark.ink), icon.get_rect(center=(side // 2, side // 2)))
        return image


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
    """The player who gets it when it leaves the table."""
    passed_ms: float = 0.0

    @property
    def part(self) -> float:
        """How far it is, 0 to 1."""
        return max(0.0, min(1.0, (self.passed_ms - self.delay_ms) / self.ms))

    @property
    def landing(self) -> float:
        """How far its landing is, 0 to 1; a dealt card has none."""
        late = self.passed_ms - self.delay_ms - self.ms
        return 1.0 if self.lands_in is not None else max(0.0, min(1.0, late / LAND_MS))

    @property
    def over(self) -> bool:
        """True when it has landed."""
        return self.part >= 1 and self.landing >= 1

    def draw(self, canvas: Canvas, pictures: CardPictures) -> None:
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
