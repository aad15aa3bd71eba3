"""The police car of Cops and Crooks: 24 headings with their shadow, its lights and what they throw."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit import LINE, SCALE, WHITE, fill, plate, radial
from light import image, lay, points
from pack_renders import render
from sheet import drawing, write

HEADINGS = range(0, 360, 15)
SIDE = 192
"""Pixels of a car's picture."""
REACH = (288, 192)
"""The headlights' picture: the lamps are at the middle of its left edge."""
BLUE, RED = "#3F8CFF", "#FF3B2B"
PLACES = {
    "tiles": (4, 50, 184, 92),
    "bar": (78, 68, 24, 56),
    "siren_blue": (-6, -12, 192, 192),
    "siren_red": (-6, 12, 192, 192),
    "headlights": (180, 0, 288, 192),
}
"""On a car that drives east: its two tiles, and where its lights go; left, top, width, height."""


def _car(heading: int) -> skia.Image:
    rows = np.asarray(render(f"police_car/{heading:03}")).astype(float)
    alpha = rows[..., 3:]
    return image(np.dstack([rows[..., :3] * alpha / 255, alpha]))


def car(c: skia.Canvas, heading: int) -> None:
    """The car in the middle, its shadow to the south-east."""
    drop = skia.ImageFilters.DropShadow(*(part * SCALE for part in (5, 7, 3, 3)), 0xB0100A28)
    lay(c, _car(heading), paint=skia.Paint(ImageFilter=drop))


def light_bar(c: skia.Canvas, *, blue: bool) -> None:
    """The bar with one lamp lit, for a car that drives east; 24 x 56."""
    plate(c, 4.5, 3.5, 15, 49, 5, fill(LINE))
    for top, tone, lit in ((5.5, BLUE, blue), (29.5, RED, not blue)):
        plate(c, 6, top, 12, 21, 5, fill(tone if lit else "#2A2F45"))
        plate(c, 6, top, 12, 21, 5, radial(12, top + 10, 14, WHITE, tone, tone) if lit else fill(tone, 0.3))
    c.drawCircle(12, 28, 3, fill("#F4F1E8"))


def _lit(field: np.ndarray, tint: str) -> Image.Image:
    """Light of one colour on black."""
    tone = np.array([int(tint[i : i + 2], 16) for i in (1, 3, 5)])
    return Image.fromarray(np.round(field[..., None] * tone).astype(np.uint8))


def siren(tint: str) -> Image.Image:
    """What a siren throws around a wanted crook, 192 x 192, on black; bright as far as a piece hides it."""
    y, x = points(SIDE, SIDE) - (SIDE - 1) / 2
    away = np.clip(1.6 - 1.6 * np.hypot(x, y) / (SIDE / 2), 0, 1)
    return _lit(0.8 * away**1.5, tint)


def headlights() -> Image.Image:
    """Two beams to the east that fade, on black."""
    wide, high = REACH
    y, x = points(wide, high)
    total = np.zeros(x.shape)
    for lamp in (-20, 20):
        across = np.abs(y - high / 2 - lamp - 0.06 * lamp * x / 20)
        spread = 7 + x * 0.21
        cone = np.clip(1 - (across / spread) ** 2, 0, 1) ** 1.4
        total += cone * np.clip(1 - x / wide, 0, 1) ** 1.2 * np.clip(x / 10, 0, 1)
    return _lit(np.clip(total * 0.46, 0, 0.72), "#FFD48A")


def draw(out: Path) -> None:
    """Write the headings, the two states of the bar, and the lights that are added to the street."""
    folder = out / "cops_and_crooks"
    for heading in HEADINGS:
        with drawing(folder / "car" / f"{heading:03}.png", SIDE, SIDE) as c:
            car(c, heading)
    for name in ("blue", "red"):
        with drawing(folder / f"bar_{name}.png", 24, 56) as c:
            light_bar(c, blue=name == "blue")
    write(siren(BLUE), folder / "siren_blue.png", exact=True)
    write(siren(RED), folder / "siren_red.png", exact=True)
    write(headlights(), folder / "headlights.png", exact=True)
