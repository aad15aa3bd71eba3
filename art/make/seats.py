"""The six investigators as seats: colour, shape and letter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import skia

from kit import CREAM, INK, SHADE, fill, lighter, line, ngon, path, round_box, text
from sheet import drawing


@dataclass(frozen=True)
class Seat:
    """The three marks of a seat; any one of them is enough to know it."""

    colour: str
    letter: str
    shape: str
    dark: bool
    """The colour is dark, so letters on it are pale."""

    @property
    def letter_colour(self) -> str:
        """The letter's colour, 4.5:1 or better on the seat colour."""
        return "#FFF8E6" if self.dark else INK


SEATS = {
    "jimmy": Seat("#E8E81C", "J", "circle", dark=False),
    "sandra": Seat("#1DA7EB", "S", "square", dark=False),
    "pepper": Seat("#C71A0B", "P", "triangle", dark=True),
    "drake": Seat("#531BB4", "D", "diamond", dark=True),
    "vivian": Seat("#F4A1AA", "V", "hexagon", dark=False),
    "tad": Seat("#28726B", "T", "shield", dark=True),
}

LETTER_SIZE = {"triangle": 1.2, "diamond": 1.16}
LETTER_DROP = {"triangle": 0.24, "shield": -0.06}


def seat_shape(kind: str, r: float) -> skia.Path:
    """The outline of a seat's shape around the origin, of equal weight for all six."""
    match kind:
        case "circle":
            return skia.Path.Circle(0, 0, r)
        case "square":
            return round_box(-0.88 * r, -0.88 * r, 1.76 * r, 1.76 * r, 0.22 * r)
        case "triangle":
            return ngon(0, 0.16 * r, 1.24 * r, 3)
        case "diamond":
            return ngon(0, 0, 1.16 * r, 4)
        case "hexagon":
            return ngon(0, 0, 1.06 * r, 6)
        case _:
            unit = path("M -.9 -.9 L .9 -.9 L .9 .1 Q .8 .8 0 1.12 Q -.8 .8 -.9 .1")
            unit.transform(skia.Matrix.Scale(r, r))
            return unit


def badge(c: skia.Canvas, who: str, r: float) -> None:
    """A seat badge around the origin."""
    seat = SEATS[who]
    outline = seat_shape(seat.shape, r)
    c.drawPath(outline, line(SHADE, 0.5 * r, 0.45, blur=0.12 * r))
    c.drawPath(outline, line(CREAM, 0.36 * r))
    c.drawPath(outline, fill(seat.colour))
    c.drawPath(outline, line(INK, 0.1 * r, 0.85))
    c.save()
    c.clipPath(outline, doAntiAlias=True)
    c.drawRect(skia.Rect(-2 * r, -2 * r, 2 * r, -0.34 * r), fill(lighter(seat.colour, 0.6), 0.22))
    c.restore()
    size = r * LETTER_SIZE.get(seat.shape, 1.34)
    text(c, seat.letter, 0, r * LETTER_DROP.get(seat.shape, 0), "disp", size, seat.letter_colour)


def draw(out: Path) -> None:
    """Write the six badges, 72 x 72."""
    for who in SEATS:
        with drawing(out / "badges" / f"{who}.png", 72, 72) as c:
            c.translate(36, 36)
            badge(c, who, 27)
