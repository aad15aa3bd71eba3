"""Houses, police stations, doors and long shadows of the toy town, seen from above.

The middle of a house is a flat round terrace where a token lies; the middle of a station is free for a badge.
"""

from __future__ import annotations

import random

import skia

from city_moods import Mood
from kit import (
    EDGE,
    around,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    path,
    placed,
    plate,
    poly,
    round_box,
    star,
)
from light import halo
from toy_ground import DUSK, HALF, PLATE, TURNS, plate_path
from toy_kit import arc

ROOFS = {
    "orange": "#F9773C",
    "yellow": "#FBBF37",
    "green": "#3DBE86",
    "blue": "#4595F2",
    "pink": "#F2709F",
    "purple": "#9A6BE2",
}
EAVES = 47
"""From the middle of a house to the edge of its roof."""
TERRACE = 33
SLATE = "#8FA0C4"
SLOPES = (("n", 0.24), ("w", 0.12), ("e", -0.13), ("s", -0.25))
"""The light comes from the upper left."""
SHINGLE = path("M -5 0 L -5 4 Q -5 8.5 0 8.5 Q 5 8.5 5 4 L 5 0")
LEAVES = ("#4E8F4A", "#5DA152", "#447F48")
SHADOW = (46, 34)
"""How far the shadow of a house falls to the south-east."""


def _hedge(c: skia.Canvas) -> None:
    """A lawn and a clipped hedge with blossoms all round the house."""
    with clipped(c, plate_path()):
        c.drawPaint(fill("#3C6E42"))
    dice = random.Random(8)
    edge = PLATE - 6.4
    along = [-edge + 2 * edge * i / 9 for i in range(10)]
    ring = [(x, y) for x in along for y in (-edge, edge)] + [
        (x, y) for y in along[1:-1] for x in (-edge, edge)
    ]
    for x, y in sorted(ring, key=sum, reverse=True):
        c.drawCircle(x + 0.8, y + 1.2, 6.6, fill("#28502F"))
        c.drawCircle(x, y, 6.2, fill(dice.choice(LEAVES)))
        c.drawCircle(x - 1.8, y - 2, 2.6, fill("#B7D67E", 0.65))
        if dice.random() < 0.3:
            c.drawCircle(x + 1.5, y + 0.5, 1.7, fill(dice.choice(("#FFFFFF", "#FF9FB8", "#FFE27A"))))


def _yard(c: skia.Canvas) -> None:
    """The station's yard, with the white and blue checks of the police."""
    with clipped(c, plate_path()):
        c.drawPaint(fill("#F4F1E6"))
        for i in range(-7, 7):
            for j in range(-7, 7):
                if (i + j) % 2:
                    plate(c, i * 8, j * 8, 8, 8, 0, fill("#2F62C4"))
    c.drawPath(plate_path(1), line("#1F3F86", 2.4))


def _shingles(c: skia.Canvas, tone: str) -> None:
    """Rows of round shingles from the eaves (above) to the ridge."""
    for row in range(5):
        y = -EAVES + 2 + row * 8.5
        for i in range(-6, 7):
            with placed(c, i * 10 + (5 if row % 2 else 0), y):
                c.drawPath(SHINGLE, line(darker(tone, 0.4), 1.4, 0.34))
                c.drawLine(-2.5, 6.4, 0.5, 7, line("#FFFFFF", 1.4, 0.4))


def _roof(c: skia.Canvas, col: str) -> None:
    """A hip roof of four slopes, with its own small shadow on the garden."""
    outline = round_box(-EAVES, -EAVES, 2 * EAVES, 2 * EAVES, 7)
    c.drawPath(round_box(-EAVES, -EAVES + 2, 2 * EAVES + 3, 2 * EAVES + 2, 8), fill(DUSK, 0.55, blur=2))
    c.drawPath(outline, fill(darker(col, 0.5)))
    with clipped(c, outline):
        for side, light in SLOPES:
            tone = lighter(col, light) if light > 0 else mix(col, DUSK, -light)
            with placed(c, 0, 0, turn=TURNS[side]), clipped(c, poly([(-60, -60), (60, -60), (0, 0)])):
                c.drawPaint(fill(tone))
                _shingles(c, tone)
                plate(c, -EAVES, -EAVES, 2 * EAVES, 3, 0, fill("#FFFFFF" if light > 0 else DUSK, 0.3))
    for turn in range(4):
        hip = around(0, 0, 64, 45 + 90 * turn)
        c.drawLine(0, 0, *hip, line(darker(col, 0.4), 5, 0.5))
        c.drawLine(-0.6, -1, hip[0] - 0.6, hip[1] - 1, line(lighter(col, 0.5), 2.6, 0.9))
    c.drawPath(outline, line(mix(col, DUSK, 0.65), 2))


