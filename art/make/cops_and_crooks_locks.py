"""What is locked in Cops and Crooks: handcuffs, cells, shutters of robbed shops, chests of hideouts."""

from __future__ import annotations

from pathlib import Path

import skia

from case_desk import cuffs
from cops_and_crooks_tokens import SIDE, bundle, ground
from kit import (
    AMBER,
    EDGE,
    LINE,
    SHADE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    plate,
    poly,
    ramp,
)
from sheet import drawing

STEEL, WOOD = "#AEB8CC", "#8A4A2A"
NUMBER = (37, 54, 54, 44)
"""Where the game writes on the shutter: left, top, width, height."""
HALF = (80, 160)
"""One half of a cell's door."""


def handcuffs(c: skia.Canvas) -> None:
    """The handcuffs of the other cases, larger."""
    with placed(c, 0, 0, scale=SIDE / 96):
        cuffs(c)


def _rod(c: skia.Canvas, x: float, top: float, foot: float, thick: float) -> None:
    """One upright bar of steel, lit from the left."""
    plate(c, x - thick / 2 - 2, top, thick + 4, foot - top, thick / 2, fill(LINE))
    body = ramp((x - thick / 2, 0), (x + thick / 2, 0), "#E6ECF6", STEEL, "#5E6A84")
    plate(c, x - thick / 2, top + 2, thick, foot - top - 4, thick / 2, body)


def _rail(c: skia.Canvas, left: float, y: float, wide: float, high: float) -> None:
    plate(c, left, y, wide, high, 3, fill(LINE))
    plate(c, left + 2, y + 2, wide - 4, high - 4, 2, ramp((0, y), (0, y + high), "#D6DEEC", "#7A869E"))


def jail(c: skia.Canvas) -> None:
    """A barred window."""
    ground(c, 67, 72, 52, 48)
    plate(c, 12, 12, 104, 104, 12, fill(LINE))
    plate(c, 15, 15, 98, 98, 10, ramp((0, 15), (0, 113), "#8C94AC", "#5B6480"))
    plate(c, 25, 25, 78, 78, 5, fill("#0B1020"))
    c.drawPath(poly([(25, 25), (58, 25), (25, 80)]), fill("#33406E", 0.7))
    for x in (38, 55, 73, 90):
        _rod(c, x, 18, 110, 8)
    _rail(c, 18, 58, 92, 12)


def cell_half(c: skia.Canvas, *, left: bool) -> None:
    """Half of a sliding door of bars; the left one has the lock at its right edge."""
    wide, high = HALF
    for x in (20, 60):
        _rod(c, x, 4, high - 4, 11)
    for y in (10, high - 24):
        _rail(c, 0, y, wide, 14)
    _rail(c, 0, high / 2 - 8, wide, 16)
    if left:
        plate(c, wide - 34, high / 2 - 20, 33, 40, 6, fill(LINE))
        plate(c, wide - 31, high / 2 - 17, 27, 34, 4, ramp((0, 62), (0, 98), "#FFE08A", "#D9992A"))
        c.drawCircle(wide - 17, high / 2 - 4, 5, fill(LINE))
        c.drawPath(poly([(wide - 19, 78), (wide - 15, 78), (wide - 13, 92), (wide - 21, 92)]), fill(LINE))


def shutter(c: skia.Canvas) -> None:
    """A roller shutter that is down, with a free plate in the middle."""
    plate(c, 10, 14, 114, 110, 8, fill(SHADE, 0.5, blur=4))
    plate(c, 6, 8, 116, 112, 7, fill(LINE))
    for step in range(8):
        y = 26 + step * 11
        c.drawRect(skia.Rect(12, y, 116, y + 11), ramp((0, y), (0, y + 11), "#C2CAD8", "#8A94AA", "#545E78"))
    c.drawRect(skia.Rect(84, 26, 116, 114), fill(SHADE, 0.16))
    plate(c, 6, 8, 116, 21, 6, fill(LINE))
    plate(c, 9, 11, 110, 15, 4, ramp((0, 11), (0, 26), "#F0604A", "#A8231A"))
    plate(c, 10, 105, 108, 12, 3, fill(LINE))
    plate(c, 12, 107, 104, 8, 2, fill("#6B7590"))
    plate(c, 52, 107, 24, 6, 3, fill(LINE))
    left, top, wide, high = NUMBER
    plate(c, left - 7, top - 7, wide + 14, high + 14, 12, fill(LINE))
    plate(c, left - 4, top - 4, wide + 8, high + 8, 9, fill(EDGE))
    plate(c, left - 1, top - 1, wide + 2, high + 2, 7, line("#C9AE7C", 2))


