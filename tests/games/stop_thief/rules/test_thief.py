"""How a thief moves, and what is heard of it."""

from __future__ import annotations

from dataclasses import replace
from math import exp

import pytest

from game.core.kernel import CHANCE
from game.games.stop_thief.rules.actions import Appear, GetClue, Step
from game.games.stop_thief.rules.city import City, nearest_scene
from game.games.stop_thief.rules.events import ClueHeard, Spree, ThiefStepped
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound
from game.games.stop_thief.rules.thief_moves import ThiefState, ways
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    RULES,
    after,
    board,
    clue,
    hunt,
    little_board,
    offered,
    stepping,
    targets,
)

ALARM, DOOR, FOOTSTEPS, GLASS = Sound.ALARM, Sound.DOOR, Sound.FOOTSTEPS, Sound.GLASS
STREET, TRAIN, HOLD = Sound.STREET, Sound.TRAIN, Sound.HOLD
CUSTOM = "difficulty=custom,subway=never,lure=0"
RIDING = "difficulty=custom,doors=often,lingering=on,lure=0,subway="
INTERMEDIATE, ADVANCED = "difficulty=intermediate", "difficulty=advanced"
PLAN = City.of(board()).plan
OTHERS = tuple(station for station in PLAN.stations if station != 500)


def close(share: float) -> object:
    return pytest.approx(share, abs=1e-5)


# ---- steps ----


def test_a_thief_goes_from_a_number_to_a_number_one_path_away() -> None:
    assert set(targets(stepping(hunt(500, 500, thief=Hideaway(122))))) == {113, 121, 123}


def test_a_thief_never_returns_to_the_space_he_just_came_from() -> None:
    assert set(targets(stepping(hunt(500, 500, thief=Hideaway(123, 122))))) == {113, 124, 133}


def test_in_the_standard_game_he_never_stays() -> None:
    assert 123 not in targets(stepping(hunt(500, 500, thief=Hideaway(123, 122))))


def test_in_the_standard_game_he_always_goes_through_a_door_or_window() -> None:
    assert set(targets(stepping(hunt(500, 500, thief=Hideaway(116, 505))))) == {126}
    assert set(targets(stepping(hunt(500, 500, thief=Hideaway(116, 126))))) == {505, 507}


def test_often_through_a_window_is_three_times_of_four() -> None:
    state = hunt(500, 500, thief=Hideaway(116, 505), options=f"{CUSTOM},doors=often")
    assert targets(stepping(state)) == {126: close(0.75), 507: close(0.25)}


def test_with_free_doors_every_way_is_as_likely() -> None:
    state = hunt(500, 500, thief=Hideaway(116, 505), options=f"{CUSTOM},doors=free")
    assert targets(stepping(state)) == {126: close(0.5), 507: close(0.5)}


def test_a_thief_among_rivals_seeks_the_nearest_scene() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(123, 113)))
    draw = {to: exp(-0.8 * nearest_scene(state.city, frozenset(), to)) for to in (122, 124, 133)}
    whole = sum(draw.values())
    assert targets(state) == {to: close(pull / whole) for to, pull in draw.items()}


def test_often_is_always_where_the_side_he_came_from_has_no_other_space() -> None:
    state = hunt(500, 500, thief=Hideaway(151, 152), options=f"{CUSTOM},doors=often")
    assert targets(stepping(state)) == {650: close(1)}


def test_at_a_door_with_a_second_way_inside_he_may_turn_back_into_the_room() -> None:
    state = hunt(500, 500, thief=Hideaway(113, 123), options=f"{CUSTOM},doors=often")
    assert targets(stepping(state)) == {503: close(0.75), 122: close(0.25)}


def test_a_third_of_all_doors_and_windows_have_a_second_way_inside() -> None:
    openings = PLAN.of_kind("door", "window")
    inside = {opening: [end for end in PLAN.steps[opening] if end in PLAN.indoors] for opening in openings}
    second = [
        opening for opening, ends in inside.items() if len(ends) > len({PLAN.room[end] for end in ends})
    ]
    assert len(second) >= len(openings) / 3


