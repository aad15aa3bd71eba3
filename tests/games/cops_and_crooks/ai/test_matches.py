"""Many matches of AI cops and crooks of all levels: all end, no dollar is lost, and better heads win more."""

from __future__ import annotations

import random
from functools import cache

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.rules.actions import Action, Roll
from game.games.cops_and_crooks.rules.state import COPS, State
from game.games.cops_and_crooks.rules.tuning import DAWN, FACES, MONEY
from tests.games.cops_and_crooks.streets import BOARD, RULES, cops_and_crooks, ledger

LEVELS = ("easy", "medium", "hard")
MATCHES = 14

every_count = pytest.mark.parametrize("crooks", [1, 2, 3, 4])


@cache
def played(cops: str, level: str, crooks: int, seed: int) -> State:
    """A match to its end; no step makes or loses a dollar."""
    die = random.Random(seed)
    ais = [
        CopsAndCrooksAi(Seat(seat), its, random.Random(f"{seed}/{seat}").random)
        for seat, its in enumerate((cops, *(level,) * crooks))
    ]
    state: State = RULES.new(cops_and_crooks(crooks + 1), BOARD)
    while (seat := state.acting) is not None:
        action: Action
        if seat == CHANCE:
            action = Roll(die.randint(1, FACES))
        else:
            action = ais[seat].choose(RULES.view(state, seat), RULES.legal(state, seat))
        state = RULES.apply(state, seat, action).state
        assert ledger(state) == MONEY
    return state


def cops_win(cops: str, level: str, crooks: int) -> float:
    """Of how many of these matches the Cops are the winners."""
    won = 0.0
    for seed in range(MATCHES):
        outcome = RULES.outcome(played(cops, level, crooks, seed))
        assert outcome is not None
        won += (COPS in outcome.winners) / len(outcome.winners)
    return won


@pytest.mark.slow
@every_count
@pytest.mark.parametrize("cops", LEVELS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_match_ends_before_dawn_and_no_dollar_is_lost(cops: str, level: str, crooks: int) -> None:
    assert max(played(cops, level, crooks, seed).round for seed in range(MATCHES)) < DAWN


@pytest.mark.slow
@every_count
def test_hard_cops_win_more_than_easy_ones(crooks: int) -> None:
    hard, easy = (sum(cops_win(cops, level, crooks) for level in LEVELS) for cops in ("hard", "easy"))
    assert hard > easy + MATCHES / 4


@pytest.mark.slow
@every_count
def test_hard_crooks_win_more_than_rookies(crooks: int) -> None:
    hard, rookies = (sum(cops_win(cops, level, crooks) for cops in LEVELS) for level in ("hard", "rookie"))
    assert hard < rookies - MATCHES / 4
