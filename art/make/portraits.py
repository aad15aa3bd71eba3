"""Paper-cut busts: flat shapes, one hard shadow from the upper left, no outlines. Drawn in 200 x 240."""

from __future__ import annotations

from pathlib import Path

import skia

from faces import face
from hats import hair_behind, hat, split
from kit import CREAM, SHADE, around, clipped, darker, fill, lighter, line, path, plate, poly, ramp, round_box
from light import grain
from people import PEOPLE, Person
from sheet import drawing

WIDE, HIGH = 200, 240


def _background(c: skia.Canvas, col: str) -> None:
    c.drawPaint(ramp((0, 0), (0, HIGH), lighter(col, 0.16), darker(col, 0.25)))
    for turn in range(8, 368, 30):
        ray = [(100.0, 110.0), around(100, 110, 260, turn), around(100, 110, 260, turn + 12)]
        c.drawPath(poly(ray), fill("#FFFFFF", 0.08))
    c.drawCircle(108, 112, 70, fill(SHADE, 0.16))


def _shoulders(c: skia.Canvas, person: Person) -> None:
    reach = 1.16 if person.broad else 0.86 if person.slim else 1.0
    x = [100 + offset * reach for offset in (-78, -76, -60, 60, 76, 78)]
    coat = f"M {x[0]} 244 C {x[1]} 196 {x[2]} 184 74 174 L 126 174 C {x[3]} 184 {x[4]} 196 {x[5]} 244"
    c.drawPath(path(coat), fill(person.coat))
    c.drawPath(path("M 82 140 L 118 140 L 120 182 L 100 200 L 80 182"), fill(person.shade))
    c.drawPath(path("M 78 172 L 100 214 L 122 172 L 132 186 L 100 246 L 68 186"), fill(person.shirt))


def _striped_jersey(c: skia.Canvas) -> None:
    c.drawPath(path("M 70 178 L 100 190 L 130 178 L 134 244 L 66 244"), fill(CREAM))
    for y in (188, 206, 224):
        band = f"M 68 {y} Q 100 {y + 14} 132 {y} L 133 {y + 9} Q 100 {y + 23} 67 {y + 9}"
        c.drawPath(path(band), fill("#15131F"))


def _sack(c: skia.Canvas) -> None:
    """The loot over a shoulder."""
    split(c, path("M 52 130 C 4 112 -22 166 2 214 C 14 240 62 250 84 206 C 92 172 78 146 52 130"), "#E4CE9E")
    split(c, path("M 44 134 L 30 96 L 50 106 L 62 90 L 68 108 L 86 106 L 70 138"), "#CBB27E")
    c.drawLine(42, 133, 72, 137, line("#5A3A18", 7))
    c.drawCircle(34, 186, 19, fill("#8A5A12"))
    c.drawCircle(33, 185, 17, fill("#FFD24A"))


def _neckwear(c: skia.Canvas, wears: frozenset[str]) -> None:
    if "stripes" in wears:
        _striped_jersey(c)
    if "tie" in wears:
        c.drawPath(path("M 94 196 L 106 196 L 112 244 L 88 244"), fill("#A8413A"))
        c.drawPath(path("M 92 186 L 108 186 L 104 200 L 96 200"), fill("#8A2F2A"))
    if "bow" in wears:
        for side in (-22, 22):
            c.drawPath(poly([(100, 192), (100 + side, 180), (100 + side, 206)]), fill("#C9291A"))
        c.drawCircle(100, 193, 6, fill("#8A1A10"))
    if "bomber" in wears:
        c.drawPath(path("M 62 182 Q 100 214 138 182 L 142 196 Q 100 232 58 196"), fill("#F58A1F"))


def _lapels(c: skia.Canvas, coat: str) -> None:
    c.drawPath(path("M 66 178 L 100 244 L 70 244 L 52 200 L 62 200"), fill(lighter(coat, 0.12)))
    c.drawPath(path("M 134 178 L 100 244 L 130 244 L 148 200 L 138 200"), fill(darker(coat, 0.2)))


def _coat_shadow(c: skia.Canvas) -> None:
    paint = fill(SHADE, 0.26)
    paint.setBlendMode(skia.BlendMode.kSrcATop)
    c.drawPath(poly([(116, 168), (210, 168), (210, 250), (104, 250)]), paint)


def figure(c: skia.Canvas, person: Person) -> None:
    """The person without the field."""
    hair_behind(c, person)
    if "sack" in person.wears:
        _sack(c)
    _shoulders(c, person)
    _neckwear(c, person.wears)
    if "lapels" in person.wears:
        _lapels(c, person.coat)
    face(c, person)
    hat(c, person)
    _coat_shadow(c)


def bust(c: skia.Canvas, who: str) -> None:
    """The framed portrait of `who` with its corner at the origin."""
    person = PEOPLE[who]
    with clipped(c, round_box(0, 0, WIDE, HIGH, 14)):
        _background(c, person.back)
        c.saveLayer(paint=skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(8, 6, 0, 0, 0x40050710)))
        figure(c, person)
        c.restore()
        grain(c, WIDE, HIGH, 16, 9)
    plate(c, 1.5, 1.5, WIDE - 3, HIGH - 3, 13, line(CREAM, 3))


def draw(out: Path) -> None:
    """Write the six investigators and the robber, 200 x 240."""
    for who in PEOPLE:
        with drawing(out / "portraits" / f"{who}.png", WIDE, HIGH) as c:
            bust(c, who)
