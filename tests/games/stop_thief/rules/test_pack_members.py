"""What the members of the Pack can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE
from game.games.stop_thief.rules.actions import AskTip, Draw, Step, TakeBack, Walk
from game.games.stop_thief.rules.events import ClueHeard, LootReturned
from game.games.stop_thief.rules.people import Card, Cards
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.thieves import Who
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

COOP, SOLO = "mode=cooperative", "mode=solo"
PACK_AT = Hideaway(123, 124, (137,))
FOOTSTEPS, LAUGHTER = Sound.FOOTSTEPS, Sound.LAUGHTER


def found(who: Who) -> State:
    """Ann stands next to the Pack and may arrest this one of it."""
    return at(hunt(between(123, 133), 500, thief=PACK_AT, face_up=who, options=COOP), Phase.ARREST)


def test_val_makes_tips_cost_two_thousand() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TIPPER), Phase.TIP, "5T")
    assert after(state, (ANN, AskTip()))[0].loot == 48_000


def test_ali_makes_false_arrests_cost_two_thousand() -> None:
    assert after(found(Who.SUE), *arrest(133, right=False))[0].loot == 48_000


def test_dee_closes_the_subway() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE), Phase.WALK)
    assert Walk(599) not in RULES.legal(state, ANN)


def test_with_theo_doors_sound_like_footsteps() -> None:
    state = stepping(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.PATTER))
    assert Step(113, FOOTSTEPS) in offered(state, Step)


def test_with_echo_windows_sound_like_doors() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(122, 123, (122,)), options=COOP, face_up=Who.DORA))
    assert Step(121, Sound.DOOR) in offered(state, Step)


def test_the_first_clue_of_gus_is_laughter_but_for_an_alarm() -> None:
    state = replace(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.CHUCK), heard=0)
    sounds = {action.to: action.sound for action in offered(stepping(state), Step)}
    assert sounds == {113: LAUGHTER, 122: Sound.ALARM, 133: LAUGHTER}
    later = replace(state, heard=1)
    assert {action.sound for action in offered(stepping(later), Step)} == {
        Sound.DOOR,
        Sound.ALARM,
        FOOTSTEPS,
    }


@pytest.mark.parametrize(("heard", "laughs"), [(1, False), (2, True), (3, False), (5, True)])
def test_every_third_clue_of_debbie_is_laughter(heard: int, laughs: object) -> None:
    state = replace(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.DEBBIE), heard=heard)
    sounds = {action.to: action.sound for action in offered(stepping(state), Step)}
    assert (sounds[133] is LAUGHTER) is laughs
    assert sounds[122] is Sound.ALARM


def test_debbies_laughter_does_not_cover_a_train() -> None:
    state = hunt(500, 500, thief=Hideaway(501, 503), options=COOP, face_up=Who.DEBBIE)
    sounds = {action.sound for action in offered(stepping(replace(state, heard=2)), Step)}
    assert sounds == {Sound.TRAIN}


def test_rhea_turner_puts_three_thousand_back_into_the_loot() -> None:
    state, events = after(found(Who.RHEA), *arrest(123, right=True))
    assert state.loot == 53_000
    assert LootReturned(3_000) in events


def with_dee_caught(*played: Cards, card: str = "8", options: str = COOP) -> State:
    """Ann has arrested Dee Lear with these cards on the table."""
    state = replace(found(Who.DEE), played=played, card=Card.from_text(card), hands=((), ()))
    if options == SOLO:
        state = hunt(between(123, 133), thief=PACK_AT, face_up=Who.DEE, options=SOLO)
        state = replace(at(state, Phase.ARREST), played=played)
    return after(state, *arrest(123, right=True))[0]


def test_with_dee_lear_the_captor_chooses_the_card_that_everyone_takes_back() -> None:
    state = with_dee_caught((Card(8), Card(10)), (Card(9), Card(8)))
    assert state.acting == ANN
    assert offered(state, TakeBack) == [TakeBack(ANN, Card(8)), TakeBack(ANN, Card(10))]
    state, _ = after(state, (ANN, TakeBack(ANN, Card(10))))
    assert offered(state, TakeBack) == [TakeBack(BOB, Card(8)), TakeBack(BOB, Card(9))]
    state, _ = after(state, (ANN, TakeBack(BOB, Card(8))))
    assert state.played == ((Card(8),), (Card(9),))
    assert state.hands == ((Card(10),), (Card(8),))
    assert state.phase is Phase.REVEAL


def test_who_has_played_one_card_takes_it_back_unasked() -> None:
    state = with_dee_caught((Card(8),), (Card(9),))
    assert state.played == ((), ())
    assert state.phase is Phase.REVEAL


def test_a_captor_who_picks_up_all_cards_anyway_chooses_for_the_others_only() -> None:
    state = with_dee_caught((Card(8), Card.from_text("4P")), (Card(9), Card(8)), card="4P")
    assert {action.seat for action in offered(state, TakeBack)} == {BOB}


def test_alone_dee_lear_leaves_nothing_to_choose() -> None:
    state = with_dee_caught((Card(8), Card(10)), options=SOLO)
    assert state.played == ((),)
    assert state.phase is Phase.REVEAL


def test_after_cora_the_next_clue_that_is_asked_for_names_the_district() -> None:
    state, _ = after(
        found(Who.WILMA),
        *arrest(123, right=True),
        (CHANCE, Draw(Who.TRANE)),
        (CHANCE, Step(133, LAUGHTER)),
        (CHANCE, Step(143, LAUGHTER)),
    )
    state, events = after(state, *clue(153, FOOTSTEPS, seat=BOB))
    assert any(isinstance(event, ClueHeard) and event.district == 1 for event in events)
    _, events = after(replace(state, phase=Phase.CLUE), *clue(154, FOOTSTEPS, seat=BOB))
    assert any(isinstance(event, ClueHeard) and event.district is None for event in events)
