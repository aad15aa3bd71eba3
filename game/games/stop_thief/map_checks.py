"""Checks that thieves and investigators can move in a city of Stop Thief!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.boards.draft import BoardDraft
from game.boards.tiled_map import MapObject
from game.core.board import Space

OPENINGS = ("door", "window")
LEAST_CRIMES = 2
LEAST_WAYS = 2
Ways = Mapping[int, set[int]]
"""From every number, the numbers at the other ends of its paths: how a thief moves."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A path between two numbered spaces."""

    drawn: MapObject
    ends: tuple[int, int]
    circle: int


def check_city(draft: BoardDraft, trails: list[Trail], start: int) -> None:
    """Raise `BadMap` with the first thing that is wrong."""
    numbered = {number: space for number, space in draft.spaces.items() if space.kind != "circle"}
    _check_trails(numbered, trails)
    used = Counter(trail.circle for trail in trails)
    for number in draft.of_kind("circle"):
        if used[number] != 1:
            raise draft.fault("stop-thief.map.circle", number, count=used[number])
    ways: Ways = {number: set() for number in numbered}
    for trail in trails:
        first, last = trail.ends
        ways[first].add(last)
        ways[last].add(first)
    rooms = _rooms(numbered, ways)
    for opening in draft.of_kind(*OPENINGS):
        _check_opening(draft, opening, ways, rooms)
    for number, ends in ways.items():
        if len(ends) < LEAST_WAYS:  # a thief never turns back
            raise draft.fault("stop-thief.map.dead-end", number, number=number, count=len(ends))
    _check_crimes(draft, numbered)
    windows = set(draft.of_kind("window"))
    on_foot = {number: tuple(ends - windows) for number, ends in ways.items() if number not in windows}
    draft.check_reached(on_foot, start, "stop-thief.map.out-of-reach")


def _check_trails(numbered: Mapping[int, Space], trails: list[Trail]) -> None:
    """Every path joins two spaces, no two the same ones, and none leads through a wall."""
    known: dict[frozenset[int], MapObject] = {}
    for trail in trails:
        first, last = trail.ends
        if first == last:
            raise trail.drawn.fault("stop-thief.map.ring", number=first)
        same = known.setdefault(frozenset(trail.ends), trail.drawn)
        if same is not trail.drawn:
            raise trail.drawn.fault("stop-thief.map.same-path", first=first, last=last, other=same.place)
        ends = numbered[first], numbered[last]
        buildings = {space.properties["indoors"] and space.properties["district"] for space in ends}
        if len(buildings) > 1 and not any(space.kind in OPENINGS for space in ends):
            raise trail.drawn.fault("stop-thief.map.wall", first=first, last=last)


def _rooms(numbered: Mapping[int, Space], ways: Ways) -> dict[int, int]:
    """The room of every space with all doors and windows shut, named by one of its spaces."""
    rooms: dict[int, int] = {}
    for start, space in numbered.items():
        todo = [start] if start not in rooms and space.kind not in OPENINGS else []
        while todo:
            here = todo.pop()
            rooms[here] = start
            todo += (on for on in ways[here] if on not in rooms and numbered[on].kind not in OPENINGS)
    return rooms


def _check_opening(draft: BoardDraft, number: int, ways: Ways, rooms: Mapping[int, int]) -> None:
    """A door or window joins two rooms, or a room and a street."""
    for beside in sorted(ways[number]):
        if beside not in rooms:
            raise draft.fault("stop-thief.map.two-openings", number, other=draft.objects[beside].place)
    sides = {rooms[beside] for beside in ways[number]}
    indoors = sum(draft.spaces[side].properties["indoors"] is True for side in sides)
    if len(sides) != 2 or not indoors:
        raise draft.fault("stop-thief.map.opening", number, rooms=indoors, streets=len(sides) - indoors)


def _check_crimes(draft: BoardDraft, numbered: Mapping[int, Space]) -> None:
    """Every building has enough crime scenes for a second robbery."""
    scenes = Counter(numbered[number].properties["district"] for number in draft.of_kind("crime_scene"))
    for space in numbered.values():
        count = scenes[space.properties["district"]]
        if space.properties["indoors"] and count < LEAST_CRIMES:
            label = space.properties["label"]
            raise draft.tiled_map.fault(
                "stop-thief.map.crime-scenes", building=label, count=count, least=LEAST_CRIMES
            )
