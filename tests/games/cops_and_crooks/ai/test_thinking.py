"""The AI cops and crooks think in slices, and fairly, and bring a match to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.cops_and_crooks.ai import crook as crook_values
from game.games.cops_and_crooks.ai import distances, odds
from game.games.cops_and_crooks.ai.player import THINK_MS, CopsAndCrooksAi
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.state import COPS, State
from game.games.cops_and_crooks.rules.tuning import DAWN, MONEY
from game.match.match import AnyMatch, Match
from game.match.player import Intent
from tests.games.cops_and_crooks.streets import (
    ANN,
    BOARD,
    RULES,
    after,
    cops_and_crooks,
    crook,
    ledger,
    rolled,
    streets,
)

pytestmark = pytest.mark.medium

every_level = pytest.mark.parametrize("level", ["easy", "medium", "hard"])
both_sides = pytest.mark.parametrize("seat", [COPS, ANN])
NOW = 5_000
SLICE_MS = 8
LONGEST_MS = 1_200


def looks(state: State, level: str, seed: int = 1) -> Iterator[Intent[Action]]:
    """What whoever has to act wants at every look, up to the one that makes up the mind."""
    (seat,) = RULES.to_act(state)
    ai, now = CopsAndCrooksAi(seat, level, random.Random(seed).random), NOW
    while True:
        intent = ai.decide(RULES.view(state, seat), RULES.legal(state, seat), now)
        assert intent is not None
        yield intent
        if intent.action is not None:
            return
        now = intent.at_ms


def choice_of(seat: Seat) -> State:
    """Cops or crook have many ways to go, and a reason for some of them."""
    ann, bob = crook(703, 5_000), crook(1308, stored={1204: 10_000})
    state = streets(ann, bob, officers=(709, 1310, 412), car=(416, 415), turn=seat)
    return after(state, *rolled(5, seat))[0]


def ride_of_the_cops() -> State:
    """The Cops may roll or take the metro: the most there ever is to think about."""
    return streets(crook(703, 5_000), crook(1307, 10_000), officers=(1012, 112, 410), car=(416, 415))


# ---- slices ----


@every_level
@both_sides
def test_a_player_looks_again_until_the_mind_is_made_up(level: str, seat: Seat) -> None:
    *unsure, last = looks(choice_of(seat), level)
    assert len(unsure) > 1
    assert {intent.action for intent in unsure} == {None}
    assert last.action in RULES.legal(choice_of(seat), seat)


@every_level
@both_sides
def test_nobody_acts_before_people_can_follow(level: str, seat: Seat) -> None:
    *_, last = looks(choice_of(seat), level)
    assert last.at_ms >= NOW + THINK_MS


def test_the_longest_thought_does_not_bore_anybody() -> None:
    *first, _ = looks(streets(crook(602), turn=ANN), "hard")
    *unsure, _ = looks(ride_of_the_cops(), "hard")
    learning = len(first) - 1
    assert (len(unsure) - learning) * SLICE_MS * 2 < LONGEST_MS


def test_a_wish_without_a_clock_is_the_same_as_one_in_slices() -> None:
    state = choice_of(ANN)
    view, legal = RULES.view(state, ANN), RULES.legal(state, ANN)
    *_, last = looks(state, "hard", 4)
    assert CopsAndCrooksAi(ANN, "hard", random.Random(4).random).choose(view, legal) == last.action


def test_who_has_made_up_the_mind_stays_with_it() -> None:
    ai, state = CopsAndCrooksAi(ANN, "easy", random.Random(1).random), choice_of(ANN)
    view, legal = RULES.view(state, ANN), RULES.legal(state, ANN)
    wanted = [ai.decide(view, legal, NOW + 16 * look) for look in range(120)]
    assert len(set(wanted[-20:])) == 1


def test_a_player_whose_turn_it_is_not_wants_nothing() -> None:
    ai = CopsAndCrooksAi(ANN, "hard", random.Random(1).random)
    assert ai.decide(RULES.view(choice_of(COPS), ANN), (), NOW) is None


@pytest.mark.usefixtures("calm_collector")
@pytest.mark.parametrize("state", [choice_of(COPS), choice_of(ANN), ride_of_the_cops()])
def test_no_slice_of_thinking_takes_half_a_frame_even_in_a_new_city(state: State) -> None:
    for module in (distances, odds, crook_values):
        for known in vars(module).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()
    slices, began = [], time.thread_time()
    for _ in looks(state, "hard"):
        slices.append(1_000 * (time.thread_time() - began))
        began = time.thread_time()
    assert max(slices) < SLICE_MS


# ---- fairness ----


@every_level
@both_sides
def test_equal_views_and_dice_make_equal_wishes(level: str, seat: Seat) -> None:
    assert list(looks(choice_of(seat), level, 3)) == list(looks(choice_of(seat), level, 3))


# ---- matches ----


def played(levels: tuple[str, ...], seed: int) -> AnyMatch:
    """A match to its end; everything that is done is legal, and no dollar is lost."""
    match: AnyMatch = Match(RULES, cops_and_crooks(len(levels)), BOARD, seed)
    ais = [CopsAndCrooksAi(Seat(seat), level, match.dice(Seat(seat))) for seat, level in enumerate(levels)]
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(0)
            continue
        (seat,) = seats
        intent = ais[seat].decide(match.view(seat), match.legal(seat), 0)
        assert intent is not None
        if intent.action is not None:
            match.act(seat, intent.action, 0)
            assert ledger(match.state) == MONEY
    return match


@pytest.mark.parametrize("crooks", [1, 2, 3, 4])
def test_matches_of_hard_players_end_long_before_dawn(crooks: int) -> None:
    assert played(("hard",) * (crooks + 1), 1).state.round < DAWN
