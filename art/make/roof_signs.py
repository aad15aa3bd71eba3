"""What tells a place without words: small roofs of their own with a coin, an envelope, an eye, a trapdoor."""

from __future__ import annotations

import skia

from kit import EDGE, SHADE, around, box, fill, lighter, line, mix, oval, path, placed, plate, poly, ramp
from roof_street import DUSK_LINE, TILE

INK = "#241B3A"
GOLD = "#F2B93B"
GROUNDS = {
    "bank_5": "#EFE3C8",
    "bank_10": "#EFE3C8",
    "bank_20": "#EFE3C8",
    "post_office": "#F4C44E",
    "agency": "#2FA39A",
    "intelligence": "#33406E",
    "hideout": "#6B3A2E",
    "rail": "#2456B0",
    "airport": "#2456B0",
    "harbour": "#2456B0",
}
"""The colour of each place's own roof."""


def place(c: skia.Canvas, kind: str, high: float, top: float = 9) -> None:
    """The raised roof of a place, `high` pixels tall, with its picture in the middle."""
    ground = GROUNDS[kind]
    plate(c, 11, top + 4, 48, high, 5, fill("#1B1430", 0.5, blur=2.5))
    plate(c, 8, top, 48, high, 5, fill(DUSK_LINE))
    plate(c, 9.5, top + 1.5, 45, high - 3, 4, fill(EDGE))
    plate(c, 11.5, top + 3.5, 41, high - 7, 3, ramp((0, top), (0, top + high), lighter(ground, 0.12), ground))
    with placed(c, TILE / 2, top + high / 2):
        PICTURES[kind](c)


def _coin(c: skia.Canvas, x: float, y: float, radius: float) -> None:
    c.drawCircle(x + 0.8, y + 1.6, radius, fill("#6B4A10", 0.55))
    c.drawCircle(x, y, radius, fill("#9A6A14"))
    c.drawCircle(x, y, radius - 1.2, fill(GOLD))
    c.drawCircle(x, y, radius - 3.2, line("#B97F14", 1.3))
    with placed(c, x, y, scale=radius / 11):
        c.drawPath(
            path("M 3.4 -3.2 Q 0 -6 -3 -3.4 Q -4 0 0 0.2 Q 4.4 1 3 4 Q 0 6.2 -3.6 3.4", close=False),
            line(INK, 1.9),
        )
        c.drawLine(0, -6.6, 0, 6.6, line(INK, 1.5))
    c.drawArc(oval(x, y, radius - 2, radius - 2), 190, 70, useCenter=False, paint=line("#FFF3C0", 1.3, 0.9))


def _one_coin(c: skia.Canvas) -> None:
    _coin(c, 0, 0, 11)


def _two_coins(c: skia.Canvas) -> None:
    _coin(c, -8, -2, 9.5)
    _coin(c, 8, 2, 9.5)


def _three_coins(c: skia.Canvas) -> None:
    _coin(c, -10, 4, 9)
    _coin(c, 10, 4, 9)
    _coin(c, 0, -4, 9.5)


def _envelope(c: skia.Canvas) -> None:
    plate(c, -13, -9, 28, 20, 2, fill("#6B4A10", 0.5))
    plate(c, -14, -10, 28, 20, 2, fill(INK))
    plate(c, -12.6, -8.6, 25.2, 17.2, 1.5, fill(EDGE))
    c.drawPath(path("M -12.6 8 L -3 -0.5 M 12.6 8 L 3 -0.5", close=False), line(mix(INK, EDGE, 0.5), 1.4))
    c.drawPath(path("M -12.6 -8 L 0 2.5 L 12.6 -8", close=False), line("#C9291A", 2.4))


def _paper_plane(c: skia.Canvas) -> None:
    c.drawPath(path("M -15 -1 L 15 -11 L 8 11 L 0 4 L -4 9 L -5 1"), fill(INK, 0.4))
    c.drawPath(path("M -16 -2 L 15 -12 L -5 2"), fill(EDGE))
    c.drawPath(path("M 15 -12 L 8 10 L -1 4"), fill("#D7F0EC"))
    c.drawPath(path("M 15 -12 L -1 4 L -4 9 L -5 2"), fill("#8ECBC4"))


def _eye(c: skia.Canvas) -> None:
    c.drawPath(path("M -17 0 Q 0 -17 17 0 Q 0 17 -17 0"), fill(EDGE))
    c.drawCircle(0, 0, 6.6, fill("#3F86D8"))
    c.drawCircle(0, 0, 3.4, fill(INK))
    c.drawCircle(-2, -2, 1.5, fill(EDGE))
    for degrees in (-130, -110, -90, -70, -50):
        c.drawLine(*around(0, 3, 14, degrees), *around(0, 3, 17, degrees), line("#9DB6E8", 1.6))


def _trapdoor(c: skia.Canvas) -> None:
    """A lid of planks, half open over a ladder that leads into the dark."""
    c.drawRect(box(-14, -11, 28, 22), fill(SHADE, 0.85))
    for y in (-7, -2, 3, 8):
        c.drawLine(-2, y, 10, y, line("#D9A65A", 1.8))
    for x in (-2, 10):
        c.drawLine(x, -11, x, 11, line("#D9A65A", 1.8))
    c.drawPath(poly([(-14, -11), (-5, -14), (-5, 9), (-14, 11)]), fill("#A9683A"))
    for share in (0.33, 0.66):
        x = -14 + 9 * share
        c.drawLine(x, -11 - 3 * share, x, 11 - 2 * share, line("#5A2F1C", 1.2))
    c.drawRect(box(-14, -11, 28, 22), line("#2A1410", 1.6))
    c.drawCircle(-8, 1, 1.6, fill("#F6D58A"))


def _train_front(c: skia.Canvas) -> None:
    plate(c, -10, -12, 20, 20, 6, fill(EDGE))
    plate(c, -7, -8, 14, 7, 2, fill("#2456B0"))
    for x in (-5, 5):
        c.drawCircle(x, 3.6, 1.9, fill(GOLD))
        c.drawLine(x, 9, x * 1.9, 13, line(EDGE, 2))


def _plane(c: skia.Canvas) -> None:
    with placed(c, 0, 0, turn=45):
        plate(c, -2.4, -14, 4.8, 27, 2.4, fill(EDGE))
        c.drawPath(path("M 0 -4 L 15 5 L 15 8 L 0 3 L -15 8 L -15 5"), fill(EDGE))
        c.drawPath(path("M 0 8 L 6 12 L 6 14 L 0 12 L -6 14 L -6 12"), fill(GOLD))


def _anchor(c: skia.Canvas) -> None:
    c.drawCircle(0, -9.5, 3, line(EDGE, 2.2))
    c.drawLine(0, -6, 0, 10, line(EDGE, 2.8))
    c.drawLine(-6, -3, 6, -3, line(EDGE, 2.4))
    c.drawPath(path("M -10 3 Q -9 10 0 11 Q 9 10 10 3", close=False), line(EDGE, 2.8))
    for x in (-10, 10):
        c.drawPath(poly([(x - 3.5, 5), (x, 0), (x + 3.5, 5)]), fill(EDGE))


PICTURES = {
    "bank_5": _one_coin,
    "bank_10": _two_coins,
    "bank_20": _three_coins,
    "post_office": _envelope,
    "agency": _paper_plane,
    "intelligence": _eye,
    "hideout": _trapdoor,
    "rail": _train_front,
    "airport": _plane,
    "harbour": _anchor,
}
