"""What Tiled can write and the game cannot read: found in the map's XML, before anybody stumbles over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isfinite
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, parse

from game.boards.tiled_map import BadMap

LAYER_TAGS = ("layer", "objectgroup")
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
"""The types of properties that mean something here."""
MOST_PIXELS = 4096
"""A larger board fits into no picture."""
NUMBERS = ("x", "y", "width", "height", "rotation")


def root_of(path: Path) -> Element:
    """The map's XML, if it is the dialect that the game reads; else `BadMap`."""
    root = xml_of(path, path.name)
    if root.tag != "map":
        raise BadMap(f"{path.name}: it is a Tiled {root.tag}, expected a map.")
    for check in (
        _check_kind_of_map,
        _check_size,
        _check_layers,
        _check_tilesets,
        _check_objects,
        _check_properties,
    ):
        for wrong in check(root):
            raise BadMap(f"{path.name}: {wrong}.")
    return root


def xml_of(path: Path, name: str) -> Element:
    """What is in an XML file."""
    try:
        return parse(path).getroot()  # noqa: S314  (a player's own file, and expat bounds what it unfolds)
    except ParseError as error:
        raise BadMap(f"{name}: it is not XML as Tiled writes it ({error}).") from error
    except (OSError, UnicodeError, ValueError, LookupError) as error:
        raise BadMap(f"{name}: it cannot be opened ({error}).") from error


def place_of(layer: Element, thing: Element) -> str:
    """How a sentence names an object: by its layer and its id."""
    return f"layer '{layer.get('name', '')}', object {thing.get('id', '?')}"


def _check_kind_of_map(root: Element) -> Iterator[str]:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        yield f"its orientation is '{orientation}', expected 'orthogonal'"
    if root.get("infinite", "0") != "0":
        yield "it is an infinite map, expected one of a fixed size (Map > Map Properties > Infinite: no)"


def _check_size(root: Element) -> Iterator[str]:
    for key in ("width", "height", "tilewidth", "tileheight"):
        if not root.get(key, "").isdecimal() or not int(root.get(key, "")):
            yield f"its {key} is '{root.get(key, '')}', expected a whole number above 0"
    for side, tile in (("width", "tilewidth"), ("height", "tileheight")):
        if (pixels := int(root.get(side, "")) * int(root.get(tile, ""))) > MOST_PIXELS:
            yield f"its {side} is {pixels} pixels, expected at most {MOST_PIXELS}"


def _check_layers(root: Element) -> Iterator[str]:
    for group in root.iter("group"):
        yield f"layer group '{group.get('name', '')}': groups are not read, move its layers out of it"
    for image in root.findall("imagelayer"):
        yield f"layer '{image.get('name', '')}': it is an image layer, expected tiles or objects"
    names: set[str] = set()
    for layer in root:
        if layer.tag in LAYER_TAGS:
            name = layer.get("name", "")
            yield from (f"layer '{name}': {wrong}" for wrong in _wrong_with_layer(layer))
            if layer.tag == "objectgroup" and name in names:
                yield f"layer '{name}': there are two object layers of this name, expected one"
            names |= {name} if layer.tag == "objectgroup" else set()


def _wrong_with_layer(layer: Element) -> Iterator[str]:
    for key in ("offsetx", "offsety"):
        if not _is_zero(layer.get(key, "0")):
            yield f"it is shifted ({key} is {layer.get(key)}), expected 0"
    seen = layer.tag == "layer" or layer.get("name") == "props"
    if seen and (layer.get("opacity", "1") != "1" or layer.get("tintcolor")):
        yield "it is see-through or tinted, expected opacity 1 and no tint"
    if layer.tag == "layer":
        yield from _wrong_with_data(layer)


def _wrong_with_data(layer: Element) -> Iterator[str]:
    data = layer.find("data")
    if data is None or data.get("encoding") not in ENCODINGS:
        yield "its tiles are written as XML, expected CSV (Map > Map Properties > Tile Layer Format)"
    elif data.get("compression") not in COMPRESSIONS:
        yield f"its tiles are compressed as '{data.get('compression')}', expected CSV, zlib or gzip"
    elif not (data.text or "").strip():
        yield "it holds no tiles"


def _check_tilesets(root: Element) -> Iterator[str]:
    for tileset in root.findall("tileset"):
        source = tileset.get("source")
        if source is None:
            yield f"tileset '{tileset.get('name', '')}' is inside of the map, expected a .tsx file of its own"
        elif not source.lower().endswith(".tsx"):
            yield f"tileset '{source}' cannot be read, expected a .tsx file"
        if not tileset.get("firstgid", "").isdecimal():
            yield f"tileset '{source}' begins at '{tileset.get('firstgid', '')}', expected a whole number"


def _check_objects(root: Element) -> Iterator[str]:
    places: dict[str, str] = {}
    for layer in root.findall("objectgroup"):
        for thing in layer.findall("object"):
            place = place_of(layer, thing)
            if not thing.get("id", "").isdecimal():
                yield f"{place}: it has no id, expected a number"
            if places.setdefault(thing.get("id", ""), place) is not place:
                yield f"{place}: its id is used twice, also by {places[thing.get('id', '')]}"
            if thing.get("template"):
                yield f"{place}: it is made from a template, expected a plain object (right click > Detach)"
            yield from (f"{place}: {wrong}" for wrong in _wrong_with_numbers(thing))


def _wrong_with_numbers(thing: Element) -> Iterator[str]:
    for key in NUMBERS:
        if not _is_number(thing.get(key, "0")):
            yield f"its {key} is '{thing.get(key)}', expected a number"


def _check_properties(root: Element) -> Iterator[str]:
    yield from (f"map property {wrong}" for wrong in _wrong_with_properties(root))
    for layer in root:
        if layer.tag in LAYER_TAGS:
            start = f"layer '{layer.get('name', '')}': its property"
            yield from (f"{start} {wrong}" for wrong in _wrong_with_properties(layer))
            for thing in layer.findall("object"):
                start = f"{place_of(layer, thing)}: its property"
                yield from (f"{start} {wrong}" for wrong in _wrong_with_properties(thing))


def _wrong_with_properties(owner: Element) -> Iterator[str]:
    names: set[str] = set()
    for one in owner.iterfind("properties/property"):
        name, type_, value = one.get("name", ""), one.get("type", "string"), one.get("value", "")
        if name in names:
            yield f"'{name}' is there twice, expected once"
        if type_ not in READERS:
            yield f"'{name}' is of type '{type_}', expected int, string or bool"
        elif not _reads(type_, value):
            expected = "true or false" if type_ == "bool" else "a whole number"
            yield f"'{name}' is '{value}', expected {expected}"
        names.add(name)


def _reads(type_: str, value: str) -> bool:
    try:
        READERS[type_](value)
    except (ValueError, KeyError):
        return False
    return True


def _is_number(text: str) -> bool:
    try:
        return isfinite(float(text))
    except ValueError:
        return False


def _is_zero(text: str) -> bool:
    return _is_number(text) and float(text) == 0
