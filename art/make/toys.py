"""Toy-town things of Police Chase, drawn flat: a house from the front and the round tokens."""

from __future__ import annotations

import skia

from kit import CREAM, EDGE, LINE, SHADE, box, darker, fill, line, oval, path, placed, plate, poly, ramp, star


def house(c: skia.Canvas, x: float, foot: float, wide: float, high: float, roof: str) -> None:
    """A toy house from the front: lit and dark roof, windows, red door."""
    left, top = x - wide / 2, foot - high
    c.drawRect(box(left, top, wide, high), ramp((left, 0), (left + wide, 0), "#FBE6BE", "#D9B888"))
    c.drawRect(box(left + wide * 0.7, top, wide * 0.3, high), fill("#7A4A3A", 0.25))
    c.drawPath(poly([(left - 12, top), (x, top - wide * 0.46), (left + wide + 12, top)]), fill(roof))
    c.drawPath(poly([(x, top - wide * 0.46), (left + wide + 12, top), (x + 6, top)]), fill(darker(roof, 0.3)))
    for dx in (-0.28, 0.28):
        plate(c, x + wide * dx - 11, top + 16, 22, 26, 3, fill("#3A2A3A"))
        plate(c, x + wide * dx - 8, top + 19, 16, 20, 2, fill("#FFD98A"))
    plate(c, x - 19, foot - 56, 38, 58, 5, fill("#4A0E0A"))
    plate(c, x - 15, foot - 52, 30, 54, 3, fill("#E5281C"))
    c.drawCircle(x + 8, foot - 26, 3, fill("#FFD98A"))


def token(c: skia.Canvas, kind: str, x: float, y: float) -> None:
    """One of the round things to collect."""
    tones = {
        "jewel": "#6CC4F0",
        "evidence": "#F2B93B",
        "warrant": CREAM,
        "robber": "#F2603C",
        "partner": "#8ED9B4",
    }
    c.drawCircle(x + 2, y + 5, 30, fill(SHADE, 0.5, blur=4))
    c.drawCircle(x, y + 3, 30, fill("#B9A98C"))
    c.drawCircle(x, y, 30, fill(EDGE))
    c.drawCircle(x, y, 26.5, fill(tones[kind]))
    with placed(c, x, y, scale=1.12):
        _token_sign(c, kind)


def _token_sign(c: skia.Canvas, kind: str) -> None:
    pen = line(LINE, 2.8)
    match kind:
        case "jewel":
            stone = poly([(-15, -4), (-8, -13), (8, -13), (15, -4), (0, 15)])
            c.drawPath(stone, fill("#FFFFFF"))
            c.drawPath(stone, pen)
            c.drawPath(path("M -15 -4 L 15 -4 M -5 -4 L 0 15 L 5 -4", close=False), line(LINE, 2))
        case "evidence":
            c.drawCircle(-3, -3, 10, fill("#FFFFFF"))
            c.drawCircle(-3, -3, 10, line(LINE, 4))
            c.drawLine(5, 5, 14, 14, line(LINE, 6))
        case "warrant":
            plate(c, -11, -14, 22, 28, 2, fill("#FFFFFF"))
            plate(c, -11, -14, 22, 28, 2, pen)
            c.drawPath(path("M -6 -8 L 6 -8 M -6 -2 L 6 -2", close=False), line(LINE, 2.2))
            c.drawCircle(4, 8, 5, fill("#C9291A"))
        case "robber":
            plate(c, -16, -8, 32, 16, 8, fill(LINE))
            for eye in (-7, 7):
                c.drawOval(oval(eye, 0, 5, 4), fill("#FFFFFF"))
        case _:
            shield = poly([(-13, -12), (13, -12), (13, 2), (0, 15), (-13, 2)])
            c.drawPath(shield, fill("#FFFFFF"))
            c.drawPath(shield, pen)
            c.drawPath(star(0, -1, 8, 4, 5), fill("#2C63C8"))
