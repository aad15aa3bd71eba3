"""Rendered wooden pieces, cut out like stickers."""

from __future__ import annotations

import functools

import numpy as np
import skia
from PIL import Image, ImageFilter

from kit import ART, SCALE, SHADE, box, fill, oval, placed
from light import image
from pack_renders import RENDERS
from sheet import SMOOTH

SOLID = 0.93
"""Alpha above which a rendered pixel is the piece, not its shadow."""


@functools.cache
def sticker(name: str, edge: int = 7) -> skia.Image:
    """A piece without its cast shadow, on a pale die-cut edge."""
    rows = np.asarray(rendered(name, SCALE)).astype(float)
    body = np.clip((rows[..., 3] / 255 - SOLID) / (1 - SOLID), 0, 1)
    rim = _grown(body, edge)
    share = body[..., None]
    rgb = rows[..., :3] * share + np.array([252, 243, 222]) * (1 - share)
    return image(np.dstack([rgb * rim[..., None], rim * 255]))


def rendered(name: str, scale: int) -> Image.Image:
    """The render of a piece, or of a prop, which the game does not load itself."""
    large = (RENDERS if name.startswith("prop_") else ART) / "2x" / "pieces" / f"{name}.webp"
    with Image.open(large if scale > 1 else ART / "pieces" / f"{name}.png") as picture:
        return picture.convert("RGBA")


def _grown(body: np.ndarray, edge: int) -> np.ndarray:
    """The body's mask, wider by `edge` points and smooth."""
    cut = Image.fromarray((body * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(4 * SCALE + 1))
    wide = np.asarray(cut.filter(ImageFilter.GaussianBlur(edge * SCALE))).astype(float) / 255
    solid = Image.fromarray((255 * (wide > 0.1)).astype(np.uint8))
    smooth = solid.filter(ImageFilter.GaussianBlur(1.6 * SCALE))
    return np.clip((np.asarray(smooth).astype(float) / 255 - 0.25) / 0.5, 0, 1)


def meeple(c: skia.Canvas, name: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A standing piece whose feet are at (x, y), with its contact shadow."""
    c.drawOval(
        oval(x + size * 0.03, y + size * 0.01, size * 0.33, size * 0.1), fill(SHADE, 0.6, blur=size * 0.05)
    )
    with placed(c, x, y, turn=turn):
        c.drawImageRect(sticker(name), box(-size / 2, -size * 0.82, size, size), SMOOTH)


def prop(c: skia.Canvas, name: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A thing seen from above, centred at (x, y), with a pale edge like the pieces."""
    with placed(c, x, y, turn=turn):
        c.drawImageRect(sticker(f"prop_{name}", 4), box(-size / 2, -size / 2, size, size), SMOOTH)
