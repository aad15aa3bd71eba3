"""The AI guards of Hands Up see the table and nothing else, and look at it as people do."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import hands_up_tables
from game.core.kernel import CLOCK, TABLE
from game.games.hands_up.ai.player import PILE_MS, SHARP, SKILLS, SLEEPY, Guard
from game.games.hands_up.rules.actions import Grab, Point, RaceOver
from game.games.hands_up.rules.state import State
from tests.games.hands_up.tables import ANN, BOB, CLOCK_TIME_UP, RULES, after, searching

pytestmark = pytest.mark.medium

NOW = 10_000


def first_intent(table: str, level: str, seed: int, manner: str = "") -> tuple[object, int]:
    """What a guard wants to do first, apart from looking, and after how long."""
    guard = Guard(ANN, level, random.Random(seed).random, manner)
    state = searching(table)
    now = NOW
    while True:
        intent = guard.decide(RULES.view(state, ANN), RULES.legal(state, ANN), now)
        assert intent is not None
        if intent.action is not None:
            return intent.action, intent.at_ms - NOW
        now = intent.at_ms


def test_a_guard_needs_at_least_three_looks_and_a_reaction_to_grab() -> None:
    for level, skill in SKILLS.items():
        times = [
            time
            for action, time in (first_intent("T1o D1s F1p", level, seed) for seed in range(40))
            if action == Grab()
        ]
        assert min(times) > 2 * 0.65 * SHARP * skill.look_ms + 0.65 * skill.reaction_ms


def test_hard_guards_are_faster_than_easy_ones() -> None:
    def mean(level: str) -> float:
        return sum(first_intent("T1o D1s F1p T2s F3o", level, seed)[1] for seed in range(60)) / 60

    assert mean("hard") < mean("medium") < mean("easy")


@pytest.mark.parametrize(("level", "aim_s"), [("easy", 6.0), ("medium", 3.5), ("hard", 2.0)])
def test_the_fastest_of_three_guards_needs_as_long_as_a_person_might(level: str, aim_s: float) -> None:
    times: list[float] = []
    for power in ("off", "on"):
        made = hands_up_tables.tables(power, 12, random.Random(power))
        for seed in range(60):
            seconds, _, _ = hands_up_tables.measured(level, power, next(made), seed)
            times += [] if seconds is None else [seconds]
    assert len(times) == 120
    assert 0.8 * aim_s < sum(times) / len(times) < 1.25 * aim_s


def test_a_guard_looks_more_slowly_when_more_cards_lie_open() -> None:
    def mean(cards: int) -> float:
        made = hands_up_tables.tables("off", cards, random.Random(cards))
        times = [hands_up_tables.measured("medium", "off", next(made), seed)[0] for seed in range(60)]
        return sum(seconds or 0.0 for seconds in times) / len(times)

    assert 1.2 * mean(6) < mean(20)


def looks_in_a_minute(seed: int) -> int:
    """How many cards a guard looks at, on a table with nothing to see."""
    guard, state, now, looks = Guard(ANN, "medium", random.Random(seed).random), searching("T1o"), NOW, 0
    while now < NOW + 60_000:
        intent = guard.decide(RULES.view(state, ANN), (Grab(),), now)
        assert intent is not None
        now, looks = intent.at_ms, looks + 1
    return looks


def test_a_guard_is_sharp_in_one_spell_and_sleepy_in_another() -> None:
    looks = [looks_in_a_minute(seed) for seed in range(60)]
    assert max(looks) > 0.4 * SLEEPY / SHARP * min(looks)


def test_a_guard_first_puts_away_what_it_has_just_won() -> None:
    state = searching("T1o D1s")

    def busy_ms(then: State) -> int:
        guard = Guard(ANN, "hard", random.Random(1).random)
        guard.decide(RULES.view(state, ANN), (Grab(),), NOW)
        intent = guard.decide(RULES.view(then, ANN), (Grab(),), NOW)
        assert intent is not None
        return intent.at_ms - NOW

    assert busy_ms(searching("T2o D1s", won={ANN: "D1o"})) > PILE_MS / 2 > busy_ms(searching("T2o D1s"))


def test_a_guard_that_was_about_to_grab_is_in_the_photo_finish() -> None:
    """It had seen the theft too, and its hand was already on its way."""
    guard = Guard(BOB, "hard", random.Random(1).random)
    state, now = searching("T1o D1s F1p"), NOW
    while (intent := guard.decide(RULES.view(state, BOB), RULES.legal(state, BOB), now)) is not None:
        now = intent.at_ms
        if intent.action == Grab():
            break
    state, _ = after(state, (ANN, Grab()), *CLOCK_TIME_UP)
    late = guard.decide(RULES.view(state, BOB), RULES.legal(state, BOB), now)
    assert late is not None
    assert late.action == Grab()


def test_a_guard_that_had_to_wait_for_a_verdict_needs_to_react_again() -> None:
    guard = Guard(BOB, "hard", random.Random(1).random)
    state, now = searching("T1o D1s F1p"), NOW
    while (intent := guard.decide(RULES.view(state, BOB), RULES.legal(state, BOB), now)) is not None:
        now = intent.at_ms
        if intent.action == Grab():
            break
    state, _ = after(state, (ANN, Grab()), *CLOCK_TIME_UP, (CLOCK, RaceOver()))
    guard.decide(RULES.view(state, BOB), RULES.legal(state, BOB), now)
    state, _ = after(state, *CLOCK_TIME_UP)
    again = guard.decide(RULES.view(state, BOB), RULES.legal(state, BOB), now + 5_000)
    assert again is not None
    assert again.action == Grab()
    assert again.at_ms >= now + 5_000 + 0.6 * SKILLS["hard"].reaction_ms


def test_a_guard_gives_up_a_table_with_nothing_on_it() -> None:
    actions = [first_intent("T1o D1s", "hard", seed)[0] for seed in range(20)]
    assert Grab() not in actions


def test_every_level_errs_now_and_then_and_easy_errs_most() -> None:
    def errors(level: str) -> int:
        return sum(first_intent("T1o D1s F2p T1s D1p F2o", level, seed)[0] == Grab() for seed in range(1_500))

    easy, medium, hard = errors("easy"), errors("medium"), errors("hard")
    assert easy > medium > hard > 0


def test_a_guard_with_the_diamond_points_at_what_it_saw() -> None:
    guard = Guard(ANN, "hard", random.Random(1).random)
    state = searching("T1o D1s F1p")
    now = NOW
    while (intent := guard.decide(RULES.view(state, ANN), RULES.legal(state, ANN), now)) is not None:
        now = intent.at_ms
        if intent.action is not None:
            state, _ = after(state, (ANN, intent.action), *(CLOCK_TIME_UP if intent.action == Grab() else ()))
        if state.won[ANN]:
            break
    assert len(state.won[ANN]) >= 3


def test_guards_with_equal_views_and_dice_want_the_same() -> None:
    state = searching("T1o D1s F1p T2s")
    twin = replace(state, deck=tuple(reversed(state.deck)))
    intents = [
        Guard(ANN, "hard", random.Random(3).random).decide(RULES.view(one, ANN), RULES.legal(one, ANN), NOW)
        for one in (state, twin)
    ]
    assert intents[0] == intents[1]
    assert not hasattr(RULES.view(state, TABLE), "deck")
    assert Point(0) not in RULES.legal(state, ANN)


def test_a_guard_that_is_handed_the_diamond_points_at_something() -> None:
    state, _ = after(searching("T1o D1s F1p L"), (ANN, Grab()), *CLOCK_TIME_UP)
    guard = Guard(ANN, "easy", random.Random(1).random)
    now = NOW
    while state.grabber == ANN:
        intent = guard.decide(RULES.view(state, ANN), RULES.legal(state, ANN), now)
        assert intent is not None
        assert intent.action is not None
        now = intent.at_ms
        state, _ = after(state, (ANN, intent.action))
    assert len(state.won[ANN]) >= 3


def test_the_bold_raise_most_false_alarms_and_the_careful_fewest() -> None:
    def errors(manner: str) -> int:
        table = "T1o D1s F2p T1s D1p F2o"
        return sum(first_intent(table, "easy", seed, manner)[0] == Grab() for seed in range(400))

    assert errors("bold") > 2 * errors("") > 4 * errors("careful")


def test_the_hasty_are_ready_soonest_and_the_stubborn_last() -> None:
    def ready_ms(manner: str) -> float:
        return sum(first_intent("T1o D1s", "medium", seed, manner)[1] for seed in range(200)) / 200

    assert 1.5 * ready_ms("hasty") < ready_ms("bold") < 0.75 * ready_ms("stubborn")