def _chest(c: skia.Canvas) -> None:
    front = path("M 14 62 L 114 62 L 110 112 Q 109 117 103 117 L 25 117 Q 19 117 18 112")
    c.drawPath(front, line(LINE, 7))
    c.drawPath(front, ramp((14, 62), (114, 117), lighter(WOOD, 0.22), WOOD, darker(WOOD, 0.4)))
    with clipped(c, front):
        for y in (80, 98):
            c.drawLine(10, y, 118, y, line(darker(WOOD, 0.5), 2.4))
        for x in (30, 98):
            c.drawRect(skia.Rect(x - 7, 60, x + 7, 120), fill("#C98A2A"))
            c.drawRect(skia.Rect(x - 7, 60, x - 3, 120), fill(AMBER))
    plate(c, 52, 62, 24, 28, 4, fill(LINE))
    plate(c, 55, 62, 18, 25, 3, fill(AMBER))
    c.drawCircle(64, 72, 4, fill(LINE))
    c.drawLine(64, 72, 64, 81, line(LINE, 3.4))


def stash(c: skia.Canvas) -> None:
    """A chest that is shut."""
    ground(c, 67, 114, 56, 11)
    lid = path("M 12 62 Q 12 20 40 18 L 88 18 Q 116 20 116 62")
    c.drawPath(lid, line(LINE, 7))
    c.drawPath(lid, ramp((20, 18), (110, 62), "#D08A56", WOOD, darker(WOOD, 0.35)))
    with clipped(c, lid):
        for y in (32, 47):
            c.drawLine(8, y, 120, y, line(darker(WOOD, 0.5), 2.4))
        for x in (30, 98):
            c.drawRect(skia.Rect(x - 7, 10, x + 7, 62), fill("#C98A2A"))
            c.drawRect(skia.Rect(x - 7, 10, x - 3, 62), fill(AMBER))
    c.drawLine(12, 61, 116, 61, line(LINE, 4))
    _chest(c)


def stash_open(c: skia.Canvas) -> None:
    """The same chest, open and full."""
    ground(c, 67, 114, 56, 11)
    lid = path("M 10 44 Q 14 8 40 7 L 88 7 Q 114 8 118 44 L 114 60 L 14 60")
    c.drawPath(lid, line(LINE, 7))
    c.drawPath(lid, fill(darker(WOOD, 0.45)))
    c.drawPath(path("M 20 46 Q 22 17 42 16 L 86 16 Q 106 17 108 46 L 106 60 L 22 60"), fill("#4A1222"))
    for at in ((42, 38), (18, 42), (30, 30)):
        bundle(c, at, 13)
    for x, y in ((24, 60), (40, 64), (90, 62), (104, 58), (76, 65)):
        c.drawOval(oval(x, y, 11, 8), fill(LINE))
        c.drawOval(oval(x, y - 0.5, 8.6, 5.8), fill(AMBER))
        c.drawOval(oval(x - 2, y - 2, 3, 1.6), fill("#FFF3C0"))
    _chest(c)


def draw(out: Path) -> None:
    """Write the signs, 128 x 128, and the halves of a cell's door."""
    folder = out / "cops_and_crooks"
    square = {"cuffs": handcuffs, "jail": jail, "shutter": shutter, "stash": stash, "stash_open": stash_open}
    for name, paint in square.items():
        with drawing(folder / f"{name}.png", SIDE, SIDE) as c:
            paint(c)
    for name in ("left", "right"):
        with drawing(folder / f"cell_{name}.png", *HALF) as c:
            cell_half(c, left=name == "left")
