"""Finds what Tiled can write but the game cannot read, in the XML of a map."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, parse

from game.boards.tiled_map import MAP, BadMap
from game.core.trouble import Trouble

LAYERS = ("layer", "objectgroup")
COMPRESSIONS = (None, "", "gzip", "zlib")
ENCODINGS = ("csv", "base64")
READERS: dict[str, Callable[[str], object]] = {
    "int": int,
    "bool": lambda value: {"true": True, "false": False}[value],
    "object": int,
    "string": str,
    "color": str,
    "file": str,
}
"""The types of properties that the game reads."""
MOST_PIXELS = 4096
"""A larger board does not fit into a picture."""
NUMBERS = ("x", "y", "width", "height", "rotation")


def read_map_xml(path: Path) -> Element:
    """The map's XML; `BadMap` if the game cannot read everything in it."""
    root = read_xml(path, "map")
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
        root = parse(path).getroot()  # noqa: S314  (a player's own file, and expat bounds what it unfolds)
    except ParseError as error:
        raise BadMap("map.not-xml", file=path.name, error=error) from error
    except (OSError, UnicodeError, ValueError, LookupError) as error:
        raise BadMap("map.unreadable", file=path.name, error=error) from error
    if root.tag != tag:
        raise BadMap("map.wrong-file", file=path.name, found=root.tag, expected=tag)
    return root


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
        if not root.get(key, "").isdecimal() or not int(root.get(key, "")):
            raise BadMap("map.bad-size", file=file, attribute=key, value=root.get(key, ""))
    for side, tile in (("width", "tilewidth"), ("height", "tileheight")):
        if (pixels := int(root.get(side, "")) * int(root.get(tile, ""))) > MOST_PIXELS:
            raise BadMap("map.too-large", file=file, attribute=side, pixels=pixels, most=MOST_PIXELS)


def _check_layers(root: Element, file: str) -> None:
    for group in root.iter("group"):
        raise BadMap("map.group", file=file, group=group.get("name", ""))
    for image in root.findall("imagelayer"):
        raise BadMap("map.image-layer", file=file, layer=image.get("name", ""))
    names: set[str] = set()
    for layer in root:
        if layer.tag in LAYERS:
            _check_layer(layer, file)
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
    if layer.tag == "objectgroup":
        return
    data = layer.find("data")
    if data is None or data.get("encoding") not in ENCODINGS:
        raise BadMap("map.tiles-as-xml", file=file, layer=name)
    if data.get("compression") not in COMPRESSIONS:
        raise BadMap("map.compression", file=file, layer=name, compression=data.get("compression"))
    if not (data.text or "").strip():
        raise BadMap("map.no-tiles", file=file, layer=name)


def _check_tilesets(root: Element, file: str) -> None:
    for tileset in root.findall("tileset"):
        source, first = tileset.get("source"), tileset.get("firstgid", "")
        if source is None:
            raise BadMap("map.inner-tileset", file=file, tileset=tileset.get("name", ""))
        if not source.lower().endswith(".tsx"):
            raise BadMap("map.tileset-kind", file=file, tileset=source)
        if not first.isdecimal():
            raise BadMap("map.tileset-start", file=file, tileset=source, start=first)


def _check_objects(root: Element, file: str) -> None:
    places: dict[str, Trouble] = {}
    for layer in root.findall("objectgroup"):
        for drawn in layer.findall("object"):
            place, number = object_place(layer, drawn), drawn.get("id", "")
            if not number.isdecimal():
                raise BadMap("map.no-id", file=file, place=place)
            if number in places:
                raise BadMap("map.id-twice", file=file, place=place, other=places[number])
            places[number] = place
            if drawn.get("template"):
                raise BadMap("map.template", file=file, place=place)
            for key in NUMBERS:
                if not _is_number(drawn.get(key, "0")):
                    raise BadMap(
                        "map.bad-number", file=file, place=place, attribute=key, value=drawn.get(key)
                    )


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
        name, type_, value = one.get("name", ""), one.get("type", "string"), one.get("value", "")
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
        return isfinite(float(text))
    except ValueError:
        return False
