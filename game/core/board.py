"""A board as frozen data: spaces, the paths between them, and distances.

>>> spaces = {number: Space(number, "street", (number * 100, 50)) for number in range(3)}
>>> lane = Board("lane", (300, 100), spaces, (Path(0, 1), Path(1, 2)))
>>> lane.neighbours[1]
(0, 2)
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property

Point = tuple[int, int]
Neighbours = Mapping[int, tuple[int, ...]]
WALK = "walk"


@dataclass(frozen=True, slots=True)
class Space:
    """A place for a piece or a card."""

    number: int
    kind: str
    at: Point
    """Its middle, in the map's pixels."""
    size: Point = (0, 0)
    properties: Mapping[str, int | str | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Path:
    """A way between two neighbouring spaces."""

    start: int
    end: int
    kind: str = WALK
    """Who may use it: `walk` is for everybody on foot; each game names its other kinds."""


@dataclass(frozen=True)
class Board:
    """All spaces by number, and the paths that join them."""

    name: str
    size: Point
    spaces: Mapping[int, Space]
    paths: tuple[Path, ...] = ()
    game: str = ""
    """The id of the game that is played on it."""
    title: str = ""
    """What players call it."""

    @cached_property
    def neighbours(self) -> Neighbours:
        """The neighbours of every space, on foot."""
        return self.joined_by(WALK)

    @cached_property
    def digest(self) -> str:
        """A text that changes with anything on the board, for saves to remember."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    def joined_by(self, *kinds: str) -> Neighbours:
        """The neighbours of every space, over paths of these kinds."""
        near: dict[int, set[int]] = {number: set() for number in self.spaces}
        for path in self.paths:
            if path.kind in kinds:
                near[path.start].add(path.end)
                near[path.end].add(path.start)
        return {number: tuple(sorted(ends)) for number, ends in near.items()}

    def of_kind(self, kind: str) -> tuple[Space, ...]:
        """All spaces of one kind, by number."""
        return tuple(space for _, space in sorted(self.spaces.items()) if space.kind == kind)


def distances(
    neighbours: Neighbours, start: int, most: float = math.inf, stops: Collection[int] = ()
) -> dict[int, int]:
    """Steps from `start` to every space within `most` of them. A walk can end on `stops` but not go on.

    >>> distances({1: (2,), 2: (1, 3), 3: (2,)}, 1, most=1)
    {1: 0, 2: 1}
    """
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if found[here] == most or (here in stops and here != start):
            continue
        for there in neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found
