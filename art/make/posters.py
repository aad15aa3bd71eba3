"""The four posters of the choose-a-game screen, 400 x 560: each a strong picture in its game's colour."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import skia

from cards import draw_face
from city import FAR, MIDDLE, NEAR, skyline
from hands import point
from kit import (
    AMBER,
    EDGE,
    INK,
    around,
    box,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    oval,
    placed,
    plate,
    poly,
    ramp,
    round_box,
    text,
    text_path,
    width,
)
from light import glow, grain
from pieces import meeple, prop
from runner import picture as runner_picture
from sheet import SMOOTH, drawing
from table import diamond
from toys import house, token

WIDE, HIGH = 400, 560
RED, BLUE, GREEN, PURPLE = "#B3261A", "#2456B0", "#167A5E", "#7A3BB5"


def _rays(c: skia.Canvas, x: float, y: float, col: str, count: int = 18) -> None:
    for i in range(count):
        turn = 360 * i / count
        ray = [(x, y), around(x, y, 700, turn), around(x, y, 700, turn + 180 / count)]
        c.drawPath(poly(ray), fill(col, 0.16))


def _ground(c: skia.Canvas, col: str, x: float, y: float) -> None:
    """The printed field with sun rays from (x, y)."""
    c.drawPaint(ramp((0, 0), (0, HIGH), lighter(col, 0.16), col, darker(col, 0.5)))
    _rays(c, x, y, lighter(col, 0.55))


def _title(c: skia.Canvas, lines: tuple[str, ...], top: float, tint: str) -> None:
    """Big lettering that fills the poster's width, with an extrude in the poster's dark tone."""
    size = min(92.0, *(92 * 340 / width(words, "disp", 92) for words in lines))
    for i, words in enumerate(lines):
        letters = text_path(words, WIDE / 2, top + size * (0.42 + 0.84 * i), "disp", size)
        for drop in range(9, 0, -1):
            with placed(c, 0, drop):
                c.drawPath(letters, line(darker(tint, 0.72), 11))
        c.drawPath(letters, line(darker(tint, 0.72), 12))
        c.drawPath(letters, fill(EDGE))
        with clipped(c, letters):
            c.drawRect(box(0, top + size * (0.46 + 0.84 * i), WIDE, size), fill(AMBER, 0.75))


def _motto(c: skia.Canvas, words: str, tint: str) -> None:
    """The band along the foot."""
    c.drawRect(box(0, 504, WIDE, 60), fill(darker(tint, 0.62)))
    c.drawRect(box(0, 504, WIDE, 4), fill(AMBER))
    text(c, words, WIDE / 2, 529, "num", 30, "#FFE9B8", 4)


def _city_strip(c: skia.Canvas, foot: float, tint: str, scale: float = 0.62) -> None:
    """A piece of the skyline, dyed in the poster's colour."""
    c.save()
    c.translate(-260, foot - 810 * scale)
    c.scale(scale, scale)
    skyline(c, FAR)
    skyline(c, MIDDLE)
    c.restore()
    c.drawRect(box(0, foot - 300, WIDE, 300), ramp((0, foot - 300), (0, foot), (tint, 0), (tint, 0.5)))


def stop_thief(c: skia.Canvas) -> None:
    """The thief leaps before the moon; the clue rings spread from his feet."""
    _ground(c, RED, 206, 318)
    glow(c, 206, 318, 270, "#FFD9A0", 0.6)
    c.drawCircle(206, 318, 138, ramp((0, 180), (0, 456), "#FFF9E4", "#FFE0A0", "#FFBE6A"))
    for dx, dy, r in ((-60, 40, 26), (66, -60, 20), (70, 60, 30), (-40, -70, 14)):
        c.drawCircle(206 + dx, 318 + dy, r, fill("#E8A860", 0.32))
    for i, r in enumerate((34, 54, 74)):
        c.drawArc(oval(300, 392, r, r), -64, 100, useCenter=False, paint=line("#FFF3DC", 6, 0.95 - 0.25 * i))
    c.drawImageRect(runner_picture(), box(36, 186, 316, 316), SMOOTH)
    c.save()
    c.translate(-120, 504 - 690 * 0.62)
    c.scale(0.62, 0.62)
    skyline(c, NEAR)
    c.restore()
    meeple(c, "meeple_jimmy", 78, 494, 142, -6)
    meeple(c, "meeple_sandra", 314, 496, 138, 6)


def _siren(c: skia.Canvas, x: float, y: float, col: str, turn: float) -> None:
    """A turning beam of a police lamp."""
    for spread in (turn, turn + 180):
        ray = [(x, y), around(x, y, 520, spread - 17), around(x, y, 520, spread + 17)]
        paint = fill(col, 0.36)
        paint.setBlendMode(skia.BlendMode.kScreen)
        c.drawPath(poly(ray), paint)


def _road(c: skia.Canvas) -> None:
    """The street in perspective, running to the skyline."""
    c.drawPath(poly([(0, 504), (400, 504), (262, 322), (138, 322)]), fill("#2A3150"))
    c.drawPath(poly([(0, 504), (0, 470), (132, 322), (138, 322)]), fill("#8793B5"))
    c.drawPath(poly([(400, 504), (400, 470), (268, 322), (262, 322)]), fill("#8793B5"))
    for top, foot, half in ((330, 346, 4), (362, 390, 7), (412, 456, 11)):
        c.drawPath(
            poly([(200 - half, foot), (200 + half, foot), (200 + half * 0.7, top), (200 - half * 0.7, top)]),
            fill("#FFE9B8"),
        )


