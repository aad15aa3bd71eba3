"""The tileset of Cops and Crooks: every tile by its name, in the order of its id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import skia

import roof_blocks as blocks
import roof_doors as doors
import roof_edges as edges
import roof_signs as signs
import roof_street as street
from kit import clipped, placed, round_box
from light import grain
from roof_street import EAST, NORTH, SOUTH, TILE, WEST
from sheet import drawing

Drawer = Callable[[skia.Canvas], None]

COLUMNS = 16
NEXT_TILE = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
COMPASS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
NO_FRONT, OVER_FRONT = 46, 33
"""How tall the roof of a place is: on an inner tile, and above a facade."""


@cache
def tiles() -> dict[str, Drawer]:
    """Name to picture; a tile's id is its place in this order, so new ones go to the end."""
    return {**_street(), **_metro(), **_roofs(), **_doors_and_places(), **_edges(), **_grain()}


def tile_ids() -> dict[str, int]:
    """The id of every tile by its name."""
    return {name: number for number, name in enumerate(tiles())}


def _with(drawer: Callable[..., None], *about: object, **more: object) -> Drawer:
    return lambda c: drawer(c, *about, **more)


def _masks(
    name: str, drawer: Callable[..., None], *before: object, first: int = 1, end: int = 16
) -> dict[str, Drawer]:
    """A set of tiles whose number says which sides they show."""
    return {f"{name}{mask}": _with(drawer, *before, mask) for mask in range(first, end)}


def _street() -> dict[str, Drawer]:
    return {
        **{f"asphalt{seed}": _with(street.asphalt, seed) for seed in range(4)},
        "manhole": street.manhole,
        "patch": street.patch,
        "gate": street.gate,
        **_masks("kerb", street.kerb),
        **_masks("corner", street.kerb_corner),
        **_masks("lane", street.lane),
        **_masks("zebra", street.zebra),
        **_masks("shade", street.shade, end=8),
    }


def _metro() -> dict[str, Drawer]:
    made: dict[str, Drawer] = {}
    for which in street.METRO:
        made |= _masks(f"metro_{which}", street.metro_line, which)
        made[f"station_{which}"] = _with(street.station, which)
    return made


def _roofs() -> dict[str, Drawer]:
    made: dict[str, Drawer] = {}
    for name in blocks.ROOFS:
        made |= _masks(f"roof_{name}", blocks.roof, name, first=0)
    made |= {f"windows{pattern}": _with(blocks.windows, pattern) for pattern in range(6)}
    made |= {f"shop{wares}": _with(blocks.shop, wares) for wares in range(2)}
    return made | {f"arcade{mask}": _with(doors.arcade, mask) for mask in (0, NORTH, SOUTH, NORTH | SOUTH)}


def _doors_and_places() -> dict[str, Drawer]:
    made: dict[str, Drawer] = {}
    for letter, side in COMPASS.items():
        made[f"awning_{letter}"] = _with(doors.awning, side)
        made[f"awning_{letter}_before"] = _with(_reaching, side)
    for kind in signs.GROUNDS:
        made[kind] = _with(signs.place, kind, NO_FRONT)
        made[f"{kind}_front"] = _with(signs.place, kind, OVER_FRONT, 6)
    return made


def _reaching(c: skia.Canvas, side: int) -> None:
    """The part of an awning that lies in the tile before the door."""
    across, down = NEXT_TILE[side]
    with placed(c, -across * TILE, -down * TILE):
        doors.awning(c, side)


def _edges() -> dict[str, Drawer]:
    walls = (0, EAST, WEST, EAST | WEST)
    return {
        **{f"office{mask}": _with(edges.office, mask) for mask in walls},
        **{f"cell{mask}": _with(edges.cell, mask) for mask in walls},
        **{f"water{seed}": _with(street.water, seed) for seed in range(4)},
        **{f"quay{seed}": _with(street.quay, seed) for seed in range(2)},
        **{f"grass{seed}": _with(edges.grass, seed) for seed in range(4)},
        **_masks("hedge", edges.hedge),
        **{f"hedge_corner{corner}": _with(edges.hedge_corner, corner) for corner in (1, 2, 4, 8)},
        "rails": _with(edges.rails, end=False),
        "rails_end": _with(edges.rails, end=True),
        "runway": _with(edges.runway, start=False),
        "runway_start": _with(edges.runway, start=True),
        "pier": edges.pier,
        "glass_hall": edges.glass_hall,
    }


def _grain() -> dict[str, Drawer]:
    return {f"grain{seed}": _with(grain, TILE, TILE, 14, seed=70 + seed) for seed in range(4)}


def draw(out: Path) -> None:
    """Write the tileset and its picture into the maps' folder beside `out`."""
    folder = out.parent / "maps" / "tiles"
    rows = -(-len(tiles()) // COLUMNS)
    with drawing(folder / "roofs.png", COLUMNS * TILE, rows * TILE) as c:
        for number, drawer in enumerate(tiles().values()):
            with placed(c, number % COLUMNS * TILE, number // COLUMNS * TILE), clipped(c, _frame()):
                drawer(c)
    (folder / "roofs.tsx").write_text(_tileset(rows))


def _frame() -> skia.Path:
    return round_box(0, 0, TILE, TILE, 0)


def _tileset(rows: int) -> str:
    named = "".join(f' <tile id="{number}" type="{name}"/>\n' for name, number in tile_ids().items())
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="roofs" tilewidth="{TILE}" tileheight="{TILE}"'
        f' tilecount="{COLUMNS * rows}" columns="{COLUMNS}">\n'
        f' <image source="roofs.png" width="{COLUMNS * TILE}" height="{rows * TILE}"/>\n{named}</tileset>\n'
    )
