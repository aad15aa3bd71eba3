"""Flat things of the city boards: carpets, wet streets, light on the ground, subway stairs and signs."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from kit import (
    CREAM,
    GILT,
    INK,
    SHADE,
    WHITE,
    Point,
    around,
    box,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    ngon,
    placed,
    plate,
    poly,
    radial,
    round_box,
    star,
    text,
    text_path,
    width,
)

CELL = 128
"""One cell of the plan."""
SUBWAY = "#2F7BFF"
SIGN_GREEN = "#145C46"
SIGNS = {
    "bank": ("1  FIRST BANK", "#8FF0C8"),
    "tech": ("2  ELECTRO HALL", "#8FC4FF"),
    "store": ("3  GRAND STORE", "#FFC27A"),
    "museum": ("4  CITY MUSEUM", "#FFA9A0"),
}
STREETS = {"5th": "5TH STREET", "6th": "6TH STREET", "7th": "7TH STREET", "8th": "8TH STREET"}
SIGN_TYPE, STREET_TYPE = 46, 48
CARPETS = {
    "green": ("#3D7A68", 3.1, 3.1),
    "red": ("#8A3F46", 3.0, 2.0),
    "rust": ("#A0573A", 5.9, 2.9),
    "blue": ("#4F68A8", 2.1, 2.1),
    "plum": ("#6F3C58", 2.1, 2.1),
    "gold": ("#B08A3C", 2.0, 2.0),
}
"""Colour, and size in cells."""


@dataclass(frozen=True)
class Print:
    """A flat picture of a fixed size."""

    wide: int
    high: int
    paint: Callable[[skia.Canvas, int, int], None]


def carpet(c: skia.Canvas, wide: int, high: int, col: str) -> None:
    """A woven rug with a fringe on its short sides and a lattice in its field."""
    for x in range(8, wide - 8, 9):
        c.drawLine(x, 1, x, 8, line(CREAM, 2, 0.5))
        c.drawLine(x, high - 8, x, high - 1, line(CREAM, 2, 0.5))
    plate(c, 2, 7, wide - 4, high - 14, 4, fill(col, 0.86))
    with clipped(c, round_box(24, 29, wide - 48, high - 58, 3)):
        for x in range(-high, wide, 44):
            c.drawLine(x, 0, x + high, high, line(lighter(col, 0.3), 2, 0.28))
            c.drawLine(x, high, x + high, 0, line(lighter(col, 0.3), 2, 0.28))
    plate(c, 12, 17, wide - 24, high - 34, 4, line(mix(col, GILT, 0.7), 3, 0.8))
    plate(c, 20, 25, wide - 40, high - 50, 3, line(CREAM, 2, 0.35))
    for x in (16, wide - 16):
        for y in (21, high - 21):
            c.drawPath(ngon(x, y, 9, 4), fill(mix(col, GILT, 0.8)))


def puddle(c: skia.Canvas, wide: int, high: int, seed: int) -> None:
    """Standing water that mirrors the sky and, broken into bars, a lamp."""
    dice = random.Random(seed)
    swell = [dice.uniform(0.6, 1.0) for _ in range(11)]
    rim = [around(wide / 2, high / 2, wide * 0.47 * swell[i], 360 * i / 11, high / wide) for i in range(11)]
    shape = _smooth(rim)
    c.drawPath(shape, fill("#6F8BD6", 0.2))
    with clipped(c, shape):
        sky = radial(
            wide * 0.34, high * 0.2, wide * 0.7, ("#B9CCFF", 0.42), ("#7E98E0", 0.12), ("#7E98E0", 0)
        )
        c.drawRect(box(0, 0, wide, high), sky)
        for i in range(3):
            y, half = high * (0.34 + 0.17 * i), wide * (0.17 - 0.04 * i)
            c.drawLine(
                wide * 0.55 - half, y, wide * 0.55 + half, y, line("#FFE0AC", 2.6, 0.5 - 0.1 * i, blur=1.2)
            )
    c.drawPath(shape, line("#D5E0FF", 1.2, 0.22))


def _smooth(points: list[Point]) -> skia.Path:
    """A closed soft line through the middles between `points`."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    made = skia.Path()
    made.moveTo(*middles[-1])
    for corner, end in zip(points, middles, strict=True):
        made.quadTo(*corner, *end)
    made.close()
    return made


