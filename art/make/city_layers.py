"""Layers of a city board from what lies where: terrains, walls with their openings, shade and props."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stop_thief_scene import Placed
from tmx_text import Cell, Thing

STEPS = ((1, (0, -1)), (2, (1, 0)), (4, (0, 1)), (8, (-1, 0)))
"""The sides of a wall tile: N 1, E 2, S 4, W 8."""
Tiles = dict[Cell, str]
"""Names of tiles by column and row."""


def corner_set(kind: str, inside: Iterable[Cell]) -> Tiles:
    """Tiles of a terrain from the grid corners that it covers."""
    masks: dict[Cell, int] = {}
    for x, y in set(inside):
        for bit, cell in ((1, (x, y)), (2, (x - 1, y)), (4, (x, y - 1)), (8, (x - 1, y - 1))):
            masks[cell] = masks.get(cell, 0) | bit
    return {cell: f"{kind}{mask}" for cell, mask in masks.items()}


def beside(cells: set[Cell], cell: Cell) -> int:
    """The sides on which a wall goes on."""
    x, y = cell
    return sum(bit for bit, (right, down) in STEPS if (x + right, y + down) in cells)


def walls(cells: set[Cell], doors: Iterable[Cell], windows: Iterable[Cell]) -> Tiles:
    """Walls: a doorway is a sill between two jambs, a window three panes of glass."""
    painted = {cell: f"wall{beside(cells, cell)}" for cell in sorted(cells)}
    panes = set(windows)
    for x, y in sorted({*doors, *panes}):
        flat = (x - 1, y) in cells and (x + 1, y) in cells
        way = "we" if flat else "ns"
        before, after = ((x - 1, y), (x + 1, y)) if flat else ((x, y - 1), (x, y + 1))
        if (x, y) in panes:
            painted |= dict.fromkeys((before, (x, y), after), f"glass_{way}")
            continue
        painted[x, y] = f"sill_{way}"
        for end, side in ((before, "e" if flat else "s"), (after, "w" if flat else "n")):
            if beside(cells, end).bit_count() == 2:
                painted[end] = f"jamb_{side}"
    return painted


def shade(painted: Tiles) -> Tiles:
    """What walls let fall on the ground to their south and east."""
    solid = {cell for cell, name in painted.items() if not name.startswith("sill")}
    masks: dict[Cell, int] = {}
    for x, y in solid:
        for bit, cell in ((1, (x, y + 1)), (2, (x + 1, y)), (4, (x + 1, y + 1))):
            if cell not in solid:
                masks[cell] = masks.get(cell, 0) | bit
    return {cell: f"shade{mask}" for cell, mask in masks.items()}


def prop_thing(prop: Placed, sizes: Mapping[str, tuple[int, int]], first: int) -> Thing:
    """A prop as Tiled keeps it, by its lower left corner; `sizes` are in the order of the ids."""
    wide, high = sizes[prop.name]
    right, down = {0: (-wide, high), 90: (-high, -wide), 180: (wide, -high), 270: (high, wide)}[prop.turn]
    gid = first + list(sizes).index(prop.name)
    return Thing(prop.name, prop.x + right / 2, prop.y + down / 2, wide, high, prop.turn, gid)
