"""Wooden pieces of the six investigators; who has a seat is painted in its colour from head to foot."""

from __future__ import annotations

from kit import CREAM, RED, path, round_box, star
from seats import SEATS
from wood import (
    BOB,
    FACE,
    FEDORA,
    FLAT_TOP,
    GOLD,
    HAT,
    HEAD,
    INK,
    PONYTAIL,
    TOP_HAT,
    WOOD,
    Slice,
    bar,
    body,
    both,
    disc,
    eyed,
    mirrored,
    raised,
    trunk,
    turned,
    union,
    without,
)

PALE = "#FFF6E0"
"""Eyes on a dark face."""
PEAKED = path("M 33 17 C 33 -1 66 -3 67 15 L 84 16 Q 88 22 80 22 L 33 22")
"""A cap with a peak to one side."""
HAIR = without(
    union(disc(50, 1, 10.5), disc(50, 21, 18.5, 17)),
    union(disc(50, 33, 16, 14.5), round_box(30, 33, 40, 20, 1)),
)
"""Vivian's, with its bun."""
TACHE = path("M 50 33 C 56 30 60 36 68 31 C 62 41 54 39 50 35 C 46 39 38 41 32 31 C 40 36 44 30 50 33")
"""Drake's moustache."""
BRUSH = path("M 50 30 C 60 27 68 32 68 42 Q 58 36 50 36 Q 42 36 32 42 C 32 32 40 27 50 30")
"""Tad's moustache."""


def _jimmy() -> list[Slice]:
    """A fedora, a tie and a magnifying glass."""
    lens = union(disc(108, 26, 16), bar("M 98 38 L 86 56", 6))
    return [
        (union(trunk((0, -6)), HEAD), SEATS["jimmy"].colour, WOOD),
        (path("M 47 42 L 53 42 L 56 66 L 50 72 L 44 66"), "#A8413A", FACE),
        *eyed(),
        (raised(FEDORA), "#A8741A", HAT),
        (path("M 34 2 Q 50 6 66 2 L 66 8 Q 50 12 34 8"), "#3A2416", HAT + 0.014),
        (lens, "#5A3A18", 0.1),
        (disc(108, 26, 10), "#CFEAF6", 0.13),
    ]


def _sandra() -> list[Slice]:
    """Smooth hair, a skirt, and a case file under her arm."""
    file = turned(round_box(86, 46, 30, 40, 3), 14, 100, 66)
    return [
        (body(skirt=True), SEATS["sandra"].colour, WOOD),
        (path("M 50 68 L 40 44 L 60 44"), CREAM, FACE),
        *eyed(2),
        (BOB, "#0F3F73", HAT),
        (file, "#E9D9B8", 0.12),
        (turned(round_box(92, 54, 17, 4, 1), 14, 100, 66), "#C9291A", 0.14),
        (turned(round_box(92, 64, 17, 2, 1), 14, 100, 66), "#8A7A5C", 0.14),
    ]


def _pepper() -> list[Slice]:
    """A cap back to front, a ponytail, and the longest arm in town."""
    arm = union(bar("M 68 50 L 116 20", 16), disc(117, 19, 10))
    wood = union(trunk((2, -6)), arm, HEAD)
    return [
        (PONYTAIL, "#3A1D14", HAT - 0.02),
        (wood, SEATS["pepper"].colour, WOOD),
        (bar("M 38 44 Q 50 54 62 44", 5), "#F58A1F", FACE),
        *eyed(2, PALE),
        (raised(PEAKED, 4), "#4E0B06", HAT),
        (star(49, 11, 7, 3.8, 5), GOLD, HAT + 0.03),
    ]


def _drake() -> list[Slice]:
    """A top hat, a bow tie, a monocle and coat tails."""
    tails = path("M 30 60 L 70 60 L 98 98 L 76 106 L 60 84 L 40 84 L 24 106 L 2 98")
    return [
        (union(body(leg=-8), tails), SEATS["drake"].colour, WOOD),
        (union(path("M 50 48 L 40 42 L 40 54"), path("M 50 48 L 60 42 L 60 54")), RED, FACE + 0.01),
        *eyed(tone=PALE),
        (disc(57.5, 26, 4), GOLD, FACE - 0.01),
        (TACHE, "#B9BACB", FACE),
        (raised(TOP_HAT), "#221046", HAT),
        (path("M 35 -1 Q 50 2 65 -1 L 64.5 7 Q 50 10 35.5 7"), "#9A6BF0", HAT + 0.014),
    ]


def _vivian() -> list[Slice]:
    """A bun with a long pin, round glasses and a spyglass."""
    glass = union(bar("M 88 44 L 104 34", 9), bar("M 104 34 L 122 23", 14))
    return [
        (union(trunk((2, -12), -4, skirt=True), HEAD), SEATS["vivian"].colour, WOOD),
        (path("M 50 68 L 42 44 L 58 44"), CREAM, FACE),
        *[(disc(x, 28, 4.2), GOLD, FACE) for x in (43, 57.5)],
        *[(disc(x, 28, 1.2), INK, FACE + 0.024) for x in (43, 57.5)],
        (bar("M 22 -14 L 76 8", 2.6), GOLD, 0.05),
        (disc(21, -14, 4), RED, 0.08),
        (HAIR, "#5A1436", HAT),
        (glass, "#8A5A1E", 0.12),
        (disc(122, 23, 5), "#FFE3A0", 0.15),
    ]


def akimbo() -> list[Slice]:
    """Tad has the broadest shoulders, and both fists on his hips."""
    chest = path("M 20 40 L 80 40 Q 90 44 86 54 L 71 80 L 29 80 L 14 54 Q 10 44 20 40")
    legs = both(trunk(leg=5), round_box(0, 68, 100, 40, 0))
    arm = bar("M 84 49 L 103 67 L 76 82", 13)
    tone = SEATS["tad"].colour
    return [
        (arm, tone, WOOD - 0.02),
        (mirrored(arm), tone, WOOD - 0.02),
        (union(chest, legs, HEAD), tone, WOOD),
    ]


def _tad() -> list[Slice]:
    """Hair like a brush above it all, and a moustache."""
    return [
        *akimbo(),
        (path("M 50 62 L 42 44 L 58 44"), RED, FACE),
        *eyed(-1, PALE),
        (BRUSH, "#7A3A14", FACE + 0.01),
        (raised(FLAT_TOP), "#C56A2A", HAT),
    ]


INVESTIGATORS = {
    "meeple_jimmy": _jimmy(),
    "meeple_sandra": _sandra(),
    "meeple_pepper": _pepper(),
    "meeple_drake": _drake(),
    "meeple_vivian": _vivian(),
    "meeple_tad": _tad(),
}
