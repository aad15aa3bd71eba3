"""Ground of the city: asphalt, pavement, lawns, floors and what is painted on the street. Tiles of 64 px."""

from __future__ import annotations

import random
from collections.abc import Callable

import skia

from city_moods import Mood
from kit import WHITE, box, clipped, darker, fill, lighter, line, mix, ngon, oval, placed, plate
from light import grain

TILE = 64
HALF = TILE // 2
QUARTERS = ((1, 0, 0), (2, HALF, 0), (4, 0, HALF), (8, HALF, HALF))
"""The bits of a corner set and the upper left corners of their quarters: NW 1, NE 2, SW 4, SE 8."""
GROUT, WALNUT = "#2A1014", "#3A2416"


def quarters(mask: int) -> skia.Path:
    """The quarters of a tile that `mask` names."""
    made = skia.Path()
    for bit, x, y in QUARTERS:
        if mask & bit:
            made.addRect(box(x, y, HALF, HALF))
    return made


def borders(mask: int) -> list[tuple[float, float, float, float, float, float]]:
    """Lines between filled and empty quarters: both ends, and the way (x, y) to the empty side."""
    pairs = ((1, 2, 32, 0, 32, 32), (4, 8, 32, 32, 32, 64), (1, 4, 0, 32, 32, 32), (2, 8, 32, 32, 64, 32))
    made = []
    for first, second, x0, y0, x1, y1 in pairs:
        if bool(mask & first) != bool(mask & second):
            out = 1 if mask & first else -1
            made.append((x0, y0, x1, y1, out * (x0 == x1), out * (y0 == y1)))
    return made


def sheen(c: skia.Canvas, mood: Mood, x: float, y: float) -> None:
    """What a wet street mirrors."""
    with placed(c, x, y):
        c.drawOval(oval(0, 0, 17, 6), fill(mood.wet, mood.wetness, blur=5))
        c.drawOval(oval(-4, -3, 8, 1.6), fill(lighter(mood.wet, 0.6), mood.wetness * 0.8, blur=1.5))


def asphalt(c: skia.Canvas, mood: Mood, seed: int) -> None:
    """Street: speckled, in every second tile with a wet sheen."""
    dice = random.Random(seed)
    c.clear(fill(mood.asphalt).getColor())
    for _ in range(3):
        spot = oval(dice.uniform(16, 48), dice.uniform(18, 46), dice.uniform(8, 15), dice.uniform(5, 10))
        c.drawOval(spot, fill(darker(mood.asphalt, 0.35), 0.3, blur=5))
    if seed % 2:
        sheen(c, mood, dice.uniform(24, 40), dice.uniform(24, 40))
    grain(c, TILE, TILE, 46, seed, 2)
    for _ in range(7):
        speck = fill(lighter(mood.asphalt, 0.5), dice.uniform(0.2, 0.5))
        c.drawCircle(dice.uniform(2, 62), dice.uniform(2, 62), dice.uniform(0.6, 1.3), speck)


