"""Palette, paint, type and shapes: every picture of Caper City is drawn through this file."""

from __future__ import annotations

import functools
import itertools
import math
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import skia

ART = Path(__file__).resolve().parent.parent
SCALE = int(os.environ.get("ART_SCALE", "1"))
"""Pixels per point: 1, or 2 for large screens. Scripts draw in points."""

INK = "#0B1020"
DEEP = "#111830"
PANEL = "#18213D"
CREAM = "#F6EBD3"
AMBER = "#FFC857"
LAMP = "#FFC36A"
GILT = "#D9A441"
RED = "#C9291A"
LINE = "#191B2E"
SHADE = "#05070F"
WHITE = "#FFFFFF"
EDGE = "#FFF9EC"

FACES = {
    "num": "BebasNeue-Bold",
    "disp": "LeagueSpartan-Black",
    "text": "Cabin-SemiBold",
    "textb": "Cabin-Bold",
}

Point = tuple[float, float]
Stop = str | tuple[str, float]


def colour(hex_code: str, alpha: float = 1.0) -> int:
    """The skia colour of `#RRGGBB` at the given opacity."""
    red, green, blue = (int(hex_code[i : i + 2], 16) for i in (1, 3, 5))
    return int(skia.Color(red, green, blue, round(255 * alpha)))


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` of the way from `first` to `second`."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(col: str, share: float) -> str:
    """`col` mixed with white."""
    return mix(col, WHITE, share)


def darker(col: str, share: float) -> str:
    """`col` mixed with the shadow colour."""
    return mix(col, SHADE, share)


def fill(col: str, alpha: float = 1.0, blur: float = 0) -> skia.Paint:
    """Paint that fills, soft at the edge when `blur` is given."""
    paint = skia.Paint(AntiAlias=True, Color=colour(col, alpha))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def line(col: str, width: float, alpha: float = 1.0, blur: float = 0) -> skia.Paint:
    """Paint that strokes with round joins and round ends."""
    return stroked(fill(col, alpha, blur), width)


def stroked(paint: skia.Paint, width: float) -> skia.Paint:
    """The same paint, used as a line of `width`."""
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    return paint


def _stops(stops: Sequence[Stop]) -> tuple[list[int], list[float]]:
    colours = [colour(s) if isinstance(s, str) else colour(*s) for s in stops]
    return colours, [i / (len(stops) - 1) for i in range(len(stops))]


def ramp(start: Point, end: Point, *stops: Stop) -> skia.Paint:
    """Paint with a linear gradient of evenly spaced stops."""
    shader = skia.GradientShader.MakeLinear([start, end], *_stops(stops))
    return skia.Paint(AntiAlias=True, Shader=shader)


def radial(x: float, y: float, radius: float, *stops: Stop) -> skia.Paint:
    """Paint with a radial gradient of evenly spaced stops."""
    shader = skia.GradientShader.MakeRadial((x, y), radius, *_stops(stops))
    return skia.Paint(AntiAlias=True, Shader=shader)


def screened(paint: skia.Paint) -> skia.Paint:
    """The same paint, adding light to what lies below."""
    paint.setBlendMode(skia.BlendMode.kScreen)
    return paint


@functools.cache
def font(face: str, size: float) -> skia.Font:
    """One of the five shipped faces."""
    typeface = skia.Typeface.MakeFromFile(str(ART / "fonts" / f"{FACES[face]}.otf"))
    made = skia.Font(typeface, size)
    made.setEdging(skia.Font.Edging.kAntiAlias)
    made.setSubpixel(True)
    made.setHinting(skia.FontHinting.kNone)
    return made


def width(words: str, face: str, size: float, track: float = 0) -> float:
    """How wide `text` will draw `words`."""
    return float(font(face, size).measureText(words)) + track * max(0, len(words) - 1)


def text_path(words: str, x: float, y: float, face: str, size: float, track: float = 0) -> skia.Path:
    """The outline of one line of capitals, centred at (x, y)."""
    face_font = font(face, size)
    left = x - width(words, face, size, track) / 2
    base = y + face_font.getMetrics().fCapHeight / 2
    outline = skia.Path()
    for letter in words:
        glyph = face_font.getPath(face_font.textToGlyphs(letter)[0])
        if glyph:
            glyph.offset(left, base)
            outline.addPath(glyph)
        left += face_font.measureText(letter) + track
    return outline


def text(
    c: skia.Canvas, words: str, x: float, y: float, face: str, size: float, col: str, track: float = 0
) -> None:
    """Draw one line whose capitals are centred at (x, y)."""
    c.drawPath(text_path(words, x, y, face, size, track), fill(col))


def path(commands: str, *, close: bool = True) -> skia.Path:
    """A path from short SVG commands: M, L, Q and C with absolute numbers."""
    made = skia.Path()
    verbs = {"M": made.moveTo, "L": made.lineTo, "Q": made.quadTo, "C": made.cubicTo}
    spaced = "".join(f" {ch} " if ch in verbs else ch for ch in commands)
    words = spaced.split()
    heads = [i for i, word in enumerate(words) if word in verbs] + [len(words)]
    for here, after in itertools.pairwise(heads):
        verbs[words[here]](*[float(word) for word in words[here + 1 : after]])
    if close:
        made.close()
    return made


def poly(points: Sequence[Point]) -> skia.Path:
    """A closed polygon."""
    return skia.Path.Polygon([skia.Point(*p) for p in points], isClosed=True)


def around(x: float, y: float, radius: float, degrees: float, flat: float = 1.0) -> Point:
    """The point at `degrees` (0 is east, 90 is south) on a circle, squeezed by `flat`."""
    turn = math.radians(degrees)
    return x + radius * math.cos(turn), y + radius * flat * math.sin(turn)


def ngon(x: float, y: float, radius: float, sides: int, start: float = -90) -> skia.Path:
    """A regular polygon, first corner up."""
    return poly([around(x, y, radius, start + 360 * i / sides) for i in range(sides)])


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> skia.Path:
    """A star, first point up."""
    radii = (outer, inner)
    return poly([around(x, y, radii[i % 2], start + 180 * i / points) for i in range(2 * points)])


def box(left: float, top: float, wide: float, high: float) -> skia.Rect:
    """A rectangle by corner and size."""
    return skia.Rect.MakeXYWH(left, top, wide, high)


def oval(x: float, y: float, rx: float, ry: float) -> skia.Rect:
    """The rectangle around an ellipse, by centre and radii."""
    return skia.Rect(x - rx, y - ry, x + rx, y + ry)


def round_box(left: float, top: float, wide: float, high: float, radius: float) -> skia.Path:
    """A rounded rectangle as a path."""
    made = skia.Path()
    made.addRoundRect(box(left, top, wide, high), radius, radius)
    return made


def plate(
    c: skia.Canvas, left: float, top: float, wide: float, high: float, radius: float, paint: skia.Paint
) -> None:
    """Draw a rounded rectangle."""
    c.drawRoundRect(box(left, top, wide, high), radius, radius, paint)


@contextmanager
def placed(c: skia.Canvas, x: float, y: float, turn: float = 0, scale: float = 1.0) -> Iterator[None]:
    """Draw around (x, y) as the origin, turned and scaled."""
    c.save()
    c.translate(x, y)
    c.rotate(turn)
    c.scale(scale, scale)
    yield
    c.restore()


@contextmanager
def clipped(c: skia.Canvas, outline: skia.Path) -> Iterator[None]:
    """Draw only inside `outline`."""
    c.save()
    c.clipPath(outline, doAntiAlias=True)
    yield
    c.restore()
