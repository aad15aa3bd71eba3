"""Hands Up cards: colour is told by field, pattern and frame; kind by its sign; number by discs and count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import skia

from kit import (
    AMBER,
    EDGE,
    LINE,
    SHADE,
    clipped,
    fill,
    line,
    ngon,
    path,
    placed,
    plate,
    poly,
    ramp,
    round_box,
    text,
)
from light import grain
from sheet import drawing
from symbols import bulb, camera, camera_beam, card_back_badge, fingerprint, gem, struck, thief

WIDE, HIGH = 134, 188
MARGIN = 24
"""Transparent border of `shadow.png` around the card's own rectangle."""


@dataclass(frozen=True)
class Suit:
    """The look of one card colour."""

    field: str
    pattern: str
    tint: str
    sign: str
    gem: str


SUITS = {
    "orange": Suit("#F58A1F", "#FFC37A", "#FFE3BF", "#9C3A00", "#F58A1F"),
    "sky": Suit("#6CC4F0", "#C4EBFF", "#D6F0FD", "#0B5A8E", "#3FA9E6"),
    "purple": Suit("#4B2A86", "#7E5CC0", "#E0D2FA", "#43227C", "#6A3FC0"),
}
SIGNS: dict[str, Callable[..., None]] = {"thief": thief, "print": fingerprint, "gem": gem}
GROWTH = {"thief": 1.0, "print": 1.06, "gem": 1.0}
"""Signs of equal weight need slightly different sizes."""
SPOTS = {
    1: [(0, 2, 45)],
    2: [(0, -36, 32), (0, 37, 32)],
    3: [(0, -41, 27), (-25, 24, 24), (25, 24, 24)],
}


def _dots(c: skia.Canvas, ink: str) -> None:
    for row in range(16):
        for col in range(11):
            x = -WIDE / 2 + col * 14 + (7 if row % 2 else 0)
            c.drawCircle(x, -HIGH / 2 + row * 13, 3.6, fill(ink))


def _stripes(c: skia.Canvas, ink: str) -> None:
    for i in range(-20, 24):
        c.drawLine(i * 13 - 100, -110, i * 13 + 100, 110, line(ink, 4.6))


def _lattice(c: skia.Canvas, ink: str) -> None:
    for i in range(-14, 16):
        c.drawLine(i * 18 - 110, -110, i * 18 + 110, 110, line(ink, 2.8))
        c.drawLine(i * 18 + 110, -110, i * 18 - 110, 110, line(ink, 2.8))


PATTERNS = {"orange": _dots, "sky": _stripes, "purple": _lattice}


def _window(suit: str) -> skia.Path:
    """The frame around the signs: oval, cut corners or pointed arch."""
    match suit:
        case "orange":
            return round_box(-50, -77, 100, 154, 50)
        case "sky":
            corners = [(28, -77), (50, -55), (50, 55), (28, 77)]
            return poly(corners + [(-x, y) for x, y in reversed(corners)])
        case _:
            return path("M -50 77 L -50 -36 Q -48 -66 0 -82 Q 48 -66 50 -36 L 50 77")


def _stock(c: skia.Canvas, field: skia.Paint, seed: int) -> None:
    """White card with a printed, grainy field; around the origin."""
    plate(c, -WIDE / 2, -HIGH / 2, WIDE, HIGH, 13, fill(EDGE))
    with clipped(c, _field()):
        c.drawPaint(field)
        c.save()
        c.translate(-WIDE / 2, -HIGH / 2)
        grain(c, WIDE, HIGH, 16, seed)
        c.restore()
    plate(c, -WIDE / 2 + 0.5, -HIGH / 2 + 0.5, WIDE - 1, HIGH - 1, 12.5, line("#8A7A5C", 1, 0.55))


def _field() -> skia.Path:
    return round_box(-WIDE / 2 + 5, -HIGH / 2 + 5, WIDE - 10, HIGH - 10, 9)


def _sheen(c: skia.Canvas) -> None:
    """The warm key light from the upper left, over the whole print."""
    with clipped(c, _field()):
        c.drawPaint(ramp((-60, -94), (60, 94), ("#FFFFFF", 0.16), ("#FFFFFF", 0), (SHADE, 0.12)))


def _suited(c: skia.Canvas, name: str) -> None:
    suit = SUITS[name]
    _stock(c, fill(suit.field), 5)
    with clipped(c, _field()):
        PATTERNS[name](c, suit.pattern)
    _sheen(c)
    window = _window(name)
    c.drawPath(window, line(LINE, 9, 0.3))
    c.drawPath(window, line(EDGE, 6))
    c.drawPath(window, fill(suit.tint))
    c.drawPath(window, line(suit.sign, 1.8, 0.8))


