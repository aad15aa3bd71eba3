"""The city as the rules see it: who can go where, what houses hold, and where the metro stops."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from game.core.board import Board, Neighbours, distances
from game.core.cities import BoardCity
from game.games.cops_and_crooks.rules.tuning import FACES, PER_PIP

STREET, ARCADE, OFFICE, CELL = "street", "arcade", "office", "cell"
AGENCY, HIDEOUT, EXIT, INTELLIGENCE = "agency", "hideout", "exit", "intelligence"
SHOPS = ("bank", "post_office")
OUTDOORS = (STREET, ARCADE)
HEADQUARTERS = (OFFICE, CELL)
Mover = Literal["crook", "policeman", "car"]


class Plan:
    """Everything the rules need from a board, worked out once."""

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
        self.rides = {
            here: tuple(there for there, its in self.line.items() if its == line and there != here)
            for here, line in self.line.items()
        }
        """The other stations on the line of every station."""
        self.gate, self.ahead = next(
            (number, int(spaces[number].properties["gate"]))
            for number in self.of_kind(STREET)
            if "gate" in spaces[number].properties
        )
        """The street at the gate of headquarters, and the one ahead of it."""
        self.houses = frozenset(self.of_kind(*SHOPS, AGENCY, HIDEOUT, EXIT, INTELLIGENCE))
        self.ends_early = self.houses - self.intelligence
        """Houses that end a crook's move even before the full roll."""
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

    def outdoors(self, here: int) -> tuple[int, ...]:
        """The streets and arcades next to a space."""
        return tuple(there for there in self.crook_steps[here] if self.kind[there] in OUTDOORS)


PLANS: dict[str, Plan] = {}
"""The plan of every city that has been opened, by its text."""


class City(BoardCity[Plan]):
    """A city of Cops and Crooks."""

    __slots__ = ()
    plan_type = Plan

    @staticmethod
    def plan_data(board: Board) -> object:
        """All spaces and the paths between them, for the digest."""
        spaces = [
            (number, space.kind, sorted(space.properties.items()))
            for number, space in sorted(board.spaces.items())
        ]
        return [spaces, sorted((path.start, path.end, path.kind) for path in board.paths)]


@cache
def near(plan: Plan, who: Mover, start: int, pips: int = FACES) -> frozenset[int]:
    """The spaces that can matter for a move from here with this roll, or with any."""
    steps = {"crook": plan.crook_steps, "policeman": plan.police_steps, "car": plan.car_steps}[who]
    return frozenset(distances(steps, start, most=pips * PER_PIP if who == "car" else pips))


def _without(neighbours: Neighbours, closed: Iterable[int]) -> Neighbours:
    """The same steps, but none into these spaces."""
    shut = frozenset(closed)
    return {here: tuple(there for there in ends if there not in shut) for here, ends in neighbours.items()}
