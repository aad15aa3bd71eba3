"""Keys, pads and the mouse at the Hands Up table."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import CLOCK, TABLE, Seat
from game.games.hands_up.rules.actions import (
    Action,
    Claim,
    Grab,
    Point,
    RaceOver,
    Ready,
    SharedKeyTimeUp,
    Slap,
    TimeUp,
    Unpoint,
)
from game.games.hands_up.rules.state import State
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.table_input import TableInput
from game.games.library import load_board
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, CAT, RULES, after, searching

PAD = Device("pad", 7, "pad")
SEATING = Seating(
    (Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_P), Chair("pad", pad=PAD))
)
ALONE = Seating((Chair("keyboard", pygame.KSCAN_A), Chair("ai"), Chair("pad", pad=PAD)))
LAYOUT = layout_for(load_board("hands_up"), 3)
TABLE_CARDS = "T1o D1s F1p L"
SPACE = pygame.KSCAN_SPACE
A_READY, P_READY = pygame.KSCAN_S, pygame.KSCAN_LEFTBRACKET


def key(code: int, verb: Verb = Verb.OTHER, at_ms: float = 5_000, *, down: bool = True) -> Command:
    return Command(verb, KEYBOARD, code=code, at_ms=at_ms, down=down)


def button(code: int, verb: Verb = Verb.OTHER) -> Command:
    return Command(verb, PAD, code=code, at_ms=5_000)


def click(pos: tuple[int, int]) -> Command:
    return Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos, at_ms=5_000)


def table_input(seating: Seating = SEATING) -> TableInput:
    return TableInput(seating, LAYOUT)


def actions_for(command: Command, state: State, by: TableInput | None = None) -> list[tuple[int, Action]]:
    by = by or table_input()
    by.note(command)
    return list(by.actions_for(command, RULES.view(state, TABLE)))


def grabbed(seat: Seat, options: str = "") -> State:
    state = searching(TABLE_CARDS, options=options)
    return after(state, (seat, Grab()), (CLOCK, TimeUp()), (CLOCK, RaceOver()))[0]


def slapped() -> State:
    return after(searching(TABLE_CARDS), (TABLE, Slap()))[0]


# ---- the shared key ----


def test_the_space_bar_is_the_diamond_that_all_share() -> None:
    assert actions_for(key(SPACE), searching(TABLE_CARDS)) == [(TABLE, Slap())]


def test_the_only_person_at_the_keyboard_owns_every_slap() -> None:
    assert actions_for(key(SPACE), searching(TABLE_CARDS), table_input(ALONE)) == [(ANN, Grab())]


def test_a_hand_that_left_its_own_key_to_slap_has_the_diamond_at_once() -> None:
    by = table_input()
    actions_for(key(pygame.KSCAN_P, at_ms=4_700, down=False), searching(TABLE_CARDS), by)
    assert actions_for(key(SPACE), searching(TABLE_CARDS), by) == [(BOB, Grab())]


def test_a_hand_that_still_rests_on_its_own_key_did_not_slap() -> None:
    by = table_input()
    actions_for(key(pygame.KSCAN_P, at_ms=4_700), searching(TABLE_CARDS), by)
    assert actions_for(key(SPACE), searching(TABLE_CARDS), by) == [(TABLE, Slap())]


def test_nobody_steals_a_slap_from_a_hand_that_rested() -> None:
    by = table_input()
    actions_for(key(pygame.KSCAN_P, at_ms=4_700, down=False), searching(TABLE_CARDS), by)
    state, _ = after(searching(TABLE_CARDS), *actions_for(key(SPACE), searching(TABLE_CARDS), by))  # type: ignore[arg-type]
    assert Claim() not in RULES.legal(state, ANN)
    state, _ = after(state, (CLOCK, TimeUp()))
    assert state.grabber == BOB


def test_the_own_key_says_it_was_me() -> None:
    assert actions_for(key(pygame.KSCAN_P), slapped()) == [(BOB, Claim())]


def test_the_own_key_does_nothing_where_the_diamond_is_shared_and_nobody_slapped() -> None:
    assert actions_for(key(pygame.KSCAN_A), searching(TABLE_CARDS)) == []


def test_while_the_shared_key_is_dead_even_a_rested_hand_grabs_nothing_with_it() -> None:
    by = table_input()
    state, _ = after(slapped(), (CLOCK, SharedKeyTimeUp()))
    actions_for(key(pygame.KSCAN_P, at_ms=4_700, down=False), state, by)
    assert actions_for(key(SPACE), state, by) == [(TABLE, Slap())]
    assert RULES.legal(state, TABLE) == ()


def test_the_shared_key_is_dead_when_only_pads_are_left_in_the_round() -> None:
    state = searching(TABLE_CARDS)
    for seat in (ANN, BOB):
        state, _ = after(state, (seat, Grab()), (CLOCK, TimeUp()), (CLOCK, TimeUp()))
    assert actions_for(key(SPACE), state) == []


def test_another_key_can_be_the_shared_diamond() -> None:
    by = table_input(Seating(SEATING.chairs, shared_key=pygame.KSCAN_G))
    assert actions_for(key(pygame.KSCAN_G), searching(TABLE_CARDS), by) == [(TABLE, Slap())]
    assert actions_for(key(SPACE), searching(TABLE_CARDS), by) == []


# ---- grabbing and being ready ----


def test_with_a_key_each_the_own_key_grabs() -> None:
    assert actions_for(key(pygame.KSCAN_A), searching(TABLE_CARDS, options="grab=each")) == [(ANN, Grab())]
    assert actions_for(key(SPACE), searching(TABLE_CARDS, options="grab=each")) == []


@pytest.mark.parametrize("options", ["grab=shared", "grab=each"])
def test_everybody_has_a_ready_key_of_their_own_beside_the_own_key(options: str) -> None:
    state = searching(TABLE_CARDS, options=options)
    assert actions_for(key(A_READY), state) == [(ANN, Ready())]
    assert actions_for(key(P_READY), state) == [(BOB, Ready())]


@pytest.mark.parametrize("options", ["grab=shared", "grab=each"])
def test_no_key_says_ready_for_several(options: str) -> None:
    state = searching(TABLE_CARDS, options=options)
    for code in range(512):
        seats = [seat for seat, action in actions_for(key(code), state) if action == Ready()]
        assert len(seats) <= 1


def test_the_ready_key_claims_nothing() -> None:
    assert actions_for(key(A_READY), slapped()) == [(ANN, Ready())]


def test_a_pad_grabs_for_its_own_seat_at_once() -> None:
    assert actions_for(button(PadCode.A), searching(TABLE_CARDS)) == [(CAT, Grab())]


def test_a_click_on_the_diamond_slaps_and_on_a_corner_claims() -> None:
    assert actions_for(click(LAYOUT.diamond), searching(TABLE_CARDS)) == [(TABLE, Slap())]
    assert actions_for(click(LAYOUT.corners[BOB].topleft), slapped()) == [(BOB, Claim())]


def test_a_click_on_the_ready_key_in_a_corner_is_ready_and_never_a_claim() -> None:
    assert actions_for(click(LAYOUT.ready_key(BOB).center), slapped()) == [(BOB, Ready())]


def test_the_only_person_at_the_mouse_grabs_by_a_click_in_both_ways_of_grabbing() -> None:
    for options in ("grab=shared", "grab=each"):
        state = searching(TABLE_CARDS, options=options)
        assert actions_for(click(LAYOUT.diamond), state, table_input(ALONE)) == [(ANN, Grab())]


def test_a_repeated_key_does_nothing() -> None:
    held = Command(Verb.OTHER, KEYBOARD, code=SPACE, repeat=True)
    assert actions_for(held, searching(TABLE_CARDS)) == []


def test_every_grab_key_and_button_must_be_up_before_a_flip() -> None:
    by = table_input()
    shared = set(by.grab_keys(RULES.view(searching(TABLE_CARDS), TABLE)))
    assert (KEYBOARD, SPACE) in shared
    assert (PAD, PadCode.A) in shared
    each = set(by.grab_keys(RULES.view(searching(TABLE_CARDS, options="grab=each"), TABLE)))
    assert {(KEYBOARD, pygame.KSCAN_A), (KEYBOARD, pygame.KSCAN_P), (PAD, PadCode.A)} <= each


def test_a_slap_that_nobody_owns_yet_holds_up_no_flip() -> None:
    assert (KEYBOARD, SPACE) not in set(table_input().grab_keys(RULES.view(slapped(), TABLE)))


# ---- pointing ----


def test_a_card_is_pointed_at_by_its_key_and_let_go_by_it() -> None:
    by, state = table_input(), grabbed(ANN)
    code = by.keys.cards[0]
    assert actions_for(key(code), state, by) == [(ANN, Point(0))]
    state, _ = after(state, (ANN, Point(0)))
    assert actions_for(key(code), state, by) == [(ANN, Unpoint(0))]


def test_a_card_is_pointed_at_by_the_mouse() -> None:
    assert actions_for(click(LAYOUT.slots[2]), grabbed(ANN)) == [(ANN, Point(2))]


def test_a_cursor_snaps_from_card_to_card_and_confirm_points() -> None:
    by, state = table_input(), grabbed(CAT)
    assert actions_for(button(PadCode.DPAD_UP, Verb.UP), state, by) == []
    assert by.cursor is not None
    assert actions_for(button(PadCode.A, Verb.CONFIRM), state, by) == [(CAT, Point(by.cursor))]


def test_a_pad_points_for_nobody_else_and_a_keyboard_not_for_a_pad() -> None:
    assert actions_for(button(PadCode.A, Verb.CONFIRM), grabbed(ANN)) == []
    assert actions_for(key(pygame.KSCAN_R), grabbed(CAT)) == []


@pytest.mark.parametrize("code", [pygame.KSCAN_A, A_READY, SPACE])
@pytest.mark.parametrize("verb", [Verb.OTHER, Verb.CONFIRM, Verb.LEFT])
def test_other_players_keys_do_nothing_while_somebody_points(code: int, verb: Verb) -> None:
    by = table_input()
    by.cursor = 0
    assert actions_for(key(code, verb), grabbed(BOB), by) == []
    assert by.cursor == 0


def test_a_late_hand_is_in_the_photo_finish_but_points_at_nothing() -> None:
    state, _ = after(searching(TABLE_CARDS, options="grab=each"), (BOB, Grab()), (CLOCK, TimeUp()))
    assert actions_for(key(pygame.KSCAN_A), state) == [(ANN, Grab())]
    assert actions_for(button(PadCode.A), state) == [(CAT, Grab())]
