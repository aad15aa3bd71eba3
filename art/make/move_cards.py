"""Blank movement cards of Stop Thief!: the game writes on them, the seal says what the card can do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import skia

from case_places import CARD
from kit import (
    AMBER,
    EDGE,
    LINE,
    SHADE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    ngon,
    oval,
    path,
    placed,
    plate,
    poly,
    ramp,
    round_box,
)
from sheet import drawing
from speckle import speckle
from toy_kit import arc

WIDE, HIGH = CARD
SEAL = (55, 94, 18)
"""Middle and radius of the seal; the number stands above it, the caption below."""
Ink = Callable[[skia.Canvas, str], None]


def _hexagons(c: skia.Canvas) -> None:
    for r in (44, 60, 76, 92):
        c.drawPath(ngon(55, 50, r, 6), line("#FFFFFF", 5, 0.1))


def _chevrons(c: skia.Canvas, turn: float) -> None:
    with placed(c, 55, 50, turn):
        for y in range(-100, 120, 20):
            c.drawPath(path(f"M -80 {y + 30} L 0 {y} L 80 {y + 30}", close=False), line("#FFFFFF", 6, 0.1))


def _rings(c: skia.Canvas) -> None:
    for r in range(14, 120, 15):
        c.drawCircle(55, 93, r, line("#FFFFFF", 5, 0.1))


def _dashes(c: skia.Canvas) -> None:
    for x in (14, 96):
        for y in range(-8, 110, 22):
            c.drawLine(x, y, x, y + 10, line("#FFFFFF", 6, 0.16))


def _panes(c: skia.Canvas) -> None:
    for at in range(5, 130, 25):
        c.drawLine(at, 0, at, 110, line("#FFFFFF", 5, 0.1))
        c.drawLine(0, at, 110, at, line("#FFFFFF", 5, 0.1))


def _shoe(c: skia.Canvas, ink: str) -> None:
    for x, y in ((-4.5, 2), (4.5, -2)):
        with placed(c, x, y, 12):
            c.drawOval(oval(0, -3, 3.4, 5.4), fill(ink))
            c.drawOval(oval(0, 6, 2.7, 2.8), fill(ink))


def _back_to_hand(c: skia.Canvas, ink: str) -> None:
    arc(c, 0, 0, 8, 8, -60, 290, line(ink, 3.6))
    c.drawPath(poly([(-1, -13), (9, -8), (0, -1)]), fill(ink))


def _ear(c: skia.Canvas, ink: str) -> None:
    whorl = "M -6 -2 C -7 -12 7 -13 7 -3 C 7 3 2 3 2 8 C 1 12 -4 12 -5 8"
    c.drawPath(path(whorl, close=False), line(ink, 3.4))
    c.drawPath(path("M -2 -2 C -2 -6 3 -6 3 -2", close=False), line(ink, 2.4))


def _road(c: skia.Canvas, ink: str) -> None:
    c.drawPath(poly([(-4, -10), (4, -10), (10, 11), (-10, 11)]), fill(ink))
    for y, high in ((-8, 4), (-1, 5), (7, 4)):
        c.drawRect(skia.Rect(-1, y, 1, y + high), fill(EDGE))


def _cuffs(c: skia.Canvas, ink: str) -> None:
    for x, y in ((-6.5, -2), (6.5, 3)):
        c.drawCircle(x, y, 5.2, line(ink, 3))
    c.drawLine(-2, 1, 2, 0.5, line(ink, 3))


def _shove(c: skia.Canvas, ink: str) -> None:
    c.drawCircle(6, -6, 4, fill(ink))
    c.drawPath(path("M 6 -4 L 12 10 L 0 10"), fill(ink))
    c.drawLine(-12, 2, -6, 2, line(ink, 3.2))
    c.drawPath(poly([(-7, -4), (0, 2), (-7, 8)]), fill(ink))


def _window(c: skia.Canvas, ink: str) -> None:
    plate(c, -9, -10, 18, 20, 1.5, line(ink, 3))
    c.drawLine(0, -10, 0, 10, line(ink, 2.4))
    c.drawLine(-9, 0, 9, 0, line(ink, 2.4))


def _ear_after(c: skia.Canvas, ink: str) -> None:
    with placed(c, 5, 0, scale=0.86):
        _ear(c, ink)
    c.drawLine(-13, 0, -9, 0, line(ink, 3))
    c.drawPath(poly([(-9, -5), (-2, 0), (-9, 5)]), fill(ink))


KINDS: dict[str, tuple[str, Callable[[skia.Canvas], None], Ink]] = {
    "plain": ("#155C96", _hexagons, _shoe),
    "pickup": ("#175C40", lambda c: _chevrons(c, 0), _back_to_hand),
    "tip": ("#934806", _rings, _ear),
    "tip_after": ("#625500", _rings, _ear_after),
    "free": ("#0B3F78", _dashes, _road),
    "reach": ("#A02116", lambda c: _chevrons(c, 90), _cuffs),
    "push": ("#5B2BB0", lambda c: _chevrons(c, 90), _shove),
    "window": ("#94335C", _panes, _window),
    "used": (
        "#525B78",
        _hexagons,
        lambda c, ink: c.drawPath(path("M -8 0 L -2 7 L 9 -7", close=False), line(ink, 4)),
    ),
}
"""Field, its pattern and the sign on the seal."""


def _stock(c: skia.Canvas, col: str) -> None:
    """Cream card with a printed field."""
    plate(c, 0, 0, WIDE, HIGH, 12, fill(EDGE))
    with clipped(c, round_box(6, 6, WIDE - 12, HIGH - 12, 8)):
        c.drawPaint(ramp((0, 0), (0, HIGH), lighter(col, 0.08), darker(col, 0.3)))


def _finish(c: skia.Canvas) -> None:
    with clipped(c, round_box(0, 0, WIDE, HIGH, 12)):
        speckle(c, WIDE, HIGH, 8, 5)
    plate(c, 0.5, 0.5, WIDE - 1, HIGH - 1, 11.5, line("#8A7A5C", 1, 0.55))


def face(c: skia.Canvas, kind: str) -> None:
    """A card without its number and its caption, corner at the origin."""
    col, pattern, sign = KINDS[kind]
    _stock(c, col)
    with clipped(c, round_box(6, 6, WIDE - 12, HIGH - 12, 8)):
        pattern(c)
        c.drawPaint(ramp((0, 0), (WIDE, HIGH), ("#FFFFFF", 0.06), ("#FFFFFF", 0), (SHADE, 0.14)))
    plate(
        c, 6, SEAL[1] + 1, WIDE - 12, HIGH - SEAL[1] - 7, 8, fill("#D3D5DC" if kind == "used" else "#F8EFDB")
    )
    with placed(c, SEAL[0], SEAL[1]):
        c.drawCircle(0, 0, SEAL[2] + 1.5, fill(darker(col, 0.35)))
        c.drawCircle(0, 0, SEAL[2] - 1, fill(EDGE))
        c.scale(1.12, 1.12)
        sign(c, darker(col, 0.45))
    _finish(c)


def back(c: skia.Canvas) -> None:
    """The back: night, gilt lozenges and a watching eye."""
    _stock(c, "#26336E")
    with clipped(c, round_box(6, 6, WIDE - 12, HIGH - 12, 8)):
        for row in range(11):
            for column in range(8):
                c.drawPath(ngon(column * 18 + (9 if row % 2 else 0), row * 16 - 4, 6, 4), fill(AMBER, 0.2))
    plate(c, 13, 13, WIDE - 26, HIGH - 26, 5, line(AMBER, 2, 0.8))
    with placed(c, WIDE / 2, HIGH / 2):
        c.drawCircle(0, 0, 31, fill(LINE))
        c.drawCircle(0, 0, 28, line(AMBER, 2.5))
        c.drawPath(path("M -22 0 Q 0 -20 22 0 Q 0 20 -22 0"), fill(AMBER))
        c.drawCircle(0, 0, 8.5, fill(LINE))
        c.drawCircle(-3, -3, 2.6, fill(EDGE))
    _finish(c)


def draw(out: Path) -> None:
    """Write the movement cards, 110 x 150, no shadow."""
    for kind in KINDS:
        with drawing(out / "stop_thief" / f"card_{kind}.png", WIDE, HIGH) as c:
            face(c, kind)
    with drawing(out / "stop_thief" / "card_back.png", WIDE, HIGH) as c:
        back(c)
