"""Tiles round and between the blocks: headquarters, park, railway, runway and pier."""

from __future__ import annotations

import random

import skia

from city_moods import MOODS, Mood
from kit import EDGE, SHADE, box, clipped, fill, line, mix, oval, placed, plate, poly, ramp, round_box, star
from roof_street import DUSK_LINE, EAST, SIDES, TILE, WEST, turned

DUSK = MOODS["dusk"]
CAP, CAP_SHADE, GRASS, KERB = DUSK.cap, DUSK.cap_shade, DUSK.grass, DUSK.kerb
HEDGE = "#3E6E4E"


def office(c: skia.Canvas, mask: int) -> None:
    """A police office, open to the sky: blue floor, a way out to the street in the north."""
    c.drawRect(box(0, 0, TILE, TILE), fill("#CFDDF6"))
    for step in (16, 32, 48):
        c.drawLine(step, 0, step, TILE, line("#A9BDE2", 1.2))
        c.drawLine(0, step, TILE, step, line("#A9BDE2", 1.2))
    plate(c, 16, 36, 32, 22, 3, fill("#4467B8"))
    plate(c, 18.5, 38.5, 27, 17, 2, line("#BFD3FF", 1.4))
    c.drawPath(star(32, 47.5, 7.5, 3.2, 5), fill("#FFC857"))
    c.drawRect(box(0, 0, TILE, 18), ramp((0, 4), (0, 18), ("#1B1430", 0.4), ("#1B1430", 0)))
    _side_walls(c, mask)
    _wall(c, 0, 0, 21, 8)
    _wall(c, 43, 0, 21, 8)
    c.drawRect(box(21, 0, 22, 7), fill("#2E56B8"))
    c.drawRect(box(21, 0, 22, 2), fill("#DCE7FF"))


def cell(c: skia.Canvas, mask: int) -> None:
    """A cell: a bunk, a bucket, bars towards the offices, and a barred wall to the street in the south."""
    c.drawRect(box(0, 0, TILE, TILE), fill("#8A93AE"))
    for y in (21, 42):
        c.drawLine(0, y, TILE, y, line("#7983A0", 1.2))
    c.drawRect(box(0, 0, TILE, 16), ramp((0, 0), (0, 16), ("#1B1430", 0.35), ("#1B1430", 0)))
    plate(c, 11, 15, 17, 31, 3, fill("#1B1430", 0.4, blur=1.5))
    plate(c, 9, 13, 17, 31, 3, fill("#5A4A44"))
    plate(c, 10.5, 14.5, 14, 28, 2, fill("#C9CFDE"))
    plate(c, 10.5, 24, 14, 18.5, 2, fill("#B8653E"))
    c.drawCircle(50, 19, 5, fill("#1B1430", 0.4))
    c.drawCircle(49, 18, 5, fill("#DDE3F0"))
    c.drawCircle(49, 18, 2.8, fill("#6E7896"))
    _side_walls(c, mask)
    _bars(c)
    _cell_front(c)


def _bars(c: skia.Canvas) -> None:
    """Iron bars between cell and office."""
    c.drawRect(box(0, 14, TILE, 5), fill("#1B1430", 0.3, blur=1.5))
    for x in range(4, 64, 7):
        c.drawRect(box(x, 0, 2.8, 16), fill("#3A4262"))
        c.drawRect(box(x, 0, 1, 16), fill("#D6DDF0"))
    c.drawRect(box(0, -1, TILE, 4.6), fill(DUSK_LINE))
    c.drawRect(box(0, 0.4, TILE, 1.4), fill("#C6CEE4"))


def _cell_front(c: skia.Canvas) -> None:
    """The south wall of a cell from outside: cap, face and a small barred gate."""
    c.drawRect(box(0, 46, TILE, 18), fill("#8D7A86"))
    for y in (55, 59.5):
        c.drawLine(0, y, TILE, y, line(DUSK_LINE, 1, 0.25))
    _wall(c, 0, 44, TILE, 8)
    c.drawRect(box(0, 62, TILE, 2), fill(DUSK_LINE))
    plate(c, 21, 51, 22, 13, 2, fill(DUSK_LINE))
    c.drawRect(box(23, 53, 18, 11), ramp((0, 53), (0, 64), "#6B7AB0", "#AFC2F2"))
    for x in (26, 30.5, 35, 39):
        c.drawLine(x, 53, x, 64, line(DUSK_LINE, 1.5))


