"""Why something is not possible in Stop Thief."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import IllegalAction
from game.games.stop_thief.rules.actions import (
    Action,
    Arrest,
    AskTip,
    EndTurn,
    GetClue,
    PlayCard,
    Push,
    Step,
    Walk,
)
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.cities import ANN, BOB, RULES, after, at, between, hunt

THIEF = Hideaway(123, 124)


def reason(state: State, action: Action, seat: int = ANN) -> str:
    with pytest.raises(IllegalAction) as refused:
        RULES.apply(state, BOB if seat else ANN, action)
    return refused.value.reason


def walking(*pawns: int, card: str = "4P", face_up: Who = Who.MOE) -> State:
    return at(hunt(*pawns, thief=THIEF, face_up=face_up), Phase.WALK, card)


@pytest.mark.parametrize(
    ("state", "action", "why"),
    [
        (hunt(500, 500), PlayCard(Card(8)), "clue-first"),
        (walking(500, 500), GetClue(), "walk-first"),
        (walking(122, 500), Walk(121), "window-closed"),
        (walking(505, 500), Walk(between(116, 126)), "only-by-a-window"),
        (walking(123, 133), Walk(133), "somebody-is-there"),
        (walking(123, 500), Walk(475), "too-far"),
        (walking(123, 500), Walk(123), "already-there"),
        (walking(123, 500), Walk(9), "no-such-space"),
        (walking(500, 500, face_up=Who.OTTO), Walk(599), "subway-closed"),
        (walking(500, 500), AskTip(), "card-has-no-tip"),
        (walking(500, 500, card="6A"), AskTip(), "tip-after-moving"),
        (at(hunt(123, 500), Phase.ARREST), Arrest(475), "out-of-arms-reach"),
        (at(hunt(123, 500), Phase.ARREST), Arrest(between(123, 133)), "thieves-shun-circles"),
        (at(hunt(123, 500), Phase.ARREST), Arrest(9), "no-such-space"),
        (at(hunt(123, 500), Phase.ARREST), Walk(113), "already-moved"),
    ],
)
def test_the_reason_says_which_rule_forbids_it(state: State, action: Action, why: str) -> None:
    assert reason(state, action) == why


def test_a_card_on_the_table_cannot_be_played_again() -> None:
    state = replace(at(hunt(500, 500), Phase.CARD, "8"), card=None)
    assert reason(state, PlayCard(Card(8))) == "card-is-played"
    assert reason(state, PlayCard(Card(12))) == "no-such-card"


def test_others_have_to_wait() -> None:
    assert reason(walking(500, 500), EndTurn(), BOB) == "not-your-turn"


@pytest.mark.parametrize(
    ("push", "why"),
    [
        (Push(ANN, 501), "not-yourself"),
        (Push(BOB, 475), "push-too-far"),
        (Push(BOB, 122), "already-there"),
        (Push(BOB, 121), "window-closed"),
    ],
)
def test_drake_is_told_why_not(push: Push, why: str) -> None:
    state = at(hunt(500, 122, looks=("drake", "tad"), thief=THIEF), Phase.PUSH, "7M")
    assert reason(state, push) == why


def test_no_money_no_tip_from_hush() -> None:
    state = replace(walking(500, 500, card="5T", face_up=Who.HUSH), cash=(0, 0))
    assert reason(state, AskTip()) == "tip-too-dear"


def test_the_packs_player_is_told_why_not() -> None:
    state = hunt(0, 500, options="mode=one-vs-many", thief=THIEF, face_up=Who.TRANE)
    state, _ = after(state, (BOB, GetClue()))
    assert reason(state, Step(124, Sound.FOOTSTEPS)) == "never-return"
    assert reason(state, Step(475, Sound.ALARM)) == "one-path-only"


def test_nobody_else_learns_from_a_refusal_where_the_thief_is() -> None:
    state, _ = after(hunt(500, 500, thief=THIEF), (ANN, GetClue()))
    assert (
        reason(state, Step(124, Sound.FOOTSTEPS))
        == reason(state, Step(475, Sound.ALARM))
        == "clue-still-comes"
    )
