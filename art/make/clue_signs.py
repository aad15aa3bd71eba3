"""The Clue Finder's signs: one round badge for each sound, known by its shape alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import skia

from kit import (
    INK,
    SHADE,
    WHITE,
    around,
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
    radial,
    round_box,
    star,
)
from sheet import drawing
from toy_kit import arc

SIZE = 96
RADIUS = 43
SIGN = "#151A2C"
PAPER = "#FFF9EC"
Sign = Callable[[skia.Canvas, str], None]


def _alarm(c: skia.Canvas, _: str) -> None:
    """A ringing bell."""
    c.drawPath(
        path("M 0 -26 C 18 -26 18 -10 19 2 Q 20 10 26 16 L -26 16 Q -20 10 -19 2 C -18 -10 -18 -26 0 -26"),
        fill(SIGN),
    )
    c.drawCircle(0, 20, 7, fill(SIGN))
    c.drawCircle(0, -26, 5, fill(SIGN))
    for start in (150, -30):
        arc(c, 0, -6, 31, 31, start, 60, line(SIGN, 5))


def _door(c: skia.Canvas, col: str) -> None:
    """A door that stands open."""
    c.drawPath(path("M -20 -29 L 20 -29 L 20 28 L -20 28"), fill(SIGN))
    c.drawPath(path("M -15 -24 L 15 -24 L 15 28 L -15 28"), fill(PAPER))
    c.drawPath(path("M -15 -24 L 7 -16 L 7 34 L -15 28"), fill(SIGN))
    c.drawCircle(1, 10, 3.6, fill(col))


def _footsteps(c: skia.Canvas, _: str) -> None:
    """Two shoe prints."""
    for x, y in ((-13, 6), (13, -6)):
        with placed(c, x, y, 12):
            c.drawOval(oval(0, -8, 9, 15), fill(SIGN))
            c.drawPath(path("M -7 11 L 7 11 Q 8 24 0 24 Q -8 24 -7 11"), fill(SIGN))


def _glass(c: skia.Canvas, col: str) -> None:
    """A window with a star of broken glass."""
    plate(c, -26, -28, 52, 56, 3, fill(SIGN))
    for x in (-20, 2.5):
        for y in (-22, 2.5):
            c.drawRect(skia.Rect(x, y, x + 17.5, y + 19.5), fill(col))
    c.drawPath(star(3, 2, 25, 9, 8, start=-80), fill(SIGN))
    c.drawPath(star(3, 2, 19, 6, 8, start=-80), fill(WHITE))


def _street(c: skia.Canvas, col: str) -> None:
    """A road that runs away from us."""
    c.drawPath(poly([(-9, -30), (9, -30), (29, 30), (-29, 30)]), fill(SIGN))
    for top, bottom in ((-25, -16), (-9, 4), (13, 28)):
        half = 1.6 + (top + 30) * 0.05
        c.drawPath(poly([(-half, top), (half, top), (half + 0.8, bottom), (-half - 0.8, bottom)]), fill(col))


def _train(c: skia.Canvas, col: str) -> None:
    """The front of a subway train."""
    c.drawPath(round_box(-22, -30, 44, 50, 12), fill(SIGN))
    plate(c, -16, -20, 32, 16, 3, fill(col))
    c.drawRect(skia.Rect(-2, -20, 2, -4), fill(SIGN))
    for x in (-12, 12):
        c.drawCircle(x, 8, 5, fill(PAPER))
    for side in (-1, 1):
        c.drawLine(side * 10, 22, side * 20, 33, line(SIGN, 5))
    c.drawLine(-15, 28, 15, 28, line(SIGN, 4))


def _hold(c: skia.Canvas, _: str) -> None:
    """A clock: the thief stayed."""
    c.drawCircle(0, 0, 29, fill(SIGN))
    c.drawCircle(0, 0, 23, fill(PAPER))
    for turn in range(0, 360, 90):
        c.drawCircle(*around(0, 0, 18, turn), 2.4, fill(SIGN))
    c.drawLine(0, 0, 0, -14, line(SIGN, 5))
    c.drawLine(0, 0, 11, 6, line(SIGN, 5))


def _laughter(c: skia.Canvas, _: str) -> None:
    """A laughing face."""
    for x in (-14, 14):
        c.drawPath(path(f"M {x - 9} -8 Q {x} -23 {x + 9} -8", close=False), line(SIGN, 6))
    mouth = path("M -25 2 Q 0 10 25 2 Q 24 32 0 32 Q -24 32 -25 2")
    c.drawPath(mouth, fill(SIGN))
    with clipped(c, mouth):
        c.drawPath(path("M -25 0 Q 0 8 25 0 L 22 11 Q 0 17 -22 11"), fill(PAPER))
        c.drawOval(oval(0, 31, 12, 8), fill("#E0604A"))


def _construction(c: skia.Canvas, _: str) -> None:
    """A barrier with slanting stripes and a lamp."""
    for x in (-18, 18):
        c.drawLine(x, 6, x, 30, line(SIGN, 7))
    c.drawCircle(0, -22, 8, fill(SIGN))
    board = round_box(-31, -14, 62, 26, 3)
    c.drawPath(board, fill(SIGN))
    with clipped(c, round_box(-27, -10, 54, 18, 1)):
        c.drawPaint(fill(PAPER))
        for x in (-34, -10, 14):
            c.drawPath(poly([(x, 10), (x + 12, 10), (x + 26, -12), (x + 14, -12)]), fill(SIGN))


def _icecream(c: skia.Canvas, _: str) -> None:
    """A cone with a scoop and a cherry."""
    c.drawPath(poly([(-20, 0), (20, 0), (0, 36)]), fill(SIGN))
    c.drawPath(poly([(-12, 5), (12, 5), (0, 27)]), fill("#FFD08A"))
    c.drawLine(-6, 6, 3, 19, line(SIGN, 2.5))
    c.drawLine(6, 6, -3, 19, line(SIGN, 2.5))
    c.drawCircle(0, -24, 8, fill(SIGN))
    c.drawCircle(0, -7, 22, fill(SIGN))
    c.drawCircle(0, -7, 17, fill(PAPER))
    c.drawPath(
        path("M -17 -6 C -18 -31 18 -31 17 -6 Q 12 3 6 -4 Q 0 5 -6 -4 Q -12 3 -17 -6"), fill("#B83A5E")
    )


def _crash(c: skia.Canvas, col: str) -> None:
    """A car that hits something."""
    c.drawPath(star(19, -2, 21, 9, 9, start=-100), line(SIGN, 5))
    c.drawPath(star(19, -2, 21, 9, 9, start=-100), fill(PAPER))
    with placed(c, -8, 4, 7):
        c.drawPath(
            path(
                "M -28 14 L -28 0 Q -26 -4 -20 -4 L -13 -18 Q -11 -21 -6 -21 L 6 -20 L 14 -4 L 22 0 L 18 14"
            ),
            fill(SIGN),
        )
        c.drawPath(path("M -12 -5 L -7 -15 L 3 -15 L 8 -5"), fill(col))
        for x in (-16, 10):
            c.drawCircle(x, 14, 8.5, fill(SIGN))
            c.drawCircle(x, 14, 3.4, fill(PAPER))


def _jazz(c: skia.Canvas, col: str) -> None:
    """A saxophone."""
    horn = path("M -24 -22 L -14 -27 Q -4 -28 -3 -18 L 2 12 Q 5 25 14 18 Q 18 12 16 0", close=False)
    c.drawPath(horn, line(SIGN, 9))
    c.drawPath(
        path("M -7 -14 L 2 -17 L 10 12 Q 13 16 14 8 L 8 -4 L 30 -11 L 25 12 Q 20 33 6 31 Q -3 29 -3 14"),
        fill(SIGN),
    )
    for x, y in ((-2, -6), (0, 4), (3, 14)):
        c.drawCircle(x, y, 2.6, fill(col))
    with placed(c, 15, -19):
        c.drawOval(oval(-3, 5, 5, 4), fill(SIGN))
        c.drawLine(1, 5, 1, -9, line(SIGN, 3))
        c.drawLine(1, -9, 8, -6, line(SIGN, 4))


CLUES: dict[str, tuple[str, Sign]] = {
    "alarm": ("#FF6A4D", _alarm),
    "door": ("#E39A5A", _door),
    "footsteps": ("#F8EFDB", _footsteps),
    "glass": ("#9FE6FF", _glass),
    "street": ("#FFC857", _street),
    "train": ("#6FA3FF", _train),
    "hold": ("#B9C2D8", _hold),
    "laughter": ("#D79BFF", _laughter),
    "construction": ("#FF9A3D", _construction),
    "icecream": ("#FFB3CF", _icecream),
    "crash": ("#8FE08A", _crash),
    "jazz": ("#E8D04A", _jazz),
}


def badge(c: skia.Canvas, name: str) -> None:
    """A clue's badge around the origin."""
    col, sign = CLUES[name]
    c.drawCircle(1, 3, RADIUS, fill(SHADE, 0.4, blur=2))
    c.drawCircle(0, 0, RADIUS, fill(INK))
    c.drawCircle(0, 0, RADIUS - 3.5, radial(-14, -18, 74, lighter(col, 0.3), col, darker(col, 0.16)))
    sign(c, col)
    arc(c, 0, 0, RADIUS - 5.5, RADIUS - 5.5, 195, 80, line(WHITE, 2.4, 0.7))


def draw(out: Path) -> None:
    """Write the clue badges, 96 x 96."""
    for name in CLUES:
        with drawing(out / "stop_thief" / f"clue_{name}.png", SIZE, SIZE) as c:
            c.translate(SIZE / 2, SIZE / 2 - 1)
            badge(c, name)
