"""What the people of the toy town keep on their roofs: small things in the corners, clear of doors."""

from __future__ import annotations

import skia

from city_moods import Mood
from kit import LINE, around, box, fill, line, oval, path, placed, plate, poly, radial
from light import halo
from toy_ground import DUSK
from toy_kit import arc, slice_of

CORNERS = {"nw": (-37, -37), "ne": (37, -37), "sw": (-37, 37), "se": (37, 37)}
ATTICS = {
    "chimney_nw": ("se",),
    "chimney_ne": ("sw",),
    "chimney_sw": ("ne",),
    "chimney_se": ("nw",),
    "cat": ("nw",),
    "washing": ("sw",),
    "nest": ("se", "ne"),
}
"""The corners of a roof that have a window, by what else is on the roof."""


def _shade(c: skia.Canvas, x: float, y: float, rx: float, ry: float) -> None:
    c.drawOval(oval(x + 5, y + 4, rx, ry), fill(DUSK, 0.5, blur=2.2))


def chimney(c: skia.Canvas, corner: str) -> None:
    """A brick chimney."""
    x, y = CORNERS[corner]
    c.drawPath(
        poly([(x - 9, y + 9), (x + 9, y - 9), (x + 26, y + 4), (x + 26, y + 18), (x + 10, y + 22)]),
        fill(DUSK, 0.4, blur=3),
    )
    plate(c, x - 11, y - 11, 22, 22, 3, fill("#7A3524"))
    plate(c, x - 11, y - 11, 20.5, 20, 3, fill("#CC7350"))
    for i in range(3):
        c.drawLine(x - 10, y - 6 + i * 6, x + 8, y - 6 + i * 6, line("#8E4630", 1.2, 0.7))
    plate(c, x - 6.5, y - 6.5, 13, 13, 3, fill("#F0D9B5"))
    plate(c, x - 4, y - 4, 8, 8, 2, fill("#2A1A24"))


def attic(c: skia.Canvas, mood: Mood, corner: str) -> None:
    """A round attic window; after sunset there is a light behind it, by day it mirrors the sky."""
    x, y = CORNERS[corner]
    with mood.light(c):
        _shade(c, x, y, 10, 10)
        c.drawCircle(x, y, 10.5, fill("#FFF3DC"))
    pane = ("#FFF1B8", "#FFC65A") if mood.lamps else mood.glass
    c.drawCircle(x, y, 7.8, radial(x - 2, y - 2, 9, *pane))
    for ends in ((x - 8, y, x + 8, y), (x, y - 8, x, y + 8)):
        c.drawLine(*ends, line("#A8743C", 1.6))
    if mood.lamps > 1:
        halo(c, x, y, 26, "#FFD27A", 0.6)


def cat(c: skia.Canvas) -> None:
    """A ginger cat asleep."""
    with placed(c, 38, 38, turn=-40):
        _shade(c, 0, 0, 13, 8)
        c.drawPath(path("M -12 3 Q -22 6 -20 -3", close=False), line("#D9792B", 4.4))
        c.drawOval(oval(0, 0, 13.5, 8.6), fill("#E88B35"))
        for x in (-7, -2, 3):
            c.drawLine(x, -7, x - 1, -2, line("#B9601F", 2.2))
        c.drawPath(poly([(6, -9), (8, -16), (13, -10)]), fill("#E88B35"))
        c.drawPath(poly([(13, -10), (19, -14), (19, -6)]), fill("#E88B35"))
        c.drawCircle(13, -4, 7.4, fill("#F09B48"))
        for x in (10.5, 16):
            arc(c, x, -5, 2, 2, 0, 180, line(LINE, 1.3))
        c.drawCircle(13.4, -1.5, 1.1, fill("#C6486A"))


