"""The spaces of a board while its map is read, and the checks that several games need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.boards.tiled_map import BadMap, MapObject, TiledMap, Value
from game.core.board import Board, Neighbours, Path, Point, Space, distances


@dataclass(frozen=True, slots=True)
class BoardDraft:
    """Spaces by number, each with the object on the map that it was drawn as."""

    tiled_map: TiledMap
    spaces: dict[int, Space] = field(default_factory=dict)
    objects: dict[int, MapObject] = field(default_factory=dict)

    def fault(self, key: str, number: int, /, **names: object) -> BadMap:
        """What is wrong with a space."""
        return self.objects[number].fault(key, **names)

    def kind(self, number: int) -> str:
        """The kind of a space; empty where there is none."""
        return self.spaces[number].kind if number in self.spaces else ""

    def of_kind(self, *kinds: str) -> list[int]:
        """The numbers of all spaces of these kinds, in the map's order."""
        return [number for number, space in self.spaces.items() if space.kind in kinds]

    def add(self, drawn: MapObject, kind: str, size: Point = (0, 0), **more: Value) -> int:
        """Add an object as a space and return its number, which must be unused."""
        number = drawn.integer("number")
        if number in self.spaces:
            raise drawn.fault("map.number-twice", number=number, other=self.objects[number].place)
        own = {key: value for key, value in drawn.properties.items() if key != "number"}
        self.put(Space(number, kind, drawn.spot, size, own | more), drawn)
        return number

    def put(self, space: Space, drawn: MapObject) -> None:
        """Add a space."""
        self.spaces[space.number], self.objects[space.number] = space, drawn

    def mark(self, number: int, key: str, value: Value) -> None:
        """Give a space one more property."""
        space = self.spaces[number]
        self.spaces[number] = replace(space, properties={**space.properties, key: value})

    def board(self, paths: Iterable[Path] = ()) -> Board:
        """The finished board, with its spaces and paths in order."""
        return Board(
            name=self.tiled_map.path.stem,
            size=self.tiled_map.size,
            spaces=dict(sorted(self.spaces.items())),
            paths=tuple(sorted(paths, key=lambda path: (path.kind, path.start, path.end))),
            game=str(self.tiled_map.properties["game"]),
            title=self.tiled_map.title,
        )

    def check_reached(self, neighbours: Neighbours, start: int, key: str) -> None:
        """Every space can be reached from `start`; `key` is the fault of one that cannot."""
        reached = distances(neighbours, start)
        for number in neighbours:
            if number not in reached:
                raise self.fault(key, number, number=number, start=start)

    def check_rolls(self, neighbours: Neighbours, way: tuple[int, ...], rolls: range, key: str) -> None:
        """A piece that came this way can use every roll in full; `key` is the fault if it cannot."""
        if can_walk(neighbours, way, rolls[-1]):
            return
        roll = next(roll for roll in rolls if not can_walk(neighbours, way, roll))
        raise self.fault(key, way[-1], start=way[0], number=way[-1], roll=roll)


def can_walk(neighbours: Neighbours, way: tuple[int, ...], steps: int) -> bool:
    """True when a piece that came this way can walk `steps` more and enter no space twice.

    A walk of six includes walks of five and fewer, so a check of the longest roll is enough.

    >>> can_walk({1: (2,), 2: (1, 3), 3: (2,)}, (1,), 2), can_walk({1: (2,), 2: (1, 3), 3: (2,)}, (1,), 3)
    (True, False)
    """
    if not steps:
        return True
    return any(can_walk(neighbours, (*way, on), steps - 1) for on in neighbours[way[-1]] if on not in way)
