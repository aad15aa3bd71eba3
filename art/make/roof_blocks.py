"""Tiles of the blocks: roofs in six coverings, and their facades."""

from __future__ import annotations

import skia

from city_moods import Mood
from kit import (
    EDGE,
    SHADE,
    box,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    plate,
    poly,
    ramp,
    round_box,
)
from roof_street import DUSK_LINE, EAST, NORTH, SOUTH, TILE, WEST

FRONT = 20
"""Height of a facade, at the foot of a tile whose south side is open."""
WALL = 7
"""Width of the parapet round a roof."""
ROOFS = {
    "brick": "#C8694E",
    "blue": "#5E86A8",
    "sand": "#D9A65A",
    "green": "#7A9A6A",
    "mauve": "#A86A86",
    "brown": "#8C7A68",
}


def roof(c: skia.Canvas, name: str, mask: int) -> None:
    """A roof tile with a parapet on the open sides in `mask`, and a facade below an open south side."""
    col = ROOFS[name]
    low = TILE - FRONT if mask & SOUTH else TILE
    with clipped(c, round_box(0, 0, TILE, low, 0)):
        c.drawRect(box(0, 0, TILE, TILE), fill(col))
        COVERS[name](c, col)
    _inner_shade(c, mask, low)
    for side, area in _parapets(mask, low):
        c.drawRect(area, fill(mix(col, "#FFF0D0", 0.5 if side in {NORTH, WEST} else 0.34)))
    _parapet_lines(c, col, mask, low)
    if mask & SOUTH:
        _front(c, col, mask)


def _parapets(mask: int, low: float) -> list[tuple[int, skia.Rect]]:
    areas = (
        (EAST, box(TILE - WALL, 0, WALL, low)),
        (SOUTH, box(0, low - WALL, TILE, WALL)),
        (NORTH, box(0, 0, TILE, WALL)),
        (WEST, box(0, 0, WALL, low)),
    )
    return [(side, area) for side, area in areas if mask & side]


def _inner_shade(c: skia.Canvas, mask: int, low: float) -> None:
    """The parapet's own shadow on the roof, from the sun in the north-west."""
    soft = fill("#1B1430", 0.34, blur=1.6)
    with clipped(c, round_box(0, 0, TILE, low, 0)):
        if mask & NORTH:
            c.drawRect(box(WALL if mask & WEST else -8, -8, 90, WALL + 13), soft)
        if mask & WEST:
            c.drawRect(box(-8, WALL if mask & NORTH else -8, WALL + 13, 90), soft)


def _parapet_lines(c: skia.Canvas, col: str, mask: int, low: float) -> None:
    dark = darker(mix(col, DUSK_LINE, 0.5), 0.1)
    left, right = (WALL if mask & WEST else 0), (TILE - WALL if mask & EAST else TILE)
    top, foot = (WALL if mask & NORTH else 0), (low - WALL if mask & SOUTH else low)
    inner = {
        NORTH: (left, top, right, top),
        EAST: (right, top, right, foot),
        SOUTH: (left, foot, right, foot),
        WEST: (left, top, left, foot),
    }
    outer = {NORTH: (0, 1, TILE, 1), EAST: (63, 0, 63, low), SOUTH: (0, low, TILE, low), WEST: (1, 0, 1, low)}
    for side, ends in inner.items():
        if mask & side:
            c.drawLine(*ends, line(dark, 1.6, 0.75))
            c.drawLine(*outer[side], line(DUSK_LINE, 2.2))
    if mask & NORTH:
        c.drawLine(2 if mask & WEST else 0, 2.8, 62 if mask & EAST else TILE, 2.8, line(EDGE, 1.2, 0.6))
    if mask & WEST:
        c.drawLine(2.8, 2.8 if mask & NORTH else 0, 2.8, low - 1, line(EDGE, 1.2, 0.5))


