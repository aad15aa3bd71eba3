"""Checks the pictures of a map without pygame: their size is in their first bytes."""

from __future__ import annotations

from pathlib import Path
from struct import unpack

from game.boards.tiled_map import TiledMap
from game.core.board import Point

PNG = b"\x89PNG\r\n\x1a\n"
JPG = b"\xff\xd8"
FRAMES = {0xC0, 0xC1, 0xC2, 0xC3}
"""The markers before the size of a JPG."""
MOST = 1 << 16
"""How far to look for the size of a JPG: a camera's notes come before it."""


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
