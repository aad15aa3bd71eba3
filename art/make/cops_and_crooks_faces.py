"""Portraits of Cops and Crooks: the six as crooks before the height chart, and the chief of the Cops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import skia

from cops_and_crooks_chief import chief, shaded
from faces import face
from hats import hair_behind, hat
from kit import (
    CREAM,
    SHADE,
    clipped,
    darker,
    fill,
    lighter,
    line,
    path,
    placed,
    plate,
    poly,
    ramp,
    round_box,
)
from people import PEOPLE, Person
from seats import SEATS
from sheet import drawing
from speckle import speckle

WIDE, HIGH = 200, 240
OFFICE_WEAR = {"lapels", "tie", "bow", "bomber"}
"""What nobody wears for a robbery."""
Loot = Callable[[skia.Canvas], None]


def _chart(c: skia.Canvas, col: str) -> None:
    """The wall with lines for everybody's height, where a crook is photographed."""
    c.drawPaint(ramp((0, 0), (0, HIGH), lighter(col, 0.16), darker(col, 0.25)))
    for step, y in enumerate(range(16, HIGH, 28)):
        c.drawLine(0, y, WIDE, y, line(SHADE, 3 if step % 2 else 1.6, 0.2))
        c.drawLine(0, y, 24 if step % 2 else 12, y, line("#FFFFFF", 3, 0.5))
    c.drawCircle(108, 112, 72, fill(SHADE, 0.16))


def _jersey(c: skia.Canvas, person: Person, seat: str) -> None:
    """A striped jersey with a rolled collar, dark stripes of the seat's colour."""
    reach = 1.16 if person.broad else 1.0
    x = [100 + offset * reach for offset in (-80, -76, -60, 60, 76, 80)]
    cloth = path(f"M {x[0]} 246 C {x[1]} 198 {x[2]} 186 72 174 L 128 174 C {x[3]} 186 {x[4]} 198 {x[5]} 246")
    dark = darker(seat, 0.55)
    c.drawPath(cloth, fill(CREAM))
    with clipped(c, cloth):
        for y in (184, 206, 228):
            band = f"M 0 {y - 8} Q 100 {y + 16} 200 {y - 8} L 200 {y + 3} Q 100 {y + 27} 0 {y + 3}"
            c.drawPath(path(band), fill(dark))
    c.drawPath(path("M 82 140 L 118 140 L 120 186 L 80 186"), fill(person.shade))
    collar = path("M 72 168 Q 100 184 128 168 L 131 184 Q 100 204 69 184")
    c.drawPath(collar, fill(seat))
    with clipped(c, collar):
        c.drawRect(skia.Rect(104, 150, 150, 220), fill(darker(seat, 0.45), 0.7))


def _sack(c: skia.Canvas) -> None:
    sack = path(
        "M 30 160 Q 24 150 14 146 L 44 138 Q 42 150 42 160 C 84 184 70 246 30 250 L -10 250 L -10 176"
    )
    c.drawPath(sack, fill("#C79A5E"))
    c.drawPath(path("M 46 162 C 84 184 70 246 36 250 Q 62 206 46 162"), fill("#93693A"))
    c.drawLine(24, 161, 46, 159, line("#6B4722", 6))
    c.drawCircle(26, 208, 18, fill("#7A5424"))
    c.drawCircle(26, 207, 16, fill("#FFD24A"))
    for x in (20, 32):
        c.drawLine(x, 199, x, 215, line("#9A6A14", 4))


def _briefcase(c: skia.Canvas) -> None:
    with placed(c, 24, 208, turn=-8):
        plate(c, -14, -52, 30, 30, 8, line("#4A2412", 7))
        plate(c, -46, -36, 90, 76, 8, fill("#8A4A2A"))
        c.drawPath(poly([(14, -36), (44, -36), (44, 40), (30, 40)]), fill("#5E2F18"))
        c.drawLine(-46, -4, 44, -4, line("#4A2412", 4))
        for x in (-22, 16):
            plate(c, x - 6, -12, 13, 16, 3, fill("#FFC857"))


