"""Wooden pieces of the six thieves with the smaller rewards; each is known by its outline."""

from __future__ import annotations

from kit import CREAM, RED, around, lighter, path, round_box, star
from rogues import THIEVES
from wood import (
    BEHIND,
    FACE,
    GOLD,
    HAT,
    INK,
    WOOD,
    Slice,
    bar,
    both,
    disc,
    dressed,
    eyed,
    masked,
    ringed,
    trunk,
    turned,
    union,
    without,
)


def _wanda() -> list[Slice]:
    """Hair and coat stream in the draught of an open window."""
    who = THIEVES["wanda"]
    locks = path("M 34 26 C 30 0 60 -6 74 6 L 108 -6 L 90 10 L 122 12 L 94 26 L 116 40 L 84 40 L 60 44")
    fringe = path("M 33 30 C 28 4 62 0 68 16 C 56 12 48 16 45 22 C 41 25 36 27 33 30")
    tails = path("M 62 60 C 84 74 104 74 124 70 L 112 84 L 126 92 L 102 96 L 104 106 L 70 106")
    wood = union(trunk((0, -6), -6, skirt=True), tails)
    glasses = union(round_box(34, 21, 13, 9, 2), round_box(53, 21, 13, 9, 2), round_box(40, 22, 20, 4, 1))
    return [
        (locks, who.hair, 0.16),
        *dressed(wood, who.coat, who.skin),
        (path("M 50 48 L 43 42 L 57 42"), "#2E7C96", FACE),
        (glasses, INK, FACE),
        (fringe, who.hair, HAT),
    ]


def _moe() -> list[Slice]:
    """Round and heavy, with cards that stick to his bowler."""
    who = THIEVES["moe"]
    wood = union(disc(50, 74, 50, 31), round_box(12, 84, 32, 22, 8), round_box(56, 84, 32, 22, 8))
    cards = [
        (turned(round_box(x - 7, -26, 14, 26, 2), turn, x, 4), tone, BEHIND + 0.02)
        for x, turn, tone in ((36, -34, "#2FA0DC"), (50, -4, CREAM), (64, 26, "#2FA0DC"))
    ]
    bowler = union(path("M 30 14 C 28 -10 72 -10 70 14"), disc(50, 14, 33, 5.5))
    syrup = path("M 31 9 L 69 9 L 69 17 Q 66 26 63 17 L 44 17 Q 40 23 37 17 L 31 15")
    vest = path("M 36 50 Q 50 44 64 50 L 66 96 L 34 96")
    return [
        *cards,
        *dressed(wood, who.coat, who.skin, union(disc(50, 28, 20, 18), round_box(34, 34, 32, 16, 8))),
        (both(wood, vest), "#8E2F1E", WOOD + 0.02),
        (path("M 36 37 Q 50 31 64 37 Q 50 43 36 37"), who.hair, FACE),
        *eyed(1),
        (bowler, "#3A2A20", HAT),
        (syrup, "#D9861E", HAT + 0.02),
    ]


def _hush() -> list[Slice]:
    """A long coat with its collar up, a slouch hat, and a finger before the lips."""
    who = THIEVES["hush"]
    coat = path("M 38 40 L 62 40 L 74 48 L 84 106 L 16 106 L 26 48")
    collar = [path("M 34 52 L 26 14 L 48 46"), path("M 66 52 L 74 14 L 52 46")]
    brim = path("M -8 22 C 10 6 30 6 50 8 C 76 6 94 -4 110 2 C 100 20 72 18 50 17 C 28 17 12 16 -8 22")
    crown = path("M 32 12 C 30 -12 40 -26 50 -17 C 62 -28 70 -10 68 12")
    return [
        *dressed(coat, who.coat, who.skin),
        *[(part, lighter(who.coat, 0.12), FACE + 0.01) for part in collar],
        *eyed(-2),
        (bar("M 50 39 L 50 52", 3.6), CREAM, 0.3),
        (union(disc(56, 56, 9, 7), bar("M 62 60 L 78 74", 10)), CREAM, 0.28),
        (crown, who.hair, HAT),
        (path("M 32 3 L 68 0 L 68 8 L 32 11"), "#B8A6E8", HAT + 0.02),
        (brim, who.hair, HAT + 0.03),
    ]


