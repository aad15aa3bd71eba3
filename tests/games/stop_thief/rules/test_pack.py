"""The Pack: cooperative, solo and one-vs-many."""

from __future__ import annotations

from dataclasses import replace
from math import exp

import pytest

from game.core.kernel import CHANCE, Outcome
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Answer, Appear, AskTip, Draw, GetClue, Step, Unmask
from game.games.stop_thief.rules.city import City, nearest_scene
from game.games.stop_thief.rules.events import CaseClosed, ClueHeard, LootTaken, PackMoved, TipGiven
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State, Tip
from game.games.stop_thief.rules.thieves import PACK, Who
from game.match.game import BadSetup, parse_options
from game.shell.words import Words
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    RULES,
    after,
    arrest,
    at,
    between,
    board,
    clue,
    hunt,
    offered,
    stepping,
    stop_thief,
    targets,
)

COOP, SOLO, MANY = "mode=cooperative", "mode=solo", "mode=one-vs-many"
PLAN = City.of(board()).plan
NEXT_TO_IT = between(123, 133)
PACK_AT = Hideaway(123, 124, (137,))
FOOTSTEPS, LAUGHTER = Sound.FOOTSTEPS, Sound.LAUGHTER


def found(who: Who = Who.TRANE, options: str = COOP, drawn: int = 1) -> State:
    """Ann stands next to the Pack and may arrest this one of it."""
    pawns = (NEXT_TO_IT,) if options == SOLO else (NEXT_TO_IT, 500)
    state = at(hunt(*pawns, thief=PACK_AT, face_up=who, options=options), Phase.ARREST)
    return replace(state, drawn=(who, *(thief for thief in PACK if thief is not who))[:drawn])


# ---- who plays ----


@pytest.mark.parametrize(
    ("options", "seats", "sentence"),
    [
        ("", 1, "stop-thief mode=competitive is for 2 to 4 seats, not 1."),
        (COOP, 5, "stop-thief mode=cooperative is for 2 to 4 seats, not 5."),
        (SOLO, 2, "stop-thief mode=solo is for 1 seat, not 2."),
        (MANY, 1, "stop-thief mode=one-vs-many is for 2 to 5 seats, not 1."),
    ],
)
def test_a_wrong_number_for_the_mode_is_refused_with_a_sentence(
    options: str, seats: int, sentence: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        parse_options(STOP_THIEF, options, seats)
    assert Words().explain(refused.value) == sentence


# ---- the start ----


def test_the_loot_is_fifty_thousand_unless_agreed_otherwise() -> None:
    assert RULES.new(stop_thief(2, COOP), board()).loot == 50_000
    assert RULES.new(stop_thief(2, f"{COOP},loot=70"), board()).loot == 70_000


def test_six_of_nine_lie_on_top_of_debbie() -> None:
    state = replace(hunt(500, 500, options=COOP), phase=Phase.REVEAL, drawn=())
    assert len(offered(state, Draw)) == 9
    state = replace(state, drawn=tuple(PACK)[:6])
    assert offered(state, Draw) == [Draw(Who.DEBBIE)]


def test_the_pack_starts_inside_a_building_but_not_on_a_crime_scene() -> None:
    state, _ = after(hunt(500, 500, options=COOP, face_up=Who.TRANE), (ANN, GetClue()))
    assert {action.space for action in offered(state, Appear)} == set(PLAN.of_kind("floor"))


def test_the_first_clue_names_the_building_and_the_others_do_not() -> None:
    start = hunt(500, 500, options=COOP, face_up=Who.TRANE)
    state, events = after(start, (ANN, GetClue()), (CHANCE, Appear(123, FOOTSTEPS)))
    assert ClueHeard(FOOTSTEPS, 1, 1) in events
    _, events = after(replace(state, phase=Phase.CLUE), *clue(124, FOOTSTEPS))
    assert ClueHeard(FOOTSTEPS, None, 2) in events


# ---- how it moves ----


def test_often_is_three_times_of_four_for_the_pack_too() -> None:
    state = hunt(500, 500, thief=Hideaway(116, 505), options=COOP, face_up=Who.TRANE)
    assert targets(stepping(state))[126] == pytest.approx(0.75, abs=1e-5)


def test_the_pack_never_stays() -> None:
    state = hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE)
    assert 123 not in targets(stepping(state))


def test_the_pack_always_rides() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(501, 503), options=COOP, face_up=Who.TRANE))
    assert {action.via for action in offered(state, Step)} == {500}
    assert 500 not in targets(state)


@pytest.mark.parametrize(("players", "k"), [(2, 0.5), (3, 0.7), (4, 1.0)])
def test_the_pack_seeks_the_nearest_unrobbed_scene(players: int, k: float) -> None:
    thief = Hideaway(123, 113, (137,))
    state = stepping(hunt(*[500] * players, thief=thief, options=COOP, face_up=Who.TRANE))
    draw = {to: exp(-k * nearest_scene(state.city, frozenset({137}), to)) for to in (122, 124, 133)}
    whole = sum(draw.values())
    assert targets(state) == {to: pytest.approx(pull / whole, abs=1e-5) for to, pull in draw.items()}


