"""Sheets to draw on, and how they become files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import skia
from PIL import Image

SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


def blank(wide: int, high: int) -> skia.Surface:
    """A transparent sheet."""
    return skia.Surface(wide, high)


def snapshot(sheet: skia.Surface) -> Image.Image:
    """What was drawn, as straight (not premultiplied) RGBA."""
    rows = sheet.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(np.ascontiguousarray(rows))


def write(picture: Image.Image, file: Path, quality: int = 92) -> None:
    """Save as the file's ending says; a .jpg is full colour resolution so that reds stay crisp."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".jpg":
        picture.convert("RGB").save(file, quality=quality, subsampling=0, optimize=True, progressive=True)
    else:
        picture.save(file, optimize=True)


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
