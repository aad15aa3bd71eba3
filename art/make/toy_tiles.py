"""The tileset of the toy town: its picture and its .tsx, with a name on every tile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

import toy_ground as ground
import toy_houses as houses
import toy_roofs as roofs
from sheet import drawing

TILE = ground.TILE
COLUMNS = 10
SIDES = "nesw"
Painter = Callable[[skia.Canvas], None]


def sides_of(bits: int) -> str:
    """The sides in a number from 1 to 15: north 1, east 2, south 4, west 8."""
    return "".join(side for i, side in enumerate(SIDES) if bits >> i & 1)


def _streets() -> dict[str, Painter]:
    made: dict[str, Painter] = {}
    for pattern, count in (("row", 3), ("column", 3), ("fan", 4)):
        for i in range(count):
            made[f"street_{pattern}_{i}"] = partial(ground.street, seed=10 * count + i, pattern=pattern)
    return made | {f"square_{to}": partial(ground.square, toward=to) for to in "nesw" + "c"}


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


def painters() -> dict[str, Painter]:
    """Every tile by name, in the order of the picture."""
    both = [sides_of(bits) for bits in range(1, 16)]
    things = (ground.drain, ground.manhole, ground.hopscotch, ground.puddle, ground.pots)
    chalk = (ground.chalk_sun, ground.chalk_rainbow, ground.chalk_cat)
    tops = (
        roofs.cat,
        roofs.weathercock,
        roofs.flowers,
        roofs.washing,
        roofs.nest,
        roofs.parasol,
        roofs.kite,
        roofs.skylights,
    )
    return (
        _streets()
        | {f"zebra_{sides}": partial(ground.zebra, sides=sides) for sides in both}
        | {paint.__name__: paint for paint in (*things, *chalk)}
        | {f"leaves_{i}": partial(ground.leaves, seed=i) for i in range(4)}
        | _shadows()
        | {f"house_{roof}": partial(houses.house, roof=roof) for roof in houses.ROOFS}
        | {"station": houses.station}
        | {f"roof_chimney_{corner}": partial(roofs.chimney, corner=corner) for corner in roofs.CORNERS}
        | {f"roof_{paint.__name__}": paint for paint in tops}
        | {f"door_{sides}": partial(houses.door, sides=sides) for sides in both}
    )


def names() -> dict[str, int]:
    """The id of every tile."""
    return {name: i for i, name in enumerate(painters())}


def _tsx(rows: int) -> str:
    tiles = "".join(f' <tile id="{i}" type="{name}"/>\n' for name, i in names().items())
    size = f'tilewidth="{TILE}" tileheight="{TILE}" tilecount="{rows * COLUMNS}" columns="{COLUMNS}"'
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="toytown" {size}>\n'
        f' <image source="toytown.png" width="{COLUMNS * TILE}" height="{rows * TILE}"/>\n'
        f"{tiles}</tileset>\n"
    )


def draw(out: Path) -> None:
    """Write maps/tiles/toytown.png and .tsx beside the art folder `out`."""
    folder = out.parent / "maps" / "tiles"
    tiles = painters()
    rows = -(-len(tiles) // COLUMNS)
    with drawing(folder / "toytown.png", COLUMNS * TILE, rows * TILE) as c:
        for i, paint in enumerate(tiles.values()):
            c.save()
            c.translate(i % COLUMNS * TILE, i // COLUMNS * TILE)
            c.clipRect(skia.Rect(0, 0, TILE, TILE))
            c.translate(TILE / 2, TILE / 2)
            paint(c)
            c.restore()
    (folder / "toytown.tsx").write_text(_tsx(rows))
