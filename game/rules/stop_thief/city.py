"""The city as the rules see it: who can go where, what is inside, and how far crime is.

A city is too big for a line of text, so its text form is the name of its board and a digest of its plan;
`from_text` finds again every city that was made from a board before.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from game.core.board import Board, Neighbours

CIRCLE, SCENE, FLOOR, DOOR, WINDOW, STREET, SUBWAY = (
    "circle",
    "crime_scene",
    "floor",
    "door",
    "window",
    "street",
    "subway",
)
OPENINGS = (DOOR, WINDOW)
ROOMS = (FLOOR, SCENE)
FEW = 8
"""Letters of the digest."""


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

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """All spaces of these kinds, by number."""
        return tuple(sorted(number for number, kind in self.kind.items() if kind in kinds))

    @cached_property
    def start(self) -> int:
        """Where the investigators begin."""
        return next(number for number in self.numbered if self._board.spaces[number].properties.get("start"))

    @cached_property
    def steps(self) -> Neighbours:
        """From every number, the numbers one path away: how a thief moves, and how far an arm reaches."""
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
        """The first digits of the buildings, around the crossing."""
        return tuple(sorted({self.digit[number] for number in self.indoors}))

    @cached_property
    def room(self) -> Mapping[int, int]:
        """By number, what it belongs to with all doors and windows shut; these have no room."""
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
        """By scene, how many steps of a thief away every number is."""
        return {scene: _distances(self.steps, scene) for scene in self.of_kind(SCENE)}


@dataclass(frozen=True, slots=True, repr=False)
class City:
    """A city that was made from a board."""

    text: str

    @classmethod
    def of(cls, board: Board) -> City:
        """The city that is drawn on this board."""
        city = cls(f"{board.name}#{_digest(board)}")
        if city.text not in _PLANS:
            _PLANS[city.text] = Plan(board)
        return city

    @classmethod
    def from_text(cls, text: str) -> City:
        """The city of this text, if its board has been opened."""
        if text not in _PLANS:
            raise ValueError(f"no board of the city {text!r} has been opened")
        return cls(text)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def plan(self) -> Plan:
        """What follows from its board."""
        return _PLANS[self.text]


_PLANS: dict[str, Plan] = {}


def _digest(board: Board) -> str:
    told = [
        (number, space.kind, sorted(space.properties.items()), board.neighbours[number])
        for number, space in sorted(board.spaces.items())
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:FEW]


def _distances(steps: Neighbours, start: int) -> dict[int, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in steps[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@cache
def nearest_scene(city: City, robbed: frozenset[int], space: int) -> int:
    """Steps from here to the nearest scene that is not robbed; 0 if there is none."""
    return min((far[space] for scene, far in city.plan.to_scene.items() if scene not in robbed), default=0)