def pavement(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """Slabs with a kerb towards the street."""
    dice = random.Random(mask)
    with clipped(c, quarters(mask)):
        c.clear(fill(mood.joint).getColor())
        for _, x, y in QUARTERS:
            slab = mix(mood.pave, mood.joint, dice.random() * 0.45)
            plate(c, x + 1, y + 1, 30, 30, 2, fill(slab))
            c.drawLine(x + 3, y + 2, x + 29, y + 2, line(lighter(slab, 0.3), 1, 0.5))
            c.drawLine(x + 2, y + 3, x + 2, y + 29, line(lighter(slab, 0.3), 1, 0.5))
        grain(c, TILE, TILE, 26, 50 + mask % 4, 2)
    for x0, y0, x1, y1, right, down in borders(mask):
        gutter = (x0 + 3 * right, y0 + 3 * down, x1 + 3 * right, y1 + 3 * down)
        c.drawLine(*gutter, line(mood.line, 7, 0.55))
        c.drawLine(x0 - right, y0 - down, x1 - right, y1 - down, line(mood.kerb, 6))
        top = (x0 - 3 * right, y0 - 3 * down, x1 - 3 * right, y1 - 3 * down)
        c.drawLine(*top, line(lighter(mood.kerb, 0.45), 1.4, 0.8))


def lawn(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """Grass with a low stone border, laid over pavement."""
    dice = random.Random(mask)
    shape = quarters(mask)
    edges = borders(mask)
    with clipped(c, shape):
        c.clear(fill(mood.grass).getColor())
        for _ in range(26):
            x, y = dice.uniform(2, 62), dice.uniform(4, 62)
            blade = mix(darker(mood.grass, 0.3), lighter(mood.grass, 0.25), dice.random())
            c.drawLine(x, y, x + dice.uniform(-2, 2), y - dice.uniform(3, 6), line(blade, 1.5, 0.8))
        for _ in range(dice.randrange(3)):
            petal = dice.choice(("#FFC857", "#F4A1AA", "#F6EBD3"))
            c.drawCircle(dice.uniform(8, 56), dice.uniform(8, 56), 2, fill(petal, 0.8))
        grain(c, TILE, TILE, 26, 7, 3)
        for x0, y0, x1, y1, right, down in edges:
            inner = (x0 - 7 * right, y0 - 7 * down, x1 - 7 * right, y1 - 7 * down)
            c.drawLine(*inner, line(mood.line, 5, 0.35))
            c.drawLine(x0 - 3 * right, y0 - 3 * down, x1 - 3 * right, y1 - 3 * down, line(mood.kerb, 6))


def water(c: skia.Canvas, mood: Mood, mask: int) -> None:
    """A basin with a rim of stone, laid over any ground; its wall shows below the northern rim."""
    edges = borders(mask)
    with clipped(c, quarters(mask)):
        ripples(c, mood, mask)
        for edge in edges:
            deep = {(0, -1): 21, (-1, 0): 13}.get(edge[4:], 7)
            c.drawRect(_strip(edge, 0, deep), fill(mood.water[2], 0.75))
        for edge in edges:
            if edge[5] < 0:
                c.drawRect(_strip(edge, 5, 15), fill(mood.face))
                for x in range(8, TILE, 16):
                    if edge[0] <= x <= edge[2]:
                        c.drawLine(x, HALF + 6, x, HALF + 15, line(mood.line, 1, 0.3))
                c.drawRect(_strip(edge, 14.5, 16), fill(mood.line, 0.7))
        for tone, near, wide in (
            (mood.line, 3.2, 6),
            (mood.kerb, 2.5, 5),
            (lighter(mood.kerb, 0.45), 1, 1.4),
        ):
            for x0, y0, x1, y1, right, down in edges:
                rim = (x0 - near * right, y0 - near * down, x1 - near * right, y1 - near * down)
                c.drawLine(*rim, line(tone, wide))


def _strip(edge: tuple[float, float, float, float, float, float], near: float, far: float) -> skia.Rect:
    """What lies between two distances from a border, on its filled side."""
    x0, y0, x1, y1, right, down = edge
    first = skia.Rect(x0 - near * right, y0 - near * down, x1 - far * right, y1 - far * down)
    first.sort()
    return first


def ripples(c: skia.Canvas, mood: Mood, seed: int) -> None:
    """Open water."""
    dice = random.Random(seed)
    deep, crest, trough = mood.water
    c.clear(fill(deep).getColor())
    for _ in range(4):
        x, y, long = dice.uniform(4, 34), dice.uniform(6, 58), dice.uniform(12, 26)
        c.drawLine(x, y, x + long, y, line(crest, 2, 0.5))
        c.drawLine(x + 4, y + 4, x + long + 4, y + 4, line(trough, 2, 0.45))


def _checker(c: skia.Canvas, first: str, second: str, _: random.Random) -> None:
    """The bank: polished squares with small brass inlays."""
    for x, y in ((0, 0), (HALF, HALF)):
        c.drawRect(box(x, y, HALF, HALF), fill(second))
    for _, x, y in QUARTERS:
        c.drawLine(x + 2, y + 1.5, x + 30, y + 1.5, line(WHITE, 1, 0.16))
    c.drawPath(ngon(HALF, HALF, 6, 4), fill(mix(first, "#FFE3A0", 0.5)))


def _studs(c: skia.Canvas, first: str, second: str, dice: random.Random) -> None:
    """The electronics hall: rubber squares with studs."""
    c.drawRect(box(0, 0, TILE, TILE), fill(darker(second, 0.12)))
    for _, x, y in QUARTERS:
        plate(c, x + 1, y + 1, 30, 30, 3, fill(mix(first, second, dice.random())))
        c.drawCircle(x + 16, y + 16, 3.4, fill(WHITE, 0.13))
        c.drawCircle(x + 16.6, y + 16.8, 3, fill(second))


def _parquet(c: skia.Canvas, first: str, second: str, dice: random.Random) -> None:
    """The store: blocks of four planks each, in turn upright and flat."""
    for _, x, y in QUARTERS:
        for k in range(4):
            plank = box(x, y + 8 * k, HALF, 8) if (x + y) % TILE else box(x + 8 * k, y, 8, HALF)
            c.drawRect(plank, fill(mix(first, second, dice.random() * 1.3)))
            c.drawRect(plank, line(WALNUT, 1, 0.16))


def _slabs(c: skia.Canvas, first: str, second: str, dice: random.Random) -> None:
    """The museum: one large veined stone a tile."""
    c.drawRect(box(0, 0, TILE, TILE), fill(darker(second, 0.2)))
    plate(c, 1, 1, 62, 62, 2, fill(mix(first, second, dice.random())))
    c.drawLine(3, 2, 61, 2, line(WHITE, 1.2, 0.2))
    c.drawLine(dice.uniform(4, 30), 60, dice.uniform(34, 60), 6, line(WHITE, 1.5, 0.09))


def _steel(c: skia.Canvas, first: str, second: str, _: random.Random) -> None:
    """The vault: riveted plates."""
    c.drawRect(box(0, 0, TILE, TILE), fill(darker(second, 0.18)))
    plate(c, 1, 1, 62, 62, 3, fill(mix(first, second, 0.4)))
    for k in range(-3, 5):
        c.drawLine(16 * k, 62, 16 * k + 60, 2, line(lighter(first, 0.35), 1.2, 0.16))
    for x in (7, 57):
        for y in (7, 57):
            c.drawCircle(x, y, 2.6, fill(darker(second, 0.3)))
            c.drawCircle(x - 0.6, y - 0.6, 1.6, fill(lighter(first, 0.4)))


def _carpet(c: skia.Canvas, first: str, second: str, _: random.Random) -> None:
    """The games lounge: woven diamonds."""
    for x in (0, TILE):
        for y in (0, TILE):
            c.drawPath(ngon(x, y, 30, 4), fill(second))
    c.drawPath(ngon(HALF, HALF, 12, 4), fill(lighter(first, 0.12)))
    c.drawPath(ngon(HALF, HALF, 5, 4), fill(mix(first, "#FFC857", 0.4)))


def _marble(c: skia.Canvas, first: str, second: str, dice: random.Random) -> None:
    """The perfume hall: pale stone, small dark squares where four meet."""
    for _, x, y in QUARTERS:
        plate(c, x + 0.7, y + 0.7, 30.6, 30.6, 1, fill(mix(first, second, dice.random() * 0.7)))
        vein = (x + dice.uniform(3, 12), y + 28, x + dice.uniform(16, 29), y + 4)
        c.drawLine(*vein, line(WHITE, 1.2, 0.25))
    for x in (0, TILE):
        for y in (0, TILE):
            c.drawPath(ngon(x, y, 9, 4), fill(darker(second, 0.35)))


def _planks(c: skia.Canvas, first: str, second: str, dice: random.Random) -> None:
    """The gallery: dark boards that run on from tile to tile."""
    for k in range(4):
        plank = box(0, 16 * k, TILE, 16)
        c.drawRect(plank, fill(mix(first, second, dice.random())))
        c.drawLine(0, 16 * k, TILE, 16 * k, line(GROUT, 1.2, 0.28))


FLOORS: dict[str, Callable[[skia.Canvas, str, str, random.Random], None]] = {
    "bank": _checker,
    "tech": _studs,
    "store": _parquet,
    "museum": _slabs,
    "vault": _steel,
    "lounge": _carpet,
    "marble": _marble,
    "gallery": _planks,
}


def floor(c: skia.Canvas, mood: Mood, kind: str, mask: int) -> None:
    """One floor of a building, in the quarters of `mask`."""
    first, second = mood.floors[kind]
    with clipped(c, quarters(mask)):
        c.clear(fill(first).getColor())
        FLOORS[kind](c, first, second, random.Random(mask))
        grain(c, TILE, TILE, 16, mask, 2)
