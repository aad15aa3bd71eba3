"""Paints maps/stop_thief.tmx: tile layers, props, lights and life, from the object layers that are the board.

Those layers stay as they are: whoever moves a door in Tiled runs this again.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import city_props
import city_tiles
import stop_thief_clear
import stop_thief_scene as scene
from city_ground import TILE
from city_layers import Tiles, corner_set, prop_thing, shade, walls
from kit import AMBER, ART
from stop_thief_city import CROSSING, City, rectangle, tile_at
from stop_thief_things import BAYS, COVERS, FLOORS, LAWNS, ROOMS
from tmx_text import Cell, Thing, object_layer_text, properties_text, read_things, tile_layer_text

SOURCE = ART.parent / "maps" / "stop_thief.tmx"
RULE_LAYERS = {
    "spaces": "#fff4dc",
    "crime_scenes": "#c9291a",
    "doors": "#e0a050",
    "windows": "#6cc4f0",
    "subway": "#2f7bff",
    "circles": "#b8c3e2",
    "paths": "#f6ebd3",
    "districts": "#9be59a",
    "start": "#ff3ac8",
}
"""What the rules read, and the colours in which Tiled shows it."""
PROPERTIES = {"ambient": "#8792C8", "game": "stop-thief", "ground": "#0A0F20", "title": "Four Corners"}
ROADS = (2, CROSSING, 38)
"""The middle tiles of the streets, across and down."""
SIDE = 41
"""Tiles from edge to edge."""
FIRST_PROP = 1 + city_tiles.tileset().tile_count


def _ground() -> Tiles:
    dice = random.Random(3)
    every = ((x, y) for y in range(SIDE) for x in range(SIDE))
    return {cell: f"asphalt{dice.randrange(city_tiles.ASPHALTS)}" for cell in every}


def _along_side(side: str, parts: Iterable[tuple[int, int]], rows: tuple[int, ...]) -> Iterator[Cell]:
    """Corners in the strip at one side of the board; `rows` are counted from the edge."""
    for first, last in parts:
        for along in range(first, last + 1):
            for row in rows:
                depth = row if side in "nw" else SIDE - row
                yield (along, depth) if side in "ns" else (depth, along)


def _pavement() -> Tiles:
    road = {corner for middle in ROADS for corner in (middle, middle + 1)}
    inside = range(ROADS[0], ROADS[-1] + 2)
    bays = {corner for side, parts in BAYS.items() for corner in _along_side(side, parts, (1,))}
    every = {(x, y) for x in range(SIDE + 1) for y in range(SIDE + 1)}
    streets = {(x, y) for x, y in every if x in inside and y in inside and (x in road or y in road)}
    return corner_set("pave", every - streets - bays)


def _lawns() -> Tiles:
    return corner_set(
        "lawn", (corner for side, parts in LAWNS.items() for corner in _along_side(side, parts, (0, 1)))
    )


def _area(first: Cell, last: Cell) -> list[Cell]:
    """The grid corners between two walls."""
    columns, rows = zip(first, last, strict=True)
    return rectangle((min(columns) + 1, min(rows) + 1), (max(columns), max(rows)))


def _floors(city: City) -> Tiles:
    painted: Tiles = {}
    for digit, kind in FLOORS.items():
        painted |= corner_set(kind, _area(*city.outline(digit)))
    return painted


def _rooms() -> Tiles:
    painted: Tiles = {}
    for digit, rooms in ROOMS.items():
        for kind, x0, y0, x1, y1 in rooms:
            painted |= corner_set(kind, _area(tile_at(digit, x0, y0), tile_at(digit, x1, y1)))
    return painted


def _walls(city: City) -> Tiles:
    return walls(city.walls(), city.cells("doors").values(), city.cells("windows").values())


def _marks() -> Tiles:
    first, middle, last = ROADS
    painted: Tiles = {}
    for i in range(first + 3, last - 1, 2):
        for edge in (first, last):
            painted |= {(i, edge): "dash_we", (edge, i): "dash_ns"}
        if abs(i - middle) > 3:
            painted |= {(i, middle): "dash_we", (middle, i): "dash_ns"}
    for near in (middle - 2, middle + 2):
        for away, part in ((-1, "_first"), (0, ""), (1, "_last")):
            painted |= {(middle + away, near): f"zebra_ns{part}", (near, middle + away): f"zebra_we{part}"}
    return painted | {(x, y): name for name, x, y in COVERS}


def tile_layers(city: City) -> dict[str, Tiles]:
    """The names of all painted tiles, from the lowest layer to the highest."""
    painted = _walls(city)
    return {
        "ground": _ground(),
        "pavement": _pavement(),
        "lawns": _lawns(),
        "floors": _floors(city),
        "rooms": _rooms(),
        "marks": _marks(),
        "shade": shade(painted),
        "walls": painted,
    }


def painted_map(source: str) -> str:
    """The text of the map, painted anew."""
    root = ET.fromstring(source)  # noqa: S314 - our own map
    groups = {str(group.get("name")): group for group in root.findall("objectgroup")}
    city = City({name: read_things(groups[name]) for name in RULE_LAYERS})
    scenery = _scenery(city)
    makers = [
        *(partial(_tile_layer, name, tiles) for name, tiles in tile_layers(city).items()),
        *(partial(object_layer_text, name, things, AMBER.lower()) for name, things in scenery.items()),
        *(partial(_kept, groups[name], colour) for name, colour in RULE_LAYERS.items()),
    ]
    text = "".join(make(number) for number, make in enumerate(makers, 1))
    last = max(thing.number for things in scenery.values() for thing in things)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"'
        f' width="{SIDE}" height="{SIDE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0"'
        f' nextlayerid="{len(makers) + 1}" nextobjectid="{last + 1}">\n {properties_text(PROPERTIES)}\n'
        ' <tileset firstgid="1" source="tiles/city_night.tsx"/>\n'
        f' <tileset firstgid="{FIRST_PROP}" source="tiles/props.tsx"/>\n{text}</map>\n'
    )


def _tile_layer(name: str, tiles: Tiles, number: int) -> str:
    gids = {cell: 1 + city_tiles.tileset().ids[tile] for cell, tile in tiles.items()}
    return tile_layer_text(name, (SIDE, SIDE), gids, number)


def _scenery(city: City) -> dict[str, list[Thing]]:
    """The object layers for the eye, with ids after those of the rules."""
    props = scene.props(city)
    stop_thief_clear.check(city, props)
    things = [prop_thing(prop, city_props.sizes(), FIRST_PROP) for prop in props]
    layers = {"props": things, "lights": scene.lights(city), "life": scene.life()}
    free = itertools.count(1 + max(thing.number for things in city.layers.values() for thing in things))
    return {name: [replace(t, number=next(free)) for t in things] for name, things in layers.items()}


def _kept(group: ET.Element, colour: str, number: int) -> str:
    """An object layer of the rules as it was found, but for its place among the layers."""
    group.attrib |= {"id": str(number), "color": colour}
    return f" {ET.tostring(group, encoding='unicode').strip()}\n"


def draw(out: Path) -> None:
    """Write the painted map into the folder `maps` beside `out`."""
    (out.parent / "maps").mkdir(parents=True, exist_ok=True)
    (out.parent / "maps" / "stop_thief.tmx").write_text(painted_map(SOURCE.read_text()))
