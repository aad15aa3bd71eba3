"""Outlines of the policeman and of the six crooks, as polygons for Blender; hat and loot tell who it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import skia

from kit import CREAM, line, path, round_box, star
from kit import oval as oval_box
from seats import SEATS

Slice = tuple[skia.Path, str, float]
"""Outline, colour and half of the thickness of one slice of wood."""

INK = "#20263A"
WOOD, FACE, MASK, HAT = 0.20, 0.235, 0.225, 0.25
BANDS = (49, 63, 77)
"""Where the stripes of a jersey begin."""


def union(*parts: skia.Path) -> skia.Path:
    """All parts as one shape."""
    made = parts[0]
    for part in parts[1:]:
        made = skia.Op(made, part, skia.PathOp.kUnion_PathOp)
    return made


def both(first: skia.Path, second: skia.Path) -> skia.Path:
    """What two shapes share."""
    return skia.Op(first, second, skia.PathOp.kIntersect_PathOp)


def without(first: skia.Path, second: skia.Path) -> skia.Path:
    """The first shape where the second is not."""
    return skia.Op(first, second, skia.PathOp.kDifference_PathOp)


def disc(x: float, y: float, rx: float, ry: float = 0) -> skia.Path:
    """A circle, or an oval."""
    made = skia.Path()
    made.addOval(oval_box(x, y, rx, ry or rx))
    return made


def bar(commands: str, thick: float) -> skia.Path:
    """A rod along a way."""
    made = skia.Path()
    line(INK, thick).getFillPath(path(commands, close=False), made)
    return skia.Simplify(made)


def body(arm: float = 0, leg: float = 0, *, skirt: bool = False) -> skia.Path:
    """The wooden body all pieces share: 100 wide, feet at y = 106."""
    arms = (
        f"M 50 38 L 58 38 C 66 42 78 42 90 {48 + arm} C 99 {53 + arm} 96 {66 + arm} 86 {65 + arm}"
        " C 78 64 72 63 69 66"
    )
    legs = (
        f" C 74 80 80 90 {88 + leg} 99 Q {90 + leg} 106 {82 + leg} 106 L 50 106"
        if skirt
        else f" C 73 78 80 90 {86 + leg} 98 Q {88 + leg} 106 {80 + leg} 106"
        " L 63 106 Q 59 106 57 101 Q 54 90 50 88"
    )
    right = path(arms + legs)
    left = skia.Path()
    right.transform(skia.Matrix().setScale(-1, 1).postTranslate(100, 0), left)
    return union(right, left, round_box(40, 36, 20, 24, 4), disc(50, 26, 16))


def raised(shape: skia.Path, by: float = 7) -> skia.Path:
    """A hat that sits higher."""
    made = skia.Path(shape)
    made.offset(0, -by)
    return made


FEDORA = union(disc(50, 17, 32, 6.5), path("M 33 18 C 34 4 36 -4 43 -5 Q 50 -1 57 -5 C 64 -4 66 4 67 18"))
TOP_HAT = union(round_box(22, 11, 56, 9, 4), path("M 36 16 L 33 -13 Q 50 -17 67 -13 L 64 16"))
BOB = without(
    path("M 50 3 C 76 2 76 26 80 40 Q 72 47 62 41 L 38 41 Q 28 47 20 40 C 24 26 24 2 50 3"),
    union(round_box(36, 19, 28, 40, 6), disc(50, 44, 15, 8)),
)
BUN = without(
    union(disc(50, 1, 10.5), disc(50, 22, 18.5, 17)),
    union(disc(50, 30, 13.5, 12), round_box(30, 31, 40, 20, 1)),
)
CAP = union(
    path("M 33 20 C 33 2 66 0 67 18 L 84 19 Q 88 25 80 25 L 33 25"),
    path("M 36 14 C 14 10 6 28 14 48 C 22 44 24 32 36 30"),
)
FLAT_TOP = path("M 32 24 L 30 2 Q 30 -2 35 -2 L 65 -2 Q 70 -2 70 2 L 68 24")
POLICE = union(
    path("M 33 14 C 18 6 22 -5 50 -7 C 78 -5 82 6 67 14"), round_box(32, 10, 36, 10, 3), disc(50, 20, 23, 4.5)
)


def _jersey(wood: skia.Path, tone: str) -> list[Slice]:
    """Stripes all round."""
    bands = [path(f"M 0 {y} Q 50 {y + 5} 100 {y} L 100 {y + 4.8} Q 50 {y + 9.8} 0 {y + 4.8}") for y in BANDS]
    return [(both(wood, band), tone, WOOD + 0.012) for band in bands]


def _mask(drop: float = 0) -> list[Slice]:
    """A black mask with two pale eyes."""
    cover = round_box(33.5, 20.8 + drop, 33, 10.4, 4.5)
    eyes = [(disc(x, 26 + drop, 3.2, 2.5), CREAM, FACE + 0.012) for x in (43, 57.5)]
    return [(cover, INK, MASK), *eyes]


def _sack() -> list[Slice]:
    bag = union(disc(93, 36, 17), path("M 80 26 L 70 15 L 87 12"))
    return [(bag, "#B98A52", 0.26), (disc(94, 38, 7), "#FFD24A", 0.29)]


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
    shirt = _jersey(wood, stripes)
    return [(wood, seat.colour, WOOD), *shirt, *_mask(mask), (*hat, HAT), *loot]


def _policeman() -> list[Slice]:
    wood = body()
    gloves = [(both(wood, disc(x, 57, 15)), "#F6F1E4", WOOD + 0.012) for x in (-2, 102)]
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
    "crook_jimmy": _crook("jimmy", body(), (raised(FEDORA), "#A8741A"), _sack()),
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


def _longest(shape: skia.Path) -> skia.PathMeasure:
    """The outer contour of a shape."""
    measure, lengths = skia.PathMeasure(shape, forceClosed=True), []
    while True:
        lengths.append(measure.getLength())
        if not measure.nextContour():
            break
    measure = skia.PathMeasure(shape, forceClosed=True)
    while measure.getLength() < max(lengths):
        measure.nextContour()
    return measure


def polygon(shape: skia.Path, step: float = 1.2) -> Sequence[tuple[float, float]]:
    """Points along a shape's edge."""
    measure = _longest(shape)
    count = max(32, int(measure.getLength() / step))
    spots = (measure.getPosTan(measure.getLength() * i / count)[0] for i in range(count))
    return [(round(spot.x(), 2), round(spot.y(), 2)) for spot in spots]


def draw(out: Path) -> None:
    """Write the outlines beside the pieces that Blender makes of them."""
    slices = {name: [(polygon(s), tone, d) for s, tone, d in made] for name, made in PIECES.items()}
    file = out / "pieces" / "crook_outlines.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(slices, separators=(",", ":")) + "\n")
