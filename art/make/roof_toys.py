"""Printed props of Cops and Crooks: what people put on their roofs, a street lamp and a train."""

from __future__ import annotations

from collections.abc import Callable

import skia

from kit import EDGE, around, box, darker, fill, lighter, line, mix, oval, placed, plate, poly, ramp
from light import halo
from roof_street import DUSK_LINE

DROP = skia.ImageFilters.DropShadow(3, 4, 1.8, 1.8, 0xA0100A28)
"""The shadow under a thing on a roof."""


def parasol(c: skia.Canvas) -> None:
    """A sunshade over a café table, from above."""
    for degrees, tone in ((40, "#7A4B2C"), (160, "#7A4B2C"), (280, "#7A4B2C")):
        x, y = around(19, 19, 14, degrees)
        plate(c, x - 3.5, y - 3.5, 7, 7, 2, fill(tone))
    for wedge in range(8):
        corners = [
            (19.0, 19.0),
            around(19, 19, 13.5, wedge * 45 - 22.5),
            around(19, 19, 13.5, wedge * 45 + 22.5),
        ]
        c.drawPath(poly(corners), fill(EDGE if wedge % 2 else "#E8843C"))
    c.drawPath(poly([around(19, 19, 13.5, step * 45 - 22.5) for step in range(8)]), line(DUSK_LINE, 1.2, 0.8))
    c.drawCircle(19, 19, 2, fill("#FFE9B0"))


def solar(c: skia.Canvas) -> None:
    """Three solar panels in a row."""
    for left in (3, 18, 33):
        plate(c, left, 3, 13.5, 24, 1.5, fill("#DDE6F4"))
        c.drawRect(box(left + 1.2, 4.2, 11, 21.6), ramp((left, 4), (left + 11, 26), "#5C86D8", "#22346E"))
        for y in (9.6, 15, 20.4):
            c.drawLine(left + 1.2, y, left + 12.2, y, line("#A9C3F2", 0.8, 0.7))
        c.drawLine(left + 6.7, 4.2, left + 6.7, 25.8, line("#A9C3F2", 0.8, 0.7))


def dish(c: skia.Canvas) -> None:
    """A satellite dish that looks to the south-west."""
    plate(c, 9, 10, 12, 12, 2, fill("#707994"))
    with placed(c, 14, 14, turn=-35):
        c.drawOval(oval(0, 0, 11, 8.5), fill(DUSK_LINE))
        c.drawOval(oval(0, 0, 10, 7.6), fill(EDGE))
        c.drawOval(oval(0.8, 1, 7.6, 5.4), fill("#CBD3E6"))
        c.drawLine(0, 0, 0, 9, line("#707994", 1.6))
        c.drawCircle(0, 9, 2, fill("#D8281B"))


def laundry(c: skia.Canvas) -> None:
    """Washing on a line between two posts."""
    c.drawLine(4, 8, 54, 8, line(EDGE, 1.2))
    for x in (4, 54):
        c.drawCircle(x, 8, 2.6, fill("#6E4A34"))
    wash = ((9, 9, 12, "#6CC4F0"), (21, 7, 9, EDGE), (31, 10, 13, "#E8564A"), (43, 8, 10, "#FFD45A"))
    for left, wide, high, tone in wash:
        plate(c, left, 7, wide, high, 1.5, fill(darker(tone, 0.12)))
        plate(c, left, 7, wide, high - 2, 1.5, fill(tone))


def pool(c: skia.Canvas) -> None:
    """A roof pool with a ring that somebody left."""
    plate(c, 2, 2, 54, 34, 9, fill(EDGE))
    plate(c, 5.5, 5.5, 47, 27, 7, ramp((0, 5), (0, 32), "#3FA7D6", "#7FDBF2"))
    for x, y in ((12, 14), (34, 12), (24, 27)):
        c.drawLine(x, y, x + 8, y, line(EDGE, 1.4, 0.7))
    c.drawCircle(42, 22, 5, line("#E8564A", 3.4))
    c.drawArc(oval(42, 22, 5, 5), 20, 50, useCenter=False, paint=line(EDGE, 3.4))
    c.drawArc(oval(42, 22, 5, 5), 200, 50, useCenter=False, paint=line(EDGE, 3.4))


