"""What lies on the investigators' desk: the Loot in its suitcase, handcuffs, and the desk itself by night."""

from __future__ import annotations

import math
from pathlib import Path

import skia

from case_papers import DARK_GREEN, GREEN, MINT
from kit import (
    AMBER,
    GILT,
    INK,
    SHADE,
    WHITE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    plate,
    poly,
    ramp,
    round_box,
)
from light import glow, grain, vignette
from sheet import drawing
from toy_kit import arc

BOARD = (420, 1500)
"""Left and right edge of the board on the screen."""
LEATHER = "#8A4A2A"


def _bundle(c: skia.Canvas, x: float, y: float) -> None:
    """One bundle of notes with its paper band, 36 wide."""
    c.drawPath(poly([(x, y), (x + 36, y), (x + 34, y + 17), (x - 3, y + 17)]), fill(DARK_GREEN))
    c.drawPath(
        poly([(x + 1, y + 1), (x + 34, y + 1), (x + 32, y + 11), (x - 1, y + 11)]), fill(lighter(GREEN, 0.18))
    )
    c.drawLine(x - 1, y + 14, x + 32, y + 14, line(MINT, 2))
    c.drawPath(poly([(x + 12, y), (x + 22, y), (x + 20, y + 17), (x + 9, y + 17)]), fill("#FFF3D0"))


def _lid(c: skia.Canvas) -> None:
    c.drawPath(poly([(28, 8), (172, 8), (186, 78), (14, 78)]), fill(darker(LEATHER, 0.45)))
    c.drawPath(poly([(32, 12), (168, 12), (180, 76), (20, 76)]), fill(LEATHER))
    c.drawPath(poly([(42, 20), (158, 20), (168, 74), (32, 74)]), ramp((0, 20), (0, 74), "#7A2038", "#4E1226"))
    for x in (62, 100, 138):
        c.drawLine(x * 0.9 + 10, 22, x, 74, line("#A83A54", 2, 0.7))
    c.drawLine(34, 16, 166, 16, line("#D89A66", 2.5, 0.8))


def _case(c: skia.Canvas) -> None:
    c.drawPath(poly([(14, 76), (186, 76), (196, 112), (4, 112)]), fill("#3A0E1C"))
    for y, left, count in ((60, 24, 4), (72, 18, 4), (86, 12, 4)):
        step = (200 - 2 * left) / count
        for i in range(count):
            _bundle(c, left + step * i + (step - 36) / 2, y)
    front = path("M 4 106 L 196 106 L 192 142 Q 190 147 184 147 L 16 147 Q 10 147 8 142")
    c.drawPath(front, ramp((0, 106), (0, 147), lighter(LEATHER, 0.15), LEATHER, darker(LEATHER, 0.35)))
    c.drawLine(6, 108, 194, 108, line("#F0B884", 3, 0.9))
    for x in (26, 174):
        plate(c, x - 14, 110, 28, 36, 3, fill(darker(LEATHER, 0.3)))
    for x in (62, 138):
        plate(c, x - 9, 104, 18, 16, 3, fill("#6E4A12"))
        plate(c, x - 8, 104, 16, 13, 3, fill(AMBER))
    plate(c, 80, 118, 40, 14, 7, line("#3A1A0E", 6))


def loot(c: skia.Canvas) -> None:
    """An open suitcase full of money, 200 x 150."""
    plate(c, 12, 126, 180, 22, 10, fill(SHADE, 0.55, blur=4))
    _lid(c)
    _case(c)


def _cuff(c: skia.Canvas, x: float, y: float, turn: float) -> None:
    with placed(c, x, y, turn):
        c.drawCircle(0, 0, 18, line(INK, 13))
        c.drawCircle(0, 0, 18, line("#8E9AB0", 8))
        arc(c, 0, 0, 19, 19, 160, 130, line("#E8EEF8", 4))
        plate(c, -12, 12, 24, 15, 4, fill(INK))
        plate(c, -9, 14, 18, 10, 3, fill("#B8C4D8"))
        c.drawCircle(0, 19, 2.6, fill(INK))


