"""The prize-giving: a stage before the city, behind the results of a game."""

from __future__ import annotations

import random

import skia

from city import FAR, MIDDLE, skyline
from kit import (
    GILT,
    SHADE,
    around,
    box,
    clipped,
    fill,
    line,
    mix,
    path,
    placed,
    plate,
    poly,
    ramp,
    screened,
    text,
)
from light import glow, grain, vignette, wash

WIDE, HIGH = 1920, 1080


def _curtain(c: skia.Canvas, *, mirrored: bool) -> None:
    """A heavy red curtain drawn to one side."""
    c.save()
    if mirrored:
        c.translate(WIDE, 0)
        c.scale(-1, 1)
    edge = path("M -10 -10 L 400 -10 C 380 260 330 430 236 560 C 200 700 214 880 226 1090 L -10 1090")
    c.drawPath(edge, fill(SHADE, 0.6, blur=24))
    with clipped(c, edge):
        for i in range(9):
            left = i * 46 - 10
            c.drawRect(
                box(left, -10, 46.5, 1100), ramp((left, 0), (left + 46, 0), "#4A0D1C", "#8E1B2E", "#3A0916")
            )
        c.drawRect(box(-10, 0, 420, 1090), ramp((0, 0), (0, HIGH), (SHADE, 0.1), (SHADE, 0.15), (SHADE, 0.6)))
    tie = path("M -10 590 Q 130 610 226 556 L 232 590 Q 130 650 -10 632")
    c.drawPath(tie, fill("#7A5314"))
    c.drawPath(tie, line(GILT, 3))
    c.restore()


def _podium(c: skia.Canvas) -> None:
    """Three steps at the foot; the winner's panel stands over them."""
    for x, top, wide, place in ((660, 958, 300, "2"), (1260, 986, 300, "3"), (960, 914, 340, "1")):
        c.drawRect(box(x - wide / 2, top, wide, HIGH - top), ramp((0, top), (0, HIGH), "#4A3A86", "#1C1848"))
        plate(c, x - wide / 2 - 10, top - 14, wide + 20, 20, 6, fill("#6A58B0"))
        c.drawRect(box(x - wide / 2 - 6, top - 13, wide + 12, 3), fill("#C9BCF5", 0.8))
        c.drawRect(box(x - wide / 2, top + 10, wide, 3), fill(GILT, 0.7))
        text(c, place, x, (top + HIGH) / 2 + 8, "disp", 60, mix(GILT, "#4A3A86", 0.25))


def _confetti(c: skia.Canvas) -> None:
    """Everywhere but behind the title and its line, and little behind the players."""
    dice = random.Random(12)
    tones = ("#FFC857", "#F25C3E", "#6CC4F0", "#9BE59A", "#F4A1AA", "#F6EBD3")
    for _ in range(150):
        x, y = dice.uniform(0, WIDE), dice.triangular(0, 1000, 60)
        if 430 < x < 1490 and y > 200 and dice.random() < 0.8:
            continue
        if 330 < x < 1590 and 30 < y < 216:
            continue
        with placed(c, x, y, turn=dice.uniform(0, 180)):
            plate(c, -7, -3.5, 14, 7, 1.5, fill(dice.choice(tones), dice.uniform(0.5, 0.95)))


def _spotlights(c: skia.Canvas) -> None:
    for x, col in ((520, "#FFB347"), (960, "#FFCF7A"), (1400, "#FFB347")):
        cone = poly(
            [
                (x - 26, -20),
                (x + 26, -20),
                (960 + (x - 960) * 0.4 + 230, 980),
                (960 + (x - 960) * 0.4 - 230, 980),
            ]
        )
        paint = screened(ramp((0, 0), (0, 980), (col, 0.30), (col, 0.10)))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 12))
        c.drawPath(cone, paint)


def _sunburst(c: skia.Canvas) -> None:
    for i in range(24):
        ray = [(960.0, 700.0), around(960, 700, 1400, i * 15), around(960, 700, 1400, i * 15 + 7.5)]
        c.drawPath(poly(ray), fill("#6A5AC8", 0.12))


def results(c: skia.Canvas) -> None:
    """The prize-giving: curtains, spotlights and a podium before the city."""
    c.drawPaint(ramp((0, 0), (0, HIGH), "#0C1136", "#241F5C", "#3A2A66"))
    _sunburst(c)
    skyline(c, FAR)
    skyline(c, MIDDLE)
    wash(c, "#0B0D30", 0.62)
    _spotlights(c)
    glow(c, 960, 930, 760, "#FFC36A", 0.4, 180)
    _podium(c)
    _confetti(c)
    for mirrored in (False, True):
        _curtain(c, mirrored=mirrored)
    grain(c, WIDE, HIGH, 10, 14)
    vignette(c, WIDE, HIGH, 0.55)
