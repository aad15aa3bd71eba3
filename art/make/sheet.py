"""Sheets to draw on, and how they become files."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit import SCALE
from webp import webp

COLOUR_TYPES = {"L": 0, "RGB": 2, "RGBA": 6}
"""What a PNG calls the kinds of pixels."""
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


def blank(wide: int, high: int, scale: int = SCALE) -> skia.Surface:
    """A transparent sheet of `wide` x `high` points."""
    sheet = skia.Surface(wide * scale, high * scale)
    sheet.getCanvas().scale(scale, scale)
    return sheet


def snapshot(sheet: skia.Surface) -> Image.Image:
    """What was drawn, as straight (not premultiplied) RGBA."""
    rows = sheet.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(np.ascontiguousarray(rows))


def write(
    picture: Image.Image, file: Path, quality: int = 92, *, crisp: bool = True, exact: bool = False
) -> None:
    """Save as the file's ending says; a `crisp` .jpg has full colour resolution for its reds.

    No .jpg is progressive, because that takes three times as long to load. A picture for large screens
    becomes a .webp, and an `exact` one loses nothing.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    if SCALE > 1:
        file.with_suffix(".webp").write_bytes(webp(picture, photo=file.suffix == ".jpg", exact=exact))
    elif file.suffix == ".jpg":
        colours = 0 if crisp else 2
        picture.convert("RGB").save(file, quality=quality, subsampling=colours, optimize=True)
    else:
        file.write_bytes(_shortest_png(picture))


def _shortest_png(picture: Image.Image) -> bytes:
    filtered = _filtered_png(picture)
    return min(filtered, _plain_png(picture), key=len) if picture.mode in COLOUR_TYPES else filtered


def _filtered_png(picture: Image.Image) -> bytes:
    """A PNG that tells how each row differs from what is around it: short for renders."""
    written = io.BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


def _plain_png(picture: Image.Image) -> bytes:
    """A PNG that tells the pixels as they are: short for print with flat colours and grain."""
    head = struct.pack(">IIBBBBB", picture.width, picture.height, 8, COLOUR_TYPES[picture.mode], 0, 0, 0)
    rows = b"".join(b"\0" + row.tobytes() for row in np.asarray(picture))
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    body = packer.compress(rows) + packer.flush()
    chunks = ((b"IHDR", head), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


@contextmanager
def drawing(file: Path, wide: int, high: int, quality: int = 92) -> Iterator[skia.Canvas]:
    """A canvas that is written to `file` when its block ends."""
    sheet = blank(wide, high)
    yield sheet.getCanvas()
    write(snapshot(sheet), file, quality)


@contextmanager
def layer(c: skia.Canvas, shadow: float) -> Iterator[None]:
    """Draw a group as one thing that casts a soft shadow to the south-east."""
    drop = skia.ImageFilters.DropShadow(shadow * 0.5, shadow, shadow * 0.6, shadow * 0.6, 0x88000008)
    c.saveLayer(paint=skia.Paint(ImageFilter=drop))
    yield
    c.restore()
