"""Wooden people as slices for Blender: the body all pieces share, faces, hats, and outlines as polygons."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import skia

from kit import CREAM, line, path, round_box
from kit import oval as oval_box

Slice = tuple[skia.Path, str, float]
"""Outline, colour and half of the thickness of one slice of wood."""

INK = "#20263A"
GOLD = "#FFC857"
BEHIND, WOOD, FACE, MASK, HAT = 0.12, 0.20, 0.235, 0.225, 0.25
"""How thick things are: what is behind a person, the body, what is on its face, and hats."""
FEET, TALLEST, WIDEST = 106, 128, 74
"""Where a piece stands, how high it may be, and how far from its middle it may reach."""
SLOPE = 0.18
"""How much higher its left side is seen, since it is turned."""


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


def turned(shape: skia.Path, degrees: float, x: float, y: float) -> skia.Path:
    """A shape turned about a point."""
    made = skia.Path()
    shape.transform(skia.Matrix().setRotate(degrees, x, y), made)
    return made


def mirrored(shape: skia.Path) -> skia.Path:
    """A shape on the other side of the body."""
    made = skia.Path()
    shape.transform(skia.Matrix().setScale(-1, 1).postTranslate(100, 0), made)
    return made


def raised(shape: skia.Path, by: float = 7) -> skia.Path:
    """A hat that sits higher."""
    made = skia.Path(shape)
    made.offset(0, -by)
    return made


HEAD = disc(50, 26, 16)


def half(arm: float = 0, leg: float = 0, *, skirt: bool = False) -> skia.Path:
    """The right half of a body without its head."""
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
    return path(arms + legs)


def trunk(arms: tuple[float, float] = (0, 0), leg: float = 0, *, skirt: bool = False) -> skia.Path:
    """A body without its head, feet at y = 106; each arm may hang lower or be lifted."""
    left, right = (half(arm, leg, skirt=skirt) for arm in arms)
    return union(right, mirrored(left), round_box(40, 36, 20, 24, 4))


def body(arm: float = 0, leg: float = 0, *, skirt: bool = False) -> skia.Path:
    """The wooden body all pieces share: 100 wide, feet at y = 106."""
    return union(trunk((arm, arm), leg, skirt=skirt), HEAD)


def masked(drop: float = 0, tone: str = INK) -> list[Slice]:
    """A mask with two pale eyes."""
    cover = round_box(33.5, 20.8 + drop, 33, 10.4, 4.5)
    eyes = [(disc(x, 26 + drop, 3.2, 2.5), CREAM, FACE + 0.012) for x in (43, 57.5)]
    return [(cover, tone, MASK), *eyes]


def eyed(drop: float = 0, tone: str = INK) -> list[Slice]:
    """Two dark eyes."""
    return [(disc(x, 26 + drop, 1.1, 1.6), tone, FACE) for x in (43.5, 57)]


def dressed(wood: skia.Path, coat: str, skin: str, head: skia.Path = HEAD) -> list[Slice]:
    """A painted body with a head of its own colour."""
    return [(wood, coat, WOOD), (head, skin, WOOD + 0.012)]


def ringed(x: float, y: float, outer: float, inner: float, tone: str, thick: float) -> list[Slice]:
    """A ring as two halves, since a slice has no hole."""
    ring = without(disc(x, y, outer), disc(x, y, inner))
    return [
        (both(ring, round_box(left, y - outer, outer, 2 * outer, 0)), tone, thick) for left in (x - outer, x)
    ]


def dotted(tone: str, thick: float, radius: float, *spots: tuple[float, float]) -> list[Slice]:
    """Buttons, bells or coins of one kind."""
    return [(disc(x, y, radius), tone, thick) for x, y in spots]


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
PONYTAIL = path("M 36 14 C 14 10 6 28 14 48 C 22 44 24 32 36 30")
CAP = union(path("M 33 20 C 33 2 66 0 67 18 L 84 19 Q 88 25 80 25 L 33 25"), PONYTAIL)
FLAT_TOP = path("M 32 24 L 30 2 Q 30 -2 35 -2 L 65 -2 Q 70 -2 70 2 L 68 24")
POLICE = union(
    path("M 33 14 C 18 6 22 -5 50 -7 C 78 -5 82 6 67 14"), round_box(32, 10, 36, 10, 3), disc(50, 20, 23, 4.5)
)


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


def polygon(shape: skia.Path, step: float = 1.8) -> Sequence[tuple[float, float]]:
    """Points along a shape's edge."""
    measure = _longest(shape)
    count = max(24, int(measure.getLength() / step))
    spots = (measure.getPosTan(measure.getLength() * i / count)[0] for i in range(count))
    return [(round(spot.x(), 1), round(spot.y(), 1)) for spot in spots]


def fitted(slices: Sequence[Slice]) -> list[Slice]:
    """A piece made smaller about its feet where it is too tall or too wide for its picture."""
    spots = [spot for shape, _, _ in slices for spot in polygon(shape)]
    rise = max(FEET - y + SLOPE * (50 - x) for x, y in spots)
    size = min(1.0, TALLEST / rise, WIDEST / max(abs(x - 50) for x, _ in spots))
    grown = skia.Matrix().setScale(size, size, 50, FEET)
    made = [(skia.Path(shape), tone, thick) for shape, tone, thick in slices]
    for shape, _, _ in made:
        shape.transform(grown)
    return made


def write_outlines(pieces: Mapping[str, Sequence[Slice]], file: Path) -> None:
    """The slices of every piece, for Blender."""
    slices = {name: [(polygon(s), tone, d) for s, tone, d in made] for name, made in pieces.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(slices, separators=(",", ":")) + "\n")
