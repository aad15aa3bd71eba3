"""You missed this one: only what lay open in a whole search, and only when it can't be caught any more."""

from __future__ import annotations

import random

import pytest

from game.core.kernel import CHANCE, CLOCK, TABLE, Seat
from game.games.hands_up.ai.coach import Missed, Watch, thefts
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.actions import Action, Grab, Point, Ready, TimeUp
from game.games.hands_up.rules.cards import Card, anything_to_catch
from game.games.hands_up.rules.events import Caught
from game.games.hands_up.rules.rules import REVEALS
from game.games.hands_up.rules.state import Phase, State
from tests.contract.cases import random_match, setups
from tests.games.hands_up.tables import ANN, BOB, RULES, cards, hands_up, searching

BOTH_READY = ((ANN, Ready()), (BOB, Ready()))
CAUGHT = ((ANN, Grab()), (CLOCK, TimeUp()))


def watched(state: State, *actions: tuple[Seat, Action]) -> tuple[State, list[Missed]]:
    """What the coach says about these actions, in order."""
    watch, said = Watch(), []
    for seat, action in actions:
        step = RULES.apply(state, seat, action)
        before, after = (RULES.view(one, TABLE) for one in (state, step.state))
        missed = watch.follow(step.events, before, after)
        said += [missed] if missed else []
        state = step.state
    return state, said


def pointing(*slots: int) -> tuple[tuple[Seat, Action], ...]:
    return tuple((ANN, Point(slot)) for slot in slots)


def flips(*kinds: int) -> tuple[tuple[Seat, Action], ...]:
    return (*((CHANCE, REVEALS[kind]) for kind in kinds), (CLOCK, TimeUp()))


def test_a_theft_that_was_overlooked_is_told_once_one_of_its_cards_is_gone() -> None:
    _, said = watched(
        searching("T1o D2o F3o T3s D3o", 2),
        *BOTH_READY,
        *flips(0, 26),
        *CAUGHT,
        *pointing(3, 4, 2),
        *BOTH_READY,
    )
    assert [missed.cards for missed in said] == [cards("T1o D2o F3o")]
    assert said[0].reason == "different"


def test_a_theft_that_can_still_be_caught_is_not_told() -> None:
    _, said = watched(
        searching("T1o D1o F1o T2s D2s F2s", 2), *BOTH_READY, *flips(0, 26), *CAUGHT, *pointing(3, 4, 5)
    )
    assert said == []


def test_a_theft_that_was_caught_was_not_missed() -> None:
    _, said = watched(searching("T1o D1o F1o", 2), *BOTH_READY, *flips(3, 26), *CAUGHT, *pointing(0, 1, 2))
    assert said == []


def test_what_was_there_only_in_the_round_of_the_catch_was_not_missed() -> None:
    state, said = watched(searching("T1o D2o F3o T3s D3o", 2), *CAUGHT, *pointing(3, 4, 2))
    assert state.phase is Phase.DEAL
    assert said == []


@pytest.mark.parametrize("number", range(3))
def test_in_random_matches_only_what_is_gone_is_told_and_never_during_a_search(number: int) -> None:
    setup = list(setups(HANDS_UP))[number]
    told = 0
    for seed in range(4):
        watch, taken = Watch(), set[Card]()
        before: State | None = None
        for match in random_match(HANDS_UP, setup, seed):
            view = match.view(TABLE)
            if before is not None:
                entry = match.log[-1]
                events = RULES.apply(before, entry.seat, entry.action).events
                for event in events:
                    if isinstance(event, Caught):
                        taken.update(event.cards)
                missed = watch.follow(events, RULES.view(before, TABLE), view)
                if missed:
                    told += 1
                    assert view.phase in (Phase.DEAL, Phase.OVER)
                    assert view.phase is Phase.OVER or not taken.isdisjoint(missed.cards)
                if view.phase is Phase.DEAL:
                    taken.clear()
            before = match.state
    assert told


def test_all_that_can_be_caught_is_found_and_nothing_else() -> None:
    rng = random.Random(4)
    for options in ("power=off", "power=on"):
        setup = hands_up(3, options)
        for match in random_match(HANDS_UP, setup, rng.randrange(99), 300):
            view = match.view(TABLE)
            found = any(True for _ in thefts(view))
            lying = view.open_cards.values()
            assert found == anything_to_catch(lying, power=view.terms.power, colours_count=view.colours_count)
