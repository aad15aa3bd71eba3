"""What is won in Cops and Crooks: cash in three sizes, a ticket, and the mark of the wanted."""

from __future__ import annotations

from pathlib import Path

import skia

from case_papers import DARK_GREEN, GREEN, MINT
from kit import (
    AMBER,
    CREAM,
    EDGE,
    LINE,
    RED,
    SHADE,
    WHITE,
    Point,
    clipped,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    plate,
    poly,
    radial,
    ramp,
    star,
)
from sheet import drawing

SIDE = 128


def bundle(c: skia.Canvas, at: Point, high: float) -> None:
    """A bundle of notes with its paper band: 50 long, 30 deep."""
    x, y = at
    along, deep = (48, 19), (30, -17)

    def spot(right: float, back: float, down: float = 0) -> Point:
        return x + right * along[0] + back * deep[0], y + right * along[1] + back * deep[1] + down

    def side(start: float, end: float, tone: str) -> None:
        c.drawPath(poly([spot(start, 0), spot(end, 0), spot(end, 0, high), spot(start, 0, high)]), fill(tone))

    hull = [spot(0, 0), spot(0, 1), spot(1, 1), spot(1, 1, high), spot(1, 0, high), spot(0, 0, high)]
    c.drawPath(poly(hull), line(LINE, 7))
    c.drawPath(poly([spot(0, 0), spot(0, 1), spot(1, 1), spot(1, 0)]), fill(lighter(GREEN, 0.3)))
    side(0, 1, GREEN)
    c.drawPath(poly([spot(1, 0), spot(1, 1), spot(1, 1, high), spot(1, 0, high)]), fill(DARK_GREEN))
    for share in (0.3, 0.65):
        c.drawLine(*spot(0, 0, high * share), *spot(1, 0, high * share), line(MINT, 1.6, 0.75))
    c.drawOval(oval(*spot(0.2, 0.5), 5.5, 4), fill(DARK_GREEN, 0.7))
    c.drawOval(oval(*spot(0.8, 0.5), 5.5, 4), fill(DARK_GREEN, 0.7))
    c.drawPath(poly([spot(0.38, 0), spot(0.38, 1), spot(0.64, 1), spot(0.64, 0)]), fill("#FFF6DE"))
    side(0.38, 0.64, "#E2C68C")


def ground(c: skia.Canvas, x: float, y: float, rx: float, ry: float) -> None:
    """The soft shadow that a thing stands on."""
    c.drawOval(oval(x, y, rx, ry), fill(SHADE, 0.45, blur=4))


def cash_small(c: skia.Canvas) -> None:
    """One bundle."""
    ground(c, 70, 88, 44, 15)
    bundle(c, (25, 62), 14)


def cash_middle(c: skia.Canvas) -> None:
    """Three bundles."""
    ground(c, 70, 98, 54, 17)
    for at in ((44, 61), (10, 75), (28, 50)):
        bundle(c, at, 14)


def cash_large(c: skia.Canvas) -> None:
    """A sack that bursts with bundles."""
    with placed(c, 6, 13, scale=0.9):
        _full_sack(c)


def _full_sack(c: skia.Canvas) -> None:
    ground(c, 68, 110, 54, 13)
    for at in ((44, 20), (18, 28), (40, 10)):
        bundle(c, at, 13)
    sack = path("M 20 58 Q 12 116 30 118 L 98 118 Q 116 116 108 58 Q 88 68 64 67 Q 40 68 20 58")
    c.drawPath(sack, line(LINE, 7))
    c.drawPath(sack, ramp((20, 50), (110, 118), "#E0B67A", "#C0925A", "#8A6234"))
    lip = path("M 18 54 Q 64 70 110 54 L 110 66 Q 64 82 18 66")
    c.drawPath(lip, line(LINE, 4))
    c.drawPath(lip, fill("#EDCB96"))
    c.drawCircle(64, 98, 17, fill(LINE))
    c.drawCircle(64, 98, 14, radial(59, 92, 24, "#FFE9A8", AMBER, "#D99A22"))
    for x in (59, 69):
        c.drawLine(x, 91, x, 105, line("#7A4A08", 4))


