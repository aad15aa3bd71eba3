"""The shared key: who slapped, how long anybody may say so, and that it never stops the game."""

from __future__ import annotations

import pytest

from game.core.kernel import CHANCE, CLOCK, TABLE, IllegalAction, Seat
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Claim, Grab, Ready, SharedKeyTimeUp, Slap, TimeUp
from game.games.hands_up.rules.resting import RestingHands
from game.games.hands_up.rules.rules import REVEALS
from game.games.hands_up.rules.state import Phase, SharedKey, State
from game.match.match import AnyMatch, Match
from game.match.session import Session
from tests.games.hands_up.tables import ANN, BOARD, BOB, CAT, RULES, after, hands_up, searching

THEFT = "T1o D1s F1p"


def session_of(options: str = "") -> Session:
    """A search of three people, 200 ms after the start."""
    match: AnyMatch = Match(RULES, hands_up(3, options), BOARD, 1)
    session = Session(match, {})
    session.advance(200)
    return session


def slapped() -> State:
    return after(searching(THEFT), (TABLE, Slap()))[0]


# ---- whose hand it was ----


def test_one_person_at_the_keyboard_is_the_one_who_slapped() -> None:
    assert RestingHands().owner((BOB,), at_ms=1_000) == BOB


def test_a_hand_that_left_its_own_key_just_before_the_slap_owns_it() -> None:
    hands = RestingHands()
    hands.let_go(BOB, at_ms=1_000)
    assert hands.owner((ANN, BOB), at_ms=1_600) == BOB


def test_a_hand_that_left_its_own_key_long_ago_owns_nothing() -> None:
    hands = RestingHands()
    hands.let_go(BOB, at_ms=1_000)
    assert hands.owner((ANN, BOB), at_ms=1_601) is None


def test_of_several_rested_hands_the_last_to_let_go_owns_the_slap() -> None:
    hands = RestingHands()
    for seat, at_ms in ((BOB, 900), (ANN, 1_000), (CAT, 1_100), (ANN, 1_200)):
        hands.let_go(seat, at_ms)
    assert hands.owner((ANN, BOB, CAT), at_ms=1_300) == ANN


def test_a_player_who_went_to_a_pad_owns_no_slap() -> None:
    hands = RestingHands()
    hands.let_go(CAT, at_ms=1_000)
    assert hands.owner((ANN, BOB), at_ms=1_100) is None


# ---- claiming ----


def test_a_slap_leaves_cards_and_clock_as_they_are() -> None:
    before = searching(THEFT)
    state = slapped()
    assert state.phase is Phase.SEARCH
    assert RULES.timer(state) == RULES.timer(before)
    assert Ready() in RULES.legal(state, BOB)


def test_the_first_own_key_after_a_slap_has_the_diamond() -> None:
    state, events = after(slapped(), (CAT, Claim()), (CLOCK, TimeUp()))
    assert state.grabber == CAT
    assert happened.PhotoFinish((CAT,), CAT, "first") not in events


def test_a_slap_can_be_claimed_for_one_second() -> None:
    session = session_of()
    session.act(TABLE, Slap())
    session.advance(1_199)
    assert Claim() in session.match.legal(BOB)
    session.advance(1_200)
    assert Claim() not in session.match.legal(BOB)


def test_somebody_who_is_out_claims_nothing() -> None:
    state, _ = after(searching(THEFT), (ANN, Grab()), (CLOCK, TimeUp()), (CLOCK, TimeUp()), (TABLE, Slap()))
    assert RULES.legal(state, ANN) == ()
    assert Claim() in RULES.legal(state, BOB)


def test_the_time_to_point_runs_from_the_slap() -> None:
    session = session_of()
    session.act(TABLE, Slap())
    session.advance(1_100)
    session.act(BOB, Claim())
    session.advance(1_102)
    assert session.match.state.grabber == BOB
    assert session.time_left() == 5_200 - 1_102


