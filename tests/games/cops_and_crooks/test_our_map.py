"""Our city is what the plan says, read without the loader."""

from __future__ import annotations

import pytest

from tests.boards import plans
from tests.boards.ours import has_walk, numbers, spot, things, value_of

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
        row, column = divmod(int(value_of(thing, "number")), 100)
        assert spot(thing) == (64 * column + 32, 64 * row + 32)


def test_loot_and_ways_out_are_those_of_the_plan() -> None:
    plan = plans.city_cells()
    for thing in things("cops_and_crooks", "banks") + things("cops_and_crooks", "post_offices"):
        assert int(value_of(thing, "loot")) == plans.LOOT[plan[divmod(int(value_of(thing, "number")), 100)]]
    for thing in things("cops_and_crooks", "exits"):
        assert value_of(thing, "way") == plans.WAYS[plan[divmod(int(value_of(thing, "number")), 100)]]


def test_stations_the_gate_and_doors_of_cops_and_crooks_are_where_the_plan_has_them() -> None:
    plan = plans.city_cells()
    stations = {
        (int(y // 64), int(x // 64)): value_of(one, "line")
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


def test_every_roll_is_a_walk_from_every_street_and_arcade() -> None:
    ways = city_streets(".Crgua")
    assert [number for number in ways if not has_walk(ways, number, 6)] == []


def test_the_car_can_go_on_for_every_roll_wherever_it_comes_from() -> None:
    ways = city_streets(".Crgu")
    for tail, heads in ways.items():
        ahead = {here: tuple(there for there in ends if there != tail) for here, ends in ways.items()}
        assert [head for head in heads if not has_walk(ahead, head, 12)] == []
