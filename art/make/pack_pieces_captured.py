"""Wooden pieces of the three of the Atlantic gang who leave something behind, and of the boss."""

from __future__ import annotations

from kit import CREAM, path, round_box
from rogues import PACK
from wood import (
    BEHIND,
    FACE,
    GOLD,
    HAT,
    INK,
    Slice,
    bar,
    disc,
    dotted,
    dressed,
    eyed,
    trunk,
    turned,
    union,
    without,
)

LIP = "#B0202E"


def _rhea() -> list[Slice]:
    """A headscarf, and a sack so full that it drags behind her."""
    who = PACK["rhea"]
    sack = union(disc(100, 78, 30, 28), path("M 88 58 L 78 34 L 92 42 L 100 30 L 106 44 L 122 38 L 112 58"))
    scarf = without(
        path("M 50 2 C 72 2 76 20 70 40 L 60 48 L 40 48 L 30 40 C 24 20 28 2 50 2"),
        union(disc(50, 28, 13.5, 14), round_box(44, 30, 12, 30, 0)),
    )
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
        (
            turned(round_box(39, -36, 22, 40, 3), turn, 50, 30),
            CREAM if turn % 60 else "#2F8FD0",
            BEHIND + 0.014 * n,
        )
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
    arrow = union(
        bar("M -2 -12 L 104 -20", 2.6),
        path("M 100 -29 L 122 -21 L 101 -11"),
        path("M -8 -19 L 8 -18 L 2 -12 L 8 -6 L -8 -5"),
    )
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
        "M 36 50 L 10 52 L 18 40 L 4 32 L 24 28 L 30 40"
        " L 70 40 L 76 28 L 96 32 L 82 40 L 90 52 L 64 50 L 50 60"
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
        (
            path("M 32 30 C 28 6 46 -2 60 4 C 68 8 70 18 69 28 C 62 16 56 14 49 12 C 41 16 36 20 32 30"),
            who.hair,
            HAT,
        ),
        (bar("M 30 16 C 32 -6 54 -18 74 -14", 1.6), "#E8F8FF", HAT),
        (crown, GOLD, HAT + 0.01),
    ]


CAPTURED_PIECES = {
    "pack_rhea": _rhea(),
    "pack_dee": _dee(),
    "pack_wilma": _wilma(),
    "pack_debbie": _debbie(),
}
