"""Whole Police Chase matches: in some everybody does anything legal, in many AI officers play."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter

import pytest

from game.core.kernel import SeatSetup, Setup
from game.games.library import ai_players
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Throw
from game.games.police_chase.rules.tokens import KINDS, has_set
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.session import Session
from tests.games.police_chase.towns import BOARD, EVIDENCE, RULES, WARRANT, everywhere, random_match
from tests.thorough import part_of

MATCHES = 40
AI_MATCHES, REPLAYED = part_of(1_000), 10
LEVELS = ("hard", "easy", "medium", "hard")
LEGAL_MS = 1.0
SENSIBLE_TURNS = {2: 30, 3: 45, 4: 55}
"""Of all players together, by how many they are: half of the matches are shorter."""

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


def played(levels: tuple[str, ...], seed: int) -> AnyMatch:
    """A finished match of AI officers; after every action all twenty tokens are somewhere."""
    seats = tuple(SeatSetup(look, look, "ai", level) for look, level in zip(LOOKS, levels, strict=False))
    setup = Setup("police-chase", "police_chase", seats, parse_options(POLICE_CHASE, "", len(seats)))
    match: AnyMatch = Match(RULES, setup, BOARD, seed)
    for _ in Session(match, ai_players(match)).play_out():
        assert everywhere(match.state) == dict(KINDS)
    return match


def seated(players: int, seed: int) -> tuple[str, ...]:
    """The levels, one seat further in every match."""
    first = seed % players
    return (*LEVELS[first:players], *LEVELS[:first])


@pytest.mark.slow
@every_table
def test_many_ai_matches_end_in_time_and_keep_twenty_tokens_and_each_tenth_replays(
    players: int,
) -> None:
    turns, winners = [], []
    for seed in range(AI_MATCHES):
        match = played(seated(players, seed), seed)
        outcome = match.outcome()
        assert outcome is not None
        if seed % REPLAYED == 0:
            assert Match(RULES, match.setup, BOARD, seed).replay(match.log).state == match.state
        turns.append(sum(entry.action == Throw() for entry in match.log))
        winners.append(match.setup.seats[outcome.winners[0]].level)
    median, slowest = statistics.median(turns), statistics.quantiles(turns, n=20)[-1]
    sys.stdout.write(f"{players} officers, {median} turns, 19 of 20 under {slowest}; {Counter(winners)}\n")
    assert median < SENSIBLE_TURNS[players]
    assert slowest < 2.5 * SENSIBLE_TURNS[players]


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "least"), [("hard", "medium", 60), ("medium", "easy", 65)])
def test_every_level_beats_the_one_below_it(better: str, worse: str, least: int) -> None:
    won = Counter(
        match.setup.seats[match.state.turn].level
        for match in (played((better, worse) if seed % 2 else (worse, better), seed) for seed in range(300))
    )
    assert won[better] / won.total() > least / 100, won
