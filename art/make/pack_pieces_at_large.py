"""Wooden pieces of the six of the Atlantic gang who make trouble while they are at large."""

from __future__ import annotations

from kit import AMBER, CREAM, RED, lighter, path, poly, round_box
from rogues import PACK
from wood import (
    FACE,
    GOLD,
    HAT,
    INK,
    WOOD,
    Slice,
    bar,
    disc,
    dotted,
    dressed,
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
    hand = union(
        disc(0, 16, 8, 9),
        *(bar(f"M 0 14 L {x} {y}", 4.5) for x, y in ((-14, 4), (-7, -8), (2, -11), (11, -5))),
    )
    case = union(
        round_box(84, 66, 40, 34, 4), without(round_box(95, 57, 18, 14, 4), round_box(99, 61, 10, 14, 2))
    )
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
    curls = union(
        *(disc(50 + side * 24, y, 11, 8) for side in (-1, 1) for y in (20, 31, 42, 53)), disc(50, 12, 30, 20)
    )
    gown = path(
        "M 36 40 L 64 40 C 84 42 94 52 92 66 L 84 66 L 96 106 L 4 106 L 16 66 L 8 66 C 6 52 16 42 36 40"
    )
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
        path("M 38 40 L 62 40 L 70 50 L 63 78 L 37 78 L 30 50"),
        *(bar(f"M {50 + side * 16} 50 L {50 + side * 32} 70", 11) for side in (-1, 1)),
        *(round_box(x, 74, 12, 32, 4) for x in (35, 53)),
        *(round_box(x, 98, 22, 8, 4) for x in (24, 54)),
    )
    shoe = path("M 22 14 L 24 -8 Q 32 -14 30 -30 L 62 -32 C 62 -14 74 -8 92 -4 C 108 0 112 8 110 14")
    return [
        *dressed(wood, who.coat, who.skin),
        (path("M 50 66 L 43 44 L 57 44"), CREAM, FACE),
        (union(path("M 50 46 L 38 40 L 38 52"), path("M 50 46 L 62 40 L 62 52")), AMBER, FACE + 0.03),
        *masked(3),
        (shoe, "#F4EEDF", HAT),
        (path("M 22 14 L 24 -7 Q 30 -12 31 -14 L 48 -4 L 52 14"), INK, HAT + 0.02),
        (path("M 82 14 C 82 4 86 -2 93 -4 C 108 0 112 8 110 14"), INK, HAT + 0.02),
        *[
            (bar(f"M {x - 10} {y + 6} L {x} {y}", 1.2), "#8E1F2C", HAT + 0.02)
            for x, y in ((64, -22), (70, -13))
        ],
        (union(bar("M 22 16 L 110 16", 5), round_box(19, 14, 24, 9, 2)), "#8A5226", HAT + 0.03),
    ]


def _dora() -> list[Slice]:
    """She stands in her frame: half a door, half a window."""
    who = PACK["dora"]
    beams = (
        "M 44 -18 L 112 -18",
        "M 108 -18 L 108 104",
        "M 80 -18 L 80 60",
        "M 50 24 L 108 24",
        "M 60 66 L 116 66",
    )
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
    collar = poly(
        [
            (34, 38),
            *((50 + dx, 50 + (14 if i % 2 else 0)) for i, dx in enumerate(range(-40, 41, 10))),
            (66, 38),
        ]
    )
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


AT_LARGE_PIECES = {
    "pack_tipper": _tipper(),
    "pack_sue": _sue(),
    "pack_trane": _trane(),
    "pack_patter": _patter(),
    "pack_dora": _dora(),
    "pack_chuck": _chuck(),
}
