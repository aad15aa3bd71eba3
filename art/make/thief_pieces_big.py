"""Wooden pieces of the six thieves with the bigger rewards; each is known by its outline."""

from __future__ import annotations

from kit import CREAM, RED, around, path, poly, round_box
from rogues import THIEVES
from wood import (
    FACE,
    GOLD,
    HAT,
    INK,
    WOOD,
    Slice,
    bar,
    body,
    both,
    disc,
    dotted,
    dressed,
    eyed,
    masked,
    raised,
    trunk,
    union,
    without,
)


def _skye() -> list[Slice]:
    """Arms spread like wings, goggles on, her scarf in the wind."""
    who = THIEVES["skye"]
    wings = path("M 40 42 L 60 42 L 122 34 Q 130 40 122 50 L 70 62 L 30 62 L -22 50 Q -30 40 -22 34")
    scarf = path("M 40 40 L 6 24 L -30 8 L -18 22 L -34 28 L -10 34 L -22 42 L 10 46 L 40 50")
    helmet = without(disc(50, 22, 21, 20), union(disc(50, 32, 16, 15), round_box(35, 34, 30, 20, 4)))
    wood = union(trunk(leg=-2), wings)
    glass = [(disc(x, 24, 6, 5), "#9FD8F0", HAT + 0.05) for x in (42, 58)]
    return [
        (scarf, RED, 0.17),
        *dressed(wood, who.coat, who.skin),
        (bar("M 36 42 Q 50 50 64 42", 7), RED, FACE + 0.01),
        (helmet, "#D9A86A", HAT),
        *[(disc(x, 24, 8.5, 7.5), "#232B3F", HAT + 0.02) for x in (42, 58)],
        *glass,
    ]


def _cass() -> list[Slice]:
    """A bat over one shoulder, a mitt at the end of the other arm."""
    who = THIEVES["cass"]
    wood = body(leg=2)
    bat = path("M 8 64 L -20 -14 Q -22 -28 -11 -28 Q -2 -28 0 -16 L 17 62")
    cap = union(path("M 33 18 C 31 -4 69 -4 67 18"), round_box(32, 12, 54, 8, 4))
    stripes = [
        (both(wood, round_box(x - 0.8, 46, 1.6, 44, 0.5)), "#8E2430", WOOD + 0.014) for x in (38, 50, 62)
    ]
    mitt = union(
        disc(98, 56, 17, 16), *(disc(*around(98, 54, 16, turn), 6.5) for turn in (-130, -95, -60, -25))
    )
    return [
        (bat, "#D8A25E", 0.15),
        *dressed(trunk(leg=2), who.coat, who.skin),
        *stripes,
        (path("M 35 30 Q 50 34 65 30 Q 64 44 50 44 Q 36 44 35 30"), who.hair, FACE),
        (bar("M 43 36 L 57 36", 1), CREAM, FACE + 0.02),
        *eyed(-2),
        (raised(cap, 4), "#8E2430", HAT),
        (bar("M 34 6 L 66 6", 1), CREAM, HAT + 0.02),
        (mitt, "#9A5A2A", 0.26),
        (disc(97, 58, 6), "#7A421C", 0.29),
    ]


def _otto() -> list[Slice]:
    """A driver's cap, a moustache wider than his head, and a lantern."""
    who = THIEVES["otto"]
    wood = union(trunk((0, 4), 4), path("M 14 44 L 86 44 L 80 92 L 20 92"))
    cap = union(path("M 30 8 L 18 -14 Q 50 -28 82 -14 L 70 8"), round_box(31, 4, 38, 9, 2))
    tache = path("M 50 32 L 64 31 L 96 14 Q 90 40 64 41 L 50 37 L 36 41 Q 10 40 4 14 L 36 31")
    lamp = union(round_box(92, 66, 24, 30, 4), path("M 92 68 L 104 56 L 116 68"))
    return [
        *dressed(wood, who.coat, who.skin),
        *dotted(GOLD, FACE, 1.2, (42, 56), (58, 56), (42, 70), (58, 70)),
        *[(disc(x, 24, 5.5, 4.6), "#9FD8F0", FACE + 0.02) for x in (42, 58)],
        (tache, who.hair, 0.28),
        (cap, "#26406E", HAT),
        (round_box(31, 4, 38, 4, 1), RED, HAT + 0.03),
        (bar("M 31 15 Q 50 10 69 15", 5), INK, HAT + 0.03),
        (disc(50, -5, 4), GOLD, HAT + 0.03),
        (lamp, "#C9291A", 0.2),
        (round_box(98, 74, 12, 14, 2), "#FFE49A", 0.24),
    ]