def streak(c: skia.Canvas, wide: int, high: int, col: str) -> None:
    """A light mirrored in a wet street: broken bars, widest in the middle."""
    dice = random.Random(7)
    bars = 9
    for i in range(bars):
        strength = math.sin(math.pi * (i + 0.7) / (bars + 0.4))
        half = wide * 0.42 * strength * dice.uniform(0.7, 1.0)
        x, y = wide / 2 + dice.uniform(-4, 4), high * (i + 0.5) / bars
        c.drawLine(x - half, y, x + half, y, line(col, 5, 0.36 * strength, blur=3.4))


def pool(c: skia.Canvas, wide: int, high: int, col: str, strength: float) -> None:
    """Light on the ground."""
    stops = [(col, strength * share) for share in (1, 0.55, 0.24, 0.07, 0)]
    c.drawRect(box(0, 0, wide, high), radial(wide / 2, high / 2, wide / 2, *stops))


def lamp(c: skia.Canvas, wide: int, high: int) -> None:
    """A street lantern from above: six lit panes, so that nobody takes it for a circle to stand on."""
    x, y = wide / 2, high / 2
    glow = [("#FFCE84", 0.9 * share) for share in (1, 0.55, 0.22, 0.07, 0)]
    c.drawCircle(x, y, wide / 2, radial(x, y, wide / 2, *glow))
    _lantern(c, x, y, ("#FFF8DC", "#FFE3A0", "#FFB54A"))


def lamp_off(c: skia.Canvas, wide: int, high: int) -> None:
    """The same lantern by day, in a picture of the same size: it can take its place."""
    _lantern(c, wide / 2, high / 2, ("#F4F8F8", "#CFDDE2", "#9DB3BE"))


def _lantern(c: skia.Canvas, x: float, y: float, panes: tuple[str, str, str]) -> None:
    c.drawPath(ngon(x + 2, y + 3, 18, 6), fill(SHADE, 0.5, blur=2))
    c.drawPath(ngon(x, y, 17, 6), fill("#1B2336"))
    c.drawPath(ngon(x, y, 15, 6), radial(x, y, 15, *panes))
    for i in range(6):
        c.drawLine(x, y, *around(x, y, 15, 60 * i - 90), line("#5A3A16", 1.8))
    c.drawPath(ngon(x, y, 5.5, 6), fill("#2C3754"))


def stairs(c: skia.Canvas, wide: int, high: int) -> None:
    """A way down to the subway: steps that go dark, a rail in blue."""
    plate(c, 4, 6, wide - 6, high - 8, 10, fill(SHADE, 0.5, blur=3))
    plate(c, 2, 2, wide - 4, high - 4, 10, fill(INK))
    for i in range(6):
        y = 12 + i * (high - 22) / 6
        plate(c, 12, y, wide - 24, (high - 22) / 6 - 3, 2, fill(mix("#7F8DB8", "#10162C", i / 5)))
        c.drawLine(13, y + 1, wide - 13, y + 1, line(WHITE, 1.5, 0.35 - 0.05 * i))
    rail = skia.Path()
    rail.moveTo(7, 6)
    rail.lineTo(7, high - 7)
    rail.lineTo(wide - 7, high - 7)
    rail.lineTo(wide - 7, 6)
    c.drawPath(rail, line(darker(SUBWAY, 0.5), 9))
    c.drawPath(rail, line(SUBWAY, 6))
    c.drawPath(rail, line(lighter(SUBWAY, 0.55), 1.6))


