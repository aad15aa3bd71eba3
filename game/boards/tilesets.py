"""Reads tilesets and checks their pictures, without pygame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree.ElementTree import Element

from game.boards.elements import whole
from game.boards.picture_sizes import picture_size
from game.boards.tiled_map import BadMap, Tile, TiledMap
from game.boards.tmx_checks import named_file, read_xml
from game.core.board import Point
from game.core.door import Missing, Refused, read_bytes

ANCHORS = ("unspecified", "bottomleft")
"""Where the x and y of a tile object may be; both mean the lower left corner."""
MOST_TILES = 10_000
LARGEST = 10_000
"""The most pixels of a side, and of a gap."""
MOST_BYTES = 32_000_000
MOST_PIXELS = 1 << 24
"""The most of all pictures of a map, together."""


def read_tileset(file: Path, folder: Path) -> dict[int, Tile]:
    """The tiles of a `.tsx` by their ids, with pictures in this folder; `BadMap` if it cannot be drawn."""
    root = read_xml(file, "tileset")
    offset = root.find("tileoffset")
    if offset is not None and (offset.get("x", "0"), offset.get("y", "0")) != ("0", "0"):
        raise BadMap("map.shifted-tiles", file=file.name)
    anchor = root.get("objectalignment", ANCHORS[0])
    if anchor not in ANCHORS:
        raise BadMap("map.alignment", file=file.name, alignment=anchor)
    image = root.find("image")
    if image is None:
        return dict(_pictures(root, file, folder))
    return dict(_parts(root, image, file, folder))


def _parts(root: Element, image: Element, file: Path, folder: Path) -> Iterator[tuple[int, Tile]]:
    """One picture, cut into tiles of one size."""
    wide, high = _size(root, "tilewidth", "tileheight", file, "map.tile-size")
    width, height = _size(image, "width", "height", file, "map.picture-size")
    margin, spacing = (_gap(root, key, file) for key in ("margin", "spacing"))
    columns, rows = (
        max(0, (side - margin + spacing) // (tile + spacing))
        for side, tile in ((width, wide), (height, high))
    )
    if columns * rows > MOST_TILES:
        raise BadMap("map.too-many", file=file.name, what="tiles", count=columns * rows, most=MOST_TILES)
    picture = _picture(image, file, folder)
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        source = margin + column * (wide + spacing), margin + row * (high + spacing), wide, high
        yield number, Tile(picture, source, (wide, high))


def _gap(root: Element, key: str, file: Path) -> int:
    gap = whole(root.get(key, "0"))
    if gap is None or gap > LARGEST:
        raise BadMap("map.gap", file=file.name, attribute=key, value=root.get(key), most=LARGEST)
    return gap


def _pictures(root: Element, file: Path, folder: Path) -> Iterator[tuple[int, Tile]]:
    """A collection of pictures, one for each tile."""
    for tile in root.findall("tile"):
        image = tile.find("image")
        number = whole(tile.get("id", ""))
        if image is None or number is None:
            raise BadMap("map.no-picture", file=file.name, tile=tile.get("id", ""))
        size = _size(image, "width", "height", file, "map.picture-size")
        yield number, Tile(_picture(image, file, folder), None, size)


def _picture(image: Element, file: Path, folder: Path) -> Path:
    source = image.get("source")
    if not source:
        raise BadMap("map.inner-picture", file=file.name)
    return named_file(file, source, folder)


def _size(owner: Element, wide: str, high: str, file: Path, key: str) -> Point:
    width, height = whole(owner.get(wide, "")), whole(owner.get(high, ""))
    if not width or not height or max(width, height) > LARGEST:
        raise BadMap(key, file=file.name, width=owner.get(wide, ""), height=owner.get(high, ""), most=LARGEST)
    return width, height


def read_pictures(tiled_map: TiledMap) -> Mapping[Path, bytes]:
    """The files of all pictures of the tilesets. They must be whole and as large as their tileset says."""
    needed: dict[Path, Point] = {}
    for tile in tiled_map.tiles:
        left, top, wide, high = tile.source or (0, 0, *tile.size)
        most = needed.get(tile.picture, (0, 0))
        needed[tile.picture] = max(most[0], left + wide), max(most[1], top + high)
    found: dict[Path, bytes] = {}
    pixels = 0
    for picture, (wide, high) in needed.items():
        found[picture] = data = _bytes(tiled_map, picture, MOST_BYTES - sum(map(len, found.values())))
        size = picture_size(data)
        if size is None:
            raise tiled_map.fault("map.picture-kind", picture=picture.name)
        if size[0] < wide or size[1] < high:
            raise tiled_map.fault(
                "map.picture-small", picture=picture.name, width=size[0], height=size[1],
                least_width=wide, least_height=high,
            )  # fmt: skip
        pixels += size[0] * size[1]
        if pixels > MOST_PIXELS:
            raise tiled_map.fault(
                "map.picture-large", picture=picture.name, width=size[0], height=size[1], most=MOST_PIXELS
            )
    return found


def _bytes(tiled_map: TiledMap, picture: Path, most: int) -> bytes:
    try:
        return read_bytes(picture, most)
    except Missing as error:
        folder = picture.parent
        raise tiled_map.fault("map.picture-missing", picture=picture.name, folder=folder) from error
    except Refused as reason:
        raise tiled_map.fault("map.refused-file", source=picture.name, reason=reason) from reason
