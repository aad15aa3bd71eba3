"""Whole Hands Up matches between AI guards, many of them."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.kernel import Seat, SeatSetup, Setup
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.cards import DECK_SIZE, KINDS, Card
from game.games.hands_up.rules.state import State
from game.games.library import ai_players
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.session import Session
from tests.games.hands_up.tables import BOARD
from tests.thorough import part_of

pytestmark = pytest.mark.medium

MATCHES, REPLAYED = part_of(1_000), 10
MIXED = ("hard", "easy", "medium", "easy", "hard", "medium")


def played(levels: tuple[str, ...], options: str, seed: int) -> AnyMatch:
    """A finished match of AIs; after every action all sixty cards are somewhere."""
    seats = tuple(SeatSetup(look, look, "ai", level) for look, level in zip(LOOKS, levels, strict=False))
    setup = Setup("hands-up", "hands_up", seats, parse_options(HANDS_UP, options, len(seats)))
    match: AnyMatch = Match(HANDS_UP.rules, setup, BOARD, seed)
    for _ in Session(match, ai_players(match)).play_out():
        assert everywhere(match.state) == DECK_SIZE
    return match


def everywhere(state: State) -> int:
    """Cards in the piles, on the table, won and thrown away."""
    on_table = sum(place is not None for place in state.table)
    return sum(state.piles) + on_table + sum(map(len, state.won)) + len(state.discarded)


def all_cards(state: State) -> Counter[Card]:
    """Every card that has been opened, and what is left in the piles."""
    cards = Counter({card: left for (card, _), left in zip(KINDS, state.deck, strict=True)})
    for pile in (*state.won, state.discarded, [place.card for place in state.table if place]):
        cards.update(pile)
    return cards


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("power", ["off", "on"])
def test_many_matches_end_and_keep_sixty_cards_and_each_tenth_replays(power: str, seats: int) -> None:
    for seed in range(MATCHES):
        match = played(MIXED[:seats], f"power={power}", seed)
        assert match.outcome() is not None
        assert all_cards(match.state) == Counter(dict(KINDS))
        if seed % REPLAYED == 0:
            again = Match(match.rules, match.setup, BOARD, seed).replay(match.log)
            assert again.state == match.state


@pytest.mark.parametrize("power", ["off", "on"])
def test_a_hard_guard_wins_at_least_as_often_as_two_easy_ones(power: str) -> None:
    wins = sum(Seat(0) in won for won in (_winners(power, seed) for seed in range(30)))
    assert wins >= 15, f"hard won {wins} of 30"


def _winners(power: str, seed: int) -> tuple[Seat, ...]:
    outcome = played(("hard", "easy", "easy"), f"power={power}", seed).outcome()
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("tempo", ["ready", "3"])
def test_matches_end_at_every_tempo_without_a_time_limit(tempo: str) -> None:
    assert played(("hard", "easy", "medium"), f"tempo={tempo},time=off,grab=each", 5).outcome() is not None
