"""Icons and pad glyphs: cream signs the game may tint, and face buttons in their makers' colours."""

from __future__ import annotations

from pathlib import Path

import skia

from icon_shapes import ICONS
from kit import CREAM, box, fill, line, path, star, stroked, text_path
from sheet import drawing

SIDE = 64


def _paint(width: str, *, cut: bool) -> skia.Paint:
    paint = fill(CREAM)
    if cut:
        paint.setBlendMode(skia.BlendMode.kClear)
    return stroked(paint, float(width)) if width else paint


def _stroke(c: skia.Canvas, mark: str) -> None:
    """Draw one string of `icon_shapes`."""
    head, rest = mark.split(" ", 1)
    cut = head.startswith("X")
    kind, width = (head[1], head[2:]) if cut else (head[0], head[1:])
    paint = _paint(width, cut=cut)
    if kind in "FS":
        c.drawPath(path(rest, close=kind == "F"), paint)
        return
    words = rest.split()
    if kind == "T":
        c.drawPath(text_path(words[3], float(words[1]), float(words[2]), "disp", float(words[0])), paint)
        return
    numbers = [float(word) for word in words]
    match kind:
        case "C" | "O":
            c.drawCircle(*numbers, paint)
        case "R" | "B":
            c.drawRoundRect(box(*numbers[:4]), numbers[4], numbers[4], paint)
        case _:
            x, y, outer, inner = numbers
            c.drawPath(star(x, y, outer, inner, 5), paint)
            c.drawPath(star(x, y, outer, inner, 5), line(CREAM, 4))


def icon(c: skia.Canvas, name: str) -> None:
    """One icon with its corner at the origin."""
    for mark in ICONS[name]:
        _stroke(c, mark)


def draw(out: Path) -> None:
    """Write the icons, 64 x 64."""
    for name in ICONS:
        with drawing(out / "icons" / f"{name}.png", SIDE, SIDE) as c:
            icon(c, name)
