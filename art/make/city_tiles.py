"""The city tileset in three moods: one picture and one .tsx each, with the same names and ids."""

from __future__ import annotations

import functools
from functools import partial
from pathlib import Path

import city_ground as ground
import city_marks as marks
import city_walls as walls
from city_ground import TILE
from terrains import area, lines, plain
from tileset import Painter, Tileset

COLUMNS = 16
ASPHALTS = 6
CORNER_SETS = ("pave", "lawn", *ground.FLOORS)
"""Terrains of fifteen tiles each: NW 1, NE 2, SW 4, SE 8."""
OPEN_WATER = ("open_water0", "open_water1", "open_water2")
"""Looks of water without a rim, beside that of `water15`."""


@functools.cache
def painters() -> dict[str, Painter]:
    """Every tile by name; its place in this order is its id, so new ones go to the end."""
    every = range(1, 16)
    made: dict[str, Painter] = {f"asphalt{i}": partial(ground.asphalt, seed=10 + i) for i in range(ASPHALTS)}
    made |= {f"pave{mask}": partial(ground.pavement, mask=mask) for mask in every}
    made |= {f"lawn{mask}": partial(ground.lawn, mask=mask) for mask in every}
    for kind in ground.FLOORS:
        made |= {f"{kind}{mask}": partial(ground.floor, kind=kind, mask=mask) for mask in every}
    made |= {f"wall{mask}": partial(walls.wall, mask=mask) for mask in range(16)}
    made |= {f"jamb_{side}": partial(walls.jamb, opening=side) for side in "nesw"}
    made |= {f"shade{mask}": partial(marks.shade, mask=mask) for mask in range(1, 8)}
    for flat, way in ((False, "ns"), (True, "we")):
        made |= {
            f"glass_{way}": partial(walls.glass, flat=flat),
            f"sill_{way}": lambda c, _, flat=flat: walls.sill(c, flat=flat),
            f"dash_{way}": partial(marks.dash, flat=flat),
            f"zebra_{way}": partial(marks.zebra, stripes=(0, 1), flat=flat),
            f"zebra_{way}_first": partial(marks.zebra, stripes=(1,), flat=flat),
            f"zebra_{way}_last": partial(marks.zebra, stripes=(0,), flat=flat),
        }
    made |= {"manhole": marks.manhole, "drain": marks.drain, "patch": marks.cover_plate}
    made |= {f"water{mask}": partial(ground.water, mask=mask) for mask in every}
    return made | {name: partial(ground.ripples, seed=seed) for seed, name in enumerate(OPEN_WATER, 16)}


@functools.cache
def tileset() -> Tileset:
    """The city: asphalt lies lowest, then come grounds, floors, marks, shade and walls."""
    terrains = (
        plain("asphalt", (f"asphalt{i}" for i in range(ASPHALTS))),
        *(area(kind) for kind in CORNER_SETS),
        area("water", OPEN_WATER),
        lines("wall"),
    )
    return Tileset("city", TILE, COLUMNS, painters(), terrains)


def draw(out: Path) -> None:
    """Write maps/tiles/city_<mood>.png and .tsx beside the art folder `out`."""
    tileset().draw(out)
