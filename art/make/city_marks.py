"""What is painted on streets and what walls leave on the ground: dashes, crossings, covers, shadows."""

from __future__ import annotations

import random

import skia

from city_ground import HALF, TILE
from city_moods import Mood
from kit import SHADE, box, darker, fill, lighter, line, plate


def _worn(c: skia.Canvas, mood: Mood, stripe: skia.Rect, seed: int) -> None:
    """One stripe of road paint that wheels have rubbed."""
    dice = random.Random(seed)
    c.save()
    c.clipRect(stripe, doAntiAlias=True)
    c.drawRect(stripe, fill(mood.mark, 0.78))
    for _ in range(12):
        x, y = dice.uniform(stripe.left(), stripe.right()), dice.uniform(stripe.top(), stripe.bottom())
        c.drawCircle(x, y, dice.uniform(0.5, 1.4), fill(mood.asphalt, 0.4))
    c.restore()


def _flat(c: skia.Canvas, *, flat: bool) -> None:
    """Turn what is drawn for a road from north to south into one from west to east."""
    if flat:
        c.translate(TILE, 0)
        c.rotate(90)


def dash(c: skia.Canvas, mood: Mood, *, flat: bool) -> None:
    """A piece of the centre line."""
    _flat(c, flat=flat)
    _worn(c, mood, box(29, 12, 6, 40), 3)


def zebra(c: skia.Canvas, mood: Mood, stripes: tuple[int, ...], *, flat: bool) -> None:
    """A crossing; `stripes` says which of the tile's two are there."""
    _flat(c, flat=flat)
    for k in stripes:
        _worn(c, mood, box(HALF * k + 7, 5, 18, 54), 10 + k)


def manhole(c: skia.Canvas, mood: Mood) -> None:
    """A round cover."""
    c.drawCircle(HALF + 1, HALF + 1.5, 16, fill(mood.line, 0.6))
    c.drawCircle(HALF, HALF, 14, fill(darker(mood.joint, 0.1)))
    c.drawCircle(HALF, HALF, 11, line(mood.line, 2, 0.6))
    for k in (-6, 0, 6):
        c.drawLine(HALF - 8, HALF + k, HALF + 8, HALF + k, line(mood.line, 2.4, 0.6))
    c.drawArc(
        box(HALF - 14, HALF - 14, 28, 28), 190, 80, useCenter=False, paint=line(lighter(mood.kerb, 0.2), 1.4)
    )


def drain(c: skia.Canvas, mood: Mood) -> None:
    """A grating."""
    plate(c, 20, 24, 24, 16, 3, fill(mood.line, 0.85))
    for k in range(4):
        c.drawLine(24 + 5.3 * k, 27, 24 + 5.3 * k, 37, line(mood.joint, 2.2))


def cover_plate(c: skia.Canvas, mood: Mood) -> None:
    """A patch where the street was mended."""
    plate(c, 10, 14, 44, 36, 3, fill(darker(mood.asphalt, 0.35), 0.7))
    plate(c, 10, 14, 44, 36, 3, line(SHADE, 2, 0.35))


def shade(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """The shadow of walls that stand in the north (1), the west (2) or the north-west (4)."""
    dark = fill("#0A0C1C", mood.shade, blur=7)
    if mask & 1:
        c.drawRect(box(-20, -40, 104, 54), dark)
    if mask & 2:
        c.drawRect(box(-40, -20, 48, 104), dark)
    if mask == 4:
        c.drawRect(box(-30, -30, 38, 40), dark)