def _doc() -> list[Slice]:
    """A tall bald head between two storms of hair, a long white coat, and a syringe."""
    who = THIEVES["doc"]
    coat = union(trunk((0, -14), -10, skirt=True), path("M 30 60 L 70 60 L 82 106 L 18 106"))
    egg = path("M 34 22 C 32 -26 68 -26 66 22 Q 66 42 50 44 Q 34 42 34 22")
    tuft = path("M 36 -2 L 6 -14 L 16 6 L -8 12 L 12 22 L 2 38 L 38 34")
    needle = union(bar("M 98 44 L 112 -2", 9), bar("M 112 -2 L 118 -22", 1.5), bar("M 88 46 L 107 51", 4))
    return [
        (tuft, who.hair, 0.16),
        (path("M 64 -2 L 94 -14 L 84 6 L 108 12 L 88 22 L 98 38 L 62 34"), who.hair, 0.16),
        *dressed(coat, who.coat, who.skin, egg),
        (path("M 50 70 L 43 44 L 57 44"), "#4FA8C8", FACE),
        *[(disc(x, 24, 5), INK, FACE) for x in (42.5, 57.5)],
        *[(disc(x, 24, 2), "#DFF6EC", FACE + 0.02) for x in (42.5, 57.5)],
        (path("M 40 36 L 60 36 L 50 56"), who.hair, FACE + 0.02),
        (bar("M 34 2 Q 50 6 66 2", 2), INK, FACE),
        (disc(58, -2, 8), "#DCE8EE", 0.28),
        (needle, "#8ED0E0", 0.12),
    ]


def _baron() -> list[Slice]:
    """A cape from shoulder to floor, and the widest hat in town with a feather."""
    who = THIEVES["baron"]
    cape = path("M 34 38 L 14 28 L -18 106 L 118 106 L 86 28 L 66 38")
    brim = path("M -20 -2 Q 16 12 50 10 Q 84 12 120 -2 Q 96 24 50 20 Q 4 24 -20 -2")
    feather = path("M 62 4 C 72 -36 104 -42 114 -24 C 104 -10 92 -2 66 8")
    return [
        (cape, "#C43A34", 0.15),
        *dressed(trunk((6, 6), -4), who.coat, who.skin),
        *masked(1),
        (path("M 50 35 L 58 34 L 68 28 Q 64 42 50 39 Q 36 42 32 28 L 42 34"), who.hair, 0.255),
        (path("M 50 58 L 40 44 L 60 44"), "#C43A34", FACE),
        (feather, "#F2703C", 0.2),
        (path("M 33 12 L 37 -12 Q 50 -16 63 -12 L 67 12"), who.hair, HAT),
        (round_box(34, 1, 32, 6, 1), RED, HAT + 0.02),
        (brim, who.hair, HAT + 0.03),
    ]


def _understudy() -> list[Slice]:
    """A ruff, puffed breeches, and another face held up on a stick."""
    who = THIEVES["understudy"]
    ruff = poly([around(50, 48, 33 if i % 2 else 25, 360 * i / 22, 0.36) for i in range(22)])
    breeches = [disc(34, 78, 17, 15), disc(66, 78, 17, 15)]
    legs = [round_box(24, 86, 14, 20, 5), round_box(62, 86, 14, 20, 5)]
    wood = union(
        path("M 30 42 L 70 42 L 66 76 L 34 76"), bar("M 34 52 L 14 74", 15), bar("M 66 52 L 96 52", 14)
    )
    mask = path("M 82 -10 Q 99 -4 116 -10 C 120 12 114 32 99 38 C 84 32 78 12 82 -10")
    return [
        *[(leg, CREAM, WOOD - 0.03) for leg in legs],
        *[(part, "#7A3FA8", WOOD + 0.014) for part in breeches],
        *dressed(wood, who.coat, who.skin),
        (ruff, CREAM, FACE + 0.01),
        *eyed(-1),
        (path("M 32 26 C 28 -2 46 -8 60 -4 C 72 0 72 16 69 28 L 64 13 L 46 7 L 36 15"), who.hair, HAT),
        (bar("M 99 34 L 99 72", 4), "#E8C98A", 0.1),
        (mask, "#FFF6E0", 0.14),
        *[(disc(x, 6, 2.6, 1.4), INK, 0.17) for x in (92, 106)],
        (path("M 90 18 Q 99 23 108 18 Q 105 28 99 28 Q 93 28 90 18"), INK, 0.17),
    ]


BIG_PIECES = {
    "thief_skye": _skye(),
    "thief_cass": _cass(),
    "thief_otto": _otto(),
    "thief_doc": _doc(),
    "thief_baron": _baron(),
    "thief_understudy": _understudy(),
}
