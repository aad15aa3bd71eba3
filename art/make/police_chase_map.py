"""Paints the tile layers of maps/police_chase.tmx from its object layers.

The object layers are the board and stay as they are; whoever moves a house or a door in Tiled runs it again.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import toy_houses
import toy_tiles
from kit import ART

SOURCE = ART.parent / "maps" / "police_chase.tmx"
PITCH = toy_tiles.TILE
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
LAYERS = ("ground", "zebras", "details", "shadows", "houses", "roofs", "doorways")
TOPS = ("cat", "washing", "weathercock", "parasol", "flowers", "kite", "skylights", "nest")
DETAILS = (
    "hopscotch",
    "leaves_0",
    "puddle",
    "chalk_sun",
    "drain",
    "leaves_3",
    "chalk_rainbow",
    "manhole",
    "pots",
    "leaves_1",
    "chalk_cat",
    "drain",
    "leaves_2",
)
Cell = tuple[int, int]
"""Row and column, counted from nought."""


@dataclass(frozen=True)
class Plan:
    """What the object layers say."""

    size: Cell
    streets: list[Cell]
    buildings: list[Cell]
    stations: list[Cell]
    centre: Cell
    doors: dict[Cell, str]
    """The sides of every cell on which there is a door."""
    smoke: dict[Cell, str]
    """Cells with a chimney, and the corner in which it stands."""

    @property
    def houses(self) -> list[Cell]:
        """Everything with a roof."""
        return self.buildings + self.stations


def _points(root: ET.Element, layer: str, kind: str) -> list[tuple[float, float]]:
    group = root.find(f"objectgroup[@name='{layer}']")
    objects = [] if group is None else group.findall(f"object[@type='{kind}']")
    return [(float(thing.get("x", 0)), float(thing.get("y", 0))) for thing in objects]


def _cells(root: ET.Element, layer: str, kind: str) -> list[Cell]:
    return [(int(y // PITCH), int(x // PITCH)) for x, y in _points(root, layer, kind)]


def _doors(root: ET.Element) -> dict[Cell, str]:
    """For each side of each cell, whether a door lies on that edge."""
    found: dict[Cell, str] = {}
    for x, y in _points(root, "doors", "door"):
        row, column = y / PITCH - 0.5, x / PITCH - 0.5
        upright = abs(row - round(row)) < abs(column - round(column))
        ends = ((0, -0.5, "e"), (0, 0.5, "w")) if upright else ((-0.5, 0, "s"), (0.5, 0, "n"))
        for down, right, side in ends:
            cell = (round(row + down), round(column + right))
            found[cell] = found.get(cell, "") + side
    return {cell: "".join(s for s in toy_tiles.SIDES if s in sides) for cell, sides in found.items()}


def _smoke(root: ET.Element) -> dict[Cell, str]:
    found = {}
    for x, y in _points(root, "life", "smoke"):
        corner = ("n" if y % PITCH < PITCH / 2 else "s") + ("w" if x % PITCH < PITCH / 2 else "e")
        found[int(y // PITCH), int(x // PITCH)] = corner
    return found


def read_plan(root: ET.Element) -> Plan:
    """The board as its object layers have it."""
    return Plan(
        (int(root.get("height", 0)), int(root.get("width", 0))),
        _cells(root, "spaces", "space"),
        _cells(root, "buildings", "building"),
        _cells(root, "stations", "station"),
        _cells(root, "centre", "centre")[0],
        _doors(root),
        _smoke(root),
    )


def _around_centre(plan: Plan) -> dict[Cell, str]:
    """The square: the centre and the streets beside it, with the side on which the fountain is."""
    row, column = plan.centre
    back = {"n": "s", "e": "w", "s": "n", "w": "e"}
    beside = {(row + down, column + right): back[side] for side, (down, right) in STEPS.items()}
    return {plan.centre: "c"} | {cell: to for cell, to in beside.items() if cell in plan.streets}


def _ground(plan: Plan) -> dict[Cell, str]:
    """Cobbles along the outer streets, fans inside, rings on the square; streets lie under houses too."""
    square = _around_centre(plan)
    last_row, last_column = plan.size[0] - 1, plan.size[1] - 1
    painted = {}
    for row, column in plan.streets + plan.houses + [plan.centre]:
        dice = random.Random(row * 100 + column)
        if (row, column) in square:
            painted[row, column] = f"square_{square[row, column]}"
        elif row in {0, last_row}:
            painted[row, column] = f"street_row_{dice.randrange(3)}"
        elif column in {0, last_column}:
            painted[row, column] = f"street_column_{dice.randrange(3)}"
        else:
            painted[row, column] = f"street_fan_{dice.randrange(4)}"
    return painted


def _details(plan: Plan) -> dict[Cell, str]:
    """Something small on every third or so of the streets that have no door."""
    square = _around_centre(plan)
    free = [cell for cell in sorted(plan.streets) if cell not in plan.doors and cell not in square]
    random.Random(4).shuffle(free)
    return dict(zip(free, DETAILS, strict=False))


def _shadows(plan: Plan) -> dict[Cell, str]:
    houses = set(plan.houses)
    painted = {}
    for row in range(plan.size[0]):
        for column in range(plan.size[1]):
            sources = ((row, column - 1), (row - 1, column), (row - 1, column - 1), (row, column))
            bits = sum(1 << i for i, cell in enumerate(sources) if cell in houses)
            if bits:
                painted[row, column] = f"shadow_{bits}"
    return painted


def _houses(plan: Plan) -> dict[Cell, str]:
    """Six roofs, each house as far as may be from the others of its colour."""
    painted: dict[Cell, str] = {}
    for cell in sorted(plan.buildings):
        near = {
            roof: min((math.dist(cell, other) for other, tile in painted.items() if tile == roof), default=99)
            for roof in (f"house_{name}" for name in toy_houses.ROOFS)
        }
        painted[cell] = max(near, key=lambda roof: near[roof])
    return painted | dict.fromkeys(plan.stations, "station")


def _roofs(plan: Plan) -> dict[Cell, str]:
    """A chimney where smoke rises; elsewhere one of the other things that people keep on a roof."""
    painted = {cell: f"roof_chimney_{plan.smoke[cell]}" for cell in plan.buildings if cell in plan.smoke}
    others = [cell for cell in sorted(plan.buildings) if cell not in painted]
    return painted | {cell: f"roof_{TOPS[i % len(TOPS)]}" for i, cell in enumerate(others)}


def paint(plan: Plan) -> dict[str, dict[Cell, str]]:
    """The name of the tile on every painted cell of every layer."""
    houses = set(plan.houses)
    layers = (
        _ground(plan),
        {cell: f"zebra_{sides}" for cell, sides in plan.doors.items() if cell not in houses},
        _details(plan),
        _shadows(plan),
        _houses(plan),
        _roofs(plan),
        {cell: f"door_{sides}" for cell, sides in plan.doors.items() if cell in houses},
    )
    return dict(zip(LAYERS, layers, strict=True))


def _layer(number: int, name: str, tiles: dict[Cell, str], size: Cell, first: int) -> ET.Element:
    ids = toy_tiles.tileset().ids
    made = ET.Element("layer", id=str(number), name=name, width=str(size[1]), height=str(size[0]))
    rows = [
        ",".join(str(first + ids[tiles[row, col]] if (row, col) in tiles else 0) for col in range(size[1]))
        for row in range(size[0])
    ]
    ET.SubElement(made, "data", encoding="csv").text = "\n" + ",\n".join(rows) + "\n"
    return made


def painted_map(source: str) -> str:
    """The text of the map with its tile layers painted anew."""
    root = ET.fromstring(source)  # noqa: S314 - our own map
    tileset = next(t for t in root.findall("tileset") if "/toytown_" in t.get("source", ""))
    plan = read_plan(root)
    for old in root.findall("layer"):
        root.remove(old)
    at = 1 + max(i for i, part in enumerate(root) if part.tag in {"properties", "tileset"})
    first = int(tileset.get("firstgid", 1))
    for i, (name, tiles) in enumerate(paint(plan).items()):
        root.insert(at + i, _layer(i + 1, name, tiles, plan.size, first))
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def draw(out: Path) -> None:
    """Write the painted map into the folder `maps` beside `out`."""
    (out.parent / "maps").mkdir(parents=True, exist_ok=True)
    (out.parent / "maps" / "police_chase.tmx").write_text(painted_map(SOURCE.read_text()))
