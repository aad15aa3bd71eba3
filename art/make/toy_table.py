"""What lies beside the board of Police Chase: the dice tray, the helping glove, two big buttons, the felt."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia

import hands
from kit import (
    AMBER,
    EDGE,
    LINE,
    SHADE,
    WHITE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    ngon,
    path,
    placed,
    plate,
    radial,
    ramp,
    round_box,
    star,
)
from light import glow, grain, image, lay, noise, points, vignette
from sheet import drawing, layer

TRAY = (340, 260)
BOARD = (420, 1500)
"""Left and right edge of the board on the screen."""


def _wood(wide: int, high: int, seed: int) -> skia.Image:
    """Honey-coloured wood whose grain runs from left to right."""
    slow = noise(wide, high, seed, 60, 2)
    row = points(wide, high)[0]
    ring = np.sin(row / 4.2 + slow * 18) * 0.5 + 0.5
    value = 0.82 + 0.12 * ring + 0.12 * (noise(wide, high, seed + 1, 2) - 0.5)
    tones = [np.clip(value * tone, 0, 255) for tone in (196, 130, 74)]
    return image(np.dstack([*tones, np.full(value.shape, 255)]))


def tray(c: skia.Canvas) -> None:
    """A dice tray from above: a wooden rim and green felt, light from the upper left."""
    wide, high = TRAY
    plate(c, 10, 12, wide - 18, high - 18, 34, fill(SHADE, 0.5, blur=4))
    rim, felt = round_box(6, 5, wide - 14, high - 14, 34), round_box(28, 27, wide - 58, high - 58, 22)
    with clipped(c, rim):
        lay(c, _wood(wide, high, 5))
        c.drawPaint(ramp((0, 0), (wide, high), ("#FFF0C8", 0.34), ("#FFF0C8", 0), (SHADE, 0.4)))
    c.drawPath(round_box(7.5, 6.5, wide - 17, high - 17, 33), line("#FFE9BC", 2.4, 0.75))
    c.drawPath(rim, line("#4A2A14", 2.4))
    with clipped(c, felt):
        c.drawPaint(radial(130, 90, 260, "#3E9C77", "#2C7A5E", "#1D5846"))
        grain(c, wide, high, 15, 9)
        c.drawPath(round_box(22, 21, wide - 50, high - 50, 24), line(SHADE, 26, 0.55, blur=8))
    c.drawPath(felt, line("#5A3418", 3))
    c.drawPath(round_box(29.5, 29, wide - 60, high - 60, 21), line("#FFE9BC", 1.4, 0.28))
    with placed(c, wide / 2 - 1, high / 2 - 2):
        c.drawPath(star(0, 0, 46, 21, 5), line("#0F3B2E", 4, 0.28))


def finger(c: skia.Canvas) -> None:
    """A friendly glove that points down at (48, 90)."""
    c.translate(20.3, 96.7)
    c.scale(0.42, -0.42)
    with clipped(c, round_box(0, 0, hands.WIDE, 176, 0)):
        hands.point(c, "jimmy")
    plate(c, 43, 172, 104, 44, 14, fill(LINE))
    plate(c, 49, 178, 92, 32, 9, ramp((49, 0), (141, 0), "#FFE08A", AMBER, "#E89E22"))


def _button(c: skia.Canvas, col: str) -> None:
    """A thick round toy button with a wet light on it."""
    c.drawCircle(3, 12, 68, fill(SHADE, 0.5, blur=5))
    c.drawCircle(0, 8, 69, fill(darker(col, 0.5)))
    c.drawCircle(0, 0, 69, fill(EDGE))
    c.drawCircle(0, 0, 63, radial(-20, -30, 110, lighter(col, 0.35), col, darker(col, 0.18)))
    with clipped(c, skia.Path.Circle(0, 0, 60)):
        c.drawOval(skia.Rect(-54, -66, 54, -14), fill(WHITE, 0.26))


def _sign(c: skia.Canvas, sign: skia.Path) -> None:
    with placed(c, 0, 4):
        c.drawPath(sign, line(SHADE, 13, 0.28))
    c.drawPath(sign, line(LINE, 15))
    c.drawPath(sign, fill(EDGE))
    c.drawPath(sign, line(EDGE, 5))


def skip(c: skia.Canvas) -> None:
    """On we go: an arrow to the right."""
    _button(c, "#FFAE2B")
    _sign(c, path("M -36 -13 L 2 -13 L 2 -34 L 40 0 L 2 34 L 2 13 L -36 13"))


def tick(c: skia.Canvas) -> None:
    """Yes: a tick."""
    _button(c, "#3DB56B")
    _sign(c, path("M -38 2 L -25 -11 L -10 4 L 25 -32 L 38 -19 L -10 31"))


def backdrop(c: skia.Canvas) -> None:
    """Deep blue felt in a toy box, with a soft light on each side; the board covers the middle."""
    c.drawPaint(ramp((0, 0), (0, 1080), "#2E3A8C", "#232A6E", "#181C50"))
    marks = (
        star(0, 0, 24, 11, 5),
        skia.Path.Circle(0, 0, 16),
        ngon(0, 0, 19, 4),
        round_box(-16, -16, 32, 32, 5),
    )
    for row in range(10):
        for column in range(15):
            with placed(
                c, column * 140 + (70 if row % 2 else 0) - 20, row * 116 + 24, turn=15 * (row - column)
            ):
                c.drawPath(marks[(row + 2 * column) % 4], line("#A9B6FF", 5, 0.07))
    grain(c, 1920, 1080, 12, 21)
    grain(c, 1920, 1080, 14, 8, 3)
    for x, y in ((160, 200), (1760, 200)):
        glow(c, x, y, 720, "#7C8CFF", 0.32)
    for edge, side in ((BOARD[0], -1), (BOARD[1], 1)):
        _frame(c, edge, side)
    vignette(c, 1920, 1080, 0.42)


def _frame(c: skia.Canvas, edge: float, side: int) -> None:
    """The wooden edge of the board, on its left (-1) or right (1)."""
    left = edge - 14 if side < 0 else edge
    c.drawRect(skia.Rect(left - 6, 0, left + 22, 1080), fill(SHADE, 0.65, blur=10))
    c.save()
    c.clipRect(skia.Rect(left, 0, left + 14, 1080))
    c.translate(left + 14, 0)
    c.rotate(90)
    lay(c, _wood(1080, 14, 11))
    c.restore()
    tones = ("#FFF0C8", 0.45), ("#FFF0C8", 0), (SHADE, 0.45)
    c.drawRect(skia.Rect(left, 0, left + 14, 1080), ramp((left, 0), (left + 14, 0), *tones))
    for x in (left, left + 14):
        c.drawLine(x, 0, x, 1080, line("#2A160A", 1.6, 0.8))


def draw(out: Path) -> None:
    """Write the tray, the glove, the buttons and the felt."""
    with drawing(out / "table" / "tray.png", *TRAY) as c:
        tray(c)
    with drawing(out / "police_chase" / "finger.png", 96, 96) as c, layer(c, shadow=3):
        finger(c)
    for name, paint in (("skip", skip), ("ok", tick)):
        with drawing(out / "police_chase" / f"{name}.png", 160, 160) as c:
            c.translate(80, 75)
            paint(c)
    with drawing(out / "police_chase" / "backdrop.jpg", 1920, 1080) as c:
        backdrop(c)
