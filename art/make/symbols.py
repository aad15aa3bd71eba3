"""The signs printed on cards: diamond, fingerprint, thief, camera, bulb and the burglar's mask."""

from __future__ import annotations

import skia

from kit import (
    AMBER,
    CREAM,
    EDGE,
    LINE,
    SHADE,
    Point,
    clipped,
    darker,
    fill,
    lighter,
    line,
    mix,
    oval,
    path,
    placed,
    plate,
    poly,
    radial,
)
from light import halo

SKIN = "#F4CDA6"
SKIN_SHADE = "#D99F74"

GEM = [(-100, -26), (-56, -80), (56, -80), (100, -26), (0, 96)]
GEM_INNER = [(-44, -26), (44, -26)]
SHOULDERS = "M -98 100 C -94 46 -56 36 0 36 C 56 36 94 46 98 100"
MASK = "M -57 -20 Q 0 -30 57 -20 L 54 12 Q 26 24 6 5 L -6 5 Q -26 24 -54 12"
CAP = "M -62 -26 C -76 -96 26 -112 54 -62 C 80 -54 94 -38 90 -22 Q 20 -38 -62 -26"
WIDE_MASK = "M -78 -22 Q 0 -40 78 -22 Q 82 14 52 26 Q 22 30 8 8 L -8 8 Q -22 30 -52 26 Q -82 14 -78 -22"


