"""Glyphs of game-pad buttons for three families of pads, 64 x 64."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

from kit import CREAM, INK, LINE, fill, lighter, line, ngon, path, plate, poly, radial, text
from sheet import drawing

XBOX = {"a": "#6CC93A", "b": "#F0493A", "x": "#3F9BF5", "y": "#FFC93C"}
NINTENDO = ("a", "b", "x", "y")
PS = {"cross": "#8FB4F5", "circle": "#F5757F", "square": "#E79BD0", "triangle": "#5FD3B5"}


def _button(c: skia.Canvas, face: str, rim: str) -> None:
    """A domed round button."""
    c.drawCircle(32, 33.5, 29, fill("#05070F", 0.5))
    c.drawCircle(32, 31.5, 29, fill(INK))
    c.drawCircle(32, 31.5, 26.5, fill(rim))
    c.drawCircle(32, 31.5, 23.5, radial(24, 22, 44, lighter(face, 0.22), face))


def _xbox(c: skia.Canvas, name: str) -> None:
    _button(c, "#1B2138", XBOX[name])
    text(c, name.upper(), 32, 32, "disp", 34, XBOX[name])


def _nintendo(c: skia.Canvas, name: str) -> None:
    _button(c, "#E9D9B8", "#8C7A58")
    text(c, name.upper(), 32, 32, "disp", 34, LINE)


def _ps(c: skia.Canvas, name: str) -> None:
    _button(c, "#1B2138", "#5A6588")
    pen = line(PS[name], 5)
    match name:
        case "cross":
            c.drawPath(path("M 22 21.5 L 42 41.5 M 42 21.5 L 22 41.5", close=False), pen)
        case "circle":
            c.drawCircle(32, 31.5, 12, pen)
        case "square":
            c.drawPath(poly([(21, 20.5), (43, 20.5), (43, 42.5), (21, 42.5)]), pen)
        case _:
            c.drawPath(ngon(32, 34, 14, 3), pen)


def _dpad(c: skia.Canvas) -> None:
    for grow, col in ((4, INK), (0, CREAM)):
        plate(c, 23 - grow, 6 - grow, 18 + 2 * grow, 52 + 2 * grow, 5 + grow, fill(col))
        plate(c, 6 - grow, 23 - grow, 52 + 2 * grow, 18 + 2 * grow, 5 + grow, fill(col))
    plate(c, 23, 6, 18, 52, 5, fill(CREAM))
    for turn in range(4):
        c.save()
        c.rotate(90 * turn, 32, 32)
        c.drawPath(poly([(32, 10), (37, 17), (27, 17)]), fill(INK))
        c.restore()


def _stick(c: skia.Canvas) -> None:
    c.drawCircle(32, 32, 30, fill(INK))
    c.drawCircle(32, 32, 26, line(CREAM, 4))
    c.drawCircle(32, 32, 16, radial(26, 25, 26, CREAM, "#B9A884"))
    for turn in range(4):
        c.save()
        c.rotate(90 * turn, 32, 32)
        c.drawPath(poly([(32, 8.5), (36, 13.5), (28, 13.5)]), fill(CREAM))
        c.restore()


def _start(c: skia.Canvas) -> None:
    plate(c, 2, 14, 60, 36, 18, fill(INK))
    plate(c, 4.5, 16.5, 55, 31, 15.5, line(CREAM, 3))
    for y in (25, 32, 39):
        c.drawLine(22, y, 42, y, line(CREAM, 4))


def _shoulder(c: skia.Canvas, letter: str) -> None:
    bumper = path("M 4 48 L 4 34 Q 6 14 30 14 L 56 14 Q 60 14 60 18 L 60 48 Q 60 52 56 52 L 8 52 Q 4 52 4 48")
    if letter == "R":
        bumper.transform(skia.Matrix().setScale(-1, 1, 32, 0))
    c.drawPath(bumper, line(INK, 6))
    c.drawPath(bumper, fill(CREAM))
    text(c, letter, 34 if letter == "L" else 30, 34, "disp", 30, LINE)


def _glyphs() -> dict[str, Callable[[skia.Canvas], None]]:
    named: dict[str, Callable[[skia.Canvas], None]] = {f"xbox_{k}": partial(_xbox, name=k) for k in XBOX}
    named |= {f"ps_{k}": partial(_ps, name=k) for k in PS}
    named |= {f"nintendo_{k}": partial(_nintendo, name=k) for k in NINTENDO}
    named |= {"dpad": _dpad, "stick": _stick, "start": _start}
    named |= {f"shoulder_{k.lower()}": partial(_shoulder, letter=k) for k in ("L", "R")}
    return named


def draw(out: Path) -> None:
    """Write all pad glyphs."""
    for name, paint in _glyphs().items():
        with drawing(out / "pads" / f"{name}.png", 64, 64) as c:
            paint(c)
