"""Our town is what the plan says, read without the loader."""

from __future__ import annotations

from functools import cache

import pytest

from tests.boards import plans
from tests.boards.ours import has_walk, numbers, spot, things, value_of


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
            row, column = divmod(int(value_of(thing, "number")), 10)
            assert spot(thing) == (120 * column - 60, 120 * row - 60)


def test_every_door_of_police_chase_is_that_of_the_plan() -> None:
    assert doors_of_town() == plans.town_doors()
    assert len(things("police_chase", "doors")) == len(plans.town_doors())


def test_the_centre_may_be_entered_from_all_four_sides() -> None:
    assert town_ways()[55] == (45, 54, 56, 65)


@pytest.mark.parametrize("roll", range(1, 7))
def test_every_roll_is_a_legal_move_from_all_81_spaces(roll: int) -> None:
    assert len(town_ways()) == 81
    assert [number for number in town_ways() if not has_walk(town_ways(), number, roll)] == []
