"""The board of Stop Thief! as its object layers have it, and where a place of the plan is on the map."""

from __future__ import annotations

from dataclasses import dataclass

from city_ground import TILE
from stop_thief_things import SIGN, WALLS
from tmx_text import Cell, Thing

CELL = 2 * TILE
"""One cell of the plan."""
CROSSING = 20
"""Column and row of the tile in the middle."""
MIDDLE = (CROSSING + 0.5) * TILE


@dataclass(frozen=True)
class City:
    """The objects of every layer that the rules read."""

    layers: dict[str, list[Thing]]

    def cells(self, layer: str) -> dict[int, Cell]:
        """The tile of every number in a layer."""
        return {int(t.about["number"]): (int(t.x // TILE), int(t.y // TILE)) for t in self.layers[layer]}

    def openings(self) -> dict[int, Cell]:
        """Doors and windows."""
        return self.cells("doors") | self.cells("windows")

    def outline(self, digit: int) -> tuple[Cell, Cell]:
        """The first and the last tile of a building's outer walls."""
        cells = [cell for number, cell in self.openings().items() if number // 100 == digit]
        columns, rows = zip(*cells, strict=True)
        return (min(columns), min(rows)), (max(columns), max(rows))

    def walls(self) -> set[Cell]:
        """Every tile with a wall, doorways and windows included."""
        cells: set[Cell] = set()
        for digit, inner in WALLS.items():
            (left, top), (right, foot) = self.outline(digit)
            cells |= {(x, y) for x in range(left, right + 1) for y in (top, foot)}
            cells |= {(x, y) for y in range(top, foot + 1) for x in (left, right)}
            for x0, y0, x1, y1 in inner:
                cells |= set(rectangle(tile_at(digit, x0, y0), tile_at(digit, x1, y1)))
        return cells


def rectangle(first: Cell, last: Cell) -> list[Cell]:
    """All cells between two corners, both included."""
    (left, right), (top, foot) = (sorted(pair) for pair in zip(first, last, strict=True))
    return [(x, y) for x in range(left, right + 1) for y in range(top, foot + 1)]


def tile_at(digit: int, x: float, y: float) -> Cell:
    """The tile of a place in a building's plan."""
    right, up = SIGN[digit]
    return round(CROSSING + 2 * right * x), round(CROSSING - 2 * up * y)


def pixel_at(x: float, y: float) -> tuple[int, int]:
    """The pixel of a place in the plan, counted from the crossing, y upwards."""
    return round(MIDDLE + x * CELL), round(MIDDLE - y * CELL)


def plan_at(x: float, y: float) -> tuple[float, float]:
    """The place in the plan of a pixel."""
    return (x - MIDDLE) / CELL, (MIDDLE - y) / CELL
