"""Sections of a few connected spaces, for the tips of the advanced game."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.core.board import Neighbours
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.tuning import SECTION

Section = tuple[int, ...]
LEAST, MOST = SECTION


@cache
def sections(city: City) -> tuple[Section, ...]:
    """Cut all numbered spaces into connected sections of 5 to 8 spaces, if the plan allows it."""
    steps = city.plan.steps
    for root in city.plan.numbered:
        branches = _tree(steps, root)
        cut = _cut(branches, root)
        if cut is not None:
            return tuple(sorted(cut))
    return (city.plan.numbered,)


def _tree(steps: Neighbours, root: int) -> dict[int, list[int]]:
    """A depth-first tree over all spaces; leaves come last."""
    branches: dict[int, list[int]] = {}
    todo = [(root, 0)]
    while todo:
        here, parent = todo.pop()
        if here in branches:
            continue
        branches[here] = []
        if parent:
            branches[parent].append(here)
        todo += [(there, here) for there in reversed(steps[here]) if there not in branches]
    return branches


Choice = dict[int, tuple[int, ...]]
"""By size of the piece here: the size of each branch in it, 0 where it is cut off."""


def _cut(branches: dict[int, list[int]], root: int) -> list[Section] | None:
    """The tree cut into pieces of the right size, or None."""
    sizes: dict[int, Choice] = {}
    for here in reversed(branches):
        sizes[here] = _choice([sizes[branch] for branch in branches[here]])
    right = [size for size in sizes[root] if size >= LEAST]
    if not right:
        return None
    pieces: list[list[int]] = []
    todo = [(root, right[0], -1)]
    while todo:
        here, size, piece = todo.pop()
        if piece < 0:
            piece = len(pieces)
            pieces.append([])
        pieces[piece].append(here)
        for branch, hanging in zip(branches[here], sizes[here][size], strict=True):
            cut_off = next((size for size in sizes[branch] if size >= LEAST), 0)
            todo.append((branch, hanging or cut_off, piece if hanging else -1))
    return [tuple(sorted(piece)) for piece in pieces]


def _choice(branches: list[Choice]) -> Choice:
    """All piece sizes that are possible at a space."""
    found: Choice = {}
    options = [[*([0] if any(size >= LEAST for size in branch) else []), *branch] for branch in branches]
    for hanging in product(*options):
        found.setdefault(1 + sum(hanging), hanging)
    return {size: hanging for size, hanging in found.items() if size <= MOST}
