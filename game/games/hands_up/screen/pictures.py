"""Pictures of cards: turned, shrunk, half flipped, and kept for the next frame."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import paint
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.theme import INK, Colour
from game.table.flips import Flips

BACK, SHADOW = "cards/back", "cards/shadow"
MOST_KEPT = 600
SCALES = 0.05
"""The step between the sizes of cards that flip."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a card is marked that somebody points at, or was wrong to point at."""

    colour: Colour
    icon: str = "tick"
    ink: Colour = INK


class CardPictures:
    """Card pictures by name, angle in whole degrees and scale."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._turned: LruCache[tuple[str, int, float], pygame.Surface] = LruCache(MOST_KEPT)
        self._marks: LruCache[tuple[Mark, int], pygame.Surface] = LruCache(MOST_KEPT)
        self._flips = Flips()

    def get(self, name: str, angle: float = 0.0, scale: float = 1.0) -> pygame.Surface:
        """The picture, turned clockwise by `angle` degrees."""
        key = (name, round(angle), round(scale, 2))
        return self._turned.get(
            key, lambda: pygame.transform.rotozoom(self._assets.image(name), -key[1], key[2])
        )

    def flipping(self, name: str, part: float, scale: float = 1.0) -> pygame.Surface:
        """A card in mid-flip: its back before `part` 0.5, its face after, turning in depth."""
        image = self._assets.image
        return self._flips.get(image(BACK), image(name), part, round(scale / SCALES) * SCALES)

    def mark(self, mark: Mark, side: int) -> pygame.Surface:
        """The icon of a mark, on a disc in its colour."""
        return self._marks.get((mark, side), lambda: self._paint_mark(mark, side))

    def _paint_mark(self, mark: Mark, side: int) -> pygame.Surface:
        image = paint.tinted(paint.rounded((side, side), side // 2), INK)
        inner, icon = side - 6, self._assets.scaled(f"icons/{mark.icon}", (side * 2 // 3, side * 2 // 3))
        image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), mark.colour), (3, 3))
        image.blit(paint.tinted(icon, mark.ink), icon.get_rect(center=(side // 2, side // 2)))
        return image
