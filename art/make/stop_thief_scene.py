"""What stands, shines and moves on the board of Stop Thief!, in the map's pixels."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from stop_thief_city import City, pixel_at, plan_at
from stop_thief_things import (
    BELT_THINGS,
    CARPETS,
    LAMPS,
    PARKED,
    ROOM_THINGS,
    SIGN,
    SIGNS,
    STAIRS,
)
from tmx_text import Thing

FLAT = ("carpet", "puddle", "streak", "pool", "compass")
"""Props that lie on the ground: one may walk over them."""
WARM, COOL, BLUE, PALE = "#FFB45A", "#7FD0FF", "#4F8BFF", "#FFE9C0"
LANE = 0.3
"""How far from the middle of the street a car drives."""
CURVE = 0.5
"""How far before a corner a car begins to turn."""
Spot = tuple[float, float]
LIT_STANDS = ("kiosk", "parasol", "phone_box", "mailbox")


@dataclass(frozen=True)
class Placed:
    """A prop by its middle."""

    name: str
    x: float
    y: float
    turn: int = 0

    @property
    def flat(self) -> bool:
        """Whether it lies on the ground."""
        return self.name.startswith(FLAT)


def _put(name: str, x: float, y: float, turn: int = 0) -> Placed:
    return Placed(name, *pixel_at(x, y), turn)


def _lamps() -> list[Spot]:
    return [(right * x, up * y) for x, y in LAMPS for right, up in SIGN.values()]


def _facade(city: City, layer: str) -> Iterator[tuple[float, float, float, float]]:
    """Doors or windows to a street: their place, and the way outwards."""
    for thing in city.layers[layer]:
        x, y = plan_at(thing.x, thing.y)
        for wall, out in ((1, -1), (8, 1)):
            if abs(x) == wall:
                yield x, y, math.copysign(1, x) * out, 0
            elif abs(y) == wall:
                yield x, y, 0, math.copysign(1, y) * out


def _on_the_ground(city: City) -> Iterator[Placed]:
    yield _put("compass", 0, 0)
    for thing in city.layers["subway"]:
        yield Placed("pool_subway", thing.x, thing.y)
    for x, y in _lamps():
        yield _put("pool_lamp", x, y)
        yield _put("streak_warm", *_on_the_street(x, y))
    for layer, kind, colour in (("doors", "door", "warm"), ("windows", "window", "cool")):
        for x, y, right, up in _facade(city, layer):
            yield _put(f"pool_{kind}", x + 0.45 * right, y + 0.45 * up)
            yield _put(f"streak_{colour}", x + right, y + up)
    yield from _puddles()
    for digit, items in CARPETS.items():
        yield from (_put(name, SIGN[digit][0] * x, SIGN[digit][1] * y) for name, x, y in items)


def _on_the_street(x: float, y: float) -> Spot:
    """Where the nearest street mirrors a lamp."""
    road, way = min((abs(part - road), (road, i)) for i, part in enumerate((x, y)) for road in (-9, 0, 9))[1]
    middle = road + 0.45 * math.copysign(min(1, abs((x, y)[way] - road)), (x, y)[way] - road)
    return (middle, y) if way == 0 else (x, middle)


def _puddles() -> Iterator[Placed]:
    """Standing water in the gutters, where nobody has to read a number."""
    dice = random.Random(11)
    for road in (-9, 0, 9):
        for place in range(-8, 9, 2):
            along, across = place + dice.uniform(-0.3, 0.3), road + dice.choice((-0.33, 0.33))
            x, y = (along, across) if dice.random() < 0.5 else (across, along)
            yield _put(f"puddle_{dice.choice('abc')}", x, y)


def props(city: City) -> list[Placed]:
    """Everything that is drawn over the tiles, from the lowest to the highest."""
    made = list(_on_the_ground(city))
    for digit, items in ROOM_THINGS.items():
        made += [_put(name, SIGN[digit][0] * x, SIGN[digit][1] * y) for name, x, y in items]
    made += [_put(*item) for item in PARKED]
    made += [_put("subway_stairs", *place) for place in STAIRS]
    made += [_put(*item) for item in BELT_THINGS]
    made += [_put("lamp", x, y) for x, y in _lamps()]
    return made + [_put(*sign) for sign in SIGNS]


def _light(x: float, y: float, radius: int, tint: str, strength: int) -> Thing:
    return Thing("light", *pixel_at(x, y), about={"radius": radius, "strength": strength, "tint": tint})


def lights(city: City) -> list[Thing]:
    """Lamps, lit rooms, and the light that falls out of doors and windows."""
    made = [_light(x, y, 310, WARM, 60) for x, y in _lamps()]
    rooms = [(1.95 + 1.7 * i, 1.95 + 1.7 * j) for i in range(4) for j in range(4)]
    made += [_light(right * x, up * y, 300, "#FFC878", 33) for right, up in SIGN.values() for x, y in rooms]
    for layer, tint in (("doors", "#FFD08A"), ("windows", COOL)):
        for x, y, right, up in _facade(city, layer):
            made.append(_light(x + 0.4 * right, y + 0.4 * up, 170, tint, 40))
    for station in city.layers["subway"]:
        made.append(Thing("light", station.x, station.y, about={"radius": 240, "strength": 45, "tint": BLUE}))
    made += [_light(x, y, 190, "#9FC0FF", 80) for x, y, _ in STAIRS]
    made += [_light(x, y, 300, PALE, 75) for _, x, y, _ in SIGNS]
    made += [_light(x, y, 200, WARM, 60) for name, x, y in BELT_THINGS if name in LIT_STANDS]
    return made


def life() -> list[Thing]:
    """Cars on their rounds, and lamps that breathe."""
    ring, inner = 9 + LANE, 9 - LANE
    ways = (
        ("drive_red", 150, ((ring, -ring), (ring, ring), (-ring, ring), (-ring, -ring))),
        ("drive_cream", 150, ((-ring, ring), (-ring, -ring), (ring, -ring), (ring, ring))),
        ("drive_taxi", 130, ((LANE, -LANE), (inner, -LANE), (inner, -inner), (LANE, -inner))),
        ("drive_blue", 110, ((inner, LANE), (LANE, LANE), (LANE, inner), (inner, inner))),
        ("drive_police", 170, ((-LANE, inner), (-LANE, -inner), (-inner, -inner), (-inner, inner))),
    )
    cars = [_traffic(name, speed, corners) for name, speed, corners in ways]
    breathing = [*_lamps()[:4], *_lamps()[28:32]]
    made = [_shimmer(x, y, 150, WARM) for x, y in breathing]
    made += [_shimmer(x, y, 150, BLUE) for x, y, _ in STAIRS]
    return cars + made + [_shimmer(x, y, 190, PALE) for _, x, y, _ in SIGNS[:4]]


def _shimmer(x: float, y: float, radius: int, tint: str) -> Thing:
    return Thing("shimmer", *pixel_at(x, y), about={"radius": radius, "tint": tint})


def _traffic(name: str, speed: int, corners: tuple[Spot, ...]) -> Thing:
    """A round through these corners, which are driven as curves."""
    threes = zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True)
    places = [spot for three in threes for spot in _curve(*three)]
    pixels = [pixel_at(x, y) for x, y in (*places, places[0])]
    left, top = pixels[0]
    line = tuple((x - left, y - top) for x, y in pixels)
    return Thing("traffic", left, top, line=line, about={"prop": name, "speed": speed})


def _curve(before: Spot, corner: Spot, after: Spot) -> Iterator[Spot]:
    """Five points that turn a corner."""
    start, end = _towards(corner, before), _towards(corner, after)
    for i in range(5):
        x, y = (_bent(i / 4, *three) for three in zip(start, corner, end, strict=True))
        yield x, y


def _bent(share: float, start: float, corner: float, end: float) -> float:
    return (1 - share) ** 2 * start + 2 * share * (1 - share) * corner + share**2 * end


def _towards(corner: Spot, other: Spot) -> Spot:
    """The place where the curve of a corner begins or ends."""
    part = CURVE / math.dist(corner, other)
    return corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part
