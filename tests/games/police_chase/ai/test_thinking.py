"""The AI officers of Police Chase think in slices, fairly, and each level better than the one below."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from game.core.kernel import CHANCE, SeatSetup, Setup
from game.games.library import ai_players
from game.games.police_chase.ai import worth as police_chase_worth
from game.games.police_chase.ai.player import THINK_MS, PoliceChaseAi
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Action, Throw
from game.games.police_chase.rules.state import State
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.player import Intent
from game.match.session import Session
from tests.games.police_chase.towns import ANN, BOARD, EVIDENCE, RULES, after, chase, police_chase, rolled

pytestmark = pytest.mark.medium

every_level = pytest.mark.parametrize("level", ["easy", "medium", "hard"])
NOW = 5_000
SLICE_MS = 8


def looks(state: State, level: str, seed: int = 1) -> Iterator[Intent[Action]]:
    """What Ann wants at every look, up to the one that makes up her mind."""
    officer, now = PoliceChaseAi(ANN, level, random.Random(seed).random), NOW
    while True:
        intent = officer.decide(RULES.view(state, ANN), RULES.legal(state, ANN), now)
        assert intent is not None
        yield intent
        if intent.action is not None:
            return
        now = intent.at_ms


def open_walk() -> State:
    """Ann has many ways to go, and a reason for some of them."""
    hands = {ANN: (EVIDENCE,)}
    return after(chase(35, 66, 99, hands=hands, lying="23=warrant 88=partner"), *rolled(5))[0]


# ---- slices ----


@every_level
def test_an_officer_looks_again_until_its_mind_is_made_up(level: str) -> None:
    *unsure, last = looks(open_walk(), level)
    assert len(unsure) > 1
    assert {intent.action for intent in unsure} == {None}
    assert last.action in RULES.legal(open_walk(), ANN)


@every_level
def test_no_officer_acts_before_people_can_follow(level: str) -> None:
    *_, last = looks(open_walk(), level)
    assert last.at_ms >= NOW + THINK_MS


@every_level
def test_the_first_turn_does_not_take_longer_although_the_town_is_new(level: str) -> None:
    *_, last = looks(chase(11, 99), level)
    assert last == Intent(Throw(), NOW + THINK_MS)


def test_an_officer_that_has_made_up_its_mind_stays_with_it() -> None:
    officer, state = PoliceChaseAi(ANN, "easy", random.Random(1).random), open_walk()
    view, legal = RULES.view(state, ANN), RULES.legal(state, ANN)
    wanted = [officer.decide(view, legal, NOW + 16 * look) for look in range(60)]
    assert len(set(wanted[-20:])) == 1


def test_an_officer_whose_turn_it_is_not_wants_nothing() -> None:
    officer = PoliceChaseAi(ANN, "hard", random.Random(1).random)
    assert officer.decide(RULES.view(open_walk(), ANN), (), NOW) is None


@pytest.mark.usefixtures("calm_collector")
def test_no_slice_of_thinking_takes_half_a_frame_even_in_a_new_town() -> None:
    police_chase_worth.reachable.cache_clear()
    police_chase_worth.catch_spaces.cache_clear()
    slices, began = [], time.thread_time()
    for _ in looks(open_walk(), "hard"):
        slices.append(1_000 * (time.thread_time() - began))
        began = time.thread_time()
    assert max(slices) < SLICE_MS


# ---- fairness ----


@every_level
def test_officers_with_equal_views_and_dice_want_the_same(level: str) -> None:
    assert list(looks(open_walk(), level, 3)) == list(looks(open_walk(), level, 3))


@every_level
def test_no_officer_knows_what_an_unknown_token_will_turn_out_to_be(level: str) -> None:
    wanted, turned_up = set(), set()
    for seed in range(12):
        match: AnyMatch = Match(RULES, police_chase(2), BOARD, seed)
        for seat, action in rolled(4):
            match.act(seat, action, 0)
        *_, last = looks(match.state, level, 2)
        wanted.add(last)
        match.act(ANN, last.action, 0)
        match.draw(0)
        turned_up.add(match.log[-1].action)
    assert len(turned_up) > 1
    assert len(wanted) == 1


@every_level
def test_officers_do_only_what_is_legal(level: str) -> None:
    match: AnyMatch = Match(RULES, _setup(level, "hard", "easy"), BOARD, 4)
    officers = ai_players(match)
    now = 0
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(now)
            continue
        (seat,) = seats
        intent = officers[seat].decide(match.view(seat), match.legal(seat), now)
        assert intent is not None
        now = intent.at_ms
        if intent.action is not None:
            assert intent.action in match.legal(seat)
            match.act(seat, intent.action, now)


# ---- levels ----


def _setup(*levels: str) -> Setup:
    seats = tuple(SeatSetup(look, look, "ai", level) for look, level in zip(LOOKS, levels, strict=False))
    return Setup("police-chase", "police_chase", seats, parse_options(POLICE_CHASE, "", len(seats)))


def wins(better: str, worse: str, matches: int) -> int:
    """How many matches the better one wins; they begin in turn."""
    won = 0
    for seed in range(matches):
        levels = (better, worse) if seed % 2 else (worse, better)
        match: AnyMatch = Match(RULES, _setup(*levels), BOARD, seed)
        for _ in Session(match, ai_players(match)).play_out():
            pass
        won += levels[match.state.turn] == better
    return won


@pytest.mark.parametrize(("better", "worse", "least"), [("hard", "medium", 24), ("medium", "easy", 29)])
def test_each_level_beats_the_one_below(better: str, worse: str, least: int) -> None:
    assert wins(better, worse, 40) >= least