def _number(c: skia.Canvas, number: int) -> None:
    for turn in (0, 180):
        with placed(c, 0, 0, turn=turn), placed(c, -WIDE / 2 + 20, -HIGH / 2 + 21):
            c.drawCircle(0, 0, 16, fill(LINE))
            c.drawCircle(0, 0, 13.5, fill(EDGE))
            text(c, str(number), 0, 0.5, "disp", 21, LINE)


def face(c: skia.Canvas, kind: str, suit: str, number: int) -> None:
    """A theft card around the origin."""
    _suited(c, suit)
    col = SUITS[suit].gem if kind == "gem" else SUITS[suit].sign
    for x, y, r in SPOTS[number]:
        SIGNS[kind](c, x, y, r * GROWTH[kind], col)
    _number(c, number)


def camera_face(c: skia.Canvas, suit: str) -> None:
    """The camera of one colour, around the origin."""
    _suited(c, suit)
    with clipped(c, _window(suit)):
        camera_beam(c, -1, -6, 0.9)
    camera(c, -1, -6, 0.9, SUITS[suit].field)
    plate(c, -44, 54, 88, 22, 11, fill(SUITS[suit].sign))
    text(c, "CAMERA", 0, 65.5, "disp", 17, EDGE)


def _night(c: skia.Canvas) -> None:
    _stock(c, ramp((0, -94), (0, 94), "#2B3556", "#0D1224"), 6)
    with clipped(c, _field()):
        for i in range(14):
            c.drawLine(-100, -150 + i * 28, 100, -210 + i * 28, line("#FFFFFF", 11, 0.035))
    _sheen(c)


def lights_face(c: skia.Canvas) -> None:
    """The Lights Off card: a dead bulb, struck out."""
    _night(c)
    bulb(c, 0, -20, 0.82, lit=False)
    struck(c, 0, -24, 40)
    text(c, "LIGHTS", 0, 55, "disp", 20, AMBER)
    text(c, "OFF", 0, 75, "disp", 20, AMBER)


def power_face(c: skia.Canvas, *, on: bool) -> None:
    """The Power card, ON and warm or OFF and dark."""
    if on:
        _stock(c, ramp((0, -94), (0, 94), "#3A63C8", "#14255E"), 6)
        _sheen(c)
    else:
        _night(c)
    with clipped(c, _field()):
        bulb(c, 0, -14, 0.82, lit=on)
    plate(c, -42, 52, 84, 32, 16, fill("#9BE59A" if on else "#3B4870"))
    plate(c, -42, 52, 84, 32, 16, line(LINE, 2.5))
    text(c, "ON" if on else "OFF", 0, 68.5, "disp", 25, LINE if on else "#F6EBD3")


def back_face(c: skia.Canvas) -> None:
    """The back of every card: navy, gilt lozenges, the mask seal."""
    _stock(c, ramp((0, -94), (0, 94), "#2A3A80", "#151E45"), 7)
    with clipped(c, _field()):
        for row in range(-6, 7):
            for col in range(-5, 6):
                x = col * 22 + (11 if row % 2 else 0)
                c.drawPath(ngon(x, row * 19, 8, 4), fill(AMBER, 0.2))
    plate(c, -55, -82, 110, 164, 6, line(AMBER, 2, 0.75))
    _sheen(c)
    card_back_badge(c)
    text(c, "CAPER", 0, -23, "disp", 13.5, AMBER, 0.5)
    text(c, "CITY", 0, 24, "disp", 13.5, AMBER, 0.5)


def _faces() -> dict[str, Callable[[skia.Canvas], None]]:
    named: dict[str, Callable[[skia.Canvas], None]] = {
        f"{kind}_{suit}_{number}": partial(face, kind=kind, suit=suit, number=number)
        for kind in SIGNS
        for suit in SUITS
        for number in SPOTS
    }
    named |= {f"camera_{suit}": partial(camera_face, suit=suit) for suit in SUITS}
    named |= {"lights": lights_face, "back": back_face}
    named |= {"power_on": partial(power_face, on=True), "power_off": partial(power_face, on=False)}
    return named


def draw_face(c: skia.Canvas, name: str, x: float, y: float, turn: float = 0, scale: float = 1.0) -> None:
    """Any card by its file name, centred at (x, y); for pictures that show cards."""
    with placed(c, x, y, turn, scale):
        plate(c, -WIDE / 2 + 3, -HIGH / 2 + 8, WIDE, HIGH, 13, fill(SHADE, 0.6, blur=6))
        _faces()[name](c)


def draw(out: Path) -> None:
    """Write the cards, 134 x 188, and the shadow that goes under any of them."""
    for name, paint in _faces().items():
        with drawing(out / "cards" / f"{name}.png", WIDE, HIGH) as c:
            c.translate(WIDE / 2, HIGH / 2)
            paint(c)
    with drawing(out / "cards" / "shadow.png", WIDE + 2 * MARGIN, HIGH + 2 * MARGIN) as c:
        plate(c, MARGIN + 3, MARGIN + 7, WIDE, HIGH, 13, fill(SHADE, 0.62, blur=6))
