"""White gloves of the six seats: one points, one slaps the table."""

from __future__ import annotations

import json
from pathlib import Path

import skia

from kit import EDGE, LINE, clipped, darker, fill, lighter, line, path, placed, plate, ramp, round_box
from seats import SEATS, badge
from sheet import drawing, layer

WIDE, HIGH = 168, 256
Segment = tuple[int, int, int, int]
TIP = (66, 16)
PALM = (84, 118)
FOLD = "#D6C7A6"
FINGERS = [(66, 30, 66, 112), (90, 92, 91, 120), (111, 97, 110, 124), (130, 106, 127, 128)]

SPREAD = [(57, 108, 30, 52), (72, 100, 61, 28), (92, 100, 96, 22), (111, 106, 130, 40)]
THUMB = (64, 142, 22, 108)


def _strokes(c: skia.Canvas, lines: list[Segment], paint: skia.Paint) -> None:
    for ends in lines:
        c.drawLine(*ends, paint)


def _cuff(c: skia.Canvas, who: str, left: float, wide: float) -> None:
    """The shirt cuff in the seat colour, with its badge."""
    col = SEATS[who].colour
    top, high = 174, 66
    plate(c, left, top, wide, high, 13, fill(LINE))
    with clipped(c, round_box(left + 5, top + 5, wide - 10, high - 10, 9)):
        c.drawPaint(ramp((left, 0), (left + wide, 0), lighter(col, 0.22), col, darker(col, 0.3)))
        plate(c, left, top + 4, wide, 11, 0, fill("#FFFFFF", 0.38))
        c.drawLine(left, top + high - 12, left + wide, top + high - 12, line(LINE, 2.5, 0.35))
    with placed(c, left + wide / 2, top + 38):
        badge(c, who, 19)


def _glove_shade(c: skia.Canvas, outline: skia.Path) -> None:
    with clipped(c, outline):
        c.drawPaint(ramp((60, 90), (150, 190), ("#FFFFFF", 0), (FOLD, 0.2), (FOLD, 1)))


def point(c: skia.Canvas, who: str) -> None:
    """A fist with the index finger straight up; its tip is at TIP."""
    thumb = [(38, 140, 64, 158)]
    fist = round_box(49, 98, 92, 82, 28)
    _strokes(c, FINGERS + thumb, line(LINE, 37))
    c.drawPath(fist, line(LINE, 10))
    _strokes(c, FINGERS + thumb, line(EDGE, 27))
    c.drawPath(fist, fill(EDGE))
    _glove_shade(c, fist)
    for x, top, foot in ((79, 112, 140), (101, 114, 138), (119, 118, 138)):
        c.drawLine(x, top, x - 1, foot, line(LINE, 4))
    c.drawPath(path("M 66 130 Q 52 136 46 150", close=False), line(FOLD, 4))
    c.drawLine(59, 30, 59, 66, line("#FFFFFF", 5))
    _cuff(c, who, 45, 100)


def slap(c: skia.Canvas, who: str) -> None:
    """An open hand seen from the back, five fingers spread; the palm's middle is at PALM."""
    palm = path("M 46 108 Q 50 88 82 88 Q 116 86 124 106 Q 130 140 118 180 L 58 180 Q 44 150 46 108")
    for col, extra in ((LINE, 10), (EDGE, 0)):
        _strokes(c, SPREAD, line(col, 25 + extra))
        _strokes(c, [THUMB], line(col, 24 + extra))
        c.drawPath(palm, line(col, max(extra, 1)))
        c.drawPath(palm, fill(col))
    _glove_shade(c, palm)
    for start, end in (((70, 118), (66, 146)), ((86, 116), (86, 148)), ((102, 118), (106, 146))):
        c.drawLine(*start, *end, line(LINE, 4, 0.85))
    for x0, y0, x1, y1 in SPREAD:
        c.drawLine(x1 - 4, y1 + 2, (x0 + x1) / 2 - 4, (y0 + y1) / 2, line("#FFFFFF", 5))
    c.drawLine(SPREAD[-1][2] + 7, SPREAD[-1][3] + 8, 122, 88, line(FOLD, 4, 0.9))
    _cuff(c, who, 38, 96)


def draw(out: Path) -> None:
    """Write the twelve hands and where each of them touches."""
    touches: dict[str, tuple[int, int]] = {}
    for who in SEATS:
        for name, paint, touch in ((f"point_{who}", point, TIP), (f"slap_{who}", slap, PALM)):
            with drawing(out / "hands" / f"{name}.png", WIDE, HIGH) as c, layer(c, shadow=6):
                paint(c, who)
            touches[name] = touch
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(touch)}" for name, touch in sorted(touches.items()))
    (out / "hands" / "hands.json").write_text("{\n" + rows + "\n}\n")