def ticket(c: skia.Canvas) -> None:
    """A ticket of the travel agency with a torn-off end, 144 x 96."""
    with placed(c, 72, 49, turn=-7):
        paper = path("M -60 -32 L 60 -32 L 60 -8 Q 50 0 60 8 L 60 32 L -60 32 L -60 8 Q -50 0 -60 -8")
        with placed(c, 3, 5):
            c.drawPath(paper, fill(SHADE, 0.5, blur=3))
        c.drawPath(paper, line(LINE, 6))
        c.drawPath(paper, fill(EDGE))
        with clipped(c, paper):
            c.drawRect(skia.Rect(-60, -32, 22, 32), ramp((0, -32), (0, 32), "#3FB8AE", "#23877F"))
            c.drawRect(skia.Rect(-60, -32, 22, -20), fill("#17605A"))
        dashes = line(LINE, 2.6)
        dashes.setPathEffect(skia.DashPathEffect.Make([5, 6], 0))
        c.drawLine(24, -29, 24, 29, dashes)
        with placed(c, -18, 6, scale=1.6):
            c.drawPath(path("M -16 -2 L 15 -12 L -5 2"), fill(WHITE))
            c.drawPath(path("M 15 -12 L 8 10 L -1 4"), fill("#D7F0EC"))
            c.drawPath(path("M 15 -12 L -1 4 L -4 9 L -5 2"), fill("#8ECBC4"))
        for x, thick in ((33, 4), (38, 2), (43, 5), (49, 2)):
            c.drawLine(x, -20, x, 20, line(LINE, thick))


def wanted(c: skia.Canvas) -> None:
    """A poster with a masked face on a red burst."""
    c.drawPath(star(66, 68, 61, 48, 12, -84), fill(SHADE, 0.5, blur=4))
    c.drawPath(star(64, 64, 61, 48, 12, -84), fill(LINE))
    c.drawPath(star(64, 64, 56, 44, 12, -84), ramp((20, 20), (110, 110), "#FF6A4E", RED, "#8E140B"))
    with placed(c, 64, 64, turn=-5):
        plate(c, -31, -38, 62, 78, 4, fill(LINE))
        plate(c, -27.5, -34.5, 55, 71, 2, ramp((-27, -34), (27, 36), "#FFF6DE", "#E6D0A0"))
        c.drawPath(path("M -24 36 Q -22 14 -8 12 L 8 12 Q 22 14 24 36"), fill(LINE))
        plate(c, -17, -22, 34, 38, 14, fill("#C98A5E"))
        c.drawRect(skia.Rect(-20, -10, 20, 4), fill(LINE))
        for x in (-8, 8):
            c.drawOval(oval(x, -3, 5.4, 4), fill(WHITE))
            c.drawCircle(x + 1.6, -3, 2.2, fill(LINE))
        c.drawPath(path("M -17 -12 Q -20 -31 0 -31 Q 20 -31 17 -12"), fill("#232B3F"))
        c.drawRect(skia.Rect(-19, -16, 19, -10), fill("#3E4966"))
        for y in (22, 31):
            c.drawLine(-17, y, 17, y, line(CREAM, 4))
    c.drawCircle(63, 26, 7, fill(LINE))
    c.drawCircle(62, 25, 5, fill("#FF9A80"))


def draw(out: Path) -> None:
    """Write the tokens, 128 x 128, and the ticket."""
    folder = out / "cops_and_crooks"
    square = {"wanted": wanted, "cash_1": cash_small, "cash_2": cash_middle, "cash_3": cash_large}
    for name, paint in square.items():
        with drawing(folder / f"{name}.png", SIDE, SIDE) as c:
            paint(c)
    with drawing(folder / "ticket.png", 144, 96) as c:
        ticket(c)