def cuffs(c: skia.Canvas) -> None:
    """Handcuffs, 96 x 96."""
    for paint in (line(INK, 9), line("#B8C4D8", 4)):
        c.drawPath(path("M 40 55 Q 48 66 60 58", close=False), paint)
    _cuff(c, 28, 31, -30)
    _cuff(c, 68, 62, 150)


def _print(c: skia.Canvas, x: float, y: float, turn: float) -> None:
    """One shoe print pressed into the leather."""
    with placed(c, x, y, turn):
        for drop, paint in ((1.6, fill("#A9B8F0", 0.13)), (0, fill("#04060E", 0.42))):
            c.drawOval(oval(0, drop - 9, 9.5, 16), paint)
            c.drawPath(
                path(
                    f"M -7 {12 + drop} L 7 {12 + drop} Q 8 {26 + drop} 0 {26 + drop}"
                    f" Q -8 {26 + drop} -7 {12 + drop}"
                ),
                paint,
            )


def _trail(c: skia.Canvas, bend: float, stop: int) -> None:
    """Somebody walked up the desk, and was heard where the prints end."""
    for i in range(stop):
        y = 1040 - i * 46
        sway, lean = math.sin(y / 190 + bend), math.cos(y / 190 + bend)
        _print(c, 200 + 96 * sway + (17 if i % 2 else -17), y, -24 * lean)
    x, y = 200 + 96 * math.sin((1040 - stop * 46) / 190 + bend), 1040 - stop * 46
    for r in (44, 76, 108, 140):
        c.drawCircle(x, y, r, line("#6BFFC8", 3, 0.15 - r * 0.0008))


def _pad(c: skia.Canvas, bend: float, stop: int) -> None:
    """One side of the desk: a stitched leather pad under a lamp."""
    pad = round_box(10, 10, BOARD[0] - 34, 1060, 24)
    c.drawRect(skia.Rect(0, 0, BOARD[0], 1080), fill("#0A0F20"))
    plate(c, 12, 14, BOARD[0] - 34, 1060, 24, fill(SHADE, 0.8, blur=6))
    with clipped(c, pad):
        c.drawPaint(ramp((0, 0), (0, 1080), "#222E5C", "#18224A", "#0F1732"))
        grain(c, BOARD[0], 1080, 15, 21, 2)
        glow(c, 180, 10, 520, "#FFA552", 0.34, high=600)
        _trail(c, bend, stop)
        with placed(c, 2, 3):
            c.drawPath(pad, line("#A9B8F0", 3, 0.3))
    stitches = line(GILT, 2.2, 0.62)
    stitches.setPathEffect(skia.DashPathEffect.Make([9, 7], 0))
    plate(c, 19, 19, BOARD[0] - 52, 1042, 17, stitches)


def _edge(c: skia.Canvas, at: float, side: int) -> None:
    """The lacquered rim of the board with its brass line, left (-1) or right (1) of it."""
    left = at - 12 if side < 0 else at
    c.drawRect(skia.Rect(left - 8, 0, left + 20, 1080), fill(SHADE, 0.75, blur=10))
    c.drawRect(
        skia.Rect(left, 0, left + 12, 1080), ramp((left, 0), (left + 12, 0), "#3A4468", "#1A2140", "#0A0E1E")
    )
    c.drawLine(left + 6, 0, left + 6, 1080, line(GILT, 2.2, 0.85))
    c.drawLine(left + 0.7, 0, left + 0.7, 1080, line(WHITE, 1.2, 0.2))


def backdrop(c: skia.Canvas) -> None:
    """The desk by night; the board covers the middle."""
    c.drawColor(0xFF060A16)
    _pad(c, 0, 19)
    with placed(c, BOARD[1] + 14, 0):
        _pad(c, 2.4, 9)
    for at, side in ((BOARD[0], -1), (BOARD[1], 1)):
        _edge(c, at, side)
    vignette(c, 1920, 1080, 0.4)


def draw(out: Path) -> None:
    """Write the suitcase, the handcuffs and the desk."""
    with drawing(out / "stop_thief" / "loot.png", 200, 150) as c:
        loot(c)
    with drawing(out / "stop_thief" / "cuffs.png", 96, 96) as c:
        cuffs(c)
    with drawing(out / "stop_thief" / "backdrop.jpg", 1920, 1080) as c:
        backdrop(c)
