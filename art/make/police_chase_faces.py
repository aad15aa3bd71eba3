"""Portraits of the six officers of Police Chase: hat and tool are those of their wooden pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import skia

from cops_and_crooks_chief import field, shaded, uniform
from cops_and_crooks_faces import HIGH, OFFICE_WEAR, WIDE, framed
from faces import face
from hats import hair_behind, hat, split
from kit import darker, fill, lighter, line, path, placed, plate, poly, star
from people import PEOPLE, Person
from police_chase_hats import BLACK, GOLD, HATS, NAVY, parting
from sheet import drawing

Part = Callable[[skia.Canvas], None]


def _dog(c: skia.Canvas) -> None:
    """Nobody has a better nose."""
    tan, dark = "#B87A44", "#4A2E1C"
    c.drawPath(path("M -10 250 L -10 206 Q 4 188 24 186 Q 50 188 58 206 L 66 250"), fill(tan))
    c.drawPath(poly([(8, 176), (0, 128), (26, 156)]), fill(dark))
    c.drawPath(poly([(56, 172), (66, 128), (40, 156)]), fill(darker(dark, 0.3)))
    c.drawPath(
        path("M 4 168 Q 8 150 33 150 Q 58 150 61 168 Q 62 196 48 216 Q 33 226 18 216 Q 4 196 4 168"),
        fill(tan),
    )
    c.drawPath(path("M 34 150 Q 58 150 61 168 Q 62 196 48 216 Q 42 221 34 222"), fill(darker(tan, 0.26)))
    c.drawPath(path("M 20 196 Q 33 184 46 196 Q 48 214 33 219 Q 18 214 20 196"), fill(dark))
    c.drawPath(path("M 25 195 Q 33 190 41 195 Q 39 204 33 204 Q 27 204 25 195"), fill(BLACK))
    for x in (21, 45):
        c.drawCircle(x, 178, 4.4, fill(BLACK))
        c.drawCircle(x - 1.4, 176.4, 1.4, fill("#FFFFFF"))
    c.drawPath(path("M 6 222 Q 33 242 60 222 L 62 234 Q 33 254 4 234"), fill("#C9291A"))
    c.drawCircle(33, 240, 7, fill(GOLD))


def _cuffs(c: skia.Canvas) -> None:
    """One size fits all."""
    for x, y in ((22, 164), (50, 184)):
        c.drawCircle(x, y, 19, line("#566178", 9))
        c.drawCircle(x - 1.5, y - 1.5, 19, line("#C4CDDE", 5))
    c.drawLine(32, 176, 40, 178, line("#8E9AB0", 6))
    _glove(c, 34, 216)


def _glove(c: skia.Canvas, x: float, y: float) -> None:
    plate(c, x - 22, y - 16, 44, 34, 14, fill("#F6F1E4"))
    for step in (-8, 1, 10):
        c.drawLine(x - 16, y + step, x + 16, y + step, line("#C9BFA8", 3))


def _beam(c: skia.Canvas) -> None:
    """What a torch lights of the wall."""
    c.drawPath(poly([(6, 146), (42, 134), (70, -10), (-60, -10), (-60, 40)]), fill("#FFFBE0", 0.5))


def _torch(c: skia.Canvas) -> None:
    """It lights the upper left corner."""
    with placed(c, 40, 190, turn=-18):
        plate(c, -9, -30, 18, 90, 6, fill("#2A3144"))
        c.drawPath(poly([(-9, -28), (9, -28), (20, -50), (-20, -50)]), fill("#3E4966"))
        c.drawPath(poly([(2, -28), (9, -28), (20, -50), (8, -50)]), fill("#232B3F"))
        plate(c, -21, -57, 42, 9, 4, fill("#FFF1B0"))
    _glove(c, 44, 212)


def _radio(c: skia.Canvas) -> None:
    """She is talking to headquarters."""
    c.drawLine(20, 160, 12, 66, line("#151A28", 6))
    c.drawCircle(12, 66, 5, fill("#C9291A"))
    plate(c, 4, 150, 46, 84, 8, fill("#2A3144"))
    plate(c, 36, 150, 14, 84, 6, fill("#1A2030"))
    plate(c, 11, 160, 26, 18, 3, fill("#9BE59A"))
    for y in (186, 193):
        c.drawLine(13, y, 33, y, line("#5C6884", 3))
    _glove(c, 24, 218)


def _megaphone(c: skia.Canvas) -> None:
    """Nobody can say that they did not hear her."""
    with placed(c, 54, 180, turn=14):
        c.drawPath(poly([(24, -10), (-30, -46), (-46, -42), (-46, 40), (-30, 42), (24, 10)]), fill("#F58A1F"))
        c.drawPath(poly([(24, 0), (-46, 4), (-46, 40), (-30, 42), (24, 10)]), fill("#B8590E"))
        plate(c, -54, -48, 14, 94, 7, fill("#F6EBD3"))
        plate(c, 20, -12, 18, 24, 5, fill("#2A3144"))
    _glove(c, 64, 214)


def _truncheon(c: skia.Canvas) -> None:
    """He has never had to use it."""
    c.drawLine(34, 236, 20, 132, line("#2A180C", 17))
    c.drawLine(30, 236, 16, 132, line("#6E4626", 6))
    c.drawLine(30, 202, 28, 190, line(GOLD, 17))
    _glove(c, 34, 220)


def _cape(c: skia.Canvas, person: Person) -> None:
    """A short cape instead of a coat, closed with a chain."""
    c.drawPath(path("M -2 250 C 4 196 40 176 78 168 L 122 168 C 160 176 196 196 202 250"), fill(NAVY))
    c.drawPath(path("M -2 250 C 4 206 30 186 56 178 C 40 200 34 226 34 250"), fill(lighter(NAVY, 0.14)))
    c.drawPath(path("M 82 140 L 118 140 L 120 182 L 100 196 L 80 182"), fill(person.shade))
    c.drawPath(
        path("M 68 166 L 84 160 L 100 192 L 116 160 L 132 166 L 128 196 L 100 202 L 72 196"),
        fill(darker(NAVY, 0.4)),
    )
    for x in (78, 122):
        c.drawCircle(x, 204, 9, fill("#8A5A12"))
        c.drawCircle(x - 1, 203, 8, fill(GOLD))
    c.drawPath(path("M 80 206 Q 100 224 120 206", close=False), line(GOLD, 4))


TOOLS: dict[str, Part] = {
    "jimmy": _torch,
    "sandra": _radio,
    "pepper": _megaphone,
    "drake": _truncheon,
    "vivian": _dog,
    "tad": _cuffs,
}


def officer_figure(c: skia.Canvas, who: str) -> None:
    """One of the six in uniform, without the wall."""
    person = PEOPLE[who]
    person = replace(person, coat=NAVY, shirt="#CFE0FA", wears=person.wears - OFFICE_WEAR)
    hair_behind(c, person)
    if who == "vivian":
        split(c, skia.Path.Circle(58, 138, 19), BLACK)
    (_cape if who == "drake" else uniform)(c, person)
    face(c, person)
    if who == "sandra":
        hat(c, person)
    if who == "vivian":
        parting(c)
    HATS[who](c)
    shaded(c)
    if who != "drake":
        c.drawPath(star(150, 218, 15, 6.6, 5), fill("#8A5A12"))
        c.drawPath(star(149, 216.5, 14, 6.2, 5), fill(GOLD))
    TOOLS[who](c)


def officer(c: skia.Canvas, who: str) -> None:
    """One of the six before a wall in the colour of the seat."""
    field(c, PEOPLE[who].back)
    if who == "jimmy":
        _beam(c)
    c.saveLayer(paint=skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(8, 6, 0, 0, 0x40050710)))
    officer_figure(c, who)
    c.restore()


def draw(out: Path) -> None:
    """Write the six officers, 200 x 240."""
    for who in HATS:
        with drawing(out / "portraits" / f"officer_{who}.png", WIDE, HIGH) as c:
            framed(c, lambda c, who=who: officer(c, who))
