"""The example for map makers: a small board of Stop Thief!, painted with one of everything that we have."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from pathlib import Path

import city_props
import city_tiles
import roof_props
import roof_tiles
from canal_corner_things import LAMPS, ON_ROOFS, PROPS
from city_ground import TILE
from city_layers import Tiles, corner_set, prop_thing, shade, walls
from kit import AMBER
from stop_thief_city import City, rectangle
from stop_thief_clear import things_in_the_way
from tmx_text import Cell, Thing, Value, object_layer_text, properties_text, tile_layer_text

SIZE = (25, 17)
STREET, QUAY = (0, 0), (7, 6)
"""First and last crossing of the ring of streets, in cells of the plan; a cell is two tiles."""
HOUSE = ((1, 1), (6, 5))
INNER = 3
"""The column of the wall between the two rooms."""
DOORS = ((1, 3), (3, 3), (4, 1), (5, 5))
WINDOWS = ((2, 1), (2, 5), (6, 4))
CRIMES = ((2, 2), (5, 2), (5, 4))
SUBWAY = ((0, 0), (7, 6))
DISTRICTS = (
    ("Corner Shop", 1, HOUSE),
    ("North Street", 5, ((0, 0), (7, 0))),
    ("Quay", 6, ((7, 1), (7, 6))),
    ("South Street", 7, ((1, 6), (6, 6))),
    ("West Street", 8, ((0, 1), (0, 6))),
)
FIRST = {"city": 1, "roofs": 1001, "props": 2001, "roof_props": 3001}
"""The first number of every tileset; far apart, so that all may grow."""
ROOFS = (("mauve", 1, 5), ("sand", 7, 10), ("brick", 12, 15))
"""Houses beyond the canal: covering, first and last row."""
BANK = range(22, 25)
WET = ((19, 0), (21, SIZE[1]))
"""The grid corners of the canal."""
PROPERTIES = {"ambient": "#8792C8", "game": "stop-thief", "ground": "#0A0F20", "title": "Canal Corner"}


def tile_of(place: Cell) -> Cell:
    """The tile of a place in the plan."""
    return 2 + 2 * place[0], 2 + 2 * place[1]


def pixel_of(place: tuple[float, float]) -> tuple[int, int]:
    """The pixel of a place in the plan."""
    return round(TILE * (2.5 + 2 * place[0])), round(TILE * (2.5 + 2 * place[1]))


def _inside(first: Cell, last: Cell) -> list[Cell]:
    """The grid corners between two walls."""
    (left, top), (right, foot) = tile_of(first), tile_of(last)
    return rectangle((left + 1, top + 1), (right, foot))


def _pavement() -> Tiles:
    (left, top), (right, foot) = tile_of(STREET), tile_of(QUAY)
    every = set(rectangle((0, 0), SIZE))
    ring = set(rectangle((left, top), (right + 1, foot + 1)))
    block = set(rectangle((left + 2, top + 2), (right - 1, foot - 1)))
    return corner_set("pave", every - (ring - block))


def _house() -> Tiles:
    (left, top), (right, foot) = map(tile_of, HOUSE)
    cells = set(rectangle((left, top), (right, foot))) - set(
        rectangle((left + 1, top + 1), (right - 1, foot - 1))
    )
    cells |= set(rectangle(tile_of((INNER, HOUSE[0][1])), tile_of((INNER, HOUSE[1][1]))))
    return walls(cells, map(tile_of, DOORS), map(tile_of, WINDOWS))


def _canal(dice: random.Random) -> Tiles:
    painted = corner_set("water", rectangle(*WET))
    looks = ("water15", *city_tiles.OPEN_WATER)
    return {cell: dice.choice(looks) if name == "water15" else name for cell, name in painted.items()}


def _marks() -> Tiles:
    (left, top), (right, foot) = tile_of(STREET), tile_of(QUAY)
    made: Tiles = {}
    for edge in (top, foot):
        made |= {(x, edge): "dash_we" for x in range(left + 3, right - 1, 2)}
    for edge in (left, right):
        made |= {(edge, y): "dash_ns" for y in range(top + 3, foot - 1, 2)}
    made |= {(left + 2, foot): "manhole", (right, foot - 2): "drain"}
    crossing = ((-1, "zebra_we_first"), (0, "zebra_we"), (1, "zebra_we_last"))
    return made | {(7, top + away): name for away, name in crossing}


def _roofs() -> tuple[Tiles, Tiles]:
    """Roofs with a parapet on their open sides, and windows below them."""
    roofs: Tiles = {}
    fronts: Tiles = {}
    for number, (cover, first, last) in enumerate(ROOFS):
        for x, y in itertools.product(BANK, range(first, last + 1)):
            open_sides = (y == first) + 2 * (x == BANK[-1]) + 4 * (y == last) + 8 * (x == BANK[0])
            roofs[x, y] = f"roof_{cover}{open_sides}"
            if y == last:
                fronts[x, y] = "shop0" if x == BANK[1] else f"windows{(x + number) % 6}"
    return roofs, fronts


def tile_layers() -> dict[str, tuple[str, Tiles]]:
    """From the lowest to the highest layer: its tileset and the names of its tiles."""
    dice = random.Random(5)
    ground = {cell: f"asphalt{dice.randrange(city_tiles.ASPHALTS)}" for cell in rectangle((0, 0), SIZE)}
    house = _house()
    roofs, fronts = _roofs()
    floors = corner_set("tech", _inside((1, 1), (3, 5))) | corner_set("store", _inside((3, 1), (6, 5)))
    return {
        "ground": ("city", ground),
        "pavement": ("city", _pavement()),
        "lawns": ("city", corner_set("lawn", rectangle((4, 0), (13, 1)))),
        "water": ("city", _canal(dice)),
        "floors": ("city", floors),
        "marks": ("city", _marks()),
        "shade": ("city", shade(house)),
        "walls": ("city", house),
        "roofs": ("roofs", roofs),
        "fronts": ("roofs", fronts),
    }


def _number(place: Cell) -> int:
    """District x 100 + 10 x column + row."""
    (x, y) = place
    inside = (d for _, d, ((x0, y0), (x1, y1)) in DISTRICTS if x0 <= x <= x1 and y0 <= y <= y1)
    return 100 * next(inside) + 10 * x + y


def _places() -> dict[str, list[Cell]]:
    """The numbered places of every layer."""
    ring = set(rectangle(STREET, QUAY)) - set(rectangle((1, 1), (QUAY[0] - 1, QUAY[1] - 1)))
    rooms = {(x, y) for x, y in rectangle((2, 2), (5, 4)) if x != INNER}
    plain = (ring | rooms) - set(CRIMES) - set(SUBWAY)
    named = {"spaces": plain, "crime_scenes": CRIMES, "doors": DOORS, "windows": WINDOWS, "subway": SUBWAY}
    return {name: sorted(places) for name, places in named.items()}


def _joined() -> list[tuple[Cell, Cell]]:
    """Neighbours in the plan, unless one is outside and the other in a room: there is a wall between them."""
    every = {place for places in _places().values() for place in places}
    openings = {*DOORS, *WINDOWS}
    pairs = [
        (one, other)
        for one in sorted(every)
        for other in ((one[0] + 1, one[1]), (one[0], one[1] + 1))
        if other in every
    ]
    inside = set(rectangle(*HOUSE))
    return [(a, b) for a, b in pairs if {a, b} & openings or (a in inside) == (b in inside)]


def _point(kind: str, place: tuple[float, float], **about: Value) -> Thing:
    return Thing(kind, *pixel_of(place), about=about)


def _rules() -> dict[str, list[Thing]]:
    """The object layers that are the board."""
    made = {
        name: [_point("space", place, number=_number(place)) for place in places]
        for name, places in _places().items()
    }
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in _joined()]
    made["circles"] = [_point("circle", middle) for middle in middles]
    steps = [(TILE * (b[0] - a[0]), TILE * (b[1] - a[1])) for a, b in _joined()]
    made["paths"] = [
        Thing("path", *pixel_of(a), line=((0, 0), step, (2 * step[0], 2 * step[1])))
        for (a, _), step in zip(_joined(), steps, strict=True)
    ]
    made["districts"] = [_district(*district) for district in DISTRICTS]
    return made | {"start": [_point("start", (0, 3))]}


def _district(label: str, digit: int, area: tuple[Cell, Cell]) -> Thing:
    (left, top), (right, foot) = map(pixel_of, area)
    about: dict[str, Value] = {"label": label, "digit": digit, "indoors": digit == 1}
    return Thing("district", left - 48, top - 48, right - left + 96, foot - top + 96, about=about)


def _scenery() -> dict[str, list[Thing]]:
    """The object layers for the eye."""
    lamps = [_point("light", lamp, radius=300, strength=60, tint="#FFB45A") for lamp in LAMPS]
    rooms = ((2, 2), (2, 4), (4.5, 2), (4.5, 4))
    lamps += [_point("light", room, radius=330, strength=45, tint="#FFC878") for room in rooms]
    banks = ((10.2, 2.4), (10.2, 4.4), (10.2, 6.6))
    lamps += [_point("light", bank, radius=200, strength=45, tint="#FFC878") for bank in banks]
    (left, top), (right, foot) = WET
    canal = Thing("water", left * TILE, top, (right - left) * TILE, (foot - top) * TILE)
    drive = tuple((x * TILE, 0) for x in (0, 16))
    car = Thing("traffic", 0, pixel_of((0, 0.15))[1], line=drive, about={"prop": "drive_taxi", "speed": 120})
    things = [prop_thing(prop, city_props.sizes(), FIRST["props"]) for prop in PROPS]
    things += [prop_thing(prop, roof_props.sizes(), FIRST["roof_props"]) for prop in ON_ROOFS]
    return {"props": things, "lights": lamps, "life": [canal, car]}


def map_text() -> str:
    """The map as Tiled keeps it."""
    ids = {"city": city_tiles.tileset().ids, "roofs": roof_tiles.tileset().ids}
    blocked = things_in_the_way(City(_rules()), PROPS)
    if blocked:
        raise SystemExit("canal_corner.tmx:\n  " + "\n  ".join(blocked))
    layer, thing = itertools.count(1), itertools.count(1)
    text = ""
    for name, (tileset, tiles) in tile_layers().items():
        gids = {cell: FIRST[tileset] + ids[tileset][tile] for cell, tile in tiles.items()}
        text += tile_layer_text(name, SIZE, gids, next(layer))
    for name, things in (_scenery() | _rules()).items():
        numbered = [replace(one, number=next(thing)) for one in things]
        text += object_layer_text(name, numbered, AMBER.lower(), next(layer))
    sources = {"city": "city_night", "roofs": "roofs_night", "props": "props", "roof_props": "roof_props"}
    tilesets = "".join(
        f' <tileset firstgid="{FIRST[name]}" source="../tiles/{file}.tsx"/>\n'
        for name, file in sources.items()
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"'
        f' width="{SIZE[0]}" height="{SIZE[1]}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0"'
        f' nextlayerid="{next(layer)}" nextobjectid="{next(thing)}">\n'
        f" {properties_text(PROPERTIES)}\n{tilesets}{text}</map>\n"
    )


def draw(out: Path) -> None:
    """Write maps/examples/canal_corner.tmx beside the art folder `out`."""
    folder = out.parent / "maps" / "examples"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "canal_corner.tmx").write_text(map_text())
