"""Tiles of the ways in: arcades under glass, and awnings over doors."""

from __future__ import annotations

import itertools

import skia

from city_moods import Mood
from kit import CREAM, EDGE, SHADE, box, darker, fill, line, plate, poly, ramp
from roof_street import DUSK_LINE, NORTH, SOUTH, TILE, turned

AWNING = "#E2462F"


def arcade(c: skia.Canvas, mask: int) -> None:
    """A passage under a glass roof; `mask` says which ends, north and south, meet the street."""
    c.drawRect(box(0, 0, TILE, TILE), fill("#E2C491"))
    for row, col in itertools.product(range(8), range(6)):
        if (row + col) % 2:
            c.drawRect(box(8 + col * 8, row * 8, 8, 8), fill("#C99A5C"))
    c.drawRect(box(8, 0, 24, TILE), ramp((8, 0), (32, 0), ("#EAFBFF", 0.12), ("#EAFBFF", 0.5)))
    c.drawRect(box(32, 0, 24, TILE), ramp((32, 0), (56, 0), ("#5F9FC4", 0.4), ("#2E5F8C", 0.45)))
    for y in range(0, 72, 16):
        rib = skia.Path()
        rib.moveTo(8, y + 5)
        rib.lineTo(32, y - 3)
        rib.lineTo(56, y + 5)
        c.drawPath(rib, line(DUSK_LINE, 1.4, 0.3))
        c.drawPath(rib, line("#F4FDFF", 2, 0.85))
    c.drawRect(box(30.5, 0, 3, TILE), fill("#F4FDFF"))
    c.drawRect(box(33.5, 0, 1.2, TILE), fill(DUSK_LINE, 0.35))
    for x, tone in ((0, "#FFF1D2"), (TILE - 8, "#D8BE94")):
        c.drawRect(box(x, 0, 8, TILE), fill(tone))
        c.drawLine(x + 1, 0, x + 1, TILE, line(DUSK_LINE, 1.6))
        c.drawLine(x + 7, 0, x + 7, TILE, line(DUSK_LINE, 1.4, 0.75))
    if mask & NORTH:
        _arcade_end(c, 0)
    if mask & SOUTH:
        _arcade_end(c, TILE - 12)


def _arcade_end(c: skia.Canvas, top: float) -> None:
    """The arch over an end of the passage: a lit opening between two posts."""
    c.drawRect(box(8, top, 48, 12), fill("#FFE2A0"))
    c.drawRect(
        box(8, top, 48, 12), ramp((8, 0), (56, 0), ("#A8642E", 0.45), ("#FFF6DC", 0.1), ("#A8642E", 0.45))
    )
    for x in (1, 51):
        plate(c, x, top, 12, 12, 2, fill(DUSK_LINE))
        plate(c, x + 1.5, top + 1.5, 9, 9, 2, fill("#FFF1D2"))
        c.drawCircle(x + 6, top + 6, 2.6, fill("#C98F3C"))


def awning(c: skia.Canvas, mood: Mood, side: int) -> None:
    """A red and white awning across one side of the tile at the origin; it reaches into the next tile."""
    if side == SOUTH:
        _south_door(c, mood)
        return
    with turned(c, side):
        glow = fill("#FFD27A", 0.28 * mood.lamps, blur=3)
        c.drawPath(poly([(-15, -32), (15, -32), (24, -56), (-24, -56)]), glow)
        plate(c, -12, -34, 24, 11, 2, fill(mood.line))
        plate(c, -10, -33, 20, 8.5, 1.5, fill("#FFDE96" if mood.lamps else "#C9A983"))
        shadow = fill("#1B1430", mood.dark(0.45), blur=2)
        c.drawPath(poly([(-15, -31), (18, -31), (21, -44), (-13, -44)]), shadow)
        with mood.light(c):
            _stripes(c, -31, -45, 15, 17)


def _south_door(c: skia.Canvas, mood: Mood) -> None:
    """The door of a facade: open, under its awning; after sunset lit, with a warm patch before it."""
    glow = fill("#FFD27A", 0.34 * mood.lamps, blur=3)
    c.drawPath(poly([(21, 63), (43, 63), (54, 88), (10, 88)]), glow)
    plate(c, 20, 44, 24, 20, 1, fill(mood.line))
    hall = ("#FFB95A", "#FFF0C0") if mood.lamps else ("#8A6A58", "#C9A983")
    c.drawRect(box(22, 48, 20, 16), ramp((0, 48), (0, 64), *hall))
    c.drawRect(box(20, 63, 24, 3), fill(mood.seen("#F3E0BC")))
    c.drawRect(box(16, 56, 32, 4), fill("#1B1430", mood.dark(0.4), blur=1.5))
    with turned(c, SOUTH), mood.light(c):
        _stripes(c, -8, -24, 15, 17)


def _stripes(c: skia.Canvas, near: float, far: float, narrow: float, wide: float) -> None:
    """Striped cloth from y = `near` to its scalloped hem at `far`, up from the origin."""
    for stripe in range(5):
        tone = EDGE if stripe % 2 else AWNING
        x0, x1 = (-narrow + narrow * 0.4 * (stripe + k) for k in (0, 1))
        u0, u1 = (-wide + wide * 0.4 * (stripe + k) for k in (0, 1))
        c.drawCircle((u0 + u1) / 2, far, (u1 - u0) / 2, line(DUSK_LINE, 2))
        c.drawPath(poly([(x0, near), (x1, near), (u1, far), (u0, far)]), line(DUSK_LINE, 2))
        c.drawCircle((u0 + u1) / 2, far, (u1 - u0) / 2, fill(darker(tone, 0.12)))
        c.drawPath(poly([(x0, near), (x1, near), (u1, far), (u0, far)]), fill(tone))
    cloth = poly([(-narrow, near), (narrow, near), (wide, far), (-wide, far)])
    c.drawPath(cloth, ramp((0, near), (0, far), (CREAM, 0.35), (SHADE, 0.16)))
