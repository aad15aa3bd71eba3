"""The city as the rules see it: paths, rooms, districts and distances to crime scenes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from game.core.board import Board, Neighbours, distances
from game.core.cities import BoardCity

CIRCLE, SCENE, FLOOR, DOOR = "circle", "crime_scene", "floor", "door"
WINDOW, STREET, SUBWAY = "window", "street", "subway"
OPENINGS = (DOOR, WINDOW)


class Plan:
    """What follows from a board, worked out once."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.neighbours: Neighbours = board.neighbours
        self.kind = {number: space.kind for number, space in board.spaces.items()}
        self.numbered = tuple(sorted(number for number, kind in self.kind.items() if kind != CIRCLE))
        self.digit = {number: int(board.spaces[number].properties["district"]) for number in self.numbered}
        self.label = {
            self.digit[number]: str(board.spaces[number].properties["label"]) for number in self.numbered
        }

    @cached_property
    def past_windows(self) -> Neighbours:
        """The neighbours of every space without windows."""
        return {
            here: tuple(there for there in near if self.kind[there] != WINDOW)
            for here, near in self.neighbours.items()
        }

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """All spaces of these kinds, by number."""
        return tuple(sorted(number for number, kind in self.kind.items() if kind in kinds))

    @cached_property
    def stations(self) -> tuple[int, ...]:
        """The subway spaces."""
        return self.of_kind(SUBWAY)

    @cached_property
    def start(self) -> int:
        """Where the investigators begin."""
        return next(number for number in self.numbered if self._board.spaces[number].properties.get("start"))

    @cached_property
    def steps(self) -> Neighbours:
        """The numbers one path away from each number: thief steps, and the reach of an arrest."""
        return {
            here: tuple(
                sorted(
                    there
                    for circle in self.neighbours[here]
                    for there in self.neighbours[circle]
                    if there != here
                )
            )
            for here in self.numbered
        }

    @cached_property
    def indoors(self) -> frozenset[int]:
        """The numbers in buildings, their doors and windows included."""
        return frozenset(n for n in self.numbered if self._board.spaces[n].properties["indoors"])

    @cached_property
    def outdoors(self) -> frozenset[int]:
        """Streets, subway spaces, and the circles next to them."""
        outside = {number for number in self.numbered if number not in self.indoors}
        return frozenset(
            space
            for space, kind in self.kind.items()
            if space in outside or (kind == CIRCLE and outside.intersection(self.neighbours[space]))
        )

    @cached_property
    def buildings(self) -> tuple[int, ...]:
        """First digits of the buildings, around the crossing."""
        return tuple(sorted({self.digit[number] for number in self.indoors}))

    @cached_property
    def room(self) -> Mapping[int, int]:
        """The room of each number with all doors and windows shut; these have no room themselves."""
        rooms: dict[int, int] = {}
        for start in self.numbered:
            todo = [start] if start not in rooms and self.kind[start] not in OPENINGS else []
            while todo:
                here = todo.pop()
                rooms[here] = start
                todo += [on for on in self.steps[here] if on not in rooms and self.kind[on] not in OPENINGS]
        return rooms

    @cached_property
    def to_scene(self) -> Mapping[int, Mapping[int, int]]:
        """By scene, the thief steps from every number."""
        return {scene: distances(self.steps, scene) for scene in self.of_kind(SCENE)}


PLANS: dict[str, Plan] = {}
"""The plan of every city that has been opened, by its text."""


class City(BoardCity[Plan]):
    """A city of thieves and investigators."""

    __slots__ = ()
    plan_type = Plan

    @staticmethod
    def plan_data(board: Board) -> object:
        """All spaces and paths."""
        return [
            (number, space.kind, sorted(space.properties.items()), board.neighbours[number])
            for number, space in sorted(board.spaces.items())
        ]


@lru_cache(maxsize=100_000)
def nearest_scene(city: City, robbed: frozenset[int], space: int) -> int:
    """Steps from here to the nearest scene that is not robbed; 0 if there is none."""
    return min((far[space] for scene, far in city.plan.to_scene.items() if scene not in robbed), default=0)
