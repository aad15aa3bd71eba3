"""The districts of Stop Thief!: areas with a name, and the first digit of all numbers in them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.boards.tiled_map import Spot, Thing, TiledMap

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class District:
    """A building or a street; several areas may make one."""

    digit: int
    label: str
    indoors: bool


@dataclass(frozen=True, slots=True)
class Area:
    """One outline of a district."""

    district: District
    corners: tuple[Spot, ...]
    thing: Thing

    def holds(self, spot: Spot) -> bool:
        """Whether a place is inside or on the outline."""
        edges = list(pairwise((*self.corners, self.corners[0])))
        if any(_on_edge(spot, start, end) for start, end in edges):
            return True
        return sum(_is_left_of(spot, start, end) for start, end in edges) % 2 == 1


def read_areas(tiled_map: TiledMap) -> tuple[Area, ...]:
    """All outlines of the layer; those with the same digit agree on what they are."""
    areas = tuple(
        _area(thing) for thing in tiled_map.things("districts", "district", shapes=("rectangle", "polygon"))
    )
    first: dict[int, Area] = {}
    for area in areas:
        same = first.setdefault(area.district.digit, area)
        if same.district != area.district:
            digit = area.district.digit
            raise area.thing.fault("stop-thief.map.districts-differ", digit=digit, other=same.thing.place)
    return areas


def district_of(thing: Thing, number: int, areas: tuple[Area, ...]) -> District:
    """The district that a numbered object lies in, which must be that of its first digit."""
    around = [area.district for area in areas if area.holds(thing.at)]
    if not around:
        raise thing.fault("stop-thief.map.no-district", number=number)
    for district in around:
        if number // HUNDRED == district.digit:
            return district
    raise thing.fault(
        "stop-thief.map.wrong-district", number=number, district=around[0].label, digit=around[0].digit
    )


def _area(thing: Thing) -> Area:
    district = District(thing.integer("digit", 1, 9), thing.text("label"), thing.flag("indoors"))
    return Area(district, thing.points or _corners(thing), thing)


def _corners(thing: Thing) -> tuple[Spot, ...]:
    (x, y), wide, high = thing.at, thing.size[0] / 2, thing.size[1] / 2
    return (x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)


def _on_edge(spot: Spot, start: Spot, end: Spot) -> bool:
    across = (end[0] - start[0]) * (spot[1] - start[1]) - (end[1] - start[1]) * (spot[0] - start[0])
    return across == 0 and all(
        min(start[axis], end[axis]) <= spot[axis] <= max(start[axis], end[axis]) for axis in (0, 1)
    )


def _is_left_of(spot: Spot, start: Spot, end: Spot) -> bool:
    """Whether a line to the right of the place crosses this edge."""
    (x, y), (x1, y1), (x2, y2) = spot, start, end
    return (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
