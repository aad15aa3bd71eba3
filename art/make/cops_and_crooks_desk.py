"""The police desk beside the board of Cops and Crooks, the plates on it, and where the game writes."""

from __future__ import annotations

import json
import math
from pathlib import Path

import skia

from cops_and_crooks_car import PLACES as ON_CAR
from cops_and_crooks_chief import checks
from cops_and_crooks_locks import NUMBER
from kit import (
    AMBER,
    GILT,
    LINE,
    SHADE,
    WHITE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    placed,
    plate,
    poly,
    ramp,
    round_box,
    star,
)
from light import glow, grain, vignette
from sheet import drawing

BOARD = (0, 0, 1500, 1080)
"""The board of 25 x 18 tiles fills the height of the screen; one column is left."""
COLUMN = (1500, 0, 420, 1080)
PLATE = 96
MIDDLE = (30, 30, 36, 36)
"""The part of a plate that is stretched; its corners stay."""
HEADER = (384, 104)
TITLE = (104, 14, 268, 60)
PLATES = {
    "plate": ("#1D294E", "#3F4D7C", 2.4),
    "plate_on": ("#2A3768", AMBER, 4.5),
    "plate_cops": ("#1F3F96", "#7FA3F2", 2.4),
    "plate_cops_on": ("#2850B4", AMBER, 4.5),
    "plate_out": ("#141A2E", "#2A3352", 2.4),
}
"""Colour and edge: somebody's row, the row whose turn it is, the same for the Cops, and one who is out."""


def _emblem(c: skia.Canvas, x: float, y: float, r: float) -> None:
    """A star in a ring, pressed into the leather."""
    for drop, paint in ((2, line("#A9B8F0", 4, 0.16)), (0, line("#04060E", 4, 0.42))):
        with placed(c, x, y + drop):
            c.drawCircle(0, 0, r, paint)
            c.drawCircle(0, 0, r * 0.84, paint)
            c.drawPath(star(0, 0, r * 0.72, r * 0.31, 5), paint)


def _tyre(c: skia.Canvas, side: float) -> None:
    """The tread of one wheel of a car that swerved up the desk."""
    for y in range(812, 20, -13):
        sway = 66 * math.sin(y / 150)
        lean = -math.degrees(math.atan(66 / 150 * math.cos(y / 150)))
        with placed(c, 196 + sway + side, y, lean):
            for drop, paint in ((1.4, fill("#A9B8F0", 0.1)), (0, fill("#04060E", 0.36))):
                for x, skew in ((-9, -4), (9, 4)):
                    left, right = drop - skew, drop + skew
                    corners = [(x - 7, left - 3), (x + 7, right - 3), (x + 7, right + 3), (x - 7, left + 3)]
                    c.drawPath(poly(corners), paint)


def _pad(c: skia.Canvas) -> None:
    """A stitched leather pad, with a siren's light from its upper corners."""
    wide = COLUMN[2] - 34
    pad = round_box(22, 10, wide, 1060, 24)
    c.drawRect(skia.Rect(0, 0, 440, 1080), fill("#0A0F20"))
    plate(c, 24, 14, wide, 1060, 24, fill(SHADE, 0.8, blur=6))
    with clipped(c, pad):
        c.drawPaint(ramp((0, 0), (0, 1080), "#22305F", "#18244E", "#0F1734"))
        grain(c, 440, 1080, 15, 21, 2)
        for side in (-46, 46):
            _tyre(c, side)
        _emblem(c, 215, 930, 104)
        glow(c, 40, 0, 330, "#FF4A38", 0.34, high=420)
        glow(c, 400, 0, 330, "#3F8CFF", 0.42, high=420)
        with placed(c, 2, 3):
            c.drawPath(pad, line("#A9B8F0", 3, 0.3))
    stitches = line(GILT, 2.2, 0.62)
    stitches.setPathEffect(skia.DashPathEffect.Make([9, 7], 0))
    plate(c, 31, 19, wide - 18, 1042, 17, stitches)


def _edge(c: skia.Canvas) -> None:
    """The lacquered rim of the board with its brass line."""
    c.drawRect(skia.Rect(-8, 0, 22, 1080), fill(SHADE, 0.75, blur=10))
    c.drawRect(skia.Rect(0, 0, 13, 1080), ramp((0, 0), (13, 0), "#3A4468", "#1A2140", "#0A0E1E"))
    c.drawLine(6.5, 0, 6.5, 1080, line(GILT, 2.2, 0.85))
    c.drawLine(0.7, 0, 0.7, 1080, line(WHITE, 1.2, 0.2))


