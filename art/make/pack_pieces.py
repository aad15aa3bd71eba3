"""Wooden pieces of the Atlantic gang and its boss; each is known by its outline."""

from __future__ import annotations

from kit import AMBER, CREAM, RED, around, lighter, path, poly, round_box
from rogues import PACK
from thief_pieces import dressed
from wood import (
    BEHIND,
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
    eyed,
    masked,
    trunk,
    turned,
    union,
    without,
)

LIP = "#B0202E"


def _tipper() -> list[Slice]:
    """A bellhop: the suitcase in one hand, the other one open."""
    who = PACK["tipper"]
    hand = union(disc(0, 16, 8, 9), *(bar(f"M 0 14 L {x} {y}", 4.5) for x, y in ((-14, 4), (-7, -8), (2, -11), (11, -5))))
    case = union(round_box(84, 66, 40, 34, 4), without(round_box(95, 57, 18, 14, 4), round_box(99, 61, 10, 14, 2)))
    hat = turned(round_box(32, -14, 36, 24, 3), 10, 50, 0)
    wood = union(trunk(leg=-4), bar("M 26 50 L 2 26", 15))
    return [
        (hand, who.skin, 0.19),
        *dressed(wood, who.coat, who.skin),
        *dotted(GOLD, FACE, 1.3, (43, 54), (57, 54), (43, 68), (57, 68)),
        *eyed(),
        (hat, who.coat, HAT),
        (turned(round_box(32, 3, 36, 6, 1), 10, 50, 0), GOLD, HAT + 0.02),
        (case, "#8A5226", 0.15),
        *[(round_box(x, 66, 4, 34, 1), "#5A3214", 0.18) for x in (91, 113)],
    ]


def _sue() -> list[Slice]:
    """A judge's long wig and gown, and a gavel that is raised already."""
    who = PACK["sue"]
    curls = union(*(disc(50 + side * 24, y, 11, 8) for side in (-1, 1) for y in (20, 31, 42, 53)), disc(50, 12, 30, 20))
    gown = path("M 36 40 L 64 40 C 84 42 94 52 92 66 L 84 66 L 96 106 L 4 106 L 16 66 L 8 66 C 6 52 16 42 36 40")
    gavel = [
        (bar("M 88 60 L 106 20", 6), "#8A5226", 0.1),
        (turned(round_box(90, -2, 40, 21, 4), 24, 110, 8), "#A8682E", 0.2),
        *[(turned(round_box(x, -2, 5, 21, 1), 24, 110, 8), GOLD, 0.22) for x in (96, 119)],
    ]
    return [
        *dressed(gown, who.coat, who.skin),
        (curls, who.hair, 0.18),
        (disc(50, 28, 14, 15), who.skin, FACE - 0.01),
        *eyed(1),
        (bar("M 46 38 L 54 37", 1), LIP, FACE + 0.01),
        (without(disc(50, 16, 22, 16), disc(50, 30, 16, 14)), who.hair, HAT),
        (path("M 45 48 L 55 48 L 58 70 L 42 70"), CREAM, FACE),
        *gavel,
    ]


def _trane() -> list[Slice]:
    """A hat as wide as a platform, a cape, and the disc that stops a train."""
    who = PACK["trane"]
    cape = path("M 40 40 L 60 40 L 84 82 L 78 84 L 80 106 L 20 106 L 22 84 L 16 82")
    brim = path("M -32 26 C -6 2 24 2 50 4 C 76 2 106 2 124 20 C 96 14 76 18 50 17 C 24 18 4 14 -32 26")
    return [
        *dressed(cape, who.coat, who.skin),
        (path("M 22 84 L 78 84 L 80 106 L 20 106"), lighter(who.coat, 0.25), WOOD + 0.012),
        (path("M 50 44 L 42 82 L 58 82"), CREAM, FACE),
        (path("M 33 14 L 31 40 L 38 40 L 38 18 L 62 18 L 62 40 L 69 40 L 67 14"), who.hair, FACE - 0.01),
        *eyed(2, CREAM),
        (bar("M 46 38 L 54 37", 1), LIP, FACE + 0.01),
        (path("M 34 8 C 35 -12 65 -12 66 8"), who.coat, HAT),
        (round_box(33, 3, 34, 5, 1), CREAM, HAT + 0.02),
        (brim, who.coat, HAT + 0.03),
        (bar("M 104 60 L 104 104", 4.5), "#E8D8B8", 0.1),
        (disc(104, 50, 18), CREAM, 0.13),
        (disc(104, 50, 15), RED, 0.16),
        (round_box(94, 47.5, 20, 5, 1), CREAM, 0.19),
    ]