def test_if_every_step_would_be_a_return_he_may_return() -> None:
    city = City.of(little_board("101 crime_scene 1 102\n102 floor 1 101 103\n103 floor 1 102"))
    found = ways(city, hunt(500, 500).terms, ThiefState(101, 102, frozenset()), linger=False)
    assert [way.to for way in found] == [102]


def test_no_space_of_our_city_makes_a_thief_return() -> None:
    assert all(len(ends) >= 2 for ends in PLAN.steps.values())


# ---- trains ----


def test_in_the_standard_game_he_enters_a_subway_space_and_takes_no_train() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(501, 503)))
    assert RULES.odds(state)[0][0] == Step(500, TRAIN)
    assert set(targets(state)) == {500}


def test_where_he_always_rides_he_goes_on_to_another_subway_space() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(501, 503), options=f"{RIDING}always", heard=(Clue(HOLD),)))
    assert targets(state) == dict.fromkeys(OTHERS, close(1 / len(OTHERS)))
    assert all(action.via == 500 and action.sound is TRAIN for action in offered(state, Step))


def test_where_he_often_rides_he_does_so_three_times_of_four() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(501, 503), options=f"{RIDING}often", heard=(Clue(HOLD),)))
    shares = targets(state)
    assert shares.pop(500) == close(0.25)
    assert shares == dict.fromkeys(OTHERS, close(0.75 / len(OTHERS)))


def test_who_has_ridden_goes_on_on_foot() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(599, 501), options=INTERMEDIATE, heard=(Clue(HOLD),)))
    assert set(targets(state)) == {579, 597}


def test_nobody_rides_in_two_turns_running() -> None:
    stations = "901 subway 9 904 905\n902 subway 9 903 905\n905 subway 9 901 902\n"
    plan = stations + "903 street 9 902 904\n904 street 9 901 903"
    city, terms = City.of(little_board(plan)), hunt(500, 500, options=INTERMEDIATE).terms
    rode, walked = (
        ways(city, terms, ThiefState(901, came, frozenset()), linger=False) for came in (903, 904)
    )
    assert {(way.to, way.via) for way in rode} == {(904, 0), (905, 0)}
    assert {(way.to, way.via) for way in walked} == {(902, 905)}


# ---- staying ----


def test_in_the_intermediate_game_he_stays_one_time_of_ten() -> None:
    state = stepping(hunt(500, 500, thief=Hideaway(123, 122), options=INTERMEDIATE))
    assert targets(state)[123] == close(0.1)


def test_he_never_stays_twice_running() -> None:
    state = hunt(500, 500, thief=Hideaway(123, 122), options=INTERMEDIATE, heard=(Clue(HOLD),))
    assert 123 not in targets(stepping(state))


def test_hold_music_tells_that_he_stayed() -> None:
    state, events = after(hunt(500, 500, thief=Hideaway(123, 122), options=INTERMEDIATE), *clue(123, HOLD))
    assert ClueHeard(HOLD, 1, 2) in events
    assert state.hideaway is not None
    assert state.hideaway.at == 123


def test_who_stayed_still_does_not_return_to_where_he_came_from() -> None:
    state, _ = after(hunt(500, 500, thief=Hideaway(123, 122), options=INTERMEDIATE), *clue(123, HOLD))
    assert state.hideaway is not None
    assert state.hideaway.came_from == 122


# ---- the first clue ----


def test_a_new_thiefs_alarm_is_the_clue_of_whoever_asks_next() -> None:
    state, _ = after(hunt(500, 500), (ANN, GetClue()))
    assert state.phase is Phase.APPEAR
    state, events = after(state, (CHANCE, Appear(122, ALARM)))
    assert ClueHeard(ALARM, 1, 1) in events
    assert state.phase is Phase.CARD
    assert state.turn == ANN


def test_a_thief_starts_on_a_crime_scene_any_of_them() -> None:
    state, _ = after(hunt(500, 500), (ANN, GetClue()))
    assert {action.space for action in offered(state, Appear)} == set(PLAN.of_kind("crime_scene"))
    assert len({weight for _, weight in RULES.odds(state)}) == 1


