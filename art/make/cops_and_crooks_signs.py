"""Signs that lie on the board of Cops and Crooks: metro, danger, policemen's numbers."""

from __future__ import annotations

from pathlib import Path

import skia

from kit import (
    AMBER,
    CREAM,
    EDGE,
    LINE,
    RED,
    SHADE,
    WHITE,
    around,
    darker,
    fill,
    lighter,
    line,
    ngon,
    path,
    placed,
    plate,
    radial,
    ramp,
    round_box,
    text,
)
from roof_street import METRO
from sheet import drawing
from toy_kit import arc

NAVY = "#16264F"
TILE = 128
"""A tile of the board at twice its size."""


def _metro_shape(which: str, r: float) -> skia.Path:
    """Round, square or diamond: the shape that the line has on the board."""
    if which == "r":
        return skia.Path.Circle(0, 0, r)
    if which == "g":
        return round_box(-0.88 * r, -0.88 * r, 1.76 * r, 1.76 * r, 0.2 * r)
    return ngon(0, 0, 1.16 * r, 4)


def metro(c: skia.Canvas, which: str) -> None:
    """The sign of a line with its letter, 96 x 96."""
    tone = METRO[which]
    with placed(c, 48, 47):
        with placed(c, 2, 4):
            c.drawPath(_metro_shape(which, 38), fill(SHADE, 0.55, blur=3))
        c.drawPath(_metro_shape(which, 40), fill(LINE))
        c.drawPath(_metro_shape(which, 37.5), fill(EDGE))
        shape = _metro_shape(which, 31)
        c.drawPath(shape, ramp((-20, -30), (20, 30), lighter(tone, 0.12), tone, darker(tone, 0.15)))
        text(c, which.upper(), 0, 0.5, "disp", 42 if which != "u" else 38, WHITE)


def badge(c: skia.Canvas, number: int) -> None:
    """A policeman's number on a gold rosette, 64 x 64."""
    with placed(c, 32, 31):
        c.drawCircle(1.5, 3, 27, fill(SHADE, 0.55, blur=2.5))
        rim = skia.Path.Circle(0, 0, 24.5)
        for i in range(12):
            rim.addCircle(*around(0, 0, 24, 30 * i), 5.4)
        rosette = skia.Simplify(rim)
        c.drawPath(rosette, line(LINE, 3))
        c.drawPath(rosette, ramp((-20, -24), (20, 24), "#FFE9A8", AMBER, "#C08A26"))
        c.drawCircle(0, 0, 21.5, fill("#8A5A12"))
        c.drawCircle(0, 0, 20, radial(-7, -8, 36, "#3C6ED2", "#1F4396", NAVY))
        text(c, str(number), 0, 0.5, "disp", 31, WHITE)


def danger(c: skia.Canvas) -> None:
    """Hatching over a tile within the reach of the law; tiles beside each other join."""
    c.drawRect(skia.Rect(0, 0, TILE, TILE), fill("#FF4A34", 0.1))
    for step in range(-3, 3):
        start = step * TILE / 3
        for paint in (line("#12060F", 10, 0.5), line("#FF8A6A", 5, 0.85)):
            paint.setStrokeCap(skia.Paint.kButt_Cap)
            c.drawLine(start - 8, TILE + 8, start + TILE + 8, -8, paint)


def stop(c: skia.Canvas) -> None:
    """An octagon with a raised hand: no way through."""
    with placed(c, 64, 63):
        with placed(c, 3, 5):
            c.drawPath(ngon(0, 0, 56, 8, 22.5), fill(SHADE, 0.5, blur=4))
        c.drawPath(ngon(0, 0, 60, 8, 22.5), fill(LINE))
        c.drawPath(ngon(0, 0, 56.5, 8, 22.5), fill(EDGE))
        c.drawPath(ngon(0, 0, 50, 8, 22.5), ramp((-30, -40), (30, 40), "#EE4A36", RED, "#9A170C"))
        _hand(c)


def _hand(c: skia.Canvas) -> None:
    for x, top in ((-17, -20), (-6, -31), (5, -31), (16, -23)):
        plate(c, x - 4.6, top, 9.2, 40, 4.6, fill(CREAM))
    plate(c, -21.6, -2, 42.4, 36, 14, fill(CREAM))
    c.drawLine(18, 18, 30, -1, line(CREAM, 10))
    c.drawPath(path("M -12 12 Q 4 6 14 16", close=False), line("#C9AE7C", 2.6))
    arc(c, 20, 20, 14, 16, 150, 70, line("#C9AE7C", 2.6))


def draw(out: Path) -> None:
    """Write the signs."""
    folder = out / "cops_and_crooks"
    for which in METRO:
        with drawing(folder / f"metro_{which}.png", 96, 96) as c:
            metro(c, which)
    for number in range(1, 6):
        with drawing(folder / f"badge_{number}.png", 64, 64) as c:
            badge(c, number)
    for name, paint in {"danger": danger, "stop": stop}.items():
        with drawing(folder / f"{name}.png", TILE, TILE) as c:
            paint(c)
