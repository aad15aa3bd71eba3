"""What the coach of Stop Thief! counts is what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, Seat, changed
from game.games.stop_thief.ai.beliefs import Sliced, T, foreseen
from game.games.stop_thief.ai.facts import Guess, best_guess, in_reach_later, searchable, told_guess
from game.games.stop_thief.ai.plan import STRONG
from game.games.stop_thief.ai.values import Stakes, stakes_of
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import believed, candidates
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from tests.games.stop_thief.cities import ANN, BOB, MODES, RULES, hunt, keen_match, stepping, targets

pytestmark = pytest.mark.medium

every_mode = pytest.mark.parametrize(("players", "options"), MODES)


def thought_through(work: Sliced[T]) -> T:
    """The result of sliced work."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def moments(players: int, options: str, phase: Phase, count: int = 4) -> Iterator[State]:
    """States of a match in this phase, late ones too."""
    states = [match.state for match in keen_match(players, 4, options) if match.state.phase is phase]
    yield from states[:: max(1, len(states) // count)]


def could_search(state: State, seat: Seat, card: Card) -> set[int]:
    """Every space that the rules would let this player search with a card."""
    walking = replace(state, turn=seat, phase=Phase.WALK, card=card)
    found: set[int] = set()
    for walk in RULES.legal(walking, seat):
        after = RULES.apply(walking, seat, walk).state
        arresting = replace(after, phase=Phase.ARREST)
        found |= {one.space for one in RULES.legal(arresting, seat) if isinstance(one, act.Arrest)}
    return found


@every_mode
def test_what_can_be_searched_is_what_the_rules_allow(players: int, options: str) -> None:
    for state in moments(players, options, Phase.CARD):
        view, seat = RULES.view(state, state.turn), state.turn
        counted = [*searchable(view, seat, view.pawns[seat], view.hands[seat])]
        assert counted == [could_search(state, seat, card) for card in view.hands[seat]]


@every_mode
def test_the_chance_to_reach_the_thief_next_turn_is_the_share_of_his_ways(players: int, options: str) -> None:
    for state in moments(players, options, Phase.ARREST, 2):
        view, seat = RULES.view(state, state.turn), state.turn
        hand, here = view.hands[seat], view.pawns[seat]
        if not hand or state.hideaway is None:
            continue
        thief = believed(view)
        share = thought_through(
            in_reach_later(view, seat, here, hand, thought_through(foreseen(view, thief, 1)))
        )
        within = set().union(*(could_search(state, seat, card) for card in hand))
        expected = 0.0
        for one, odds in thief.items():
            hidden = Hideaway(one.at, one.came_from, tuple(sorted(one.robbed)), state.hideaway.route)
            ends = targets(stepping(replace(state, phase=Phase.CLUE, hideaway=hidden)))
            expected += odds * sum(part for end, part in ends.items() if end in within)
        assert share == pytest.approx(expected, abs=1e-4)  # the rules weigh steps in whole millionths


@every_mode
def test_a_guess_after_a_tip_counts_every_answer(players: int, options: str) -> None:
    for state in moments(players, options, Phase.CARD, 3):
        view = RULES.view(state, state.turn)
        spots, stakes = candidates(view), stakes_of(view, STRONG.boldness)
        near = frozenset([*spots][::2])
        assert told_guess(view, stakes, spots, near) == pytest.approx(_told(state, stakes, near))


def _told(state: State, stakes: Stakes, near: frozenset[int]) -> Guess:
    """The same by asking the rules for every answer."""
    view = RULES.view(state, state.turn)
    spots, answers = candidates(view), dict[act.Action, float]()
    for space, share in spots.items():
        route = (space,)
        asked = replace(state, phase=Phase.ANSWER, hideaway=Hideaway(space, route=route))
        odds = RULES.odds(asked)
        for answer, weight in odds:
            answers[answer] = answers.get(answer, 0.0) + share * weight / sum(each for _, each in odds)
    right = wrong = 0.0
    for answer, share in answers.items():
        assert isinstance(answer, act.Answer)
        told = RULES.apply(_asked(state, answer), CHANCE, answer).state
        after = candidates(RULES.view(told, state.turn))
        best = max((after.get(space, 0.0) for space in near), default=0.0)
        if stakes.of(best) > 1e-9:
            right, wrong = right + share * best, wrong + share * (1 - best)
    return Guess(right, wrong)


def _asked(state: State, answer: act.Answer) -> State:
    """The table when this answer is about to come; the thief is where it would be true."""
    for space in candidates(RULES.view(state, state.turn)):
        asked = replace(state, phase=Phase.ANSWER, hideaway=Hideaway(space, route=(space,)))
        if answer in RULES.legal(asked, CHANCE):
            return asked
    raise ValueError("nobody would say so")


def test_no_arrest_is_counted_that_is_not_worth_it() -> None:
    stakes, spots = Stakes(prize=1_000, fine=1_000, tip=0), {1: 0.4, 2: 0.6}
    assert best_guess(stakes, spots, {1}) == Guess(0.0, 0.0)
    assert best_guess(stakes, spots, {1, 2}) == Guess(0.6, 0.4)


def test_others_block_the_way_of_a_player_who_is_counted() -> None:
    state = hunt(500, 501)
    view = RULES.view(replace(state, pawns=changed(state.pawns, BOB, 502)), ANN)
    (near,) = searchable(view, ANN, 500, view.hands[ANN][:1])
    assert near == could_search(replace(state, pawns=view.pawns), ANN, view.hands[ANN][0])
