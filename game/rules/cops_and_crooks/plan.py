"""The city as the rules see it: who can go where, what is inside, and where the metro stops.

A city is too big for a line of text, so its text form is the name of its board and a digest of its plan;
`from_text` finds again every city that was made from a board before.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.board import Board, Neighbours
from game.rules.cops_and_crooks.tuning import FACES, PER_PIP

STREET, ARCADE, AGENCY, HIDEOUT, EXIT, OFFICE, CELL, INTELLIGENCE = (
    "street",
    "arcade",
    "agency",
    "hideout",
    "exit",
    "office",
    "cell",
    "intelligence",
)
SHOPS = ("bank", "post_office")
OUTDOORS = (STREET, ARCADE)
HEADQUARTERS = (OFFICE, CELL)
FEW = 8
"""Letters of the digest."""


class Plan:
    """What follows from a board, worked out once."""

    def __init__(self, board: Board) -> None:
        spaces = board.spaces
        self.kind = {number: space.kind for number, space in sorted(spaces.items())}
        self.hideouts = self.of_kind(HIDEOUT)
        self.offices = self.of_kind(OFFICE)
        self.cells = self.of_kind(CELL)
        self.intelligence = frozenset(self.of_kind(INTELLIGENCE))
        (self.agency,) = self.of_kind(AGENCY)
        self.loot = {number: int(spaces[number].properties["loot"]) for number in self.of_kind(*SHOPS)}
        self.way = {number: str(spaces[number].properties["way"]) for number in self.of_kind(EXIT)}
        self.line = {
            number: str(spaces[number].properties["line"])
            for number in self.of_kind(STREET)
            if "line" in spaces[number].properties
        }
        self.gate = next(number for number in self.of_kind(STREET) if "gate" in spaces[number].properties)
        self.houses = frozenset(self.of_kind(*SHOPS, AGENCY, HIDEOUT, EXIT, INTELLIGENCE))
        self.ends_early = self.houses - self.intelligence
        """Where a crook's move is over, whatever is left of it."""
        self.crook_steps = _without(board.neighbours, self.intelligence)
        self.police_steps = _without(board.joined_by("walk", "police"), self.hideouts)
        self.car_steps = board.joined_by("drive")
        self.beside_headquarters = tuple(
            number
            for number in self.of_kind(STREET)
            if any(self.kind[there] in HEADQUARTERS for there in self.police_steps[number])
        )

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """All spaces of these kinds, by number."""
        return tuple(number for number, kind in self.kind.items() if kind in kinds)

    def rides(self, station: int) -> tuple[int, ...]:
        """The other stations of the line; none from anywhere else."""
        line = self.line.get(station)
        return tuple(there for there, its in self.line.items() if line == its and there != station)

    def outdoors(self, here: int) -> tuple[int, ...]:
        """The streets and arcades next to a space."""
        return tuple(there for there in self.crook_steps[here] if self.kind[there] in OUTDOORS)


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


@cache
def near_crook(plan: Plan, start: int) -> frozenset[int]:
    """Everything that can matter for a crook's walk from here."""
    return _within(plan.crook_steps, (start,), FACES)


@cache
def near_policeman(plan: Plan, start: int) -> frozenset[int]:
    """Everything that can matter for a policeman's walk from here."""
    return _within(plan.police_steps, (start,), FACES)


@cache
def near_car(plan: Plan, head: int) -> frozenset[int]:
    """Everything that can matter for a drive from here."""
    return _within(plan.car_steps, (head,), FACES * PER_PIP)


def _digest(board: Board) -> str:
    spaces = [
        (number, space.kind, sorted(space.properties.items()))
        for number, space in sorted(board.spaces.items())
    ]
    paths = sorted((path.start, path.end, path.kind) for path in board.paths)
    return hashlib.sha256(json.dumps([spaces, paths]).encode()).hexdigest()[:FEW]


def _without(neighbours: Neighbours, closed: Iterable[int]) -> Neighbours:
    """The same steps, but none into these spaces."""
    shut = frozenset(closed)
    return {here: tuple(there for there in ends if there not in shut) for here, ends in neighbours.items()}


def _within(neighbours: Neighbours, starts: tuple[int, ...], steps: int) -> frozenset[int]:
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for there in neighbours[here]:
            if there not in found and found[here] < steps:
                found[there] = found[here] + 1
                queue.append(there)
    return frozenset(found)
