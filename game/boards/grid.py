"""Boards of square cells: a space's number says its row and column, and doors stand on edges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.boards.draft import BoardDraft
from game.boards.tiled_map import MapObject, TiledMap
from game.core.board import Path, Point
from game.core.trouble import Trouble

NEAR = 0.25
"""How far from the middle of an edge a door may be, in cells."""
Edge = tuple[int, int]
"""The numbers of two neighbouring cells, the smaller one first."""


@dataclass(frozen=True, slots=True)
class Grid:
    """How cells are numbered: the next row is `tens` more, the next column one more."""

    cells: Point
    """Columns and rows."""
    pitch: int
    """The side of a cell, in pixels."""
    tens: int
    first: int
    """The number of the first row, and of the first column."""

    def check_size(self, tiled_map: TiledMap) -> None:
        """The map must have the size of this grid."""
        found, expected = (*tiled_map.cells, *tiled_map.cell), (*self.cells, self.pitch, self.pitch)
        if found != expected:
            raise tiled_map.fault("map.grid", found=_tiles(*found), expected=_tiles(*expected))

    def number_at(self, drawn: MapObject) -> int:
        """The number of the cell that an object is in."""
        column, row = (int(part // self.pitch) for part in drawn.at)
        if not self._holds(column, row):
            raise drawn.fault("map.outside", x=drawn.at[0], y=drawn.at[1])
        return self._number(column, row)

    def cell(self, number: int) -> Trouble:
        """The cell with this number, as a sentence names it."""
        row, column = divmod(number, self.tens)
        return Trouble("map.cell", row=row, column=column)

    def add(self, draft: BoardDraft, drawn: MapObject, kind: str) -> None:
        """Add an object as a space; its number must be that of its cell."""
        here = self.number_at(drawn)
        number = draft.add(drawn, kind)
        if number != here:
            raise drawn.fault("map.wrong-cell", number=number, cell=self.cell(here), expected=here)

    def join(self, draft: BoardDraft, kinds: tuple[str, ...], path: str) -> Iterator[Path]:
        """Paths between all orthogonal neighbours of these kinds."""
        for number in draft.of_kind(*kinds):
            for beside in (number + self.tens, number + 1):
                if draft.kind(beside) in kinds:
                    yield Path(number, beside, path)

    def doors(self, tiled_map: TiledMap) -> dict[Edge, MapObject]:
        """The doors by the cells that they stand between."""
        doors: dict[Edge, MapObject] = {}
        for door in tiled_map.objects("doors", "door", least=1):
            edge = self._edge(door)
            if edge in doors:
                raise door.fault("map.same-edge", other=doors[edge].place)
            doors[edge] = door
        return doors

    def _edge(self, door: MapObject) -> Edge:
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


def check_entrances(draft: BoardDraft, doors: dict[Edge, MapObject], houses: tuple[str, ...]) -> None:
    """Every house must have a door."""
    entered = {number for edge in doors for number in edge}
    for number in draft.of_kind(*houses):
        if number not in entered:
            raise draft.fault("map.no-door", number)


def _tiles(columns: int, rows: int, width: int, height: int) -> Trouble:
    return Trouble("map.tiles", columns=columns, rows=rows, width=width, height=height)
