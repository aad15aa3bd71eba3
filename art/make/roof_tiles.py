"""The tileset of Cops and Crooks: every tile by its name, in the order of its id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import skia

import city_ground
import roof_blocks as blocks
import roof_doors as doors
import roof_edges as edges
import roof_signs as signs
import roof_street as street
import terrains
from city_moods import Mood
from kit import placed
from light import grain
from roof_street import EAST, NORTH, SOUTH, TILE, WEST
from tileset import Painter, Tileset

COLUMNS = 16
NEXT_TILE = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
COMPASS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
NO_FRONT, OVER_FRONT = 46, 33
"""How tall the roof of a place is: on an inner tile, and above a facade."""


@cache
def painters() -> dict[str, Painter]:
    """Every tile by name; its place in this order is its id, so new ones go to the end."""
    open_street: dict[str, Painter] = {"kerb0": lambda *_: None}
    return {
        **_street(),
        **_metro(),
        **_roofs(),
        **_doors_and_places(),
        **_edges(),
        **_grain(),
        **open_street,
    }


@cache
def tileset() -> Tileset:
    """The city of roofs: streets, blocks, doors and what lies around."""
    plains = {name: [f"{name}{seed}" for seed in range(4)] for name in ("asphalt", "water", "grass")}
    brushes = (
        *(terrains.plain(name, names) for name, names in plains.items()),
        *(terrains.lines(name) for name in ("lane", *(f"metro_{which}" for which in street.METRO))),
        *(terrains.blocks(name) for name in ("kerb", *(f"roof_{name}" for name in blocks.ROOFS))),
        terrains.plain("windows", (f"windows{pattern}" for pattern in range(6))),
    )
    return Tileset("roofs", TILE, COLUMNS, painters(), brushes)


def _shown(drawer: Callable[..., None], *about: object, **more: object) -> Painter:
    """A thing without lamps: the mood's light falls on it."""

    def paint(c: skia.Canvas, mood: Mood) -> None:
        with mood.light(c):
            drawer(c, *about, **more)

    return paint


def _same(drawer: Callable[..., None], *about: object) -> Painter:
    """A sign, or a room with lamps of its own: the same in every mood."""
    return lambda c, _: drawer(c, *about)


def _masks(name: str, drawer: Callable[..., None], end: int = 16) -> dict[str, Painter]:
    """A set of tiles whose number says which sides they show."""
    return {f"{name}{mask}": partial(drawer, mask=mask) for mask in range(1, end)}


def _street() -> dict[str, Painter]:
    return {
        **{f"asphalt{seed}": partial(street.asphalt, seed=seed) for seed in range(4)},
        "manhole": street.manhole,
        "patch": street.patch,
        "gate": _same(street.gate),
        **_masks("kerb", street.kerb),
        **_masks("corner", street.kerb_corner),
        **_masks("lane", street.lane),
        **_masks("zebra", street.zebra),
        **_masks("shade", street.shade, end=8),
    }


def _metro() -> dict[str, Painter]:
    made: dict[str, Painter] = {}
    for which in street.METRO:
        made |= {f"metro_{which}{mask}": _same(street.metro_line, which, mask) for mask in range(1, 16)}
        made[f"station_{which}"] = _same(street.station, which)
    return made


def _roofs() -> dict[str, Painter]:
    made: dict[str, Painter] = {}
    for name in blocks.ROOFS:
        made |= {f"roof_{name}{mask}": _shown(blocks.roof, name, mask) for mask in range(16)}
    made |= {f"windows{pattern}": partial(blocks.windows, pattern=pattern) for pattern in range(6)}
    made |= {f"shop{wares}": partial(blocks.shop, wares=wares) for wares in range(2)}
    return made | {f"arcade{mask}": _same(doors.arcade, mask) for mask in (0, NORTH, SOUTH, NORTH | SOUTH)}


def _doors_and_places() -> dict[str, Painter]:
    made: dict[str, Painter] = {}
    for letter, side in COMPASS.items():
        made[f"awning_{letter}"] = partial(doors.awning, side=side)
        made[f"awning_{letter}_before"] = partial(_reaching, side=side)
    for kind in signs.GROUNDS:
        made[kind] = _same(signs.place, kind, NO_FRONT)
        made[f"{kind}_front"] = _same(signs.place, kind, OVER_FRONT, 6)
    return made


def _reaching(c: skia.Canvas, mood: Mood, side: int) -> None:
    """The part of an awning that lies in the tile before the door."""
    across, down = NEXT_TILE[side]
    with placed(c, -across * TILE, -down * TILE):
        doors.awning(c, mood, side)


def _edges() -> dict[str, Painter]:
    walls = (0, EAST, WEST, EAST | WEST)
    return {
        **{f"office{mask}": _same(edges.office, mask) for mask in walls},
        **{f"cell{mask}": _same(edges.cell, mask) for mask in walls},
        **{f"water{seed}": partial(city_ground.ripples, seed=seed) for seed in range(4)},
        **{f"quay{seed}": _shown(street.quay, seed) for seed in range(2)},
        **{f"grass{seed}": _shown(edges.grass, seed) for seed in range(4)},
        **{f"hedge{mask}": _shown(edges.hedge, mask) for mask in range(1, 16)},
        **{f"hedge_corner{corner}": _shown(edges.hedge_corner, corner) for corner in (1, 2, 4, 8)},
        "rails": _shown(edges.rails, end=False),
        "rails_end": _shown(edges.rails, end=True),
        "runway": partial(edges.runway, start=False),
        "runway_start": partial(edges.runway, start=True),
        "pier": _shown(edges.pier),
        "glass_hall": edges.glass_hall,
    }


def _grain() -> dict[str, Painter]:
    return {f"grain{seed}": _same(partial(grain, seed=70 + seed), TILE, TILE, 14) for seed in range(4)}


def draw(out: Path) -> None:
    """Write maps/tiles/roofs_<mood>.png and .tsx beside the art folder `out`."""
    tileset().draw(out)
