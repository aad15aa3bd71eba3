"""Card faces for the table: turned, shrunk, half flipped, and kept for the next frame."""

from __future__ import annotations

import pygame

from game.shell.assets import Assets
from game.shell.kept import Kept
from game.stage.hands_up.layout import CARD

BACK = "cards/back"
MOST_KEPT = 600


class CardPictures:
    """Card pictures by name, angle in whole degrees and scale."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._kept: Kept[tuple[str, int, float], pygame.Surface] = Kept(MOST_KEPT)

    def get(self, name: str, angle: float = 0.0, scale: float = 1.0) -> pygame.Surface:
        """The picture, turned clockwise by `angle` degrees."""
        key = (name, round(angle), round(scale, 2))
        return self._kept.get(
            key, lambda: pygame.transform.rotozoom(self._assets.image(name), -key[1], key[2])
        )

    def flipping(self, name: str, part: float, scale: float = 1.0) -> pygame.Surface:
        """A card in mid-flip: its back before `part` 0.5, its face after, squeezed in between."""
        image = self._assets.image(BACK if part < 0.5 else name)
        width = max(4, round(CARD[0] * scale * abs(1 - 2 * part)))
        return pygame.transform.smoothscale(image, (width, round(CARD[1] * scale)))

    def shadow(self, scale: float = 1.0) -> pygame.Surface:
        """The soft shadow under a card."""
        return self.get("cards/shadow", 0, scale)
