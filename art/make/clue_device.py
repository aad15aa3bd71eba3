"""The Clue Finder: a coral hand-held set with a dark screen; the game draws on it and lays the glass over."""

from __future__ import annotations

from pathlib import Path

import skia

from case_places import BUTTONS, SCREEN, TIMELINE
from kit import (
    SHADE,
    WHITE,
    clipped,
    fill,
    line,
    placed,
    plate,
    poly,
    radial,
    ramp,
    round_box,
    text_path,
)
from sheet import drawing
from speckle import speckle

WIDE, HIGH = 384, 520
BODY = (4, 24, 376, 480)
CORAL, CORAL_DARK, WELL = "#F25C3E", "#B3261A", "#4A0D08"


def _knob(c: skia.Canvas) -> None:
    """A ridged wheel that looks out of the top edge."""
    plate(c, 44, 10, 74, 30, 8, fill("#2A1216"))
    for x in range(49, 116, 8):
        plate(c, x, 11, 4, 16, 2, fill("#6A3A3A"))
    plate(c, 44, 10, 74, 5, 3, fill("#FFD9C8", 0.35))


def _antenna(c: skia.Canvas) -> None:
    plate(c, 304, 6, 38, 34, 10, ramp((304, 0), (342, 0), "#5A3034", "#2A1216"))
    for y in (13, 20):
        c.drawLine(306, y, 340, y, line(SHADE, 2.5, 0.6))
    plate(c, 312, 0, 22, 14, 7, radial(319, 3, 18, "#FFE9B0", "#FFC857", "#C77A1A"))


def _body(c: skia.Canvas) -> None:
    left, top, wide, high = BODY
    plate(c, left, top + 12, wide, high, 44, fill("#6E130B"))
    plate(c, left, top + 6, wide, high, 44, fill("#8E1C12"))
    shell = round_box(left, top, wide, high, 44)
    with clipped(c, shell):
        c.drawPaint(ramp((left, top), (left + wide, top + high), "#FF8062", CORAL, CORAL_DARK))
        speckle(c, WIDE, HIGH, 7, 8)
        with placed(c, 3, 3):
            c.drawPath(shell, line(WHITE, 6, 0.5, blur=1.6))
        with placed(c, -3, -4):
            c.drawPath(shell, line("#5A0F08", 8, 0.5, blur=2.5))


def _well(c: skia.Canvas, spot: tuple[int, int, int, int], radius: float, col: str, alpha: float) -> None:
    """A place pressed into the shell: dark above, a lit edge below."""
    left, top, wide, high = spot
    plate(c, left, top + 2, wide, high, radius, line("#FFB9A0", 2, 0.6))
    plate(c, left, top, wide, high, radius, fill(col, alpha))
    with clipped(c, round_box(left, top, wide, high, radius)):
        plate(c, left - 4, top - 3, wide + 8, high + 12, radius + 3, line(SHADE, 9, 0.5, blur=3))


def _grille(c: skia.Canvas) -> None:
    for row in range(3):
        for column in range(6):
            x, y = 282 + column * 13, 53 + row * 13
            c.drawCircle(x, y + 1.4, 4.4, fill("#FFB9A0", 0.7))
            c.drawCircle(x, y, 4.2, fill(WELL))


def _name(c: skia.Canvas) -> None:
    letters = text_path("CLUE FINDER", 140, 68, "disp", 30)
    with placed(c, 1.5, 3):
        c.drawPath(letters, fill("#6E130B"))
    c.drawPath(letters, fill("#FFF3DC"))


def _empty_screen(c: skia.Canvas) -> None:
    left, top, wide, high = SCREEN
    _well(c, (left - 10, top - 10, wide + 20, high + 20), 24, "#2A0906", 1)
    glass = round_box(left, top, wide, high, 14)
    with clipped(c, glass):
        c.drawPaint(radial(left + wide / 2, top + high * 0.45, wide * 0.66, "#14494A", "#0C2C30", "#061417"))
        for x in range(left + 17, left + wide, 34):
            c.drawLine(x, top, x, top + high, line("#6BFFC8", 1, 0.05))
        for y in range(top + 13, top + high, 34):
            c.drawLine(left, y, left + wide, y, line("#6BFFC8", 1, 0.05))
    c.drawPath(glass, line("#0A0203", 3))


def device(c: skia.Canvas) -> None:
    """The whole set, its screen dark."""
    _knob(c)
    _antenna(c)
    _body(c)
    _name(c)
    _grille(c)
    _empty_screen(c)
    _well(c, TIMELINE, 18, "#6E130B", 0.75)
    _well(c, BUTTONS, 16, "#6E130B", 0.55)


def glass(c: skia.Canvas) -> None:
    """What lies over the lit screen: lines, a green shine at the rim, a slanting reflection."""
    wide, high = SCREEN[2:]
    with clipped(c, round_box(0, 0, wide, high, 14)):
        for y in range(0, high, 4):
            c.drawLine(0, y + 0.5, wide, y + 0.5, line("#000000", 1, 0.14))
        plate(c, 0, 0, wide, high, 14, line("#42E8B0", 16, 0.28, blur=9))
        plate(c, -2, -2, wide + 4, high + 4, 16, line(SHADE, 12, 0.5, blur=5))
        c.drawPath(poly([(22, 0), (120, 0), (40, high), (0, high), (0, 60)]), fill(WHITE, 0.055))
        c.drawPath(poly([(132, 0), (146, 0), (66, high), (52, high)]), fill(WHITE, 0.04))
    plate(c, 1.5, 1.5, wide - 3, high - 3, 13, line("#9BFFE0", 1.4, 0.22))


def draw(out: Path) -> None:
    """Write the set and the glass of its screen."""
    with drawing(out / "stop_thief" / "device.png", WIDE, HIGH) as c:
        device(c)
    with drawing(out / "stop_thief" / "screen.png", *SCREEN[2:]) as c:
        glass(c)
