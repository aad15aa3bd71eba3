"""The coach of Cops and Crooks says what is true: its numbers are counted again by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.frozen import replace
from game.core.kernel import Seat
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceWalk
from game.games.cops_and_crooks.rules.rules import CopsAndCrooksRules
from game.games.cops_and_crooks.rules.state import COPS, Phase, State, View
from game.match.coach import NameOf, Term
from tests.coached import Asked, coached

pytestmark = pytest.mark.medium

MATCHES = 5
RULES = CopsAndCrooksRules()
ROLLS = range(1, 7)


@pytest.fixture(scope="module")
def asked() -> list[Asked]:
    matches = ((seed, 2 + seed % 4) for seed in range(MATCHES))
    return [one for seed, people in matches for one in coached("cops-and-crooks", seed, people, most=500)]


def state_of(view: View, **changes: object) -> State:
    """All that a view of Cops and Crooks shows, which is all there is."""
    return State(**({name: value for name, value in vars(view).items() if name != "viewer"} | changes))


def after(one: Asked) -> State:
    """The state right after the move, before anybody else does anything."""
    return RULES.apply(state_of(one.view), one.seat, one.said.action).state


def arresting_rolls(state: State, seat: Seat) -> list[int]:
    """The rolls with which the Cops could arrest this crook now."""

    def arrests(move: Action, rolled: State) -> bool:
        step = RULES.apply(rolled, COPS, move)
        return any(isinstance(event, events.Arrested) and event.seat == seat for event in step.events)

    found = []
    for pips in ROLLS:
        rolled = replace(state, turn=COPS, phase=Phase.MOVE, pips=pips)
        moves = (move for move in RULES.legal(rolled, COPS) if isinstance(move, PoliceWalk | Drive))
        if any(arrests(move, rolled) for move in moves):
            found.append(pips)
    return found


def test_all_kinds_of_reasons_are_given(asked: list[Asked]) -> None:
    said = Counter(one.said.key for one in asked)
    assert len(said) >= 20, said


def test_the_roll_that_reaches_a_crook_is_right(asked: list[Asked]) -> None:
    checked = 0
    for one in asked:
        if one.said.key in ("run", "rob"):
            roll = one.said.names["roll"]
            assert isinstance(roll, Term)
            assert arresting_rolls(after(one), one.seat) == [*range(int(str(roll.names["roll"])), 7)]
            checked += 1
        elif one.said.key in ("run-safe", "rob-safe"):
            assert arresting_rolls(after(one), one.seat) == []
            checked += 1
    assert checked > 20


def test_the_chance_to_stop_a_getaway_is_right(asked: list[Asked]) -> None:
    checked = 0
    for one in asked:
        if one.said.key in ("ticket", "ticket-safe"):
            assert len(arresting_rolls(after(one), one.seat)) == one.said.names.get("rolls", 0)
            assert after(one).crooks[one.seat - 1].cash == one.said.names["cash"]
            checked += 1
    assert checked


def test_the_chances_of_the_cops_are_right(asked: list[Asked]) -> None:
    checked = 0
    for one in asked:
        if one.said.key in ("roll-arrest", "roll-stop", "near"):
            name = one.said.names["name"]
            assert isinstance(name, NameOf)
            state = state_of(one.view) if one.said.key != "near" else after(one)
            assert len(arresting_rolls(state, name.seat)) == one.said.names["rolls"], one.said
            checked += 1
        elif one.said.key == "roll-cops":
            state = state_of(one.view)
            wanted = [Seat(seat) for seat, crook in enumerate(one.view.crooks, 1) if crook.wanted]
            assert not any(arresting_rolls(state, seat) for seat in wanted)
    assert checked > 20


def test_an_arrest_brings_what_was_said(asked: list[Asked]) -> None:
    checked = 0
    for one in asked:
        if one.said.key in ("arrest", "arrest-poor"):
            step = RULES.apply(state_of(one.view), one.seat, one.said.action)
            (arrest,) = (event for event in step.events if isinstance(event, events.Arrested))
            assert NameOf(arrest.seat) == one.said.names["name"]
            assert arrest.share == one.said.names.get("share", 0)
            assert one.said.names.get("count", arrest.arrests) == arrest.arrests
            checked += 1
    assert checked


def test_the_chance_to_reach_a_house_is_right(asked: list[Asked]) -> None:
    for one in asked:
        if one.said.key in ("roll-rob", "roll-hide"):
            count = 0
            for pips in ROLLS:
                rolled = state_of(one.view, phase=Phase.MOVE, pips=pips)
                ends = [RULES.apply(rolled, one.seat, move).state for move in RULES.legal(rolled, one.seat)]
                crooks = [end.crooks[one.seat - 1] for end in ends]
                before = one.view.crooks[one.seat - 1]
                hidden = any(crook.at in one.view.plan.hideouts for crook in crooks)
                robbed = any(crook.cash > before.cash for crook in crooks)
                count += hidden if one.said.key == "roll-hide" else robbed
            assert count == one.said.names["rolls"]


def test_money_is_named_rightly(asked: list[Asked]) -> None:
    for one in asked:
        if one.seat == COPS:
            continue
        crook = one.view.crooks[one.seat - 1]
        then = after(one).crooks[one.seat - 1]
        match one.said.key:
            case "rob" | "rob-safe":
                place = one.said.names["place"]
                assert isinstance(place, Term)
                assert then.cash - crook.cash == place.names["loot"]
            case "hide" | "flee":
                assert one.said.names["cash"] == crook.cash
            case "fetch":
                assert one.said.names["stored"] == crook.stashes[one.view.plan.hideouts.index(then.at)]
            case "deposit-all":
                assert (then.cash, then.wanted) == (0, False)
                assert one.said.names["amount"] == crook.cash
            case _:
                pass


def test_who_is_told_that_nobody_can_arrest_them_is_not_wanted(asked: list[Asked]) -> None:
    for one in asked:
        if one.said.key in ("way", "wait"):
            assert not after(one).crooks[one.seat - 1].wanted
        if one.said.key in ("guard", "patrol", "roll-guard"):
            state, seats = state_of(one.view), range(1, len(one.view.crooks) + 1)
            assert not any(arresting_rolls(state, Seat(seat)) for seat in seats)
