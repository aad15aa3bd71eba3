"""Paint the tile layers of `cops_and_crooks.tmx` from its object layers, which are left alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree as ET

from cops_and_crooks_city import HOUSES, STEPS, Cell, City, beyond, blocks, mask, read_city
from cops_and_crooks_metro import ROUTES, check_line, metro_masks
from kit import ART
from roof_street import EAST, NORTH, SOUTH, WEST
from roof_tiles import tileset

MAP = ART.parent / "maps" / "cops_and_crooks.tmx"
LAYERS = (
    "ground",
    "kerbs",
    "corners",
    "lanes",
    "crossings",
    "metro_r",
    "metro_g",
    "metro_u",
    "stations",
    "shade",
    "blocks",
    "fronts",
    "places",
    "doors",
    "side_doors",
    "grain",
)
"""From the lowest to the highest."""
LETTERS = {NORTH: "n", EAST: "e", SOUTH: "s", WEST: "w"}
DIAGONALS = {1: (-1, 1), 2: (1, 1), 4: (1, -1), 8: (-1, -1)}
RAILS, RUNWAY = range(10), range(20, 25)
"""Columns of the northern park with a track and with a runway."""
ROOF_ROWS = (
    ("sand", "blue", "brick", "brown", "mauve", "green"),
    ("mauve", "green", "sand", "brown", "blue", "brick", "sand"),
    ("blue", "brick", "green", "mauve"),
    ("green", "sand", "blue", "mauve", "brown"),
    ("brick", "mauve", "brown", "green", "sand", "blue"),
)
"""The coverings of the blocks in reading order, so that no two neighbours are alike."""
ROOF_ORDER = tuple(chain.from_iterable(ROOF_ROWS))
SHADOWS = HOUSES | {"arcade", "office", "cell"}
"""What is high enough to throw a shadow on the street."""
Layers = dict[str, dict[Cell, str]]


def paint(city: City) -> Layers:
    """The tile of every cell, layer by layer."""
    layers: Layers = {name: {} for name in LAYERS}
    for cell in cells(city):
        kind = city.kind(cell)
        layers["ground"][cell] = _ground(cell, kind)
        layers["grain"][cell] = f"grain{_pick(cell, 4)}"
        if kind == "street":
            _paint_street(city, cell, layers)
        elif kind in {"park", "water", "exit"}:
            _paint_border(city, cell, layers)
        elif kind not in HOUSES:
            _paint_passage(city, cell, layers)
    _paint_metro(city, layers)
    _paint_blocks(city, layers)
    _paint_doors(city, layers)
    return layers


def cells(city: City) -> Iterator[Cell]:
    """Every cell of the map in reading order."""
    return ((row, column) for row in range(city.size[0]) for column in range(city.size[1]))


def _pick(cell: Cell, count: int) -> int:
    """One of `count` looks for a cell, always the same and without a pattern."""
    return random.Random(100 * cell[0] + cell[1] + count).randrange(count)


def _ground(cell: Cell, kind: str) -> str:
    if kind == "street":
        odd = {5: "manhole", 11: "patch"}
        return odd.get(_pick(cell, 14), f"asphalt{_pick(cell, 4)}")
    if kind == "water" or (kind == "exit" and cell[0] > 0):
        return f"water{_pick(cell, 4)}"
    return f"grass{_pick(cell, 4)}"


def _paint_street(city: City, cell: Cell, layers: Layers) -> None:
    streets = mask(city, cell, "street")
    _put(layers, "kerbs", cell, "kerb", 15 - mask(city, cell, "street", "arcade"))
    _put(layers, "corners", cell, "corner", _corners(city, cell))
    lanes = crossings = 0
    for side in STEPS:
        if streets & side and not _is_junction(city, cell):
            across = beyond(cell, side)
            lanes |= 0 if _is_junction(city, across) else side
            crossings |= side if mask(city, across, "street") == 15 else 0
    _put(layers, "lanes", cell, "lane", lanes)
    _put(layers, "crossings", cell, "zebra", crossings)
    _put(layers, "shade", cell, "shade", _shade(city, cell))
    if cell == city.gate:
        layers["stations"][cell] = "gate"
    if cell in city.stations:
        layers["stations"][cell] = f"station_{city.stations[cell]}"


def _put(layers: Layers, layer: str, cell: Cell, name: str, number: int) -> None:
    """Lay a numbered tile; number 0 shows nothing."""
    if number:
        layers[layer][cell] = f"{name}{number}"


def _is_junction(city: City, cell: Cell) -> bool:
    return mask(city, cell, "street").bit_count() > 2


def _corners(city: City, cell: Cell) -> int:
    """The corners of a street cell round which a pavement bends."""
    row, column = cell
    return sum(
        bit
        for bit, (down, across) in DIAGONALS.items()
        if not city.is_street((row + down, column + across))
        and city.is_street((row + down, column))
        and city.is_street((row, column + across))
    )


def _shade(city: City, cell: Cell) -> int:
    row, column = cell
    above = ((1, (row - 1, column)), (2, (row, column - 1)), (4, (row - 1, column - 1)))
    return sum(bit for bit, other in above if city.kind(other) in SHADOWS)


def _paint_border(city: City, cell: Cell, layers: Layers) -> None:
    """Park, railway, runway, harbour, and the exits among them."""
    row, column = cell
    if row > 0 and layers["ground"][cell].startswith("water"):
        layers["kerbs"][cell] = f"quay{column % 2}"
    elif row == 0 and column in RAILS:
        layers["kerbs"][cell] = "rails_end" if column == RAILS[-1] else "rails"
    elif row == 0 and column in RUNWAY:
        layers["kerbs"][cell] = "runway_start" if column == RUNWAY[0] else "runway"
    if city.kind(cell) == "park":
        _put(layers, "corners", cell, "hedge", mask(city, cell, "street"))
        if not mask(city, cell, "street"):
            bends = (
                bit for bit, step in DIAGONALS.items() if city.is_street((row + step[0], column + step[1]))
            )
            _put(layers, "corners", cell, "hedge_corner", next(bends, 0))
    elif city.kind(cell) == "exit":
        _paint_exit(city, cell, layers)


def _paint_exit(city: City, cell: Cell, layers: Layers) -> None:
    way = city.pictures[cell]
    if way == "harbour":
        layers["corners"][cell] = "pier"
        layers["places"][cell] = way
        return
    layers["blocks"][cell] = "glass_hall" if way == "rail" else "roof_blue15"
    layers["places"][cell] = f"{way}_front"


def _paint_passage(city: City, cell: Cell, layers: Layers) -> None:
    """Arcades and headquarters."""
    kind = city.kind(cell)
    open_sides = mask(city, cell, "street") & (NORTH | SOUTH if kind == "arcade" else EAST | WEST)
    layers["blocks"][cell] = f"{kind}{open_sides}"


def _paint_metro(city: City, layers: Layers) -> None:
    for which, route in ROUTES.items():
        masks = metro_masks(route)
        check_line(city, which, masks)
        for cell, sides in masks.items():
            layers[f"metro_{which}"][cell] = f"metro_{which}{sides}"
            lanes = int(layers["lanes"].pop(cell, "lane0").removeprefix("lane"))
            _put(layers, "lanes", cell, "lane", lanes & ~sides)


def _paint_blocks(city: City, layers: Layers) -> None:
    """Roofs with their facades, and the places among them."""
    roofs = blocks(city)
    for cell, number in roofs.items():
        open_sides = sum(side for side in STEPS if roofs.get(beyond(cell, side)) != number)
        layers["blocks"][cell] = f"roof_{ROOF_ORDER[number % len(ROOF_ORDER)]}{open_sides}"
        if open_sides & SOUTH:
            layers["fronts"][cell] = (
                f"shop{_pick(cell, 2)}" if _pick(cell, 5) == 0 else f"windows{_pick(cell, 6)}"
            )
        if cell in city.pictures:
            layers["places"][cell] = city.pictures[cell] + ("_front" if open_sides & SOUTH else "")


def _paint_doors(city: City, layers: Layers) -> None:
    for house, side in city.doors:
        layer = "doors" if side in {NORTH, SOUTH} else "side_doors"
        layers[layer][house] = f"awning_{LETTERS[side]}"
        layers[layer][beyond(house, side)] = f"awning_{LETTERS[side]}_before"


def draw(out: Path) -> None:
    """Write the map with freshly painted tile layers into the maps' folder beside `out`."""
    text = MAP.read_text()
    root = ET.fromstring(text)  # noqa: S314 (our own file)
    first = next(
        int(t.attrib["firstgid"]) for t in root.findall("tileset") if "/roofs_" in t.attrib["source"]
    )
    city = read_city(root)
    bare = re.sub(r" <layer .*?</layer>\n", "", text, flags=re.DOTALL)
    head, objects = bare.split(" <objectgroup", 1)
    written = "".join(
        _layer(city, number, *layer, first) for number, layer in enumerate(paint(city).items(), 1)
    )
    (out.parent / "maps").mkdir(parents=True, exist_ok=True)
    (out.parent / "maps" / MAP.name).write_text(f"{head}{written} <objectgroup{objects}")


def _layer(city: City, number: int, name: str, painted: dict[Cell, str], first: int) -> str:
    ids = tileset().ids
    high, wide = city.size
    rows = (
        ",".join(
            str(first + ids[painted[row, column]]) if (row, column) in painted else "0"
            for column in range(wide)
        )
        for row in range(high)
    )
    joined = ",\n".join(rows)
    return (
        f' <layer id="{number}" name="{name}" width="{wide}" height="{high}">\n'
        f'  <data encoding="csv">\n{joined}\n</data>\n </layer>\n'
    )
