"""Cops and Crooks: how it starts, whose turn it is, and how crooks move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import TABLE
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.actions import PoliceRide, PoliceWalk, Ride, Roll, Throw, Walk
from game.games.cops_and_crooks.rules.state import COPS, Car, Closed, Phase, Reopening
from tests.games.cops_and_crooks.streets import (
    AGENCY,
    AIRPORT,
    ANN,
    BANK,
    BOARD,
    BOB,
    CAT,
    DAN,
    HIDEOUTS,
    OFFICES,
    RULES,
    SECRET_SERVICE,
    after,
    cops_and_crooks,
    crook,
    legal,
    patrol,
    rolled,
    streets,
    walk,
)


def test_policemen_start_in_offices_the_car_at_the_gate_and_crooks_in_hideouts_in_seat_order() -> None:
    state = RULES.new(cops_and_crooks(5), BOARD)
    assert state.officers == OFFICES
    assert state.car == Car(711, 712)
    assert tuple(one.at for one in state.crooks) == HIDEOUTS
    assert not any(one.wanted or one.cash or any(one.stashes) for one in state.crooks)


@pytest.mark.parametrize(("seats", "policemen"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_there_is_one_policeman_more_than_crooks_and_three_with_one_crook(seats: int, policemen: int) -> None:
    assert len(RULES.new(cops_and_crooks(seats), BOARD).officers) == policemen


@pytest.mark.parametrize(("seats", "share"), [(2, 15), (3, 8), (4, 5), (5, 5)])
def test_the_share_of_the_cops_follows_from_the_number_of_crooks(seats: int, share: int) -> None:
    assert RULES.new(cops_and_crooks(seats), BOARD).terms.share == share
    assert RULES.new(cops_and_crooks(seats, "share=20"), BOARD).terms.share == 20


def test_what_else_can_be_agreed_on() -> None:
    terms = RULES.new(cops_and_crooks(2, "reopening=never,rounds=40"), BOARD).terms
    assert terms.reopening is Reopening.NEVER
    assert terms.rounds == 40


def test_everybody_sees_the_same() -> None:
    state = streets(crook(410, 5_000), crook(911, waits=2))
    table = RULES.view(state, TABLE)
    for seat in (COPS, ANN, BOB):
        view = RULES.view(state, seat)
        assert view.crooks == table.crooks
        assert RULES.imagine(view, lambda some: some[0]) == state


def test_the_cops_are_first_then_crooks_in_seat_order_and_one_cop_pawn_moves_a_round() -> None:
    state = streets(crook(101), crook(123), crook(1601), crook(1623), officers=(401,))
    animations_for = (
        *patrol(1, 501),
        *walk(1, 102, ANN),
        *walk(1, 122, BOB),
        *walk(1, 1602, CAT),
        *walk(1, 1622, DAN),
    )
    state, events = after(state, *animations_for)
    began = [event.seat for event in events if isinstance(event, happened.TurnBegan)]
    assert began == [ANN, BOB, CAT, DAN, COPS]
    assert happened.RoundBegan(2) in events
    assert (state.round, state.turn, state.phase) == (2, COPS, Phase.THROW)


def test_a_player_rolls_first_and_then_chooses_pawn_and_way() -> None:
    state = streets(crook(101), officers=(401, 423, 1601))
    assert legal(state) == (Throw(),)
    assert legal(state, (COPS, Throw())) == tuple(Roll(pips) for pips in range(1, 7))
    pawns = {move.officer for move in legal(state, *rolled(2)) if isinstance(move, PoliceWalk)}
    assert pawns == {0, 1, 2}


def test_a_metro_ride_is_chosen_instead_of_rolling() -> None:
    state = streets(crook(410), officers=(1606,), turn=ANN)
    assert legal(state) == (Throw(), Ride(403), Ride(414), Ride(421))
    assert not any(isinstance(action, Ride) for action in legal(state, *rolled(1, ANN)))
    state, events = after(state, (ANN, Ride(421)))
    assert happened.Rode(ANN, 410, 421, "r") in events
    assert state.crooks[0].at == 421
    assert PoliceRide(0, 112) in legal(state)


def test_a_walk_takes_the_exact_count() -> None:
    ends = legal(streets(crook(108), car=(1301, 1302), turn=ANN), *rolled(2, ANN))
    assert ends == (Walk(106), Walk(110), Walk(209))


@pytest.mark.parametrize(("start", "house"), [(707, BANK), (601, 602), (1312, AGENCY), (119, AIRPORT)])
def test_a_crooks_move_ends_early_on_a_hideout_an_open_shop_and_an_exit(start: int, house: int) -> None:
    state = replace(streets(crook(start, 5_000), turn=ANN), agency=5_000)
    for pips in range(1, 7):
        assert Walk(house) in legal(state, *rolled(pips, ANN))


def test_a_walk_does_not_go_on_through_a_house_with_two_doors() -> None:
    ends = legal(streets(crook(601), turn=ANN), *rolled(3, ANN))
    assert Walk(602) in ends
    assert Walk(703) in ends
    _, events = after(streets(crook(601), turn=ANN), *walk(3, 703))
    assert happened.Walked(ANN, (601, 701, 702, 703)) in events


def test_an_arcade_is_crossed_on_foot() -> None:
    assert Walk(412) in legal(streets(crook(112), turn=ANN), *rolled(3, ANN))


def test_no_tile_is_entered_twice_in_one_move() -> None:
    ends = legal(streets(crook(212), turn=ANN), *rolled(2, ANN))
    assert ends == (Walk(111), Walk(113), Walk(412))


def test_of_several_ways_the_shortest_and_straightest_is_shown() -> None:
    _, events = after(streets(crook(1601), turn=ANN), *walk(4, 1605))
    assert happened.Walked(ANN, (1601, 1602, 1603, 1604, 1605)) in events
    _, events = after(streets(crook(1602), turn=ANN), *walk(6, 1503))
    assert happened.Walked(ANN, (1602, 1603, 1503)) in events


def test_crooks_pass_each_other_but_there_is_one_on_a_tile_hideouts_too() -> None:
    state = streets(crook(601), crook(602), crook(701), turn=ANN)
    ends = legal(state, *rolled(1, ANN))
    assert Walk(602) not in ends
    assert Walk(701) not in ends
    assert Walk(702) in legal(state, *rolled(2, ANN))


def test_a_crook_who_is_not_wanted_passes_policemen_and_the_car_but_shares_no_tile_with_them() -> None:
    state = streets(crook(301), officers=(401,), car=(601, 501), turn=ANN)
    assert Walk(701) in legal(state, *rolled(4, ANN))
    assert Walk(401) not in legal(state, *rolled(1, ANN))
    assert Walk(601) not in legal(state, *rolled(3, ANN))


def test_a_wanted_crook_passes_neither_policemen_nor_the_car() -> None:
    by_policeman = streets(crook(301, 2_000), officers=(401,), turn=ANN)
    by_car = streets(crook(301, 2_000), car=(501, 401), turn=ANN)
    for state in (by_policeman, by_car):
        assert legal(state, *rolled(4, ANN)) == (Walk(103),)


def test_a_crook_enters_no_closed_shop_no_empty_agency_and_no_exit_without_money() -> None:
    state = replace(streets(crook(707), turn=ANN), closed=(Closed(BANK, 6),))
    assert Walk(BANK) not in legal(state, *rolled(1, ANN))
    assert Walk(AGENCY) not in legal(streets(crook(1312), turn=ANN), *rolled(1, ANN))
    assert Walk(AIRPORT) not in legal(streets(crook(119, 4_500), turn=ANN), *rolled(1, ANN))


def test_a_crook_enters_neither_headquarters_nor_an_intelligence_agency() -> None:
    assert Walk(809) in legal(streets(crook(709), turn=ANN), *rolled(1, ANN))
    assert legal(streets(crook(909), turn=ANN), *rolled(1, ANN)) == (Walk(809), Walk(1009))
    assert Walk(SECRET_SERVICE) not in legal(streets(crook(1003), turn=ANN), *rolled(1, ANN))


def test_a_crook_must_move() -> None:
    state = streets(crook(410), turn=ANN)
    assert all(isinstance(action, Walk) for action in legal(state, *rolled(3, ANN)))
    assert Walk(410) not in legal(state, *rolled(3, ANN))
