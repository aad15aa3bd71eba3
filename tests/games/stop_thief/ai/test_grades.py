"""Grades of turns in Stop Thief! measure what a player could know, and the coach's own turns are the best."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from game.core.kernel import CHANCE
from game.games.stop_thief.ai.grades import FINE, GOOD, Choice, Grade, Mark, Turns, grade, turns_of
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import candidates
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from game.match.decisions import Decision, decisions
from game.match.match import AnyMatch
from tests.games.stop_thief.ai.test_coach import coached
from tests.games.stop_thief.ai.test_facts import thought_through
from tests.games.stop_thief.ai.test_player import BESIDE, SCENE, alarm, known
from tests.games.stop_thief.ai.test_thinking import LESSONS, SLICE_MS
from tests.games.stop_thief.cities import ANN, MODES, RULES, at, random_match

pytestmark = pytest.mark.medium

every_mode = pytest.mark.parametrize(("players", "options"), MODES)


def graded(state: State, *actions: act.Action) -> Grade:
    """The grade of decisions that were all taken at this table, one by one."""
    return thought_through(grade([Decision(ANN, RULES.view(state, ANN), action) for action in actions]))


@cache
def clumsy(players: int, options: str) -> AnyMatch:
    """A match in which everybody does anything."""
    *_, match = islice(random_match(players, 6, options), 160)
    return match


def turns(match: AnyMatch, case: int) -> Turns:
    return thought_through(turns_of(decisions(match), case))


def test_who_makes_a_sure_arrest_has_a_good_turn() -> None:
    done = graded(at(known(BESIDE, 500), Phase.ARREST), act.Arrest(SCENE))
    assert (done.mark, done.lost, done.better) == (Mark.GOOD, 0.0, None)


def test_who_lets_a_sure_arrest_be_gives_all_of_it_away() -> None:
    done = graded(at(known(BESIDE, 500), Phase.ARREST), act.EndTurn())
    assert done.mark is Mark.COSTLY
    assert done.lost == pytest.approx(1.0)
    assert done.better is not None
    assert done.better.action == act.Arrest(SCENE)


def test_an_arrest_that_was_worth_a_try_is_good_whether_the_thief_was_there_or_not() -> None:
    state = at(alarm(BESIDE, 500, district=4), Phase.ARREST)
    assert graded(state, act.Arrest(SCENE)).mark is Mark.GOOD
    spots = candidates(RULES.view(state, ANN))
    elsewhere = [replace(state, hideaway=Hideaway(space, route=(space,))) for space in spots]
    assert len({repr(graded(one, act.Arrest(SCENE))) for one in elsewhere}) == 1


def test_a_guess_against_the_odds_costs_something() -> None:
    done = graded(at(alarm(BESIDE, 500), Phase.ARREST), act.Arrest(SCENE))
    assert done.lost > 0
    assert done.better is None or done.better.action == act.EndTurn()


def test_the_losses_of_a_turn_add_up() -> None:
    state = at(known(BESIDE, 500), Phase.ARREST)
    once, twice = graded(state, act.EndTurn()), graded(state, act.EndTurn(), act.EndTurn())
    assert twice.lost == pytest.approx(2 * once.lost)


@pytest.mark.parametrize(
    ("lost", "mark"),
    [(0.0, Mark.GOOD), (GOOD, Mark.FINE), (FINE - 0.01, Mark.FINE), (FINE, Mark.COSTLY), (3.0, Mark.COSTLY)],
)
def test_marks_go_by_what_was_lost(lost: float, mark: Mark) -> None:
    done = graded(at(known(BESIDE, 500), Phase.ARREST), act.Arrest(SCENE))
    assert replace(done, lost=lost).mark is mark


@every_mode
def test_who_follows_the_coach_never_loses_anything(players: int, options: str) -> None:
    heard = coached(players, options)[:60]
    for state, advised in heard:
        seat = state.turn
        if RULES.to_act(state) == (seat,) and not isinstance(advised.action, act.GetClue):
            choice: Choice = Decision(seat, RULES.view(state, seat), advised.action)
            assert thought_through(grade([choice])).lost == pytest.approx(0.0, abs=1e-9)


@every_mode
def test_every_turn_of_a_case_is_found_and_nobody_elses(players: int, options: str) -> None:
    match = clumsy(players, options)
    pack = match.state.terms.pack
    found: dict[tuple[int, int], int] = {}
    for case in range(1, match.state.case + 1):
        for number, choices in turns(match, case).items():
            assert len({choice.seat for choice in choices}) == 1
            assert not any(choice.view.acting == choice.view.pack_seat for choice in choices)
            found[0 if pack else case, number] = len(choices)
    players_acted = [
        choice
        for choice in decisions(match)
        if choice and choice.seat != match.state.pack_seat and not isinstance(choice.action, act.GetClue)
    ]
    assert sum(found.values()) == len(players_acted)


@every_mode
def test_every_turn_gets_a_grade_and_a_costly_one_hears_what_was_better(players: int, options: str) -> None:
    match = clumsy(players, options)
    for choices in [*turns(match, 1).values()][:6]:
        done = thought_through(grade(choices))
        assert done.lost >= 0
        if done.mark is Mark.COSTLY and done.better is not None:
            assert done.better.action not in [choice.action for choice in choices]
        assert done.mark is not Mark.COSTLY or done.better is not None


def test_no_slice_of_grading_takes_half_a_frame() -> None:
    match = clumsy(4, "difficulty=advanced")
    choices = [*turns(match, 1).values()][-1]
    first, second = timed(choices), timed(choices)
    assert max(map(min, first, second)) < SLICE_MS


def timed(choices: list[Choice]) -> list[float]:
    """The milliseconds of each slice, with nothing remembered."""
    for lesson in LESSONS:
        lesson.cache_clear()
    took, began = [], time.thread_time()
    for _ in grade(choices):
        took.append(1_000 * (time.thread_time() - began))
        began = time.thread_time()
    return took


def test_what_chance_does_is_no_turn() -> None:
    match = clumsy(2, "")
    assert all(choice.seat != CHANCE for choices in turns(match, 1).values() for choice in choices)
