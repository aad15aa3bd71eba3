"""Paper of Stop Thief!: the WANTED poster without its thief, money, and the marks of the notebook."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia

from case_places import PORTRAIT, REWARD
from kit import (
    CREAM,
    INK,
    RED,
    SHADE,
    WHITE,
    clipped,
    fill,
    lighter,
    line,
    path,
    placed,
    plate,
    poly,
    radial,
    ramp,
    round_box,
    text,
    text_path,
)
from sheet import drawing
from speckle import speckle

WIDE, HIGH = 300, 440
SEPIA = "#3A2416"
GREEN, DARK_GREEN, MINT = "#5FAE62", "#1E5A34", "#DDF2CC"


def _torn(seed: int, inset: float) -> skia.Path:
    """A sheet cut straight above and at the sides, torn off at the foot, one corner missing."""
    dice = np.random.default_rng(seed)
    foot = [
        (x, HIGH - 12 - inset - float(dice.random()) * 7 - (x > 236) * (x - 236) * 0.2)
        for x in range(288, 11, -9)
    ]
    right = [(292 - inset - float(dice.random()) * 1.6, y) for y in range(40, 420, 24)]
    left = [(8 + inset + float(dice.random()) * 1.6, y) for y in range(412, 20, -24)]
    return poly(
        [(8 + inset, 12 + inset), (266, 10 + inset), (278, 22), (292 - inset, 30), *right, *foot, *left]
    )


def _pin(c: skia.Canvas) -> None:
    c.drawCircle(154, 20, 9, fill(SHADE, 0.5, blur=3))
    c.drawCircle(150, 12, 9.5, radial(146, 8, 14, "#FF9A80", "#E03A22", "#9A1A0E"))
    c.drawCircle(147, 8.5, 2.6, fill(WHITE, 0.85))


def _folds(c: skia.Canvas) -> None:
    """The sheet was folded twice, and somebody put down a cup."""
    c.drawLine(0, 221, WIDE, 219, line("#8A6A3A", 1.6, 0.35))
    c.drawLine(0, 222.5, WIDE, 220.5, line(WHITE, 1.4, 0.5))
    c.drawCircle(262, 384, 34, line("#8A5A22", 4, 0.18))
    c.drawCircle(262, 384, 30, line("#8A5A22", 1.2, 0.16))


def wanted(c: skia.Canvas) -> None:
    """The poster; portrait, name, reward and words come from the game."""
    sheet = _torn(7, 0)
    with placed(c, 3, 6):
        c.drawPath(sheet, fill(SHADE, 0.55, blur=3))
    c.drawPath(sheet, fill("#FFF6DE"))
    with clipped(c, _torn(7, 1.6)):
        c.drawPaint(ramp((0, 0), (WIDE, HIGH), "#F6E9CA", "#EAD8B0", "#D6BC8C"))
        _folds(c)
        plate(c, 17, 20, 266, 398, 3, line("#6B4A24", 2, 0.5))
        speckle(c, WIDE, HIGH, 9, 5)
    c.drawPath(poly([(266, 10), (278, 22), (292, 30), (268, 32)]), fill("#C9AE7C"))
    text(c, "WANTED", 150, 39, "disp", 41, SEPIA, 5)
    left, top, wide, high = PORTRAIT
    plate(c, left - 4, top - 4, wide + 8, high + 8, 17, fill("#6B4A24", 0.35))
    plate(c, left, top, wide, high, 14, fill("#B79C6C"))
    left, top, wide, high = REWARD
    plate(c, left, top + 2, wide, high, high / 2, fill("#5A0F08", 0.5))
    plate(c, left, top, wide, high, high / 2, fill(RED))
    _pin(c)


def _note(c: skia.Canvas) -> None:
    """A banknote of 120 x 60 with a seal in the middle; the game may write on its ends."""
    plate(c, 1, 3, 118, 56, 5, fill(SHADE, 0.45))
    plate(c, 1, 1, 118, 56, 5, fill(MINT))
    plate(c, 5, 5, 110, 48, 3, ramp((0, 0), (120, 60), lighter(GREEN, 0.3), GREEN, "#3E8A4E"))
    with clipped(c, round_box(5, 5, 110, 48, 3)):
        for x in range(-40, 130, 9):
            c.drawPath(path(f"M {x} 5 Q {x + 20} 29 {x} 53", close=False), line(MINT, 1.6, 0.35))
    plate(c, 9, 9, 102, 40, 2, line(DARK_GREEN, 1.8, 0.75))
    c.drawCircle(60, 29, 20, fill(DARK_GREEN))
    c.drawCircle(60, 29, 17.5, fill(MINT))
    text(c, "$", 60, 29, "disp", 27, DARK_GREEN)
    for x in (22, 98):
        c.drawPath(poly([(x, 21), (x + 7, 29), (x, 37), (x - 7, 29)]), fill(DARK_GREEN, 0.8))


def _stack(c: skia.Canvas) -> None:
    """A bundle of notes, seen from the side and above."""
    for i, y in enumerate((27, 21, 15)):
        c.drawPath(poly([(3, y), (20, y - 8), (37, y), (20, y + 8)]), fill(INK))
        c.drawPath(poly([(3, y), (3, y + 5), (20, y + 13), (37, y + 5), (37, y), (20, y + 8)]), fill(INK))
        c.drawPath(poly([(5, y + 0.5), (5, y + 4), (20, y + 11), (20, y + 7.5)]), fill(MINT))
        c.drawPath(poly([(35, y + 0.5), (35, y + 4), (20, y + 11), (20, y + 7.5)]), fill("#3E8A4E"))
        c.drawPath(poly([(6, y), (20, y - 6.5), (34, y), (20, y + 6.5)]), fill(lighter(GREEN, 0.15 * i)))
    c.drawPath(poly([(10, 12.5), (16, 9.5), (30, 16.5), (24, 19.5)]), fill("#FFF3D0"))
    c.drawPath(poly([(24, 19.5), (30, 16.5), (30, 20), (24, 23)]), fill("#D8B26A"))


def _cross(c: skia.Canvas) -> None:
    for paint in (line(CREAM, 14.5), line(INK, 11), line("#FF5A45", 6)):
        c.drawLine(8, 8, 24, 24, paint)
        c.drawLine(24, 8, 8, 24, paint)


def _question(c: skia.Canvas) -> None:
    letter = text_path("?", 16, 16, "disp", 34)
    c.drawPath(letter, line(INK, 6))
    c.drawPath(letter, fill("#FFD35A"))


def draw(out: Path) -> None:
    """Write the poster, 300 x 440, the money and the marks."""
    small = {
        "wanted": (WIDE, HIGH, wanted),
        "money": (120, 60, _note),
        "stack": (40, 40, _stack),
        "mark_x": (32, 32, _cross),
        "mark_q": (32, 32, _question),
    }
    for name, (wide, high, paint) in small.items():
        with drawing(out / "stop_thief" / f"{name}.png", wide, high) as c:
            paint(c)
