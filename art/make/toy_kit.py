"""Arcs and slices, which many small toys are made of."""

from __future__ import annotations

import skia

from kit import oval


def arc(
    c: skia.Canvas, x: float, y: float, rx: float, ry: float, start: float, sweep: float, pen: skia.Paint
) -> None:
    """Draw a part of an ellipse's outline; degrees, 0 is east and 90 is south."""
    c.drawArc(oval(x, y, rx, ry), start, sweep, useCenter=False, paint=pen)


def slice_of(x: float, y: float, radius: float, start: float, sweep: float) -> skia.Path:
    """A piece of cake."""
    made = skia.Path()
    made.moveTo(x, y)
    made.arcTo(oval(x, y, radius, radius), start, sweep, forceMoveTo=False)
    made.close()
    return made
