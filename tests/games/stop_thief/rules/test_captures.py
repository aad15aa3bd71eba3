"""What a capture brings, and what the twelve thieves can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, Outcome
from game.games.stop_thief.rules.actions import AskTip, Coin, Draw, GetClue, NoTip, PlayCard, Step, Walk
from game.games.stop_thief.rules.events import (
    Captured,
    CaseClosed,
    CashTaken,
    ClueHeard,
    FalseArrest,
    SentBack,
    ThiefBolted,
    ThiefRevealed,
)
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State, Tip
from game.games.stop_thief.rules.thieves import COMPETITIVE, Who
from game.games.stop_thief.rules.walks import walks
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    RULES,
    after,
    arrest,
    at,
    between,
    clue,
    hunt,
    offered,
    stepping,
)

THIEF = Hideaway(123, 124, (137,))
ADVANCED = "difficulty=advanced"
NEXT_TO_IT = between(123, 133)


def caught(who: Who, *pawns: int, options: str = "", cash: tuple[int, ...] = ()) -> State:
    """Ann stands next to this thief and may arrest him."""
    state = at(hunt(*(pawns or (NEXT_TO_IT, 500)), thief=THIEF, face_up=who, options=options), Phase.ARREST)
    return replace(state, cash=cash or state.cash)


# ---- rewards and the end ----


def test_the_rewards_of_the_twelve_are_84000() -> None:
    assert len(COMPETITIVE) == 12
    assert sum(thief.reward for thief in COMPETITIVE.values()) == 84_000


def test_the_captor_gets_the_reward_and_what_lies_on_the_card() -> None:
    state = replace(caught(Who.OTTO), bounty=2_000)
    state, events = after(state, *arrest(123, right=True))
    assert state.cash[ANN] == 3_000 + 8_000 + 2_000
    assert state.bounty == 0
    assert Captured(ANN, Who.OTTO, 123, 10_000) in events


def test_after_a_capture_the_thiefs_route_comes_to_light() -> None:
    _, events = after(caught(Who.OTTO), *arrest(123, right=True))
    assert CaseClosed((123,)) in events


def test_after_a_capture_a_new_thief_is_turned_up_and_it_is_the_next_players_turn() -> None:
    state, events = after(caught(Who.OTTO), *arrest(123, right=True), (CHANCE, Draw(Who.MOE)))
    assert ThiefRevealed(Who.MOE) in events
    assert state.phase is Phase.CLUE
    assert state.turn == BOB
    assert state.hideaway is None
    assert not state.record


def test_a_new_thief_finds_all_scenes_unrobbed() -> None:
    state, _ = after(caught(Who.OTTO), *arrest(123, right=True), (CHANCE, Draw(Who.MOE)), (BOB, GetClue()))
    assert 137 in {action.space for action, _ in RULES.odds(state) if hasattr(action, "space")}


def test_a_thief_who_was_caught_does_not_come_back_before_the_deck_is_through() -> None:
    state, _ = after(caught(Who.OTTO), *arrest(123, right=True))
    assert Who.OTTO not in {action.thief for action in offered(state, Draw)}


def test_when_the_deck_is_through_the_discards_are_reshuffled() -> None:
    state, _ = after(replace(caught(Who.OTTO), drawn=tuple(COMPETITIVE)), *arrest(123, right=True))
    assert len(offered(state, Draw)) == 12
    state, _ = after(state, (CHANCE, Draw(Who.OTTO)))
    assert state.drawn == (Who.OTTO,)


@pytest.mark.parametrize(("players", "needed"), [(2, 40_000), (3, 30_000), (4, 20_000)])
def test_so_much_money_wins(players: int, needed: int) -> None:
    pawns = (NEXT_TO_IT, *[500] * (players - 1))
    rich = (needed - 8_000, *[0] * (players - 1))
    state, _ = after(caught(Who.OTTO, *pawns, cash=rich), *arrest(123, right=True))
    assert RULES.outcome(state) == Outcome((ANN,), "enough-cash")
    poor = (needed - 9_000, *[0] * (players - 1))
    state, _ = after(caught(Who.OTTO, *pawns, cash=poor), *arrest(123, right=True))
    assert RULES.outcome(state) is None


def test_in_the_advanced_game_the_second_capture_wins_and_money_is_not_used() -> None:
    state = replace(caught(Who.OTTO, options=ADVANCED), captured=((Who.DOC,), ()))
    state, _ = after(state, *arrest(123, right=True))
    assert RULES.outcome(state) == Outcome((ANN,), "enough-captures")
    assert state.cash == (0, 0)


def test_in_the_advanced_game_a_false_arrest_costs_nothing() -> None:
    state, _ = after(caught(Who.OTTO, options=ADVANCED), *arrest(133, right=False))
    assert state.cash == (0, 0)


def test_in_the_advanced_game_a_spree_adds_nothing() -> None:
    state, _ = after(hunt(500, 500, thief=THIEF, options=ADVANCED), *clue(122, Sound.ALARM))
    assert state.bounty == 0


def test_in_the_advanced_game_all_twelve_are_wanted() -> None:
    state = replace(hunt(500, 500, options=ADVANCED), phase=Phase.REVEAL, drawn=(), face_up=None)
    assert {action.thief for action in offered(state, Draw)} == set(COMPETITIVE)


@pytest.mark.parametrize("who", [Who.WANDA, Who.HUSH, Who.REX, Who.PENNY, Who.CASS])
def test_without_money_abilities_that_only_concern_money_are_void(who: Who) -> None:
    state = hunt(500, 500, thief=THIEF, face_up=who, options=ADVANCED)
    assert not state.at_large(who)
    assert hunt(500, 500, thief=THIEF, face_up=who).at_large(who)


def test_with_captures_agreed_on_no_money_is_used() -> None:
    state = hunt(500, 500, options="difficulty=custom,win=captures,captures=1,cash=10")
    assert state.cash == (0, 0)


# ---- thieves at large ----


def test_each_window_adds_a_thousand_to_wandas_reward_three_times_at_most() -> None:
    glass = Clue(Sound.GLASS)
    for before, bounty in ((0, 1_000), (2, 1_000), (3, 0)):
        heard = (Clue(Sound.ALARM), *[glass] * before)
        state = hunt(500, 500, thief=Hideaway(122, 123, (122,)), face_up=Who.WANDA, heard=heard)
        state, _ = after(state, *clue(121, Sound.GLASS))
        assert state.bounty == bounty


def test_a_window_adds_nothing_to_anybody_else() -> None:
    state, _ = after(hunt(500, 500, thief=Hideaway(122, 123, (122,))), *clue(121, Sound.GLASS))
    assert state.bounty == 0


def test_while_hush_is_at_large_a_tip_costs_a_thousand() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF, face_up=Who.HUSH), Phase.TIP, "5T"), (ANN, AskTip()))
    assert state.cash[ANN] == 2_000


def test_while_hush_is_at_large_no_money_means_no_tip() -> None:
    state = replace(hunt(500, 500, thief=THIEF, face_up=Who.HUSH), phase=Phase.CARD, cash=(0, 3_000))
    state, _ = after(state, (ANN, PlayCard(Card.from_text("5T"))))
    assert state.phase is Phase.WALK


def test_while_rex_is_at_large_a_false_arrest_costs_two_thousand() -> None:
    state, events = after(caught(Who.REX), *arrest(133, right=False))
    assert state.cash[ANN] == 1_000
    assert FalseArrest(ANN, 133, 2_000) in events


def test_while_penny_is_at_large_a_spree_adds_two_thousand() -> None:
    state, _ = after(hunt(500, 500, thief=THIEF, face_up=Who.PENNY), *clue(122, Sound.ALARM))
    assert state.bounty == 2_000


def test_while_skye_is_outdoors_the_street_is_not_named() -> None:
    state = hunt(500, 500, thief=Hideaway(113, 123), face_up=Who.SKYE)
    _, events = after(state, *clue(503, Sound.STREET))
    assert ClueHeard(Sound.STREET, None, 2) in events


def test_while_skye_is_indoors_the_building_is_named() -> None:
    _, events = after(hunt(500, 500, thief=THIEF, face_up=Who.SKYE), *clue(122, Sound.ALARM))
    assert ClueHeard(Sound.ALARM, 1, 2) in events


def test_while_otto_is_at_large_nobody_rides() -> None:
    state = at(hunt(500, 500, thief=THIEF, face_up=Who.OTTO), Phase.WALK)
    assert Walk(599) not in RULES.legal(state, ANN)
    assert Walk(599) in RULES.legal(replace(state, face_up=Who.MOE), ANN)


def test_while_doc_is_at_large_cards_are_worth_one_less() -> None:
    state = at(hunt(123, 500, thief=THIEF, face_up=Who.DOC), Phase.WALK, "5T")
    usual = at(hunt(123, 500, thief=THIEF), Phase.WALK, "4P")
    assert set(walks(state)) == set(walks(usual))


def test_while_baron_is_at_large_a_tip_names_the_district_only() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF, face_up=Who.BARON), Phase.TIP, "5T"), (ANN, AskTip()))
    assert [action.tip for action, _ in RULES.odds(state) if hasattr(action, "tip")] == [Tip(digit=1)]


def test_without_abilities_every_thief_is_like_any_other() -> None:
    options = "difficulty=custom,abilities=off"
    state = at(hunt(500, 500, thief=THIEF, face_up=Who.OTTO, options=options), Phase.WALK)
    assert Walk(599) in RULES.legal(state, ANN)
    state, _ = after(caught(Who.TILLY, NEXT_TO_IT, 505, options=options), *arrest(123, right=True))
    assert state.pawns == (NEXT_TO_IT, 505)


# ---- thieves who are caught ----


def test_who_catches_moe_picks_up_all_cards() -> None:
    state, _ = after(caught(Who.MOE), *arrest(123, right=True))
    assert len(state.hands[ANN]) == 6


def test_when_tilly_is_caught_all_rivals_return_to_500() -> None:
    state, events = after(caught(Who.TILLY, NEXT_TO_IT, 505, 475), *arrest(123, right=True))
    assert state.pawns == (NEXT_TO_IT, 500, 500)
    assert SentBack(BOB, (505, 500)) in events


def test_who_catches_cass_takes_a_thousand_from_each_rival_who_has_it() -> None:
    state, events = after(
        caught(Who.CASS, NEXT_TO_IT, 505, 475, cash=(0, 3_000, 0)), *arrest(123, right=True)
    )
    assert state.cash == (8_000, 2_000, 0)
    assert [event for event in events if isinstance(event, CashTaken)] == [CashTaken(ANN, BOB, 1_000)]


# ---- the Understudy ----


def test_the_first_right_arrest_of_the_understudy_is_up_to_a_coin() -> None:
    state, _ = after(caught(Who.UNDERSTUDY), *arrest(123, right=True))
    assert RULES.odds(state) == ((Coin(heads=True), 1), (Coin(heads=False), 1))
    state, events = after(state, (CHANCE, Coin(heads=False)))
    assert Captured(ANN, Who.UNDERSTUDY, 123, 10_000) in events


def test_on_heads_he_bolts_three_spaces_for_all_to_hear_and_the_arrester_gets_two_thousand() -> None:
    state, events = after(caught(Who.UNDERSTUDY), *arrest(123, right=True), (CHANCE, Coin(heads=True)))
    assert ThiefBolted(ANN, 123, 2_000) in events
    assert state.cash[ANN] == 5_000
    for to, sound in ((133, Sound.FOOTSTEPS), (143, Sound.DOOR), (153, Sound.FOOTSTEPS)):
        assert state.phase is Phase.BOLT
        state, events = after(state, (CHANCE, Step(to, sound)))
        assert any(isinstance(event, ClueHeard) and event.sound is sound for event in events)
    assert state.phase is Phase.CLUE
    assert state.turn == BOB


def test_he_bolts_only_once() -> None:
    state = replace(caught(Who.UNDERSTUDY), bolted=True)
    state, _ = after(state, *arrest(123, right=True))
    assert state.phase is Phase.REVEAL


def test_on_the_run_he_does_not_stay() -> None:
    state = caught(Who.UNDERSTUDY, options="difficulty=intermediate")
    state, _ = after(state, *arrest(123, right=True), (CHANCE, Coin(heads=True)))
    assert 123 not in {action.to for action in offered(state, Step)}


def test_where_he_was_found_is_known_to_all() -> None:
    state, _ = after(caught(Who.UNDERSTUDY), *arrest(123, right=True), (CHANCE, Coin(heads=True)))
    assert stepping(replace(state, phase=Phase.CLUE, running=0)).record[-1] == state.record[-1]
    assert getattr(state.record[-1], "found", False)


def test_two_thousand_for_the_bolting_understudy_may_win() -> None:
    state = caught(Who.UNDERSTUDY, cash=(38_000, 0))
    state, _ = after(state, *arrest(123, right=True), (CHANCE, Coin(heads=True)))
    assert RULES.outcome(state) == Outcome((ANN,), "enough-cash")


def test_a_tip_may_be_left_while_hush_is_at_large() -> None:
    state, _ = after(at(hunt(500, 500, thief=THIEF, face_up=Who.HUSH), Phase.TIP, "5T"), (ANN, NoTip()))
    assert state.cash[ANN] == 3_000
