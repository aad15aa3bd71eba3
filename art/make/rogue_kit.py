"""What all thieves share: paper-cut busts, sharper than the investigators, each on an own field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import skia

from kit import (
    CREAM,
    SHADE,
    Point,
    around,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    path,
    plate,
    poly,
    ramp,
    round_box,
)
from speckle import speckle
from toy_kit import arc

WIDE, HIGH = 200, 240
DARK = "#15131F"
GOLD = "#F2B93B"
HEADS = {
    "sharp": "M 64 94 C 64 56 136 56 136 94 L 133 122 L 119 145 L 100 163 L 81 145 L 67 122",
    "long": "M 68 92 C 68 52 132 52 132 92 L 130 132 L 114 158 L 100 168 L 86 158 L 70 132",
    "block": "M 62 62 L 138 62 L 138 138 L 126 158 L 74 158 L 62 138",
    "heavy": "M 56 96 C 56 56 144 56 144 96 L 146 130 Q 138 164 100 164 Q 62 164 54 130",
    "heart": "M 62 92 C 62 54 138 54 138 92 L 134 116 L 116 146 L 100 160 L 84 146 L 66 116",
}
EARS = {"sharp": 36, "long": 32, "block": 38, "heavy": 45, "heart": 37}
FACE_SHADOW = "M 104 40 L 104 94 L 118 126 L 103 129 L 104 180 L 180 180 L 180 40"
Paint = Callable[[skia.Canvas, "Rogue"], None]


@dataclass(frozen=True)
class Rogue:
    """One thief: the colours, and who paints what is in front of the field."""

    paint: Paint
    back: str
    skin: str
    coat: str
    hair: str

    @property
    def shade(self) -> str:
        """The skin on the side away from the light."""
        return mix(self.skin, "#3A1408", 0.32)


def rogue(paint: Paint, tones: str) -> Rogue:
    """A thief from four colours in the order of the fields."""
    return Rogue(paint, *tones.split())


def cut(c: skia.Canvas, outline: skia.Path, col: str, at: float = 104, lit: float | None = None) -> None:
    """A paper shape: flat, dark right of `at`, lit left of `lit`."""
    c.drawPath(outline, fill(col))
    with clipped(c, outline):
        c.drawRect(skia.Rect(at, -40, 300, 300), fill(darker(col, 0.34), 0.8))
        if lit is not None:
            c.drawRect(skia.Rect(-40, -40, lit, 300), fill(lighter(col, 0.18), 0.8))


def flat(c: skia.Canvas, outline: str, col: str) -> None:
    """One flat shape from path commands."""
    c.drawPath(path(outline), fill(col))


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The same points on the other side of the portrait's middle."""
    return [(200 - x, y) for x, y in points]


def shoulders(c: skia.Canvas, coat: str, half: float = 78, peak: float = 190) -> None:
    """A coat with sharp shoulders, `half` wide on each side, their tips at `peak`."""
    left = [(100 - half - 4, 250.0), (100 - half, peak), (100 - half + 16, peak - 4), (78.0, 172.0)]
    c.drawPath(poly(left + mirrored(left)[::-1]), fill(coat))


def neck(c: skia.Canvas, who: Rogue, wide: float = 18) -> None:
    """The neck, in the shade of the chin."""
    c.drawPath(
        poly([(100 - wide, 138), (100 + wide, 138), (102 + wide, 184), (100, 204), (98 - wide, 184)]),
        fill(who.shade),
    )


def lapels(c: skia.Canvas, coat: str, shirt: str) -> None:
    """A shirt front between two pointed lapels."""
    flat(c, "M 76 176 L 100 206 L 124 176 L 134 250 L 66 250", shirt)
    flat(c, "M 72 170 L 100 246 L 62 250 L 44 204 L 60 202", lighter(coat, 0.14))
    flat(c, "M 128 170 L 100 246 L 138 250 L 156 204 L 140 202", darker(coat, 0.22))


def collar_up(c: skia.Canvas, coat: str, top: float = 128) -> None:
    """A coat collar turned up into two points beside the face."""
    left = [(84.0, 250.0), (40.0, 196.0), (50.0, top), (98.0, 206.0)]
    c.drawPath(poly(left), fill(lighter(coat, 0.16)))
    c.drawPath(poly(mirrored(left)), fill(darker(coat, 0.26)))


