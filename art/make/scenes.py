"""Calm dark rooms of the same city, to put panels on: station house, street by the blinds, prize-giving."""

from __future__ import annotations

import random
from pathlib import Path

import skia

from city import FAR, Quarter, skyline
from kit import (
    INK,
    SHADE,
    box,
    fill,
    lighter,
    line,
    mix,
    oval,
    path,
    placed,
    plate,
    poly,
    ramp,
    screened,
    star,
)
from light import glow, grain, vignette, wash
from sheet import drawing
from stage import results

WIDE, HIGH = 1920, 1080
STREET = Quarter(
    820, (260, 470), (200, 330), "#1B2150", ("#FFC857", "#FFDF9A", "#8FD3F2"), 27, 0.2, 34, near=True
)


def _bricks(c: skia.Canvas, light: str, dark: str, seed: int) -> None:
    dice = random.Random(seed)
    for row in range(27):
        for col in range(-1, 21):
            tone = mix(mix(light, dark, dice.random()), "#241C38", 0.35)
            left, top = col * 96 + (48 if row % 2 else 0), row * 40
            plate(c, left + 2, top + 2, 92, 36, 4, fill(tone))
            c.drawLine(left + 6, top + 3.5, left + 90, top + 3.5, line(lighter(tone, 0.3), 1.5, 0.5))


def _lamp_light(c: skia.Canvas, x: float) -> None:
    cone = poly([(x - 46, 60), (x + 46, 60), (x + 560, HIGH), (x - 560, HIGH)])
    c.drawPath(cone, screened(ramp((0, 50), (0, 900), ("#FFC97A", 0.16), ("#FFC97A", 0))))
    glow(c, x, 90, 640, "#FFC97A", 0.5, 620)


def _hanging_lamp(c: skia.Canvas, x: float) -> None:
    _lamp_light(c, x)
    c.drawLine(x, 0, x, 24, line(INK, 5))
    c.drawPath(poly([(x - 64, 58), (x + 64, 58), (x + 30, 20), (x - 30, 20)]), fill(INK))
    c.drawPath(poly([(x - 64, 58), (x - 22, 58), (x - 12, 20), (x - 30, 20)]), fill("#3B4870"))
    c.drawOval(oval(x, 58, 56, 10), fill("#FFF1C8"))
    glow(c, x, 62, 130, "#FFF1C8", 0.7)


def _wainscot(c: skia.Canvas) -> None:
    """Dark panelling along the foot of the station wall."""
    c.drawRect(box(0, 905, WIDE, 175), ramp((0, 905), (0, HIGH), "#3A2430", "#1A1222"))
    c.drawRect(box(0, 898, WIDE, 14), fill("#5A3A40"))
    c.drawRect(box(0, 898, WIDE, 3), fill("#D9A878", 0.5))
    for i in range(12):
        plate(c, i * 162 + 8, 930, 146, 128, 5, line(SHADE, 5, 0.5))
        plate(c, i * 162 + 10, 933, 142, 122, 5, line("#8A6060", 1.5, 0.35))


def _pinned_note(c: skia.Canvas, x: float, y: float, turn: float, kind: int) -> None:
    """A paper on the wall: a clue, a map or a photo."""
    with placed(c, x, y, turn=turn):
        plate(c, -44, -54, 92, 116, 4, fill(SHADE, 0.5, blur=6))
        plate(c, -46, -58, 92, 116, 4, ramp((0, -58), (0, 58), "#D9C8A2", "#B59C70"))
        if kind == 0:
            for i in range(6):
                c.drawLine(-32, -36 + i * 15, 30 - (i % 3) * 12, -36 + i * 15, line("#5A4630", 4, 0.6))
        elif kind == 1:
            c.drawPath(path("M -34 30 L -10 -6 L 14 10 L 32 -34", close=False), line(RED_STRING, 3.5))
            c.drawPath(star(32, -34, 11, 5, 5), fill(RED_STRING))
            c.drawCircle(-34, 30, 6, fill("#35507A"))
        else:
            plate(c, -36, -48, 72, 74, 3, fill("#35405E"))
            c.drawCircle(0, -18, 17, fill("#C9A682"))
            plate(c, -26, 0, 52, 26, 13, fill("#20263C"))
            plate(c, -19, -26, 38, 12, 6, fill(INK))
        c.drawCircle(0, -50, 6, fill("#C9291A"))


RED_STRING = "#A82A1C"
NOTES = [
    (92, 300, -5, 0),
    (196, 420, 6, 1),
    (96, 560, 4, 2),
    (1828, 300, 5, 2),
    (1722, 430, -6, 0),
    (1830, 570, -3, 1),
]
STRINGS = [(0, 1), (1, 2), (3, 4), (4, 5)]


def _evidence(c: skia.Canvas) -> None:
    """Papers and red string at both sides, away from the middle."""
    for x, y, turn, kind in NOTES:
        _pinned_note(c, x, y, turn, kind)
    for first, second in STRINGS:
        a, b = NOTES[first], NOTES[second]
        c.drawLine(a[0], a[1] - 50, b[0], b[1] - 50, line(RED_STRING, 3, 0.9))


