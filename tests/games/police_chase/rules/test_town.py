"""The town of Police Chase: its plan, its doors, and a second opinion on every walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.games.library import load_board
from game.games.police_chase.rules.actions import MoveRobber, Walk
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.town import Town
from tests.games.police_chase.towns import ANN, BOARD, BOB, CELLS, PLAN, RULES, after, chase, rolled

TOWN = Town.of(BOARD)


def ends_of_walks(state: State) -> set[int]:
    return {action.to for action in RULES.legal(state, ANN) if isinstance(action, Walk)}


def ends_of_robber(state: State) -> set[int]:
    return {action.to for action in RULES.legal(state, ANN) if isinstance(action, MoveRobber)}


def walking(*officers: int, pips: int, robber: int = 55) -> State:
    return after(chase(*officers, robber=robber), *rolled(pips))[0]


def robbing(robber: int, pips: int) -> State:
    return replace(chase(11, 99, robber=robber), phase=Phase.ROBBER, pips=pips)


def test_the_town_reads_its_plan_from_the_board() -> None:
    assert str(TOWN) == "/".join(" ".join(line.split()) for line in PLAN.strip().splitlines())


def test_the_bundled_map_shows_this_plan() -> None:
    assert Town.of(load_board("police_chase")) == TOWN


def test_the_text_form_of_a_town_round_trips() -> None:
    assert Town.from_text(str(TOWN)) == TOWN
    with pytest.raises(ValueError, match="no such cell"):
        Town.from_text(". . X")


def test_a_town_has_twenty_buildings_four_stations_and_a_centre() -> None:
    assert len(TOWN.buildings) == 20
    assert TOWN.stations == (11, 19, 91, 99)
    assert TOWN.centre == 55


def test_a_town_may_have_gaps() -> None:
    assert set(Town.from_text("*S - . / . . .").cells) == {11, 13, 21, 22, 23}


def test_an_officer_walks_the_full_count() -> None:
    assert ends_of_walks(walking(33, 99, pips=2)).isdisjoint({32, 34, 43})
    assert 35 in ends_of_walks(walking(33, 99, pips=2))


def test_no_space_is_entered_twice_so_a_house_with_one_door_next_to_the_officer_is_out_of_reach() -> None:
    assert 32 in ends_of_walks(walking(33, 99, pips=1))
    assert 32 not in ends_of_walks(walking(33, 99, pips=3))


def test_a_house_is_entered_only_through_its_doors() -> None:
    assert ends_of_walks(walking(22, 99, pips=1)) == {12, 21}


def test_nobody_steps_from_house_to_house_without_a_door_between() -> None:
    assert 52 not in ends_of_walks(walking(51, 99, pips=1))


def test_passing_pawns_tokens_and_the_robber_is_free() -> None:
    assert ends_of_walks(walking(33, 34, pips=3, robber=43)) == ends_of_walks(walking(33, 99, pips=3))


def test_a_house_with_two_doors_may_be_crossed() -> None:
    state = walking(13, 99, pips=2)
    state, events = after(state, (ANN, Walk(33)))
    assert getattr(events[0], "path", None) == (13, 23, 33)
    assert 23 in state.tokens


def test_the_robber_goes_over_the_roofs() -> None:
    assert ends_of_robber(robbing(22, 1)) == {12, 21, 23, 32}


def test_the_robber_goes_the_full_count_and_enters_no_space_twice() -> None:
    assert ends_of_robber(robbing(11, 2)) == {13, 22, 31}


def test_the_robber_leaves_the_centre_in_all_eight_directions() -> None:
    assert ends_of_robber(robbing(55, 1)) == {44, 45, 46, 54, 56, 64, 65, 66}


def test_the_robber_goes_diagonally_only_out_of_the_centre() -> None:
    assert ends_of_robber(robbing(44, 1)) == {34, 43, 45, 54}


def test_a_shown_walk_has_the_full_count_and_takes_only_allowed_steps() -> None:
    for start in CELLS:
        for pips in range(1, 7):
            for end, way in TOWN.walks(start, pips).items():
                assert (way[0], way[-1], len(set(way))) == (start, end, pips + 1)
                assert all(there in TOWN.officer_steps[here] for here, there in pairwise(way))


# ---- a second opinion, from the rule text on the plan's own letters ----

GRID = [line.split() for line in PLAN.strip().splitlines()]
COMPASS = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
Place = tuple[int, int]


def indoors(place: Place) -> bool:
    return GRID[place[0]][place[1]] not in (".", "O")


def on_the_board(place: Place) -> bool:
    return 0 <= place[0] < 9 and 0 <= place[1] < 9


def officer_may_step(place: Place) -> Iterator[Place]:
    """Along the street, and into and out of a house where a red door is, never diagonally."""
    for side, (down, right, opposite) in COMPASS.items():
        there = (place[0] + down, place[1] + right)
        if not on_the_board(there):
            continue
        out = not indoors(place) or side in GRID[place[0]][place[1]]
        into = not indoors(there) or opposite in GRID[there[0]][there[1]]
        if out and into:
            yield there


def robber_may_step(place: Place) -> Iterator[Place]:
    """To any adjoining space; diagonally only from the centre."""
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            diagonal = down != 0 and right != 0
            there = (place[0] + down, place[1] + right)
            if there != place and on_the_board(there) and (not diagonal or GRID[place[0]][place[1]] == "O"):
                yield there


def ways(start: Place, pips: int, *, robber: bool) -> list[list[Place]]:
    """All ways of so many steps, one by one."""
    steps = robber_may_step if robber else officer_may_step
    found = [[start]]
    for _ in range(pips):
        found = [[*way, there] for way in found for there in steps(way[-1]) if there not in way]
    return found


def number_of(place: Place) -> int:
    return 10 * (place[0] + 1) + place[1] + 1


def reached(start: Place, pips: int, *, robber: bool) -> set[int]:
    return {number_of(way[-1]) for way in ways(start, pips, robber=robber)}


def turns(way: Sequence[int]) -> int:
    steps = [there - here for here, there in pairwise(way)]
    return sum(one != other for one, other in pairwise(steps))


def starts() -> Iterator[tuple[Place, int]]:
    for row in range(9):
        for column in range(9):
            yield (row, column), number_of((row, column))


@pytest.mark.parametrize("pips", range(1, 7))
def test_officers_can_go_exactly_where_a_second_count_says_from_all_81_spaces(pips: int) -> None:
    state = replace(chase(11, 99), phase=Phase.WALK, pips=pips)
    for place, number in starts():
        expected = reached(place, pips, robber=False)
        assert expected
        assert ends_of_walks(replace(state, officers=(number, 99))) == expected


@pytest.mark.parametrize("pips", [1, 2])
def test_the_robber_can_go_exactly_where_a_second_count_says_from_all_81_spaces(pips: int) -> None:
    for place, number in starts():
        expected = reached(place, pips, robber=True)
        assert expected
        assert ends_of_robber(robbing(number, pips)) == expected


@pytest.mark.parametrize("pips", [2, 4, 5])
def test_no_other_walk_turns_less_than_the_one_that_is_shown(pips: int) -> None:
    for place, number in starts():
        shown = TOWN.walks(number, pips)
        for way in ways(place, pips, robber=False):
            assert turns(shown[number_of(way[-1])]) <= turns([*map(number_of, way)])


def test_only_the_player_whose_turn_it_is_may_walk() -> None:
    assert RULES.legal(walking(33, 99, pips=2), BOB) == ()