def _rex() -> list[Slice]:
    """All right angles; only his rope is round."""
    who = THIEVES["rex"]
    wood = union(
        round_box(26, 44, 48, 40, 2), round_box(2, 44, 96, 16, 2), round_box(2, 44, 16, 34, 2),
        round_box(26, 80, 19, 26, 2), round_box(55, 80, 19, 26, 2),
    )  # fmt: skip
    return [
        *dressed(wood, who.coat, who.skin, round_box(32, 10, 36, 36, 2)),
        (round_box(43, 48, 14, 32, 1), CREAM, WOOD + 0.02),
        (round_box(48, 48, 4, 30, 1), INK, WOOD + 0.04),
        (
            union(round_box(34, 20, 13, 9, 1), round_box(53, 20, 13, 9, 1), bar("M 46 24 L 54 24", 2)),
            INK,
            FACE,
        ),
        *[(round_box(x, 23, 3.4, 2.6, 0.6), CREAM, FACE + 0.014) for x in (39, 58)],
        (round_box(42, 36, 16, 3, 1), "#5A1F1C", FACE),
        (union(round_box(29, -18, 42, 32, 2), round_box(29, 8, 5, 18, 1)), who.hair, HAT),
        *ringed(104, 66, 21, 12, "#F0C36A", 0.26),
        (bar("M 104 86 Q 92 96 112 104", 5), "#F0C36A", 0.14),
    ]


def _tilly() -> list[Slice]:
    """Points everywhere, and an arrow through her hat."""
    who = THIEVES["tilly"]
    wood = path("M 50 36 L 66 46 L 106 38 L 74 64 L 96 106 L 4 106 L 26 64 L -6 38 L 34 46")
    hair = path("M 50 0 L 74 14 L 88 56 L 68 44 L 32 44 L 12 56 L 26 14")
    arrow = union(bar("M -4 -16 L 92 14", 4), path("M 84 3 L 112 20 L 80 23"))
    return [
        (hair, who.hair, 0.17),
        *dressed(wood, who.coat, who.skin),
        (path("M 50 66 L 40 44 L 60 44"), "#FFE3F0", FACE),
        *masked(),
        (path("M 31 24 L 34 4 L 50 -4 L 66 4 L 69 24 L 62 14 L 38 18"), who.hair, HAT),
        (path("M 30 5 L 46 -34 L 76 2"), GOLD, HAT + 0.01),
        (arrow, RED, 0.05),
    ]


def _penny() -> list[Slice]:
    """A cloud of hair, and a copper in both hands."""
    who = THIEVES["penny"]
    cloud = union(disc(50, 14, 34), *(disc(*around(50, 14, 32, turn), 9) for turn in range(0, 360, 30)))
    coins = [(disc(x, 46, 11), "#D98A3A", 0.24) for x in (-4, 104)]
    stars = [(star(x, 46, 5, 2.4, 5), "#FFD9A0", 0.27) for x in (-4, 104)]
    return [
        (cloud, who.hair, 0.18),
        *dressed(trunk((-8, -8), -8, skirt=True), who.coat, who.skin),
        (path("M 38 46 L 50 66 L 62 46 L 56 44 L 50 54 L 44 44"), "#F0A04A", FACE),
        *masked(tone="#E8963E"),
        (
            both(cloud, without(disc(50, 20, 21), union(disc(50, 34, 19), round_box(20, 36, 60, 20, 0)))),
            who.hair,
            HAT,
        ),
        (bar("M 33 13 Q 50 7 67 13", 4), CREAM, HAT + 0.02),
        (disc(50, 9, 4), "#D98A3A", HAT + 0.04),
        *coins,
        *stars,
    ]


SMALL_PIECES = {
    "thief_wanda": _wanda(),
    "thief_moe": _moe(),
    "thief_hush": _hush(),
    "thief_rex": _rex(),
    "thief_tilly": _tilly(),
    "thief_penny": _penny(),
}
