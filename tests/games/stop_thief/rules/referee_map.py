"""The referee's own reading of the city: straight from the Tiled map, with nothing of the game's readers."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path

FILE = Path(__file__).parents[4] / "maps" / "stop_thief.tmx"
KINDS = {"crime_scenes": "scene", "doors": "door", "windows": "window", "subway": "subway"}
"""What a numbered space is by its layer; those of the layer `spaces` are inside or outside."""
OPENINGS = ("door", "window")
BESIDE = 16
"""So many pixels a corner of a path may be beside the middle of its space."""
FIRST_CIRCLE = 1001

Point = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """The board as it lies on the table."""

    kind: Mapping[int, str]
    ways: Mapping[int, frozenset[int]]
    """From every space, circles too, the spaces beside it on a path."""
    inside: frozenset[int]
    """All spaces under a roof."""
    start: int

    @cached_property
    def steps(self) -> Mapping[int, frozenset[int]]:
        """From every number the numbers at the other end of a path."""
        numbers = [space for space, kind in self.kind.items() if kind != "circle"]
        return {
            here: frozenset(far for circle in self.ways[here] for far in self.ways[circle]) - {here}
            for here in numbers
        }

    @cached_property
    def area(self) -> Mapping[int, int]:
        """Which room, or the street, a number lies in; doors and windows lie between."""
        areas: dict[int, int] = {}
        for first in self.steps:
            todo = [first] if first not in areas and self.kind[first] not in OPENINGS else []
            while todo:
                here = todo.pop()
                areas[here] = first
                todo += [on for on in self.steps[here] if on not in areas and self.kind[on] not in OPENINGS]
        return areas

    def every(self, *kinds: str) -> frozenset[int]:
        """All spaces of these kinds."""
        return frozenset().union(*(self._by_kind[kind] for kind in kinds))

    @cached_property
    def _by_kind(self) -> Mapping[str, frozenset[int]]:
        kinds = set(self.kind.values())
        return {one: frozenset(space for space, kind in self.kind.items() if kind == one) for one in kinds}

    def through(self, came_from: int, opening: int) -> frozenset[int]:
        """Where one comes out who goes through a door or window to the other side."""
        behind = self.area.get(came_from)
        return frozenset(on for on in self.steps[opening] if self.area.get(on) != behind)


def first_digit(number: int) -> int:
    """The digit that names the building or street."""
    return int(str(number)[0])


def unfold(file: Path = FILE) -> Sheet:
    """Lay the board on the table."""
    root = ET.parse(file).getroot()  # noqa: S314  (a map of our own)
    layers = {str(group.get("name")): group.findall("object") for group in root.findall("objectgroup")}
    roofs = [area for area in layers["districts"] if _property(area, "indoors") == "true"]
    places: dict[Point, int] = {}
    kind: dict[int, str] = {}
    for layer in ("spaces", *KINDS):
        for thing in layers[layer]:
            number = int(_property(thing, "number"))
            places[_point(thing)] = number
            kind[number] = KINDS.get(layer) or ("floor" if _roofed(_point(thing), roofs) else "street")
    by_reading = sorted(map(_point, layers["circles"]), key=lambda point: (point[1], point[0]))
    for number, point in enumerate(by_reading, FIRST_CIRCLE):
        places[point] = number
        kind[number] = "circle"
    inside = frozenset(number for point, number in places.items() if _roofed(point, roofs))
    start = _nearest(_point(layers["start"][0]), places)
    return Sheet(kind, _ways(layers["paths"], places), inside, start)


def _property(thing: ET.Element, name: str) -> str:
    return next(str(found.get("value")) for found in thing.iter("property") if found.get("name") == name)


def _point(thing: ET.Element) -> Point:
    return float(thing.get("x", "0")), float(thing.get("y", "0"))


def _roofed(point: Point, roofs: list[ET.Element]) -> bool:
    x, y = point
    return any(
        left <= x <= left + float(roof.get("width", "0")) and top <= y <= top + float(roof.get("height", "0"))
        for roof in roofs
        for left, top in [_point(roof)]
    )


def _ways(paths: list[ET.Element], places: Mapping[Point, int]) -> dict[int, frozenset[int]]:
    ways: defaultdict[int, set[int]] = defaultdict(set)
    for path in paths:
        line = path.find("polyline")
        assert line is not None
        x, y = _point(path)
        corners = [tuple(map(float, corner.split(","))) for corner in line.get("points", "").split()]
        spaces = [_nearest((x + dx, y + dy), places) for dx, dy in corners]
        for one, other in pairwise(spaces):
            ways[one].add(other)
            ways[other].add(one)
    return {space: frozenset(beside) for space, beside in ways.items()}


def _nearest(point: Point, places: Mapping[Point, int]) -> int:
    return next(
        number
        for (x, y), number in places.items()
        if abs(x - point[0]) <= BESIDE and abs(y - point[1]) <= BESIDE
    )
