"""Walls of the city from above: a cap, a front face below it, doorways and glass. Tiles of 64 px."""

from __future__ import annotations

import skia

from city_ground import HALF, TILE
from city_moods import Mood
from kit import CREAM, WHITE, box, clipped, fill, lighter, line, plate, ramp
from light import grain

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
TOP, FOOT, DROP = 14, 40, 13
"""Where the cap of a wall from west to east begins and ends, and how far its face reaches down."""
THICK = 12
"""Half of a wall."""
OAK, OAK_LINE = "#A9683A", "#3A2416"


def _cap(mask: int) -> skia.Path:
    """The top of a wall that goes on to the sides in `mask`."""
    made = skia.Path()
    made.addRect(skia.Rect(HALF - THICK, TOP, HALF + THICK, FOOT))
    arms = {
        NORTH: skia.Rect(HALF - THICK, -8, HALF + THICK, TOP + 2),
        SOUTH: skia.Rect(HALF - THICK, FOOT - 2, HALF + THICK, TILE + 8),
        EAST: skia.Rect(HALF + THICK - 2, TOP, TILE + 8, FOOT),
        WEST: skia.Rect(-8, TOP, HALF - THICK + 2, FOOT),
    }
    for side, arm in arms.items():
        if mask & side:
            more = skia.Path()
            more.addRect(arm)
            made = skia.Op(made, more, skia.PathOp.kUnion_PathOp)
    return made


def _moved(shape: skia.Path, right: float, down: float) -> skia.Path:
    made = skia.Path(shape)
    made.offset(right, down)
    return made


def wall(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """A wall that goes on to the sides in `mask`, lit from the upper left."""
    cap = _cap(mask)
    face = _moved(cap, 0, DROP)
    c.drawPath(face, line(mood.line, 3))
    with clipped(c, face):
        c.drawRect(box(0, 0, TILE, TILE), fill(mood.face))
        _bricks(c, mood)
    c.drawPath(cap, line(mood.line, 4))
    c.drawPath(cap, fill(mood.cap))
    with clipped(c, cap):
        bright = skia.Op(cap, _moved(cap, 3, 3), skia.PathOp.kDifference_PathOp)
        dim = skia.Op(cap, _moved(cap, -3, -3), skia.PathOp.kDifference_PathOp)
        c.drawPath(bright, fill(WHITE, 0.55))
        c.drawPath(dim, fill(mood.cap_shade))
        grain(c, TILE, TILE, 12, mask + 40, 2)


def _bricks(c: skia.Canvas, mood: Mood) -> None:
    for row, y in enumerate((FOOT + 1, FOOT + 7, TILE - 1)):
        c.drawLine(0, y, TILE, y, line(mood.line, 1, 0.25))
        for x in range(8 * (row % 2), TILE + 1, 16):
            c.drawLine(x, y, x, y + 6, line(mood.line, 1, 0.2))
    c.drawLine(0, FOOT + 2, TILE, FOOT + 2, line(lighter(mood.face, 0.4), 1.2, 0.35))


def jamb(c: skia.Canvas, mood: Mood, opening: str) -> None:
    """The end of a wall at a doorway that lies on the side `opening`."""
    goes_on = {"n": SOUTH, "s": NORTH, "e": WEST, "w": EAST}[opening]
    wall(c, mood, goes_on)
    post = {"n": (18, 12, 28, 8), "s": (18, 34, 28, 8), "e": (38, 12, 8, 42), "w": (18, 12, 8, 42)}[opening]
    x, y, wide, high = post
    plate(c, x, y, wide, high, 2, fill(mood.line))
    plate(c, x + 1.5, y + 1.5, wide - 3, high - 3, 2, fill(OAK))
    c.drawLine(x + 2.5, y + 2.5, x + wide - 3, y + 2.5, line(lighter(OAK, 0.35), 1.2))


def sill(c: skia.Canvas, *, flat: bool) -> None:
    """The boards of a doorway in a wall from west to east (`flat`) or from north to south."""
    c.drawRect(box(0, 16, TILE, 36) if flat else box(18, 0, 28, TILE), fill("#7A4B2C"))
    for i in range(4):
        if flat:
            c.drawLine(0, 22 + 8 * i, TILE, 22 + 8 * i, line(OAK_LINE, 1.5, 0.5))
        else:
            c.drawLine(23 + 6 * i, 0, 23 + 6 * i, TILE, line(OAK_LINE, 1.5, 0.5))
    mat = box(14, 24, 36, 20) if flat else box(22, 14, 20, 36)
    c.drawRect(mat, fill("#B5573A", 0.55))
    c.drawRect(mat, line(CREAM, 1.5, 0.4))


def glass(c: skia.Canvas, mood: Mood, *, flat: bool) -> None:
    """A shop window, lit unless it is day."""
    light, dim = mood.glass
    if not flat:
        c.drawRect(box(22, 0, 20, TILE), fill(mood.line))
        c.drawRect(box(25, 0, 14, TILE), ramp((25, 0), (39, 0), light, dim))
        for y in (0, HALF, TILE):
            c.drawRect(box(22, y - 2.5, 20, 5), fill(CREAM))
        return
    c.drawRect(box(0, 27, TILE, 26), fill(mood.face))
    c.drawLine(0, 53, TILE, 53, line(mood.line, 3))
    c.drawRect(box(0, 18, TILE, 18), fill(mood.line))
    c.drawRect(box(0, 20, TILE, 14), ramp((0, 20), (0, 34), light, dim))
    c.drawRect(box(0, 39, TILE, 11), fill(dim, 0.65))
    for x in (10, 42):
        c.drawLine(x, 48, x + 8, 41, line(WHITE, 2, 0.5))
    for x in (0, HALF, TILE):
        c.drawRect(box(x - 2.5, 18, 5, 35), fill(CREAM))