def compass(c: skia.Canvas, wide: int, high: int) -> None:
    """Brass rings and a rose, let into the crossing."""
    x, y = wide / 2, high / 2
    for radius, thick, strength in ((0.47, 5, 0.6), (0.42, 2, 0.45), (0.24, 2, 0.4)):
        c.drawCircle(x, y, wide * radius, line("#C9A35A", thick, strength))
    c.drawCircle(x, y, wide * 0.445, line("#5A6588", 4, 0.5))
    with placed(c, x, y, 45):
        c.drawPath(star(0, 0, wide * 0.34, wide * 0.08, 4), fill("#5A6588", 0.8))
    c.drawPath(star(x, y, wide * 0.41, wide * 0.09, 4), fill("#C9A35A", 0.75))
    for i in range(4):
        a, b = around(x, y, wide * 0.41, 90 * i), around(x, y, wide * 0.09, 90 * i + 45)
        c.drawPath(poly([(x, y), a, b]), fill("#6E5430", 0.6))
    for i in range(32):
        a, b = around(x, y, wide * 0.42, 11.25 * i), around(x, y, wide * 0.445, 11.25 * i)
        c.drawLine(*a, *b, line("#C9A35A", 2, 0.6))


def neon_sign(c: skia.Canvas, wide: int, high: int, words: str, col: str) -> None:
    """A house's name in a lit frame."""
    x, y = wide / 2, high / 2
    plate(c, 12, 14, wide - 24, high - 24, 16, fill(SHADE, 0.6, blur=5))
    plate(c, 10, 10, wide - 20, high - 20, 16, fill(col, 0.4, blur=6))
    plate(c, 11, 11, wide - 22, high - 22, 15, fill(INK))
    plate(c, 14, 14, wide - 28, high - 28, 12, line(col, 4))
    plate(c, 14, 14, wide - 28, high - 28, 12, line(lighter(col, 0.6), 1.4))
    c.drawPath(text_path(words, x, y, "disp", SIGN_TYPE, 2), fill(col, 0.8, blur=5))
    text(c, words, x, y, "disp", SIGN_TYPE, lighter(col, 0.35), 2)


def street_sign(c: skia.Canvas, wide: int, high: int, words: str) -> None:
    """White letters on green enamel."""
    plate(c, 6, 8, wide - 10, high - 12, 9, fill(SHADE, 0.6, blur=4))
    plate(c, 4, 4, wide - 8, high - 8, 9, fill(SIGN_GREEN))
    plate(c, 8, 8, wide - 16, high - 16, 6, line(CREAM, 3.5))
    text(c, words, wide / 2, high / 2, "num", STREET_TYPE, CREAM, 2)


def _even(size: float) -> int:
    return 2 * round(size / 2)


@functools.cache
def prints() -> dict[str, Print]:
    """Every flat thing by name."""
    made = {
        f"carpet_{name}": Print(_even(wide * CELL), _even(high * CELL), partial(carpet, col=col))
        for name, (col, wide, high) in CARPETS.items()
    }
    for i, size in enumerate(((120, 62), (88, 50), (62, 40))):
        made[f"puddle_{'abc'[i]}"] = Print(*size, partial(puddle, seed=3 + i))
    made["streak_warm"] = Print(70, 150, partial(streak, col="#FFB85A"))
    made["streak_cool"] = Print(70, 150, partial(streak, col="#6FD8FF"))
    made["pool_lamp"] = Print(360, 360, partial(pool, col="#FFB95C", strength=0.72))
    made["pool_door"] = Print(200, 200, partial(pool, col="#FFD08A", strength=0.42))
    made["pool_window"] = Print(240, 240, partial(pool, col="#8FDCFF", strength=0.34))
    made["pool_subway"] = Print(300, 300, partial(pool, col="#4F8BFF", strength=0.5))
    made["lamp"] = Print(156, 156, lamp)
    made["subway_stairs"] = Print(90, 90, stairs)
    made["compass"] = Print(190, 190, compass)
    for name, (words, col) in SIGNS.items():
        wide = _even(width(words, "disp", SIGN_TYPE, 2) + 84)
        made[f"sign_{name}"] = Print(wide, 94, partial(neon_sign, words=words, col=col))
    for name, words in STREETS.items():
        wide = _even(width(words, "num", STREET_TYPE, 2) + 52)
        made[f"sign_{name}"] = Print(wide, 70, partial(street_sign, words=words))
    made["lamp_off"] = Print(156, 156, lamp_off)
    return made
