"""Whole Police Chase matches in which everybody does anything legal."""

from __future__ import annotations

import time

import pytest

from game.rules.police_chase.tokens import KINDS, has_set
from tests.police_chase_towns import EVIDENCE, RULES, WARRANT, everywhere, random_match

MATCHES = 40
LEGAL_MS = 1.0

every_table = pytest.mark.parametrize("players", [2, 3, 4])


@every_table
def test_twenty_tokens_stay_twenty_tokens(players: int) -> None:
    for match in random_match(players, 1):
        assert everywhere(match.state) == dict(KINDS)
        assert len(match.state.tokens) == len(match.state.seen) + sum(match.state.unknown)


@every_table
def test_no_two_tokens_lie_on_one_space(players: int) -> None:
    for match in random_match(players, 2):
        assert len(set(match.state.tokens)) == len(match.state.tokens)


@every_table
def test_no_hand_has_two_evidence_or_two_warrants(players: int) -> None:
    for match in random_match(players, 3):
        assert all(hand.count(EVIDENCE) <= 1 and hand.count(WARRANT) <= 1 for hand in match.state.hands)


@pytest.mark.slow
@every_table
def test_random_matches_end_with_a_winner_who_has_the_set_and_the_robber(players: int) -> None:
    for seed in range(MATCHES):
        *_, match = random_match(players, seed)
        outcome = match.outcome()
        assert outcome is not None
        (winner,) = outcome.winners
        assert match.state.officers[winner] == match.state.robber
        assert has_set(match.state.hands[winner])
        assert match.state.turn == winner


def test_legal_is_quick_once_the_walks_are_known() -> None:
    states = [match.state for match in random_match(4, 3)]
    began = time.perf_counter()
    for state in states:
        for seat in RULES.to_act(state):
            RULES.legal(state, seat)
    assert (time.perf_counter() - began) * 1_000 / len(states) < LEGAL_MS
