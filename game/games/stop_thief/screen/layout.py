"""Where things are on the Stop Thief! screen: the board in the middle, people left, the case right."""

from __future__ import annotations

import pygame

from game.table.board.layout import painted_places, stacked_rows

VIEW = pygame.Rect(420, 0, 1080, 1080)
"""The board."""
SIDES = (pygame.Rect(0, 0, 420, 1080), pygame.Rect(1500, 0, 420, 1080))
"""Beside it."""
TITLE = pygame.Rect(28, 16, 350, 98)
"""All that stands at the left lies inside of the seam of its pad, which is there from 18 to 388."""
ROWS = pygame.Rect(28, 120, 350, 406)
"""The players."""
TALLEST_ROW = 100
PROMPT = pygame.Rect(28, 534, 350, 150)
"""What to do now, in words: at the foot of this room, as high as the text needs."""
PAUSE = pygame.Rect(322, 24, 56, 56)
CARDS = pygame.Rect(28, 684, 350, 370)
"""The movement cards of who acts, with a heading."""
XRAY = pygame.Rect(24, 534, 358, 524)
"""What the X-ray says, where the prompt and the cards are during a case."""
DEVICE = pygame.Rect(1525, 8, 384, 580)
POSTER = pygame.Rect(1540, 582, 354, 472)
MEEPLE = 150.0
"""A piece, in pixels of the board."""
THIEF, FOUND = 0.7 * MEEPLE, 1.7 * MEEPLE
"""The thief on the X-ray, between the spaces, and at the moment of an arrest."""
BEHIND, BESIDE = 91.0, (-67.0, 68.0)
"""How far the thief is behind or beside the number of a space, in pixels of the board: it stays free."""
REWARD, LOOT, BANK = (1717, 900), (1584, 1020), (1717, 1140)
"""Where money is: on the thief's card, in the suitcase, and out of sight."""


def row_rects(players: int) -> tuple[pygame.Rect, ...]:
    """A row for every seat, the first on top; five have just room."""
    return stacked_rows(ROWS, players, TALLEST_ROW)


def places(picture: str) -> dict[str, pygame.Rect]:
    """Where the game may write on a picture of art/stop_thief."""
    return painted_places("stop_thief", picture)
