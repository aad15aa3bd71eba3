"""Police Chase: Robber and Partner tokens; one fact a test."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.kernel import CHANCE, IllegalAction
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.actions import (
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    Reveal,
    TakeFrom,
    Walk,
)
from game.games.police_chase.rules.state import State
from game.games.police_chase.rules.town import over_roofs
from tests.games.police_chase.towns import (
    ANN,
    BOB,
    EVIDENCE,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    rolled,
    walk,
)


def test_a_special_token_can_be_played_as_soon_as_it_is_found() -> None:
    state, _ = after(chase(36, 99, lying="23=robber"), *walk(4, 23))
    assert RULES.legal(state, ANN) == (PlayRobber(), Done())


def test_a_special_token_can_be_saved() -> None:
    state, events = after(chase(36, 99, lying="23=robber"), *walk(4, 23), (ANN, Done()))
    assert events[-1] == happened.TurnBegan(BOB)
    assert state.hands[ANN] == (ROBBER,)


def test_a_saved_token_can_be_played_after_a_space_with_nothing_on_it() -> None:
    state, _ = after(chase(33, 99, hands={ANN: (ROBBER, PARTNER)}), *walk(3, 36))
    assert RULES.legal(state, ANN) == (PlayRobber(), PlayPartner(), Done())


def test_a_saved_token_can_be_played_after_a_loss_to_the_robber() -> None:
    state = chase(33, 99, robber=36, hands={ANN: (ROBBER, EVIDENCE)})
    state, _ = after(state, *walk(3, 36), (ANN, Give(EVIDENCE)), (ANN, Place(11)))
    assert RULES.legal(state, ANN) == (PlayRobber(), Done())


def test_a_special_token_cannot_be_played_before_the_space_is_followed() -> None:
    state, _ = after(chase(33, 99, hands={ANN: (ROBBER,)}), *rolled(3))
    with pytest.raises(IllegalAction, match="play-it-last"):
        RULES.apply(state, ANN, PlayRobber())


def test_only_one_special_token_is_played_in_a_turn() -> None:
    state = chase(33, 99, hands={ANN: (ROBBER, ROBBER)})
    state, events = after(state, *walk(3, 36), (ANN, PlayRobber()), (ANN, MoveRobber(91)))
    assert events[-1] == happened.TurnBegan(BOB)
    assert state.spent == (ROBBER,)


def test_a_robber_token_moves_the_robber_to_any_other_space() -> None:
    state, _ = after(chase(33, 99, hands={ANN: (ROBBER,)}), *walk(3, 36), (ANN, PlayRobber()))
    ends = {action.to for action in RULES.legal(state, ANN) if isinstance(action, MoveRobber)}
    assert ends == set(state.town.cells) - {55}


def test_an_opponent_hit_by_a_robber_token_gives_a_token() -> None:
    state = chase(33, 99, hands={ANN: (ROBBER,), BOB: (JEWEL,)})
    state, events = after(state, *walk(3, 36), (ANN, PlayRobber()), (ANN, MoveRobber(99)))
    way = over_roofs(state.town, 55)[99]
    assert events[-3:] == [
        happened.RobberMoved(ANN, way, by_token=True),
        happened.RobberStruck(ANN, BOB),
        happened.TokenGiven(BOB, JEWEL),
    ]
    assert all(there in state.town.robber_steps[here] for here, there in pairwise(way))
    state, events = after(state, (BOB, Place(11)))
    assert events[-1] == happened.TurnBegan(BOB)


def bobs_turn() -> State:
    """Ann has played a Robber token, and now Bob, who has one too, has walked to a house with a Warrant."""
    state = chase(33, 13, hands={ANN: (ROBBER,), BOB: (ROBBER,)}, lying="23=warrant")
    animations_for = (
        *walk(3, 36),
        (ANN, PlayRobber()),
        (ANN, MoveRobber(65)),
        *rolled(1, BOB),
        (BOB, Walk(23)),
    )
    return after(state, *animations_for)[0]


def test_after_a_turn_with_a_robber_token_he_goes_by_the_count_again() -> None:
    assert RULES.legal(bobs_turn(), BOB) == tuple(map(MoveRobber, (55, 64, 66, 75)))


def test_after_a_turn_with_a_special_token_the_next_players_space_is_followed_and_a_token_played() -> None:
    state, _ = after(bobs_turn(), (BOB, MoveRobber(75)))
    assert state.hands[BOB] == (ROBBER, WARRANT)
    assert RULES.legal(state, BOB) == (PlayRobber(), Done())


def with_partner(lying: str = "") -> State:
    """Ann has played a Partner; she has an Evidence, Bob an Evidence and the Jewel."""
    hands = {ANN: (EVIDENCE, PARTNER), BOB: (EVIDENCE, JEWEL)}
    return after(chase(33, 99, hands=hands, lying=lying), *walk(3, 36), (ANN, PlayPartner()))[0]


def test_a_partner_takes_any_token_from_the_board_or_from_an_opponent() -> None:
    state = with_partner()
    legal = RULES.legal(state, ANN)
    assert {action.at for action in legal if isinstance(action, Collect)} == set(state.tokens)
    assert [action for action in legal if isinstance(action, TakeFrom)] == [
        TakeFrom(BOB, JEWEL),
        TakeFrom(BOB, EVIDENCE),
    ]


def test_a_partner_steals_the_jewel_from_afar() -> None:
    state, _ = after(with_partner(), (ANN, TakeFrom(BOB, JEWEL)))
    assert state.hands == ((EVIDENCE, JEWEL), (EVIDENCE,))
    assert state.spent == (PARTNER,)


def test_a_partner_used_on_a_duplicate_of_the_board_is_spent_and_the_token_turned_back() -> None:
    state, events = after(with_partner("95=evidence"), (ANN, Collect(95)))
    assert happened.TokenTurnedBack(ANN, 95, EVIDENCE) in events
    assert (state.spent, state.seen, state.turn) == ((PARTNER,), {95: EVIDENCE}, BOB)


def test_a_partner_used_on_a_duplicate_of_an_opponent_is_spent_and_the_token_goes_to_a_house() -> None:
    state, _ = after(with_partner(), (ANN, TakeFrom(BOB, EVIDENCE)), (ANN, Place(11)))
    assert state.hands == ((EVIDENCE,), (JEWEL,))
    assert (state.spent, state.seen, state.turn) == ((PARTNER,), {11: EVIDENCE}, BOB)


def test_a_token_won_by_a_partner_is_not_played_in_that_turn() -> None:
    state, events = after(with_partner("95=robber"), (ANN, Collect(95)))
    assert events[-1] == happened.TurnBegan(BOB)
    assert ROBBER in state.hands[ANN]


def test_a_partner_turns_up_a_token_that_nobody_has_seen() -> None:
    state, _ = after(with_partner(), (ANN, Collect(15)))
    assert RULES.to_act(state) == (CHANCE,)
    state, events = after(state, (CHANCE, Reveal(WARRANT)))
    assert happened.TokenKept(ANN, 15, WARRANT) in events


def test_a_partner_is_not_offered_where_there_is_nothing_to_take() -> None:
    state, _ = after(chase(33, 99, hands={ANN: (PARTNER,)}), *rolled(3))
    state, _ = after(replace(state, face_down=()), (ANN, Walk(36)))
    assert state.turn == BOB
