"""What the members of the Pack can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE
from game.games.stop_thief.rules.actions import AskTip, Draw, Step, Walk
from game.games.stop_thief.rules.events import ClueHeard, LootReturned
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.cities import ANN, BOB, RULES, after, arrest, at, clue, hunt, offered, stepping

COOP = "mode=cooperative"
PACK_AT = Hideaway(123, 124, (137,))
FOOTSTEPS, LAUGHTER = Sound.FOOTSTEPS, Sound.LAUGHTER


def found(who: Who) -> State:
    """Ann stands next to the Pack and may arrest this one of it."""
    return at(hunt(133, 500, thief=PACK_AT, face_up=who, options=COOP), Phase.ARREST)


def test_val_makes_tips_cost_two_thousand() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TIPPER), Phase.TIP, "5T")
    assert after(state, (ANN, AskTip()))[0].loot == 48_000


def test_ali_makes_false_arrests_cost_two_thousand() -> None:
    assert after(found(Who.SUE), *arrest(143, right=False))[0].loot == 48_000


def test_dee_closes_the_subway() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE), Phase.WALK)
    assert Walk(599) not in RULES.legal(state, ANN)


def test_with_theo_doors_sound_like_footsteps() -> None:
    state = stepping(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.PATTER))
    assert Step(113, FOOTSTEPS) in offered(state, Step)


def test_with_echo_windows_sound_like_doors() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(122, 123, (122,)), options=COOP, face_up=Who.DORA))
    assert offered(state, Step) == [Step(121, Sound.DOOR)]


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


def test_with_dee_lear_everyone_takes_back_the_highest_card() -> None:
    state = replace(found(Who.DEE), played=((Card(8), Card(10), Card(9)), (Card(9),)))
    state = replace(state, hands=(state.hands[0][:3], state.hands[1][:5]))
    state, _ = after(state, *arrest(123, right=True))
    assert state.played == ((Card(8), Card(9)), ())


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