def _front(c: skia.Canvas, col: str, mask: int) -> None:
    """The wall under a roof: cornice, plinth and corner stones."""
    top = TILE - FRONT
    wall = mix(col, "#2A1834", 0.5)
    c.drawRect(box(0, top, TILE, FRONT), ramp((0, top), (0, TILE), darker(wall, 0.25), lighter(wall, 0.1)))
    c.drawRect(box(0, top, TILE, 4), fill("#1B1430", 0.4))
    c.drawRect(box(0, TILE - 3, TILE, 3), fill(mix(wall, DUSK_LINE, 0.65)))
    for side, x in ((WEST, 0), (EAST, TILE - 4)):
        if mask & side:
            c.drawRect(box(x, top + 1, 4, FRONT - 2), fill(mix(col, "#FFF0D0", 0.18)))
            c.drawRect(box(x + 1.5 if side == EAST else x, top, 2.2, FRONT), fill(DUSK_LINE))


def _cover_brick(c: skia.Canvas, col: str) -> None:
    """Clay tiles that overlap like scales."""
    for row, y in enumerate(range(-8, 72, 8)):
        for x in range(-8 + row % 2 * 4, 72, 8):
            c.drawCircle(x + 4, y + 3, 4.4, line(darker(col, 0.5), 1, 0.38))
            c.drawRect(box(x, y - 2, 8, 5), fill(col))
        c.drawLine(0, y - 1, TILE, y - 1, line(lighter(col, 0.4), 1, 0.28))


def _cover_blue(c: skia.Canvas, col: str) -> None:
    """Sheet metal with standing seams."""
    for x in range(0, 72, 16):
        c.drawRect(box(x + 9, 0, 7, TILE), fill(darker(col, 0.2), 0.16))
        c.drawLine(x, 0, x, TILE, line(darker(col, 0.5), 1.4, 0.5))
        c.drawLine(x + 1.6, 0, x + 1.6, TILE, line(lighter(col, 0.6), 1, 0.5))


def _cover_sand(c: skia.Canvas, col: str) -> None:
    """Gravel between strips of felt."""
    for y in (0, 32):
        c.drawRect(box(0, y, TILE, 16), fill(darker(col, 0.2), 0.12))
        c.drawLine(0, y, TILE, y, line(darker(col, 0.5), 1, 0.35))
    for step in range(46):
        x, y = step * 29 % 64, step * 47 % 64
        c.drawCircle(x, y, 0.9 + step % 3 * 0.3, fill(darker(col, 0.5) if step % 2 else EDGE, 0.3))