def _patter() -> list[Slice]:
    """Thin as a lace, in a dinner jacket, with a shoe for a hat."""
    who = PACK["patter"]
    wood = union(
        path("M 38 40 L 62 40 L 70 50 L 63 78 L 37 78 L 30 50"), bar("M 34 50 L 18 70", 11), bar("M 66 50 L 82 70", 11),
        round_box(35, 74, 12, 32, 4), round_box(53, 74, 12, 32, 4), round_box(24, 98, 22, 8, 4), round_box(54, 98, 22, 8, 4),
    )  # fmt: skip
    shoe = path("M 22 14 L 24 -8 Q 32 -14 30 -30 L 62 -32 C 62 -14 74 -8 92 -4 C 108 0 112 8 110 14")
    return [
        *dressed(wood, who.coat, who.skin),
        (path("M 50 66 L 43 44 L 57 44"), CREAM, FACE),
        (union(path("M 50 46 L 38 40 L 38 52"), path("M 50 46 L 62 40 L 62 52")), AMBER, FACE + 0.03),
        *masked(3),
        (shoe, "#F4EEDF", HAT),
        (path("M 22 14 L 24 -7 Q 30 -12 31 -14 L 48 -4 L 52 14"), INK, HAT + 0.02),
        (path("M 82 14 C 82 4 86 -2 93 -4 C 108 0 112 8 110 14"), INK, HAT + 0.02),
        *[(bar(f"M {x - 10} {y + 6} L {x} {y}", 1.2), "#8E1F2C", HAT + 0.02) for x, y in ((64, -22), (70, -13))],
        (union(bar("M 22 16 L 110 16", 5), round_box(19, 14, 24, 9, 2)), "#8A5226", HAT + 0.03),
    ]


def _dora() -> list[Slice]:
    """She stands in her frame: half a door, half a window."""
    who = PACK["dora"]
    beams = ("M 44 -18 L 112 -18", "M 108 -18 L 108 104", "M 80 -18 L 80 60", "M 50 24 L 108 24", "M 60 66 L 116 66")
    door = path("M -14 -24 L 44 -20 L 44 104 L -14 106")
    return [
        *[(bar(beam, 4), "#F4E2BE", 0.05) for beam in beams],
        (round_box(66, 68, 42, 37, 1), "#F4E2BE", 0.03),
        (door, "#A8652E", 0.06),
        (path("M -7 -16 L 22 -14 L 22 22 L -7 22"), "#8A4E20", 0.09),
        (disc(-8, 50, 3.4), GOLD, 0.14),
        *dressed(trunk((4, 4), -8, skirt=True), who.coat, who.skin),
        (path("M 50 62 L 42 44 L 58 44"), CREAM, FACE),
        *eyed(2),
        (bar("M 46 37 L 54 36", 1), LIP, FACE + 0.01),
        (
            path("M 31 38 L 30 14 C 32 -2 68 -2 70 14 L 69 38 L 63 38 L 63 18 L 37 18 L 37 38"),
            who.hair,
            HAT,
        ),
    ]