def _crowbar(c: skia.Canvas) -> None:
    bent = path("M 14 250 L 22 168 Q 22 150 38 146 Q 50 146 52 158", close=False)
    c.drawPath(bent, line("#566178", 14))
    with placed(c, -2.5, -1):
        c.drawPath(bent, line("#C4CDDE", 6.5))
    plate(c, -8, 200, 42, 34, 14, fill("#232B3F"))
    for y in (208, 217, 226):
        c.drawLine(-4, y, 28, y, line("#3E4966", 3))


def _cane(c: skia.Canvas) -> None:
    c.drawLine(36, 250, 28, 160, line("#120C22", 10))
    c.drawLine(33, 250, 25.5, 160, line("#4E3F78", 3))
    c.drawCircle(27, 152, 15, fill("#9A6A14"))
    c.drawCircle(26, 151, 13, fill("#FFC857"))
    c.drawCircle(22, 146, 4, fill("#FFF3C8"))
    plate(c, 8, 192, 46, 34, 14, fill("#F6F1E4"))
    for y in (200, 209, 218):
        c.drawLine(14, y, 48, y, line("#C9BFA8", 3))


def _gem(c: skia.Canvas) -> None:
    facets = (
        ("M -28 -8 L -16 -24 L -8 -8", "#E8FAFF"),
        ("M -16 -24 L 14 -24 L 0 -8 L -8 -8", "#BFEBFF"),
        ("M 14 -24 L 28 -8 L 8 -8 L -8 -8", "#7CCBF2"),
        ("M -28 -8 L -8 -8 L 0 28", "#9CDDF8"),
        ("M -8 -8 L 8 -8 L 0 28", "#5DB9EA"),
        ("M 8 -8 L 28 -8 L 0 28", "#2F86C8"),
    )
    with placed(c, 34, 172, turn=-12):
        for outline, tone in facets:
            c.drawPath(path(outline), fill(tone))
    plate(c, 10, 196, 44, 40, 16, fill("#3A1428"))
    for x in (20, 31, 42):
        c.drawLine(x, 200, x, 218, line("#6B2A4A", 3))


def _safe(c: skia.Canvas) -> None:
    plate(c, -22, 158, 78, 90, 9, fill("#4A5570"))
    plate(c, -22, 158, 70, 90, 9, fill("#8391AC"))
    plate(c, -16, 166, 56, 80, 6, line("#5C6884", 4))
    c.drawCircle(16, 206, 19, fill("#3E4860"))
    c.drawCircle(16, 206, 13, fill("#FFC857"))
    for turn in (0, 60, 120):
        with placed(c, 16, 206, turn=turn):
            c.drawLine(-11, 0, 11, 0, line("#8A5A12", 3.4))


LOOT: dict[str, Loot] = {
    "jimmy": _sack,
    "sandra": _briefcase,
    "pepper": _crowbar,
    "drake": _cane,
    "vivian": _gem,
    "tad": _safe,
}
"""What each of them carries, as the wooden piece does."""


def crook_figure(c: skia.Canvas, who: str) -> None:
    """One of the six in mask and stripes, without the wall."""
    person = PEOPLE[who]
    masked = replace(person, wears=person.wears - OFFICE_WEAR | {"mask"})
    hair_behind(c, masked)
    _jersey(c, masked, SEATS[who].colour)
    face(c, masked)
    hat(c, masked)
    shaded(c)
    LOOT[who](c)


def crook(c: skia.Canvas, who: str) -> None:
    """One of the six before the height chart."""
    _chart(c, PEOPLE[who].back)
    c.saveLayer(paint=skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(8, 6, 0, 0, 0x40050710)))
    crook_figure(c, who)
    c.restore()


def framed(c: skia.Canvas, paint: Callable[[skia.Canvas], None]) -> None:
    """A portrait in the frame of all portraits."""
    with clipped(c, round_box(0, 0, WIDE, HIGH, 14)):
        paint(c)
        speckle(c, WIDE, HIGH, 11, 9)
    plate(c, 1.5, 1.5, WIDE - 3, HIGH - 3, 13, line(CREAM, 3))


def draw(out: Path) -> None:
    """Write the six crooks and the chief, 200 x 240."""
    for who in LOOT:
        with drawing(out / "portraits" / f"crook_{who}.png", WIDE, HIGH) as c:
            framed(c, lambda c, who=who: crook(c, who))
    with drawing(out / "portraits" / "cops.png", WIDE, HIGH) as c:
        framed(c, chief)
