"""Who was first at the diamond? Ties only when nobody can know, and a photo finish of every contest."""

from __future__ import annotations

from game.core.kernel import CHANCE, CLOCK
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Coin, Grab, Point, RaceOver, TimeUp
from game.games.hands_up.rules.state import Phase
from game.match.match import AnyMatch, Match
from game.match.session import Session
from tests.games.hands_up.tables import ANN, BOARD, BOB, CAT, RULES, after, hands_up, searching

THEFT = "T1o D1s F1p"


def test_presses_closer_than_2_ms_are_a_tie() -> None:
    state, _ = after(searching(THEFT), (ANN, Grab()))
    timer = RULES.timer(state)
    assert timer is not None
    assert timer.ms == 2


def test_in_a_tie_the_one_with_fewer_won_cards_has_the_diamond() -> None:
    state = searching(THEFT, won={ANN: "D2o"})
    state, events = after(state, (ANN, Grab()), (BOB, Grab()), (CLOCK, TimeUp()), (CLOCK, RaceOver()))
    assert state.grabber == BOB
    assert happened.PhotoFinish((ANN, BOB), BOB, "won-cards") in events


def test_a_tie_between_equals_is_settled_by_a_logged_coin() -> None:
    state, _ = after(searching(THEFT), (CAT, Grab()), (ANN, Grab()), (CLOCK, TimeUp()))
    assert RULES.to_act(state) == (CHANCE,)
    assert dict(RULES.odds(state)) == {Coin(CAT): 1, Coin(ANN): 1}
    state, events = after(state, (CHANCE, Coin(ANN)), (CLOCK, RaceOver()))
    assert state.grabber == ANN
    assert events[-1] == happened.PhotoFinish((CAT, ANN), ANN, "coin")


def test_the_first_of_two_hands_has_the_diamond_whatever_they_have_won() -> None:
    state = searching(THEFT, won={ANN: "D2o D2s"})
    state, _ = after(state, (ANN, Grab()), (CLOCK, TimeUp()), (BOB, Grab()))
    assert state.grabber == ANN


def test_a_photo_finish_is_told_400_ms_after_the_first_hand() -> None:
    match: AnyMatch = Match(RULES, hands_up(3), BOARD, 1)
    session = Session(match, {})
    session.advance(200)
    session.act(ANN, Grab())
    session.advance(350)
    session.act(CAT, Grab())
    session.advance(599)
    assert Grab() in match.legal(BOB)
    done = session.advance(600)
    assert [event for one in done for event in one.events] == [happened.PhotoFinish((ANN, CAT), ANN, "first")]
    assert match.legal(BOB) == ()


def test_a_grab_that_nobody_contests_has_no_photo_finish() -> None:
    _, events = after(searching(THEFT), (ANN, Grab()), (CLOCK, TimeUp()), (CLOCK, RaceOver()))
    assert not any(isinstance(event, happened.PhotoFinish) for event in events)


def test_the_grabber_may_point_before_the_race_is_over() -> None:
    state, _ = after(searching(THEFT), (ANN, Grab()), (CLOCK, TimeUp()), (ANN, Point(0)))
    assert state.pointed == (0,)
    assert Grab() in RULES.legal(state, BOB)


def test_a_late_hand_takes_nothing_away() -> None:
    state, _ = after(searching(THEFT), (ANN, Grab()), (CLOCK, TimeUp()), (BOB, Grab()), (CLOCK, RaceOver()))
    assert state.grabber == ANN
    assert state.out == (False, False, False)


def test_somebody_who_is_out_is_in_no_photo_finish() -> None:
    state, _ = after(searching(THEFT), (BOB, Grab()), (CLOCK, TimeUp()), (CLOCK, TimeUp()))
    state, _ = after(state, (ANN, Grab()), (CLOCK, TimeUp()))
    assert RULES.legal(state, BOB) == ()
    assert RULES.legal(state, CAT) == (Grab(),)


def test_a_verdict_ends_the_race() -> None:
    hands = ((ANN, Grab()), (CLOCK, TimeUp()), (BOB, Grab()))
    state, _ = after(searching(f"{THEFT} {THEFT}"), *hands, *((ANN, Point(slot)) for slot in range(3)))
    assert state.phase is Phase.SEARCH
    assert (state.pressed, state.race_clock) == ((), 0)
