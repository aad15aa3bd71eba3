"""The chief of the Cops: grey hair, a peaked cap, and a whistle that the whole city knows."""

from __future__ import annotations

import skia

from faces import face
from hats import split
from kit import SHADE, around, box, clipped, darker, fill, lighter, line, oval, path, poly, ramp, star
from people import Person

BLUE, NAVY, GOLD = "#2C63C8", "#16264F", "#FFC857"
CHIEF = Person(
    back=BLUE,
    skin="#C98A5E",
    coat=NAVY,
    shirt="#CFE0FA",
    hat="flatcap",
    hat_colour=NAVY,
    hair="#B9BFCC",
    wears=frozenset({"lips"}),
)


def checks(c: skia.Canvas, left: float, top: float, wide: float, side: float, dark: str, pale: str) -> None:
    """The chequered band of the police, two rows of squares."""
    c.drawRect(box(left, top, wide, 2 * side), fill(pale))
    for row in range(2):
        for step in range(int(wide / side) + 1):
            if (row + step) % 2:
                c.drawRect(box(left + step * side, top + row * side, side, side), fill(dark))


def field(c: skia.Canvas, col: str) -> None:
    """Rays of a colour, and the chequered band of the police."""
    c.drawPaint(ramp((0, 0), (0, 240), lighter(col, 0.2), darker(col, 0.3)))
    for turn in range(8, 368, 30):
        ray = [(100.0, 110.0), around(100, 110, 260, turn), around(100, 110, 260, turn + 12)]
        c.drawPath(poly(ray), fill("#FFFFFF", 0.08))
    c.drawCircle(108, 112, 70, fill(SHADE, 0.16))
    with clipped(c, path("M 0 178 L 200 178 L 200 206 L 0 206")):
        checks(c, 0, 178, 200, 14, "#12204A", "#DCE7FB")


def uniform(c: skia.Canvas, person: Person) -> None:
    """A navy coat with golden shoulders, a pale shirt and a tie."""
    coat = path("M 14 246 C 16 200 34 186 74 174 L 126 174 C 166 186 184 200 186 246")
    c.drawPath(coat, fill(NAVY))
    c.drawPath(path("M 82 140 L 118 140 L 120 182 L 100 200 L 80 182"), fill(person.shade))
    c.drawPath(path("M 76 172 L 100 206 L 124 172 L 134 186 L 114 246 L 86 246 L 66 186"), fill(person.shirt))
    c.drawPath(path("M 92 196 L 108 196 L 104 208 L 112 246 L 88 246 L 96 208"), fill("#12182E"))
    c.drawPath(path("M 64 178 L 94 246 L 66 246 L 48 202 L 60 202"), fill(lighter(NAVY, 0.16)))
    c.drawPath(path("M 136 178 L 106 246 L 134 246 L 152 202 L 140 202"), fill(darker(NAVY, 0.3)))
    for side in (-1, 1):
        x = 100 + side * 62
        c.drawPath(
            poly([(x - side * 18, 184), (x + side * 17, 196), (x + side * 20, 206), (x - side * 16, 194)]),
            fill(GOLD if side < 0 else "#C08A26"),
        )


def _medals(c: skia.Canvas) -> None:
    c.drawPath(star(50, 222, 15, 6.6, 5), fill("#8A5A12"))
    c.drawPath(star(49, 220.5, 14, 6.2, 5), fill(GOLD))
    cord = path("M 84 204 Q 118 236 140 216", close=False)
    c.drawPath(cord, line("#F6EBD3", 3.4))
    c.drawPath(
        path("M 134 210 L 158 206 L 159 216 L 152 217 Q 150 230 139 228 Q 129 224 134 210"), fill("#D8DEEA")
    )
    c.drawPath(
        path("M 148 208 L 158 206 L 159 216 L 152 217 Q 150 230 141 228 Q 150 222 148 208"), fill("#8E9AB0")
    )
    c.drawCircle(141.5, 219, 3.4, fill("#232B3F"))


def _hair(c: skia.Canvas) -> None:
    """Short grey hair on both sides of the face."""
    c.drawPath(path("M 56 84 C 44 112 50 136 60 146 L 70 140 C 62 124 62 100 66 84"), fill("#CDD2DC"))
    c.drawPath(path("M 144 84 C 156 112 150 136 140 146 L 130 140 C 138 124 138 100 134 84"), fill("#7E8698"))


def _cap(c: skia.Canvas) -> None:
    split(c, path("M 58 62 C 34 50 40 26 100 16 C 160 26 166 50 142 62"), NAVY)
    split(c, path("M 57 58 Q 100 70 143 58 L 143 80 Q 100 92 57 80"), "#101A38")
    for step in range(12):
        x = 61 + step * 7
        drop = 5.6 - ((x - 97) / 18) ** 2
        c.drawRect(box(x, 62 + drop + (step % 2) * 6, 7, 6), fill("#DCE7FB" if x < 102 else "#8FA3CE"))
    split(c, path("M 52 78 Q 100 92 148 78 Q 152 98 136 100 Q 100 88 64 100 Q 48 98 52 78"), "#0B1020")
    c.drawPath(path("M 58 86 Q 100 97 130 88", close=False), line("#6F7FA8", 2.6, 0.8))
    c.drawPath(path("M 100 26 L 116 32 Q 118 50 100 60 Q 82 50 84 32"), fill("#8A5A12"))
    c.drawPath(path("M 100 28 L 113.5 33.5 Q 115 48.5 100 57 Q 85 48.5 86.5 33.5"), fill(GOLD))
    c.drawPath(star(100, 42, 10, 4.4, 5), fill("#16264F"))
    c.drawOval(oval(100, 42, 2.6, 2.6), fill(GOLD))


def shaded(c: skia.Canvas) -> None:
    """The side of a coat away from the light."""
    shade = fill(SHADE, 0.26)
    shade.setBlendMode(skia.BlendMode.kSrcATop)
    c.drawPath(poly([(116, 168), (210, 168), (210, 250), (104, 250)]), shade)


def chief_figure(c: skia.Canvas) -> None:
    """The chief without the wall."""
    uniform(c, CHIEF)
    face(c, CHIEF)
    _hair(c)
    _cap(c)
    shaded(c)
    _medals(c)


def chief(c: skia.Canvas) -> None:
    """The chief before a blue wall with the chequered band."""
    field(c, BLUE)
    c.saveLayer(paint=skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(8, 6, 0, 0, 0x40050710)))
    chief_figure(c)
    c.restore()
