"""Wooden pieces of Police Chase: the six as officers, each with another hat and tool, and the robber."""

from __future__ import annotations

import skia

from cops_and_crooks_outlines import jersey, sack
from kit import CREAM, path, round_box, star
from seat_pieces import BRUSH, PALE, PEAKED, TACHE, akimbo
from seats import SEATS
from wood import (
    BOB,
    FACE,
    GOLD,
    HAT,
    HEAD,
    INK,
    POLICE,
    PONYTAIL,
    WOOD,
    Slice,
    bar,
    body,
    both,
    disc,
    eyed,
    masked,
    mirrored,
    raised,
    trunk,
    union,
)

NAVY, DEEP = "#1B2C66", "#101A3C"


def _uniform(who: str, wood: skia.Path) -> list[Slice]:
    """A uniform in the colour of the seat: white gloves, a belt and a star."""
    gloves = [(both(wood, disc(x, 57, 15)), "#F6F1E4", WOOD + 0.012) for x in (-2, 102)]
    belt = both(wood, path("M 0 72 Q 50 77 100 72 L 100 79 Q 50 84 0 79"))
    return [
        (wood, SEATS[who].colour, WOOD),
        *[glove for glove in gloves if not glove[0].isEmpty()],
        (belt, DEEP, WOOD + 0.02),
        (round_box(44, 74, 12, 8, 2), GOLD, FACE + 0.015),
        (star(63, 56, 8, 4, 5), GOLD, FACE),
    ]


def _torch() -> list[Slice]:
    """Jimmy's flat peaked cap, and a torch."""
    torch = union(bar("M 90 58 L 108 44", 8), path("M 101 43 L 112 28 L 128 40 L 111 53"))
    return [
        *_uniform("jimmy", body()),
        *eyed(1),
        (raised(POLICE), NAVY, HAT),
        (bar("M 34 8 Q 50 12 66 8", 2.5), "#F6F1E4", HAT + 0.014),
        (disc(50, -3, 4.2, 5), GOLD, HAT + 0.035),
        (torch, "#3A4258", 0.12),
        (bar("M 114 31 L 126 40", 4), "#FFF1B0", 0.15),
    ]


def _radio() -> list[Slice]:
    """Sandra's round hat over smooth hair, a skirt, and a radio with its aerial."""
    bowler = union(path("M 30 10 C 28 -18 72 -18 70 10"), disc(50, 10, 30, 5))
    radio = union(round_box(86, 34, 20, 32, 4), bar("M 101 36 L 108 -8", 3))
    return [
        *_uniform("sandra", body(skirt=True)),
        *eyed(3),
        (BOB, "#1E1420", HAT - 0.01),
        (bowler, NAVY, HAT + 0.012),
        (bar("M 31 4 Q 50 8 69 4", 2.5), "#F6F1E4", HAT + 0.03),
        (disc(50, -6, 4, 4.6), GOLD, HAT + 0.05),
        (radio, "#2A3144", 0.16),
        (round_box(91, 41, 10, 7, 1), "#9BE59A", 0.19),
    ]


def _megaphone() -> list[Slice]:
    """Pepper's peaked cap and ponytail, and a megaphone."""
    horn = union(
        path("M 84 42 L 92 42 L 122 14 Q 130 38 124 66 L 92 56 L 84 56"), round_box(88, 52, 8, 16, 3)
    )
    return [
        (PONYTAIL, "#3A1D14", HAT - 0.02),
        *_uniform("pepper", union(trunk((0, -4)), HEAD)),
        *eyed(2, PALE),
        (raised(PEAKED, 4), NAVY, HAT),
        (star(49, 11, 7, 3.8, 5), GOLD, HAT + 0.03),
        (horn, "#F58A1F", 0.15),
        (bar("M 122 16 Q 129 38 124 64", 3), CREAM, 0.18),
    ]


