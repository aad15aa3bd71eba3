"""Cops and Crooks: policemen, the car and arrests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.board import Path
from game.core.kernel import Event
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk
from game.games.cops_and_crooks.rules.events import How
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import COPS, Car, State, Where
from tests.games.cops_and_crooks.streets import (
    AIRPORT,
    ANN,
    BANK,
    BOARD,
    BOB,
    CELLS,
    HIDEOUTS,
    OFFICES,
    RULES,
    SECRET_SERVICE,
    after,
    cops_and_crooks,
    crook,
    ledger,
    legal,
    patrol,
    rolled,
    streets,
)


def arrests(events: list[Event]) -> list[happened.Arrested]:
    return [event for event in events if isinstance(event, happened.Arrested)]


def ends(state: State, pips: int, officer: int = 0) -> set[int]:
    """Where this policeman may go."""
    moves = legal(state, *rolled(pips))
    return {move.to for move in moves if isinstance(move, PoliceWalk) and move.officer == officer}


def stops(state: State, pips: int) -> set[tuple[int, int]]:
    """How the car may stand, head and tail."""
    return {(move.to, move.tail) for move in legal(state, *rolled(pips)) if isinstance(move, Drive)}


# ---- policemen ----


def test_a_policeman_leaves_headquarters_on_every_side_that_touches_a_street() -> None:
    assert ends(streets(crook(602)), 1) == {710, 809}
    assert {1010, 909} <= ends(streets(crook(602)), 2)


def test_a_policeman_enters_and_crosses_headquarters_but_never_stops_in_a_cell() -> None:
    state = streets(crook(602), officers=(710, 1601, 1603))
    assert 1010 in ends(state, 3)
    assert 810 in ends(state, 1)
    assert not any(set(CELLS) & ends(state, pips) for pips in range(1, 7))


def test_a_policeman_enters_a_shop_or_an_exit_only_to_arrest() -> None:
    assert BANK not in ends(streets(crook(602), officers=(707,)), 1)
    assert BANK in ends(streets(crook(BANK, 10_000), officers=(707,)), 1)
    assert AIRPORT not in ends(streets(crook(602), officers=(119,)), 1)
    assert AIRPORT in ends(streets(crook(AIRPORT, 4_000, ticket=True), officers=(119,)), 1)


def test_nobody_goes_on_through_an_intelligence_agency_even_if_it_had_a_second_door() -> None:
    board = replace(BOARD, paths=(*BOARD.paths, Path(SECRET_SERVICE, 701)))
    state = replace(streets(crook(602), officers=(1003,)), city=City.of(board))
    assert SECRET_SERVICE in ends(state, 1)
    assert 701 not in ends(state, 2)


def test_only_crooks_enter_hideouts_and_they_are_safe_inside() -> None:
    state = streets(crook(602, 9_000), officers=(601, 702))
    for pips in range(1, 7):
        assert not set(HIDEOUTS) & ends(state, pips)
    state = replace(state, turn=ANN)
    state, events = after(state, *rolled(6, ANN))
    assert arrests(events) == []
    assert happened.Stuck(ANN) in events


def test_policemen_and_the_car_pass_each_other_but_do_not_stop_on_one_tile() -> None:
    state = streets(crook(602), officers=(401, 402), car=(404, 403))
    assert 405 in ends(state, 4)
    assert not {402, 403, 404} & (ends(state, 1) | ends(state, 2) | ends(state, 3))


def test_cop_and_unwanted_crook_pass_but_share_no_tile() -> None:
    state = streets(crook(402), officers=(401,))
    assert 402 not in ends(state, 1)
    assert 403 in ends(state, 2)


def test_the_cops_pass_only_if_nothing_can_move() -> None:
    stuck = replace(streets(crook(1003)), officers=(SECRET_SERVICE,), car=Car(BANK, 707))
    state, events = after(stuck, *rolled(1))
    assert happened.Stuck(COPS) in events
    assert state.turn == ANN


# ---- the car ----


def test_the_car_drives_two_tiles_for_every_pip_and_only_forward() -> None:
    state = streets(crook(602), car=(406, 405))
    assert stops(state, 1) == {(408, 407)}
    assert stops(state, 2) == {(410, 409), (309, 409), (509, 409)}


def test_the_car_starts_on_two_tiles_and_drives_the_way_it_faces() -> None:
    state = RULES.new(cops_and_crooks(), BOARD)
    assert state.car == Car(711, 712)
    assert stops(state, 1) == {(709, 710)}
    state, events = after(state, *rolled(1), (COPS, Drive(709, 710)))
    assert happened.Drove(712, (711, 710, 709)) in events
    assert state.car == Car(709, 710)


def test_the_head_goes_straight_left_or_right_and_the_tail_follows() -> None:
    state = streets(crook(602), car=(408, 407))
    assert stops(state, 1) == {(410, 409), (309, 409), (509, 409)}
    state, events = after(state, *rolled(1), (COPS, Drive(309, 409)))
    assert happened.Drove(407, (408, 409, 309)) in events


def test_the_car_stays_on_the_road() -> None:
    state = streets(crook(BANK, 10_000), crook(511, 2_000), car=(706, 705))
    for pips in range(1, 7):
        assert not any(to in (BANK, 511, 805, 611) for to, _ in stops(state, pips))


def test_the_car_needs_room_for_head_and_tail_also_for_an_arrest() -> None:
    state = streets(crook(602), officers=(409,), car=(408, 407))
    assert stops(state, 1) == set()
    behind = streets(crook(411, 2_000), officers=(410,), car=(408, 407))
    assert (411, 410) not in stops(behind, 2)
    free = streets(crook(411, 2_000), car=(408, 407))
    assert (411, 410) in stops(free, 2)


def test_the_car_arrests_when_its_head_enters_the_tile_and_stays_there() -> None:
    state = streets(crook(409, 2_000), car=(408, 407))
    state, events = after(state, *rolled(3), (COPS, Drive(409, 408)))
    assert arrests(events) == [happened.Arrested(ANN, 409, None, How.CAUGHT, 1, 300, 1_700)]
    assert state.car == Car(409, 408)


# ---- arrests ----


def test_a_policeman_arrests_a_wanted_crook_with_any_roll_that_is_enough() -> None:
    state = streets(crook(404, 2_000), officers=(401,))
    assert 404 not in ends(state, 2)
    assert all(404 in ends(state, pips) for pips in (3, 4, 5, 6))


def test_one_arrest_a_move_and_the_policeman_then_returns_to_headquarters() -> None:
    state = streets(crook(403, 2_000), crook(404, 2_000), officers=(401,))
    assert 404 not in ends(state, 3)
    state, events = after(state, *patrol(6, 403))
    assert [event.seat for event in arrests(events)] == [ANN]
    assert happened.PoliceReturned(0, 403, OFFICES[2]) in events
    assert state.officers[0] == OFFICES[2]
    assert state.crooks[1].where is Where.TOWN


def test_a_crook_who_is_not_wanted_is_not_arrested() -> None:
    _, events = after(streets(crook(402), officers=(401,)), *patrol(2, 403))
    assert arrests(events) == []


@pytest.mark.parametrize(
    ("options", "cash", "share"),
    [("", 5_000, 700), ("share=20", 7_300, 1_400), ("share=50", 4_999, 2_400), ("", 500, 100), ("", 0, 0)],
)
def test_the_cops_get_their_share_rounded_down_to_100_but_at_least_100_and_the_bank_the_rest(
    options: str, cash: int, share: int
) -> None:
    before = streets(crook(402, cash, wanted=True), officers=(401,), options=options)
    state, events = after(before, *patrol(1, 402))
    assert arrests(events)[0].share == share
    assert arrests(events)[0].rest == cash - share
    assert (state.cops_cash, state.crooks[0].cash) == (share, 0)
    assert ledger(state) == ledger(before)


def test_an_arrested_crook_goes_to_the_first_free_cell_for_three_turns() -> None:
    state = streets(crook(402, 2_000), crook(CELLS[0], waits=2, wanted=True), officers=(401,))
    state, events = after(state, *patrol(1, 402))
    assert happened.Jailed(ANN, CELLS[1], 3) in events
    assert (state.crooks[0].at, state.crooks[0].where) == (CELLS[1], Where.JAIL)


def test_at_the_fourth_arrest_the_share_is_paid_then_the_crook_is_out_and_stored_money_lost() -> None:
    before = streets(
        crook(402, 2_000, arrests=3, stored={602: 7_000}), crook(123), officers=(401,), options="share=50"
    )
    state, events = after(before, *patrol(1, 402))
    assert arrests(events)[0].arrests == 4
    assert happened.Eliminated(ANN, 7_000) in events
    assert (state.cops_cash, state.crooks[0].where) == (1_000, Where.OUT)
    assert state.crooks[0].stashes == (0, 0, 0, 0)
    assert ledger(state) == ledger(before)
    assert state.turn == BOB
