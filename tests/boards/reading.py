"""What a board has, counted."""

from __future__ import annotations

from collections import Counter

from game.core.board import Board


def kinds(board: Board) -> dict[str, int]:
    """How many spaces of each kind."""
    return dict(Counter(space.kind for space in board.spaces.values()))


def pairs(board: Board, kind: str) -> set[frozenset[int]]:
    """The two ends of all paths of a kind."""
    return {frozenset((path.start, path.end)) for path in board.paths if path.kind == kind}
