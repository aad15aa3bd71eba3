"""Finds what Tiled can write but the game cannot read, in the XML of a map."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from collections.abc import Callable
from math import prod
from pathlib import Path
from xml.etree.ElementTree import Element
from xml.parsers.expat import ExpatError

from game.boards.elements import drop_unknown, parse_elements, whole
from game.boards.tiled_map import MAP, BadMap
from game.core.door import Missing, Refused, inside, is_clean, read_bytes
from game.core.trouble import Trouble

MOST_BYTES = 2_000_000

LAYERS = ("layer", "objectgroup")
COMPRESSIONS = (None, "", "gzip", "zlib")
ENCODINGS = ("csv", "base64")
ZLIB_OR_GZIP = 47
"""What `zlib` calls both of them."""
MOST_PIXELS = 4096
"""A larger board does not fit into a picture."""
MOST_AREA = 10_000_000
"""In pixels. While a larger board is painted, its pictures take too much memory."""
MOST_TILES = 200_000
MOST_OBJECTS = 4_000
MOST_POINTS = 200
FARTHEST = 100_000
"""No number on a map is larger, but for ids and tiles."""
NUMBERS = ("x", "y", "width", "height", "rotation")


def _integer(text: str) -> int:
    number = int(text[:12])
    if abs(number) > FARTHEST:
        raise ValueError(text)
    return number


READERS: dict[str, Callable[[str], object]] = {
    "int": _integer,
    "bool": lambda value: {"true": True, "false": False}[value],
    "object": _integer,
    "string": str,
    "color": str,
    "file": str,
}
"""The types of properties that the game reads."""


def read_map_xml(path: Path) -> Element:
    """The map's XML; `BadMap` if the game cannot read everything in it."""
    root = read_xml(path, "map")
    drop_unknown(root)
    _check_kind_of_map(root, path.name)
    _check_size(root, path.name)
    _check_layers(root, path.name)
    _check_tilesets(root, path.name)
    _check_objects(root, path.name)
    _check_all_properties(root, path.name)
    return root


def read_xml(path: Path, tag: str) -> Element:
    """The root of an XML file, which must have this tag."""
    try:
        root = parse_elements(read_bytes(path, MOST_BYTES))
    except Missing as error:
        raise BadMap("map.no-such-tileset", file=path.name, folder=path.parent) from error
    except Refused as reason:
        raise BadMap("map.refused", file=path.name, reason=reason) from reason
    except ExpatError as error:
        raise BadMap("map.not-xml", file=path.name, error=error) from error
    if root.tag != tag:
        raise BadMap("map.wrong-file", file=path.name, found=root.tag, expected=tag)
    return root


def named_file(owner: Path, source: str, folder: Path) -> Path:
    """The file that a map or a tileset names. It must be in the map's folder."""
    try:
        return inside(folder, owner.parent / source)
    except Refused as reason:
        raise BadMap("map.refused-file", file=owner.name, source=source, reason=reason) from reason


def object_place(layer: Element, drawn: Element) -> Trouble:
    """An object as a sentence names it: by its layer and its id."""
    return Trouble("map.object", layer=layer.get("name", ""), id=drawn.get("id", "?"))


def _check_kind_of_map(root: Element, file: str) -> None:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        raise BadMap("map.orientation", file=file, orientation=orientation)
    if root.get("infinite", "0") != "0":
        raise BadMap("map.infinite", file=file)


def _check_size(root: Element, file: str) -> None:
    for key in ("width", "height", "tilewidth", "tileheight"):
        if not whole(root.get(key, "")):
            raise BadMap("map.bad-size", file=file, attribute=key, value=root.get(key, ""))
    for side, tile in (("width", "tilewidth"), ("height", "tileheight")):
        if (pixels := int(root.get(side, "")) * int(root.get(tile, ""))) > MOST_PIXELS:
            raise BadMap("map.too-large", file=file, attribute=side, pixels=pixels, most=MOST_PIXELS)
    pixels = prod(int(root.get(key, "")) for key in ("width", "height", "tilewidth", "tileheight"))
    if pixels > MOST_AREA:
        raise BadMap("map.too-many", file=file, what="pixels", count=pixels, most=MOST_AREA)
    tiles = int(root.get("width", "")) * int(root.get("height", "")) * len(root.findall("layer"))
    if tiles > MOST_TILES:
        raise BadMap("map.too-many", file=file, what="tiles", count=tiles, most=MOST_TILES)


def _check_layers(root: Element, file: str) -> None:
    for group in root.iter("group"):
        raise BadMap("map.group", file=file, group=group.get("name", ""))
    for image in root.findall("imagelayer"):
        raise BadMap("map.image-layer", file=file, layer=image.get("name", ""))
    names: set[str] = set()
    for layer in root:
        if layer.tag in LAYERS:
            _check_layer(layer, file)
        if layer.tag == "layer":
            _unpack_tiles(layer, root, file)
        if layer.tag == "objectgroup":
            name = layer.get("name", "")
            if name in names:
                raise BadMap("map.two-layers", file=file, layer=name)
            names.add(name)


def _check_layer(layer: Element, file: str) -> None:
    name = layer.get("name", "")
    for key in ("offsetx", "offsety"):
        shift = layer.get(key, "0")
        if not _is_number(shift) or float(shift):
            raise BadMap("map.shifted-layer", file=file, layer=name, attribute=key, value=shift)
    drawn = layer.tag == "layer" or name == "props"
    if drawn and (layer.get("opacity", "1") != "1" or layer.get("tintcolor")):
        raise BadMap("map.tinted-layer", file=file, layer=name)