def _chuck() -> list[Slice]:
    """A jester: three horns with bells, a ragged collar, curled shoes."""
    who = PACK["chuck"]
    collar = poly([(34, 38), *((50 + dx, 50 + (14 if i % 2 else 0)) for i, dx in enumerate(range(-40, 41, 10))), (66, 38)])
    shoes = [path("M 40 106 L 12 106 C -4 106 -8 92 0 86 C 0 94 10 98 22 96 L 40 94")]
    shoes.append(path("M 60 106 L 88 106 C 104 106 108 92 100 86 C 100 94 90 98 78 96 L 60 94"))
    horn = path("M 34 18 C 16 -8 -6 0 -12 28 C -22 -16 14 -34 46 -8 L 50 16")
    other = path("M 66 18 C 84 -8 106 0 112 28 C 122 -16 86 -34 54 -8 L 50 16")
    return [
        *[(shoe, AMBER, WOOD - 0.02) for shoe in shoes],
        *dressed(trunk(leg=-10), who.coat, who.skin),
        (collar, AMBER, FACE - 0.015),
        *[(bar(f"M {x - 3} 25 Q {x} 20 {x + 3} 25", 1.2), INK, FACE) for x in (43, 57)],
        (path("M 40 32 Q 50 35 60 31 Q 58 41 50 41 Q 42 41 40 32"), "#4A1418", FACE),
        (horn, who.coat, HAT),
        (other, AMBER, HAT),
        (path("M 36 8 C 40 -10 48 -18 52 -32 C 56 -16 62 -8 64 8 L 50 18"), RED, HAT + 0.02),
        *dotted(CREAM, HAT + 0.02, 5, (-12, 31), (112, 31), (52, -32)),
    ]


def _rhea() -> list[Slice]:
    """A headscarf, and a sack so full that it drags behind her."""
    who = PACK["rhea"]
    sack = union(disc(100, 78, 30, 28), path("M 88 58 L 78 34 L 92 42 L 100 30 L 106 44 L 122 38 L 112 58"))
    scarf = without(path("M 50 2 C 72 2 76 20 70 40 L 60 48 L 40 48 L 30 40 C 24 20 28 2 50 2"), union(disc(50, 28, 13.5, 14), round_box(44, 30, 12, 30, 0)))
    tails = path("M 50 46 L 60 44 L 66 66 L 54 56 L 38 78 L 40 50")
    return [
        (sack, "#C9A468", 0.24),
        (bar("M 84 52 L 112 52", 4), "#6E4A22", 0.27),
        (disc(102, 80, 8), "#6E4A22", 0.28),
        (disc(102, 80, 3.5), "#C9A468", 0.31),
        *dressed(trunk((4, -4), -4, skirt=True), who.coat, who.skin),
        *[(disc(x, 27, 4), GOLD, FACE) for x in (43.5, 57)],
        *[(disc(x, 27, 1.4), "#FFF6E0", FACE + 0.02) for x in (43.5, 57)],
        (scarf, who.hair, HAT),
        *dotted(CREAM, HAT + 0.01, 0.6, (38, 12), (50, 7), (62, 12), (31, 24), (69, 24)),
        (tails, who.hair, HAT + 0.02),
    ]


def _dee() -> list[Slice]:
    """A dealer with a green visor before a fan of cards."""
    who = PACK["dee"]
    cards = [
        (turned(round_box(39, -36, 22, 40, 3), turn, 50, 30), CREAM if turn % 60 else "#2F8FD0", BEHIND + 0.014 * n)
        for n, turn in enumerate((-90, -60, -30, 0, 30, 60, 90))
    ]
    visor = path("M 30 8 L 70 8 L 84 19 Q 50 10 16 19")
    wood = trunk((8, 8), -8)
    return [
        *cards,
        *dressed(wood, who.coat, who.skin),
        (path("M 50 78 L 38 44 L 62 44"), CREAM, FACE),
        (union(path("M 50 48 L 41 43 L 41 53"), path("M 50 48 L 59 43 L 59 53")), INK, FACE + 0.03),
        *eyed(3, CREAM),
        (bar("M 46 38 L 54 37", 1), LIP, FACE + 0.01),
        (path("M 32 38 C 26 2 74 2 68 38 L 62 38 L 62 20 L 38 20 L 38 38"), who.hair, HAT - 0.01),
        (visor, "#1FA06A", 0.3),
    ]