def weathercock(c: skia.Canvas) -> None:
    """A golden weathercock on its arrows, and a flower box."""
    x, y = CORNERS["ne"]
    _shade(c, x, y, 12, 9)
    c.drawLine(x - 14, y, x + 14, y, line("#4A3A20", 2.6))
    c.drawLine(x, y - 14, x, y + 14, line("#4A3A20", 2.6))
    bird = path(
        "M -12 -3 Q -6 -1 -4 -6 Q -2 -12 3 -11 L 4 -14 L 7 -11 L 11 -9 L 7 -7 Q 8 4 0 6 Q -8 7 -12 -3"
    )
    with placed(c, x, y, scale=1.1):
        c.drawPath(bird, fill("#FFC93F"))
        c.drawPath(bird, line("#6B4A10", 1.5))
        c.drawPath(poly([(2, -11), (4, -16), (7, -11)]), fill("#E5281C"))
        c.drawCircle(4.4, -8.6, 1.1, fill(LINE))
    _flower_box(c, "sw")


def _flower_box(c: skia.Canvas, corner: str) -> None:
    x, y = CORNERS[corner]
    with placed(c, x, y, turn=-45 if corner in {"nw", "se"} else 45):
        _shade(c, -2, -1, 13, 5)
        plate(c, -14, -5, 28, 11, 3, fill("#8A5A34"))
        plate(c, -12, -3.5, 24, 7.5, 2, fill("#3F7A45"))
        for i, tone in enumerate(("#F26B8A", "#FFFFFF", "#FFD24A", "#F26B8A")):
            c.drawCircle(-9 + i * 6, (-1, 1)[i % 2], 3, fill(tone))
            c.drawCircle(-9 + i * 6, (-1, 1)[i % 2], 1, fill("#D98A1E"))


def flowers(c: skia.Canvas) -> None:
    """Flower boxes in two corners and a butterfly."""
    _flower_box(c, "nw")
    _flower_box(c, "se")
    x, y = CORNERS["ne"]
    for side in (-1, 1):
        c.drawOval(oval(x + side * 5, y - 2, 4.6, 5.4), fill("#FFFFFF"))
        c.drawOval(oval(x + side * 4, y + 5, 3.2, 3.6), fill("#FFD24A"))
    c.drawLine(x, y - 6, x, y + 8, line(LINE, 2))


def washing(c: skia.Canvas) -> None:
    """A washing line over one corner: a sock, a shirt, a striped sock."""
    with placed(c, 36, -36, turn=45):
        for x in (-24, 24):
            c.drawCircle(x, 0, 3, fill("#5A3A24"))
        c.drawLine(-24, 0, 24, 0, line("#FFF9EC", 1.8))
        c.drawPath(
            path("M -9 1 L 9 1 L 14 7 L 10 11 L 7 8 L 7 17 L -7 17 L -7 8 L -10 11 L -14 7"),
            fill(DUSK, 0.3, blur=2),
        )
        shirt = path(
            "M -9 0 L -4 0 Q 0 4 4 0 L 9 0 L 13 6 L 9 10 L 7 7 L 7 16 L -7 16 L -7 7 L -9 10 L -13 6"
        )
        c.drawPath(shirt, fill("#FFFFFF"))
        c.drawPath(shirt, line("#5B4A63", 1.3))
        c.drawLine(-6, 9, 6, 9, line("#2F8FD8", 2.6))
        for x, tone in ((-20, "#E5483A"), (15, "#3FA583")):
            sock = path(f"M {x} 0 L {x + 6} 0 L {x + 6} 8 L {x + 9} 13 L {x + 3} 13 L {x} 9")
            c.drawPath(sock, fill(tone))
            c.drawPath(sock, line("#FFF9EC", 1))


def nest(c: skia.Canvas) -> None:
    """A stork's nest with two eggs and the stork."""
    x, y = CORNERS["nw"]
    _shade(c, x, y, 13, 12)
    c.drawCircle(x, y, 13.5, fill("#7A5230"))
    for i in range(14):
        c.drawLine(*around(x, y, 8, i * 26), *around(x, y, 14.5, i * 26 + 34), line("#B98A52", 2))
    c.drawCircle(x, y, 8, fill("#5A3A20"))
    for dx, dy in ((-3, 1), (3.4, -1)):
        c.drawOval(oval(x + dx, y + dy, 3, 3.8), fill("#FFF6E0"))