@pytest.mark.parametrize(
    ("sound", "buildings"),
    [
        (Sound.CONSTRUCTION, {1, 2}),
        (Sound.ICECREAM, {2, 3}),
        (Sound.CRASH, {3, 4}),
        (Sound.JAZZ, {4, 1}),
    ],
)
def test_in_the_advanced_game_the_first_sound_tells_of_two_buildings(
    sound: Sound, buildings: set[int]
) -> None:
    state, _ = after(hunt(500, 500, options=ADVANCED), (ANN, GetClue()))
    told = [action.space for action in offered(state, Appear) if action.sound is sound]
    assert {PLAN.digit[space] for space in told} == buildings
    assert len(told) == 8


def test_the_sound_of_two_buildings_names_neither() -> None:
    options = "difficulty=custom,alarm=pair"
    _, events = after(hunt(500, 500, options=options), (ANN, GetClue()), (CHANCE, Appear(122, Sound.JAZZ)))
    assert ClueHeard(Sound.JAZZ, None, 1) in events


# ---- sounds ----


@pytest.mark.parametrize(
    ("thief", "to", "sound"),
    [
        (Hideaway(123, 124), 122, ALARM),
        (Hideaway(123, 122), 113, DOOR),
        (Hideaway(123, 122), 124, FOOTSTEPS),
        (Hideaway(122, 123), 121, GLASS),
        (Hideaway(113, 123), 503, STREET),
        (Hideaway(501, 503), 500, TRAIN),
    ],
)
def test_the_sound_tells_what_kind_of_space_he_went_to(thief: Hideaway, to: int, sound: Sound) -> None:
    _, events = after(hunt(500, 500, thief=thief), *clue(to, sound))
    assert ClueHeard(sound, PLAN.digit[to], 2) in events


def test_a_scene_that_the_pack_robbed_before_sounds_like_footsteps() -> None:
    thief = Hideaway(123, 124, (122,))
    state = stepping(hunt(500, 500, thief=thief, options="mode=cooperative", face_up=Who.TRANE))
    assert Step(122, FOOTSTEPS) in RULES.legal(state, CHANCE)


def test_among_rivals_a_scene_sounds_the_alarm_and_adds_to_the_reward_each_time() -> None:
    state = hunt(500, 500, thief=Hideaway(123, 124))
    for bounty in (1_000, 2_000):
        state = replace(state, phase=Phase.CLUE, hideaway=Hideaway(123, 124), turn=ANN)
        state, events = after(state, *clue(122, ALARM))
        assert Spree(1_000) in events
        assert state.bounty == bounty


def test_a_thief_who_stays_on_a_scene_commits_no_new_crime() -> None:
    state, events = after(hunt(500, 500, thief=Hideaway(122, 123), options=INTERMEDIATE), *clue(122, HOLD))
    assert ClueHeard(HOLD, 1, 2) in events
    assert state.bounty == 0


def test_another_robbery_puts_a_thousand_on_the_thiefs_card() -> None:
    state, events = after(hunt(500, 500, thief=Hideaway(123, 124, (475,))), *clue(122, ALARM))
    assert Spree(1_000) in events
    assert state.bounty == 1_000


def test_the_first_crime_puts_nothing_on_the_card() -> None:
    state, _ = after(hunt(500, 500), (ANN, GetClue()), (CHANCE, Appear(122, ALARM)))
    assert state.bounty == 0


def test_nobody_sees_the_thiefs_own_way() -> None:
    _, events = after(hunt(500, 500, thief=Hideaway(123, 124)), *clue(122, ALARM))
    (way,) = [event for event in events if isinstance(event, ThiefStepped)]
    assert way.path == (123, 122)
    assert [way.seen_by(viewer) for viewer in (ANN, BOB)] == [None, None]


# ---- where ----


def test_in_the_advanced_game_no_district_is_named() -> None:
    _, events = after(hunt(500, 500, thief=Hideaway(123, 124), options=ADVANCED), *clue(122, ALARM))
    assert ClueHeard(ALARM, None, 2) in events


def test_with_the_district_of_the_first_clue_only_the_others_name_none() -> None:
    options = "difficulty=custom,district=first"
    state, events = after(hunt(500, 500, options=options), (ANN, GetClue()), (CHANCE, Appear(122, ALARM)))
    assert ClueHeard(ALARM, 1, 1) in events
    _, events = after(replace(state, phase=Phase.CLUE), *clue(123, FOOTSTEPS))
    assert ClueHeard(FOOTSTEPS, None, 2) in events
