"""The spaces of a map while it is read: each with its object, so that a sentence can name it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.boards.tiled_map import BadMap, Thing, TiledMap, Value
from game.core.board import Board, Neighbours, Path, Point, Space


@dataclass(frozen=True, slots=True)
class Found:
    """A space, and the object that it was drawn as."""

    space: Space
    thing: Thing

    def fault(self, key: str, /, **names: object) -> BadMap:
        """What is wrong with it."""
        return self.thing.fault(key, **names)


Spaces = dict[int, Found]
"""By number."""


def gather(spaces: Spaces, thing: Thing, kind: str, size: Point = (0, 0)) -> Space:
    """Add an object as a space, under a number that no other has."""
    number = thing.integer("number")
    if number in spaces:
        raise thing.fault("map.number-twice", number=number, other=spaces[number].thing.place)
    own = {key: value for key, value in thing.properties.items() if key != "number"}
    space = Space(number, kind, thing.spot, size, own)
    spaces[number] = Found(space, thing)
    return space


def mark(spaces: Spaces, number: int, key: str, value: Value) -> None:
    """Give a space one more property."""
    found = spaces[number]
    marked = replace(found.space, properties={**found.space.properties, key: value})
    spaces[number] = replace(found, space=marked)


def board_of(tiled_map: TiledMap, spaces: Spaces, paths: Iterable[Path] = ()) -> Board:
    """The board, with its spaces and paths in order."""
    ordered = {number: spaces[number].space for number in sorted(spaces)}
    in_order = tuple(sorted(paths, key=lambda path: (path.kind, path.start, path.end)))
    return Board(
        tiled_map.path.stem,
        tiled_map.size,
        ordered,
        in_order,
        str(tiled_map.properties["game"]),
        tiled_map.title,
    )


def check_reached(spaces: Spaces, neighbours: Neighbours, start: int, key: str) -> None:
    """Every space can be reached from `start`; `key` is the fault of one that cannot."""
    reached, queue = {start}, deque([start])
    while queue:
        fresh = [there for there in neighbours[queue.popleft()] if there not in reached]
        reached.update(fresh)
        queue.extend(fresh)
    for number, found in spaces.items():
        if number not in reached:
            raise found.fault(key, number=number, start=start)


def can_walk(neighbours: Neighbours, way: tuple[int, ...], steps: int) -> bool:
    """Whether a walk of so many steps goes on from here and enters no space twice.

    A walk of six holds one of five and so on, so that the longest roll speaks for all.

    >>> can_walk({1: (2,), 2: (1, 3), 3: (2,)}, (1,), 2), can_walk({1: (2,), 2: (1, 3), 3: (2,)}, (1,), 3)
    (True, False)
    """
    if not steps:
        return True
    return any(can_walk(neighbours, (*way, on), steps - 1) for on in neighbours[way[-1]] if on not in way)


def roll_without_move(neighbours: Neighbours, way: tuple[int, ...], rolls: range) -> int | None:
    """The first roll that nobody who has come this way can walk in full; None if all can be."""
    if can_walk(neighbours, way, rolls[-1]):
        return None
    return next(roll for roll in rolls if not can_walk(neighbours, way, roll))
