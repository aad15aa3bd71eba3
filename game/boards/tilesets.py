"""Reads tilesets and checks their pictures, without pygame."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from xml.etree.ElementTree import Element

from game.boards.tiled_map import BadMap, Tile, TiledMap
from game.boards.tmx_checks import read_xml
from game.core.board import Point

ANCHORS = ("unspecified", "bottomleft")
"""Where the x and y of a tile object may be; both mean the lower left corner."""
PNG = b"\x89PNG\r\n\x1a\n"
JPG = b"\xff\xd8"
FRAMES = {0xC0, 0xC1, 0xC2, 0xC3}
"""The markers before the size of a JPG."""
MOST = 1 << 16
"""How far to look for the size of a JPG: a camera's notes come before it."""


def read_tileset(file: Path) -> dict[int, Tile]:
    """The tiles of a `.tsx` by their ids in it; `BadMap` if it cannot be drawn."""
    if not file.is_file():
        raise BadMap("map.no-such-tileset", file=file.name, folder=file.parent)
    root = read_xml(file, "tileset")
    offset = root.find("tileoffset")
    if offset is not None and (offset.get("x", "0"), offset.get("y", "0")) != ("0", "0"):
        raise BadMap("map.shifted-tiles", file=file.name)
    anchor = root.get("objectalignment", ANCHORS[0])
    if anchor not in ANCHORS:
        raise BadMap("map.alignment", file=file.name, alignment=anchor)
    image = root.find("image")
    return dict(_pictures(root, file) if image is None else _parts(root, image, file))


def _parts(root: Element, image: Element, file: Path) -> Iterator[tuple[int, Tile]]:
    """One picture, cut into tiles of one size."""
    wide, high = _size(root, "tilewidth", "tileheight", file, "map.tile-size")
    width, height = _size(image, "width", "height", file, "map.picture-size")
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
        raise BadMap("map.gap", file=file.name, attribute=key, value=gap)
    return int(gap)


def _pictures(root: Element, file: Path) -> Iterator[tuple[int, Tile]]:
    """A collection of pictures, one for each tile."""
    for tile in root.findall("tile"):
        image = tile.find("image")
        number = tile.get("id", "")
        if image is None or not number.isdecimal():
            raise BadMap("map.no-picture", file=file.name, tile=number)
        size = _size(image, "width", "height", file, "map.picture-size")
        yield int(number), Tile(_picture(image, file), None, size)


def _picture(image: Element, file: Path) -> Path:
    source = image.get("source")
    if not source:
        raise BadMap("map.inner-picture", file=file.name)
    return (file.parent / source).resolve()


def _size(owner: Element, wide: str, high: str, file: Path, key: str) -> Point:
    sizes = owner.get(wide, ""), owner.get(high, "")
    if not all(size.isdecimal() and int(size) for size in sizes):
        raise BadMap(key, file=file.name, width=sizes[0], height=sizes[1])
    return int(sizes[0]), int(sizes[1])


def check_pictures(tiled_map: TiledMap) -> None:
    """Every picture of the tilesets must be there and as large as they say."""
    needed: dict[Path, Point] = {}
    for tile in tiled_map.tiles:
        left, top, wide, high = tile.source or (0, 0, *tile.size)
        most = needed.get(tile.picture, (0, 0))
        needed[tile.picture] = max(most[0], left + wide), max(most[1], top + high)
    for picture, (wide, high) in needed.items():
        if not picture.is_file():
            raise tiled_map.fault("map.picture-missing", picture=picture.name, folder=picture.parent)
        size = picture_size(picture)
        if size is None:
            raise tiled_map.fault("map.picture-kind", picture=picture.name)
        if size[0] < wide or size[1] < high:
            raise tiled_map.fault(
                "map.picture-small", picture=picture.name, width=size[0], height=size[1],
                least_width=wide, least_height=high,
            )  # fmt: skip


def picture_size(file: Path) -> Point | None:
    """Width and height of a PNG or JPG; None if it is neither."""
    with file.open("rb") as opened:
        head = opened.read(24)
        if head.startswith(PNG) and len(head) == 24:
            wide, high = unpack(">II", head[16:24])
            return wide, high
        return _jpg_size(head + opened.read(MOST)) if head.startswith(JPG) else None


def _jpg_size(data: bytes) -> Point | None:
    at = len(JPG)
    while at + 9 <= len(data) and data[at] == 0xFF:
        if data[at + 1] in FRAMES:
            high, wide = unpack(">HH", data[at + 5 : at + 9])
            return wide, high
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return None
