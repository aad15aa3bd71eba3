"""ID cards of the six investigators: stock, seal and signature; portrait and words come from the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia

from case_places import ID_CARD, ID_PHOTO
from kit import (
    EDGE,
    GILT,
    SHADE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    ngon,
    path,
    placed,
    plate,
    ramp,
    round_box,
    star,
)
from seats import SEATS, seat_shape
from sheet import drawing

WIDE, HIGH = ID_CARD
BAND = 60
"""The coloured head of the card."""
RADIUS = 18
SEAL = (500, 276)


def _guilloche(c: skia.Canvas, ink: str) -> None:
    """Fine waves, as on papers that nobody should copy."""
    for row in range(14):
        y = BAND + 12 + row * 20
        wave = path(f"M -20 {y} C 80 {y - 46} 160 {y + 46} 260 {y}", close=False)
        for x in (0, 280):
            with placed(c, x, 0):
                c.drawPath(wave, line(ink, 1.4, 0.16))
            with placed(c, x + 60, 0):
                c.drawPath(wave, line(ink, 1.0, 0.12))


def _band(c: skia.Canvas, who: str) -> None:
    seat = SEATS[who]
    c.drawRect(skia.Rect(0, 0, WIDE, BAND), ramp((0, 0), (0, BAND), lighter(seat.colour, 0.1), seat.colour))
    for n in range(12):
        with placed(c, 300 + n * 26, 30 + (n % 2) * 14 - 7, scale=0.9):
            c.drawPath(seat_shape(seat.shape, 11), line(seat.letter_colour, 2.4, 0.09))
    c.drawRect(skia.Rect(0, BAND, WIDE, BAND + 4), fill(GILT))
    c.drawRect(skia.Rect(0, BAND + 4, WIDE, BAND + 5.5), fill(SHADE, 0.25))


def _seal(c: skia.Canvas, ink: str) -> None:
    """An eye in a star, stamped over the corner."""
    with placed(c, *SEAL, -14):
        c.drawPath(star(0, 0, 48, 40, 16), line(ink, 3, 0.2))
        c.drawCircle(0, 0, 33, line(ink, 2.4, 0.2))
        c.drawPath(path("M -25 0 Q 0 -24 25 0 Q 0 24 -25 0"), line(ink, 3, 0.2))
        c.drawCircle(0, 0, 9, fill(ink, 0.2))


def _photo(c: skia.Canvas) -> None:
    """Where the portrait is glued on."""
    left, top, wide, high = ID_PHOTO
    plate(c, left - 6, top - 3, wide + 12, high + 12, 8, fill(SHADE, 0.3, blur=3))
    plate(c, left - 6, top - 6, wide + 12, high + 12, 8, fill("#FFFFFF"))


def _signature(c: skia.Canvas, who: str) -> None:
    """A hasty hand, another one for everybody."""
    dice = np.random.default_rng(sum(map(ord, who)))
    x, y = 34.0, 300.0
    strokes = f"M {x} {y}"
    for n in range(6):
        tall = 30 if n in (0, 3) else 13
        up, back, on = (float(v) for v in dice.random(3))
        strokes += f" C {x + 4} {y - tall * (1 + up)} {x + 16 - 16 * back} {y - tall} {x + 9} {y + 3}"
        strokes += f" Q {x + 13} {y + 10 * on} {x + 20} {y - 5}"
        x += 20
    c.drawLine(28, 308, 178, 308, line(SHADE, 1.4, 0.4))
    c.drawPath(path(strokes, close=False), line("#1D2C66", 2.4, 0.9))
    c.drawPath(path(f"M {x - 4} 296 Q {x + 14} 284 {x + 22} 300", close=False), line("#1D2C66", 2.2, 0.9))


def card(c: skia.Canvas, who: str) -> None:
    """A card without words, corner at the origin."""
    seat = SEATS[who]
    ink = darker(seat.colour, 0.45)
    outline = round_box(0, 0, WIDE, HIGH, RADIUS)
    with clipped(c, outline):
        paper = mix(EDGE, seat.colour, 0.07)
        c.drawPaint(fill(paper))
        _guilloche(c, ink)
        c.drawPath(ngon(WIDE - 30, HIGH + 40, 190, 6), fill(seat.colour, 0.07))
        _band(c, who)
        _seal(c, ink)
    _photo(c)
    _signature(c, who)
    plate(c, 1.5, 1.5, WIDE - 3, HIGH - 3, RADIUS - 1.5, line(EDGE, 3))
    plate(c, 0.5, 0.5, WIDE - 1, HIGH - 1, RADIUS - 0.5, line(darker(seat.colour, 0.5), 1, 0.6))


def draw(out: Path) -> None:
    """Write the six cards, 560 x 330, no shadow."""
    for who in SEATS:
        with drawing(out / "stop_thief" / f"id_{who}.png", WIDE, HIGH) as c:
            card(c, who)
