"""Districts on a Stop Thief! map: named areas that share the first digit of their spaces' numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.boards.tiled_map import MapObject, Spot, TiledMap

HUNDRED = 100
MOST_CORNERS = 1_000
"""Every space looks at all of them."""


@dataclass(frozen=True, slots=True)
class District:
    """A building or a street, made of one or more areas."""

    digit: int
    label: str
    indoors: bool


@dataclass(frozen=True, slots=True)
class Area:
    """One outline of a district."""

    district: District
    corners: tuple[Spot, ...]
    drawn: MapObject

    def holds(self, spot: Spot) -> bool:
        """Whether a place is inside or on the outline."""
        edges = list(pairwise((*self.corners, self.corners[0])))
        if any(_on_edge(spot, start, end) for start, end in edges):
            return True
        return sum(_is_left_of(spot, start, end) for start, end in edges) % 2 == 1


def read_areas(tiled_map: TiledMap) -> tuple[Area, ...]:
    """All areas of the layer. Areas with the same digit must have the same label and `indoors`."""
    areas = tuple(
        _area(drawn) for drawn in tiled_map.objects("districts", "district", shapes=("rectangle", "polygon"))
    )
    corners = sum(len(area.corners) for area in areas)
    if corners > MOST_CORNERS:
        raise tiled_map.fault("map.too-many", what="corners of districts", count=corners, most=MOST_CORNERS)
    first: dict[int, Area] = {}
    for area in areas:
        digit = area.district.digit
        same = first.setdefault(digit, area)
        if same.district != area.district:
            raise area.drawn.fault("stop-thief.map.districts-differ", digit=digit, other=same.drawn.place)
    return areas


def district_of(drawn: MapObject, areas: tuple[Area, ...]) -> District:
    """The district around a numbered object; its digit must be the first digit of the number."""
    number = drawn.integer("number")
    around = [area.district for area in areas if area.holds(drawn.at)]
    if not around:
        raise drawn.fault("stop-thief.map.no-district", number=number)
    for district in around:
        if number // HUNDRED == district.digit:
            return district
    raise drawn.fault(
        "stop-thief.map.wrong-district", number=number, district=around[0].label, digit=around[0].digit
    )


def _area(drawn: MapObject) -> Area:
    district = District(drawn.integer("digit", 1, 9), drawn.text("label"), drawn.flag("indoors"))
    (x, y), wide, high = drawn.at, drawn.size[0] / 2, drawn.size[1] / 2
    corners = (x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)
    return Area(district, drawn.points or corners, drawn)


def _on_edge(spot: Spot, start: Spot, end: Spot) -> bool:
    across = (end[0] - start[0]) * (spot[1] - start[1]) - (end[1] - start[1]) * (spot[0] - start[0])
    return across == 0 and all(
        min(start[axis], end[axis]) <= spot[axis] <= max(start[axis], end[axis]) for axis in (0, 1)
    )


def _is_left_of(spot: Spot, start: Spot, end: Spot) -> bool:
    """Whether a line to the right of the place crosses this edge."""
    (x, y), (x1, y1), (x2, y2) = spot, start, end
    return (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
