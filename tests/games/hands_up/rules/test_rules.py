"""Hands Up: one fact of the rule book or of RULES.md a test."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, CLOCK, IllegalAction, Seat
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Action, Grab, Point, Ready, TimeUp, Unpoint
from game.games.hands_up.rules.cards import DECK_SIZE, KINDS, Card, Fault, Sign
from game.games.hands_up.rules.rules import REVEALS
from game.games.hands_up.rules.state import Phase, State
from tests.games.hands_up.tables import ANN, BOARD, BOB, CAT, RULES, after, cards, hands_up, searching

THEFT = "T1o D1s F1p"


def grab(seat: Seat = ANN) -> tuple[tuple[Seat, Action], ...]:
    return ((seat, Grab()), (CLOCK, TimeUp()))


def pointing(seat: Seat, *slots: int) -> tuple[tuple[Seat, Action], ...]:
    return tuple((seat, Point(slot)) for slot in slots)


def test_the_deck_has_sixty_cards() -> None:
    assert DECK_SIZE == 60
    assert sum(copies for card, copies in KINDS if card.sign is Sign.THIEF) == 18


@pytest.mark.parametrize("players", range(2, 7))
def test_the_cards_are_shared_out_evenly(players: int) -> None:
    assert RULES.new(hands_up(players), BOARD).piles == (60 // players,) * players


def test_every_card_has_a_text_form_that_round_trips() -> None:
    for card, _ in KINDS:
        assert Card.from_text(str(card)) is card


def test_everybody_flips_one_card_and_then_the_cards_settle() -> None:
    state = RULES.new(hands_up(3), BOARD)
    state, events = after(state, *((CHANCE, REVEALS[kind]) for kind in (0, 5, 9)))
    assert state.phase is Phase.SETTLE
    assert [event.seat for event in events if isinstance(event, happened.CardFlipped)] == [0, 1, 2]


def test_a_grab_counts_only_from_150_ms_after_the_cards_lie_open() -> None:
    state = RULES.new(hands_up(2), BOARD)
    state, _ = after(state, (CHANCE, REVEALS[0]), (CHANCE, REVEALS[1]))
    timer = RULES.timer(state)
    assert timer is not None
    assert timer.ms == 150
    assert RULES.legal(state, ANN) == ()
    state, _ = after(state, (CLOCK, TimeUp()))
    assert Grab() in RULES.legal(state, ANN)


def test_the_same_quantities_are_a_theft_incident_whatever_the_colours_with_power_off() -> None:
    state, events = after(searching("T2o D2o F2s"), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.won[ANN] == cards("T2o D2o F2s")
    assert any(isinstance(event, happened.Caught) for event in events)


def test_two_equal_quantities_and_another_are_a_false_alarm() -> None:
    _, events = after(searching("T2o D2o F3s"), *grab(), *pointing(ANN, 0, 1, 2))
    assert any(isinstance(event, happened.FalseAlarm) for event in events)


@pytest.mark.parametrize("table", ["T2o D2o F2o", "T2o D2s F2p", "T1o D2o F3o", "T1o D2s F3p"])
def test_the_four_incidents_of_power_on(table: str) -> None:
    state, _ = after(searching(table, options="power=on"), *grab(), *pointing(ANN, 0, 1, 2))
    assert len(state.won[ANN]) == 3


@pytest.mark.parametrize("table", ["T2o D2o F2s", "T1o D1s F2p", "T1o D2s F3s"])
def test_mixed_colours_or_quantities_are_a_false_alarm_with_power_on(table: str) -> None:
    _, events = after(searching(table, options="power=on"), *grab(), *pointing(ANN, 0, 1, 2))
    assert any(isinstance(event, happened.FalseAlarm) for event in events)


def test_lights_off_makes_colours_not_count_and_is_taken_as_a_bonus() -> None:
    state, _ = after(searching("T2o D2o F2s L L", options="power=on"), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.won[ANN] == cards("T2o D2o F2s L")
    assert state.lights_off, "the second Lights Off card stays and is still valid"


def test_with_power_off_the_catcher_gets_the_oldest_special_card() -> None:
    state, _ = after(searching("Cs L T1o D1o F1o"), *grab(), *pointing(ANN, 2, 3, 4))
    assert state.won[ANN] == cards("T1o D1o F1o Cs")


def test_with_power_on_a_camera_and_its_thief_are_judged_at_the_second_card() -> None:
    state, _ = after(searching("Cs T3s D1o", options="power=on"), *grab(), *pointing(ANN, 0, 1))
    assert state.won[ANN] == cards("Cs T3s")


def test_a_camera_does_not_see_a_thief_of_another_colour() -> None:
    _, events = after(searching("Cs T3o D1o", options="power=on"), *grab(), *pointing(ANN, 1, 0))
    assert any(isinstance(event, happened.FalseAlarm) for event in events)


def test_a_camera_sees_any_thief_while_the_lights_are_off_and_takes_only_two_cards() -> None:
    state, _ = after(searching("Cs T3o L", options="power=on"), *grab(), *pointing(ANN, 0, 1))
    assert state.won[ANN] == cards("Cs T3o")
    assert state.lights_off


def test_with_power_off_a_camera_catches_nobody() -> None:
    state, _ = after(searching("Cs T3s D1o"), *grab(), *pointing(ANN, 0, 1))
    assert state.phase is Phase.POINT


def test_a_player_may_stop_pointing_at_a_card() -> None:
    state, _ = after(searching("T1o D1s F1p F2p"), *grab(), *pointing(ANN, 0, 3), (ANN, Unpoint(3)))
    assert state.pointed == (0,)


def test_a_false_alarm_costs_the_two_cards_with_the_fewest_thieves() -> None:
    state = searching("T1o D2s F2p", won={ANN: "T3o T1s D1o T2p"})
    state, events = after(state, *grab(), *pointing(ANN, 0, 1, 2))
    assert state.won[ANN] == cards("T3o T2p")
    assert state.discarded == cards("T1s D1o")
    assert any(isinstance(event, happened.FalseAlarm) for event in events)


def test_a_false_alarm_costs_what_there_is() -> None:
    state, _ = after(searching("T1o D2s F2p", won={ANN: "D1o"}), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.won[ANN] == ()


def test_running_out_of_time_is_a_false_alarm() -> None:
    state, events = after(searching(THEFT), *grab(), (ANN, Point(0)), (CLOCK, TimeUp()))
    assert state.out[ANN]
    alarm = next(event for event in events if isinstance(event, happened.FalseAlarm))
    assert alarm.fault is Fault.LATE


def test_who_is_out_cannot_grab_until_the_round_ends() -> None:
    state, _ = after(searching(THEFT), *grab(), (CLOCK, TimeUp()))
    with pytest.raises(IllegalAction, match="out-of-the-round"):
        RULES.apply(state, ANN, Grab())
    state, _ = after(state, (CLOCK, TimeUp()))
    assert not state.out[ANN]


def test_after_a_catch_the_search_goes_on_without_a_flip() -> None:
    state, _ = after(searching(f"{THEFT} {THEFT}"), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.phase is Phase.SEARCH
    assert state.grabbed


def test_the_round_ends_when_all_who_are_still_in_it_are_ready() -> None:
    state, _ = after(searching(THEFT), *grab(), (CLOCK, TimeUp()), (BOB, Ready()))
    assert state.phase is Phase.SEARCH
    state, events = after(state, (CAT, Ready()))
    assert state.phase is Phase.DEAL
    assert happened.RoundEnded() in events


def test_when_everybody_is_out_the_round_ends_at_once() -> None:
    alarms = [act for seat in (ANN, BOB, CAT) for act in (*grab(seat), (CLOCK, TimeUp()))]
    state, _ = after(searching(THEFT), *alarms)
    assert state.phase is Phase.DEAL


def test_without_a_grab_the_flips_go_on_and_no_round_ends() -> None:
    state, events = after(searching(THEFT), (CLOCK, TimeUp()))
    assert state.phase is Phase.DEAL
    assert happened.RoundEnded() not in events


def test_with_the_tempo_ready_no_timer_runs() -> None:
    assert RULES.timer(searching(THEFT, options="tempo=ready")) is None


def test_one_player_may_have_more_time_than_the_others() -> None:
    state, _ = after(searching(THEFT, options="time=5,time.1=12"), *grab(BOB))
    timer = RULES.timer(state)
    assert timer is not None
    assert timer.ms == 12_000


def emptied(state: State) -> State:
    return replace(state, piles=(0,) * state.players, deck=(0,) * len(state.deck))


def test_with_empty_piles_there_is_one_last_search_of_15_s_and_open_cards_score_nobody() -> None:
    state = emptied(searching(THEFT))
    timer = RULES.timer(state)
    assert timer is not None
    assert timer.ms == 15_000
    state, _ = after(state, (CLOCK, TimeUp()))
    assert state.phase is Phase.OVER
    assert state.won == ((), (), ())


def test_the_last_search_goes_on_after_a_catch() -> None:
    state, _ = after(emptied(searching(f"{THEFT} {THEFT}")), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.phase is Phase.SEARCH


def over(won: dict[Seat, str]) -> State:
    return after(emptied(searching(THEFT, won=won)), (CLOCK, TimeUp()))[0]


def test_most_cards_win() -> None:
    outcome = RULES.outcome(over({ANN: "T3o T3s", BOB: "D1o D1s D2o"}))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((BOB,), "most-cards")


def test_a_tie_goes_to_the_most_thief_figures() -> None:
    outcome = RULES.outcome(over({ANN: "T3o D1o", BOB: "T1s T1p"}))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ANN,), "most-thieves")


def test_a_full_tie_is_a_shared_win() -> None:
    outcome = RULES.outcome(over({ANN: "T2o D1o", BOB: "T1s T1p"}))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ANN, BOB), "shared")


def test_cards_keep_their_places_and_a_new_card_takes_the_first_free_one() -> None:
    state, _ = after(searching("T1o D1s F1p T2o"), *grab(), *pointing(ANN, 0, 1, 2))
    assert [str(place.card) if place else "" for place in state.table] == ["", "", "", "T2o"]
    state, _ = after(state, (CHANCE, REVEALS[4]))
    assert state.table[0] is not None
    assert state.table[3] is not None


def timer_key(state: State) -> int:
    timer = RULES.timer(state)
    assert timer is not None
    return timer.key


def test_the_search_timer_starts_anew_after_a_catch_and_a_false_alarm() -> None:
    start = searching(f"{THEFT} {THEFT}")
    caught, _ = after(start, *grab(), *pointing(ANN, 0, 1, 2))
    alarm, _ = after(start, *grab(), (CLOCK, TimeUp()))
    assert timer_key(start) not in map(timer_key, (caught, alarm))


def test_of_equal_cards_the_newest_are_lost_first() -> None:
    state = searching("T1o D2s F2p", won={ANN: "D1o D2o D3o"})
    state, _ = after(state, *grab(), *pointing(ANN, 0, 1, 2))
    assert state.won[ANN] == cards("D1o")


def test_a_ready_player_may_still_grab_and_a_catch_asks_everybody_anew() -> None:
    state, _ = after(searching(f"{THEFT} {THEFT}"), (BOB, Ready()))
    assert RULES.legal(state, BOB) == (Grab(),)
    state, _ = after(state, *grab(BOB), *pointing(BOB, 0, 1, 2))
    assert state.ready == (False, False, False)


def test_with_only_two_cards_open_the_second_is_judged() -> None:
    state, events = after(searching("T1o D1s", options="time=off"), *grab(), *pointing(ANN, 0, 1))
    assert any(isinstance(event, happened.FalseAlarm) for event in events)
    assert state.grabber is None


# ---- what a wrong answer says, and rounds that go on by themselves ----


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ("T1o D1o D1s", Fault.SIGNS),
        ("T1o D1o F2o", Fault.NUMBERS),
        ("T1o D1o F1s", Fault.COLOURS),
        ("T1o D1o F2s", Fault.BOTH),
    ],
)
def test_a_wrong_answer_says_which_condition_failed(table: str, fault: Fault) -> None:
    _, events = after(searching(table, options="power=on"), *grab(), *pointing(ANN, 0, 1, 2))
    alarm = next(event for event in events if isinstance(event, happened.FalseAlarm))
    assert alarm.fault is fault


def test_a_camera_that_does_not_see_the_thief_is_named() -> None:
    _, events = after(searching("Cs T3o D1o", options="power=on"), *grab(), *pointing(ANN, 0, 1))
    alarm = next(event for event in events if isinstance(event, happened.FalseAlarm))
    assert alarm.fault is Fault.CAMERA


def test_a_round_goes_on_by_itself_when_a_grab_has_left_nothing_to_find() -> None:
    state, events = after(searching(f"{THEFT} T2o"), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.phase is Phase.DEAL
    assert [type(event) for event in events[-2:]] == [happened.NothingLeft, happened.RoundEnded]


def test_a_round_with_a_camera_catch_left_does_not_go_on_by_itself() -> None:
    state = searching(f"{THEFT} Cs T2s", options="power=on")
    state, _ = after(state, *grab(), *pointing(ANN, 0, 1, 2))
    assert state.phase is Phase.SEARCH


def test_before_a_grab_the_next_card_can_be_waited_for_so_nothing_goes_on_by_itself() -> None:
    state = RULES.new(hands_up(2), BOARD)
    state, events = after(state, (CHANCE, REVEALS[0]), (CHANCE, REVEALS[1]), (CLOCK, TimeUp()))
    assert state.phase is Phase.SEARCH
    assert happened.NothingLeft() not in events


def test_a_last_search_with_nothing_to_find_ends_the_match_at_once() -> None:
    state, events = after(emptied(searching(f"{THEFT} T2o")), *grab(), *pointing(ANN, 0, 1, 2))
    assert state.phase is Phase.OVER
    assert happened.NothingLeft() in events