def office(c: skia.Canvas) -> None:
    """The station house: bricks, lamps, evidence at the sides; a sign hangs before the middle light."""
    c.clear(skia.ColorSetRGB(0x33, 0x24, 0x30))
    _bricks(c, "#74403F", "#4A2A38", 4)
    grain(c, WIDE, HIGH, 26, 12, 2)
    _evidence(c)
    _wainscot(c)
    wash(c, "#0B1030", 0.42)
    _lamp_light(c, 960)
    for x in (360, 1560):
        _hanging_lamp(c, x)
    c.drawRect(box(0, 0, WIDE, HIGH), _floor_shade())
    vignette(c, WIDE, HIGH, 0.6)


def _floor_shade() -> skia.Paint:
    """Dusk towards the floor, so that text panels sit on calm ground."""
    return ramp((0, 120), (0, HIGH), (SHADE, 0), (SHADE, 0.22), (SHADE, 0.5))


def _lamp_post(c: skia.Canvas, x: float, foot: float) -> None:
    top = foot - 470
    glow(c, x, top, 420, "#FFC36A", 0.55)
    glow(c, x, foot, 360, "#FFC36A", 0.4, 60)
    c.drawLine(x, foot, x, top + 20, line("#070A18", 12))
    plate(c, x - 20, foot - 40, 40, 44, 6, fill("#070A18"))
    c.drawPath(
        poly([(x - 26, top + 22), (x + 26, top + 22), (x + 36, top - 34), (x - 36, top - 34)]),
        fill("#FFE9B0"),
    )
    c.drawPath(poly([(x - 42, top - 32), (x + 42, top - 32), (x, top - 66)]), fill("#070A18"))
    for dx in (-30, 0, 30):
        c.drawLine(x + dx, top - 34, x + dx * 0.8, top + 22, line("#070A18", 4))
    glow(c, x, top, 120, "#FFF1C8", 0.8)


def _shop(c: skia.Canvas, left: float, wide: float, col: str) -> None:
    """A lit shop front with a striped awning."""
    plate(c, left, 700, wide, 122, 4, fill("#0E1330"))
    window = box(left + 14, 730, wide - 96, 78)
    c.drawRect(window, ramp((0, 730), (0, 808), "#FFD98A", "#E08A3A"))
    for i in range(1, 3):
        c.drawLine(
            left + 14 + (wide - 96) * i / 3, 730, left + 14 + (wide - 96) * i / 3, 808, line("#0E1330", 5)
        )
    plate(c, left + wide - 66, 730, 50, 92, 3, fill(mix(col, "#0E1330", 0.5)))
    plate(c, left + wide - 58, 740, 34, 40, 2, fill("#FFD98A", 0.8))
    stripes = int(wide // 26)
    for i in range(stripes):
        x, step = left - 10 + i * (wide + 20) / stripes, (wide + 20) / stripes
        tone = col if i % 2 else "#E9D9B8"
        c.drawPath(
            path(f"M {x} 690 L {x + step} 690 L {x + step} 726 Q {x + step / 2} 744 {x} 726"), fill(tone)
        )
    c.drawRect(box(left - 10, 684, wide + 20, 10), fill(mix(col, "#0E1330", 0.4)))
    glow(c, left + wide / 2, 770, wide * 0.8, "#FFC36A", 0.4, 110)


SHOPS = [(-30, 250, "#B3261A"), (262, 230, "#167A5E"), (1420, 240, "#2456B0"), (1700, 250, "#7A3BB5")]


def _rain(c: skia.Canvas, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(340):
        x, y, length = dice.uniform(0, WIDE + 80), dice.uniform(-20, HIGH), dice.uniform(14, 40)
        c.drawLine(x, y, x - length * 0.22, y + length, line("#BFD4FF", 1.4, dice.uniform(0.05, 0.2)))


def _wet_road(c: skia.Canvas) -> None:
    c.drawRect(box(0, 820, WIDE, 260), ramp((0, 820), (0, HIGH), "#20223F", "#0A0D1E"))
    c.drawRect(box(0, 820, WIDE, 20), fill("#4A5478"))
    c.drawRect(box(0, 838, WIDE, 5), fill(SHADE, 0.7))
    dice = random.Random(9)
    for _ in range(46):
        x, y = dice.uniform(0, WIDE), dice.uniform(862, 1060)
        tone = dice.choice(("#FFC36A", "#FFC36A", "#5A6FD0", "#E0586A"))
        c.drawOval(
            oval(x, y, dice.uniform(40, 150), dice.uniform(1.5, 4)),
            fill(tone, dice.uniform(0.08, 0.3), blur=3),
        )


def street(c: skia.Canvas) -> None:
    """A wet street at night between two lamps, seen through rain."""
    c.drawPaint(ramp((0, 0), (0, 860), "#080D2A", "#1A2058", "#4A3A78"))
    skyline(c, FAR)
    glow(c, 960, 800, 1200, "#FF9A6A", 0.3, 260)
    skyline(c, STREET)
    for left, wide, col in SHOPS:
        _shop(c, left, wide, col)
    wash(c, "#070A20", 0.4)
    _wet_road(c)
    for x in (150, 1770):
        _lamp_post(c, x, 850)
    _rain(c, 3)
    c.drawRect(box(0, 0, WIDE, HIGH), fill(SHADE, 0.12))
    grain(c, WIDE, HIGH, 12, 12, 2)
    vignette(c, WIDE, HIGH, 0.65)


def draw(out: Path) -> None:
    """Write the three backdrops."""
    for name, paint in (("office", office), ("street", street), ("results", results)):
        with drawing(out / "scenes" / f"{name}.jpg", WIDE, HIGH, 90) as c:
            paint(c)
