"""The skyline of Caper City: one painter for far towers, middle blocks and near roofs."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import skia

from kit import box, clipped, darker, fill, lighter, line, mix, oval, path, placed, plate, poly, ramp, text
from light import glow

MOON_X = 1490


@dataclass(frozen=True)
class Quarter:
    """One layer of the city, back to front."""

    base: float
    heights: tuple[int, int]
    widths: tuple[int, int]
    colour: str
    windows: tuple[str, ...]
    seed: int
    lit: float
    """Share of the windows that are lit."""
    cell: float
    """Window spacing."""
    near: bool = False
    """Close enough for parapets, dark panes and chimneys."""
    gaps: tuple[int, ...] = (0,)
    """Possible widths of the lanes between blocks."""


FAR = Quarter(800, (190, 420), (64, 124), "#4A4590", ("#FFE2A8", "#BFD4FF"), 3, 0.12, 13)
MIDDLE = Quarter(810, (150, 320), (84, 150), "#2C2E6A", ("#FFC857", "#FFE2A8", "#FF9A5A"), 8, 0.24, 16)
NEAR = Quarter(
    690,
    (92, 178),
    (120, 220),
    "#171C45",
    ("#FFC857", "#FFDF9A", "#8FD3F2"),
    15,
    0.34,
    21,
    near=True,
    gaps=(0, 0, 6, 14),
)

Roof = Callable[[skia.Canvas, float, float, float, str], None]


def _gable(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    c.drawPath(poly([(x - 3, y), (x + wide / 2, y - wide * 0.34), (x + wide + 3, y)]), fill(col))


def _mast(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    middle = x + wide / 2
    c.drawRect(box(middle - 14, y - 12, 28, 12), fill(col))
    c.drawLine(middle, y, middle, y - 66, line(col, 4))
    for rung in (24, 40):
        c.drawLine(middle - 8, y - rung, middle + 8, y - rung, line(col, 3))
    glow(c, middle, y - 66, 24, "#FF5A3C", 0.8)
    c.drawCircle(middle, y - 66, 4, fill("#FF7A5A"))


def _steps(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    for share, rise in ((0.64, 22), (0.36, 42)):
        c.drawRect(box(x + wide * (1 - share) / 2, y - rise, wide * share, rise), fill(col))


def _spire(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    _steps(c, x, y, wide, col)
    middle = x + wide / 2
    c.drawPath(poly([(middle - 12, y - 40), (middle, y - 108), (middle + 12, y - 40)]), fill(col))


def _dome(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    middle, r = x + wide / 2, wide * 0.3
    c.drawRect(box(middle - r - 5, y - 10, 2 * r + 10, 12), fill(col))
    with clipped(c, poly([(x, y - 200), (x + wide, y - 200), (x + wide, y - 8), (x, y - 8)])):
        c.drawOval(oval(middle, y - 8, r, r * 1.05), fill(col))
    c.drawLine(middle, y - r, middle, y - r - 26, line(col, 3))


def _tank(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    """A water tank on legs."""
    with placed(c, x + wide * 0.34, y):
        for leg in (-15, 0, 15):
            c.drawLine(leg, 0, leg * 0.8, -22, line(col, 3.5))
        c.drawRect(box(-20, -54, 40, 34), fill(col))
        c.drawPath(poly([(-24, -54), (0, -74), (24, -54)]), fill(col))
        c.drawRect(box(12, -54, 8, 34), fill(lighter(col, 0.12)))
        for hoop in (-46, -32):
            c.drawLine(-20, hoop, 20, hoop, line(darker(col, 0.3), 2))


def _chimneys(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    for share, rise in ((0.22, 30), (0.34, 22), (0.78, 26)):
        left = x + wide * share
        c.drawRect(box(left, y - rise, 16, rise), fill(col))
        c.drawRect(box(left - 3, y - rise - 5, 22, 6), fill(lighter(col, 0.12)))


def _shed(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    """The door to the roof, lit from inside."""
    left = x + wide * 0.55
    c.drawPath(poly([(left, y), (left, y - 30), (left + 44, y - 42), (left + 44, y)]), fill(col))
    c.drawRect(box(left + 14, y - 24, 15, 24), fill("#FFC857", 0.9))


def _flat(c: skia.Canvas, x: float, y: float, wide: float, col: str) -> None:
    c.drawRect(box(x + wide * 0.2, y - 10, wide * 0.3, 10), fill(col))


FAR_ROOFS: tuple[Roof, ...] = (_flat, _flat, _steps, _spire, _dome, _gable, _mast, _steps)
NEAR_ROOFS: tuple[Roof, ...] = (_tank, _chimneys, _shed, _flat, _mast, _chimneys, _tank)


def _window_rows(c: skia.Canvas, q: Quarter, dice: random.Random, x: float, y: float, wide: float) -> None:
    columns, rows = int((wide - q.cell) / q.cell), int((q.base - y) / (q.cell * 1.5))
    left = x + (wide - (columns - 0.52) * q.cell) / 2
    for row in range(rows):
        for col in range(columns):
            pane = box(left + col * q.cell, y + q.cell * (0.85 + 1.5 * row), q.cell * 0.48, q.cell * 0.76)
            if dice.random() < q.lit:
                c.drawRect(pane, fill(dice.choice(q.windows), dice.uniform(0.6, 1)))
            elif q.near:
                c.drawRect(pane, fill("#0C1030", 0.75))


def _parapet(c: skia.Canvas, x: float, y: float, wide: float) -> None:
    c.drawRect(box(x - 4, y - 6, wide + 8, 9), fill("#39427F"))
    c.drawRect(box(x - 4, y - 6, wide + 8, 2), fill("#8A86C8", 0.9))
    c.drawRect(box(x, y + 3, wide, 6), fill("#05070F", 0.35))


def _block(c: skia.Canvas, q: Quarter, dice: random.Random, x: float, wide: float) -> None:
    y = q.base - dice.randint(*q.heights) * _moon_gap(q, x + wide / 2)
    roofs = NEAR_ROOFS if q.near else FAR_ROOFS
    dice.choice(roofs)(c, x, y, wide, mix(q.colour, "#39427F", 0.45) if q.near else q.colour)
    tone = ramp(
        (0, y), (0, q.base), q.colour, mix(q.colour, "#B5567A", 0.22) if not q.near else darker(q.colour, 0.4)
    )
    c.drawRect(skia.Rect(x, y, x + wide, 1080), tone)
    lit_side = x + wide - 4 if x < MOON_X else x
    c.drawRect(skia.Rect(lit_side, y, lit_side + 4, 1080), fill("#FFD9A0", 0.10))
    _window_rows(c, q, dice, x, y, wide)
    if q.near:
        _parapet(c, x, y, wide)


def _moon_gap(q: Quarter, x: float) -> float:
    """Blocks before the moon stay low, so that it can be seen; the middle ones less so."""
    if q.near or abs(x - MOON_X) > 270:
        return 1.0
    return 0.72


def skyline(c: skia.Canvas, q: Quarter, wide: float = 1920) -> None:
    """One layer of the city from edge to edge."""
    dice = random.Random(q.seed)
    x = -20.0
    while x < wide + 20:
        block = dice.randint(*q.widths)
        _block(c, q, dice, x, block)
        x += block + dice.choice(q.gaps)


def neon(c: skia.Canvas, words: str, x: float, y: float, col: str) -> None:
    """A hanging sign of glowing letters, top to bottom."""
    high = 21 * len(words) + 12
    c.drawLine(x - 22, y + 14, x, y + 14, line("#0B1020", 4))
    plate(c, x - 15, y, 30, high, 6, fill("#0B1020"))
    plate(c, x - 15, y, 30, high, 6, line(col, 2, 0.9))
    for i, letter in enumerate(words):
        text(c, letter, x, y + 17 + 21 * i, "num", 22, lighter(col, 0.55))
    glow(c, x, y + high / 2, high * 0.8, col, 0.5)


def cloud(c: skia.Canvas, x: float, y: float, wide: float, col: str, alpha: float) -> None:
    """A long paper-cut cloud, flat below."""
    with placed(c, x, y, scale=wide / 200):
        shape = "M -100 10 C -90 -8 -66 -6 -58 -4 C -48 -26 -14 -28 -4 -12"
        shape += " C 10 -26 44 -20 50 -4 C 70 -10 94 -4 100 10"
        c.drawPath(path(shape), fill(col, alpha))
