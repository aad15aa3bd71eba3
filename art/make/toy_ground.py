"""Streets of the toy town, seen from above: cobbles, the square, zebras and what children left there.

Every painter draws around the middle of a tile of 120 px; a cell is a plate of 112 with a gap around it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import skia

from city_moods import DRY, Mood
from kit import (
    Point,
    around,
    box,
    clipped,
    fill,
    line,
    mix,
    oval,
    path,
    placed,
    plate,
    radial,
    ramp,
    round_box,
    star,
)
from toy_kit import arc

TILE, HALF = 120, 60
PLATE = 56
GAP = "#6B4A52"
JOINT = "#B8946C"
STONES = ("#EBD3A9", "#DCBE91", "#F1DEBA", "#E3C699")
DUSK = "#3A2350"
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}


def plate_path(inset: float = 0) -> skia.Path:
    """The rounded outline of a cell."""
    edge = PLATE - inset
    return round_box(-edge, -edge, 2 * edge, 2 * edge, 15 - inset * 0.6)


def _stone(c: skia.Canvas, left: float, top: float, wide: float, high: float, dice: random.Random) -> None:
    """One cobble with a lit upper left edge."""
    tone = mix(*dice.sample(STONES, 2), dice.random())
    plate(c, left, top, wide, high, 5, fill(mix(tone, "#8A6444", 0.3)))
    plate(c, left, top, wide - 1, high - 1.6, 5, fill(tone))
    plate(c, left + 2, top + 1, wide - 6, 1.5, 0.8, fill("#FFF6DF", 0.5))


def _bond(c: skia.Canvas, dice: random.Random) -> None:
    """Rows of cobbles, every other row pushed half a stone."""
    for row in range(8):
        left = -HALF - dice.uniform(0, 10) - (12 if row % 2 else 0)
        while left < HALF:
            wide = dice.uniform(17, 25)
            _stone(c, left, -HALF + row * 15.4, wide - 1.6, 14, dice)
            left += wide


def _fans(c: skia.Canvas, dice: random.Random) -> None:
    """Cobbles laid in overlapping fans, as in old market streets."""
    fans = [(col * 56 + (28 if row % 2 else 0), row * 28) for row in range(-3, 4) for col in range(-2, 3)]
    for x, y in fans:
        scale = skia.Path()
        scale.addRoundRect(box(x - 28, y - 28, 56, 70), 28, 28)
        with clipped(c, scale):
            c.drawPaint(fill(JOINT))
            for radius in (21.5, 9.5):
                _arc_of_stones(c, x, y, radius, (0, 360), 11, dice)


def _arc_of_stones(
    c: skia.Canvas, x: float, y: float, radius: float, span: Point, deep: float, dice: random.Random
) -> None:
    count = max(3, round(radius * math.radians(span[1] - span[0]) / 14))
    step = (span[1] - span[0]) / count
    for i in range(count):
        turn = span[0] + (i + 0.5) * step
        with placed(c, *around(x, y, radius, turn), turn=turn + 90):
            wide = radius * math.radians(step) - 1.4
            _stone(c, -wide / 2, -deep / 2, wide, deep, dice)


def _cell(c: skia.Canvas) -> Iterator[None]:
    """Inside of a cell between its ground and its kerb."""
    c.drawPaint(fill(GAP))
    plate(c, -PLATE + 1, -PLATE + 3, 2 * PLATE, 2 * PLATE, 15, fill("#3A2430", 0.45, blur=1.5))
    with clipped(c, plate_path()):
        c.drawPaint(fill(JOINT))
        yield
        c.drawPaint(ramp((-HALF, -HALF), (HALF, HALF), ("#FFE3AC", 0.2), ("#FFE3AC", 0), (DUSK, 0.12)))
    c.drawPath(plate_path(1.5), line("#8C6647", 3, 0.55))
    c.drawPath(plate_path(2.2), line("#FFF1D2", 2.6, 0.9))


def street(c: skia.Canvas, mood: Mood, seed: int, pattern: str) -> None:
    """A street cell: `row` and `column` of cobbles, or `fan`; in the rain it mirrors the lamps."""
    dice = random.Random(seed)
    with mood.light(c):
        _cobbles(c, dice, pattern)
    if mood.wetness > DRY:
        with clipped(c, plate_path(4)):
            _rain(c, mood, dice, puddle=bool(seed % 2))


def _rain(c: skia.Canvas, mood: Mood, dice: random.Random, *, puddle: bool) -> None:
    """Glints on wet cobbles, and a shallow puddle that mirrors sky and lamps."""
    for _ in range(14):
        glint = oval(dice.uniform(-50, 50), dice.uniform(-50, 50), dice.uniform(2, 5), 0.9)
        c.drawOval(glint, fill("#EAF1FF", dice.uniform(0.35, 0.8)))
    if puddle:
        x, y = dice.uniform(-26, 26), dice.uniform(-30, 30)
        for across, down, wide, high in ((0, 0, 22, 8), (12, 5, 14, 6), (-14, 4, 10, 4)):
            c.drawOval(oval(x + across, y + down, wide, high), fill(mood.wet, 0.34, blur=1.8))
        c.drawOval(oval(x - 4, y - 3, 9, 1.4), fill("#EAF1FF", 0.7, blur=0.8))
        c.drawOval(oval(x + 10, y + 4, 5, 1.6), fill("#FFD98A", 0.8, blur=1))


def _cobbles(c: skia.Canvas, dice: random.Random, pattern: str) -> None:
    for _ in _cell(c):
        if pattern == "fan":
            with placed(c, dice.choice((0, 28)), dice.choice((0, 28))):
                _fans(c, dice)
        else:
            with placed(c, 0, 0, turn=0 if pattern == "row" else 90):
                _bond(c, dice)


def square(c: skia.Canvas, toward: str) -> None:
    """A cell of the fountain square, whose rings run round the fountain; `toward` says where that is."""
    dice = random.Random(f"square {toward}")
    middle = {"n": (0, -TILE), "e": (TILE, 0), "s": (0, TILE), "w": (-TILE, 0), "c": (0, 0)}[toward]
    for _ in _cell(c):
        for ring in range(15):
            with placed(c, *middle):
                c.drawCircle(0, 0, 14 + 13.4 * ring, line(JOINT if ring % 4 else "#C98D5B", 13.4))
            _arc_of_stones(c, *middle, 14 + 13.4 * ring, (0, 360), 12.2, dice)
        if toward != "c":
            c.drawCircle(*middle, 168, line("#C66B4A", 9, 0.55))
            c.drawCircle(*middle, 84, line("#C66B4A", 7, 0.5))


def zebra(c: skia.Canvas, sides: str) -> None:
    """White stripes on the street in front of the doors on `sides`."""
    for side in sides:
        with placed(c, 0, 0, turn=TURNS[side]):
            plate(c, -25, -HALF, 50, 6, 0, fill("#D9BD92"))
            for i in range(4):
                plate(c, -22 + i * 11.8, -HALF, 8.6, 24, 2.5, fill("#FFFBEF", 0.93))


def drain(c: skia.Canvas) -> None:
    """A cast iron drain near the kerb."""
    plate(c, -16, 34, 32, 13, 4, fill("#FFF1D2", 0.5))
    plate(c, -15, 33, 30, 13, 4, fill("#4A4350"))
    for i in range(5):
        plate(c, -11.5 + i * 5, 35.5, 2.6, 8, 1.3, fill("#1D1A26"))


def manhole(c: skia.Canvas) -> None:
    """A round cover with a star."""
    c.drawCircle(26, -24, 17, fill("#FFF1D2", 0.5))
    c.drawCircle(25, -25, 16.5, fill("#6E6672"))
    c.drawCircle(25, -25, 12.5, line("#4A4350", 2))
    c.drawPath(star(25, -25, 9, 4, 5), fill("#4A4350"))
    arc(c, 25, -25, 15.4, 15.4, 170, 110, line("#FFFFFF", 1.6, 0.35))


def puddle(c: skia.Canvas) -> None:
    """A puddle with a bit of evening sky and a paper boat."""
    pool = path("M -40 22 Q -44 4 -20 6 Q -4 -2 12 8 Q 36 8 34 24 Q 32 42 2 40 Q -34 44 -40 22")
    c.drawPath(pool, line("#8C6647", 3, 0.5))
    c.drawPath(pool, ramp((0, 2), (0, 42), "#7FB9DE", "#A9D4EA", "#F7C9A2"))
    arc(c, -6, 24, 28, 10, 190, 70, line("#FFFFFF", 2.4, 0.8))
    c.drawPath(path("M 4 22 L 28 22 L 22 32 L 10 32"), fill("#FFFFFF"))
    c.drawPath(path("M 4 22 L 28 22 L 22 32 L 10 32"), line("#5B4A63", 1.6))
    c.drawPath(path("M 16 22 L 16 8 L 25 22"), fill("#FFE9E2"))
    c.drawPath(path("M 16 22 L 16 8 L 25 22"), line("#5B4A63", 1.6))


def leaves(c: skia.Canvas, seed: int) -> None:
    """Fallen leaves, gathered in one corner by the wind."""
    dice = random.Random(seed)
    for _ in range(13):
        x, y = (
            side * (46 - abs(dice.gauss(0, 17))) for side in ((1, 1), (-1, 1), (1, -1), (-1, -1))[seed % 4]
        )
        with placed(c, x, y, turn=dice.uniform(0, 360), scale=dice.uniform(0.8, 1.25)):
            leaf = path("M -6 0 Q 0 -5 6 0 Q 0 5 -6 0")
            c.drawPath(leaf, fill(dice.choice(("#D9762B", "#E8A33A", "#B9512B", "#8FA14A"))))
            c.drawLine(-7, 0, 4, 0, line("#6B3A1E", 0.9, 0.7))


def pots(c: skia.Canvas) -> None:
    """Flower pots along the kerb."""
    for x, bloom in ((-42, "#F26B8A"), (-25, "#FFD24A"), (-42, "#B884E8")):
        y = -42 if bloom != "#B884E8" else -25
        c.drawOval(oval(x + 4, y + 4, 9, 8), fill(DUSK, 0.35, blur=2))
        c.drawCircle(x, y, 8, fill("#B5573A"))
        c.drawCircle(x, y, 8, radial(x - 3, y - 3, 10, ("#FFC79A", 0.7), ("#FFC79A", 0)))
        c.drawCircle(x, y, 6.4, fill("#3F7A45"))
        for i in range(5):
            c.drawCircle(*around(x, y, 3.8, 72 * i + x), 2.5, fill(bloom))
        c.drawCircle(x, y, 1.9, fill("#FFF6D0"))
