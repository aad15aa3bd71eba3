"""How crooks get away: a boat, a train and a plane from the side, bound for the right edge of the picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import skia

from kit import (
    AMBER,
    CREAM,
    EDGE,
    LINE,
    WHITE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    path,
    plate,
    poly,
    ramp,
)
from sheet import drawing

WIDE, HIGH = 160, 112
BLUE, RED = "#2F62C4", "#D8402E"
GLASS = "#CFEFFC"


def _solid(c: skia.Canvas, shape: skia.Path, tone: str) -> None:
    """A toy's part: dark edge, lit from above and left."""
    c.drawPath(shape, line(LINE, 6))
    box = shape.getBounds()
    top, foot = (box.left(), box.top()), (box.left() + box.width() * 0.3, box.bottom())
    c.drawPath(shape, ramp(top, foot, lighter(tone, 0.22), tone, darker(tone, 0.28)))


def _window(c: skia.Canvas, x: float, y: float, r: float) -> None:
    c.drawCircle(x, y, r + 2, fill(LINE))
    c.drawCircle(x, y, r, fill(GLASS))
    c.drawCircle(x - r * 0.3, y - r * 0.3, r * 0.35, fill(WHITE))


def boat(c: skia.Canvas) -> None:
    """A small steamer with a red funnel."""
    _solid(c, path("M 50 16 L 74 16 L 71 48 L 47 48"), RED)
    c.drawPath(poly([(48.6, 27), (73, 27), (72.4, 34), (48, 34)]), fill(EDGE))
    _solid(c, path("M 28 50 Q 28 44 34 44 L 96 44 Q 106 46 112 66 L 28 66"), CREAM)
    for x in (44, 64, 84):
        plate(c, x - 8, 48, 16, 13, 4, fill(LINE))
        plate(c, x - 6, 50, 12, 9, 2.5, fill(GLASS))
    hull = path("M 10 64 L 150 58 Q 142 96 124 98 L 32 98 Q 18 96 10 64")
    _solid(c, hull, BLUE)
    with clipped(c, hull):
        c.drawPath(path("M 0 64 L 160 57 L 160 65 L 0 72"), fill(EDGE))
        c.drawRect(skia.Rect(0, 88, 160, 110), fill("#8E1A12"))
    for x in (50, 76, 102):
        _window(c, x, 79, 4.4)
    c.drawLine(132, 58, 132, 36, line(LINE, 4))
    c.drawPath(poly([(132, 34), (132, 47), (116, 40)]), fill(AMBER))
    c.drawPath(poly([(132, 34), (132, 47), (116, 40)]), line(LINE, 2.4))
    waves = path(
        "M 7 100 Q 17 92 30 100 Q 44 110 58 100 Q 72 90 86 100"
        " Q 100 110 114 100 Q 128 90 142 100 Q 147 104 153 102",
        close=False,
    )
    c.drawPath(waves, line(LINE, 9))
    c.drawPath(waves, line("#8FD3F2", 5))


def _wheel(c: skia.Canvas, x: float, r: float) -> None:
    y = 100 - r
    c.drawCircle(x, y, r + 2, fill(LINE))
    c.drawCircle(x, y, r - 1, fill("#8A94AA"))
    c.drawCircle(x, y, r * 0.4, fill(AMBER))


def train(c: skia.Canvas) -> None:
    """A red engine that draws a green carriage."""
    c.translate(2, 2)
    c.scale(0.96, 0.96)
    c.drawLine(66, 82, 84, 82, line(LINE, 7))
    _solid(c, path("M 4 34 Q 4 28 10 28 L 64 28 Q 70 28 70 34 L 70 86 L 4 86"), "#2F8F88")
    c.drawRect(skia.Rect(4, 63, 70, 69), fill(EDGE))
    for x in (20, 38, 56):
        plate(c, x - 8, 38, 16, 19, 4, fill(LINE))
        plate(c, x - 6, 40, 12, 15, 2.5, fill("#FFE3A0"))
    _solid(c, path("M 131 56 L 129 26 L 147 26 L 145 56"), "#3A4258")
    _solid(c, path("M 84 22 L 116 22 L 114 60 L 146 50 Q 154 52 154 68 L 154 86 L 86 86"), RED)
    plate(c, 80, 15, 42, 11, 5, fill(LINE))
    plate(c, 83, 17.5, 36, 6, 3, fill(AMBER))
    plate(c, 89, 32, 20, 20, 4, fill(LINE))
    plate(c, 91.5, 34.5, 15, 15, 2.5, fill(GLASS))
    plate(c, 116, 62, 36, 6, 3, fill(AMBER))
    c.drawCircle(150, 62, 8, fill(LINE))
    c.drawCircle(150, 62, 5.5, fill("#FFF3B8"))
    _solid(c, path("M 140 86 L 154 86 L 159 98 L 140 98"), "#3A4258")
    for x, r in ((20, 9), (54, 9), (98, 13), (128, 10)):
        _wheel(c, x, r)


def plane(c: skia.Canvas) -> None:
    """A white airliner that climbs a little."""
    c.save()
    c.translate(9, 5)
    c.scale(0.91, 0.91)
    c.rotate(-7, 80, 60)
    _solid(c, path("M 10 54 L 2 14 L 22 14 L 44 48"), BLUE)
    body = path("M 8 50 Q 12 42 40 42 L 118 42 Q 148 44 156 62 Q 150 76 118 76 L 44 76 Q 16 74 8 50")
    _solid(c, body, "#F4F1E8")
    with clipped(c, body):
        c.drawPath(path("M 0 64 Q 70 72 160 62 L 160 68 Q 70 80 0 72"), fill(BLUE))
    c.drawPath(path("M 130 49 Q 142 52 148 59 L 130 59"), fill(LINE))
    c.drawPath(path("M 132.5 52 Q 140 54 143.5 57 L 132.5 57"), fill(GLASS))
    for x in range(44, 124, 14):
        _window(c, x, 54, 3.6)
    _solid(c, path("M 66 66 L 96 66 L 58 104 L 42 104"), "#C9D2DD")
    _solid(c, path("M 78 84 Q 78 79 84 79 L 99 79 Q 104 83 99 92 L 84 92 Q 78 91 78 84"), BLUE)
    _solid(c, path("M 8 50 L 26 50 L 8 68 L -2 68"), "#C9D2DD")
    c.restore()


EXITS: dict[str, Callable[[skia.Canvas], None]] = {"boat": boat, "train": train, "plane": plane}


def draw(out: Path) -> None:
    """Write the three ways out, 160 x 112."""
    for name, paint in EXITS.items():
        with drawing(out / "cops_and_crooks" / f"exit_{name}.png", WIDE, HIGH) as c:
            paint(c)
