"""Where things are on the Police Chase screen: the board in the middle, people at its sides."""

from __future__ import annotations

import itertools

import pygame

from game.core.board import Board
from game.rules.police_chase.town import Town

VIEW = pygame.Rect(420, 0, 1080, 1080)
"""The board."""
SIDES = (pygame.Rect(0, 0, 420, 1080), pygame.Rect(1500, 0, 420, 1080))
"""Beside it."""
LEFT, RIGHT = 18, 1518
PANEL = (384, 226)
PANEL_TOPS = (128, 368)
ITEM = 56
"""A token in a panel."""
TITLE = pygame.Rect(18, 12, 384, 104)
PAUSE = pygame.Rect(346, 20, 56, 56)
PROMPT = pygame.Rect(18, 608, 384, 456)
TRAY = pygame.Rect(34, 622, 352, 186)
SAID = pygame.Rect(34, 816, 352, 142)
"""What is to be done, in words."""
BUTTON = pygame.Rect(44, 970, 332, 74)
"""The button of the prompt, or the keys."""
STAGE = (86, 1007)
"""Where a token waits for its house."""
TO_WIN = pygame.Rect(1518, 608, 384, 456)
MEEPLE = 118.0
TOKEN = 58
STAGED = 84
"""A token on its way to a house, in the prompt."""
SPOTLIGHT = 236
"""A token that everybody looks at."""


def panel_rects(board: Board, town: Town, players: int) -> tuple[pygame.Rect, ...]:
    """A panel for every seat, on the side of its corner; who is alone there is in the middle."""
    middle = board.size[0] / 2, board.size[1] / 2
    rects = []
    for station in town.starts(players):
        x, y = board.spaces[station].at
        left = LEFT if x < middle[0] else RIGHT
        rects.append(pygame.Rect((left, PANEL_TOPS[y > middle[1]]), PANEL))
    for rect in rects:
        if not any(other is not rect and other.x == rect.x for other in rects):
            rect.y = sum(PANEL_TOPS) // 2
    return tuple(rects)


def spread(board: Board) -> float:
    """The distance between two neighbouring spaces, in pixels of the board."""
    spots = sorted(space.at for space in board.spaces.values())
    return min(abs(a[1] - b[1]) for a, b in itertools.pairwise(spots) if a[0] == b[0])