def _terrace(c: skia.Canvas, col: str, rim: str) -> None:
    """A round flat place in the middle of a roof, sunk a little."""
    c.drawCircle(1.5, 2, TERRACE + 1.5, fill(DUSK, 0.4, blur=1.5))
    c.drawCircle(0, 0, TERRACE, fill(rim))
    c.drawCircle(0, 0, TERRACE - 2.6, fill(col))
    with clipped(c, skia.Path.Circle(0, 0, TERRACE - 2.6)):
        c.drawCircle(0, 0, TERRACE - 1, line(DUSK, 4, 0.28, blur=1.6))
    arc(c, 0, 0, TERRACE - 1, TERRACE - 1, 150, 150, line("#FFFFFF", 1.6, 0.55))


def house(c: skia.Canvas, roof: str) -> None:
    """A house in its garden; a token of 56 px lies on its terrace."""
    col = ROOFS[roof]
    _hedge(c)
    _roof(c, col)
    _terrace(c, mix(col, "#FFF3DC", 0.68), mix(col, DUSK, 0.35))
    pen = line(mix(col, DUSK, 0.3), 1.6, 0.4)
    pen.setPathEffect(skia.DashPathEffect.Make([5, 5.2], 0))
    c.drawCircle(0, 0, 22, pen)


def station(c: skia.Canvas) -> None:
    """A police station: blue lamps on its corners, stars on its roof, a plain disc for a seat's badge."""
    _yard(c)
    _roof(c, SLATE)
    for turn in range(4):
        x, y = around(0, 0, 51, 45 + 90 * turn)
        c.drawCircle(x + 2, y + 3, 10, fill(DUSK, 0.4, blur=2))
        c.drawPath(star(x, y, 11, 6.4, 6), fill("#5A3A10"))
        c.drawPath(star(x, y - 0.8, 9.6, 5.2, 6), fill("#FFC857"))
        c.drawCircle(x, y - 0.8, 2.8, fill("#2F62C4"))
    _terrace(c, "#E9E7E4", "#2F62C4")
    c.drawPath(star(0, 0, 20, 10.5, 6), fill("#2F62C4", 0.2))


def door(c: skia.Canvas, mood: Mood, sides: str) -> None:
    """Red double doors on `sides`, each with a path through the hedge and a mat; by night they are lit."""
    for side in sides:
        with placed(c, 0, 0, turn=TURNS[side]):
            if mood.lamps > 1:
                _one_door(c, TURNS[side])
                halo(c, 0, -44, 34, "#FFC65A", 0.34)
            else:
                with mood.light(c):
                    _one_door(c, TURNS[side])


def _one_door(c: skia.Canvas, turn: int) -> None:
    """One doorway in the upper side of the cell."""
    plate(c, -25, -HALF, 50, 24, 3, fill("#D9BD92"))
    plate(c, -25, -HALF, 50, 24, 3, line("#8C6647", 1.4, 0.7))
    plate(c, -17, -HALF + 1, 34, 9, 2.5, fill("#7B3A2C"))
    for i in range(4):
        plate(c, -14.5 + i * 7.6, -HALF + 3, 5, 5, 1.2, fill("#F6D9A0"))
    shift = around(0, 0, 3, 55 - turn)
    plate(c, -22 + shift[0], -48 + shift[1], 44, 20, 5, fill(DUSK, 0.5, blur=1.6))
    plate(c, -23, -49, 46, 21, 6, fill("#5A0F0B"))
    plate(c, -21.5, -47.5, 43, 18, 5, fill(EDGE))
    plate(c, -18.5, -45, 37, 14.5, 3, fill("#E5281C"))
    plate(c, -18.5, -45, 37, 5, 3, fill("#FF6A55", 0.75))
    c.drawLine(0, -45, 0, -31, line("#7A120B", 2.4))
    for x in (-4.6, 4.6):
        c.drawCircle(x, -37, 2.3, fill("#FFD98A"))


def _shade_of(column: int, row: int, long: float) -> skia.Path:
    """The shadow on the ground of a house `column` cells to the west and `row` cells to the north."""
    x, y = -120 * column, -120 * row
    swept = skia.Path()
    steps = 12
    for i in range(steps + 1):
        dx, dy = long * SHADOW[0] * i / steps, long * SHADOW[1] * i / steps
        swept.addRoundRect(skia.Rect(x + dx - 44, y + dy - 44, x + dx + 44, y + dy + 44), 8, 8)
    return skia.Simplify(swept)


def shadow(
    c: skia.Canvas, mood: Mood, *, from_west: bool, from_north: bool, from_north_west: bool, own: bool
) -> None:
    """What falls on a cell when houses stand on it or on its neighbours to the west and north.

    By day the sun is high: shadows are short, and crisp at their edge.
    """
    long, soft = (1, 5) if mood.lamps else (0.55, 2)
    whole = skia.Path()
    for there, column, row in ((from_west, 1, 0), (from_north, 0, 1), (from_north_west, 1, 1), (own, 0, 0)):
        if there:
            whole = skia.Op(whole, _shade_of(column, row, long), skia.PathOp.kUnion_PathOp)
    c.drawPath(whole, fill(DUSK, mood.dark(0.42), blur=soft))
