"""The town as the rules see it: streets, houses and their doors, and who can walk where.

Its text form is the plan: rows parted by `/`, cells by blanks. `.` is street, `O` the centre, `-`
nothing, `EW` a building with doors to the east and west, `*ES` a station. Row 2, column 3 is space 23.

>>> Town.from_text("*S . E . / . . . O").walks(11, 3)
{12: (11, 21, 22, 12), 23: (11, 21, 22, 23)}
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.core.board import Board, Neighbours

STREET, CENTRE, NOTHING, STATION = ".", "O", "-", "*"
CELL = re.compile(r"[.O-]|\*?[NESW]+")
TENS = 10
"""A row further down is ten numbers on."""
SIDES = {"N": -TENS, "E": 1, "S": TENS, "W": -1}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
DIAGONALS = (-TENS - 1, -TENS + 1, TENS - 1, TENS + 1)

Walks = Mapping[int, tuple[int, ...]]
"""Where a walk can end, each with the way that is shown: start and end included."""


@dataclass(frozen=True, slots=True, repr=False)
class Town:
    """A plan on which officers use doors and the robber does not."""

    text: str

    @classmethod
    def from_text(cls, text: str) -> Town:
        """The town whose plan is `text`; blanks around it do not matter."""
        rows = [row.split() for row in text.split("/")]
        for cell in (cell for row in rows for cell in row):
            if not CELL.fullmatch(cell):
                raise ValueError(f"no such cell in a town: {cell!r}")
        return cls("/".join(" ".join(row) for row in rows))

    @classmethod
    def of(cls, board: Board) -> Town:
        """The town that is drawn on this board."""
        rows = range(1, max(board.spaces) // TENS + 1)
        columns = range(1, max(number % TENS for number in board.spaces) + 1)
        return cls(
            "/".join(" ".join(_cell(board, TENS * row + column) for column in columns) for row in rows)
        )

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def cells(self) -> Mapping[int, str]:
        """The text of every space, by number."""
        return _cells(self.text)

    @property
    def buildings(self) -> tuple[int, ...]:
        """The houses that hold tokens at the start."""
        return _houses(self.text, stations=False)

    @property
    def stations(self) -> tuple[int, ...]:
        """The corner houses where officers start."""
        return _houses(self.text, stations=True)

    @property
    def houses(self) -> tuple[int, ...]:
        """Buildings and stations, by number."""
        return tuple(sorted((*self.buildings, *self.stations)))

    @property
    def centre(self) -> int:
        """Where the robber starts."""
        return next(number for number, cell in self.cells.items() if cell == CENTRE)

    @property
    def officer_steps(self) -> Neighbours:
        """The next spaces on foot: into and out of a house only through a door."""
        return _officer_steps(self.text)

    @property
    def robber_steps(self) -> Neighbours:
        """The next spaces over the roofs, from the centre also across its corners."""
        return _robber_steps(self.text)

    def is_house(self, space: int) -> bool:
        """A building or a station."""
        return _is_house(self.cells.get(space, NOTHING))

    def starts(self, players: int) -> tuple[int, ...]:
        """The station of every seat: clockwise, and two players face each other."""
        northwest, northeast, southwest, southeast = self.stations
        return (
            (northwest, southeast) if players == 2 else (northwest, northeast, southeast, southwest)[:players]
        )

    def walks(self, start: int, steps: int) -> Walks:
        """Where an officer can be after exactly `steps`, no space entered twice."""
        return _officer_walks(self.text, start, steps)

    def over_roofs(self, start: int) -> Walks:
        """A shortest way of the robber to every space: how he comes where a token sends him."""
        return _over_roofs(self.text, start)

    def robber_walks(self, start: int, steps: int) -> Walks:
        """Where the robber can be after exactly `steps`, no space entered twice."""
        return _robber_walks(self.text, start, steps)


def straightest(neighbours: Neighbours, start: int, steps: int) -> Walks:
    """Where a walk of exactly `steps` with no space twice can end, each with the one that turns least."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}

    def go_on(way: tuple[int, ...], turns: int) -> None:
        here = way[-1]
        if len(way) > steps:
            if here not in found or turns < found[here][0]:
                found[here] = turns, way
            return
        for there in neighbours[here]:
            if there not in way:
                go_on((*way, there), turns + (len(way) > 1 and there - here != here - way[-2]))

    go_on((start,), 0)
    return {end: way for end, (_, way) in sorted(found.items())}


def _cell(board: Board, number: int) -> str:
    if number not in board.spaces:
        return NOTHING
    kind = board.spaces[number].kind
    if kind in ("street", "centre"):
        return STREET if kind == "street" else CENTRE
    doors = "".join(side for side, step in SIDES.items() if number + step in board.neighbours[number])
    return f"{STATION if kind == 'station' else ''}{doors}"


@cache
def _cells(text: str) -> Mapping[int, str]:
    return {
        TENS * row + column: cell
        for row, cells in enumerate(text.split("/"), 1)
        for column, cell in enumerate(cells.split(), 1)
        if cell != NOTHING
    }


def _is_house(cell: str) -> bool:
    return cell not in (STREET, CENTRE, NOTHING)


@cache
def _houses(text: str, *, stations: bool) -> tuple[int, ...]:
    return tuple(
        number
        for number, cell in _cells(text).items()
        if _is_house(cell) and cell.startswith(STATION) is stations
    )


@cache
def _officer_steps(text: str) -> Neighbours:
    cells = _cells(text)
    return {
        here: tuple(
            sorted(
                here + step
                for side, step in SIDES.items()
                if here + step in cells and _open(cells[here], side, cells[here + step])
            )
        )
        for here in cells
    }


def _open(here: str, side: str, there: str) -> bool:
    """Between open spaces always, at a house where it, or the house next to it, has a door."""
    if not _is_house(here) and not _is_house(there):
        return True
    return (_is_house(here) and side in here) or (_is_house(there) and FACING[side] in there)


@cache
def _robber_steps(text: str) -> Neighbours:
    cells = _cells(text)
    return {
        here: tuple(
            sorted(
                here + step
                for step in (*SIDES.values(), *(DIAGONALS if cell == CENTRE else ()))
                if here + step in cells
            )
        )
        for here, cell in cells.items()
    }


@cache
def _over_roofs(text: str, start: int) -> Walks:
    steps = _robber_steps(text)
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in steps[here]:
            if there not in ways:
                ways[there] = (*ways[here], there)
                queue.append(there)
    return ways


@cache
def _officer_walks(text: str, start: int, steps: int) -> Walks:
    return straightest(_officer_steps(text), start, steps)


@cache
def _robber_walks(text: str, start: int, steps: int) -> Walks:
    return straightest(_robber_steps(text), start, steps)
