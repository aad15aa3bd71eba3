"""Whole Cops and Crooks matches in which everybody does anything legal."""

from __future__ import annotations

import json
import sys
import time

import pytest

from game.core.codec import decode, encode
from game.games.cops_and_crooks.rules.plan import HIDEOUT
from game.games.cops_and_crooks.rules.state import State, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS, DAWN, MONEY, POLICEMEN
from game.match.match import Match
from tests.games.cops_and_crooks.streets import BOARD, RULES, ledger, random_match

pytestmark = pytest.mark.medium

MATCHES = 10
PER_SECOND = 2_000
"""Actions a second at least, on a busy machine; an idle one does several times as many."""
OPTIONS = ("", "share=20,reopening=at-once", "share=50,reopening=never,rounds=40")

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@every_table
@pytest.mark.parametrize("options", OPTIONS)
def test_money_is_conserved_to_the_dollar(seats: int, options: str) -> None:
    for match in random_match(seats, 1, options):
        assert ledger(match.state) == MONEY


@every_table
def test_no_two_pawns_share_a_tile(seats: int) -> None:
    for match in random_match(seats, 2):
        state: State = match.state
        pawns = [*state.officers, *set(state.car.tiles), *state.crook_tiles]
        jailed = [one.at for one in state.crooks if one.where is Where.JAIL]
        assert len({*pawns, *jailed}) == len(pawns) + len(jailed)
        assert len(state.officers) == POLICEMEN[seats - 1]


@every_table
def test_who_has_money_in_hand_is_wanted_and_who_is_in_jail_has_none(seats: int) -> None:
    for match in random_match(seats, 3):
        for one in match.state.crooks:
            assert one.cash >= 0
            assert one.wanted or not one.cash or one.where is Where.FLED
            assert one.where is not Where.JAIL or not one.cash
            assert (one.arrests == ARRESTS) == (one.where is Where.OUT)
            assert min(one.stashes) >= 0


@every_table
def test_nobody_is_arrested_in_a_hideout(seats: int) -> None:
    for match in random_match(seats, 4):
        kind = match.state.plan.kind
        assert not any(kind[at] == HIDEOUT for at in match.state.catchable)


@every_table
def test_random_matches_end_by_dawn_and_replay_exactly(seats: int) -> None:
    for seed in range(MATCHES):
        *_, match = random_match(seats, seed, OPTIONS[seed % 3])
        outcome = match.outcome()
        assert outcome is not None
        assert match.state.round <= DAWN
        assert match.state.money[outcome.winners[0]] == max(match.state.money)
        assert Match(RULES, match.setup, BOARD, seed).replay(match.log).state == match.state


@every_table
def test_every_state_survives_json(seats: int) -> None:
    for match in random_match(seats, 5, "rounds=40"):
        assert decode(State, json.loads(json.dumps(encode(match.state)))) == match.state


def test_thousands_of_actions_are_done_in_a_second() -> None:
    done, began = 0, time.process_time()
    for seed in range(4):
        *_, match = random_match(5, seed)
        done += len(match.log)
    rate = done / (time.process_time() - began)
    sys.stdout.write(f"{rate:.0f} actions a second\n")
    assert rate > PER_SECOND