def _unpack_tiles(layer: Element, root: Element, file: str) -> None:
    """Write the numbers of its tiles as CSV; there must be one for each cell of the map."""
    name, data = layer.get("name", ""), layer.find("data")
    if data is None or data.get("encoding") not in ENCODINGS:
        raise BadMap("map.tiles-as-xml", file=file, layer=name)
    if data.get("compression") not in COMPRESSIONS:
        raise BadMap("map.compression", file=file, layer=name, compression=data.get("compression"))
    if not (data.text or "").strip():
        raise BadMap("map.no-tiles", file=file, layer=name)
    columns, rows = root.get("width", ""), root.get("height", "")
    expected = int(columns) * int(rows)
    try:
        numbers = _numbers(data, expected)
    except (ValueError, struct.error, zlib.error) as error:
        raise BadMap("map.bad-tiles", file=file, layer=name, error=error) from error
    if len(numbers) != expected or layer.get("width") != columns:
        raise BadMap(
            "map.tile-count", file=file, layer=name, count=len(numbers), columns=layer.get("width"),
            expected=expected, expected_columns=columns,
        )  # fmt: skip
    data.text, data.attrib = ",".join(numbers), {"encoding": "csv"}


def _numbers(data: Element, expected: int) -> list[str]:
    """The numbers of tiles. What is packed is unpacked a little farther than expected at most."""
    text = (data.text or "").strip()
    if data.get("encoding") == "csv":
        numbers = [number.strip() for number in text.split(",", expected)]
        for number in numbers[:expected]:
            if whole(number) is None:
                raise ValueError(number)
        return numbers
    tiles = b64decode(text)
    if data.get("compression"):
        tiles = zlib.decompressobj(ZLIB_OR_GZIP).decompress(tiles, 4 * expected + 4)
    return [*map(str, struct.unpack(f"<{len(tiles) // 4}I", tiles))]


def _check_tilesets(root: Element, file: str) -> None:
    for tileset in root.findall("tileset"):
        source, first = tileset.get("source"), tileset.get("firstgid", "")
        if source is None:
            raise BadMap("map.inner-tileset", file=file, tileset=tileset.get("name", ""))
        if not source.lower().endswith(".tsx"):
            raise BadMap("map.tileset-kind", file=file, tileset=source)
        if not whole(first):
            raise BadMap("map.tileset-start", file=file, tileset=source, start=first)


def _check_objects(root: Element, file: str) -> None:
    places: dict[str, Trouble] = {}
    for layer in root.findall("objectgroup"):
        for drawn in layer.findall("object"):
            place, number = object_place(layer, drawn), drawn.get("id", "")
            if whole(number) is None:
                raise BadMap("map.no-id", file=file, place=place)
            if number in places:
                raise BadMap("map.id-twice", file=file, place=place, other=places[number])
            places[number] = place
            if drawn.get("template"):
                raise BadMap("map.template", file=file, place=place)
            _check_numbers(drawn, file, place)
    if len(places) > MOST_OBJECTS:
        raise BadMap("map.too-many", file=file, what="objects", count=len(places), most=MOST_OBJECTS)


def _check_numbers(drawn: Element, file: str, place: Trouble) -> None:
    numbers = [(key, drawn.get(key, "0")) for key in NUMBERS]
    for line in (*drawn.findall("polygon"), *drawn.findall("polyline")):
        points = [point.split(",") for point in line.get("points", "").split()]
        if not 2 <= len(points) <= MOST_POINTS or any(len(point) != 2 for point in points):
            raise BadMap("map.bad-points", file=file, place=place, count=len(points), most=MOST_POINTS)
        numbers += (("points", number) for point in points for number in point)
    for key, value in numbers:
        if not _is_number(value):
            raise BadMap("map.bad-number", file=file, place=place, attribute=key, value=value)
    if whole(drawn.get("gid", "0")) is None:
        raise BadMap("map.bad-number", file=file, place=place, attribute="gid", value=drawn.get("gid"))


def _check_all_properties(root: Element, file: str) -> None:
    _check_properties(root, file, MAP)
    for layer in root:
        if layer.tag in LAYERS:
            _check_properties(layer, file, Trouble("map.layer", layer=layer.get("name", "")))
            for drawn in layer.findall("object"):
                _check_properties(drawn, file, object_place(layer, drawn))


def _check_properties(owner: Element, file: str, place: Trouble) -> None:
    names: set[str] = set()
    for one in owner.iterfind("properties/property"):
        name, type_ = one.get("name", ""), one.get("type", "string")
        value = " ".join(one.get("value", one.text or "").split())
        one.set("value", value)
        if not is_clean(name) or not is_clean(value):
            raise BadMap("map.bad-text", file=file, place=place, property=name)
        if name in names:
            raise BadMap("map.property-twice", file=file, place=place, property=name)
        if type_ not in READERS:
            raise BadMap("map.property-type", file=file, place=place, property=name, type=type_)
        try:
            READERS[type_](value)
        except (ValueError, KeyError) as error:
            key = "map.bad-bool" if type_ == "bool" else "map.bad-integer"
            raise BadMap(key, file=file, place=place, property=name, value=value) from error
        names.add(name)


def _is_number(text: str) -> bool:
    try:
        return abs(float(text)) <= FARTHEST
    except ValueError:
        return False
