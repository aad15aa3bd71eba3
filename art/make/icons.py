"""Icons and pad glyphs: cream signs the game may tint, and face buttons in their makers' colours."""

from __future__ import annotations

from pathlib import Path

import skia

from icon_shapes import ICONS
from kit import CREAM, INK, box, fill, line, path, plate, star, stroked, text_path
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


def _chip(c: skia.Canvas) -> None:
    """The robot on a chip, 40 x 40: the mark of a computer player."""
    for i in range(4):
        for x, y, wide, high in ((9.5 + i * 6, 0.5, 3, 39), (0.5, 9.5 + i * 6, 39, 3)):
            plate(c, x, y, wide, high, 1.5, fill("#B8C3E2"))
    plate(c, 3.5, 3.5, 33, 33, 7, fill(INK))
    plate(c, 5, 5, 30, 30, 6, fill("#2FA39A"))
    plate(c, 5, 5, 30, 30, 6, line(CREAM, 2))
    c.save()
    c.translate(8.5, 7.5)
    c.scale(23 / SIDE, 23 / SIDE)
    c.saveLayer()
    icon(c, "robot")
    c.restore()
    c.restore()


def draw(out: Path) -> None:
    """Write the icons, 64 x 64, and the badge of computer players."""
    for name in ICONS:
        with drawing(out / "icons" / f"{name}.png", SIDE, SIDE) as c:
            icon(c, name)
    with drawing(out / "portraits" / "badge_ai.png", 40, 40) as c:
        _chip(c)
