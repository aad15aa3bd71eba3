"""Where things are on the Cops and Crooks screen: the city at the left, people and the die at the right."""

from __future__ import annotations

import pygame

from game.stage.board.layout import painted_places, stacked_rows

VIEW = pygame.Rect(0, 0, 1500, 1080)
"""The board."""
COLUMN = pygame.Rect(1500, 0, 420, 1080)
HEADER = pygame.Rect(1518, 14, 384, 92)
PAUSE = pygame.Rect(1836, 26, 54, 54)
ROWS = pygame.Rect(1518, 118, 384, 552)
TALLEST_ROW = 132
PROMPT = pygame.Rect(1518, 678, 384, 394)
TRAY = pygame.Rect(1530, 688, 360, 160)
SAID = pygame.Rect(1534, 858, 352, 122)
"""What is to be done, in words."""
BUTTON = pygame.Rect(1700, 984, 76, 76)
DANGER = pygame.Rect(1534, 990, 138, 66)
"""The key that shows where the Cops can strike."""
KEYS = pygame.Rect(1690, 990, 196, 66)
"""What to press."""
MEEPLE = 92.0
"""A piece, in pixels of the board."""
HEAD_ROOM, FOOT_ROOM = 66, 68
"""How far from the edge of the board the middle of a piece stays, in the same pixels."""
TILE = 64
"""A tile of the board, in its own pixels."""


def row_rects(players: int) -> tuple[pygame.Rect, ...]:
    """A row for every seat, the Cops on top."""
    return stacked_rows(ROWS, players, TALLEST_ROW)


def places(picture: str) -> dict[str, pygame.Rect]:
    """Where the game may write or draw on a picture of art/cops_and_crooks."""
    return painted_places("cops_and_crooks", picture)
