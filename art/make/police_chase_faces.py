"""Portraits of the six officers of Police Chase: hat and tool are those of their wooden pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import skia

from cops_and_crooks_chief import checks, field, shaded, uniform
from cops_and_crooks_faces import HIGH, OFFICE_WEAR, WIDE, framed
from faces import face
from hats import hair_behind, hat, split
from kit import clipped, darker, fill, lighter, line, path, placed, plate, poly, star
from people import PEOPLE, Person
from sheet import drawing

NAVY, BLACK, GOLD, SILVER = "#1B2C66", "#0B1020", "#FFC857", "#DCE4F4"
Part = Callable[[skia.Canvas], None]


def _shield(c: skia.Canvas, y: float) -> None:
    """The badge on a hat."""
    c.drawPath(path(f"M 100 {y - 17} L 116 {y - 11} Q 118 {y + 8} 100 {y + 18} Q 82 {y + 8} 84 {y - 11}"), fill("#8A5A12"))
    c.drawPath(path(f"M 100 {y - 14} L 113 {y - 9} Q 115 {y + 6} 100 {y + 15} Q 85 {y + 6} 87 {y - 9}"), fill(GOLD))
    c.drawPath(star(100, y, 9, 4, 5), fill(NAVY))


def _patrol_cap(c: skia.Canvas) -> None:
    """Jimmy's: a high front and wings to both sides."""
    split(c, path("M 58 66 C 22 58 20 36 48 32 Q 78 22 100 6 Q 122 22 152 32 C 180 36 178 58 142 66"), NAVY)
    split(c, path("M 57 60 Q 100 72 143 60 L 143 82 Q 100 94 57 82"), BLACK)
    c.drawPath(path("M 58 69 Q 100 81 142 69", close=False), line(GOLD, 4))
    split(c, path("M 50 80 Q 100 94 150 80 Q 154 100 138 102 Q 100 90 62 102 Q 46 100 50 80"), BLACK)
    c.drawPath(path("M 58 88 Q 100 99 132 90", close=False), line("#6F7FA8", 2.6, 0.8))
    _shield(c, 42)


def _round_hat(c: skia.Canvas) -> None:
    """Sandra's: a dome with a chequered band."""
    dome = path("M 54 74 C 48 6 152 6 146 74")
    split(c, dome, NAVY)
    with clipped(c, dome):
        checks(c, 50, 54, 100, 9, NAVY, SILVER)
        c.drawRect(skia.Rect(104, 50, 160, 90), fill(BLACK, 0.34))
    split(c, path("M 36 78 Q 100 62 164 78 Q 168 92 152 92 Q 100 80 48 92 Q 32 92 36 78"), BLACK)
    _shield(c, 36)


def _field_cap(c: skia.Canvas) -> None:
    """Pepper's: a soft cap with a long peak to one side."""
    split(c, path("M 60 84 C 56 30 140 28 141 82 Q 100 90 60 84"), NAVY)
    c.drawPath(path("M 96 80 C 120 70 168 74 186 92 C 168 102 120 94 96 92"), fill("#2F4CA8"))
    c.drawPath(path("M 96 84 C 122 80 160 84 186 92 C 168 102 120 94 96 92"), fill(BLACK))
    c.drawPath(star(98, 60, 15, 6.6, 5), fill("#8A5A12"))
    c.drawPath(star(97, 59, 14, 6.2, 5), fill(GOLD))


def _helmet(c: skia.Canvas) -> None:
    """Drake's: tall, with a silver star and a knob."""
    c.drawCircle(100, 9, 8, fill(SILVER))
    split(c, path("M 58 84 C 50 40 70 14 100 12 C 130 14 150 40 142 84"), NAVY)
    split(c, path("M 57 70 Q 100 80 143 70 L 144 84 Q 100 94 56 84"), BLACK)
    split(c, path("M 42 88 Q 100 70 158 88 Q 154 100 100 96 Q 46 100 42 88"), BLACK)
    c.drawPath(star(101, 47, 20, 11, 8), fill("#7E8CAE"))
    c.drawPath(star(100, 46, 19, 10.5, 8), fill(SILVER))
    c.drawCircle(100, 46, 7, fill(NAVY))


def _campaign_hat(c: skia.Canvas) -> None:
    """Vivian's: a pinched crown on a broad flat brim."""
    split(c, path("M 62 78 C 58 46 72 14 86 10 Q 100 20 114 10 C 128 14 142 46 138 78"), NAVY)
    split(c, path("M 61 62 Q 100 74 139 62 L 140 78 Q 100 90 60 78"), BLACK)
    split(c, path("M 8 80 Q 54 74 100 74 Q 146 74 192 80 Q 196 90 188 92 Q 100 84 12 92 Q 4 90 8 80"), NAVY)
    _shield(c, 44)


def _parting(c: skia.Canvas) -> None:
    """What is seen of Vivian's hair; its bun is in her neck."""
    split(c, path("M 62 108 C 58 82 72 78 100 78 C 128 78 142 82 138 108 C 134 96 118 92 100 92 C 82 92 66 96 62 108"), "#15131F")


def _crash_helmet(c: skia.Canvas) -> None:
    """Tad's: a round helmet with straps, and goggles pushed up."""
    for side, tone in ((-1, "#232B3F"), (1, BLACK)):
        x = 100 + side * 43
        c.drawPath(poly([(x - 9, 78), (x + 9, 78), (x + 7, 128), (x - side * 4, 140), (x - 8, 120)]), fill(tone))
    split(c, path("M 50 88 C 36 0 164 0 150 88 Q 100 74 50 88"), NAVY)
    split(c, path("M 48 80 Q 100 66 152 80 L 152 92 Q 100 78 48 92"), BLACK)
    c.drawLine(50, 58, 150, 58, line("#3A2416", 9))
    for x in (78, 122):
        c.drawCircle(x, 58, 20, fill("#232B3F"))
        c.drawCircle(x, 58, 15, fill("#9FD8F0"))
        c.drawPath(poly([(x - 9, 64), (x + 2, 48), (x + 7, 48), (x - 4, 67)]), fill("#E6FAFF"))
    c.drawPath(star(100, 28, 11, 4.8, 5), fill(GOLD))


def _dog(c: skia.Canvas) -> None:
    """Nobody has a better nose."""
    tan, dark = "#B87A44", "#4A2E1C"
    c.drawPath(path("M -10 250 L -10 206 Q 4 188 24 186 Q 50 188 58 206 L 66 250"), fill(tan))
    c.drawPath(poly([(8, 176), (0, 128), (26, 156)]), fill(dark))
    c.drawPath(poly([(56, 172), (66, 128), (40, 156)]), fill(darker(dark, 0.3)))
    c.drawPath(path("M 4 168 Q 8 150 33 150 Q 58 150 61 168 Q 62 196 48 216 Q 33 226 18 216 Q 4 196 4 168"), fill(tan))
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
    c.drawPath(path("M 68 166 L 84 160 L 100 192 L 116 160 L 132 166 L 128 196 L 100 202 L 72 196"), fill(darker(NAVY, 0.4)))
    for x in (78, 122):
        c.drawCircle(x, 204, 9, fill("#8A5A12"))
        c.drawCircle(x - 1, 203, 8, fill(GOLD))
    c.drawPath(path("M 80 206 Q 100 224 120 206", close=False), line(GOLD, 4))


HATS: dict[str, Part] = {
    "jimmy": _patrol_cap,
    "sandra": _round_hat,
    "pepper": _field_cap,
    "drake": _helmet,
    "vivian": _campaign_hat,
    "tad": _crash_helmet,
}
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
        _parting(c)
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
