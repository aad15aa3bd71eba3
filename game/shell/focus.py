"""Where the focus goes: by an arrow, to the next one in order, or under the pointer."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from game.shell.devices import Verb

K = TypeVar("K")

DIRECTIONS = {Verb.UP: (0, -1), Verb.DOWN: (0, 1), Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0)}
GAP_COST = 2.5
"""What a pixel aside costs; a pixel ahead costs 1."""
OVERLAP_COST = 0.1
"""What a pixel aside costs as far as the two boxes overlap: of two boxes ahead, the more central wins."""


class Box(Protocol):
    """(x, y, width, height), or (x, y) for a point: a tuple or a pygame.Rect."""

    def __len__(self) -> int:
        """4, or 2 for a point."""

    def __getitem__(self, index: int, /) -> float:
        """One of the numbers."""


def nearest(start: Box, verb: Verb, places: Mapping[K, Box], *, widest: float = math.inf) -> K | None:
    """Return the place that an arrow leads to from `start`; straight ahead is nearer than aside.

    A place lies in another direction if it is more than `widest` times further aside than ahead.
    """
    costs = {key: _cost(start, box, verb, widest) for key, box in places.items()}
    best = min(costs, key=costs.__getitem__, default=None)
    return best if best is not None and costs[best] < math.inf else None


def following(current: K, items: Sequence[K], by: int) -> K:
    """Return the item `by` steps after the current one, round and round; the first if it is gone."""
    return items[(items.index(current) + by) % len(items)] if current in items else items[0]


def at(pos: tuple[float, float], places: Mapping[K, Box]) -> K | None:
    """Return the first place under the pointer."""
    for key, box in places.items():
        if all(0 <= pos[axis] - box[axis] < _size(box, axis) for axis in (0, 1)):
            return key
    return None


def _cost(here: Box, there: Box, verb: Verb, widest: float) -> float:
    """How far away a box is in a direction; infinite if it lies in another one."""
    dx, dy = DIRECTIONS[verb]
    along, across = (0, 1) if dx else (1, 0)
    centre = _centre(here, along)
    ahead = (_centre(there, along) - centre) * (dx + dy)
    beyond = there[along] >= centre if dx + dy > 0 else _end(there, along) <= centre
    aside = abs(_centre(there, across) - _centre(here, across))
    gap = max(0, there[across] - _end(here, across), here[across] - _end(there, across))
    if not beyond or ahead <= 1 or gap > widest * ahead:
        return math.inf
    return ahead + GAP_COST * gap + OVERLAP_COST * (aside - gap)


def _size(box: Box, axis: int) -> float:
    return box[axis + 2] if len(box) > 2 else 0


def _centre(box: Box, axis: int) -> float:
    return box[axis] + _size(box, axis) // 2


def _end(box: Box, axis: int) -> float:
    return box[axis] + _size(box, axis)
