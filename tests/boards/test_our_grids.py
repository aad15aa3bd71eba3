"""The two boards of square cells are what our design says, counted anew without the loader."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.board import Neighbours
from tests.boards import plans
from tests.boards.ours import numbers, spot, things, told

CELLS_OF_CITY = {
    "arcades": "a",
    "banks": "Bbc",
    "post_offices": "o",
    "agency": "T",
    "intelligence": "I",
    "hideouts": "H",
    "exits": "RFS",
    "offices": "P",
    "cells": "P",
}


def test_every_cell_of_cops_and_crooks_is_that_of_the_plan() -> None:
    plan = plans.city_cells()
    expected: dict[str, set[int]] = {
        layer: {100 * row + column for (row, column), cell in plan.items() if cell in cells}
        for layer, cells in {**CELLS_OF_CITY, "spaces": ".Crgu"}.items()
    }
    expected["offices"] = {number for number in expected["offices"] if number < 900}
    expected["cells"] = {number for number in expected["cells"] if number > 900}
    assert {layer: set(numbers("cops_and_crooks", layer)) for layer in expected} == expected


@pytest.mark.parametrize("layer", ["spaces", *CELLS_OF_CITY])
def test_every_number_of_cops_and_crooks_is_in_the_middle_of_its_cell(layer: str) -> None:
    for thing in things("cops_and_crooks", layer):
        row, column = divmod(int(told(thing, "number")), 100)
        assert spot(thing) == (64 * column + 32, 64 * row + 32)


def test_loot_and_ways_out_are_those_of_the_plan() -> None:
    plan = plans.city_cells()
    for thing in things("cops_and_crooks", "banks") + things("cops_and_crooks", "post_offices"):
        assert int(told(thing, "loot")) == plans.LOOT[plan[divmod(int(told(thing, "number")), 100)]]
    for thing in things("cops_and_crooks", "exits"):
        assert told(thing, "way") == plans.WAYS[plan[divmod(int(told(thing, "number")), 100)]]


def test_stations_the_gate_and_doors_of_cops_and_crooks_are_where_the_plan_has_them() -> None:
    plan = plans.city_cells()
    stations = {
        (int(y // 64), int(x // 64)): told(one, "line")
        for one in things("cops_and_crooks", "subway")
        for x, y in [spot(one)]
    }
    assert stations == {cell: letter for cell, letter in plan.items() if letter in "rgu"}
    assert [spot(gate) for gate in things("cops_and_crooks", "gate")] == [(64 * 12 + 32, 64 * 7 + 32)]
    doors = {spot(door) for door in things("cops_and_crooks", "doors")}
    assert doors == {
        (32 * sum(column for _, column in pair) + 32, 32 * sum(row for row, _ in pair) + 32)
        for pair in plans.city_doors()
    }


@cache
def town_ways() -> dict[int, tuple[int, ...]]:
    """From every number of Police Chase the next ones on foot."""
    houses = {n for layer in ("buildings", "stations") for n in numbers("police_chase", layer)}
    streets = {n for layer in ("spaces", "centre") for n in numbers("police_chase", layer)}
    ways: dict[int, set[int]] = {number: set() for number in houses | streets}
    for here in streets:
        ways[here] |= {here + step for step in (-10, -1, 1, 10)} & streets
    for here, there in map(tuple, map(sorted, doors_of_town())):
        ways[here].add(there)
        ways[there].add(here)
    return {number: tuple(sorted(ends)) for number, ends in ways.items()}


def doors_of_town() -> set[frozenset[int]]:
    found = set()
    for x, y in map(spot, things("police_chase", "doors")):
        across = x % 120 == 0
        first = 10 * int((y if across else y - 60) // 120 + 1) + int((x - 60 if across else x) // 120 + 1)
        found.add(frozenset((first, first + (1 if across else 10))))
    return found


def test_every_cell_of_police_chase_is_that_of_the_plan() -> None:
    plan = plans.town_cells()
    assert set(numbers("police_chase", "spaces")) == {n for n, cell in plan.items() if cell == "."}
    assert numbers("police_chase", "centre") == [55]
    assert sorted(numbers("police_chase", "stations")) == list(plans.CORNERS)
    houses = {n for n, cell in plan.items() if cell not in ".O"} - set(plans.CORNERS)
    assert set(numbers("police_chase", "buildings")) == houses
    assert len(houses) == 20
    for layer in ("spaces", "buildings", "stations", "centre"):
        for thing in things("police_chase", layer):
            row, column = divmod(int(told(thing, "number")), 10)
            assert spot(thing) == (120 * column - 60, 120 * row - 60)


def test_every_door_of_police_chase_is_that_of_the_plan() -> None:
    assert doors_of_town() == plans.town_doors()
    assert len(things("police_chase", "doors")) == len(plans.town_doors())


def test_the_centre_may_be_entered_from_all_four_sides() -> None:
    assert town_ways()[55] == (45, 54, 56, 65)


def city_streets(cells: str) -> dict[int, tuple[int, ...]]:
    """From every street of the plan the next ones; arcades are open in the north and south."""
    plan = {100 * row + column: cell for (row, column), cell in plans.city_cells().items() if cell in cells}
    return {
        here: tuple(
            there
            for there in (here - 100, here - 1, here + 1, here + 100)
            if there in plan and (abs(there - here) == 100 or "a" not in plan[here] + plan[there])
        )
        for here in plan
    }


def has_walk(ways: Neighbours, start: int, steps: int) -> bool:
    """Whether a walk of exactly this many steps enters no space twice."""
    walks: list[tuple[int, ...]] = [(start,)]
    while walks:
        walk = walks.pop()
        if len(walk) > steps:
            return True
        walks += [(*walk, there) for there in ways[walk[-1]] if there not in walk]
    return False


def test_every_roll_is_a_walk_from_every_street_and_arcade() -> None:
    ways = city_streets(".Crgua")
    assert [number for number in ways if not has_walk(ways, number, 6)] == []


def test_the_car_can_go_on_for_every_roll_wherever_it_comes_from() -> None:
    ways = city_streets(".Crgu")
    for tail, heads in ways.items():
        ahead = {here: tuple(there for there in ends if there != tail) for here, ends in ways.items()}
        assert [head for head in heads if not has_walk(ahead, head, 12)] == []


@pytest.mark.parametrize("roll", range(1, 7))
def test_every_roll_is_a_legal_move_from_all_81_spaces(roll: int) -> None:
    assert len(town_ways()) == 81
    assert [number for number in town_ways() if not has_walk(town_ways(), number, roll)] == []
