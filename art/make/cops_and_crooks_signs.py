"""Signs that lie on the board of Cops and Crooks: metro, danger, roadblock, eye, policemen's numbers."""

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
    clipped,
    darker,
    fill,
    lighter,
    line,
    ngon,
    oval,
    path,
    placed,
    plate,
    poly,
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


def _lashes(c: skia.Canvas) -> None:
    for degrees in (-140, -115, -90, -65, -40):
        c.drawLine(*around(0, 8, 39, degrees), *around(0, 8, 47, degrees), line("#9DB6E8", 5))


def _disc(c: skia.Canvas) -> None:
    c.drawCircle(3, 6, 55, fill(SHADE, 0.5, blur=4))
    c.drawCircle(0, 0, 57, fill(LINE))
    c.drawCircle(0, 0, 54, fill(EDGE))
    c.drawCircle(0, 0, 48.5, radial(-16, -18, 80, "#5468AC", "#33406E", "#1C2648"))


def eye(c: skia.Canvas) -> None:
    """The Intelligence Agency watches."""
    with placed(c, 64, 62):
        _disc(c)
        _lashes(c)
        lids = path("M -43 3 Q 0 -38 43 3 Q 0 40 -43 3")
        c.drawPath(lids, line(LINE, 6))
        c.drawPath(lids, fill(EDGE))
        with clipped(c, lids):
            c.drawCircle(0, 1, 19, fill(LINE))
            c.drawCircle(0, 1, 16.5, radial(-5, -5, 26, "#8CC6FF", "#3F86D8", "#1E4E9A"))
            c.drawCircle(0, 1, 8, fill(LINE))
            c.drawCircle(-6, -6, 4.4, fill(WHITE))
            c.drawPath(path("M -50 -40 L 50 -40 L 50 2 Q 0 -30 -50 2"), fill(SHADE, 0.22))


def eye_shut(c: skia.Canvas) -> None:
    """The Intelligence Agency blinks."""
    with placed(c, 64, 62):
        _disc(c)
        lids = path("M -43 3 Q 0 -32 43 3 Q 0 34 -43 3")
        c.drawPath(lids, line(LINE, 6))
        c.drawPath(lids, ramp((0, -20), (0, 24), "#7F95D2", "#4E62A6"))
        c.drawPath(path("M -43 3 Q 0 36 43 3", close=False), line(LINE, 5))
        for degrees in (130, 110, 90, 70, 50):
            c.drawLine(*around(0, -4, 28, degrees), *around(0, -4, 39, degrees), line(EDGE, 5))


def danger(c: skia.Canvas) -> None:
    """Hatching over a tile within the reach of the law; tiles beside each other join."""
    c.drawRect(skia.Rect(0, 0, TILE, TILE), fill("#FF4A34", 0.1))
    for step in range(-3, 3):
        start = step * TILE / 3
        for paint in (line("#12060F", 10, 0.5), line("#FF8A6A", 5, 0.85)):
            paint.setStrokeCap(skia.Paint.kButt_Cap)
            c.drawLine(start - 8, TILE + 8, start + TILE + 8, -8, paint)


def roadblock(c: skia.Canvas) -> None:
    """A striped barrier with two lamps, 144 x 112."""
    c.drawOval(oval(76, 100, 62, 9), fill(SHADE, 0.5, blur=4))
    for x in (32, 112):
        c.drawPath(poly([(x - 6, 34), (x + 6, 34), (x + 15, 101), (x - 15, 101)]), fill(LINE))
        c.drawPath(poly([(x - 3, 36), (x + 2, 36), (x + 8, 98), (x - 11, 98)]), fill("#7A869E"))
        c.drawPath(poly([(x - 3, 36), (x - 1, 36), (x - 4, 98), (x - 11, 98)]), fill("#C4CDDE"))
    for y in (38, 70):
        _plank(c, y)
    for x in (32, 112):
        plate(c, x - 9, 26, 18, 13, 3, fill(LINE))
        c.drawCircle(x, 20, 15, fill(LINE))
        c.drawCircle(x, 20, 12, radial(x - 4, 15, 18, "#FFF6C8", AMBER, "#E07A1A"))


def _plank(c: skia.Canvas, y: float) -> None:
    board = round_box(8, y, 128, 23, 4)
    c.drawPath(board, line(LINE, 6))
    c.drawPath(board, fill(EDGE))
    with clipped(c, board):
        for x in range(-12, 150, 32):
            c.drawPath(poly([(x, y + 24), (x + 16, y + 24), (x + 30, y - 1), (x + 14, y - 1)]), fill(RED))
        c.drawRect(skia.Rect(8, y + 16, 136, y + 24), fill(SHADE, 0.2))
        c.drawRect(skia.Rect(8, y, 136, y + 3), fill(WHITE, 0.35))


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
    for name, paint in {"eye": eye, "eye_shut": eye_shut, "danger": danger, "stop": stop}.items():
        with drawing(folder / f"{name}.png", TILE, TILE) as c:
            paint(c)
    with drawing(folder / "roadblock.png", 144, 112) as c:
        roadblock(c)
