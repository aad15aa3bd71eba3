"""The town as the rules see it: streets, houses and their doors, and who can walk where.

Its text form is a plan with `/` between rows and a blank between cells. `.` is street, `O` the centre, `-`
nothing, `EW` a building with doors to the east and west, `*ES` a station. Row 2, column 3 is space 23.

>>> Town.from_text("*S . E . / . . . O").walks(11, 3)
{12: (11, 21, 22, 12), 23: (11, 21, 22, 23)}
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from game.core.board import Board, Neighbours
from game.core.kernel import Setup

STREET, CENTRE, NOTHING, STATION = ".", "O", "-", "*"
OPEN = {STREET, CENTRE}
CELL = re.compile(r"[.O-]|\*?[NESW]+")
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
"""The corners of the town, clockwise."""
TENS = 10
"""Space numbers grow by ten from row to row."""
SIDES = {"N": -TENS, "E": 1, "S": TENS, "W": -1}
SIDE_OF = {step: side for side, step in SIDES.items()}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
DIAGONALS = (-TENS - 1, -TENS + 1, TENS - 1, TENS + 1)

Walks = Mapping[int, tuple[int, ...]]
"""The spaces where a walk can end, each with the path to show. A path has start and end."""


@dataclass(frozen=True, repr=False)
class Town:
    """A plan on which officers use doors and the robber does not."""

    text: str

    @classmethod
    def from_text(cls, text: str) -> Town:
        """Return the town whose plan is `text`. Blanks around it do not matter."""
        rows = [row.split() for row in text.split("/")]
        for cell in (cell for row in rows for cell in row):
            if not CELL.fullmatch(cell):
                raise ValueError(f"no such cell in a town: {cell!r}")
        return cls("/".join(" ".join(row) for row in rows))

    @classmethod
    def of(cls, board: Board) -> Town:
        """Return the town drawn on this board."""
        rows = range(1, max(board.spaces) // TENS + 1)
        columns = range(1, max(number % TENS for number in board.spaces) + 1)
        return cls(
            "/".join(" ".join(_cell(board, TENS * row + column) for column in columns) for row in rows)
        )

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @cached_property
    def cells(self) -> Mapping[int, str]:
        """The text of every space, by number."""
        return {
            TENS * row + column: cell
            for row, cells in enumerate(self.text.split("/"), 1)
            for column, cell in enumerate(cells.split(), 1)
            if cell != NOTHING
        }

    @cached_property
    def houses(self) -> tuple[int, ...]:
        """Buildings and stations, by number."""
        return tuple(sorted(number for number, cell in self.cells.items() if cell not in OPEN))

    @property
    def buildings(self) -> tuple[int, ...]:
        """The houses that hold tokens at the start."""
        return tuple(house for house in self.houses if not self.cells[house].startswith(STATION))

    @property
    def stations(self) -> tuple[int, ...]:
        """The corner houses where officers start."""
        return tuple(house for house in self.houses if self.cells[house].startswith(STATION))

    @property
    def centre(self) -> int:
        """The space where the robber starts."""
        return next(number for number, cell in self.cells.items() if cell == CENTRE)

    @cached_property
    def officer_steps(self) -> Neighbours:
        """The next spaces for an officer, who enters and leaves houses only through doors."""
        return {
            here: tuple(there for there in near if self._joined(here, there))
            for here, near in self.robber_steps.items()
        }

    def _joined(self, here: int, there: int) -> bool:
        """Open spaces join. A house joins where it or its neighbour has a door. Diagonals never do."""
        side, cells = SIDE_OF.get(there - here), (self.cells[here], self.cells[there])
        return side is not None and (OPEN.issuperset(cells) or side in cells[0] or FACING[side] in cells[1])

    @cached_property
    def robber_steps(self) -> Neighbours:
        """The next spaces for the robber: over the roofs, and diagonally from the centre."""
        return {
            here: tuple(
                sorted(
                    here + step
                    for step in (*SIDES.values(), *(DIAGONALS if cell == CENTRE else ()))
                    if here + step in self.cells
                )
            )
            for here, cell in self.cells.items()
        }

    def starts(self, setup: Setup) -> tuple[int, ...]:
        """The station of every seat: the chosen one, or clockwise from it. Two players sit opposite."""
        northwest, northeast, southwest, southeast = self.stations
        corners = (northwest, northeast, southeast, southwest)
        seats = range(len(setup.seats))
        wanted = {seat: setup.options.get(f"corner.{seat}") for seat in seats}
        chosen = {seat: CORNERS.index(str(corner)) for seat, corner in wanted.items() if corner}
        step = 2 if len(seats) == 2 else 1
        first = next((corner - step * seat for seat, corner in chosen.items()), 0)
        usual = {seat: (first + step * seat) % len(corners) for seat in seats}
        taken = {seat: corner for seat, corner in usual.items() if corner not in chosen.values()} | chosen
        free = iter(corner for corner in range(len(corners)) if corner not in taken.values())
        return tuple([corners[taken[seat] if seat in taken else next(free)] for seat in seats])

    def walks(self, start: int, steps: int) -> Walks:
        """Where an officer can be after exactly `steps` without entering a space twice."""
        return _walks(self, start, steps, robber=False)

    def robber_walks(self, start: int, steps: int) -> Walks:
        """Where the robber can be after exactly `steps` without entering a space twice."""
        return _walks(self, start, steps, robber=True)


def _cell(board: Board, number: int) -> str:
    if number not in board.spaces:
        return NOTHING
    kind = board.spaces[number].kind
    if kind in ("street", "centre"):
        return STREET if kind == "street" else CENTRE
    doors = "".join(side for side, step in SIDES.items() if number + step in board.neighbours[number])
    return f"{STATION if kind == 'station' else ''}{doors}"


@cache
def _walks(town: Town, start: int, steps: int, *, robber: bool) -> Walks:
    """Every end of such a walk, with the path that turns least."""
    neighbours = town.robber_steps if robber else town.officer_steps
    found: dict[int, tuple[int, tuple[int, ...]]] = {}

    def extend(path: tuple[int, ...], turns: int) -> None:
        here = path[-1]
        if len(path) > steps:
            if here not in found or turns < found[here][0]:
                found[here] = turns, path
            return
        for there in neighbours[here]:
            if there not in path:
                extend((*path, there), turns + (len(path) > 1 and there - here != here - path[-2]))

    extend((start,), 0)
    return {end: path for end, (_, path) in sorted(found.items())}


@cache
def over_roofs(town: Town, start: int) -> Walks:
    """The robber's shortest path to every space, for when a token sends him there."""
    paths: dict[int, tuple[int, ...]] = {start: (start,)}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in town.robber_steps[here]:
            if there not in paths:
                paths[there] = (*paths[here], there)
                queue.append(there)
    return paths
