"""A session: chance, clock and AIs act in the right order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.kernel import CHANCE, CLOCK, Seat
from game.games.hands_up.rules.actions import Grab, TimeUp
from game.games.hands_up.rules.state import Phase
from game.games.library import ai_players
from game.match.match import AnyMatch, Match
from game.match.player import Intent
from game.match.session import Session
from tests.games.hands_up.tables import ANN, BOARD, BOB, RULES, hands_up


@dataclass
class Eager:
    """Grabs at a fixed time, whatever lies there."""

    at_ms: int

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent[Any] | None:  # noqa: ANN401
        return Intent(Grab(), max(self.at_ms, now_ms)) if Grab() in legal else None


def match_of(count: int) -> AnyMatch:
    return Match(RULES, hands_up(count), BOARD, 1)


def test_chance_deals_at_once_and_the_clock_lets_the_cards_settle() -> None:
    session = Session(match_of(2), {})
    done = session.advance(150)
    assert [one.seat for one in done] == [CHANCE, CHANCE, CLOCK]
    assert session.match.state.phase is Phase.SEARCH


def test_chance_waits_while_nobody_may_deal() -> None:
    session = Session(match_of(2), {})
    assert session.advance(1_000, deal=False) == []


def test_two_grabs_1_ms_apart_are_a_tie_and_2_ms_apart_are_not() -> None:
    for gap, tied in ((1, True), (2, False)):
        session = Session(match_of(2), {ANN: Eager(1_000), BOB: Eager(1_000 + gap)})
        session.advance(1_000 + gap)
        assert (session.match.state.phase is Phase.FINISH) is tied
        assert session.match.state.pressed == (ANN, BOB)


def test_the_time_left_stands_on_the_timer_that_runs() -> None:
    session = Session(match_of(2), {})
    session.advance(1_150)
    assert session.time_left() == 6_000


def test_a_person_is_too_late_for_a_tie_at_the_second_millisecond() -> None:
    for gap, tied in ((1, True), (2, False)):
        session = Session(match_of(2), {})
        session.advance(1_000)
        session.act(ANN, Grab())
        session.advance(1_000 + gap)
        assert (session.match.state.grabber is None) is tied


def test_after_a_load_the_timer_starts_anew() -> None:
    match = match_of(2)
    Session(match, {}).advance(5_150)
    assert Session(match, {}).time_left() == 7_000


def test_a_person_who_takes_over_from_an_ai_is_left_alone() -> None:
    session = Session(match_of(2), {ANN: Eager(1_000)})
    session.replace_player(ANN, None)
    done = session.advance(20_000)
    assert all(isinstance(one.action, TimeUp) or one.seat == CHANCE for one in done)


def test_an_ai_takes_over_from_a_person_who_holds_the_diamond() -> None:
    match = match_of(2)
    session = Session(match, {})
    session.advance(200)
    session.act(ANN, Grab())
    session.advance(220)
    assert match.state.grabber == ANN
    stand_in = ai_players(Match(RULES, hands_up(2, player="ai"), BOARD, 1))[Seat(0)]
    session.replace_player(ANN, stand_in)
    session.advance(6_000)
    assert match.state.phase is not Phase.POINT


def test_time_that_passed_while_nobody_might_deal_is_not_made_up_for() -> None:
    session = Session(match_of(2), {})
    session.advance(17_000, deal=False)
    session.advance(17_100)
    assert session.match.state.opened == 2
