"""Card faces for the table: turned, shrunk, half flipped, and kept for the next frame."""

from __future__ import annotations

import pygame

from game.shell.assets import Assets
from game.shell.kept import Kept
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