def test_without_a_lure_every_step_is_as_likely() -> None:
    state = stepping(hunt(500, 500, thief=PACK_AT, options=f"{COOP},lure=0", face_up=Who.TRANE))
    assert targets(state) == dict.fromkeys((113, 122, 133), pytest.approx(1 / 3, abs=1e-5))


# ---- the Loot ----


def test_a_robbery_takes_five_thousand_from_the_loot() -> None:
    state, events = after(
        hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE), *clue(122, Sound.ALARM)
    )
    assert state.loot == 45_000
    assert LootTaken(5_000, "spree") in events


def test_a_robbed_scene_is_robbed_only_once() -> None:
    thief = Hideaway(136, 126, (137,))
    state, _ = after(hunt(500, 500, thief=thief, options=COOP, face_up=Who.TRANE), *clue(137, FOOTSTEPS))
    assert state.loot == 50_000


def test_a_tip_costs_the_loot_a_thousand_and_tells_all_the_first_digit() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE), Phase.TIP, "5T")
    state, events = after(state, (ANN, AskTip()), (CHANCE, Answer(Tip(digit=1))))
    assert state.loot == 49_000
    given = next(event for event in events if isinstance(event, TipGiven))
    assert given.seen_by(BOB) == given
    assert RULES.view(state, BOB).record == state.record


def test_a_false_arrest_costs_the_loot_a_thousand() -> None:
    state, _ = after(found(), *arrest(133, right=False))
    assert state.loot == 49_000


@pytest.mark.parametrize("left", [1_000, 500])
def test_loot_that_reaches_nothing_is_lost(left: int) -> None:
    state, _ = after(replace(found(), loot=left), *arrest(133, right=False))
    assert state.phase is Phase.UNMASK
    state, events = after(state, (CHANCE, Unmask()))
    assert RULES.outcome(state) == Outcome((), "loot-gone")
    assert CaseClosed((123,)) in events


def test_a_tip_for_the_last_of_the_loot_loses() -> None:
    state = at(hunt(500, 500, thief=PACK_AT, options=COOP, face_up=Who.TRANE), Phase.TIP, "5T")
    state, _ = after(replace(state, loot=1_000), (ANN, AskTip()))
    assert state.phase is Phase.UNMASK


# ---- an arrest ----


def test_after_an_arrest_the_next_of_the_pack_is_revealed_and_it_runs_two_secret_steps() -> None:
    state, events = after(found(), *arrest(123, right=True), (CHANCE, Draw(Who.TIPPER)))
    assert not any(isinstance(event, CaseClosed) for event in events)
    assert state.phase is Phase.ESCAPE
    state, events = after(state, (CHANCE, Step(133, LAUGHTER)), (CHANCE, Step(143, LAUGHTER)))
    assert [event for event in events if isinstance(event, PackMoved)] == [PackMoved(LAUGHTER)] * 2
    assert state.phase is Phase.CLUE
    assert state.turn == BOB


def test_a_secret_step_into_a_scene_or_a_subway_space_is_heard() -> None:
    state, _ = after(found(), *arrest(123, right=True), (CHANCE, Draw(Who.TIPPER)))
    assert Step(122, Sound.ALARM) in offered(state, Step)
    state, _ = after(state, (CHANCE, Step(122, Sound.ALARM)))
    assert state.loot == 45_000
    out = replace(state, hideaway=Hideaway(501, 503))
    assert all(action.sound is Sound.TRAIN for action in offered(out, Step))


def test_on_the_run_a_scene_robbed_before_is_footsteps_and_not_laughter() -> None:
    state, _ = after(found(), *arrest(123, right=True), (CHANCE, Draw(Who.TIPPER)))
    robbed = replace(state, hideaway=Hideaway(123, 124, (122,)))
    assert {action.to: action.sound for action in offered(robbed, Step)}[122] is FOOTSTEPS


def test_with_debbie_everybody_wins() -> None:
    state, _ = after(found(Who.DEBBIE, drawn=6), *arrest(123, right=True))
    assert RULES.outcome(state) == Outcome((ANN, BOB), "debbie-caught")


def test_alone_a_capture_brings_all_cards_back() -> None:
    state, _ = after(found(options=SOLO), *arrest(123, right=True))
    assert len(state.hands[ANN]) == 6


def test_together_a_capture_brings_no_cards_back() -> None:
    state, _ = after(found(), *arrest(123, right=True))
    assert len(state.hands[ANN]) == 5


def test_a_clue_that_nobody_asked_for_is_marked_in_the_record() -> None:
    state, _ = after(
        found(), *arrest(123, right=True), (CHANCE, Draw(Who.TIPPER)), (CHANCE, Step(133, LAUGHTER))
    )
    assert isinstance(state.record[-1], Clue)
    assert state.record[-1].escape