def _side_walls(c: skia.Canvas, mask: int) -> None:
    """Full walls on the sides in `mask` with a gap to walk through, low walls between rooms."""
    for side, x in ((WEST, 0), (EAST, TILE)):
        wide = 7 if mask & side else 3
        left = x if side == WEST else x - wide
        _wall(c, left, 0, wide, 20)
        _wall(c, left, 44, wide, 20)
        if mask & side:
            c.drawRect(box(left, 20, wide, 24), fill("#2E56B8"))


def _wall(c: skia.Canvas, left: float, top: float, wide: float, high: float) -> None:
    c.drawRect(box(left, top, wide, high), fill(DUSK_LINE))
    c.drawRect(box(left + 1.2, top + 1.2, max(wide - 2.4, 1), high - 2.4), fill(CAP))
    c.drawRect(box(left + 1.2, top + high - 3.2, max(wide - 2.4, 1), 2), fill(CAP_SHADE))


def grass(c: skia.Canvas, seed: int) -> None:
    """Lawn, with flowers on every other tile."""
    dice = random.Random(seed)
    c.clear(skia.Color(*bytes.fromhex(GRASS[1:])))
    for _ in range(5):
        c.drawOval(
            oval(dice.uniform(0, 64), dice.uniform(0, 64), 14, 9),
            fill(mix(GRASS, "#8DB472", 0.5), 0.3, blur=4),
        )
    for _ in range(22):
        x, y = dice.uniform(2, 62), dice.uniform(4, 62)
        c.drawLine(x, y, x + dice.uniform(-2, 2), y - 4, line(mix(GRASS, "#A9CC82", dice.random()), 1.2, 0.8))
    for _ in range(5 if seed % 2 else 0):
        x, y = dice.uniform(6, 58), dice.uniform(6, 58)
        c.drawCircle(x + 0.6, y + 1, 2, fill(SHADE, 0.25))
        c.drawCircle(x, y, 1.9, fill(dice.choice(("#FFE39A", "#F7B6C2", EDGE))))


def hedge(c: skia.Canvas, mask: int) -> None:
    """A clipped hedge and a strip of gravel along the sides in `mask` where the park meets the street."""
    for side in SIDES:
        if mask & side:
            with turned(c, side):
                c.drawRect(box(-32, -32, 64, 7), fill(KERB))
                c.drawRect(box(-32, -26, 64, 1.6), fill(SHADE, 0.2))
    for side in SIDES:
        if mask & side:
            _hedge_row(c, side)


def _hedge_row(c: skia.Canvas, side: int) -> None:
    dice = random.Random(5)
    with clipped(c, round_box(0, 0, TILE, TILE, 0)):
        with turned(c, side):
            spots = [(x, -17 + dice.uniform(-0.8, 0.8)) for x in range(-32, 33, 8)]
        with turned(c, side):
            for tone, radius, alpha in ((SHADE, 8.6, 0.3), (HEDGE, 7.6, 1.0)):
                for x, y in spots:
                    c.drawCircle(x, y, radius, fill(tone, alpha))
        for x, y in spots:
            spot = _turned_point(x, y, side)
            c.drawCircle(spot[0] - 1.8, spot[1] - 2, 4, fill(mix(HEDGE, "#9CC47A", 0.45), 0.75))


def hedge_corner(c: skia.Canvas, corner: int) -> None:
    """Where the hedge bends round the street: 1 NE, 2 SE, 4 SW, 8 NW."""
    with turned(c, corner):
        c.drawRect(box(25, -32, 7, 7), fill(KERB))
    for x, y in ((16, -17), (24, -17), (17, -24), (32, -17), (17, -32)):
        c.drawCircle(*_turned_point(x, y, corner), 7.6, fill(HEDGE))
    for x, y in ((16, -17), (24, -17), (17, -24)):
        left, top = _turned_point(x, y, corner)
        c.drawCircle(left - 1.8, top - 2, 4, fill(mix(HEDGE, "#9CC47A", 0.45), 0.75))


def _turned_point(x: float, y: float, side: int) -> tuple[float, float]:
    """Where a point of the turned tile lies, so that its light still comes from the upper left."""
    for _ in range(SIDES.index(side)):
        x, y = -y, x
    return x + TILE / 2, y + TILE / 2