def planter(c: skia.Canvas) -> None:
    """A box of flowers."""
    plate(c, 2, 4, 38, 13, 3, fill("#7A4B2C"))
    plate(c, 3.5, 5.5, 35, 10, 2, fill("#4A3226"))
    blooms = ("#F27C9A", "#FFE39A", "#F25C3E", "#D9B6F2", "#FFE39A", "#F27C9A")
    for step, tone in enumerate(blooms):
        x, y = 6.5 + step * 5.6, 9 + step % 2 * 3
        c.drawCircle(x, y, 4, fill("#4E8A4E" if step % 2 else "#67A45A"))
        c.drawCircle(x - 0.5, y - 1, 1.9, fill(tone))


def hut(c: skia.Canvas) -> None:
    """The little house where the stairs come up."""
    plate(c, 3, 3, 34, 22, 2, fill(DUSK_LINE))
    c.drawRect(box(4.5, 4.5, 31, 19), ramp((0, 4), (0, 24), "#F3E0BC", "#D8BE94"))
    c.drawLine(4.5, 14, 35.5, 14, line("#A98C62", 1.4))
    c.drawRect(box(3, 24, 34, 9), fill("#8A6A58"))
    c.drawRect(box(15, 25, 10, 8), fill("#FFD98A"))
    c.drawRect(box(15, 25, 10, 8), line(DUSK_LINE, 1.2))


def lamp(c: skia.Canvas) -> None:
    """A street lamp that is lit, in the middle of its pool of light."""
    halo(c, 70, 70, 70, "#FFC070", 0.42)
    halo(c, 70, 70, 18, "#FFDF9A", 0.7)
    _globe(c, 70, 70, "#FFDF9A")


def lamp_off(c: skia.Canvas) -> None:
    """The same lamp by day, in a picture of the same size: it can take its place."""
    _globe(c, 70, 70, "#DDE6EC")


def _globe(c: skia.Canvas, x: float, y: float, tone: str) -> None:
    c.drawCircle(x, y, 7, fill(DUSK_LINE))
    c.drawCircle(x, y, 5.6, fill(tone))
    c.drawCircle(x - 1, y - 1, 3, fill("#FFFBEA"))


def train(c: skia.Canvas) -> None:
    """An engine and two carriages, on their way west."""
    for left in (52, 106):
        c.drawRect(box(left - 7, 15, 10, 6), fill("#3A3A4C"))
        _carriage(c, left)
    plate(c, 3, 5, 46, 26, 9, fill(DUSK_LINE))
    plate(c, 4.5, 6.5, 43, 23, 8, ramp((0, 6), (0, 30), "#F0604A", "#B3261A"))
    plate(c, 9, 9.5, 8, 17, 3, fill("#BFE6F7"))
    plate(c, 22, 12, 22, 12, 3, fill("#7E1A12"))
    for x in (26, 32, 38):
        c.drawLine(x, 13, x, 23, line("#F0907C", 1.4))
    for y in (10, 26):
        c.drawCircle(6.5, y, 1.8, fill("#FFF0C0"))


def _carriage(c: skia.Canvas, left: float) -> None:
    plate(c, left, 5, 50, 26, 5, fill(DUSK_LINE))
    plate(c, left + 1.5, 6.5, 47, 23, 4, fill("#2F8F88"))
    plate(c, left + 4, 10, 42, 16, 3, ramp((0, 10), (0, 26), EDGE, "#D9CFB8"))
    for x in (15, 25, 35):
        c.drawLine(left + x, 10, left + x, 26, line("#A99F8A", 1))
    for x in range(5, 44, 8):
        c.drawRect(box(left + x, 27, 5, 2), fill(lighter(mix("#FFD98A", EDGE, 0.2), 0.1)))


Drawer = Callable[[skia.Canvas], None]
TOYS: dict[str, tuple[Drawer, int, int]] = {
    "parasol": (parasol, 46, 46),
    "solar": (solar, 56, 38),
    "dish": (dish, 36, 36),
    "laundry": (laundry, 66, 32),
    "pool": (pool, 64, 46),
    "planter": (planter, 48, 26),
    "hut": (hut, 46, 44),
    "lamp": (lamp, 140, 140),
    "train": (train, 166, 44),
    "lamp_off": (lamp_off, 140, 140),
}
"""Every toy: how it is drawn, and the size of its picture with room for the shadow."""


def draw_toy(c: skia.Canvas, name: str) -> None:
    """A toy with its shadow; the lamp has light instead."""
    drawer = TOYS[name][0]
    if drawer is lamp:
        drawer(c)
        return
    c.saveLayer(paint=skia.Paint(ImageFilter=DROP))
    drawer(c)
    c.restore()
