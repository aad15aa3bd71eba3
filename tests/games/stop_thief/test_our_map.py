"""Our city is what the plan says, read without the loader."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.boards import plans
from tests.boards.ours import corners, numbers, spot, things, value_of

NUMBERED = ("spaces", "crime_scenes", "doors", "windows", "subway")


@cache
def thief_ways() -> dict[int, set[int]]:
    """From every number of Stop Thief! the numbers at the other ends of its paths."""
    at = {
        spot(thing): int(value_of(thing, "number"))
        for layer in NUMBERED
        for thing in things("stop_thief", layer)
    }
    ways: dict[int, set[int]] = {number: set() for number in at.values()}
    for path in things("stop_thief", "paths"):
        first, last = (at[corner] for corner in (corners(path)[0], corners(path)[-1]))
        ways[first].add(last)
        ways[last].add(first)
    return ways


@pytest.mark.parametrize(
    ("layer", "count"),
    [("crime_scenes", 16), ("doors", 31), ("windows", 16), ("circles", 290), ("paths", 290), ("subway", 13)],
)
def test_stop_thief_has_so_many(layer: str, count: int) -> None:
    assert len(things("stop_thief", layer)) == count


def test_stop_thief_has_193_numbers_73_floors_and_57_outdoors() -> None:
    everything = [number for layer in NUMBERED for number in numbers("stop_thief", layer)]
    assert len(set(everything)) == len(everything) == 193
    assert len([number for number in numbers("stop_thief", "spaces") if number < 500]) == 73
    assert len([number for number in everything if number >= 500]) == 57


def test_every_number_of_stop_thief_is_where_the_plan_has_it() -> None:
    at = {
        int(value_of(thing, "number")): (spot(thing), layer)
        for layer in NUMBERED
        for thing in things("stop_thief", layer)
    }
    layers = {"F": "spaces", "C": "crime_scenes", "D": "doors", "W": "windows", "S": "spaces"}
    assert at == {
        number: (
            (1312 + 128 * x, 1312 + 128 * y),
            "subway" if number in plans.SUBWAY else layers[kind],
        )
        for number, ((x, y), kind) in plans.street_cells().items()
    }


def test_the_numbers_that_the_rule_book_shows_are_what_they_are_there() -> None:
    assert 475 in numbers("stop_thief", "crime_scenes")
    assert {225, 324} <= {number for layer in NUMBERED[:3] for number in numbers("stop_thief", layer)}
    assert 705 in numbers("stop_thief", "spaces")
    assert sorted(numbers("stop_thief", "subway")) == list(plans.SUBWAY)


def test_there_are_four_crime_scenes_a_building() -> None:
    assert Counter(n // 100 for n in numbers("stop_thief", "crime_scenes")) == dict.fromkeys((1, 2, 3, 4), 4)


def test_the_paths_of_stop_thief_are_those_of_the_plan() -> None:
    ways = {frozenset((here, there)) for here, ends in thief_ways().items() for there in ends}
    assert ways == plans.street_paths()


def test_there_is_one_circle_in_the_middle_of_every_path() -> None:
    circles = Counter(spot(circle) for circle in things("stop_thief", "circles"))
    assert circles == Counter(corners(path)[1] for path in things("stop_thief", "paths"))
    assert {len(corners(path)) for path in things("stop_thief", "paths")} == {3}


def test_no_thief_runs_into_a_dead_end() -> None:
    assert [number for number, ends in thief_ways().items() if len(ends) < 2] == []


def test_every_number_of_stop_thief_can_be_reached_from_500() -> None:
    reached, queue = {500}, [500]
    while queue:
        fresh = thief_ways()[queue.pop()] - reached
        reached |= fresh
        queue += fresh
    assert reached == set(thief_ways())


def test_every_district_of_stop_thief_has_a_name() -> None:
    digits = {value_of(area, "digit"): value_of(area, "label") for area in things("stop_thief", "districts")}
    assert sorted(digits) == list("12345678")
    assert len(set(digits.values())) == 8


def test_investigators_start_at_500() -> None:
    assert [spot(start) for start in things("stop_thief", "start")] == [(1312, 1312)]
