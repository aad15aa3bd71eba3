"""What a city of Stop Thief! must be so that thieves and investigators can move in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.boards.spaces import Spaces, check_reached
from game.boards.tiled_map import BadMap, Thing

OPENINGS = ("door", "window")
LEAST_CRIMES = 2
LEAST_WAYS = 2
Ways = Mapping[int, set[int]]


@dataclass(frozen=True, slots=True)
class Trail:
    """A path between two numbered spaces."""

    thing: Thing
    ends: tuple[int, int]
    circle: int


def check_city(numbered: Spaces, circles: Spaces, trails: list[Trail], start: int) -> None:
    """Raise `BadMap` with the first thing that is wrong."""
    _check_trails(numbered, trails)
    _check_circles(circles, trails)
    ways = _ways(numbered, trails)
    rooms = _rooms(numbered, ways)
    for opening in _of_kind(numbered, *OPENINGS):
        _check_opening(opening, numbered, ways, rooms)
    _check_dead_ends(numbered, ways)
    _check_crimes(numbered)
    on_foot = {n: tuple(w for w in ends if numbered[w].space.kind != "window") for n, ends in ways.items()}
    inside = {number: found for number, found in numbered.items() if found.space.kind != "window"}
    check_reached(inside, on_foot, start, "stop-thief.map.out-of-reach")


def _check_trails(numbered: Spaces, trails: list[Trail]) -> None:
    """Every path joins two spaces, no two the same ones, and none leads through a wall."""
    known: dict[frozenset[int], Thing] = {}
    for trail in trails:
        pair = frozenset(trail.ends)
        if len(pair) == 1:
            raise trail.thing.fault("stop-thief.map.ring", number=trail.ends[0])
        if pair in known:
            first, last = trail.ends
            raise trail.thing.fault(
                "stop-thief.map.same-path", first=first, last=last, other=known[pair].place
            )
        known[pair] = trail.thing
        _check_wall(numbered, trail)


def _check_wall(numbered: Spaces, trail: Trail) -> None:
    ends = [numbered[number].space for number in trail.ends]
    if any(space.kind in OPENINGS for space in ends):
        return
    inside = {space.properties["district"] if space.properties["indoors"] else 0 for space in ends}
    if len(inside) > 1:
        raise trail.thing.fault("stop-thief.map.wall", first=trail.ends[0], last=trail.ends[1])


def _check_circles(circles: Spaces, trails: list[Trail]) -> None:
    used = Counter(trail.circle for trail in trails)
    for number, found in circles.items():
        if used[number] != 1:
            raise found.fault("stop-thief.map.circle", count=used[number])


def _ways(numbered: Spaces, trails: list[Trail]) -> dict[int, set[int]]:
    """From every number, the numbers at the other ends of its paths: how a thief moves."""
    ways: dict[int, set[int]] = {number: set() for number in numbered}
    for trail in trails:
        first, last = trail.ends
        ways[first].add(last)
        ways[last].add(first)
    return ways


def _rooms(numbered: Spaces, ways: Ways) -> dict[int, int]:
    """What belongs together with all doors and windows shut, named by one of its spaces."""
    rooms: dict[int, int] = {}
    for start, found in numbered.items():
        todo = [start] if start not in rooms and found.space.kind not in OPENINGS else []
        while todo:
            here = todo.pop()
            rooms[here] = start
            todo += (on for on in ways[here] if on not in rooms and numbered[on].space.kind not in OPENINGS)
    return rooms


def _check_opening(number: int, numbered: Spaces, ways: Ways, rooms: Mapping[int, int]) -> None:
    """A door or window joins two rooms, or a room and a street."""
    found = numbered[number]
    for beside in sorted(ways[number]):
        if beside not in rooms:
            raise found.fault("stop-thief.map.two-openings", other=numbered[beside].thing.place)
    sides = {rooms[beside] for beside in ways[number]}
    indoors = [side for side in sides if numbered[side].space.properties["indoors"]]
    if len(sides) != 2 or not indoors:
        rooms_joined, streets_joined = len(indoors), len(sides) - len(indoors)
        raise found.fault("stop-thief.map.opening", rooms=rooms_joined, streets=streets_joined)


def _check_dead_ends(numbered: Spaces, ways: Ways) -> None:
    """A thief never turns back, so every space has a second way out."""
    for number, found in numbered.items():
        if len(ways[number]) < LEAST_WAYS:
            raise found.fault("stop-thief.map.dead-end", number=number, count=len(ways[number]))


def _check_crimes(numbered: Spaces) -> None:
    """Every building is worth a robbery, and a second one."""
    scenes = Counter(
        numbered[number].space.properties["district"] for number in _of_kind(numbered, "crime_scene")
    )
    for found in numbered.values():
        told = found.space.properties
        count = scenes[told["district"]]
        if told["indoors"] and count < LEAST_CRIMES:
            raise BadMap(
                "stop-thief.map.crime-scenes", file=found.thing.file, building=told["label"],
                count=count, least=LEAST_CRIMES,
            )  # fmt: skip


def _of_kind(numbered: Spaces, *kinds: str) -> Iterable[int]:
    return (number for number, found in numbered.items() if found.space.kind in kinds)
