"""What the X-ray of Stop Thief! tells is the truth of every case."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.stop_thief.rules.actions import Action, Arrest, Coin, Unmask, Verdict
from game.games.stop_thief.rules.belief import moved
from game.games.stop_thief.rules.city import SUBWAY
from game.games.stop_thief.rules.clues import openings
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Searched, Sound, State
from game.games.stop_thief.rules.thief_moves import ThiefState, heard
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.case import trace
from game.games.stop_thief.screen.case.trace import Step, Trace
from tests.games.stop_thief.cases import Case, cases, closed, every_mode
from tests.games.stop_thief.cities import ANN, RULES, at, between, board, hunt

SCENE, ROOM = 422, 423


def steps_of(players: int, options: str) -> Iterator[tuple[Case, Step]]:
    return ((case, step) for case in cases(players, options) for step in case.trace.steps)


@every_mode
def test_every_match_brings_something_to_light(players: int, options: str) -> None:
    assert any(len(case.trace) > 1 for case in cases(players, options))


@every_mode
def test_there_is_a_step_for_every_clue(players: int, options: str) -> None:
    for case in cases(players, options):
        assert tuple(step.clue for step in case.trace.steps) == case.hunt.clues
        assert [step.number for step in case.trace.steps] == list(range(1, len(case.trace) + 1))


@every_mode
def test_the_truth_is_among_what_could_be_known(players: int, options: str) -> None:
    for _, step in steps_of(players, options):
        assert step.at in dict(step.known)


@every_mode
def test_what_could_be_known_is_a_whole_with_the_likeliest_first(players: int, options: str) -> None:
    for _, step in steps_of(players, options):
        shares = [share for _, share in step.known]
        assert sum(shares) == pytest.approx(1)
        assert shares == sorted(shares, reverse=True)


@every_mode
def test_every_clue_fits_the_step_behind_it(players: int, options: str) -> None:
    for case in cases(players, options):
        city, terms, thief = case.hunt.city, case.hunt.terms, ThiefState(0, 0, frozenset())
        for step in case.trace.steps:
            if step.number == 1:
                assert (step.at, step.clue.sound) in openings(city, terms, step.clue.ear)
            else:
                assert heard(city, thief, step.at, step.clue.ear) is step.clue.sound
            thief = moved(city, terms, thief, step.at)


@every_mode
def test_the_ways_lead_from_one_truth_to_the_next(players: int, options: str) -> None:
    for case in cases(players, options):
        before = 0
        for step in case.trace.steps:
            if before not in (0, step.at):
                way = (*step.walk, *step.ride[1:])
                assert (way[0], way[-1]) == (before, step.at)
                assert all(end in board().neighbours[start] for start, end in pairwise(step.walk))
                assert all(board().spaces[space].kind == SUBWAY for space in step.ride)
            else:
                assert (step.walk, step.ride) == ((), ())
            before = step.at


@every_mode
def test_every_arrest_of_the_record_is_told(players: int, options: str) -> None:
    for case in cases(players, options):
        told = [(arrest.seat, arrest.space) for step in case.trace.steps for arrest in step.arrests]
        made = [(fact.seat, fact.space) for fact in case.hunt.record if isinstance(fact, Searched)]
        assert told[: len(made)] == made
        assert len(told) - len(made) in (0, 1)


@every_mode
def test_a_case_that_ends_with_a_capture_says_so(players: int, options: str) -> None:
    for case in cases(players, options):
        if case.ended not in ("dawn", "loot-gone"):
            assert case.trace.steps[-1].arrests[-1].verdict is trace.Verdict.CAUGHT


@every_mode
def test_only_who_was_there_was_caught(players: int, options: str) -> None:
    for _, step in steps_of(players, options):
        for arrest in step.arrests:
            assert (arrest.verdict is not trace.Verdict.NOBODY) is (arrest.space == step.at)


def ended(state: State, *animations_for: tuple[Seat, Action]) -> Case:
    """The case that is closed by the last of these actions."""
    for seat, action in animations_for:
        before, step = RULES.view(state, TABLE), RULES.apply(state, seat, action)
        state = step.state
    (case,) = closed(before, RULES.view(state, TABLE), step.events)
    return case


def cornered(**changes: object) -> State:
    """Ann stands beside the Understudy and may arrest him."""
    heard_of = (Clue(Sound.ALARM, 4),)
    thief = Hideaway(SCENE)
    state = hunt(between(ROOM, SCENE), 500, thief=thief, face_up=Who.UNDERSTUDY, heard=heard_of)
    return replace(at(state, Phase.ARREST), **changes)  # type: ignore[arg-type]


CATCH = ((ANN, Arrest(SCENE)), (CHANCE, Verdict(True)))


def test_an_arrest_that_was_judged_before_the_coin_fell_is_told_once() -> None:
    (step,) = ended(cornered(), *CATCH, (CHANCE, Coin(False))).trace.steps
    assert step.arrests == (trace.Arrest(ANN, SCENE, trace.Verdict.CAUGHT),)


def test_a_thief_who_bolted_was_not_caught_though_that_has_won_the_match() -> None:
    rich = cornered(cash=(1_000_000, 0))
    (step,) = ended(rich, *CATCH, (CHANCE, Coin(True))).trace.steps
    assert step.arrests == (trace.Arrest(ANN, SCENE, trace.Verdict.BOLTED),)


def test_a_thief_who_bolted_and_was_caught_later_has_both() -> None:
    fled = (Searched(ANN, SCENE, True), Clue(Sound.FOOTSTEPS, 4, escape=True))
    thief = Hideaway(ROOM, SCENE, (SCENE,), (SCENE, ROOM))
    state = cornered(bolted=True)
    state = replace(state, hideaway=thief, record=(*state.record, *fled))
    first, second = ended(state, (ANN, Arrest(ROOM)), (CHANCE, Verdict(True))).trace.steps
    assert [arrest.verdict for arrest in (*first.arrests, *second.arrests)] == ["bolted", "caught"]


@pytest.mark.parametrize("options", ["", "mode=cooperative"])
def test_at_dawn_the_route_of_who_got_away_is_told(options: str) -> None:
    state = hunt(500, 501, thief=Hideaway(SCENE), options=options)
    case = ended(replace(state, phase=Phase.UNMASK), (CHANCE, Unmask()))
    assert case.ended == "dawn"
    assert [(step.at, step.arrests) for step in case.trace.steps] == [(SCENE, ())]


def test_when_the_loot_is_gone_by_a_false_arrest_that_is_told_too() -> None:
    state = hunt(ROOM, 501, thief=Hideaway(SCENE), options="mode=cooperative")
    poor = replace(at(state, Phase.ARREST), loot=1_000)
    animations_for = ((ANN, Arrest(ROOM)), (CHANCE, Verdict(False)), (CHANCE, Unmask()))
    case = ended(poor, *animations_for)
    assert case.ended == "loot-gone"
    assert case.trace.steps[0].arrests == (trace.Arrest(ANN, ROOM, trace.Verdict.NOBODY),)


def test_of_a_thief_who_was_never_heard_of_nothing_is_told() -> None:
    state = replace(hunt(500, 501, options="mode=cooperative"), phase=Phase.UNMASK)
    assert len(ended(state, (CHANCE, Unmask())).trace) == 0


def test_a_private_tip_tells_the_x_ray_nothing() -> None:
    found = [case for case in cases(2, "") if any(step.tips for step in case.trace.steps)]
    for case in found:
        bare = replace(case.hunt, record=tuple(f for f in case.hunt.record if isinstance(f, Clue | Searched)))
        other = Trace.of(bare, [step.at for step in case.trace.steps])
        assert [step.known for step in other.steps] == [step.known for step in case.trace.steps]
    assert found
