"""Police Chase: finding, stealing and placing tokens; one fact a test."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.actions import Collect, Give, MoveRobber, Place, Reveal, TakeFrom
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import FaceDown, Token
from tests.games.police_chase.towns import (
    ANN,
    BOB,
    CAT,
    EVIDENCE,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    walk,
)


def houses(state: State) -> set[int]:
    """Where the token in hand may be laid."""
    return {action.at for action in RULES.legal(state, state.owing[0]) if isinstance(action, Place)}


# ---- finding ----


def test_a_token_that_nobody_has_seen_is_any_of_those_left() -> None:
    state = chase(36, 99, hands={BOB: (JEWEL, EVIDENCE)})
    state, _ = after(state, *walk(4, 23))
    assert dict(RULES.odds(state)) == {
        Reveal(EVIDENCE): 4,
        Reveal(WARRANT): 5,
        Reveal(ROBBER): 5,
        Reveal(PARTNER): 4,
    }


def test_a_token_that_was_found_is_shown_and_kept() -> None:
    state, events = after(chase(36, 99), *walk(4, 23), (CHANCE, Reveal(EVIDENCE)))
    shown, kept = happened.TokenShown(ANN, 23, EVIDENCE), happened.TokenKept(ANN, 23, EVIDENCE)
    assert events[-3:] == [shown, kept, happened.TurnBegan(BOB)]
    assert state.hands[ANN] == (EVIDENCE,)
    assert 23 not in state.tokens


@pytest.mark.parametrize("held", [EVIDENCE, WARRANT])
def test_a_second_evidence_or_warrant_is_shown_and_turned_back(held: Token) -> None:
    state, events = after(chase(36, 99, hands={ANN: (held,)}), *walk(4, 23), (CHANCE, Reveal(held)))
    shown, back = happened.TokenShown(ANN, 23, held), happened.TokenTurnedBack(ANN, 23, held)
    assert events[-3:] == [shown, back, happened.TurnBegan(BOB)]
    assert state.hands[ANN] == (held,)
    assert state.seen == {23: held}


def test_a_token_that_all_have_seen_is_no_matter_of_chance() -> None:
    state, _ = after(chase(36, 99, lying="23=warrant"), *walk(4, 23))
    assert state.hands[ANN] == (WARRANT,)


def test_a_second_robber_or_partner_is_kept() -> None:
    state = chase(36, 99, hands={ANN: (ROBBER,)}, lying="23=robber")
    state, _ = after(state, *walk(4, 23))
    assert state.hands[ANN] == (ROBBER, ROBBER)


# ---- stealing ----


def test_an_officer_who_lands_on_an_opponent_takes_a_token_of_the_own_choice() -> None:
    state, _ = after(chase(33, 36, hands={BOB: (EVIDENCE, JEWEL)}), *walk(3, 36))
    assert RULES.legal(state, ANN) == (TakeFrom(BOB, JEWEL), TakeFrom(BOB, EVIDENCE))
    state, events = after(state, (ANN, TakeFrom(BOB, JEWEL)))
    assert happened.TokenStolen(ANN, BOB, JEWEL) in events
    assert state.hands == ((JEWEL,), (EVIDENCE,))


def test_the_only_token_of_an_opponent_is_taken_at_once() -> None:
    state, _ = after(chase(33, 36, hands={BOB: (JEWEL,)}), *walk(3, 36))
    assert state.hands == ((JEWEL,), ())


def test_an_opponent_without_tokens_leaves_no_choice() -> None:
    _, events = after(chase(36, 23, lying="23=evidence"), *walk(4, 23))
    assert happened.TokenKept(ANN, 23, EVIDENCE) in events
    _, events = after(chase(33, 36), *walk(3, 36))
    assert happened.NothingHere(ANN) in events


def test_of_a_token_and_an_opponent_on_one_space_one_is_chosen() -> None:
    state = chase(36, 23, hands={BOB: (WARRANT,)}, lying="23=evidence")
    state, _ = after(state, *walk(4, 23))
    assert RULES.legal(state, ANN) == (Collect(23), TakeFrom(BOB, WARRANT))
    assert after(state, (ANN, Collect(23)))[0].hands == ((EVIDENCE,), (WARRANT,))
    assert after(state, (ANN, TakeFrom(BOB, WARRANT)))[0].seen == {23: EVIDENCE}


def test_of_several_opponents_on_one_space_one_is_robbed() -> None:
    state = chase(33, 36, 36, hands={BOB: (WARRANT,), CAT: (JEWEL,)})
    state, _ = after(state, *walk(3, 36))
    assert RULES.legal(state, ANN) == (TakeFrom(BOB, WARRANT), TakeFrom(CAT, JEWEL))


@pytest.mark.parametrize("special", [ROBBER, PARTNER])
def test_robber_and_partner_tokens_can_be_stolen_and_kept(special: Token) -> None:
    state = chase(33, 36, hands={ANN: (special,), BOB: (special,)})
    assert after(state, *walk(3, 36))[0].hands == ((special, special), ())


def test_a_stolen_token_that_the_thief_has_already_is_laid_on_an_empty_house_by_the_thief() -> None:
    state = chase(33, 36, hands={ANN: (EVIDENCE,), BOB: (EVIDENCE,)})
    state, _ = after(state, *walk(3, 36))
    assert (state.phase, state.acting, state.staged) == (Phase.PLACE, ANN, EVIDENCE)
    state, events = after(state, (ANN, Place(11)))
    assert events == [happened.TokenPlaced(ANN, 11, EVIDENCE), happened.TurnBegan(BOB)]
    assert (state.hands, state.seen) == (((EVIDENCE,), ()), {11: EVIDENCE})


# ---- placing ----


def struck(*officers: int, lying: str = "") -> State:
    """Ann has run into the robber on 36 with an Evidence."""
    return after(chase(*officers, robber=36, hands={ANN: (EVIDENCE,)}, lying=lying), *walk(3, 36))[0]


def test_a_token_goes_to_a_house_with_neither_token_nor_officer() -> None:
    assert houses(struck(33, 91)) == {95, 11, 19, 99}


def test_a_station_is_a_house_like_any_other() -> None:
    assert {11, 19, 99} <= houses(struck(33, 91))
    assert 91 not in houses(struck(33, 91))


def test_the_centre_is_no_house() -> None:
    assert 55 not in houses(struck(33, 91))


def test_a_house_with_the_robber_on_it_is_not_empty() -> None:
    state = chase(33, 95, robber=94, hands={BOB: (EVIDENCE, JEWEL)})
    state, _ = after(state, *walk(1, 34), (ANN, MoveRobber(95)), (BOB, Give(JEWEL)))
    assert 95 not in state.tokens
    assert houses(state).isdisjoint({95})


def test_if_no_house_is_empty_the_token_goes_under_a_pawn() -> None:
    state = struck(33, 91)
    full = tuple(FaceDown(house) for house in state.town.houses if house not in (19, 91))
    state = replace(state, face_down=full)
    assert houses(state) == {19}
    assert houses(replace(state, officers=(36, 19), robber=91)) == {19, 91}


def test_with_no_token_the_robber_takes_none() -> None:
    state, _ = after(chase(33, 99, robber=36), *walk(3, 36))
    assert state.turn == BOB


def test_a_token_that_was_laid_down_is_known_to_all() -> None:
    state, _ = after(struck(33, 91), (ANN, Place(99)))
    assert RULES.view(state, BOB).seen == {99: EVIDENCE}
