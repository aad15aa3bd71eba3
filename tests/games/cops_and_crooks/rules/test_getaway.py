"""Cops and Crooks: getaways and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import Event, Outcome
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.actions import Flee, PoliceWalk
from game.games.cops_and_crooks.rules.events import How
from game.games.cops_and_crooks.rules.state import COPS, Phase, State, Where
from tests.games.cops_and_crooks.streets import (
    AIRPORT,
    ANN,
    BOB,
    HARBOUR,
    OFFICES,
    RAIL,
    RULES,
    SECRET_SERVICE,
    after,
    crook,
    ledger,
    legal,
    patrol,
    rolled,
    streets,
    walk,
)


def arrests(events: list[Event]) -> list[happened.Arrested]:
    return [event for event in events if isinstance(event, happened.Arrested)]


# ---- getaways ----


@pytest.mark.parametrize(("start", "gate", "way"), [(105, RAIL, "rail"), (1612, HARBOUR, "harbour")])
def test_a_crook_who_enters_an_exit_pays_the_ticket_and_flees_on_the_next_turn(
    start: int, gate: int, way: str
) -> None:
    before = streets(crook(start, 12_000), crook(601), turn=ANN)
    state, events = after(before, *walk(1, gate))
    assert happened.TicketBought(ANN, gate, 5_000) in events
    assert (state.crooks[0].cash, state.agency) == (7_000, 5_000)
    state, _ = after(state, *walk(1, 501, BOB), *patrol(1, 710))
    assert legal(state) == (Flee(),)
    state, events = after(state, (ANN, Flee()))
    assert happened.GotAway(ANN, gate, way, 7_000, 0) in events
    assert state.money == (0, 7_000, 0)
    assert ledger(state) == ledger(before)


def test_a_crook_with_just_the_price_may_leave_with_nothing() -> None:
    state, _ = after(streets(crook(119, 5_000), turn=ANN), *walk(6, AIRPORT))
    assert (state.crooks[0].cash, state.crooks[0].ticket) == (0, True)


def test_a_policeman_who_enters_an_intelligence_agency_in_between_thwarts_the_getaway() -> None:
    before = streets(crook(AIRPORT, 6_000, ticket=True), officers=(1003,))
    state, events = after(before, *patrol(1, SECRET_SERVICE))
    assert events[2] == happened.Thwarted(ANN, 0, SECRET_SERVICE)
    assert arrests(events) == [happened.Arrested(ANN, AIRPORT, 0, How.THWARTED, 1, 900, 5_100)]
    assert happened.PoliceReturned(0, SECRET_SERVICE, OFFICES[2]) in events
    assert (state.crooks[0].where, state.crooks[0].ticket) == (Where.JAIL, False)
    assert ledger(state) == ledger(before)


def test_while_somebody_flees_a_policeman_stops_short_in_an_intelligence_agency() -> None:
    flees = streets(crook(AIRPORT, 6_000, ticket=True), officers=(1003,))
    assert PoliceWalk(0, SECRET_SERVICE) in legal(flees, *rolled(2))
    _, events = after(flees, *patrol(5, SECRET_SERVICE))
    assert arrests(events)[0].how is How.THWARTED


def test_while_nobody_flees_an_intelligence_agency_is_entered_by_the_exact_roll() -> None:
    quiet = streets(crook(601, 6_000), officers=(1003,))
    assert PoliceWalk(0, SECRET_SERVICE) not in legal(quiet, *rolled(2))
    assert PoliceWalk(0, SECRET_SERVICE) in legal(quiet, *rolled(1))


def test_a_policeman_who_is_in_an_intelligence_agency_already_does_not_count() -> None:
    inside = streets(crook(AIRPORT, 6_000, ticket=True), officers=(SECRET_SERVICE,))
    state, events = after(inside, *patrol(1, 1003))
    assert arrests(events) == []
    assert state.phase is Phase.GETAWAY


def test_every_getaway_under_way_is_thwarted_at_once() -> None:
    waiting = (crook(AIRPORT, 6_000, ticket=True), crook(RAIL, 1_000, ticket=True), crook(601, 9_000))
    state, events = after(streets(*waiting, officers=(1003,)), *patrol(1, SECRET_SERVICE))
    assert [event.seat for event in arrests(events)] == [ANN, BOB]
    assert sum(isinstance(event, happened.PoliceReturned) for event in events) == 1
    assert state.turn == ANN


def test_a_policeman_who_finds_no_getaway_stays_in_the_intelligence_agency() -> None:
    state, _ = after(streets(crook(601), officers=(1003,)), *patrol(1, SECRET_SERVICE))
    assert state.officers[0] == SECRET_SERVICE


def test_who_waits_at_an_exit_can_also_be_caught_there() -> None:
    state = streets(crook(AIRPORT, 6_000, ticket=True), officers=(118,))
    state, events = after(state, *patrol(4, AIRPORT))
    assert arrests(events)[0].how is How.CAUGHT
    assert not state.crooks[0].ticket


def test_there_is_no_refund() -> None:
    state = replace(streets(crook(AIRPORT, 6_000, ticket=True), officers=(118,)), agency=5_000)
    state, _ = after(state, *patrol(4, AIRPORT))
    assert state.agency == 5_000


def test_what_is_left_in_hideouts_is_lost_by_a_getaway() -> None:
    before = streets(crook(RAIL, 6_000, ticket=True, stored={622: 4_000}), crook(601), turn=ANN)
    before = replace(before, phase=Phase.GETAWAY)
    state, events = after(before, (ANN, Flee()))
    assert happened.GotAway(ANN, RAIL, "rail", 6_000, 4_000) in events
    assert state.money == (0, 6_000, 0)
    assert state.crooks[0].stashes == (0, 0, 0, 0)
    assert ledger(state) == ledger(before)


# ---- the end ----


def leaving(cash: int, cops: int) -> State:
    """Ann, alone in town, flees with so much."""
    state = streets(crook(RAIL, cash, ticket=True), turn=ANN)
    return replace(state, phase=Phase.GETAWAY, cops_cash=cops, bank=state.bank - cops)


def test_the_game_ends_when_all_crooks_have_fled_or_are_out_and_most_money_wins() -> None:
    state, events = after(leaving(6_000, 5_000), (ANN, Flee()))
    assert RULES.outcome(state) == Outcome((ANN,), "all-gone")
    assert events[-1] == happened.GameOver((ANN,), (5_000, 6_000))
    state, _ = after(leaving(6_000, 7_000), (ANN, Flee()))
    assert RULES.outcome(state) == Outcome((COPS,), "all-gone")
    assert RULES.to_act(state) == ()


def test_a_tie_is_shared() -> None:
    state, _ = after(leaving(6_000, 6_000), (ANN, Flee()))
    assert RULES.outcome(state) == Outcome((COPS, ANN), "all-gone")


def test_a_crook_who_is_out_wins_nothing_even_with_as_much_as_the_others() -> None:
    state = streets(crook(402, wanted=True, arrests=3), officers=(401,))
    state, _ = after(state, *patrol(1, 402))
    assert state.money == (0, 0)
    assert RULES.outcome(state) == Outcome((COPS,), "all-gone")


def test_who_has_left_has_no_more_turns() -> None:
    state = replace(streets(crook(RAIL, 6_000, ticket=True), crook(601), turn=ANN), phase=Phase.GETAWAY)
    state, _ = after(state, (ANN, Flee()), *walk(1, 501, BOB), *patrol(1, 710))
    assert state.turn == BOB


def test_with_the_limit_it_ends_after_forty_rounds_and_those_still_in_town_keep_nothing() -> None:
    before = streets(crook(601, 9_000, stored={622: 1_000}), turn=ANN, options="rounds=40")
    early, _ = after(replace(before, round=39), *walk(1, 501))
    assert early.round == 40
    state, events = after(replace(before, round=40), *walk(1, 501))
    assert happened.LeftBehind(ANN, 10_000) in events
    assert RULES.outcome(state) == Outcome((COPS, ANN), "time-up")
    assert state.money == (0, 0)
    assert ledger(state) == ledger(before)


def test_who_is_in_jail_when_the_time_is_up_loses_what_is_stored() -> None:
    before = streets(crook(911, wanted=True, waits=2, stored={602: 8_000}), turn=ANN, options="rounds=40")
    state, events = after(replace(before, round=40), *rolled(1, ANN))
    assert happened.LeftBehind(ANN, 8_000) in events
    assert state.crooks[0].stashes == (0, 0, 0, 0)


def test_money_counts_only_once_it_is_out_of_town() -> None:
    assert streets(crook(601, 9_000, stored={602: 8_000})).money == (0, 0)


def test_without_the_limit_dawn_comes_after_two_hundred_rounds() -> None:
    before = streets(crook(601), turn=ANN)
    assert after(replace(before, round=199), *walk(1, 501))[0].round == 200
    state, _ = after(replace(before, round=200), *walk(1, 501))
    assert state.ended == "time-up"
