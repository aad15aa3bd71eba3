"""What lives on the title: neon signs, cars, a cat on the roofs, steam, and rain that splashes."""

from __future__ import annotations

import math
from pathlib import Path

import skia

from city import neon
from kit import clipped, fill, line, oval, path, placed, plate, poly, radial, ramp
from light import glow
from sheet import drawing

SIGNS = (("HOTEL", 470, 516, "#FF5A6E"), ("BANK", 1290, 538, "#5AD0FF"))
"""Words, middle and top on the picture, colour."""
STREET = 660
"""Where the street begins."""
SIGN_SIZE = (220, 330)
"""Of a sign with its glow and its light on the street; the sign begins at the middle of the upper square."""
CAT_AT = (1096, 523)
CAT_SIZE = (64, 60)
TAILS = (-16, 0, 16)
ARCHED = len(TAILS)
"""The frame in which the cat has seen somebody."""
CAR_SIZE = (320, 84)
PUFF = 72
FUR = "#0D1030"
RIM = "#8F86D6"


def sign(c: skia.Canvas, words: str, top: float, col: str, *, lit: bool = True) -> None:
    """A hanging sign, on with its light, or off."""
    middle = SIGN_SIZE[0] / 2
    if lit:
        _smear(c, middle, STREET - top + middle, 74, col)
        neon(c, words, middle, middle, col)
        return
    high = 21 * len(words) + 12
    c.drawLine(middle - 22, middle + 14, middle, middle + 14, line("#0B1020", 4))
    plate(c, middle - 15, middle, 30, high, 6, fill("#0B1020"))
    plate(c, middle - 15, middle, 30, high, 6, line("#2A3158", 2, 0.9))


def _smear(c: skia.Canvas, x: float, top: float, high: float, col: str) -> None:
    """Light that a wet street draws out downwards."""
    with clipped(c, poly([(0, top), (SIGN_SIZE[0], top), SIGN_SIZE, (0, SIGN_SIZE[1])])):
        c.save()
        c.translate(x, top)
        c.scale(1, high / 34)
        c.drawCircle(0, 0, 34, radial(0, 0, 34, (col, 0.4), (col, 0.14), (col, 0)))
        c.restore()


def cat(c: skia.Canvas, frame: int) -> None:
    """A black cat on a parapet, its feet at the foot of the picture's middle; the moon is at its right."""
    with placed(c, 0, 0):
        if frame == ARCHED:
            _arched(c)
            return
        for col, grow in ((RIM, 1.6), (FUR, 0)):
            tail = skia.Path()
            tail.moveTo(18, 54)
            tail.cubicTo(4, 56, 2 + TAILS[frame] * 0.3, 36, 8 + TAILS[frame] * 0.5, 20)
            c.drawPath(tail, line(col, 5 + grow))
            body = path("M 16 60 C 12 40 22 28 34 26 C 46 26 48 40 46 60")
            c.drawPath(body, fill(col) if not grow else line(col, grow))
            c.drawOval(oval(38, 20, 11 + grow / 2, 10 + grow / 2), fill(col))
            for ear in (poly([(28, 18), (29, 3), (37, 11)]), poly([(40, 11), (47, 3), (48, 18)])):
                c.drawPath(ear, fill(col))
        for x in (35, 43):
            c.drawOval(oval(x, 19, 2.1, 2.6), fill("#FFC857"))


def _arched(c: skia.Canvas) -> None:
    """All fours, back up, tail like a brush."""
    for col, grow in ((RIM, 1.6), (FUR, 0)):
        tail = skia.Path()
        tail.moveTo(12, 36)
        tail.cubicTo(4, 28, 6, 14, 4, 4)
        c.drawPath(tail, line(col, 9 + grow))
        back = path("M 8 60 L 10 38 C 16 18 40 16 46 36 L 52 60 L 45 60 L 41 46 L 20 46 L 15 60")
        c.drawPath(back, fill(col) if not grow else line(col, grow))
        c.drawOval(oval(52, 32, 10 + grow / 2, 9 + grow / 2), fill(col))
        for ear in (poly([(43, 30), (43, 16), (51, 24)]), poly([(53, 23), (60, 15), (61, 30)])):
            c.drawPath(ear, fill(col))
    for x in (49, 57):
        c.drawCircle(x, 31, 2.8, fill("#FFE28A"))


