"""What children drew on the streets of the toy town with chalk."""

from __future__ import annotations

import skia

from kit import around, box, fill, line, path, placed
from toy_kit import arc

CHALK = ("#FFFFFF", "#FFD7E4", "#D6F3FF", "#FFF3B0")


def hopscotch(c: skia.Canvas) -> None:
    """A chalk game of seven squares."""
    pen = line("#FFFFFF", 3, 0.85)
    with placed(c, -6, 2, turn=16):
        squares = [(-8, 30), (-8, 14), (-16, -2), (0, -2), (-8, -18), (-16, -34), (0, -34)]
        for i, (x, y) in enumerate(squares):
            c.drawRect(box(x, y, 16, 16), fill(CHALK[i % 4], 0.4))
            c.drawRect(box(x, y, 16, 16), pen)
        c.drawCircle(0.5, 23, 3.4, fill("#E5281C", 0.9))


def chalk_sun(c: skia.Canvas) -> None:
    """A laughing chalk sun."""
    pen = line("#FFF6C0", 3.4, 0.95)
    with placed(c, 4, 2):
        c.drawCircle(0, 0, 17, fill("#FFE98A", 0.55))
        c.drawCircle(0, 0, 17, pen)
        for i in range(10):
            c.drawLine(*around(0, 0, 22, 36 * i), *around(0, 0, 31, 36 * i), pen)
        for x in (-6, 6):
            c.drawCircle(x, -4, 2, fill("#9B5B2E"))
        arc(c, 0, 2, 8, 7, 20, 140, line("#9B5B2E", 2.4))


def chalk_rainbow(c: skia.Canvas) -> None:
    """A chalk rainbow with a cloud at its foot."""
    for i, tone in enumerate(("#F47C7C", "#FBC56B", "#FFF08A", "#9ADBA0", "#8CC8F5")):
        arc(c, 2, 22, 36 - 5.4 * i, 36 - 5.4 * i, 180, 180, line(tone, 4.6, 0.8))
    for x, y, r in ((-26, 24, 8), (-16, 26, 9), (-36, 28, 6), (-24, 31, 8)):
        c.drawCircle(x, y, r, fill("#FFFFFF", 0.92))


def chalk_cat(c: skia.Canvas) -> None:
    """A chalk cat, as a child draws one."""
    pen = line("#FFFFFF", 3.2, 0.95)
    c.drawPath(
        path("M -16 -2 L -18 -26 L -6 -16 Q 2 -19 9 -16 L 20 -26 L 19 -2 Q 16 16 1 16 Q -14 16 -16 -2"), pen
    )
    for x in (-6, 8):
        c.drawCircle(x, -4, 2.4, fill("#FFFFFF", 0.95))
    c.drawPath(path("M -2 4 L 4 4 L 1 7"), fill("#FFB3C4"))
    for side, y in ((-1, 4), (-1, 9), (1, 4), (1, 9)):
        c.drawLine(1 + side * 12, y, 1 + side * 30, y + (y - 6) * 0.8, line("#FFFFFF", 2.2, 0.85))