def head(c: skia.Canvas, who: Rogue, kind: str = "sharp", brow: float = 0) -> None:
    """A head with the hard shadow that makes the nose; a hat shades it down to `brow`."""
    outline, ear = path(HEADS[kind]), EARS[kind]
    for side, tone in ((-1, who.skin), (1, who.shade)):
        tip = [
            (100 + side * (ear + 9), 98.0),
            (100 + side * (ear - 4), 100.0),
            (100 + side * (ear - 4), 124.0),
        ]
        c.drawPath(poly(tip), fill(tone))
    c.drawPath(outline, fill(who.skin))
    with clipped(c, outline):
        c.drawPath(path(FACE_SHADOW), fill(who.shade))
        if brow:
            c.drawRect(skia.Rect(40, 30, 160, brow), fill("#1A1020", 0.4))


def eyes(c: skia.Canvas, brow: str, look: float = 2.5, slant: float = 5, at: float = 105) -> None:
    """Sly eyes that look aside, under brows that fall towards the nose by `slant`."""
    for x, side in ((83, -1), (119, 1)):
        outer, inner = x + side * 11, x - side * 10
        lid = f"M {outer} {at - 3} Q {x} {at - 9} {inner} {at + 3} Q {x} {at + 8} {outer} {at - 3}"
        c.drawPath(path(lid), fill(CREAM))
        with clipped(c, path(lid)):
            c.drawCircle(x + look, at - 0.5, 4.4, fill("#1A1020"))
        if brow:
            brows = [
                (outer + side * 2, at - 12 - slant / 2),
                (inner, at - 11 + slant),
                (inner, at - 5 + slant),
                (outer, at - 7 - slant / 2),
            ]
            c.drawPath(poly(brows), fill(brow))


def masked(c: skia.Canvas, col: str = DARK, look: float = 2.5) -> None:
    """A domino mask with pointed ends."""
    flat(
        c,
        "M 54 86 Q 80 94 100 90 Q 120 94 146 86 Q 144 112 126 117"
        " Q 110 120 103 109 L 97 109 Q 90 120 74 117 Q 56 112 54 86",
        col,
    )
    eyes(c, "", look=look, at=104)


def smirk(c: skia.Canvas, col: str = "#5A1F1C") -> None:
    """A mouth that rises to one side."""
    flat(c, "M 84 138 Q 102 146 120 130 Q 110 149 94 146", col)


def lips(c: skia.Canvas, col: str = "#B0202E") -> None:
    """Painted lips, a little crooked."""
    flat(c, "M 86 139 L 96 133 L 101 136 L 107 132 L 118 135 Q 104 149 86 139", col)


def grin(c: skia.Canvas) -> None:
    """A wide row of teeth."""
    flat(c, "M 76 130 Q 100 138 126 127 Q 120 152 100 152 Q 82 150 76 130", "#4A1418")
    flat(c, "M 79 132 Q 100 139 123 129.5 L 120 138 Q 100 146 83 139", CREAM)


def _rays(c: skia.Canvas) -> None:
    for turn in range(0, 360, 24):
        ray = [(100.0, 112.0), around(100, 112, 270, turn), around(100, 112, 270, turn + 8)]
        c.drawPath(poly(ray), fill("#FFFFFF", 0.1))


def _waves(c: skia.Canvas) -> None:
    """Rows of scales, as the sea is printed: the mark of the Atlantic gang."""
    for row in range(11):
        for column in range(-1, 5):
            x, y = column * 48 + (24 if row % 2 else 0), row * 24
            for r in (23, 15, 7):
                arc(c, x + 4, y + 14, r, r, 180, 180, line("#FFFFFF", 2.5, 0.12))


def _field(c: skia.Canvas, col: str, *, sea: bool) -> None:
    c.drawPaint(ramp((0, 0), (0, HIGH), lighter(col, 0.16), darker(col, 0.28)))
    (_waves if sea else _rays)(c)


def bust(c: skia.Canvas, who: Rogue, *, sea: bool) -> None:
    """The framed portrait with its corner at the origin; `sea` for the Atlantic gang."""
    with clipped(c, round_box(0, 0, WIDE, HIGH, 14)):
        _field(c, who.back, sea=sea)
        c.saveLayer(paint=skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(9, 7, 0, 0, 0x4805070F)))
        figure(c, who)
        c.restore()
        speckle(c, WIDE, HIGH, 11, 9)
    plate(c, 1.5, 1.5, WIDE - 3, HIGH - 3, 13, line(CREAM, 3))


def figure(c: skia.Canvas, who: Rogue) -> None:
    """The person without the field."""
    c.saveLayer()
    who.paint(c, who)
    dark = fill(SHADE, 0.22)
    dark.setBlendMode(skia.BlendMode.kSrcATop)
    c.drawPath(poly([(118, 174), (210, 174), (210, 260), (104, 260)]), dark)
    c.restore()