def gem(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    """A cut diamond from the side: crown of three facets over two long ones."""
    left, upper_left, upper_right, right, foot = GEM
    inner_left, inner_right = GEM_INNER
    facets: list[tuple[list[Point], str]] = [
        ([left, upper_left, inner_left], lighter(col, 0.55)),
        ([upper_left, upper_right, inner_right, inner_left], lighter(col, 0.82)),
        ([upper_right, right, inner_right], lighter(col, 0.2)),
        ([left, inner_left, foot], col),
        ([inner_left, inner_right, foot], lighter(col, 0.38)),
        ([inner_right, right, foot], darker(col, 0.38)),
    ]
    with placed(c, x, y, scale=r / 100):
        c.drawPath(poly(GEM), line(EDGE, 26))
        c.drawPath(poly(GEM), line(LINE, 16))
        for corners, tone in facets:
            c.drawPath(poly(corners), fill(tone))
        for edge in ([left, inner_left], [inner_left, foot], [inner_right, foot], [inner_right, right]):
            c.drawLine(*edge[0], *edge[1], line(LINE, 3, 0.55))
        c.drawLine(*inner_left, *inner_right, line(LINE, 3, 0.55))
        c.drawPath(poly([(-50, -68), (-8, -68), (-36, -40), (-66, -40)]), fill("#FFFFFF", 0.65))


def fingerprint(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    """A print of ridges in a pale oval; small ones have fewer, thicker ridges."""
    ridges, weight = (5, 7.6) if r > 40 else (4, 9.6)
    step = 76 / (ridges + 0.1)
    shape = skia.Path.Oval(oval(0, 0, 80, 102))
    with placed(c, x, y, turn=-8, scale=r / 102):
        c.drawPath(shape, fill(mix(col, "#FFFFFF", 0.82)))
        with clipped(c, shape):
            for i in range(ridges):
                _ridge(c, step * (i + 0.55), line(col, weight))
            c.drawLine(0, 6, 0, 120, line(col, weight * 0.9))
            broken = path("M -100 36 Q 0 22 100 52", close=False)
            c.drawPath(broken, line(mix(col, "#FFFFFF", 0.82), 7))
        c.drawPath(shape, line(col, weight * 0.9))


def _ridge(c: skia.Canvas, k: float, paint: skia.Paint) -> None:
    crown = -6 - k * 1.66
    arch = f"M {-k} 120 L {-k} -4 C {-k} {crown} {k} {crown} {k} -4 L {k} 120"
    c.drawPath(path(arch, close=False), paint)


def thief(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    """A masked head with a flat cap over striped shoulders, on a pale cut edge."""
    shoulders = path(SHOULDERS)
    with placed(c, x, y + r * 0.02, scale=r / 100):
        for paint in (line(EDGE, 24), line(LINE, 14)):
            c.drawPath(shoulders, paint)
            c.drawOval(oval(0, -6, 48, 56), paint)
            c.drawPath(path(CAP), paint)
        c.drawPath(shoulders, fill(EDGE))
        with clipped(c, shoulders):
            for top in (42, 70, 98):
                c.drawPath(
                    path(f"M -110 {top + 12} Q 0 {top - 12} 110 {top + 12}", close=False), line(LINE, 13)
                )
        _masked_face(c)
        c.drawPath(path(CAP), fill(col))
        c.drawPath(
            path("M -50 -44 C -52 -84 -4 -92 22 -82 C -8 -78 -32 -66 -36 -42"), fill(lighter(col, 0.4))
        )
        c.drawPath(path("M 26 -34 Q 62 -44 90 -22 Q 56 -30 26 -34"), fill(LINE, 0.55))


def _masked_face(c: skia.Canvas) -> None:
    face = skia.Path.Oval(oval(0, -6, 48, 56))
    c.drawPath(face, fill(SKIN))
    with clipped(c, face):
        c.drawPath(path("M 6 -80 L 6 0 L 14 20 L 4 22 L 6 80 L 80 80 L 80 -80"), fill(SKIN_SHADE))
    c.drawPath(path(MASK), fill(LINE))
    for eye in (-25, 25):
        c.drawOval(oval(eye, -3, 15, 11), fill("#FFFFFF"))
        c.drawCircle(eye + 4, -2, 7.5, fill(LINE))
    c.drawPath(path("M -15 31 Q 4 40 20 27", close=False), line(LINE, 7))


def camera_beam(c: skia.Canvas, x: float, y: float, scale: float) -> None:
    """What a camera sees, from its lens down to the floor."""
    with placed(c, x, y, scale=scale):
        for reach, strength in ((1.0, 0.42), (0.66, 0.4)):
            c.drawPath(
                path(f"M 36 2 L 51 0 L {44 + 26 * reach} 90 L {44 - 84 * reach} 90"), fill(AMBER, strength)
            )


def camera(c: skia.Canvas, x: float, y: float, scale: float, col: str) -> None:
    """A museum camera on its bracket, looking down to the right."""
    with placed(c, x, y, scale=scale):
        plate(c, -28, -66, 56, 13, 5, fill(LINE))
        plate(c, -9, -60, 18, 30, 4, fill(LINE))
        with placed(c, 0, 0, turn=14):
            plate(c, -46, -38, 84, 50, 11, fill(LINE))
            plate(c, -41, -33, 74, 40, 8, fill(col))
            plate(c, -41, -33, 74, 13, 6, fill("#FFFFFF", 0.45))
            plate(c, 30, -31, 20, 36, 6, fill(LINE))
            c.drawCircle(42, -13, 9.5, fill("#9FE6FF"))
            c.drawCircle(39, -16, 3.5, fill("#FFFFFF"))
            c.drawCircle(-26, -12, 7.5, fill(LINE))
            c.drawCircle(-26, -12, 5, fill("#FF3B2B"))


def bulb(c: skia.Canvas, x: float, y: float, scale: float, *, lit: bool) -> None:
    """A light bulb, glowing or dead."""
    glass = path(
        "M -15 34 C -15 18 -40 6 -40 -24 C -40 -50 -20 -66 0 -66 C 20 -66 40 -50 40 -24 C 40 6 15 18 15 34"
    )
    warm = radial(-8, -30, 62, "#FFFDF0", "#FFE48A", "#FFB52E")
    dead = radial(-8, -30, 70, "#7380A8", "#4A557C", "#343D5E")
    with placed(c, x, y, scale=scale):
        if lit:
            halo(c, 0, -22, 92, "#FFD76A", 0.85)
            _rays(c)
        c.drawPath(glass, line(LINE, 9))
        c.drawPath(glass, warm if lit else dead)
        thread = line("#C25A00" if lit else "#B8C3E2", 4.2)
        c.drawPath(path("M -9 32 L -14 -14 L -5 -4 L 0 -16 L 5 -4 L 14 -14 L 9 32", close=False), thread)
        c.drawPath(path("M -28 -26 Q -27 -46 -10 -54", close=False), line("#FFFFFF", 6, 0.9 if lit else 0.35))
        plate(c, -19, 30, 38, 33, 7, fill(LINE))
        for turn in range(3):
            plate(c, -15, 34 + turn * 9, 30, 6, 3, fill("#C9D2EA" if turn != 1 else "#8C9AC0"))


def _rays(c: skia.Canvas) -> None:
    for i in range(9):
        with placed(c, 0, -24, turn=-200 + i * 27.5):
            c.drawLine(54, 0, 68 if i % 2 else 74, 0, line(AMBER, 6))


def mask(
    c: skia.Canvas, x: float, y: float, scale: float, dark: str = LINE, pale: str = CREAM, look: float = 9
) -> None:
    """The burglar's mask of the logo, 160 units wide; its eyes look aside by `look`."""
    with placed(c, x, y, scale=scale):
        c.drawPath(path(WIDE_MASK), fill(dark))
        for side in (-1, 1):
            eye = f"M {side * 15} 2 Q {side * 36} -23 {side * 61} -4 Q {side * 40} 15 {side * 15} 2"
            c.drawPath(path(eye), fill(pale))
            if look:
                c.drawCircle(side * 36 + look, -4, 8.5, fill(dark))


def mask_outline(scale: float) -> skia.Path:
    """The edge of the mask, for the pale cut line around it."""
    outline = path(WIDE_MASK)
    outline.transform(skia.Matrix.Scale(scale, scale))
    return outline


def struck(c: skia.Canvas, x: float, y: float, reach: float) -> None:
    """The red bar across a forbidden sign."""
    slash = (x - reach, y + reach, x + reach, y - reach)
    c.drawLine(*slash, line(SHADE, 17))
    c.drawLine(*slash, line("#FF5A3C", 10))


def card_back_badge(c: skia.Canvas) -> None:
    """The round mask seal on every card back, around the origin."""
    c.drawCircle(0, 0, 47, fill(SHADE, 0.45, blur=4))
    c.drawCircle(0, 0, 45, fill(AMBER))
    c.drawCircle(0, 0, 40.5, fill("#141C3E"))
    c.drawCircle(0, 0, 37, line(AMBER, 1.4, 0.7))
    mask(c, 0, 0, 0.42, dark=AMBER, pale="#141C3E", look=0)