def cops_and_crooks(c: skia.Canvas) -> None:
    """The crook runs out of the picture, two cops and a siren behind him."""
    _ground(c, BLUE, 200, 320)
    c.save()
    c.clipRect(box(0, 0, WIDE, 330))
    _city_strip(c, 330, BLUE, 0.5)
    c.restore()
    c.drawRect(box(0, 322, WIDE, 190), ramp((0, 322), (0, 504), "#1A3A78", "#14285A"))
    _road(c)
    _siren(c, 200, 318, "#FF4A3A", 205)
    _siren(c, 200, 318, "#4AA8FF", 335)
    prop(c, "car_police", 200, 330, 120, 0)
    meeple(c, "policeman", 94, 424, 150, -8)
    meeple(c, "policeman", 316, 424, 150, 8)
    meeple(c, "crook_jimmy", 206, 496, 214, 7)


def _cobbles(c: skia.Canvas) -> None:
    """The pavement of toy town."""
    c.drawRect(box(0, 356, WIDE, 150), ramp((0, 356), (0, 504), "#CDB390", "#A88A68"))
    for row in range(6):
        for col in range(-1, 13):
            left = col * 34 + (17 if row % 2 else 0)
            tone = mix("#E6D2B4", "#CDB391", (row * 7 + col * 5) % 10 / 10)
            plate(c, left + 1.5, 358 + row * 25, 31, 22, 6, fill(tone))


def police_chase(c: skia.Canvas) -> None:
    """Toy town: houses with red doors, the robber before them, five things to collect."""
    _ground(c, GREEN, 200, 330)
    house(c, 66, 356, 118, 84, "#EE6F45")
    house(c, 336, 356, 122, 90, "#4F7FD2")
    house(c, 200, 366, 146, 104, "#E9A42C")
    _cobbles(c)
    meeple(c, "officer_tad", 80, 428, 146, -6)
    meeple(c, "officer_vivian", 314, 428, 146, 6)
    meeple(c, "meeple_robber", 200, 446, 190, -4)
    for i, kind in enumerate(("jewel", "evidence", "warrant", "robber", "partner")):
        token(c, kind, 52 + i * 74, 466 - 8 * math.sin(math.pi * i / 4))


def hands_up(c: skia.Canvas) -> None:
    """A fan of three cards under the great diamond, and a glove that reaches for them."""
    _ground(c, PURPLE, 200, 250)
    glow(c, 200, 250, 280, "#FFD9A0", 0.5)
    draw_face(c, "thief_orange_1", 92, 300, -15, 1.14)
    draw_face(c, "gem_purple_1", 308, 300, 15, 1.14)
    draw_face(c, "print_sky_1", 200, 290, 0, 1.2)
    with placed(c, 200, 158):
        glow(c, 0, 0, 120, "#9BE3FF", 0.8)
        diamond(c, 54)
    for who, x, y, turn in (("pepper", 96, 474, 14), ("jimmy", 206, 474, -4), ("sandra", 316, 474, -22)):
        with placed(c, x, y, turn, 0.7), placed(c, -90, -200):
            point(c, who)


def _frame(c: skia.Canvas) -> None:
    plate(c, 5, 5, WIDE - 10, HIGH - 10, 15, line(EDGE, 10))
    plate(c, 11, 11, WIDE - 22, HIGH - 22, 10, line(INK, 2, 0.55))
    plate(c, 0.5, 0.5, WIDE - 1, HIGH - 1, 18, line("#8A7A5C", 1, 0.6))


@dataclass(frozen=True)
class Poster:
    """One game's picture, its name in lines, its colour and the words along the foot."""

    picture: Callable[[skia.Canvas], None]
    name: tuple[str, ...]
    tint: str
    motto: str


POSTERS = {
    "stop-thief": Poster(stop_thief, ("STOP", "THIEF!"), RED, "LISTEN AND DEDUCE"),
    "cops-and-crooks": Poster(cops_and_crooks, ("COPS AND", "CROOKS"), BLUE, "RUN FOR THE LOOT"),
    "police-chase": Poster(police_chase, ("POLICE", "CHASE"), GREEN, "COLLECT THEM ALL"),
    "hands-up": Poster(hands_up, ("HANDS UP",), PURPLE, "BE QUICK TO GRAB"),
}


def _print(c: skia.Canvas, poster: Poster) -> None:
    """The whole poster; the grain lies under the lettering, never on it."""
    with clipped(c, round_box(0, 0, WIDE, HIGH, 18)):
        poster.picture(c)
        grain(c, WIDE, HIGH, 12, 21)
        _title(c, poster.name, 28, poster.tint)
        _motto(c, poster.motto, poster.tint)
    _frame(c)


def draw(out: Path) -> None:
    """Write the four posters."""
    for name, poster in POSTERS.items():
        with drawing(out / "posters" / f"{name}.png", WIDE, HIGH) as c:
            _print(c, poster)
