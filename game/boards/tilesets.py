"""Tilesets: from the number of a tile in a map to its picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

from game.boards.dialect import xml_of
from game.boards.tiled_map import BadMap, Tile
from game.core.board import Point

ANCHORS = ("unspecified", "bottomleft")
"""Where an object made of such a tile has its x and y."""


def read_tileset(file: Path) -> dict[int, Tile]:
    """The tiles of a `.tsx` by their ids in it; `BadMap` if it cannot be drawn."""
    if not file.is_file():
        raise BadMap(f"{file.name}: there is no such tileset in {file.parent}.")
    root = xml_of(file, file.name)
    for wrong in _faults(root):
        raise BadMap(f"{file.name}: {wrong}.")
    image = root.find("image")
    return dict(_pictures(root, file) if image is None else _parts(root, image, file))


def _faults(root: Element) -> Iterator[str]:
    if root.tag != "tileset":
        yield f"it is a Tiled {root.tag}, expected a tileset"
    offset = root.find("tileoffset")
    if offset is not None and (offset.get("x", "0"), offset.get("y", "0")) != ("0", "0"):
        yield "its tiles are shifted (Drawing Offset), expected 0, 0"
    if root.get("objectalignment", ANCHORS[0]) not in ANCHORS:
        yield f"its object alignment is '{root.get('objectalignment')}', expected 'bottomleft'"


def _parts(root: Element, image: Element, file: Path) -> Iterator[tuple[int, Tile]]:
    """One picture, cut into tiles of one size."""
    wide, high = _size(root, "tilewidth", "tileheight", file, "a tile")
    width, height = _size(image, "width", "height", file, "its picture")
    margin, spacing = (_gap(root, key, file) for key in ("margin", "spacing"))
    columns, rows = (
        (side - margin + spacing) // (tile + spacing) for side, tile in ((width, wide), (height, high))
    )
    picture = _picture(image, file)
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        source = margin + column * (wide + spacing), margin + row * (high + spacing), wide, high
        yield number, Tile(picture, source, (wide, high))


def _gap(root: Element, key: str, file: Path) -> int:
    gap = root.get(key, "0")
    if not gap.isdecimal():
        raise BadMap(f"{file.name}: its {key} is '{gap}', expected a whole number.")
    return int(gap)


def _pictures(root: Element, file: Path) -> Iterator[tuple[int, Tile]]:
    """A collection of pictures, a tile each."""
    for tile in root.findall("tile"):
        image = tile.find("image")
        name = f"tile {tile.get('id', '?')}"
        if image is None or not tile.get("id", "").isdecimal():
            raise BadMap(f"{file.name}: {name} has no picture.")
        yield (
            int(tile.get("id", "")),
            Tile(_picture(image, file), None, _size(image, "width", "height", file, name)),
        )


def _picture(image: Element, file: Path) -> Path:
    source = image.get("source")
    if not source:
        raise BadMap(f"{file.name}: a picture is inside of the tileset, expected a file of its own.")
    return (file.parent / source).resolve()


def _size(owner: Element, wide: str, high: str, file: Path, what: str) -> Point:
    sizes = tuple(owner.get(key, "") for key in (wide, high))
    if not all(size.isdecimal() and int(size) for size in sizes):
        raise BadMap(
            f"{file.name}: the size of {what} is '{sizes[0]}' x '{sizes[1]}', expected numbers above 0."
        )
    return int(sizes[0]), int(sizes[1])
