"""Tiles of the street: asphalt, kerbs, lane marks, crossings, shade, metro lines and station plates."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager

import skia

from city_ground import sheen
from city_moods import DRY, MOODS, Mood
from kit import (
    CREAM,
    EDGE,
    SHADE,
    box,
    clipped,
    fill,
    line,
    mix,
    oval,
    placed,
    plate,
    poly,
    ramp,
    round_box,
    star,
)

TILE = 64
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = (NORTH, EAST, SOUTH, WEST)
QUARTER_TURNS = {NORTH: 0, EAST: 90, SOUTH: 180, WEST: 270}

MARK = "#FFE9B0"
DUSK_LINE = MOODS["dusk"].line
KERB_WIDE = 9
METRO = {"r": "#D8281B", "g": "#23884A", "u": "#2347C9"}


def turned(c: skia.Canvas, side: int) -> AbstractContextManager[None]:
    """Draw with `side` of the tile as the upper one; the tile's middle stays where it is."""
    return placed(c, TILE / 2, TILE / 2, turn=QUARTER_TURNS[side])


def asphalt(c: skia.Canvas, mood: Mood, seed: int) -> None:
    """One cell of street: a paler slab, so that steps are easily counted; with puddles if it is wet."""
    dice = random.Random(seed)
    c.clear(fill(mood.asphalt).getColor())
    plate(c, 2.5, 2.5, 59, 59, 9, fill(mix(mood.asphalt, "#FFE8D0", 0.07)))
    plate(c, 3, 3, 58, 58, 9, line("#FFF3DC", 1.6, 0.24))
    for _ in range(7):
        c.drawCircle(dice.uniform(6, 58), dice.uniform(6, 58), dice.uniform(0.6, 1.3), fill(EDGE, 0.16))
    for _ in range(5):
        c.drawCircle(dice.uniform(6, 58), dice.uniform(6, 58), dice.uniform(0.7, 1.6), fill(SHADE, 0.12))
    if mood.wetness > DRY:
        for _ in range(1 + seed % 2):
            x, y = dice.uniform(20, 44), dice.uniform(16, 48)
            sheen(c, mood, x, y)
            c.drawOval(oval(x - 3, y - 1, 9, 1), fill("#EAF1FF", 0.4, blur=0.7))


def manhole(c: skia.Canvas, mood: Mood) -> None:
    """A street cell with an iron lid."""
    asphalt(c, mood, 14)
    c.drawCircle(20, 44, 8.5, fill(mood.line, 0.55))
    c.drawCircle(20, 44, 7, fill(mood.seen("#707994")))
    for shift in (-3, 0, 3):
        c.drawLine(16, 44 + shift, 24, 44 + shift, line(mood.line, 1.2, 0.6))


def patch(c: skia.Canvas, mood: Mood) -> None:
    """A street cell that was mended."""
    asphalt(c, mood, 15)
    plate(c, 34, 12, 20, 15, 3, fill(mix(mood.asphalt, SHADE, 0.2), 0.7))
    plate(c, 34, 12, 20, 15, 3, line(SHADE, 1, 0.25))


