"""Card faces for the table: turned, shrunk, half flipped, and kept for the next frame."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.assets import Assets
from game.shell.kept import Kept
from game.shell.theme import INK
from game.stage.flips import Flips

BACK = "cards/back"
MOST_KEPT = 600
SCALES = 0.05
"""Cards that flip are kept in sizes so far apart."""


class CardPictures:
    """Card pictures by name, angle in whole degrees and scale."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._kept: Kept[tuple[str, int, float], pygame.Surface] = Kept(MOST_KEPT)
        self._flips = Flips()
        self._ticks: dict[tuple[tuple[int, ...], int], pygame.Surface] = {}

    def get(self, name: str, angle: float = 0.0, scale: float = 1.0) -> pygame.Surface:
        """The picture, turned clockwise by `angle` degrees."""
        key = (name, round(angle), round(scale, 2))
        return self._kept.get(
            key, lambda: pygame.transform.rotozoom(self._assets.image(name), -key[1], key[2])
        )

    def flipping(self, name: str, part: float, scale: float = 1.0) -> pygame.Surface:
        """A card in mid-flip: its back before `part` 0.5, its face after, turning in depth."""
        image = self._assets.image
        return self._flips.get(image(BACK), image(name), part, round(scale / SCALES) * SCALES)

    def shadow(self, scale: float = 1.0) -> pygame.Surface:
        """The soft shadow under a card."""
        return self.get("cards/shadow", 0, scale)

    def tick(self, colour: pygame.Color, side: int) -> pygame.Surface:
        """A tick on a disc in the colour of a seat."""
        key = (tuple(colour), side)
        if key not in self._ticks:
            self._ticks[key] = self._ticked(colour, side)
        return self._ticks[key]

    def _ticked(self, colour: pygame.Color, side: int) -> pygame.Surface:
        image = paint.tinted(paint.rounded((side, side), side // 2), INK)
        inner, tint = side - 6, (colour.r, colour.g, colour.b)
        image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), tint), (3, 3))
        sign = paint.tinted(self._assets.scaled("icons/tick", (side * 2 // 3, side * 2 // 3)), INK)
        image.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
        return image