def rails(c: skia.Canvas, *, end: bool) -> None:
    """A track from west to east over the upper part of a tile; `end` puts a buffer on it."""
    c.drawRect(box(0, 3, TILE, 36), fill("#8A7F7A"))
    dice = random.Random(8)
    for _ in range(60):
        tone = "#A89C92" if dice.random() < 0.5 else "#6A625F"
        c.drawCircle(dice.uniform(0, 64), dice.uniform(4, 38), 1.3, fill(tone))
    for x in range(4, 52 if end else 64, 12):
        plate(c, x, 7, 6, 29, 1, fill(SHADE, 0.3))
        plate(c, x - 0.8, 6, 6, 29, 1, fill("#6E4A34"))
    for y in (12, 27):
        c.drawRect(box(0, y, 54 if end else TILE, 4.4), fill(DUSK_LINE, 0.75))
        c.drawRect(box(0, y, 54 if end else TILE, 2.4), fill("#DCE2EE"))
    if end:
        plate(c, 50, 6, 8, 30, 2, fill(DUSK_LINE))
        for step in range(5):
            c.drawRect(box(51.5, 8 + step * 5.2, 5, 5.2), fill(EDGE if step % 2 else "#D8281B"))


def runway(c: skia.Canvas, mood: Mood, *, start: bool) -> None:
    """A runway from west to east with its lamps; `start` paints its threshold."""
    with mood.light(c):
        _runway(c, start=start)
    for x in (16, 48):
        for y in (5, 44):
            c.drawCircle(x, y, 3.4, fill("#FFC36A", 0.35 * mood.lamps))
            c.drawCircle(x, y, 1.5, fill("#FFF0C0"))


def _runway(c: skia.Canvas, *, start: bool) -> None:
    c.drawRect(box(0, 2, TILE, 44), fill("#474F6A"))
    for y in (4, 43):
        c.drawRect(box(0, y, TILE, 1.8), fill(EDGE, 0.85))
    if start:
        for y in range(9, 40, 7):
            c.drawRect(box(8, y, 26, 3.6), fill(EDGE, 0.85))
    c.drawRect(box(46 if start else 4, 22.5, 18 if start else 28, 3.2), fill(EDGE, 0.85))


def pier(c: skia.Canvas) -> None:
    """A wooden landing stage from the quay into the water."""
    plate(c, 8, -4, 54, 60, 3, fill("#0E1E3C", 0.5, blur=3))
    for x in (5, 53):
        for y in (20, 50):
            plate(c, x, y, 6, 10, 3, fill("#4A3226"))
    plate(c, 6, -4, 52, 58, 2, fill("#5A3C2A"))
    for step, y in enumerate(range(-4, 52, 7)):
        c.drawRect(box(7.5, y, 49, 5.8), fill("#B88554" if step % 2 else "#A87646"))
        for x in (11, 53):
            c.drawCircle(x, y + 3, 0.9, fill("#4A3226"))


def glass_hall(c: skia.Canvas, mood: Mood) -> None:
    """A hall of iron and glass over the track, with a front towards the street that is lit after sunset."""
    with mood.light(c):
        _hall(c)
    for x in (6, 48):
        with placed(c, x, 49):
            pane = poly([(0, 3), (5, 0), (10, 3), (10, 12), (0, 12)])
            c.drawPath(pane, fill("#FFD98A" if mood.lamps else mood.glass[1]))
            c.drawPath(pane, line(mood.line, 1.4))


def _hall(c: skia.Canvas) -> None:
    plate(c, 5, 6, 60, 58, 4, fill("#1B1430", 0.4, blur=3))
    plate(c, 1, 1, 62, 50, 5, fill(DUSK_LINE))
    for left, ends in ((3, ("#B7DCEE", "#EAFBFF")), (32, ("#8CBAD4", "#5A8CB0"))):
        c.drawRect(box(left, 3, 29, 41), ramp((left, 0), (left + 29, 0), *ends))
    for x in range(3, 64, 58 // 6):
        c.drawLine(x, 3, x, 44, line("#F4FDFF", 1.3, 0.9))
    c.drawRect(box(3, 22, 58, 2.4), fill(EDGE))
    c.drawRect(box(1, 44, 62, 20), fill("#8C4A3C"))
    c.drawRect(box(1, 44, 62, 3), fill(CAP))
    c.drawRect(box(0, 61, TILE, 3), fill(DUSK_LINE))
