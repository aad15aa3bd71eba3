"""Heads of the paper-cut people: few shapes, and the hard shadow that makes the nose."""

from __future__ import annotations

import skia

from hats import BRIMS
from kit import CREAM, clipped, fill, line, mix, oval, path
from people import Person

GOLD = "#F2B93B"
DARK = "#15131F"
SHADOW = "M 104 50 L 104 96 L 114 124 L 103 127 L 104 170 L 160 170 L 160 50"
MASK = "M 60 92 Q 100 84 140 92 L 138 112 Q 118 122 104 110 L 96 110 Q 82 122 62 112"
LIPS = "M 88 137 Q 95 132 100 135 Q 106 132 113 136 Q 101 147 88 137"
BIG_TACHE = "M 100 124 C 118 118 132 128 134 144 Q 118 136 100 136 Q 82 136 66 144 C 68 128 82 118 100 124"
TACHE = (
    "M 100 130 C 112 124 122 134 138 124 C 130 142 112 140 100 134"
    " C 88 140 70 142 62 124 C 78 134 88 124 100 130"
)
FRECKLES = [(76, 117), (82, 120), (88, 116), (116, 117), (122, 120), (128, 116)]


def _head(person: Person) -> skia.Path:
    half, jaw = (41, 154) if person.broad else (36, 150)
    left, right = 100 - half, 100 + half
    return path(
        f"M {left} 92 C {left} 58 {right} 58 {right} 92 L {right - 3} 122"
        f" Q {right - 8} {jaw} 100 {jaw + 8} Q {left + 8} {jaw} {left + 3} 122"
    )


def _skin(c: skia.Canvas, person: Person) -> None:
    head = _head(person)
    half = 41 if person.broad else 36
    c.drawCircle(100 - half, 110, 8, fill(person.skin))
    c.drawCircle(100 + half, 110, 8, fill(person.shade))
    c.drawPath(head, fill(person.skin))
    with clipped(c, head):
        c.drawPath(path(SHADOW), fill(person.shade))
        if "stubble" in person.wears:
            beard = path("M 60 124 Q 100 128 140 124 L 140 170 L 60 170")
            c.drawPath(beard, fill(mix(person.shade, "#232B3F", 0.35), 0.55))
        if person.hat in BRIMS:
            foot = 92 if person.hat == "cap" else 96
            c.drawRect(skia.Rect(50, 60, 150, foot), fill("#1A1020", 0.38))


def _masked_eyes(c: skia.Canvas) -> None:
    c.drawPath(path(MASK), fill(DARK))
    for x in (83, 119):
        c.drawPath(path(f"M {x - 9} 103 Q {x} 93 {x + 9} 103 Q {x} 107 {x - 9} 103"), fill(CREAM))
        c.drawCircle(x + 2, 101.5, 3, fill(DARK))


def _eyes(c: skia.Canvas, brow: str) -> None:
    for x, outer, inner in ((84, 93, 91), (118, 91, 93)):
        c.drawOval(oval(x, 104.5, 4.2, 5.5), fill("#1A1020"))
        c.drawCircle(x - 1.4, 102.4, 1.3, fill("#FFFFFF", 0.85))
        c.drawLine(x - 9, outer, x + 9, inner, line(brow, 5))


def _eyewear(c: skia.Canvas, wears: frozenset[str]) -> None:
    if "glasses" in wears:
        for x in (83, 119):
            c.drawCircle(x, 105, 15, line(GOLD, 4))
            c.drawCircle(x, 105, 13, fill("#FFFFFF", 0.16))
        c.drawLine(98, 103, 104, 103, line(GOLD, 4))
    if "monocle" in wears:
        c.drawCircle(118, 105, 13, fill("#FFFFFF", 0.16))
        c.drawCircle(118, 105, 14, line(GOLD, 4))
        c.drawLine(131, 110, 140, 150, line(GOLD, 2))


def _mouth(c: skia.Canvas, person: Person) -> None:
    if "lips" in person.wears:
        c.drawPath(path(LIPS), fill("#B0202E"))
    if "bigtache" in person.wears:
        c.drawPath(path(BIG_TACHE), fill(mix(person.hair, "#2A1008", 0.25)))
    if "tache" in person.wears:
        c.drawPath(path(TACHE), fill(person.hair))
    if "smile" in person.wears:
        c.drawPath(path("M 88 138 Q 102 142 114 134", close=False), line("#5A241C", 4))


def _details(c: skia.Canvas, wears: frozenset[str]) -> None:
    if "freckles" in wears:
        for x, y in FRECKLES:
            c.drawCircle(x, y, 1.9, fill("#7A4528", 0.8))
    if "rings" in wears:
        for x in (60, 140):
            c.drawCircle(x, 124, 5, line(GOLD, 3))


def face(c: skia.Canvas, person: Person) -> None:
    """The head with all that is on it, below the hat."""
    _skin(c, person)
    if "mask" in person.wears:
        _masked_eyes(c)
    else:
        _eyes(c, person.hair)
    _eyewear(c, person.wears)
    _mouth(c, person)
    _details(c, person.wears)
