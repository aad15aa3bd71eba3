"""Cops and Crooks: robbing and hideouts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.actions import Deposit, Done, Walk, Withdraw
from game.games.cops_and_crooks.rules.money import wanted_after
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import COPS, Closed, Phase, State
from tests.games.cops_and_crooks.streets import (
    AGENCY,
    ANN,
    BANK,
    BIG_BANK,
    BOARD,
    BOB,
    HIDEOUTS,
    POST_OFFICE,
    RULES,
    after,
    crook,
    ledger,
    legal,
    patrol,
    rolled,
    streets,
    walk,
)

# ---- robbing ----


@pytest.mark.parametrize(
    ("start", "shop", "loot"), [(412, BIG_BANK, 20_000), (707, BANK, 10_000), (103, POST_OFFICE, 2_000)]
)
def test_a_crook_who_stops_in_a_shop_robs_it_and_is_wanted(start: int, shop: int, loot: int) -> None:
    before = streets(crook(start), turn=ANN)
    state, events = after(before, *walk(3, shop))
    assert happened.Robbed(ANN, shop, loot) in events
    assert happened.BecameWanted(ANN) in events
    assert (state.crooks[0].cash, state.crooks[0].wanted) == (loot, True)
    assert ledger(state) == ledger(before)


def test_the_shops_hold_what_the_plan_says() -> None:
    loot = sorted(City.of(BOARD).plan.loot.values())
    assert loot == [*[2_000] * 4, *[5_000] * 4, *[10_000] * 2, 20_000]


def test_a_robbed_shop_is_closed_for_four_whole_rounds_then_full_again() -> None:
    state = streets(crook(103), officers=(123,), turn=ANN)
    state, events = after(state, *walk(1, POST_OFFICE))
    assert happened.ShopClosed(POST_OFFICE, 6) in events
    steps = ((122, 103), (123, 102), (122, 103), (123, 102))
    for square, to in steps:
        assert state.closed == (Closed(POST_OFFICE, 6),)
        state, events = after(state, *patrol(1, square), *walk(1, to))
    assert state.round == 6
    assert happened.ShopOpened(POST_OFFICE) in events
    assert state.closed == ()


def test_where_agreed_a_robbed_shop_is_full_again_at_once() -> None:
    state, events = after(streets(crook(707), turn=ANN, options="reopening=at-once"), *walk(1, BANK))
    assert state.closed == ()
    assert not any(isinstance(event, happened.ShopClosed) for event in events)
    state, _ = after(state, *patrol(1, 710), *walk(1, 707), *patrol(1, 810), *walk(1, BANK))
    assert state.crooks[0].cash == 20_000


def test_where_agreed_a_robbed_shop_never_opens_again() -> None:
    state, events = after(streets(crook(707), turn=ANN, options="reopening=never"), *walk(1, BANK))
    assert happened.ShopClosed(BANK, 0) in events
    assert state.open_again(BANK) == 0
    state, events = after(replace(state, round=150), *patrol(1, 710), *walk(1, 707), *patrol(1, 810))
    assert not any(isinstance(event, happened.ShopOpened) for event in events)
    assert Walk(BANK) not in legal(state, *rolled(1, ANN))


def test_the_travel_agency_holds_what_tickets_brought_and_is_then_empty() -> None:
    before = replace(streets(crook(1312), turn=ANN), agency=15_000)
    state, events = after(before, *walk(1, AGENCY))
    assert happened.Robbed(ANN, AGENCY, 15_000) in events
    assert (state.agency, state.crooks[0].cash, state.closed) == (0, 15_000, ())


# ---- hideouts ----


def visiting(cash: int, stored: int = 0) -> State:
    """Ann has just entered the north-western hideout."""
    state = streets(crook(601, cash, stored={602: stored, 622: 9_000}), turn=ANN)
    return after(state, *walk(1, 602))[0]


def test_a_visit_is_one_deposit_or_one_withdrawal_or_nothing() -> None:
    state = visiting(1_000, 1_500)
    assert legal(state) == (
        Done(),
        Deposit(500),
        Deposit(1_000),
        Withdraw(500),
        Withdraw(1_000),
        Withdraw(1_500),
    )
    for action in legal(state):
        assert after(state, (ANN, action))[0].turn == COPS


def test_any_amount_goes_by_steps_of_500_and_all_of_it() -> None:
    assert legal(visiting(1_300)) == (Done(), Deposit(500), Deposit(1_000), Deposit(1_300))


def test_only_nothing_left_in_hand_clears_wanted() -> None:
    some, events = after(visiting(5_000), (ANN, Deposit(4_500)))
    assert some.crooks[0].wanted
    assert happened.Deposited(ANN, 602, 4_500) in events
    everything, events = after(visiting(5_000), (ANN, Deposit(5_000)))
    assert not everything.crooks[0].wanted
    assert happened.NoLongerWanted(ANN) in events


def test_withdrawing_makes_wanted() -> None:
    state, events = after(visiting(0, 3_000), (ANN, Withdraw(1_000)))
    assert happened.Withdrew(ANN, 602, 1_000) in events
    assert happened.BecameWanted(ANN) in events
    assert (state.crooks[0].cash, state.crooks[0].wanted) == (1_000, True)


@pytest.mark.parametrize(("cash", "stored"), [(5_000, 3_000), (5_000, 0), (0, 3_000), (0, 0)])
def test_whether_a_visitor_will_be_wanted_is_known_before(cash: int, stored: int) -> None:
    state = visiting(cash, stored)
    for action in legal(state):
        if isinstance(action, Deposit | Withdraw | Done):
            assert wanted_after(state.crooks[0], action) == after(state, (ANN, action))[0].crooks[0].wanted


def test_accounts_are_separate_per_crook_and_hideout_and_open_to_see() -> None:
    state = visiting(0, 3_000)
    assert max(legal(state), key=lambda action: getattr(action, "amount", 0)) == Withdraw(3_000)
    assert state.crooks[0].stashes == (3_000, 9_000, 0, 0)
    assert RULES.view(state, COPS).crooks[0].stashes == (3_000, 9_000, 0, 0)
    other = streets(crook(1001), crook(601, stored={622: 1}), turn=BOB)
    assert after(other, *walk(1, 602, BOB))[0].phase is Phase.THROW


def test_an_escaped_crook_with_empty_hands_is_no_longer_wanted_in_a_hideout() -> None:
    state, events = after(streets(crook(601, wanted=True), turn=ANN), *walk(1, 602))
    assert happened.NoLongerWanted(ANN) in events
    assert not state.crooks[0].wanted


def test_the_bank_never_runs_out() -> None:
    state, _ = after(replace(streets(crook(412), turn=ANN), bank=0), *walk(1, BIG_BANK))
    assert (state.bank, state.crooks[0].cash) == (-20_000, 20_000)


def test_a_deposit_can_be_taken_back_to_the_walk_but_not_past_the_turn() -> None:
    state = streets(crook(601, 2_000), turn=ANN)
    state, _ = after(state, *rolled(1, ANN))
    assert not RULES.apply(state, ANN, Walk(HIDEOUTS[0])).final
    assert RULES.apply(state, ANN, Walk(501)).final
