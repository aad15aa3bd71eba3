"""The name of the game: heavy capitals that dance a little, a long red extrude, a mask over the C."""

from __future__ import annotations

from pathlib import Path

import skia

from kit import AMBER, EDGE, INK, LINE, clipped, fill, font, line, mix, placed, plate, ramp, text, width
from sheet import drawing
from symbols import mask, mask_outline

WORDS = "CAPER CITY"
SIZE = 272
WIDE, HIGH = 1560, 380
TRACK = 2
BASE = 266
"""The base line of the letters on the logo's sheet."""
DANCE = [(-3, 2), (2, -3), (-1.5, 3), (1.5, -2), (-1, 2), (0, 0), (-2.5, -3), (1.5, 2), (-1.5, -2), (3, 2)]
"""Turn in degrees and rise in pixels of each letter."""
TAGLINE = "FOUR CASES   ONE CITY   ONE NIGHT"


def _letters() -> skia.Path:
    """All letters as one outline on the logo's sheet."""
    face = font("disp", SIZE)
    cap = face.getMetrics().fCapHeight
    x = (WIDE - width(WORDS, "disp", SIZE, TRACK)) / 2
    outline = skia.Path()
    for letter, (turn, rise) in zip(WORDS, DANCE, strict=True):
        advance = face.measureText(letter)
        glyph = face.getPath(face.textToGlyphs(letter)[0])
        if letter != " ":
            spin = skia.Matrix()
            spin.setRotate(turn, advance / 2, -cap / 2)
            spin.postTranslate(x, BASE - rise)
            glyph.transform(spin)
            outline.addPath(glyph)
        x += advance + TRACK
    return outline


def _extrude(c: skia.Canvas, letters: skia.Path, depth: int) -> None:
    for paint in (line(INK, SIZE * 0.088), None):
        for i in range(depth, 0, -1):
            tone = fill(mix("#7E180E", "#D8431F", (1 - i / depth) ** 0.7))
            with placed(c, 0, i):
                c.drawPath(letters, paint or tone)


def _front(c: skia.Canvas, letters: skia.Path) -> None:
    cap = font("disp", SIZE).getMetrics().fCapHeight
    top = BASE - cap
    c.drawPath(letters, line(INK, SIZE * 0.088))
    c.drawPath(letters, line("#FFF3DC", SIZE * 0.04))
    c.drawPath(letters, ramp((0, top), (0, BASE), "#FFF0B4", "#FFC83E", "#FFB02C", "#F07A1A"))
    with clipped(c, letters):
        c.drawRect(skia.Rect(0, top - 12, WIDE, BASE - cap * 0.54), fill("#FFFFFF", 0.3))
        c.drawRect(skia.Rect(0, BASE - cap * 0.06, WIDE, BASE + 10), fill("#B03A0A", 0.22))


def _first_c_centre() -> tuple[float, float]:
    face = font("disp", SIZE)
    left = (WIDE - width(WORDS, "disp", SIZE, TRACK)) / 2
    return left + face.measureText("C") * 0.53, BASE - face.getMetrics().fCapHeight / 2


def logo(c: skia.Canvas) -> None:
    """CAPER CITY on a 1560 x 380 sheet."""
    letters = _letters()
    with placed(c, 0, SIZE * 0.15):
        c.drawPath(letters, fill("#05070F", 0.75, blur=SIZE * 0.06))
    _extrude(c, letters, int(SIZE * 0.11))
    _front(c, letters)
    x, y = _first_c_centre()
    with placed(c, x, y, turn=-5):
        outline = mask_outline(1.16)
        c.drawPath(outline, line(INK, 24))
        c.drawPath(outline, line("#FFF3DC", 12))
        mask(c, 0, 0, 1.16, LINE, EDGE)


def tagline(c: skia.Canvas, wide: float, high: float) -> None:
    """The pill under the logo."""
    plate(c, 4, 4, wide - 8, high - 8, (high - 8) / 2, fill(INK, 0.86))
    plate(c, 4, 4, wide - 8, high - 8, (high - 8) / 2, line(AMBER, 2.5, 0.9))
    text(c, TAGLINE, wide / 2, high / 2, "num", 36, "#FFE9B8", 5)


def draw(out: Path) -> None:
    """Write the logo and its tag line."""
    with drawing(out / "title" / "logo.png", WIDE, HIGH) as c:
        logo(c)
    wide = round(width(TAGLINE, "num", 36, 5)) + 68
    with drawing(out / "title" / "tagline.png", wide, 62) as c:
        tagline(c, wide, 62)
