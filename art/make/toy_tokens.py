"""The round tokens of Police Chase: each kind has a colour, a picture and a rim of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import skia

from kit import (
    AMBER,
    EDGE,
    LINE,
    SHADE,
    WHITE,
    around,
    box,
    clipped,
    darker,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    poly,
    radial,
    ramp,
    star,
    text,
    text_path,
)
from sheet import drawing
from toy_kit import arc

SIZE = 160
RADIUS = 69
FIELD = 55
INKED = line(LINE, 6)
Sign = Callable[[skia.Canvas], None]


def _disc(c: skia.Canvas, outline: skia.Path, rim: str) -> None:
    """A thick card disc with its edge and its shadow."""
    with placed(c, 3, 8):
        c.drawPath(outline, fill(SHADE, 0.45, blur=4))
    for drop in range(7, 0, -1):
        with placed(c, 0, drop):
            c.drawPath(outline, fill("#9A8562" if drop > 1 else "#D8C6A4"))
    c.drawPath(outline, fill(EDGE))
    with placed(c, 0, 0, scale=0.945):
        c.drawPath(outline, fill(rim))


def _field(c: skia.Canvas, col: str) -> None:
    c.drawCircle(0, 0, FIELD + 3, fill(EDGE))
    c.drawCircle(0, 0, FIELD, radial(-22, -26, 100, lighter(col, 0.28), col, darker(col, 0.12)))


def _round() -> skia.Path:
    return skia.Path.Circle(0, 0, RADIUS)


def _wavy(count: int, deep: float) -> skia.Path:
    """A disc with a scalloped edge."""
    made = _round()
    for i in range(count):
        made.addCircle(*around(0, 0, RADIUS - deep * 1.6, 360 * i / count), deep * 2.1)
    return skia.Simplify(made)


def _dots(c: skia.Canvas, col: str, count: int, size: float) -> None:
    for i in range(count):
        c.drawCircle(*around(0, 0, 62.2, 360 * (i + 0.5) / count), size, fill(col))


def _bars(c: skia.Canvas, col: str, count: int) -> None:
    """Blocks round the rim, every other one."""
    for i in range(count):
        arc = skia.Path()
        arc.addArc(oval(0, 0, 61.6, 61.6), 360 * i / count, 180 / count)
        pen = line(col, 8)
        pen.setStrokeCap(skia.Paint.kButt_Cap)
        c.drawPath(arc, pen)


def _jewel(c: skia.Canvas) -> None:
    """A cut diamond from the side."""
    girdle = [(-43, -9), (-21, -9), (0, -9), (21, -9), (43, -9)]
    crown = [(-26, -34), (0, -34), (26, -34)]
    outline = poly([(-43, -9), (-26, -34), (26, -34), (43, -9), (0, 42)])
    c.drawPath(outline, line(LINE, 11))
    c.drawPath(outline, fill("#3A9BDC"))
    facets = [
        ([girdle[0], crown[0], girdle[1]], "#E8F8FF"),
        ([crown[0], crown[1], girdle[1]], "#FFFFFF"),
        ([crown[1], girdle[1], girdle[3]], "#CDEEFF"),
        ([crown[1], crown[2], girdle[3]], "#9AD8F8"),
        ([crown[2], girdle[4], girdle[3]], "#5DB6EA"),
        ([girdle[0], girdle[1], (0, 42)], "#BFE9FF"),
        ([girdle[1], girdle[3], (0, 42)], "#7CC9F4"),
        ([girdle[3], girdle[4], (0, 42)], "#2F86C8"),
    ]
    for corners, tone in facets:
        c.drawPath(poly(corners), fill(tone))
        c.drawPath(poly(corners), line("#1F6FB0", 1.6, 0.6))
    c.drawPath(star(-24, -26, 22, 4, 4), fill(WHITE))


def _evidence(c: skia.Canvas) -> None:
    """A magnifying glass over a footprint."""
    c.drawLine(17, 17, 37, 37, line(LINE, 22))
    c.drawLine(21, 21, 36, 36, line("#A5542A", 11))
    c.drawCircle(-8, -8, 31, fill(LINE))
    c.drawCircle(-8, -8, 25, radial(-16, -18, 40, "#FFFFFF", "#E4F6FF", "#B6DFF5"))
    with placed(c, -8, -8, turn=18, scale=0.92):
        c.drawOval(oval(0, -6, 8.5, 11), fill("#5A3A24"))
        c.drawPath(path("M -6 10 Q 0 7 6 10 Q 8 21 0 21 Q -8 21 -6 10"), fill("#5A3A24"))
    arc(c, -8, -8, 20, 20, 190, 60, line(WHITE, 5))


def _warrant(c: skia.Canvas) -> None:
    """A sheet of paper with lines and a red seal."""
    with placed(c, -3, -3, turn=-6):
        sheet = path("M -29 -38 L 16 -38 L 30 -24 L 30 38 L -29 38")
        c.drawPath(sheet, line(LINE, 9))
        c.drawPath(sheet, fill(WHITE))
        c.drawPath(path("M 16 -38 L 16 -24 L 30 -24"), fill("#C9D2DD"))
        for y, right in ((-22, 6), (-8, 20), (6, 2)):
            c.drawLine(-18, y, right, y, line("#4A5672", 6))
    c.drawPath(path("M 8 24 L 2 48 L 14 42 L 20 50 L 24 24"), fill("#8E1A12"))
    c.drawPath(star(16, 18, 22, 17.5, 12), fill("#7A120B"))
    c.drawPath(star(16, 17, 19.5, 15.5, 12), fill("#E5281C"))
    c.drawPath(star(16, 17, 10.5, 5, 5), fill("#FFD24A"))


def _robber(c: skia.Canvas) -> None:
    """A grinning face with a cap and a mask."""
    c.drawCircle(0, 5, 41, fill(LINE))
    c.drawCircle(0, 5, 36, fill("#F6C79B"))
    with clipped(c, skia.Path.Circle(0, 5, 36)):
        c.drawRect(box(-50, -40, 100, 31), fill("#2B3566"))
        c.drawRect(box(-50, -13, 100, 7), fill("#4A57A0"))
        c.drawPath(path("M -40 -4 Q 0 -9 40 -4 L 40 14 Q 22 22 4 12 L -4 12 Q -22 22 -40 14"), fill(LINE))
        c.drawOval(oval(28, 26, 18, 24), fill("#D88F5E", 0.5))
    for x in (-16, 16):
        c.drawOval(oval(x, 4, 10, 8), fill(WHITE))
        c.drawCircle(x + 3, 4.5, 4.6, fill(LINE))
    arc(c, 2, 18, 17, 14, 20, 130, line(LINE, 5.5))
    c.drawCircle(-8, -34, 7, fill("#4A57A0"))


def _partner(c: skia.Canvas) -> None:
    """A police shield with a star."""
    shield = path("M -34 -33 Q -16 -30 0 -42 Q 16 -30 34 -33 Q 42 20 0 45 Q -42 20 -34 -33")
    c.drawPath(shield, line(LINE, 11))
    c.drawPath(shield, fill("#FFF3DC"))
    with placed(c, 0, 0, scale=0.84):
        c.drawPath(shield, ramp((-30, -40), (30, 40), "#4F8CF0", "#2450B0"))
    c.drawPath(star(0, 3, 27, 11.5, 5), fill("#7A4A08"))
    c.drawPath(star(0, 1, 25, 10.5, 5), fill("#FFC93F"))
    c.drawPath(star(-3, -3, 11, 5, 5), fill("#FFF1B8", 0.9))


def _back(c: skia.Canvas) -> None:
    """A mask and a question: nobody knows yet."""
    mask = path(
        "M -45 -26 Q -22 -36 0 -28 Q 22 -36 45 -26 Q 50 2 30 6 Q 12 8 4 -4"
        "L -4 -4 Q -12 8 -30 6 Q -50 2 -45 -26"
    )
    with placed(c, 2, 4):
        c.drawPath(mask, fill(SHADE, 0.5, blur=2))
    c.drawPath(mask, ramp((-30, -34), (30, 8), "#FFE39A", "#FFC23E", "#E89E22"))
    for x in (-22, 22):
        c.drawOval(oval(x, -12, 12, 8.5), fill("#1B2352"))
        c.drawCircle(x + 3, -12, 4, fill(WHITE))
    c.drawPath(text_path("?", 0, 29, "disp", 46), line("#0E1436", 8))
    text(c, "?", 0, 29, "disp", 46, EDGE)


def _back_rim(c: skia.Canvas) -> None:
    pen = line(AMBER, 3.4)
    pen.setPathEffect(skia.DashPathEffect.Make([9, 8.4], 0))
    c.drawCircle(0, 0, 61.6, pen)


TOKENS: dict[str, tuple[skia.Path, str, Sign, str, Sign]] = {
    "jewel": (_wavy(12, 5), "#1F7EC4", lambda c: _dots(c, "#FFFFFF", 12, 3.6), "#5BBEF2", _jewel),
    "evidence": (_round(), "#8A5A12", lambda c: _dots(c, "#FFD67A", 24, 2.6), "#FFBE3B", _evidence),
    "warrant": (_wavy(24, 3), "#B3261A", lambda _: None, "#F3E3C0", _warrant),
    "robber": (_round(), "#FFF9EC", lambda c: _bars(c, LINE, 14), "#F4633A", _robber),
    "partner": (_round(), "#FFFFFF", lambda c: _bars(c, "#2F62C4", 12), "#54C294", _partner),
    "back": (_round(), "#141B45", _back_rim, "#2B3577", _back),
}
"""Outline, colour and marks of the rim; colour and picture of the field."""


def draw(out: Path) -> None:
    """Write the five tokens and their common back."""
    for name, (outline, rim, marks, field, sign) in TOKENS.items():
        with drawing(out / "tokens" / f"{name}.png", SIZE, SIZE) as c:
            c.translate(SIZE / 2, SIZE / 2 - 3)
            _disc(c, outline, rim)
            marks(c)
            _field(c, field)
            sign(c)
            arc(c, 0, 0, RADIUS - 2, RADIUS - 2, 190, 90, line(WHITE, 2.4, 0.6))
