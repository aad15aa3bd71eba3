"""The runner: chance, clock and AIs in the right order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.ai.player import Intent
from game.ai.registry import players
from game.ai.runner import Runner
from game.core.kernel import CHANCE, CLOCK, Seat
from game.core.match import AnyMatch, Match
from game.rules.hands_up.actions import Grab, TimeUp
from game.rules.hands_up.state import Phase
from tests.hands_up_tables import ANN, BOARD, BOB, RULES, hands_up


@dataclass
class Eager:
    """Grabs at a fixed time, whatever lies there."""

    at_ms: int

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent | None:  # noqa: ANN401
        return Intent(Grab(), max(self.at_ms, now_ms)) if Grab() in legal else None


def match_of(count: int) -> AnyMatch:
    return Match(RULES, hands_up(count), BOARD, 1)


def test_chance_deals_at_once_and_the_clock_lets_the_cards_settle() -> None:
    runner = Runner(match_of(2), {})
    done = runner.advance(150)
    assert [one.seat for one in done] == [CHANCE, CHANCE, CLOCK]
    assert runner.match.state.phase is Phase.SEARCH


def test_chance_waits_while_nobody_may_deal() -> None:
    runner = Runner(match_of(2), {})
    assert runner.advance(1_000, deal=False) == []


def test_two_grabs_7_ms_apart_are_a_tie_and_8_ms_apart_are_not() -> None:
    for gap, tied in ((7, True), (8, False)):
        runner = Runner(match_of(2), {ANN: Eager(1_000), BOB: Eager(1_000 + gap)})
        runner.advance(1_000 + gap)
        assert (runner.match.state.pressed == (ANN, BOB)) is tied


def test_the_time_left_stands_on_the_timer_that_runs() -> None:
    runner = Runner(match_of(2), {})
    runner.advance(1_150)
    assert runner.time_left() == 6_000


def test_a_person_is_too_late_at_the_eighth_millisecond() -> None:
    for gap, tied in ((7, True), (8, False)):
        runner = Runner(match_of(2), {})
        runner.advance(1_000)
        runner.act(ANN, Grab())
        runner.advance(1_000 + gap)
        assert (Grab() in runner.match.legal(BOB)) is tied


def test_after_a_load_the_timer_starts_anew() -> None:
    match = match_of(2)
    Runner(match, {}).advance(5_150)
    assert Runner(match, {}).time_left() == 7_000


def test_a_person_who_takes_over_from_an_ai_is_left_alone() -> None:
    runner = Runner(match_of(2), {ANN: Eager(1_000)})
    runner.replace_player(ANN, None)
    done = runner.advance(20_000)
    assert all(isinstance(one.action, TimeUp) or one.seat == CHANCE for one in done)


def test_an_ai_takes_over_from_a_person_who_holds_the_diamond() -> None:
    match = match_of(2)
    runner = Runner(match, {})
    runner.advance(200)
    runner.act(ANN, Grab())
    runner.advance(220)
    assert match.state.grabber == ANN
    stand_in = players(Match(RULES, hands_up(2, player="ai"), BOARD, 1))[Seat(0)]
    runner.replace_player(ANN, stand_in)
    runner.advance(6_000)
    assert match.state.phase is not Phase.POINT


def test_time_that_passed_while_nobody_might_deal_is_not_made_up_for() -> None:
    runner = Runner(match_of(2), {})
    runner.advance(17_000, deal=False)
    runner.advance(17_100)
    assert runner.match.state.opened == 2
