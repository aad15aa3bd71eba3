"""Maps drawn by the tests: whole ones after the plans, to be broken in one place each."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

from tests.boards.plans import (
    CORNERS,
    LOOT,
    SECOND_PATHS,
    SUBWAY,
    WAYS,
    Cell,
    city_cells,
    city_doors,
    street_cells,
    street_paths,
    town_cells,
    town_doors,
)

Drawing = ET.Element
FIRST_FREE_ID = 5001
"""Numbered objects have their number as id, the others count from here."""
KINDS = {"F": "spaces", "C": "crime_scenes", "D": "doors", "W": "windows"}
CITY_LAYERS = {
    **dict.fromkeys(".Crgu", ("spaces", "space")),
    **dict.fromkeys("Bbc", ("banks", "bank")),
    **dict.fromkeys("RFS", ("exits", "exit")),
    "a": ("arcades", "arcade"),
    "o": ("post_offices", "post_office"),
    "T": ("agency", "agency"),
    "I": ("intelligence", "intelligence"),
    "H": ("hideouts", "hideout"),
}
DISTRICTS = {
    1: ("Bank", [(1440, 288, 896, 896)]),
    2: ("Electronics", [(1440, 1440, 896, 896)]),
    3: ("Department Store", [(288, 1440, 896, 896)]),
    4: ("Museum", [(288, 288, 896, 896)]),
    5: ("5th Street", [(1300, 0, 24, 1318), (1330, 0, 1294, 224), (2400, 0, 224, 1200)]),
    6: ("6th Street", [(1400, 1300, 1224, 24), (2400, 1330, 224, 1294), (1400, 2400, 1224, 224)]),
    7: ("7th Street", [(1300, 1400, 24, 1224), (0, 2400, 1290, 224), (0, 1400, 224, 1224)]),
    8: ("8th Street", [(0, 1300, 1224, 24), (0, 0, 224, 1290), (0, 0, 1224, 224)]),
}


def new_map(game: str, cells: Cell, side: int) -> Drawing:
    """An empty map with one layer of painted tiles."""
    root = ET.Element("map", orientation="orthogonal", infinite="0", nextobjectid=str(FIRST_FREE_ID))
    sizes = {"width": cells[0], "height": cells[1], "tilewidth": side, "tileheight": side}
    root.attrib |= {key: str(value) for key, value in sizes.items()}
    properties = ET.SubElement(root, "properties")
    for name, value in (("game", game), ("title", "Ours"), ("ambient", "#8090A0"), ("ground", "#102030")):
        ET.SubElement(properties, "property", name=name, value=value)
    ET.SubElement(root, "tileset", firstgid="1", source="tiles.tsx")
    ET.SubElement(root, "tileset", firstgid="101", source="props.tsx")
    layer = ET.SubElement(root, "layer", name="ground", width=str(cells[0]), height=str(cells[1]))
    data = ET.SubElement(layer, "data", encoding="csv")
    data.text = ",".join(["1"] * (cells[0] * cells[1]))
    return root


def layer_of(root: Drawing, name: str) -> Drawing:
    """The object layer of this name, made when it is not there."""
    found = root.find(f"objectgroup[@name='{name}']")
    return ET.SubElement(root, "objectgroup", name=name) if found is None else found


def put(root: Drawing, layer: str, kind: str, at: Cell, **properties: object) -> Drawing:
    """A point; its id is its number, or else the next free one."""
    free = int(root.get("nextobjectid", ""))
    root.set("nextobjectid", str(free + ("number" not in properties)))
    thing = ET.SubElement(layer_of(root, layer), "object", id=str(properties.get("number", free)), type=kind)
    thing.attrib |= {"x": str(at[0]), "y": str(at[1])}
    ET.SubElement(thing, "point")
    for name, value in properties.items():
        give(thing, name, value)
    return thing


def give(thing: Drawing, name: str, value: object) -> None:
    """Set a property of an object or a map."""
    kind = {int: "int", bool: "bool"}.get(type(value), "string")
    owner = thing.find("properties")
    owner = ET.SubElement(thing, "properties") if owner is None else owner
    known = owner.find(f"property[@name='{name}']")
    known = ET.SubElement(owner, "property", name=name) if known is None else known
    known.attrib |= {"type": kind, "value": str(value).lower() if kind == "bool" else str(value)}


def take(thing: Drawing, name: str) -> None:
    """Take a property away."""
    owner = thing.find("properties")
    assert owner is not None
    owner.remove(the(owner.find(f"property[@name='{name}']")))


def reshape(thing: Drawing, shape: str, **more: str) -> Drawing:
    """Make an object another shape; a `rectangle` has no tag of its own."""
    for child in [child for child in thing if child.tag != "properties"]:
        thing.remove(child)
    return thing if shape == "rectangle" else ET.SubElement(thing, shape, more)


def by_id(root: Drawing, number: int) -> Drawing:
    """The object with this id."""
    return the(root.find(f"objectgroup/object[@id='{number}']"))


def remove(root: Drawing, *numbers: int) -> None:
    """Take objects off the map."""
    for number in numbers:
        the(root.find(f"objectgroup/object[@id='{number}']/..")).remove(by_id(root, number))


def the(element: Drawing | None) -> Drawing:
    """An element that is there."""
    assert element is not None
    return element


def save(root: Drawing, folder: Path, name: str = "mine") -> Path:
    """Write the map with its tilesets and pictures into a folder."""
    folder.mkdir(exist_ok=True)
    png(folder / "tiles.png", 256, 128)
    png(folder / "car_red.png", 60, 30)
    side = the(root).get("tilewidth", "64")
    (folder / "tiles.tsx").write_text(
        f'<tileset name="tiles" tilewidth="{side}" tileheight="{side}" tilecount="2" columns="2">'
        '<image source="tiles.png" width="256" height="128"/></tileset>'
    )
    (folder / "props.tsx").write_text(
        '<tileset name="props" tilewidth="60" tileheight="30" tilecount="1" columns="0">'
        '<tile id="0"><image source="car_red.png" width="60" height="30"/></tile></tileset>'
    )
    file = folder / f"{name}.tmx"
    file.write_bytes(ET.tostring(root))
    return file


def png(file: Path, wide: int, high: int) -> None:
    """A grey picture of this size."""
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * wide for _ in range(high)))
    parts = ((b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)), (b"IDAT", rows), (b"IEND", b""))
    chunks = (struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d)) for t, d in parts)
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def police_chase() -> Drawing:
    """The town of the plan."""
    root = new_map("police-chase", (9, 9), 120)
    for number, cell in town_cells().items():
        at = number % 10 * 120 - 60, number // 10 * 120 - 60
        house = "station" if number in CORNERS else "building"
        kind = {".": "space", "O": "centre"}.get(cell, house)
        put(root, kind if kind == "centre" else f"{kind}s", kind, at, number=number)
    for pair in sorted(town_doors(), key=sorted):
        middle = [sum(number // 10 for number in pair), sum(number % 10 for number in pair)]
        put(root, "doors", "door", (middle[1] * 60 - 60, middle[0] * 60 - 60))
    return root


def cops_and_crooks() -> Drawing:
    """The city of the plan."""
    root = new_map("cops-and-crooks", (25, 18), 64)
    for (row, column), cell in city_cells().items():
        at, number = (64 * column + 32, 64 * row + 32), 100 * row + column
        if cell == "P":
            layer, kind = ("offices", "office") if row == 8 else ("cells", "cell")
            put(root, layer, kind, at, number=number)
        elif cell in CITY_LAYERS:
            layer, kind = CITY_LAYERS[cell]
            put(root, layer, kind, at, number=number, **_extras(cell))
        if cell in "rgu":
            put(root, "subway", "station", at, line=cell)
        if cell == "C":
            put(root, "gate", "gate", at, heading="west")
    for pair in sorted(city_doors(), key=sorted):
        put(root, "doors", "door", (sum(c for _, c in pair) * 32 + 32, sum(r for r, _ in pair) * 32 + 32))
    return root


def _extras(cell: str) -> dict[str, object]:
    if cell in LOOT:
        return {"loot": LOOT[cell]}
    return {"way": WAYS[cell]} if cell in WAYS else {}


def stop_thief() -> Drawing:
    """The city of the plan."""
    root = new_map("stop-thief", (41, 41), 64)
    cells = street_cells()
    spots = {number: (1312 + 128 * x, 1312 + 128 * y) for number, ((x, y), _) in cells.items()}
    for number, (_, kind) in cells.items():
        layer = "subway" if number in SUBWAY else KINDS.get(kind, "spaces")
        put(root, layer, "space", spots[number], number=number)
    for digit, (label, areas) in DISTRICTS.items():
        for area in areas:
            _area(root, digit, label, area)
    put(root, "start", "start", spots[500])
    second = set(map(frozenset, SECOND_PATHS))
    for start, end in sorted(tuple(sorted(pair)) for pair in street_paths() - second) + sorted(SECOND_PATHS):
        add_path(root, spots[start], spots[end])
    return root


def _area(root: Drawing, digit: int, label: str, area: tuple[int, int, int, int]) -> None:
    thing = put(root, "districts", "district", area[:2], label=label, digit=digit, indoors=digit < 5)
    thing.attrib |= {"width": str(area[2]), "height": str(area[3])}
    reshape(thing, "rectangle")


def add_path(root: Drawing, start: Cell, end: Cell, bend: int = 0) -> None:
    """A path with a circle in its middle, or so far below it."""
    middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2 + bend
    put(root, "circles", "circle", middle)
    points = " ".join(f"{x - start[0]},{y - start[1]}" for x, y in (start, middle, end))
    reshape(put(root, "paths", "path", start), "polyline", points=points)


def paths_between(root: Drawing, start: int, end: int) -> tuple[int, int]:
    """The ids of the path between two numbers, and of its circle, which was drawn just before it."""
    (x1, y1), (x2, y2) = (
        [int(by_id(root, number).get(axis, "")) for axis in ("x", "y")] for number in sorted((start, end))
    )
    found = f"objectgroup[@name='paths']/object[@x='{x1}'][@y='{y1}']"
    for path in root.findall(found):
        if the(path.find("polyline")).get("points", "").endswith(f" {x2 - x1},{y2 - y1}"):
            return int(path.get("id", "")), int(path.get("id", "")) - 1
    raise LookupError(start, end)
