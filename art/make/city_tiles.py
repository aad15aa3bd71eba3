"""The city tileset in three moods: one picture and one .tsx each, with the same names and ids."""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

import city_ground as ground
import city_marks as marks
import city_walls as walls
from city_ground import TILE
from city_moods import MOODS, Mood
from sheet import drawing

COLUMNS = 16
ASPHALTS = 6
CORNER_SETS = ("pave", "lawn", *ground.FLOORS)
"""Terrains of fifteen tiles each: NW 1, NE 2, SW 4, SE 8."""
Painter = Callable[[skia.Canvas, Mood], None]


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
    return made | {"manhole": marks.manhole, "drain": marks.drain, "patch": marks.cover_plate}


@functools.cache
def ids() -> dict[str, int]:
    """The id of every tile."""
    return {name: number for number, name in enumerate(painters())}


def tile_count() -> int:
    """How many tiles the picture has room for."""
    return -(-len(painters()) // COLUMNS) * COLUMNS


def picture_size() -> tuple[int, int]:
    """Width and height of a mood's picture."""
    return COLUMNS * TILE, tile_count() // COLUMNS * TILE


def _corner_set(kind: str) -> str:
    """A terrain that Tiled's brush can paint; wang ids go round from the top, corners are the odd ones."""
    tiles = ""
    for mask in range(1, 16):
        north_east, south_east, south_west, north_west = (int(bool(mask & bit)) for bit in (2, 8, 4, 1))
        around = f"0,{north_east},0,{south_east},0,{south_west},0,{north_west}"
        tiles += f'   <wangtile tileid="{ids()[f"{kind}{mask}"]}" wangid="{around}"/>\n'
    full = ids()[f"{kind}15"]
    colour = f'   <wangcolor name="{kind}" color="#ffc857" tile="{full}" probability="1"/>\n'
    return f'  <wangset name="{kind}" type="corner" tile="{full}">\n{colour}{tiles}  </wangset>\n'


def _tsx(mood: str) -> str:
    named = "".join(f' <tile id="{number}" type="{name}"/>\n' for name, number in ids().items())
    terrains = "".join(_corner_set(kind) for kind in CORNER_SETS)
    size = f'tilewidth="{TILE}" tileheight="{TILE}" tilecount="{tile_count()}" columns="{COLUMNS}"'
    wide, high = picture_size()
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="city_{mood}" {size}>\n'
        f' <image source="city_{mood}.png" width="{wide}" height="{high}"/>\n'
        f"{named} <wangsets>\n{terrains} </wangsets>\n</tileset>\n"
    )


def draw(out: Path) -> None:
    """Write maps/tiles/city_<mood>.png and .tsx beside the art folder `out`."""
    folder = out.parent / "maps" / "tiles"
    for name, mood in MOODS.items():
        with drawing(folder / f"city_{name}.png", *picture_size()) as c:
            for number, paint in enumerate(painters().values()):
                c.save()
                c.translate(number % COLUMNS * TILE, number // COLUMNS * TILE)
                c.clipRect(skia.Rect(0, 0, TILE, TILE))
                paint(c, mood)
                c.restore()
        (folder / f"city_{name}.tsx").write_text(_tsx(name))