def _wilma() -> list[Slice]:
    """An archer with a pointed hat, an apple on it, and an arrow through the apple."""
    who = PACK["wilma"]
    hair = path("M 34 16 L 22 58 L 36 52 L 64 52 L 78 58 L 66 16")
    hat = path("M 8 16 L 34 6 C 40 -6 62 -8 68 2 L 72 14 C 54 9 34 11 8 16")
    bow = bar("M -4 6 Q -34 54 -4 104", 5.5)
    arrow = union(bar("M -2 -12 L 104 -20", 2.6), path("M 100 -29 L 122 -21 L 101 -11"), path("M -8 -19 L 8 -18 L 2 -12 L 8 -6 L -8 -5"))
    return [
        (hair, who.hair, 0.16),
        (bow, "#7A4A20", 0.08),
        (bar("M -4 6 L -4 104", 0.8), CREAM, 0.03),
        *dressed(union(trunk((-2, 0), -2), path("M 30 60 L 70 60 L 78 86 L 22 86")), who.coat, who.skin),
        (path("M 38 44 L 50 58 L 62 44 L 66 50 L 50 70 L 34 50"), "#D8B26A", FACE),
        *eyed(2),
        (bar("M 45 37 Q 51 40 56 36", 1), LIP, FACE + 0.01),
        (hat, "#3F7A34", HAT),
        (arrow, "#F0DDB0", 0.06),
        (disc(51, -15, 13, 12.5), "#D8301E", 0.2),
        (bar("M 51 -26 L 55 -33", 1.2), "#4A2A14", 0.1),
    ]


def _debbie() -> list[Slice]:
    """The boss: a breaking wave of hair, a crown, a ragged collar and a gown with a train."""
    who = PACK["debbie"]
    gown = path("M 38 42 L 62 42 L 70 62 C 80 82 96 90 122 98 Q 124 106 116 106 L 4 106 Q 14 82 30 62")
    collar = path(
        "M 36 50 L 10 52 L 18 40 L 4 32 L 24 28 L 30 40 L 70 40 L 76 28 L 96 32 L 82 40 L 90 52 L 64 50 L 50 60"
    )
    wave = path(
        "M 28 40 C 8 10 20 -22 54 -28 C 86 -32 112 -18 112 4 C 112 20 98 24 91 15"
        " C 101 12 98 -2 85 -2 C 74 -2 74 12 74 22 L 70 42"
    )
    crown = path("M 34 -12 L 30 -36 L 41 -24 L 50 -40 L 58 -25 L 70 -36 L 68 -13")
    return [
        (wave, who.hair, 0.17),
        *dressed(gown, who.coat, who.skin),
        (collar, CREAM, 0.15),
        *dotted("#FFF6E0", FACE, 1.2, (40, 46), (46, 49), (54, 49), (60, 46)),
        *eyed(),
        (path("M 42 33 Q 50 35 58 32 Q 56 41 50 41 Q 44 41 42 33"), LIP, FACE + 0.01),
        (path("M 32 30 C 28 6 46 -2 60 4 C 68 8 70 18 69 28 C 62 16 56 14 49 12 C 41 16 36 20 32 30"), who.hair, HAT),
        (bar("M 30 16 C 32 -6 54 -18 74 -14", 1.6), "#E8F8FF", HAT),
        (crown, GOLD, HAT + 0.01),
    ]


PACK_PIECES = {
    "pack_tipper": _tipper(),
    "pack_sue": _sue(),
    "pack_trane": _trane(),
    "pack_patter": _patter(),
    "pack_dora": _dora(),
    "pack_chuck": _chuck(),
    "pack_rhea": _rhea(),
    "pack_dee": _dee(),
    "pack_wilma": _wilma(),
    "pack_debbie": _debbie(),
}
