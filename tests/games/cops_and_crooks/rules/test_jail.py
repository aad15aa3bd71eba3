"""Cops and Crooks: crooks who cannot move, jail and the metro."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Event
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.actions import PoliceRide, PoliceWalk, Ride, Throw, Walk
from game.games.cops_and_crooks.rules.events import How
from game.games.cops_and_crooks.rules.state import COPS, Phase, State, Where
from tests.games.cops_and_crooks.streets import (
    ANN,
    BANK,
    OFFICES,
    after,
    crook,
    legal,
    patrol,
    rolled,
    streets,
    walk,
)


def arrests(events: list[Event]) -> list[happened.Arrested]:
    return [event for event in events if isinstance(event, happened.Arrested)]


def ends(state: State, pips: int, officer: int = 0) -> set[int]:
    """Where this policeman may go."""
    moves = legal(state, *rolled(pips))
    return {move.to for move in moves if isinstance(move, PoliceWalk) and move.officer == officer}


# ---- no move ----


def test_a_wanted_crook_whose_every_neighbour_is_held_by_cops_is_arrested_by_the_nearest() -> None:
    state = streets(crook(402, 2_000), officers=(123, 403), car=(401, 501), turn=ANN)
    state, events = after(state, *rolled(2, ANN))
    assert arrests(events)[0].how is How.SURROUNDED
    assert arrests(events)[0].officer == 1
    assert state.officers[1] in OFFICES
    assert state.turn == COPS


def test_where_only_the_car_is_next_to_a_surrounded_crook_the_car_arrests() -> None:
    state = streets(crook(BANK, 10_000), car=(707, 706), turn=ANN)
    _, events = after(state, *rolled(6, ANN))
    assert arrests(events)[0].officer is None
    assert not any(isinstance(event, happened.PoliceReturned) for event in events)


def test_a_crook_with_no_full_move_who_is_not_wanted_or_on_a_station_passes() -> None:
    unwanted = streets(crook(402), officers=(401, 403), car=(501, 601), turn=ANN)
    on_station = streets(crook(403, 2_000), officers=(402, 404), turn=ANN)
    for state in (unwanted, on_station):
        _, events = after(state, *rolled(1, ANN))
        assert happened.Stuck(ANN) in events
        assert arrests(events) == []


def test_a_wanted_crook_who_is_merely_short_of_room_passes() -> None:
    state = streets(crook(1101, 9_000), officers=(901, 1301), car=(1003, 1004), turn=ANN)
    _, events = after(state, *rolled(4, ANN))
    assert happened.Stuck(ANN) in events
    assert arrests(events) == []


# ---- jail ----


def test_a_crook_in_jail_rolls_on_each_of_three_turns_and_is_then_free_and_not_wanted() -> None:
    state = streets(crook(911, wanted=True, waits=3), officers=(401,), turn=ANN)
    for left, square in ((2, 501), (1, 401)):
        state, events = after(state, *rolled(5, ANN))
        assert happened.StayedInJail(ANN, left) in events
        state, _ = after(state, *patrol(1, square))
    state, events = after(state, *rolled(1, ANN))
    assert events[1:3] == [happened.Freed(ANN), happened.NoLongerWanted(ANN)]
    assert not state.crooks[0].wanted
    assert state.turn == COPS


def test_a_freed_crook_walks_out_on_the_next_turn_from_any_free_street_beside_headquarters() -> None:
    state = streets(crook(911, waits=0), officers=(710,), car=(409, 408), turn=ANN)
    assert legal(state) == (Throw(),)
    found = legal(state, *rolled(1, ANN))
    assert {Walk(611), Walk(709), Walk(1009)} <= set(found)
    assert Walk(710) not in found
    state, events = after(state, *walk(1, 1009))
    assert happened.Walked(ANN, (911, 909, 1009)) in events
    assert state.crooks[0].where is Where.TOWN


def test_a_six_in_jail_is_out_wanted_and_walks_six_from_beside_headquarters() -> None:
    state = streets(crook(911, wanted=True, waits=2), turn=ANN)
    state, events = after(state, *rolled(6, ANN))
    assert happened.BrokeOut(ANN) in events
    assert (state.phase, state.pips) == (Phase.MOVE, 6)
    state, events = after(state, (ANN, Walk(704)))
    assert happened.Walked(ANN, (911, 710, 709, 708, 707, 706, 705, 704)) in events
    assert state.crooks[0].wanted


def test_a_crook_in_jail_takes_no_metro_and_is_not_arrested() -> None:
    state = streets(crook(911, wanted=True, waits=2), officers=(1011,))
    assert 911 not in ends(state, 1)
    assert legal(replace(state, turn=ANN)) == (Throw(),)


def test_a_crook_who_finds_no_way_out_of_jail_tries_again() -> None:
    state = streets(crook(911, wanted=True, waits=1), turn=ANN)
    shut = replace(state, officers=_every_street_beside_headquarters())
    shut, events = after(shut, *rolled(6, ANN))
    assert happened.Stuck(ANN) in events
    assert (shut.crooks[0].where, shut.crooks[0].wanted, shut.crooks[0].waits) == (Where.JAIL, True, 0)
    opened = replace(shut, officers=OFFICES[:3], turn=ANN)
    assert Walk(709) in legal(opened, *rolled(1, ANN))
    assert after(opened, *walk(1, 709))[0].crooks[0].wanted


def _every_street_beside_headquarters() -> tuple[int, ...]:
    rows = tuple(row + column for row in (700, 1000) for column in range(10, 15))
    return (*rows, 809, 909, 815, 915)


# ---- metro ----


def test_a_policeman_rides_to_any_free_station_of_the_line_and_the_car_never() -> None:
    state = streets(crook(112), officers=(703, 721), car=(1606, 1605))
    rides = [action for action in legal(state) if action != Throw()]
    assert rides == [PoliceRide(0, 1618), PoliceRide(1, 1618)]


def test_nobody_is_arrested_by_metro() -> None:
    state = streets(crook(112, 9_000), officers=(703,))
    assert PoliceRide(0, 112) not in legal(state)
    _, events = after(state, (COPS, PoliceRide(0, 1618)))
    assert events[:1] == [happened.PoliceRode(0, 703, 1618, "g")]
    assert arrests(events) == []


def test_a_station_has_to_be_reached_exactly_and_is_left_by_metro_on_the_next_turn() -> None:
    state = streets(crook(401), turn=ANN)
    assert Walk(403) not in legal(state, *rolled(3, ANN))
    state, _ = after(state, *walk(2, 403), *patrol(1, 710, officer=0))
    assert Ride(421) in legal(state)
