"""Outlines of the policeman and of the six crooks, as polygons for Blender; hat and loot tell who it is."""

from __future__ import annotations

from pathlib import Path

import skia

from kit import path, round_box, star
from seats import SEATS
from wood import (
    BOB,
    BUN,
    CAP,
    FEDORA,
    FLAT_TOP,
    HAT,
    INK,
    POLICE,
    TOP_HAT,
    WOOD,
    Slice,
    bar,
    body,
    both,
    disc,
    masked,
    raised,
    union,
    without,
    write_outlines,
)

BANDS = (49, 63, 77)
"""Where the stripes of a jersey begin."""


def jersey(wood: skia.Path, tone: str) -> list[Slice]:
    """Stripes all round."""
    bands = [path(f"M 0 {y} Q 50 {y + 5} 100 {y} L 100 {y + 4.8} Q 50 {y + 9.8} 0 {y + 4.8}") for y in BANDS]
    return [(both(wood, band), tone, WOOD + 0.012) for band in bands]


def sack() -> list[Slice]:
    """The loot over a shoulder."""
    bag = union(disc(98, 38, 24), path("M 82 22 L 70 6 L 82 10 L 90 -2 L 96 16"))
    return [
        (bag, "#B98A52", 0.26),
        (bar("M 80 22 L 94 14", 3), "#6E4A22", 0.28),
        (disc(100, 40, 9), "#FFD24A", 0.29),
    ]


def _briefcase() -> list[Slice]:
    case = union(
        round_box(76, 68, 40, 27, 4), without(round_box(86, 60, 20, 16, 5), round_box(90, 64, 12, 20, 3))
    )
    return [
        (case, "#8A4A2A", 0.13),
        (round_box(84, 76, 5, 6, 1.5), "#FFC857", 0.17),
        (round_box(103, 76, 5, 6, 1.5), "#FFC857", 0.17),
    ]


def _crowbar() -> list[Slice]:
    return [(bar("M 88 70 L 103 14 Q 106 2 115 7", 6.5), "#AEB8CC", 0.1)]


def _cane() -> list[Slice]:
    return [(bar("M 97 46 L 104 105", 6), "#2A2436", 0.09), (disc(96.5, 41, 7), "#FFC857", 0.13)]


def _gem() -> list[Slice]:
    stone = path("M 84 26 L 91 17 L 107 17 L 114 26 L 99 45")
    table = path("M 89 26 L 94 20 L 104 20 L 109 26 L 99 38")
    return [(stone, "#4FB9EC", 0.14), (table, "#BFEBFF", 0.19)]


def _safe() -> list[Slice]:
    return [
        (round_box(78, 60, 40, 38, 5), "#7A88A2", 0.22),
        (disc(98, 79, 11), "#525E78", 0.26),
        (disc(98, 79, 5), "#FFC857", 0.29),
    ]


def _crook(
    who: str, wood: skia.Path, hat: tuple[skia.Path, str], loot: list[Slice], mask: float = 0
) -> list[Slice]:
    seat = SEATS[who]
    stripes = "#FFF1D6" if seat.dark else INK
    shirt = jersey(wood, stripes)
    return [(wood, seat.colour, WOOD), *shirt, *masked(mask), (*hat, HAT), *loot]


def _policeman() -> list[Slice]:
    wood = union(without(body(), round_box(-10, 44, 36, 26, 0)), bar("M 32 50 L 2 20", 17))
    gloves = [
        (both(wood, disc(102, 57, 15)), "#F6F1E4", WOOD + 0.012),
        (disc(0, 17, 11), "#F6F1E4", WOOD + 0.012),
    ]
    belt = both(wood, path("M 0 72 Q 50 77 100 72 L 100 79 Q 50 84 0 79"))
    return [
        (wood, "#2C63C8", WOOD),
        *gloves,
        (belt, "#13203F", WOOD + 0.02),
        (round_box(44, 74, 12, 8, 2), "#FFC857", 0.25),
        (star(63, 55, 8, 4, 5), "#FFC857", 0.235),
        (raised(POLICE), "#13275C", HAT),
        (disc(50, -3.5, 4.2, 5), "#FFC857", 0.285),
        (bar("M 92 62 L 107 22", 8), "#4A2E1C", 0.1),
    ]


PIECES: dict[str, list[Slice]] = {
    "policeman": _policeman(),
    "crook_jimmy": _crook("jimmy", body(), (raised(FEDORA), "#A8741A"), sack()),
    "crook_sandra": _crook("sandra", body(skirt=True), (BOB, "#0F3F73"), _briefcase()),
    "crook_pepper": _crook("pepper", body(arm=-4), (raised(CAP), "#4E0B06"), _crowbar()),
    "crook_drake": _crook("drake", body(), (raised(TOP_HAT), "#221046"), _cane()),
    "crook_vivian": _crook("vivian", body(leg=-4, skirt=True), (BUN, "#8E2F55"), _gem(), mask=2),
    "crook_tad": _crook(
        "tad",
        union(body(arm=3, leg=5), round_box(16, 42, 68, 20, 10)),
        (raised(FLAT_TOP), "#C56A2A"),
        _safe(),
    ),
}


def draw(out: Path) -> None:
    """Write the outlines beside the pieces that Blender makes of them."""
    write_outlines(PIECES, out / "pieces" / "crook_outlines.json")