def kerb(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """Pavement along the sides in `mask`."""
    for side in SIDES:
        if mask & side:
            with turned(c, side):
                c.drawRect(box(-32, -32, 64, KERB_WIDE), fill(mood.pave))
                for x in (-16, 0, 16):
                    c.drawLine(x, -32, x, -32 + KERB_WIDE, line(mood.joint, 1))
    for side in SIDES:
        if mask & side:
            _kerb_stone(c, mood, mask, side)


def _kerb_stone(c: skia.Canvas, mood: Mood, mask: int, side: int) -> None:
    """The stone edge of one strip, shorter where another strip meets it."""
    order = SIDES.index(side)
    left, right = SIDES[order - 1], SIDES[(order + 1) % 4]
    start = -32 + (KERB_WIDE if mask & left else 0)
    end = 32 - (KERB_WIDE if mask & right else 0)
    with turned(c, side):
        y = -32 + KERB_WIDE
        c.drawRect(box(start, y, end - start, 2.5), fill(SHADE, 0.28))
        c.drawRect(box(start - 1, y - 2.5, end - start + 2, 3.2), fill(mood.kerb))


def kerb_corner(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """Round pavement corners of a crossing: 1 NE, 2 SE, 4 SW, 8 NW."""
    for side in SIDES:
        if mask & side:
            with turned(c, side), clipped(c, round_box(-32, -32, 64, 64, 0)):
                c.drawRoundRect(box(32 - KERB_WIDE, -42, 30, 10 + KERB_WIDE + 2), 7, 7, fill(SHADE, 0.28))
                c.drawRoundRect(
                    box(32 - KERB_WIDE - 0.7, -42, 30, 10 + KERB_WIDE + 0.7), 7, 7, fill(mood.kerb)
                )
                c.drawRoundRect(
                    box(32 - KERB_WIDE + 2.5, -42, 30, 10 + KERB_WIDE - 2.5), 5, 5, fill(mood.pave)
                )


def lane(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """Half a dash at each side in `mask`; its other half is the neighbour's."""
    for side in SIDES:
        if mask & side:
            with turned(c, side):
                c.drawRect(box(-1.8, -32, 3.6, 9), fill(mood.seen(MARK), 0.8))


def zebra(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """White bars across the street, at the sides where a crossing begins."""
    for side in SIDES:
        if mask & side:
            with turned(c, side):
                for x in range(-20, 20, 8):
                    plate(c, x + 1.8, -29, 4.4, 11, 1, fill(mood.seen(EDGE), 0.6))


def shade(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """What blocks to the north (1), west (2) and north-west (4) let fall on the ground."""
    soft = fill("#1B1430", mood.dark(0.5), blur=3)
    start = -20 if mask & 6 else 12
    if mask & 1:
        c.drawRect(skia.Rect(start, -30, 90, 15), soft)
    if mask & 2:
        c.drawRect(skia.Rect(-30, -20 if mask & 5 else 12, 13, 90), soft)
    if mask == 4:
        c.drawRect(skia.Rect(-30, -30, 13, 15), soft)


def metro_line(c: skia.Canvas, which: str, mask: int) -> None:
    """An enamel band from the middle to the sides in `mask`; each line has beads of a shape of its own."""
    bands = ((CREAM, 9.0, 0.7), (METRO[which], 5.5, 1.0))
    for col, wide, alpha in bands:
        route = skia.Path()
        for side in SIDES:
            if mask & side:
                route.moveTo(32, 32)
                route.lineTo(*_edge(side))
        c.drawPath(route, line(col, wide, alpha))
    for side in SIDES:
        if mask & side:
            c.drawPath(bead(which, *_edge(side), 4.6), fill(EDGE))
            c.drawPath(bead(which, *_edge(side), 2.8), fill(METRO[which]))


def _edge(side: int) -> tuple[float, float]:
    return {NORTH: (32, 0), EAST: (64, 32), SOUTH: (32, 64), WEST: (0, 32)}[side]


def bead(which: str, x: float, y: float, radius: float) -> skia.Path:
    """A round, square or diamond shape: red, green or blue line."""
    if which == "g":
        return round_box(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.2)
    if which == "u":
        reach = radius * 1.2
        return poly([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
    made = skia.Path()
    made.addCircle(x, y, radius)
    return made


def station(c: skia.Canvas, which: str) -> None:
    """The plate over a metro station: the line's shape and colour, and the front of a train."""
    c.drawPath(bead(which, 33, 34, 21), fill(SHADE, 0.35, blur=2))
    c.drawPath(bead(which, 32, 32, 21), fill(EDGE))
    c.drawPath(bead(which, 32, 32, 18.5), fill(METRO[which]))
    c.drawPath(bead(which, 32, 32, 15.8), line(EDGE, 1, 0.55))
    plate(c, 25, 22, 14, 16, 5, fill(EDGE))
    plate(c, 27.2, 25, 9.6, 5, 1.5, fill(METRO[which]))
    for x in (-1, 1):
        c.drawCircle(32 + x * 3.8, 34, 1.5, fill(METRO[which]))
        c.drawLine(32 + x * 3, 39.5, 32 + x * 5.5, 42.5, line(EDGE, 1.8))


def gate(c: skia.Canvas) -> None:
    """The bay before headquarters where the police car starts: blue corners and a pale star."""
    plate(c, 7, 7, 50, 50, 7, fill("#1F3F9A", 0.3))
    for side in SIDES:
        with turned(c, side):
            corner = skia.Path()
            corner.moveTo(-25, -12)
            corner.lineTo(-25, -25)
            corner.lineTo(-12, -25)
            c.drawPath(corner, line("#BFD3FF", 3))
    c.drawPath(star(32, 33, 13, 5.6, 5), fill("#DCE7FF", 0.85))


def quay(c: skia.Canvas, seed: int) -> None:
    """The stone edge of the harbour, on the north side of a water tile."""
    c.drawRect(box(0, 14, 64, 26), ramp((0, 14), (0, 40), ("#14284A", 0.55), ("#14284A", 0)))
    c.drawRect(box(0, 0, 64, 15), fill("#8E8279"))
    c.drawRect(box(0, 0, 64, 8), fill("#DCCFB8"))
    c.drawRect(box(0, 0, 64, 2), fill("#F3E8D2"))
    c.drawRect(box(0, 14, 64, 1.6), fill(DUSK_LINE, 0.8))
    for x in (8, 40) if seed % 2 else (24, 56):
        c.drawLine(x, 0, x, 8, line("#A99B85", 1.2))
        c.drawLine(x - 16, 8, x - 16, 14, line(DUSK_LINE, 1, 0.35))
    if seed % 2:
        c.drawOval(oval(25, 6, 5, 3), fill(SHADE, 0.4))
        plate(c, 20, -1, 8, 6, 3, fill("#4A4560"))
        c.drawCircle(24, 1.5, 2.4, fill("#6E6888"))
    else:
        c.drawCircle(40, 14, 5, fill(DUSK_LINE))
        c.drawCircle(40, 14, 2, fill("#7A7488"))
