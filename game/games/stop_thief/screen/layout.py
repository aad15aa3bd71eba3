"""Places on the screen: players left, the board in the middle, the case right."""

from __future__ import annotations

import pygame

from game.table.board.layout import painted_places, stacked_rows

VIEW = pygame.Rect(420, 0, 1080, 1080)
"""The board."""
SIDES = (pygame.Rect(0, 0, 420, 1080), pygame.Rect(1500, 0, 420, 1080))
"""Beside it."""
TITLE = pygame.Rect(28, 16, 350, 98)
"""Everything on the left lies between 18 and 388, inside the seam of the pad."""
ROWS = pygame.Rect(28, 120, 350, 406)
"""The players."""
PROMPT = pygame.Rect(28, 534, 350, 150)
"""The prompt; it grows up from the bottom of this room."""
PAUSE = pygame.Rect(322, 24, 56, 56)
CARDS = pygame.Rect(28, 684, 350, 370)
"""The movement cards of the active player."""
XRAY = pygame.Rect(24, 534, 358, 524)
"""The text of the X-ray, in place of prompt and cards."""
REVIEW = pygame.Rect(20, 118, 366, 946)
"""The clues so far, in place of everything below the title."""
DEVICE = pygame.Rect(1525, 8, 384, 680)
POSTER = pygame.Rect(1540, 682, 354, 372)
GRADE = pygame.Rect(1536, 690, 362, 368)
"""What the X-ray says of a turn, in place of the poster."""
MEEPLE = 150.0
"""The size of a piece in pixels of the board."""
THIEF, FOUND = 0.7 * MEEPLE, 1.7 * MEEPLE
"""The size of the thief on the X-ray, and at an arrest."""
BEHIND, BESIDE = 91.0, (-67.0, 68.0)
"""How far the thief stands behind or beside a number, in pixels of the board."""
REWARD, LOOT, BANK = (1717, 930), (1584, 1020), (1717, 1140)
"""Where money flies: the thief's card, the suitcase, and off the screen."""


def row_rects(players: int) -> tuple[pygame.Rect, ...]:
    """A row for every seat, the first on top."""
    return stacked_rows(ROWS, players, 100)


def places(picture: str) -> dict[str, pygame.Rect]:
    """Places for text on a picture of art/stop_thief."""
    return painted_places("stop_thief", picture)