def backdrop(c: skia.Canvas) -> None:
    """The desk; the board covers all but the column at the right."""
    c.drawColor(0xFF060A16)
    with placed(c, COLUMN[0], 0):
        _pad(c)
        _edge(c)
    vignette(c, 1920, 1080, 0.35)


def stretchy(c: skia.Canvas, name: str) -> None:
    """A plate whose middle may be stretched."""
    tone, edge, thick = PLATES[name]
    plate(c, 6, 9, 86, 84, 15, fill(SHADE, 0.6, blur=3.5))
    plate(c, 4, 4, 88, 86, 16, fill(edge))
    inner = round_box(4 + thick, 4 + thick, 88 - 2 * thick, 86 - 2 * thick, 16 - thick)
    c.drawPath(inner, fill(tone))
    with clipped(c, inner):
        c.drawRect(skia.Rect(0, 0, PLATE, 6 + thick), fill(lighter(tone, 0.5), 0.3))
        c.drawRect(skia.Rect(0, 87 - thick, PLATE, PLATE), fill(darker(tone, 0.7), 0.6))


def header(c: skia.Canvas) -> None:
    """The plate of the game's name: an enamelled sign with a chequered foot and a gold star."""
    wide, high = HEADER
    plate(c, 5, 8, wide - 8, high - 9, 18, fill(SHADE, 0.6, blur=4))
    plate(c, 2, 2, wide - 4, high - 8, 18, fill("#0B1433"))
    sign = round_box(4.5, 4.5, wide - 9, high - 13, 16)
    c.drawPath(sign, fill("#DCE7FB"))
    face = round_box(8, 8, wide - 16, high - 20, 13)
    c.drawPath(face, ramp((0, 8), (0, high), "#2F5CC4", "#1F4396", "#16306E"))
    with clipped(c, face):
        checks(c, 0, high - 30, wide, 9, "#10204C", "#DCE7FB")
        c.drawRect(skia.Rect(0, 8, wide, 13), fill(WHITE, 0.16))
    with placed(c, 55, 47):
        c.drawCircle(2, 4, 38, fill(SHADE, 0.5, blur=3))
        c.drawCircle(0, 0, 38, fill(LINE))
        c.drawCircle(0, 0, 35.5, ramp((-25, -30), (25, 30), "#FFE9A8", AMBER, "#B97F14"))
        c.drawCircle(0, 0, 28, fill("#16306E"))
        c.drawPath(star(0, 1, 26, 11, 5), fill("#7A4A08"))
        c.drawPath(star(0, -0.5, 24.5, 10.2, 5), ramp((-12, -22), (12, 20), "#FFF1B8", AMBER))


def strike(c: skia.Canvas, *, spent: bool) -> None:
    """One of the four arrests that a crook can bear: an empty window, or one that is barred; 48 x 48."""
    plate(c, 3, 3, 42, 42, 9, fill("#F6EBD3" if spent else "#4A5888"))
    plate(c, 6.5, 6.5, 35, 35, 6, fill("#0B1020"))
    if spent:
        for x in (14.5, 24, 33.5):
            c.drawLine(x, 9, x, 39, line("#DCE4F2", 5))
        c.drawLine(9, 24, 39, 24, line("#FF6A4E", 6))


def places() -> str:
    """Left, top, width and height of what the game fills."""
    found = {
        "screen": {"board": BOARD, "column": COLUMN},
        "plate": {"middle": MIDDLE},
        "header": {"title": TITLE},
        "shutter": {"number": NUMBER},
        "car": ON_CAR,
    }
    rows = [f'  "{thing}": {json.dumps(spots)}' for thing, spots in found.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def draw(out: Path) -> None:
    """Write the desk, the plates and the places."""
    folder = out / "cops_and_crooks"
    with drawing(folder / "backdrop.jpg", 1920, 1080) as c:
        backdrop(c)
    for name in PLATES:
        with drawing(folder / f"{name}.png", PLATE, PLATE) as c:
            stretchy(c, name)
    with drawing(folder / "header.png", *HEADER) as c:
        header(c)
    for name in ("free", "spent"):
        with drawing(folder / f"arrest_{name}.png", 48, 48) as c:
            strike(c, spent=name == "spent")
    (folder / "places.json").write_text(places())
