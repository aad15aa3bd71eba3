"""Hats and hair of the paper-cut people, on the 200 x 240 portrait; each is split into lit and dark."""

from __future__ import annotations

import skia

from kit import clipped, darker, fill, lighter, line, path, star
from people import Person

HAIR_BEHIND = {
    "bob": "M 52 92 C 48 30 152 30 148 92 L 156 150 Q 128 168 100 160 Q 72 168 44 150",
    "cap": "M 66 78 C 24 70 18 130 34 168 C 52 150 52 118 72 104",
}
BRIMS = {"fedora", "tophat", "flatcap", "cap"}
"""Hats that shade the brow."""


def split(c: skia.Canvas, outline: skia.Path, col: str) -> None:
    """A flat shape with one lit edge at the left and one hard shadow at the right."""
    c.drawPath(outline, fill(col))
    with clipped(c, outline):
        c.drawRect(skia.Rect(104, -20, 220, 220), fill(darker(col, 0.35), 0.75))
        c.drawRect(skia.Rect(-20, -20, 62, 220), fill(lighter(col, 0.16), 0.8))


def _fedora(c: skia.Canvas, col: str) -> None:
    split(c, path("M 60 80 C 60 40 66 22 84 20 Q 100 30 116 20 C 134 22 140 40 140 80"), col)
    c.drawPath(path("M 59 66 Q 100 78 141 66 L 142 82 Q 100 94 58 82"), fill("#232B3F"))
    brim = "M 26 84 C 50 66 60 80 100 82 C 140 80 150 66 174 84 C 150 104 130 98 100 98 C 70 98 50 104 26 84"
    split(c, path(brim), col)


def _tophat(c: skia.Canvas, col: str) -> None:
    split(c, path("M 64 78 L 58 14 Q 100 2 142 14 L 136 78"), col)
    c.drawPath(path("M 62 58 Q 100 68 138 58 L 136 78 Q 100 88 64 78"), fill("#7A3FE0"))
    brim = "M 36 82 Q 44 70 64 74 Q 100 84 136 74 Q 156 70 164 82 Q 130 100 100 99 Q 70 100 36 82"
    split(c, path(brim), col)


def _bob(c: skia.Canvas, col: str) -> None:
    fringe = "M 54 104 C 46 40 154 40 146 104 L 140 108 C 138 84 124 80 112 66 C 96 82 66 84 61 108"
    split(c, path(fringe), col)


def _cap(c: skia.Canvas, col: str) -> None:
    split(c, path("M 62 84 C 60 34 138 32 139 82 Q 100 90 62 84"), col)
    c.drawPath(path("M 96 80 C 120 72 160 76 176 90 C 164 100 120 94 96 92"), fill("#F58A1F"))
    c.drawPath(star(98, 62, 12, 5.5, 5), fill("#C71A0B"))


def _bun(c: skia.Canvas, col: str) -> None:
    split(c, skia.Path.Circle(100, 36, 23), col)
    split(c, path("M 60 104 C 52 44 148 44 140 104 C 134 78 116 74 100 74 C 84 74 66 78 60 104"), col)
    c.drawLine(72, 24, 132, 48, line("#F2B93B", 4))
    c.drawCircle(72, 24, 5, fill("#C9291A"))


def _flattop(c: skia.Canvas, col: str) -> None:
    block = "M 56 96 L 52 44 Q 54 36 62 36 L 138 36 Q 146 36 148 44 L 144 96 L 138 78 Q 100 68 62 78"
    split(c, path(block), col)


def _flatcap(c: skia.Canvas, col: str) -> None:
    split(c, path("M 50 80 C 36 34 108 20 140 44 C 166 58 184 76 180 96 Q 112 78 52 90"), col)


HATS = {
    "fedora": _fedora,
    "tophat": _tophat,
    "bob": _bob,
    "cap": _cap,
    "bun": _bun,
    "flattop": _flattop,
    "flatcap": _flatcap,
}


def hair_behind(c: skia.Canvas, person: Person) -> None:
    """Hair that falls behind the shoulders, for those who have it."""
    if person.hat in HAIR_BEHIND:
        c.drawPath(path(HAIR_BEHIND[person.hat]), fill(person.hair))


def hat(c: skia.Canvas, person: Person) -> None:
    """The hat or hair in front of the face."""
    HATS[person.hat](c, person.hat_colour)