def parasol(c: skia.Canvas) -> None:
    """A striped parasol, and a deck chair in its shade."""
    x, y = CORNERS["se"]
    with placed(c, -37, 37, turn=45):
        _shade(c, 0, 0, 9, 11)
        plate(c, -8, -12, 16, 25, 3, fill("#FFF9EC"))
        for i in range(3):
            plate(c, -8 + i * 6, -12, 3, 25, 0, fill("#2F8FD8"))
    _shade(c, x, y, 15, 15)
    for i in range(8):
        c.drawPath(slice_of(x, y, 16, 45 * i, 45), fill("#FFF9EC" if i % 2 else "#F2603C"))
    c.drawCircle(x, y, 2.4, fill("#FFC857"))
    arc(c, x, y, 15, 15, 170, 100, line("#FFFFFF", 1.6, 0.6))


def kite(c: skia.Canvas) -> None:
    """A kite and a football that nobody has fetched yet."""
    with placed(c, 36, -36, turn=20):
        _shade(c, 0, 0, 10, 12)
        c.drawPath(path("M 0 12 Q 6 18 0 22 Q -6 26 0 30", close=False), line("#FFF9EC", 1.8))
        for points, tone in (
            (((0, -16), (11, -2), (0, -2)), "#F2603C"),
            (((0, -16), (-11, -2), (0, -2)), "#FFD24A"),
            (((0, 14), (11, -2), (0, -2)), "#2F8FD8"),
            (((0, 14), (-11, -2), (0, -2)), "#5DB08E"),
        ):
            c.drawPath(poly(points), fill(tone))
        c.drawPath(poly([(0, -16), (11, -2), (0, 14), (-11, -2)]), line("#FFF9EC", 1.5))
    x, y = CORNERS["sw"]
    _shade(c, x, y, 9, 9)
    c.drawCircle(x, y, 9.4, radial(x - 3, y - 3, 13, "#FFFFFF", "#E8E2D6", "#A9A3A8"))
    c.drawPath(
        path(
            f"M {x} {y - 4} L {x + 4} {y - 1} L {x + 2.4} {y + 3.6} L {x - 2.4} {y + 3.6} L {x - 4} {y - 1}"
        ),
        fill(LINE),
    )
    for turn in range(5):
        c.drawLine(*around(x, y, 4, -90 + 72 * turn), *around(x, y, 9, -90 + 72 * turn), line(LINE, 1.3))


def skylights(c: skia.Canvas) -> None:
    """Two skylights, lit from within, and an aerial with a bird on it."""
    for corner in ("nw", "se"):
        x, y = CORNERS[corner]
        with placed(c, x, y):
            plate(c, -9, -8, 21, 19, 3, fill(DUSK, 0.35, blur=2))
            plate(c, -10, -9, 20, 18, 3, fill("#FFF3DC"))
            c.drawRect(box(-7.4, -6.6, 14.8, 13.2), fill("#FFC36A"))
            c.drawPath(poly([(-7.4, -6.6), (2, -6.6), (-7.4, 4)]), fill("#FFE9B8", 0.85))
            c.drawLine(0, -6.6, 0, 6.6, line("#FFF3DC", 2))
    x, y = CORNERS["ne"]
    c.drawLine(x - 12, y + 8, x + 10, y - 10, line("#3A3540", 2.2))
    for i in range(3):
        with placed(c, x - 6 + i * 6, y + 3 - i * 5, turn=-40):
            c.drawLine(0, -7 + i, 0, 7 - i, line("#3A3540", 1.8))
    c.drawOval(oval(x + 9, y - 12, 5.4, 4.2), fill("#7FB0E8"))
    c.drawCircle(x + 12.5, y - 15, 3, fill("#7FB0E8"))
    c.drawPath(poly([(x + 15, y - 16), (x + 19, y - 14.6), (x + 15, y - 13.6)]), fill("#F2A53A"))
