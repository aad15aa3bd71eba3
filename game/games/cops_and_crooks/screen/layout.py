"""The layout of the Cops and Crooks screen: the city at the left, players and the die at the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pygame

from game.table.board.layout import ROW_GAP, painted_places, stacked_rows

VIEW = pygame.Rect(0, 0, 1500, 1080)
"""The board."""
COLUMN = pygame.Rect(1500, 0, 420, 1080)
HEADER = pygame.Rect(1518, 14, 384, 92)
PAUSE = pygame.Rect(1836, 26, 54, 54)
HINT = pygame.Rect(1316, 1020, 172, 48)
"""The button that asks the coach, over the river in the corner of the board."""
ROWS = pygame.Rect(1518, 118, 384, 552)
TALLEST_ROW = 132
HIGHER = 58
"""How much taller a row may be when text is twice as large."""
LARGE_ROWS = pygame.Rect(1518, 114, 384, 580)
FOOT = 1072
"""The bottom of the column."""
MEEPLE = 92.0
"""The height of a piece, in pixels of the board."""
HEAD_ROOM, FOOT_ROOM = 44, 68
"""How far the middle of a piece stays from the upper and lower edge, in the same pixels."""
TILE = 64
"""The width of a tile, in the same pixels."""


@dataclass(frozen=True, slots=True)
class Column:
    """The rectangles of the side column."""

    rows: tuple[pygame.Rect, ...]
    """One row for every seat, the Cops on top."""
    prompt: pygame.Rect
    """The panel below the rows."""
    tray: pygame.Rect
    said: pygame.Rect
    """The text of the prompt."""
    danger: pygame.Rect
    """The button that shows where the Cops can strike."""
    keys: pygame.Rect
    """The keys to press."""
    button: pygame.Rect
    large: bool
    """Whether this is the layout for large text."""


@cache
def column(players: int, text_scale: float) -> Column:
    """The column for usual text, or for large text with a small die and more room for the prompt."""
    if text_scale <= 1:
        return Column(
            rows=stacked_rows(ROWS, players, TALLEST_ROW),
            prompt=pygame.Rect(1518, 678, 384, FOOT - 678),
            tray=pygame.Rect(1530, 688, 360, 160),
            said=pygame.Rect(1534, 858, 352, 122),
            danger=pygame.Rect(1534, 990, 138, 66),
            keys=pygame.Rect(1690, 990, 196, 66),
            button=pygame.Rect(1700, 984, 76, 76),
            large=False,
        )
    rows = stacked_rows(LARGE_ROWS, players, TALLEST_ROW + round(HIGHER * (text_scale - 1)))
    top = rows[-1].bottom + ROW_GAP
    return Column(
        rows=rows,
        prompt=pygame.Rect(1518, top, 384, FOOT - top),
        tray=pygame.Rect(1530, 938, 118, 118),
        said=pygame.Rect(1534, top + 8, 352, 924 - top - 8),
        danger=pygame.Rect(1670, 936, 218, 56),
        keys=pygame.Rect(1668, 998, 222, 62),
        button=pygame.Rect(1751, 1002, 56, 56),
        large=True,
    )


def places(picture: str) -> dict[str, pygame.Rect]:
    """The places to write or draw on a picture of art/cops_and_crooks."""
    return painted_places("cops_and_crooks", picture)