def test_the_time_to_point_runs_from_a_grab_of_ones_own() -> None:
    session = session_of()
    session.act(BOB, Grab())
    session.advance(202)
    assert session.time_left() == 5_000


def test_cards_are_flipped_while_nobody_owns_the_slap_and_it_can_still_be_claimed() -> None:
    session = session_of("tempo=3")
    session.advance(3_000)
    session.act(TABLE, Slap())
    session.advance(3_200)
    assert session.match.state.opened == 6
    assert Claim() in session.match.legal(ANN)
    session.act(ANN, Claim())
    session.advance(3_210)
    assert session.match.state.grabber == ANN


def test_while_the_new_cards_settle_a_claim_counts_but_a_grab_does_not() -> None:
    state, _ = after(slapped(), (CLOCK, TimeUp()), *((CHANCE, REVEALS[kind]) for kind in (4, 5, 7)))
    assert state.phase is Phase.SETTLE
    assert RULES.legal(state, ANN) == (Claim(),)


def test_a_hand_that_is_known_takes_the_diamond_while_nobody_owns_the_slap() -> None:
    state, _ = after(slapped(), (CAT, Grab()), (CLOCK, TimeUp()))
    assert state.grabber == CAT
    assert state.shared_key is SharedKey.READY


def test_claims_at_the_same_moment_are_a_tie() -> None:
    state = searching(THEFT, won={ANN: "D2o"})
    state, _ = after(state, (TABLE, Slap()), (ANN, Claim()), (BOB, Claim()), (CLOCK, TimeUp()))
    assert state.grabber == BOB


# ---- a slap that nobody owns ----


def test_a_slap_that_nobody_owns_gives_nobody_anything_and_says_so() -> None:
    before = searching(THEFT)
    state, events = after(before, (TABLE, Slap()), (CLOCK, SharedKeyTimeUp()))
    assert events[-1] == happened.NobodyClaimed()
    assert (state.out, state.won, state.phase) == (before.out, before.won, before.phase)
    assert RULES.timer(state) == RULES.timer(before)


def test_the_shared_key_is_dead_for_three_seconds_after_it() -> None:
    session = session_of()
    session.act(TABLE, Slap())
    session.advance(4_199)
    with pytest.raises(IllegalAction, match="shared-key-dead"):
        session.act(TABLE, Slap())
    session.advance(4_200)
    session.act(TABLE, Slap())
    assert session.match.state.shared_key is SharedKey.UNOWNED


def test_slapping_again_and_again_never_delays_the_next_flip() -> None:
    session = session_of("tempo=5")
    for at_ms in range(200, 5_150, 50):
        session.advance(at_ms)
        if session.match.legal(TABLE):
            session.act(TABLE, Slap())
    session.advance(5_151)
    assert session.match.state.opened == 6


def test_the_dead_key_counts_on_while_somebody_points() -> None:
    session = session_of()
    session.act(TABLE, Slap())
    session.advance(1_300)
    session.act(BOB, Grab())
    done = session.advance(4_300)
    assert [type(one.action) for one in done if one.action == SharedKeyTimeUp()]
    assert session.match.state.shared_key is SharedKey.READY
    assert session.match.state.grabber == BOB


def test_with_a_key_each_there_is_no_shared_key() -> None:
    assert TABLE not in RULES.to_act(searching(THEFT, options="grab=each"))


def test_a_match_with_slaps_claims_and_dead_keys_replays_exactly() -> None:
    session = session_of("tempo=3")
    for at_ms, seat in ((400, ANN), (2_000, None), (7_000, BOB), (9_000, None)):
        session.advance(at_ms)
        if session.match.legal(TABLE):
            session.act(TABLE, Slap())
        session.advance(at_ms + 300)
        if seat is not None and Claim() in session.match.legal(Seat(seat)):
            session.act(seat, Claim())
    session.advance(20_000)
    match = session.match
    again = Match(RULES, match.setup, BOARD, 1).replay(match.log)
    assert again.state == match.state
    assert Claim() in [entry.action for entry in match.log]
