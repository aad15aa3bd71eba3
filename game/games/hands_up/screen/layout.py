"""Where things lie on the Hands Up table, read from its board."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.board import Board, Point, Space

CARD = (134, 188)
SCALE = 0.7
"""The largest size at which all sixty cards and their letters fit."""
FEW = 4
"""Up to this many players sit in the corners; more need a row along the top."""
PILE, SMALL_PILE = 0.62, 0.5
"""How large draw piles are, beside panels in the corners and between those of a row."""
READY = (88, 86)
"""The middle of a player's ready key, from the portrait and from the panel's top."""
READY_SIZE, BESIDE_PORTRAIT = 44, 132
WON = (45, 86)
"""The middle of a pile of won cards, from the end of a panel without the portrait and from its top."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places for a number of players. They stay where they are during the whole match."""

    slots: tuple[Point, ...]
    corners: tuple[pygame.Rect, ...]
    portrait_right: tuple[bool, ...]
    piles: tuple[Point, ...]
    pile_scale: float
    diamond: Point
    power: Point
    prompt: pygame.Rect
    title: pygame.Rect | None
    """None if the players need the space."""

    card_size = round(CARD[0] * SCALE), round(CARD[1] * SCALE)

    def ready_key(self, seat: int) -> pygame.Rect:
        """Return where a player's ready key is drawn, and clicked."""
        corner = self.corners[seat]
        away = BESIDE_PORTRAIT + READY[0]
        rect = pygame.Rect(0, 0, READY_SIZE, READY_SIZE)
        x = corner.right - away if self.portrait_right[seat] else corner.x + away
        rect.center = x, corner.y + READY[1]
        return rect

    def won(self, seat: int) -> Point:
        """Return the middle of a player's pile of won cards, at the end of the panel without the portrait."""
        corner = self.corners[seat]
        x = corner.x + WON[0] if self.portrait_right[seat] else corner.right - WON[0]
        return x, corner.y + WON[1]

    def slot_at(self, pos: Point, count: int) -> int | None:
        """The slot of the first `count` that `pos` is in."""
        width, height = self.card_size
        for slot, (x, y) in enumerate(self.slots[:count]):
            if abs(pos[0] - x) <= width / 2 and abs(pos[1] - y) <= height / 2:
                return slot
        return None


def layout_for(board: Board, players: int) -> TableLayout:
    """The table for a number of players."""
    few = players <= FEW
    corners = board.of_kind("corner" if few else "corner_of_six")[:players]
    piles = board.of_kind("pile" if few else "pile_of_six")[:players]
    return TableLayout(
        slots=tuple(space.at for space in board.of_kind("slot")),
        corners=tuple(map(_rect, corners)),
        portrait_right=tuple(bool(space.properties.get("portrait_right")) for space in corners),
        piles=tuple(space.at for space in piles),
        pile_scale=PILE if few else SMALL_PILE,
        diamond=board.of_kind("diamond")[0].at,
        power=board.of_kind("power")[0].at,
        prompt=_rect(board.of_kind("prompt")[0]),
        title=_rect(board.of_kind("title")[0]) if few else None,
    )


def _rect(space: Space) -> pygame.Rect:
    rect = pygame.Rect((0, 0), space.size)
    rect.center = space.at
    return rect