def car(c: skia.Canvas) -> None:
    """A small car that drives to the right, far down the street, its lamps on the wet ground."""
    beam = path("M 196 40 L 320 22 L 320 78 L 196 50")
    c.drawPath(beam, ramp((196, 0), (318, 0), ("#FFE7A8", 0.5), ("#FFE7A8", 0.12), ("#FFE7A8", 0)))
    c.drawOval(oval(148, 62, 64, 7), fill("#05070F", 0.55, 3))
    body = path("M 88 58 C 86 42 98 38 110 37 C 116 24 124 20 140 20 C 160 20 166 26 176 37 "
                "C 192 38 202 42 202 56 C 202 60 196 60 192 60 L 98 60 C 92 60 88 60 88 58")  # fmt: skip
    c.drawPath(body, ramp((0, 20), (0, 60), "#3A4482", "#171C45"))
    c.drawPath(path("M 118 36 C 122 27 128 25 138 25 L 138 37"), fill("#FFDF9A", 0.8))
    c.drawPath(path("M 143 25 C 156 25 162 29 168 37 L 143 37"), fill("#FFDF9A", 0.8))
    for x in (112, 180):
        c.drawCircle(x, 59, 9, fill("#05070F"))
        c.drawCircle(x, 59, 3.6, fill("#5A6588"))
    glow(c, 90, 48, 30, "#FF3A2A", 0.75)
    c.drawOval(oval(90, 48, 3, 4), fill("#FF7A5A"))
    glow(c, 201, 46, 34, "#FFF0C0", 0.9)
    c.drawOval(oval(200, 46, 4, 5), fill("#FFF9E4"))


def puff(c: skia.Canvas, part: float) -> None:
    """Steam that grows and thins out, `part` of its way."""
    middle, r = PUFF / 2, 9 + 22 * part
    alpha = 0.42 * math.sin(math.pi * (0.18 + 0.82 * part))
    for dx, dy, size in ((-0.3, 0.15, 0.75), (0.32, 0.1, 0.7), (0, -0.2, 0.85)):
        c.drawCircle(middle + dx * r, middle + dy * r, r * size, fill("#C9C6F0", alpha * 0.55, 3))


def drop(c: skia.Canvas) -> None:
    """A streak of rain, slanting to the left."""
    c.drawLine(9, 1, 2, 33, line("#C9D8FF", 1.6, 0.34))


def splash(c: skia.Canvas, part: float) -> None:
    """A ring where a drop has met the street."""
    paint = line("#D8E2FF", 1.5, 0.5 * (1 - part))
    c.drawOval(oval(20, 8, 4 + 14 * part, 1.5 + 5 * part), paint)


def draw(out: Path) -> None:
    """Write all that moves on the title."""
    folder = out / "title"
    for words, _, top, col in SIGNS:
        for suffix, lit in (("", True), ("_off", False)):
            with drawing(folder / f"sign_{words.lower()}{suffix}.png", *SIGN_SIZE) as c:
                sign(c, words, top, col, lit=lit)
    for frame in range(ARCHED + 1):
        with drawing(folder / f"cat_{frame}.png", *CAT_SIZE) as c:
            cat(c, frame)
    with drawing(folder / "car.png", *CAR_SIZE) as c:
        car(c)
    for step in range(5):
        with drawing(folder / f"puff_{step}.png", PUFF, PUFF) as c:
            puff(c, step / 4.8)
        with drawing(folder / f"splash_{step}.png", 40, 16) as c:
            splash(c, step / 4.5)
    with drawing(folder / "drop.png", 12, 36) as c:
        drop(c)
