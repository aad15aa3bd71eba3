"""Glyphs of game-pad buttons for three families of pads, 64 high; signs of our own, no maker's mark."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

from kit import (
    AMBER,
    CREAM,
    INK,
    LINE,
    RED,
    fill,
    lighter,
    line,
    ngon,
    path,
    placed,
    plate,
    poly,
    radial,
    text,
)
from sheet import drawing

Draw = Callable[[skia.Canvas], None]
XBOX = {"a": "#6CC93A", "b": "#F0493A", "x": "#3F9BF5", "y": "#FFC93C"}
PLAYSTATION = {"a": "#8FB4F5", "b": "#F5757F", "x": "#E79BD0", "y": "#5FD3B5"}
NINTENDO = ("a", "b", "x", "y")
WAYS = ("up", "right", "down", "left")
INSCRIPTIONS = {
    "xbox": ("LB", "RB", "LT", "RT", "LS", "RS"),
    "playstation": ("L1", "R1", "L2", "R2", "L3", "R3"),
    "nintendo": ("L", "R", "ZL", "ZR", "L", "R"),
}
"""Both shoulders, both triggers, both sticks."""
DARK, GREY = "#1B2138", "#5A6588"


# ---- round buttons ----


def _button(c: skia.Canvas, face: str, rim: str) -> None:
    """A domed round button."""
    c.drawCircle(32, 33.5, 29, fill("#05070F", 0.5))
    c.drawCircle(32, 31.5, 29, fill(INK))
    c.drawCircle(32, 31.5, 26.5, fill(rim))
    c.drawCircle(32, 31.5, 23.5, radial(24, 22, 44, lighter(face, 0.22), face))


def _xbox(c: skia.Canvas, name: str) -> None:
    _button(c, DARK, XBOX[name])
    text(c, name.upper(), 32, 32, "disp", 34, lighter(XBOX[name], 0.45))


def _nintendo(c: skia.Canvas, name: str) -> None:
    _button(c, "#E9D9B8", "#8C7A58")
    text(c, name.upper(), 32, 32, "disp", 34, LINE)


def _playstation(c: skia.Canvas, name: str) -> None:
    """Cross, circle, square, triangle."""
    _button(c, DARK, GREY)
    pen = line(PLAYSTATION[name], 5)
    match name:
        case "a":
            c.drawPath(path("M 22 21.5 L 42 41.5 M 42 21.5 L 22 41.5", close=False), pen)
        case "b":
            c.drawCircle(32, 31.5, 12, pen)
        case "x":
            c.drawPath(poly([(21, 20.5), (43, 20.5), (43, 42.5), (21, 42.5)]), pen)
        case _:
            c.drawPath(ngon(32, 34, 14, 3), pen)


# ---- small buttons in the middle ----


def _lines(c: skia.Canvas, x: float, y: float, reach: float, step: float, width: float) -> None:
    for row in (-step, 0, step):
        c.drawLine(x - reach, y + row, x + reach, y + row, line(CREAM, width))


def _menu(c: skia.Canvas) -> None:
    """Three lines in a round button."""
    _button(c, DARK, CREAM)
    _lines(c, 32, 31.5, 11, 8, 4.5)


def _view(c: skia.Canvas) -> None:
    """Two sheets, one over the other."""
    _button(c, DARK, CREAM)
    plate(c, 19, 20, 18, 15, 2, line(CREAM, 4))
    plate(c, 27, 28, 18, 15, 2, fill(DARK))
    plate(c, 27, 28, 18, 15, 2, line(CREAM, 4))


def _slim(c: skia.Canvas) -> None:
    """A slim upright button, as it stands beside a touch pad."""
    plate(c, 11, 1, 42, 62, 20, fill(INK))
    plate(c, 15, 5, 34, 54, 16, fill(DARK))
    plate(c, 15, 5, 34, 54, 16, line(CREAM, 3.4))


def _options(c: skia.Canvas) -> None:
    """Three lines."""
    _slim(c)
    _lines(c, 32, 32, 8.5, 9, 4.5)


def _create(c: skia.Canvas) -> None:
    """Three rays."""
    _slim(c)
    for start, end in (((26, 39), (22, 26)), ((32, 37), (32, 20)), ((38, 39), (42, 26))):
        c.drawLine(*start, *end, line(CREAM, 4.8))


def _plus(c: skia.Canvas, *, upright: bool = True) -> None:
    _button(c, "#E9D9B8", "#8C7A58")
    c.drawLine(20, 31.5, 44, 31.5, line(LINE, 7))
    if upright:
        c.drawLine(32, 19.5, 32, 43.5, line(LINE, 7))


def _guide(c: skia.Canvas) -> None:
    """A house: the button in the middle brings home on every pad."""
    _button(c, DARK, GREY)
    c.drawPath(poly([(32, 16), (47, 30), (17, 30)]), fill(CREAM))
    plate(c, 21.5, 28, 21, 16, 2, fill(CREAM))
    c.drawRect(skia.Rect.MakeXYWH(28.5, 33, 7, 11), fill(DARK))


# ---- shoulders and triggers ----

_BUMPER = "M 4 48 L 4 34 Q 6 14 30 14 L 56 14 Q 60 14 60 18 L 60 48 Q 60 52 56 52 L 8 52 Q 4 52 4 48"
_TRIGGER = "M 5 56 L 5 34 Q 7 5 38 5 L 55 5 Q 60 5 60 10 L 60 54 Q 60 60 54 60 L 9 60 Q 5 60 5 56"


def _edge(c: skia.Canvas, inscription: str, shape: str, y: float, *, right: bool) -> None:
    """A button on the upper edge of a pad, round where the pad ends."""
    outline = path(shape)
    if right:
        outline.transform(skia.Matrix().setScale(-1, 1, 32, 0))
    c.drawPath(outline, line(INK, 6))
    c.drawPath(outline, fill(CREAM))
    size = 32 if len(inscription) == 1 else 27
    text(c, inscription, 31 if right else 33, y, "disp", size, LINE)


# ---- directions ----


def _arrow(c: skia.Canvas, far: float, near: float, half: float, col: str) -> None:
    c.drawPath(poly([(32, far), (32 + half, near), (32 - half, near)]), fill(col))


def _dpad(c: skia.Canvas, way: str = "") -> None:
    """A cross; the arm of one way is lit."""
    for grow, col in ((4, INK), (0, "#8D93AB" if way else CREAM)):
        plate(c, 22 - grow, 6 - grow, 20 + 2 * grow, 52 + 2 * grow, 5 + grow, fill(col))
        plate(c, 6 - grow, 22 - grow, 52 + 2 * grow, 20 + 2 * grow, 5 + grow, fill(col))
    plate(c, 22, 6, 20, 52, 5, fill("#8D93AB" if way else CREAM))
    for turn, name in enumerate(WAYS):
        with placed(c, 32, 32, 90 * turn), placed(c, -32, -32):
            if name == way:
                plate(c, 22, 4, 20, 24, 5, fill(AMBER))
                _arrow(c, 8, 21, 9, INK)
            elif not way:
                _arrow(c, 9, 18, 6.5, INK)


def _stick(c: skia.Canvas, letter: str, way: str = "") -> None:
    """A stick from above: its letter, and where to push it."""
    c.drawCircle(32, 32, 31, fill(INK))
    c.drawCircle(32, 32, 28.5, line(CREAM, 2.5))
    c.drawCircle(32, 32, 16.5, radial(26, 25, 26, CREAM, "#B9A884"))
    text(c, letter, 32, 32.5, "disp", 25, LINE)
    for turn, name in enumerate(WAYS):
        with placed(c, 32, 32, 90 * turn), placed(c, -32, -32):
            if name == way:
                _arrow(c, 1, 15, 13, INK)
                _arrow(c, 3, 14, 10, AMBER)
            elif not way:
                _arrow(c, 6, 14, 6, CREAM)


def _press(c: skia.Canvas, inscription: str) -> None:
    """A stick from the side, and the arrow that pushes it in."""
    plate(c, 4, 26, 56, 37, 9, fill(INK))
    plate(c, 7, 29, 50, 31, 7, fill(CREAM))
    text(c, inscription, 32, 45, "disp", 25, LINE)
    plate(c, 20, 0, 24, 27, 6, fill(INK))
    c.drawPath(poly([(28, 2), (36, 2), (36, 10), (43, 10), (32, 24), (21, 10), (28, 10)]), fill(AMBER))


# ---- the mouse ----


def _mouse(c: skia.Canvas, lit: str = "") -> None:
    """A mouse from above; the button to press is red, so that it is dark without colour too."""
    body = skia.Path()
    body.addRoundRect(skia.Rect.MakeXYWH(11, 3, 42, 58), 21, 21)
    c.drawPath(body, line(INK, 6))
    c.drawPath(body, fill(CREAM))
    c.save()
    c.clipPath(body, doAntiAlias=True)
    if lit in ("left", "drag"):
        c.drawRect(skia.Rect.MakeXYWH(11, 3, 21, 24), fill(RED))
    if lit == "right":
        c.drawRect(skia.Rect.MakeXYWH(32, 3, 21, 24), fill(RED))
    c.drawLine(11, 27, 53, 27, line(LINE, 3.2))
    c.drawLine(32, 3, 32, 27, line(LINE, 3.2))
    c.restore()
    plate(c, 27, 9, 10, 15, 5, fill(AMBER if lit == "wheel" else LINE))
    if lit == "wheel":
        plate(c, 27, 9, 10, 15, 5, line(LINE, 3))
        for turn in (0, 180):
            with placed(c, 32, 44, turn), placed(c, -32, -44):
                _arrow(c, 30, 39, 9, LINE)
    if lit == "drag":
        for turn in range(4):
            with placed(c, 32, 44, 90 * turn), placed(c, -32, -44):
                _arrow(c, 30, 37, 6, LINE)


def _family(family: str) -> dict[str, Draw]:
    """What bears an inscription of its own."""
    bumpers, sticks = INSCRIPTIONS[family][:4], INSCRIPTIONS[family][4:]
    left, right, low_left, low_right = bumpers
    return {
        "left_shoulder": partial(_edge, inscription=left, shape=_BUMPER, y=34, right=False),
        "right_shoulder": partial(_edge, inscription=right, shape=_BUMPER, y=34, right=True),
        "left_trigger": partial(_edge, inscription=low_left, shape=_TRIGGER, y=36, right=False),
        "right_trigger": partial(_edge, inscription=low_right, shape=_TRIGGER, y=36, right=True),
        "left_stick": partial(_press, inscription=sticks[0]),
        "right_stick": partial(_press, inscription=sticks[1]),
    }


def _glyphs() -> dict[str, Draw]:
    named: dict[str, Draw] = {f"xbox_{k}": partial(_xbox, name=k) for k in XBOX}
    named |= {f"playstation_{k}": partial(_playstation, name=k) for k in PLAYSTATION}
    named |= {f"nintendo_{k}": partial(_nintendo, name=k) for k in NINTENDO}
    named |= {"xbox_start": _menu, "playstation_start": _options, "nintendo_start": _plus}
    named |= {"xbox_back": _view, "playstation_back": _create, "nintendo_back": partial(_plus, upright=False)}
    for family in INSCRIPTIONS:
        named |= {f"{family}_{name}": paint for name, paint in _family(family).items()}
    named |= {"guide": _guide, "dpad": _dpad}
    named |= {f"dpad_{way}": partial(_dpad, way=way) for way in WAYS}
    for side, letter in (("left", "L"), ("right", "R")):
        named |= {f"{side}_stick": partial(_stick, letter=letter)}
        named |= {f"{side}_stick_{way}": partial(_stick, letter=letter, way=way) for way in WAYS}
    named |= {"mouse": _mouse}
    named |= {f"mouse_{part}": partial(_mouse, lit=part) for part in ("left", "right", "wheel", "drag")}
    return named


def draw(out: Path) -> None:
    """Write all glyphs of pads and of the mouse."""
    for name, paint in _glyphs().items():
        with drawing(out / "pads" / f"{name}.png", 64, 64) as c:
            paint(c)
