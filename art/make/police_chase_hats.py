"""The hats of the six officers of Police Chase, on the 200 x 240 portrait."""

from __future__ import annotations

from collections.abc import Callable

import skia

from cops_and_crooks_chief import checks
from hats import split
from kit import clipped, fill, line, path, poly, star

NAVY, BLACK, GOLD, SILVER = "#1B2C66", "#0B1020", "#FFC857", "#DCE4F4"


def _shield(c: skia.Canvas, y: float) -> None:
    """The badge on a hat."""
    c.drawPath(
        path(f"M 100 {y - 17} L 116 {y - 11} Q 118 {y + 8} 100 {y + 18} Q 82 {y + 8} 84 {y - 11}"),
        fill("#8A5A12"),
    )
    c.drawPath(
        path(f"M 100 {y - 14} L 113 {y - 9} Q 115 {y + 6} 100 {y + 15} Q 85 {y + 6} 87 {y - 9}"), fill(GOLD)
    )
    c.drawPath(star(100, y, 9, 4, 5), fill(NAVY))


def _patrol_cap(c: skia.Canvas) -> None:
    """Jimmy's: a high front and wings to both sides."""
    split(c, path("M 58 66 C 22 58 20 36 48 32 Q 78 22 100 6 Q 122 22 152 32 C 180 36 178 58 142 66"), NAVY)
    split(c, path("M 57 60 Q 100 72 143 60 L 143 82 Q 100 94 57 82"), BLACK)
    c.drawPath(path("M 58 69 Q 100 81 142 69", close=False), line(GOLD, 4))
    split(c, path("M 50 80 Q 100 94 150 80 Q 154 100 138 102 Q 100 90 62 102 Q 46 100 50 80"), BLACK)
    c.drawPath(path("M 58 88 Q 100 99 132 90", close=False), line("#6F7FA8", 2.6, 0.8))
    _shield(c, 42)


def _round_hat(c: skia.Canvas) -> None:
    """Sandra's: a dome with a chequered band."""
    dome = path("M 54 74 C 48 6 152 6 146 74")
    split(c, dome, NAVY)
    with clipped(c, dome):
        checks(c, 50, 54, 100, 9, NAVY, SILVER)
        c.drawRect(skia.Rect(104, 50, 160, 90), fill(BLACK, 0.34))
    split(c, path("M 36 78 Q 100 62 164 78 Q 168 92 152 92 Q 100 80 48 92 Q 32 92 36 78"), BLACK)
    _shield(c, 36)


def _field_cap(c: skia.Canvas) -> None:
    """Pepper's: a soft cap with a long peak to one side."""
    split(c, path("M 60 84 C 56 30 140 28 141 82 Q 100 90 60 84"), NAVY)
    c.drawPath(path("M 96 80 C 120 70 168 74 186 92 C 168 102 120 94 96 92"), fill("#2F4CA8"))
    c.drawPath(path("M 96 84 C 122 80 160 84 186 92 C 168 102 120 94 96 92"), fill(BLACK))
    c.drawPath(star(98, 60, 15, 6.6, 5), fill("#8A5A12"))
    c.drawPath(star(97, 59, 14, 6.2, 5), fill(GOLD))


def _helmet(c: skia.Canvas) -> None:
    """Drake's: tall, with a silver star and a knob."""
    c.drawCircle(100, 9, 8, fill(SILVER))
    split(c, path("M 58 84 C 50 40 70 14 100 12 C 130 14 150 40 142 84"), NAVY)
    split(c, path("M 57 70 Q 100 80 143 70 L 144 84 Q 100 94 56 84"), BLACK)
    split(c, path("M 42 88 Q 100 70 158 88 Q 154 100 100 96 Q 46 100 42 88"), BLACK)
    c.drawPath(star(101, 47, 20, 11, 8), fill("#7E8CAE"))
    c.drawPath(star(100, 46, 19, 10.5, 8), fill(SILVER))
    c.drawCircle(100, 46, 7, fill(NAVY))


def _campaign_hat(c: skia.Canvas) -> None:
    """Vivian's: a pinched crown on a broad flat brim."""
    split(c, path("M 62 78 C 58 46 72 14 86 10 Q 100 20 114 10 C 128 14 142 46 138 78"), NAVY)
    split(c, path("M 61 62 Q 100 74 139 62 L 140 78 Q 100 90 60 78"), BLACK)
    split(c, path("M 8 80 Q 54 74 100 74 Q 146 74 192 80 Q 196 90 188 92 Q 100 84 12 92 Q 4 90 8 80"), NAVY)
    _shield(c, 44)


def parting(c: skia.Canvas) -> None:
    """What is seen of Vivian's hair; its bun is in her neck."""
    split(
        c,
        path(
            "M 62 108 C 58 82 72 78 100 78 C 128 78 142 82 138 108"
            " C 134 96 118 92 100 92 C 82 92 66 96 62 108"
        ),
        "#15131F",
    )


def _crash_helmet(c: skia.Canvas) -> None:
    """Tad's: a round helmet with straps, and goggles pushed up."""
    for side, tone in ((-1, "#232B3F"), (1, BLACK)):
        x = 100 + side * 43
        c.drawPath(
            poly([(x - 9, 78), (x + 9, 78), (x + 7, 128), (x - side * 4, 140), (x - 8, 120)]), fill(tone)
        )
    split(c, path("M 50 88 C 36 0 164 0 150 88 Q 100 74 50 88"), NAVY)
    split(c, path("M 48 80 Q 100 66 152 80 L 152 92 Q 100 78 48 92"), BLACK)
    c.drawLine(50, 58, 150, 58, line("#3A2416", 9))
    for x in (78, 122):
        c.drawCircle(x, 58, 20, fill("#232B3F"))
        c.drawCircle(x, 58, 15, fill("#9FD8F0"))
        c.drawPath(poly([(x - 9, 64), (x + 2, 48), (x + 7, 48), (x - 4, 67)]), fill("#E6FAFF"))
    c.drawPath(star(100, 28, 11, 4.8, 5), fill(GOLD))


HATS: dict[str, Callable[[skia.Canvas], None]] = {
    "jimmy": _patrol_cap,
    "sandra": _round_hat,
    "pepper": _field_cap,
    "drake": _helmet,
    "vivian": _campaign_hat,
    "tad": _crash_helmet,
}