def _cover_green(c: skia.Canvas, col: str) -> None:
    """A roof meadow: rows of tufts and a few flowers."""
    for row, y in enumerate(range(4, 64, 8)):
        for x in range(4 + row % 2 * 4, 68, 8):
            tuft = poly([(x - 2.5, y + 2), (x - 1, y - 2), (x, y + 1), (x + 1.5, y - 2.5), (x + 2.5, y + 2)])
            c.drawPath(tuft, fill(darker(col, 0.35) if (row * 3 + x // 8) % 3 else lighter(col, 0.28), 0.5))
    for x, y, tone in ((14, 20, "#FFE39A"), (44, 12, "#F7C6D0"), (30, 44, "#FFE39A"), (56, 36, EDGE)):
        c.drawCircle(x, y, 1.7, fill(tone, 0.9))


def _cover_mauve(c: skia.Canvas, col: str) -> None:
    """Slates in broken bond."""
    for row, y in enumerate(range(0, 64, 8)):
        c.drawLine(0, y, TILE, y, line(darker(col, 0.5), 1, 0.4))
        c.drawLine(0, y + 1.2, TILE, y + 1.2, line(lighter(col, 0.5), 0.8, 0.24))
        for step, x in enumerate(range(row % 2 * 8, 72, 16)):
            c.drawLine(x, y, x, y + 8, line(darker(col, 0.5), 1, 0.4))
            if (step + row * 2) % 5 == 0:
                c.drawRect(box(x, y + 1, 16, 7), fill(lighter(col, 0.5), 0.14))


def _cover_brown(c: skia.Canvas, col: str) -> None:
    """Planks of a roof terrace."""
    for row, y in enumerate(range(0, 64, 8)):
        c.drawRect(box(0, y, TILE, 8), fill(darker(col, 0.5) if row % 2 else lighter(col, 0.4), 0.09))
        c.drawLine(0, y, TILE, y, line(darker(col, 0.6), 1, 0.5))
        x = row * 24 % 64
        c.drawLine(x, y, x, y + 8, line(darker(col, 0.6), 1, 0.5))
        c.drawCircle(x + 2.5, y + 4, 0.8, fill(SHADE, 0.4))


COVERS = {
    "brick": _cover_brick,
    "blue": _cover_blue,
    "sand": _cover_sand,
    "green": _cover_green,
    "mauve": _cover_mauve,
    "brown": _cover_brown,
}


def windows(c: skia.Canvas, mood: Mood, pattern: int) -> None:
    """Three windows of a facade; the pattern says which are lit, curtained or dark. By day none is lit."""
    panes = (("lit", "lit", "dark"), ("curtain", "lit", "lit"), ("dark", "lit", "curtain"))
    panes += (("lit", "curtain", "lit"), ("lit", "dark", "lit"), ("dark", "curtain", "lit"))
    for x, pane in zip((7, 26, 45), panes[pattern], strict=True):
        _window(c, mood, x, pane)


def _window(c: skia.Canvas, mood: Mood, x: float, pane: str) -> None:
    y = TILE - FRONT + 5
    lit = mood.lamps > 0 and pane != "dark"
    if lit:
        plate(c, x - 3, y - 2, 18, 15, 4, fill("#FFB45A", 0.28 * mood.lamps, blur=2))
    c.drawRect(box(x - 1.2, y - 1.2, 14.4, 12.4), fill(mood.seen(mix("#2A1834", DUSK_LINE, 0.5))))
    if lit:
        c.drawRect(box(x, y, 12, 10), ramp((0, y), (0, y + 10), "#FFF1BE", "#FFC765"))
    else:
        sky = ("#6C7CA6", "#39406A") if mood.lamps else ("#CFE4EE", "#6E93B0")
        c.drawRect(box(x, y, 12, 10), ramp((x, y), (x + 12, y + 10), *sky))
    if pane == "curtain":
        cloth = fill("#D9805A" if lit else mood.seen("#D9805A"))
        c.drawPath(poly([(x, y), (x + 4.5, y), (x, y + 9)]), cloth)
        c.drawPath(poly([(x + 12, y), (x + 7.5, y), (x + 12, y + 9)]), cloth)
    c.drawLine(x + 6, y, x + 6, y + 10, line(DUSK_LINE, 1.2, 0.8))
    c.drawRect(box(x - 2, y + 10, 16, 2), fill(mood.seen("#F3E0BC"), 0.85))


def shop(c: skia.Canvas, mood: Mood, wares: int) -> None:
    """A shop window as wide as the facade, with something to look at; lit after sunset."""
    y = TILE - FRONT + 5
    plate(c, 3, y - 2, 58, 15, 4, fill("#FFB45A", 0.3 * mood.lamps, blur=2))
    c.drawRect(box(5, y - 1, 54, 13), fill(mood.line))
    back = ("#FFF3C8", "#FFCF7C") if mood.lamps else ("#DCEBEE", "#A9C3CC")
    c.drawRect(box(6.5, y, 51, 11), ramp((0, y), (0, y + 11), *back))
    tones = ("#C9506A", "#3E7CB8", "#4E9A62") if wares else ("#B8743A", "#7A4FA0", "#D9563A")
    for step, x in enumerate(range(11, 54, 8)):
        high = 3 + (step * 5 + wares) % 4
        plate(c, x, y + 11 - high, 5, high, 1, fill(tones[step % 3]))
    for x in (23.5, 40.5):
        c.drawLine(x, y, x, y + 11, line(mood.line, 1.4))
