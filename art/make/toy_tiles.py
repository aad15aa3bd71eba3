"""The tileset of the toy town in three moods, with a name on every tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

import skia

import terrains
import toy_chalk as chalk
import toy_ground as ground
import toy_houses as houses
import toy_roofs as roofs
from city_moods import Mood
from kit import placed
from tileset import Painter, Tileset

TILE = ground.TILE
COLUMNS = 10
SIDES = "nesw"
STREETS = {"row": 3, "column": 3, "fan": 4}
"""How many tiles each pattern of cobbles has."""


def sides_of(bits: int) -> str:
    """The sides in a number from 1 to 15: north 1, east 2, south 4, west 8."""
    return "".join(side for i, side in enumerate(SIDES) if bits >> i & 1)


def _shown(paint: Callable[[skia.Canvas], None], attics: Sequence[str] = ()) -> Painter:
    """A thing on which the mood's light falls, and attic windows beside it."""

    def painted(c: skia.Canvas, mood: Mood) -> None:
        with mood.light(c):
            paint(c)
        for corner in attics:
            roofs.attic(c, mood, corner)

    return painted


def _streets() -> dict[str, Painter]:
    made: dict[str, Painter] = {}
    for pattern, count in STREETS.items():
        for i in range(count):
            made[f"street_{pattern}_{i}"] = partial(ground.street, seed=10 * count + i, pattern=pattern)
    return made | {f"square_{to}": _shown(partial(ground.square, toward=to)) for to in "nesw" + "c"}


def _shadows() -> dict[str, Painter]:
    return {
        f"shadow_{bits}": partial(
            houses.shadow,
            from_west=bool(bits & 1),
            from_north=bool(bits & 2),
            from_north_west=bool(bits & 4),
            own=bool(bits & 8),
        )
        for bits in range(1, 16)
    }


def _tops() -> dict[str, Painter]:
    plain = (
        roofs.cat,
        roofs.weathercock,
        roofs.flowers,
        roofs.washing,
        roofs.nest,
        roofs.parasol,
        roofs.kite,
        roofs.skylights,
    )
    tops = {f"chimney_{corner}": partial(roofs.chimney, corner=corner) for corner in roofs.CORNERS}
    tops |= {paint.__name__: paint for paint in plain}
    return {f"roof_{name}": _shown(paint, roofs.ATTICS.get(name, ())) for name, paint in tops.items()}


@cache
def painters() -> dict[str, Painter]:
    """Every tile by name, drawn around its middle, in the order of the picture."""
    both = [sides_of(bits) for bits in range(1, 16)]
    things = (ground.drain, ground.manhole, chalk.hopscotch, ground.puddle, ground.pots)
    drawings = (chalk.chalk_sun, chalk.chalk_rainbow, chalk.chalk_cat)
    return (
        _streets()
        | {f"zebra_{sides}": _shown(partial(ground.zebra, sides=sides)) for sides in both}
        | {paint.__name__: _shown(paint) for paint in (*things, *drawings)}
        | {f"leaves_{i}": _shown(partial(ground.leaves, seed=i)) for i in range(4)}
        | _shadows()
        | {f"house_{roof}": _shown(partial(houses.house, roof=roof)) for roof in houses.ROOFS}
        | {"station": _shown(houses.station)}
        | _tops()
        | {f"door_{sides}": partial(houses.door, sides=sides) for sides in both}
    )


@cache
def tileset() -> Tileset:
    """The toy town."""
    streets = {pattern: [f"street_{pattern}_{i}" for i in range(n)] for pattern, n in STREETS.items()}
    grounds = [terrains.plain(f"street_{pattern}", names) for pattern, names in streets.items()]
    grounds.append(terrains.plain("house", (f"house_{roof}" for roof in houses.ROOFS)))
    around = {name: partial(_centred, paint=paint) for name, paint in painters().items()}
    return Tileset("toytown", TILE, COLUMNS, around, grounds)


def _centred(c: skia.Canvas, mood: Mood, paint: Painter) -> None:
    with placed(c, TILE / 2, TILE / 2):
        paint(c, mood)


def draw(out: Path) -> None:
    """Write maps/tiles/toytown_<mood>.png and .tsx beside the art folder `out`."""
    tileset().draw(out)
