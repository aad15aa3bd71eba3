"""Where things are on the Police Chase screen: the board in the middle, players at its sides."""

from __future__ import annotations

import itertools

import pygame

from game.core.board import Board

VIEW = pygame.Rect(420, 0, 1080, 1080)
"""The board."""
SIDES = (pygame.Rect(0, 0, 420, 1080), pygame.Rect(1500, 0, 420, 1080))
"""The areas beside it."""
LEFT, RIGHT = 18, 1518
PANEL = (384, 226)
PANEL_TOPS = (128, 368)
ITEM = 56
"""A token in a panel."""
TITLE = pygame.Rect(18, 12, 384, 104)
PAUSE = pygame.Rect(346, 20, 56, 56)
HINT = pygame.Rect(1518, 44, 220, 60)
"""The button that asks the coach, under the title."""
PROMPT = pygame.Rect(18, 608, 384, 456)
TRAY = pygame.Rect(34, 622, 352, 186)
KEYS = pygame.Rect(44, 970, 332, 74)
"""The keys at the foot of the prompt."""
BUTTON, BUTTON_GROWN, BUTTON_GAP = 60, 1.6, 14
"""The height of the button over the keys, how much it grows with large text, and the gap below it."""
TO_WIN = pygame.Rect(1518, 608, 384, 456)
MEEPLE = 118.0
TOKEN = 58
STAGED = 84
"""A token that waits in the prompt for its house."""
WORDS_GAP = 12
"""The gap above and below the words of the prompt."""
SPOTLIGHT = 236
"""A token in the spotlight."""


def button(text_scale: float) -> pygame.Rect:
    """The button of the prompt, above its keys."""
    high = round(BUTTON * min(text_scale, BUTTON_GROWN))
    return pygame.Rect(KEYS.x, KEYS.y - BUTTON_GAP - high, KEYS.w, high)


def staged(text_scale: float) -> pygame.Rect:
    """Where a token waits for its house: beside the keys, or above large text."""
    if text_scale == 1:
        return pygame.Rect(KEYS.x, KEYS.centery - STAGED // 2, STAGED, STAGED)
    return pygame.Rect(TRAY.centerx - STAGED // 2, TRAY.y, STAGED, STAGED)


def words_area(above: pygame.Rect | None, below: pygame.Rect) -> pygame.Rect:
    """The area for the words of the prompt, between these things."""
    top = above.bottom if above else TRAY.top - WORDS_GAP
    return pygame.Rect(TRAY.x, top + WORDS_GAP, TRAY.w, below.top - top - 2 * WORDS_GAP)


def panel_rects(board: Board, starts: tuple[int, ...]) -> tuple[pygame.Rect, ...]:
    """A panel for every seat, on the side of its corner; in the middle if it is alone there."""
    middle = board.size[0] / 2, board.size[1] / 2
    rects = []
    for station in starts:
        x, y = board.spaces[station].at
        left = LEFT if x < middle[0] else RIGHT
        rects.append(pygame.Rect((left, PANEL_TOPS[y > middle[1]]), PANEL))
    for rect in rects:
        if not any(other is not rect and other.x == rect.x for other in rects):
            rect.y = sum(PANEL_TOPS) // 2
    return tuple(rects)


def spacing(board: Board) -> float:
    """The distance between two neighbouring spaces, in pixels of the board."""
    spots = sorted(space.at for space in board.spaces.values())
    return min(abs(a[1] - b[1]) for a, b in itertools.pairwise(spots) if a[0] == b[0])