def _helmet() -> list[Slice]:
    """Drake's tall helmet with its knob, a short cape and a truncheon."""
    dome = union(
        path("M 32 12 C 28 -26 44 -34 50 -34 C 56 -34 72 -26 68 12"), disc(50, 12, 24, 5.5), disc(50, -36, 4)
    )
    cape = path("M 38 38 L 62 38 C 84 44 96 60 100 80 Q 50 90 0 80 C 4 60 16 44 38 38")
    wood = union(trunk(leg=-4), cape, HEAD)
    return [
        (wood, SEATS["drake"].colour, WOOD),
        (both(wood, path("M 0 78 Q 50 88 100 78 L 100 84 Q 50 94 0 84")), DEEP, WOOD + 0.02),
        (star(50, 58, 8, 4, 5), GOLD, FACE),
        *eyed(1, PALE),
        (TACHE, "#D5D6E4", FACE),
        (dome, NAVY, HAT),
        (star(50, -6, 9, 4.6, 8), "#DCE4F4", HAT + 0.02),
        (bar("M -6 64 L -14 104", 7), "#4A2E1C", 0.1),
    ]


def _dog() -> list[Slice]:
    """Vivian's hat with its broad flat brim, and the dog that goes with her."""
    hat = union(path("M 34 10 C 34 -6 42 -16 50 -20 C 58 -16 66 -6 66 10"), round_box(8, 7, 84, 7, 3))
    dog = path(
        "M 84 106 L 82 86 L 72 74 L 80 76 Q 86 80 94 78 L 102 76 L 102 56 L 110 64 Q 118 62 120 70"
        " L 130 77 Q 130 86 118 86 L 115 106 L 107 106 L 106 96 L 95 96 L 94 106"
    )
    return [
        *_uniform("vivian", union(trunk((2, -6), -8, skirt=True), HEAD)),
        *[(disc(x, 27, 4.2), GOLD, FACE) for x in (43, 57.5)],
        *[(disc(x, 27, 1.2), INK, FACE + 0.024) for x in (43, 57.5)],
        (disc(30, 30, 8), "#15131F", 0.16),
        (path("M 33 24 C 33 8 67 8 67 24 L 61 18 L 39 18"), "#15131F", HAT - 0.01),
        (hat, NAVY, HAT),
        (round_box(34, 2, 32, 5, 1), "#F6F1E4", HAT + 0.014),
        (disc(50, -6, 3.6, 4.2), GOLD, HAT + 0.02),
        (bar("M 88 52 L 108 78", 2), "#C9291A", 0.24),
        (dog, "#8A5A34", 0.22),
        (bar("M 103 80 L 113 84", 4), "#C9291A", 0.25),
        (disc(127, 79, 1.4), INK, 0.25),
    ]


def _rider() -> list[Slice]:
    """Tad's helmet with goggles on it, and both fists on his hips."""
    helmet = union(
        path("M 28 14 C 22 -24 78 -24 72 14"), round_box(26, 6, 9, 28, 4), round_box(65, 6, 9, 28, 4)
    )
    return [
        *akimbo(),
        (both(akimbo()[-1][0], path("M 0 68 L 100 68 L 100 76 L 0 76")), DEEP, WOOD + 0.02),
        (round_box(44, 68, 12, 8, 2), GOLD, FACE + 0.015),
        (star(64, 54, 8, 4, 5), GOLD, FACE),
        *eyed(1, PALE),
        (BRUSH, "#7A3A14", FACE + 0.01),
        (helmet, NAVY, HAT),
        (bar("M 30 1 L 70 1", 5), "#F6F1E4", HAT + 0.02),
        *[(disc(x, 1, 7, 6), "#9FD8F0", HAT + 0.05) for x in (41, 59)],
    ]


def _robber() -> list[Slice]:
    """A flat cap, a mask, a striped jersey, and the loot over his shoulder."""
    wood = body()
    flat_cap = path("M 31 24 C 26 4 54 -6 72 6 Q 84 13 82 24 Q 58 15 31 24")
    return [
        *[(mirrored(shape), tone, thick) for shape, tone, thick in sack()],
        (wood, "#E9E1CF", WOOD),
        *jersey(wood, INK),
        *masked(2),
        (raised(flat_cap, 4), "#5C4630", HAT),
    ]


CHASE = {
    "officer_jimmy": _torch(),
    "officer_sandra": _radio(),
    "officer_pepper": _megaphone(),
    "officer_drake": _helmet(),
    "officer_vivian": _dog(),
    "officer_tad": _rider(),
    "meeple_robber": _robber(),
}
