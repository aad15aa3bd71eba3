"""How large a picture is, from its header, before anything decodes it."""

from __future__ import annotations

import zlib
from struct import error, unpack_from

from game.core.board import Point

PNG = b"\x89PNG\r\n\x1a\n"
PNG_START, PNG_END = b"IHDR", b"IEND"
JPG, JPG_END = b"\xff\xd8", b"\xff\xd9"
FRAMES = {0xC0, 0xC1, 0xC2, 0xC3}
"""The markers before the size of a JPG."""


def picture_size(data: bytes) -> Point | None:
    """Width and height of a whole PNG or JPG; None if it is neither, or cut."""
    try:
        if data.startswith(PNG):
            return _png_size(data)
        return _jpg_size(data) if data.startswith(JPG) else None
    except error:  # it ends before its header does
        return None


def _png_size(data: bytes) -> Point | None:
    """Every part of it must be whole, and the last one is its end."""
    at, size = len(PNG), None
    while True:
        length, kind = unpack_from(">I4s", data, at)
        (expected,) = unpack_from(">I", data, at + 8 + length)
        if zlib.crc32(memoryview(data)[at + 4 : at + 8 + length]) != expected or (kind == PNG_START) == bool(
            size
        ):
            return None
        if kind == PNG_START:
            size = unpack_from(">II", data, at + 8)
        if kind == PNG_END:
            return size
        at += 12 + length


def _jpg_size(data: bytes) -> Point | None:
    at = len(JPG)
    while data[at : at + 1] == b"\xff":
        marker, length = unpack_from(">xBH", data, at)
        if marker in FRAMES:
            high, wide = unpack_from(">HH", data, at + 5)
            return (wide, high) if data.rfind(JPG_END) > at else None
        at += 2 + length
    return None
