"""Wooden pieces of the twelve thieves who work alone; each is known by its outline."""

from __future__ import annotations

import skia

from kit import CREAM, RED, around, lighter, path, poly, round_box, star
from rogues import THIEVES
from wood import (
    BEHIND,
    FACE,
    GOLD,
    HAT,
    HEAD,
    INK,
    WOOD,
    Slice,
    bar,
    body,
    both,
    disc,
    dotted,
    eyed,
    masked,
    raised,
    trunk,
    turned,
    union,
    without,
)


def dressed(wood: skia.Path, coat: str, skin: str, head: skia.Path = HEAD) -> list[Slice]:
    """A painted body with a head of its own colour."""
    return [(wood, coat, WOOD), (head, skin, WOOD + 0.012)]


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
        (union(round_box(34, 20, 13, 9, 1), round_box(53, 20, 13, 9, 1), bar("M 46 24 L 54 24", 2)), INK, FACE),
        *[(round_box(x, 23, 3.4, 2.6, 0.6), CREAM, FACE + 0.014) for x in (39, 58)],
        (round_box(42, 36, 16, 3, 1), "#5A1F1C", FACE),
        (union(round_box(29, -18, 42, 32, 2), round_box(29, 8, 5, 18, 1)), who.hair, HAT),
        *_ring(104, 66, 21, 12, "#F0C36A", 0.26),
        (bar("M 104 86 Q 92 96 112 104", 5), "#F0C36A", 0.14),
    ]


def _ring(x: float, y: float, outer: float, inner: float, tone: str, thick: float) -> list[Slice]:
    """A ring as two halves, since a slice has no hole."""
    ring = without(disc(x, y, outer), disc(x, y, inner))
    return [(both(ring, round_box(left, y - outer, outer, 2 * outer, 0)), tone, thick) for left in (x - outer, x)]


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
        (both(cloud, without(disc(50, 20, 21), union(disc(50, 34, 19), round_box(20, 36, 60, 20, 0)))), who.hair, HAT),
        (bar("M 33 13 Q 50 7 67 13", 4), CREAM, HAT + 0.02),
        (disc(50, 9, 4), "#D98A3A", HAT + 0.04),
        *coins,
        *stars,
    ]


def _skye() -> list[Slice]:
    """Arms spread like wings, goggles up, her scarf in the wind."""
    who = THIEVES["skye"]
    wings = path("M 40 42 L 60 42 L 122 34 Q 130 40 122 50 L 70 62 L 30 62 L -22 50 Q -30 40 -22 34")
    scarf = path("M 40 40 L 6 24 L -30 8 L -18 22 L -34 28 L -10 34 L -22 42 L 10 46 L 40 50")
    helmet = without(disc(50, 22, 21, 20), union(disc(50, 32, 16, 15), round_box(35, 34, 30, 20, 4)))
    wood = union(trunk(leg=-2), wings)
    glass = [(disc(x, 8, 6.5, 5.5), "#9FD8F0", HAT + 0.05) for x in (42, 58)]
    return [
        (scarf, RED, 0.17),
        *dressed(wood, who.coat, who.skin),
        (bar("M 36 42 Q 50 50 64 42", 7), RED, FACE + 0.01),
        *eyed(0, CREAM),
        (helmet, "#D9A86A", HAT),
        *[(disc(x, 8, 9.5, 8.5), "#232B3F", HAT + 0.02) for x in (42, 58)],
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
    mitt = union(disc(98, 56, 17, 16), *(disc(*around(98, 54, 16, turn), 6.5) for turn in (-130, -95, -60, -25)))
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
    wood = union(path("M 30 42 L 70 42 L 66 76 L 34 76"), bar("M 34 52 L 14 74", 15), bar("M 66 52 L 96 52", 14))
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


THIEF_PIECES = {
    "thief_wanda": _wanda(),
    "thief_moe": _moe(),
    "thief_hush": _hush(),
    "thief_rex": _rex(),
    "thief_tilly": _tilly(),
    "thief_penny": _penny(),
    "thief_skye": _skye(),
    "thief_cass": _cass(),
    "thief_otto": _otto(),
    "thief_doc": _doc(),
    "thief_baron": _baron(),
    "thief_understudy": _understudy(),
}
