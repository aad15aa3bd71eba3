"""A turn of an investigator: cards, walks, tips and arrests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules.actions import (
    Answer,
    Arrest,
    AskTip,
    EndTurn,
    FirstPlayer,
    NoTip,
    PlayCard,
    Stay,
    Verdict,
    Walk,
)
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.events import CardsPickedUp, TipGiven, TurnBegan
from game.games.stop_thief.rules.people import INVESTIGATORS, Card, Effect
from game.games.stop_thief.rules.sections import sections
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State, Tip
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    CAT,
    RULES,
    after,
    arrest,
    at,
    between,
    board,
    clue,
    hunt,
    offered,
    stop_thief,
    turn,
)

PLAN = City.of(board()).plan
THIEF = Hideaway(123, 124, (137,))
CIRCLE = between(123, 133)
"""Between 123 and 133."""


def reached(state: State) -> set[int]:
    return {action.space for action in offered(state, Arrest)}


# ---- the start ----


def test_everybody_starts_at_500_with_six_cards_and_three_thousand() -> None:
    state = RULES.new(stop_thief(3), board())
    assert state.pawns == (500, 500, 500)
    assert state.cash == (3_000, 3_000, 3_000)
    assert [len(hand) for hand in state.hands] == [6, 6, 6]


def test_the_device_says_who_goes_first_and_then_a_thief_is_turned_up() -> None:
    state = RULES.new(stop_thief(3), board())
    assert RULES.legal(state, CHANCE) == tuple(FirstPlayer(seat) for seat in (ANN, BOB, CAT))
    state, _ = after(state, (CHANCE, FirstPlayer(BOB)))
    assert state.phase is Phase.REVEAL
    assert len(RULES.legal(state, CHANCE)) == 12


@pytest.mark.parametrize("look", INVESTIGATORS)
def test_everybody_has_one_card_that_picks_up_and_one_that_tips(look: str) -> None:
    letters = [card.effect for card in INVESTIGATORS[look].cards]
    assert letters.count(Effect.PICK_UP) == letters.count(Effect.TIP) == 1


# ---- cards ----


def test_a_turn_is_a_clue_a_card_a_move_and_perhaps_an_arrest() -> None:
    state = hunt(500, 500, thief=THIEF)
    phases = [state.phase]
    for act in (*clue(133, Sound.FOOTSTEPS), *turn("8", 501), (ANN, EndTurn())):
        state, _ = after(state, act)
        phases.append(state.phase)
    assert phases == [Phase.CLUE, Phase.STEP, Phase.CARD, Phase.WALK, Phase.ARREST, Phase.CLUE]
    assert state.turn == BOB


def test_a_card_that_was_played_stays_on_the_table() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF), Phase.ARREST, "8"), (ANN, EndTurn()))
    assert Card(8) in state.played[ANN]
    assert Card(8) not in state.hands[ANN]


def test_the_lowest_card_brings_all_cards_back_at_the_end_of_the_turn() -> None:
    state = at(at(hunt(500, 500, thief=THIEF), Phase.ARREST, "8"), Phase.ARREST, "4P")
    state, events = after(state, (ANN, EndTurn()))
    assert len(state.hands[ANN]) == 6
    assert not state.played[ANN]
    assert any(isinstance(event, CardsPickedUp) for event in events)


def test_the_lowest_card_brings_them_back_after_a_false_arrest_too() -> None:
    state = at(hunt(123, 500, thief=Hideaway(475)), Phase.ARREST, "4P")
    state, _ = after(state, *arrest(123, right=False))
    assert len(state.hands[ANN]) == 6


# ---- tips ----


def test_a_tip_comes_before_moving_and_may_be_left() -> None:
    state, _ = after(
        replace(hunt(500, 500, thief=THIEF), phase=Phase.CARD), (ANN, PlayCard(Card.from_text("5T")))
    )
    assert RULES.legal(state, ANN) == (AskTip(), NoTip())
    state, _ = after(state, (ANN, NoTip()))
    assert state.phase is Phase.WALK


def test_jimmys_tip_comes_after_moving() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF), Phase.WALK, "6A"), (ANN, Stay()))
    assert RULES.legal(state, ANN) == (AskTip(), NoTip())
    state, _ = after(state, (ANN, AskTip()), (CHANCE, Answer(Tip(spaces=(123,)))))
    assert state.phase is Phase.ARREST


def test_in_the_standard_game_a_tip_tells_the_space() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"), (ANN, AskTip()))
    assert RULES.legal(state, CHANCE) == (Answer(Tip(spaces=(123,))),)


def test_a_tip_is_seen_by_who_asked_and_by_nobody_else() -> None:
    tip = Tip(spaces=(123,))
    state, events = after(
        at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"), (ANN, AskTip()), (CHANCE, Answer(tip))
    )
    (given,) = [event for event in events if isinstance(event, TipGiven)]
    assert given.seen_by(ANN) == given
    assert given.seen_by(BOB) == TipGiven(ANN, None, shared=False)
    assert RULES.view(state, ANN).record[-1] != RULES.view(state, BOB).record[-1]
    assert str(tip) not in repr(RULES.view(state, BOB))


def test_in_the_intermediate_game_a_tip_tells_two_spaces_of_one_kind_in_one_district() -> None:
    state = at(hunt(500, 500, thief=THIEF, options="difficulty=intermediate"), Phase.TIP, "5T")
    state, _ = after(state, (ANN, AskTip()))
    told = [action.tip.spaces for action in offered(state, Answer)]
    assert len(told) > 10
    for one, other in told:
        assert 123 in (one, other)
        assert one < other
        assert PLAN.kind[one] == PLAN.kind[other]
        assert PLAN.digit[one] == PLAN.digit[other]


def test_in_the_advanced_game_a_tip_tells_two_sections() -> None:
    state = at(hunt(500, 500, thief=THIEF, options="difficulty=advanced"), Phase.TIP, "5T")
    state, _ = after(state, (ANN, AskTip()))
    parts = sections(state.city)
    told = [action.tip.sections for action in offered(state, Answer)]
    assert len(told) == len(parts) - 1
    assert all(123 in (*parts[one], *parts[other]) for one, other in told)


def test_a_section_has_five_to_eight_connected_spaces_and_every_space_is_in_one() -> None:
    parts = sections(City.of(board()))
    assert sorted(space for part in parts for space in part) == list(PLAN.numbered)
    for part in parts:
        assert 5 <= len(part) <= 8
        found, todo = {part[0]}, [part[0]]
        while todo:
            new = set(PLAN.steps[todo.pop()]) & set(part) - found
            found |= new
            todo += new
        assert found == set(part)


# ---- arrests ----


def test_from_a_number_an_arrest_reaches_that_number_only() -> None:
    assert reached(at(hunt(123, 500), Phase.ARREST)) == {123}


def test_from_a_circle_an_arrest_reaches_both_ends_of_its_path() -> None:
    assert reached(at(hunt(CIRCLE, 500), Phase.ARREST)) == {123, 133}


def test_an_arrest_reaches_a_window_from_the_circle_before_it() -> None:
    assert reached(at(hunt(between(121, 122), 500), Phase.ARREST)) == {121, 122}


def test_if_agreed_an_arrest_reaches_the_next_number() -> None:
    state = at(hunt(123, 500, options="difficulty=custom,arrest_reach=number"), Phase.ARREST)
    assert reached(state) == {123, 113, 122, 124, 133}


def test_peppers_card_reaches_three_spaces_circles_counted() -> None:
    state = at(hunt(CIRCLE, 500, looks=("pepper", "tad")), Phase.ARREST, "6L")
    assert reached(state) == {123, 133, 113, 122, 124, 143}
    state = at(hunt(123, 500, looks=("pepper", "tad")), Phase.ARREST, "6L")
    assert reached(state) == {123, 113, 122, 124, 133}


def test_a_false_arrest_costs_a_thousand_and_ends_the_turn() -> None:
    state, events = after(at(hunt(123, 500, thief=Hideaway(475)), Phase.ARREST), *arrest(123, right=False))
    assert state.cash[ANN] == 2_000
    assert TurnBegan(BOB) in events


def test_without_money_a_false_arrest_costs_nothing() -> None:
    state = replace(at(hunt(123, 500, thief=Hideaway(475)), Phase.ARREST), cash=(0, 3_000))
    state, _ = after(state, *arrest(123, right=False))
    assert state.cash == (0, 3_000)


def test_only_the_truth_is_a_verdict() -> None:
    for thief, right in ((123, True), (475, False)):
        state, _ = after(at(hunt(123, 500, thief=Hideaway(thief)), Phase.ARREST), (ANN, Arrest(123)))
        assert [action.right for action in offered(state, Verdict)] == [right]


def test_a_turn_may_end_without_an_arrest() -> None:
    state, _ = after(at(hunt(123, 500, thief=Hideaway(475)), Phase.ARREST), (ANN, EndTurn()))
    assert state.turn == Seat(1)


# ---- taking back ----


def test_a_card_and_a_walk_can_be_taken_back_but_not_a_tip_or_a_clue() -> None:
    state = replace(hunt(500, 500, thief=THIEF), phase=Phase.CARD)
    assert not RULES.apply(state, ANN, PlayCard(Card(8))).final
    assert not RULES.apply(at(state, Phase.WALK), ANN, Walk(501)).final
    assert RULES.apply(at(state, Phase.TIP, "5T"), ANN, AskTip()).final
    assert RULES.apply(replace(state, phase=Phase.CLUE), ANN, clue(133, Sound.FOOTSTEPS)[0][1]).final
