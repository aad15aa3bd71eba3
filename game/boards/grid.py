"""What the two boards of square cells share: numbers that tell the cell, and doors on edges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.boards.spaces import Found, Spaces, gather
from game.boards.tiled_map import Thing, TiledMap
from game.core.board import Path, Point
from game.core.trouble import Trouble

NEAR = 0.25
"""How far from the middle of an edge a door may be, in cells."""
SIDES = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}


@dataclass(frozen=True, slots=True)
class Grid:
    """How cells are numbered: a row further down is `tens` on, a column further right one."""

    cells: Point
    """Columns and rows."""
    pitch: int
    """The side of a cell, in pixels."""
    tens: int
    first: int
    """The number of the first row, and of the first column."""

    def check(self, tiled_map: TiledMap) -> None:
        """The map has the size of this board."""
        found, expected = (*tiled_map.cells, *tiled_map.cell), (*self.cells, self.pitch, self.pitch)
        if found != expected:
            raise tiled_map.fault("map.grid", found=_tiles(*found), expected=_tiles(*expected))

    def number_at(self, thing: Thing) -> int:
        """The number of the cell that an object stands in."""
        column, row = (int(part // self.pitch) for part in thing.at)
        if not self._holds(column, row):
            raise thing.fault("map.outside", x=thing.at[0], y=thing.at[1])
        return self._number(column, row)

    def cell(self, number: int) -> Trouble:
        """The cell with this number, as a sentence names it."""
        row, column = divmod(number, self.tens)
        return Trouble("map.cell", row=row, column=column)

    def gather(self, spaces: Spaces, thing: Thing, kind: str) -> None:
        """Add an object as a space; its number must be that of its cell."""
        here = self.number_at(thing)
        number = gather(spaces, thing, kind).number
        if number != here:
            raise thing.fault("map.wrong-cell", number=number, cell=self.cell(here), expected=here)

    def neighbours(self, number: int, spaces: Spaces) -> Iterator[tuple[str, Found]]:
        """The spaces on the four sides, by side."""
        for side, (down, right) in SIDES.items():
            beside = spaces.get(number + self.tens * down + right)
            if beside is not None:
                yield side, beside

    def edge(self, door: Thing) -> tuple[int, int]:
        """The two cells that a door stands between."""
        x, y = door.at[0] / self.pitch, door.at[1] / self.pitch
        upright = abs(x - round(x)) < abs(y - round(y))
        column, row = (round(x), int(y)) if upright else (int(x), round(y))
        across, along = (x - column, y - row) if upright else (y - row, x - column)
        if abs(across) > NEAR or abs(along - 0.5) > NEAR:
            raise door.fault("map.no-edge", x=door.at[0], y=door.at[1])
        if (column == 0 and upright) or (row == 0 and not upright) or not self._holds(column, row):
            raise door.fault("map.outer-edge")
        beyond = self._number(column, row)
        return beyond - (1 if upright else self.tens), beyond

    def _holds(self, column: int, row: int) -> bool:
        return 0 <= column < self.cells[0] and 0 <= row < self.cells[1]

    def _number(self, column: int, row: int) -> int:
        return self.tens * (row + self.first) + column + self.first


def all_joined(spaces: Spaces, grid: Grid, kinds: tuple[str, ...], path: str) -> Iterator[Path]:
    """Paths between all orthogonal neighbours of these kinds."""
    for number, found in spaces.items():
        if found.space.kind in kinds:
            for side, beside in grid.neighbours(number, spaces):
                if side in ("south", "east") and beside.space.kind in kinds:
                    yield Path(number, beside.space.number, path)


def check_doors_apart(doors: dict[tuple[int, int], Thing], edge: tuple[int, int], door: Thing) -> None:
    """No edge has two doors."""
    if edge in doors:
        raise door.fault("map.same-edge", other=doors[edge].place)
    doors[edge] = door


def _tiles(columns: int, rows: int, width: int, height: int) -> Trouble:
    return Trouble("map.tiles", columns=columns, rows=rows, width=width, height=height)
