"""The AI players of Stop Thief! think in slices, fairly, and come to an end in every mode."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.ai import distances
from game.games.stop_thief.ai.player import THINK_MS, Sleuth
from game.games.stop_thief.rules import belief, thief_moves, walks
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.belief import candidates
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from game.match.match import AnyMatch, Match
from game.match.player import Intent
from tests.games.stop_thief.cities import ANN, MODES, RULES, board, hunt, stop_thief

pytestmark = pytest.mark.medium

every_level = pytest.mark.parametrize("level", ["easy", "medium", "hard"])
every_mode = pytest.mark.parametrize(("players", "options"), MODES)
LEVELS = ("medium", "hard", "easy", "hard", "easy")
INVESTIGATING = (Phase.CARD, Phase.TIP, Phase.PUSH, Phase.WALK, Phase.TIP_AFTER, Phase.ARREST)
NOW = 5_000
SLICE_MS = 8
LESSONS = [
    memory
    for module in (distances, belief, thief_moves, walks)
    for memory in vars(module).values()
    if hasattr(memory, "cache_clear")
]
"""What players remember of a city, and of a trail."""


def looks(state: State, level: str, seat: Seat, seed: int = 1) -> Iterator[Intent[Action]]:
    """What somebody wants at every look, up to the one that makes up the mind."""
    sleuth, now = Sleuth(seat, level, random.Random(seed).random), NOW
    while True:
        intent = sleuth.decide(RULES.view(state, seat), RULES.legal(state, seat), now)
        assert intent is not None
        yield intent
        if intent.action is not None:
            return
        now = intent.at_ms


def ai_match(levels: tuple[str, ...], seed: int, options: str = "") -> Iterator[AnyMatch]:
    """A match of AIs; yielded before each action of theirs and at the end."""
    match: AnyMatch = Match(RULES, stop_thief(len(levels), options), board(), seed)
    sleuths = {
        Seat(seat): Sleuth(Seat(seat), level, match.dice(Seat(seat))) for seat, level in enumerate(levels)
    }
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(0)
            continue
        yield match
        (seat,) = seats
        match.act(seat, _made_up(sleuths[seat], match, seat), 0)
    yield match


def _made_up(sleuth: Sleuth, match: AnyMatch, seat: Seat) -> object:
    view, legal = match.view(seat), match.legal(seat)
    while True:
        intent = sleuth.decide(view, legal, 0)
        assert intent is not None
        if intent.action is not None:
            assert intent.action in legal
            return intent.action


def moments(players: int, options: str, phase: Phase) -> list[State]:
    """States of a match in which somebody decides in this phase."""
    return [state for state in decisions(players, options) if state.phase is phase]


@cache
def decisions(players: int, options: str) -> tuple[State, ...]:
    """The first states of a match in which somebody decides."""
    return tuple(match.state for match in islice(ai_match(LEVELS[:players], 3, options), 240))


# ---- slices ----


@every_level
def test_a_player_looks_again_until_its_mind_is_made_up(level: str) -> None:
    state = moments(3, "", Phase.CARD)[-1]
    *unsure, last = looks(state, level, state.turn)
    assert len(unsure) > 1
    assert {intent.action for intent in unsure} == {None}
    assert last.action in RULES.legal(state, state.turn)


@every_level
def test_nobody_acts_before_people_can_follow(level: str) -> None:
    state = moments(3, "", Phase.CARD)[-1]
    *_, last = looks(state, level, state.turn)
    assert last.at_ms >= NOW + THINK_MS


@every_level
def test_the_first_turn_does_not_take_longer_although_the_city_is_new(level: str) -> None:
    *_, last = looks(hunt(500, 500), level, ANN)
    assert last.at_ms == NOW + THINK_MS


def test_who_is_not_asked_wants_nothing() -> None:
    sleuth, state = Sleuth(ANN, "hard", random.Random(1).random), hunt(500, 500)
    assert sleuth.decide(RULES.view(state, ANN), (), NOW) is None


@every_mode
def test_no_slice_of_thinking_takes_half_a_frame(players: int, options: str) -> None:
    """Even in a new city, and for somebody who sits down in the middle of a hunt."""
    states = [state for phase in (Phase.CARD, Phase.STEP) for state in moments(players, options, phase)[-1:]]
    longest = 0.0
    for state in states:
        (seat,) = RULES.to_act(state)
        longest = max(longest, best_of_two(state, seat))
    assert longest < SLICE_MS


def best_of_two(state: State, seat: Seat) -> float:
    """The longest slice in milliseconds, each slice at its better time: other programs run too."""
    first, second = [*_timed(state, seat)], [*_timed(state, seat)]
    return max(map(min, first, second))


def _timed(state: State, seat: Seat) -> Iterator[float]:
    for lesson in LESSONS:
        lesson.cache_clear()
    began = time.thread_time()
    for _ in looks(state, "hard", seat):
        yield 1_000 * (time.thread_time() - began)
        began = time.thread_time()


# ---- fairness ----


@every_level
def test_equal_views_and_dice_lead_to_equal_wishes(level: str) -> None:
    state = moments(3, "", Phase.CARD)[-1]
    assert list(looks(state, level, state.turn, 3)) == list(looks(state, level, state.turn, 3))


@every_level
@every_mode
def test_where_the_thief_really_is_changes_nothing(players: int, options: str, level: str) -> None:
    """As long as all clues are the same; only the Pack knows more."""
    places = 0
    for state in [state for phase in INVESTIGATING for state in moments(players, options, phase)[:2]]:
        spaces = [*candidates(RULES.view(state, state.turn))][:3]
        places = max(places, len(spaces))
        assert len({_wanted(state, space, level) for space in spaces}) == 1
    assert places > 1


def _wanted(state: State, space: int, level: str) -> Intent[Action]:
    """What is done at last if the thief is here."""
    elsewhere = replace(state, hideaway=Hideaway(space, route=(space,)))
    *_, last = looks(elsewhere, level, state.turn)
    return last


# ---- whole matches ----


@every_mode
def test_a_match_of_every_mode_comes_to_an_end(players: int, options: str) -> None:
    *_, match = ai_match(LEVELS[:players], 11, options)
    assert match.outcome() is not None


def test_the_same_seed_gives_the_same_match() -> None:
    logs = []
    for _ in range(2):
        *_, match = ai_match(("hard", "medium"), 5)
        logs.append(match.log)
    assert logs[0] == logs[1]


def wins(better: str, worse: str, matches: int, options: str = "") -> int:
    """How many matches the better one wins; each begins half of them."""
    won = 0
    for seed in range(matches):
        levels = (better, worse) if seed % 2 else (worse, better)
        *_, match = ai_match(levels, seed, options)
        won += better in {levels[seat] for seat in match.state.winners}
    return won


# ---- the table ----

ALONE = tuple(
    ("hard", players, options)
    for players, options in (
        (2, ""),
        (3, ""),
        (4, ""),
        (3, "difficulty=intermediate"),
        (3, "difficulty=advanced"),
        (2, "mode=one-vs-many"),
        (3, "mode=one-vs-many"),
        (5, "mode=one-vs-many"),
    )
)
TOGETHER = tuple(
    (level, players, f"mode={'cooperative' if players > 1 else 'solo'},loot={loot}")
    for level in ("medium", "hard")
    for players in (1, 2, 3, 4)
    for loot in (30, 50)
)
MATCHES = 5


@pytest.mark.slow
@pytest.mark.parametrize(("level", "players", "options"), ALONE + TOGETHER)
def test_the_table_of_simulated_matches(level: str, players: int, options: str) -> None:
    """Turns, captures and how it ended; printed with `-s`."""
    turns, captures, ends = 0, 0, dict[str, int]()
    for seed in range(MATCHES):
        *_, match = ai_match((level,) * players, seed, options)
        turns += match.state.turns
        captures += sum(map(len, match.state.captured))
        ends[match.state.ended] = ends.get(match.state.ended, 0) + 1
    row = f"{turns / MATCHES:.0f} turns, {captures / MATCHES:.1f} captures, {ends}"
    print(f"\n{players} x {level} {options or 'competitive'}: {row}")  # noqa: T201
    assert "dawn" not in ends


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "easy")])
@pytest.mark.parametrize("options", ["", "difficulty=intermediate", "difficulty=advanced"])
def test_each_level_beats_the_one_below(better: str, worse: str, options: str) -> None:
    won = wins(better, worse, 4 * MATCHES, options)
    print(f"\n{better} beats {worse} {won} times in {4 * MATCHES} {options or 'standard'}")  # noqa: T201
    assert won > 2 * MATCHES


@pytest.mark.slow
def test_a_hard_investigator_beats_a_medium_one() -> None:
    assert wins("hard", "medium", 6 * MATCHES) > 3 * MATCHES
