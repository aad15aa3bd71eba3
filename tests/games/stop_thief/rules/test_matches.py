"""Whole Stop Thief matches: money, cards, secrets and ends."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace

import pytest

from game.core.codec import decode, encode
from game.core.kernel import CHANCE, TABLE, Outcome, Seat
from game.games.stop_thief.rules.actions import EndTurn, Unmask
from game.games.stop_thief.rules.belief import believed
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.people import INVESTIGATORS
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from game.games.stop_thief.rules.tuning import MONEY, NIGHT
from game.match.match import Match
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    MODES,
    RULES,
    after,
    at,
    board,
    hunt,
    keen_match,
    random_match,
    total,
)

pytestmark = pytest.mark.medium

every_mode = pytest.mark.parametrize(("players", "options"), MODES)
LEGAL_MS = 1.0


@every_mode
def test_money_is_neither_made_nor_lost(players: int, options: str) -> None:
    for seed, play in ((1, keen_match), (2, random_match)):
        for match in play(players, seed, options):
            assert total(match.state) == MONEY
            assert min(match.state.cash) >= 0
            assert match.state.loot >= 0


@every_mode
def test_everybody_keeps_six_cards(players: int, options: str) -> None:
    for match in keen_match(players, 3, options):
        state = match.state
        for seat in state.investigators:
            cards = INVESTIGATORS[state.looks[seat]].cards
            assert sorted(map(str, (*state.hands[seat], *state.played[seat]))) == sorted(map(str, cards))


@every_mode
def test_no_two_investigators_stop_on_one_space_but_in_the_subway(players: int, options: str) -> None:
    for match in random_match(players, 4, options):
        kind = match.state.city.plan.kind
        pawns = [pawn for pawn in match.state.pawns if pawn and kind[pawn] != "subway"]
        assert len(set(pawns)) == len(pawns)


@every_mode
def test_matches_end_and_replay_exactly(players: int, options: str) -> None:
    for seed in range(3):
        *_, match = keen_match(players, seed, options)
        assert match.outcome() is not None
        again = Match(RULES, match.setup, match.board, seed).replay(match.log)
        assert again.state == match.state


# ---- secrets ----


def twins(state: State, viewer: Seat) -> tuple[State, State]:
    """Two states that differ only in where the thief is, as far as `viewer` can tell."""
    view = RULES.view(state, viewer)
    treads = [*believed(view)]
    one, other = (
        Hideaway(thief.at, thief.came_from, tuple(sorted(thief.robbed))) for thief in (treads[0], treads[-1])
    )
    return replace(state, hideaway=one), replace(state, hideaway=other)


@every_mode
def test_the_thiefs_place_changes_nothing_that_anybody_sees(players: int, options: str) -> None:
    for match in keen_match(players, 6, options):
        if match.state.hideaway is None:
            continue
        one, other = twins(match.state, TABLE)
        for viewer in (*match.state.investigators, TABLE, CHANCE):
            assert RULES.view(one, viewer) == RULES.view(other, viewer)
        (acting,) = RULES.to_act(one) or (TABLE,)
        if acting in match.state.investigators:
            assert RULES.legal(one, acting) == RULES.legal(other, acting)
            for action in RULES.legal(one, acting):
                steps = RULES.apply(one, acting, action), RULES.apply(other, acting, action)
                for viewer in (*match.state.investigators, TABLE):
                    seen, too = ([event.seen_by(viewer) for event in step.events] for step in steps)
                    assert seen == too


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_pack_is_heard_of_does_not_tell_where_it_is(players: int) -> None:
    for match in keen_match(players, 7, "mode=one-vs-many"):
        if match.state.hideaway is None or match.to_act() != (ANN,):
            continue
        one, other = twins(match.state, TABLE)
        for action in set(RULES.legal(one, ANN)) & set(RULES.legal(other, ANN)):
            steps = RULES.apply(one, ANN, action), RULES.apply(other, ANN, action)
            for viewer in (BOB, TABLE):
                seen, too = ([event.seen_by(viewer) for event in step.events] for step in steps)
                assert seen == too


# ---- the night ----


def test_a_hunt_that_lasts_all_night_ends_at_dawn_and_the_richest_wins() -> None:
    state = replace(at(hunt(500, 500, thief=Hideaway(123)), Phase.ARREST), turns=NIGHT, cash=(3_000, 4_000))
    state, _ = after(state, (ANN, EndTurn()), (CHANCE, Unmask()))
    assert RULES.outcome(state) == Outcome((BOB,), "dawn")


def test_at_dawn_equals_share_the_win() -> None:
    state = replace(at(hunt(500, 500, thief=Hideaway(123)), Phase.ARREST), turns=NIGHT)
    state, _ = after(state, (ANN, EndTurn()), (CHANCE, Unmask()))
    assert RULES.outcome(state) == Outcome((ANN, BOB), "dawn")


def test_a_pack_at_large_at_dawn_has_got_away() -> None:
    state = at(hunt(500, 500, thief=Hideaway(123), options="mode=cooperative"), Phase.ARREST)
    state, _ = after(replace(state, turns=NIGHT), (ANN, EndTurn()), (CHANCE, Unmask()))
    assert RULES.outcome(state) == Outcome((), "dawn")


# ---- texts and speed ----


def test_a_city_travels_as_its_name_and_is_found_again() -> None:
    city = City.of(board())
    assert City.from_text(str(city)) == city
    with pytest.raises(ValueError, match="no board of the city"):
        City.from_text("elsewhere#0")


def test_a_position_survives_json() -> None:
    *_, match = keen_match(3, 1, "difficulty=intermediate")
    state = match.state
    assert decode(State, json.loads(json.dumps(encode(state)))) == state


def test_legal_is_quick() -> None:
    rng = random.Random(1)
    states = [match.state for match in random_match(4, 3) if rng.random() < 0.5]
    began = time.perf_counter()
    for state in states:
        for seat in RULES.to_act(state):
            RULES.legal(state, seat)
    assert (time.perf_counter() - began) * 1_000 / len(states) < LEGAL_MS
