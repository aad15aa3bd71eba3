"""Keys, pads and the mouse at the Hands Up table."""

from __future__ import annotations

import pygame

from game.core.kernel import CLOCK, TABLE, Seat
from game.games.hands_up.rules.actions import Action, Claim, Grab, Point, Ready, Slap, TimeUp, Unpoint
from game.games.hands_up.rules.state import State
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.letters import letters
from game.games.hands_up.screen.table_input import TableInput
from game.games.library import load_board
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.keynames import key_name
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, CAT, RULES, after, searching

PAD = Device("pad", 7, "pad")
SEATING = Seating(
    (Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_P), Chair("pad", pad=PAD))
)
LAYOUT = layout_for(load_board("hands_up"), 3, crowded=False)
TABLE_CARDS = "T1o D1s F1p L"


def key(code: int, verb: Verb = Verb.OTHER, at_ms: float = 5_000) -> Command:
    return Command(verb, KEYBOARD, code=code, at_ms=at_ms)


def button(code: int, verb: Verb = Verb.OTHER) -> Command:
    return Command(verb, PAD, code=code, at_ms=5_000)


def click(pos: tuple[int, int]) -> Command:
    return Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos, at_ms=5_000)


def actions_for(
    command: Command, state: State, table_input: TableInput | None = None
) -> list[tuple[int, Action]]:
    return list((table_input or TableInput(SEATING)).actions_for(command, RULES.view(state, TABLE), LAYOUT))


def grabbed(seat: Seat, options: str = "") -> State:
    state, _ = after(searching(TABLE_CARDS, options=options), (seat, Grab()), (CLOCK, TimeUp()))
    return state


def test_the_space_bar_is_the_diamond_that_all_share() -> None:
    assert actions_for(key(pygame.KSCAN_SPACE), searching(TABLE_CARDS)) == [(TABLE, Slap())]


def test_the_own_key_says_it_was_me() -> None:
    state, _ = after(searching(TABLE_CARDS), (TABLE, Slap()), (CLOCK, TimeUp()))
    assert actions_for(key(pygame.KSCAN_P), state) == [(BOB, Claim())]


def test_the_own_key_says_ready_where_the_diamond_is_shared() -> None:
    assert actions_for(key(pygame.KSCAN_A), searching(TABLE_CARDS)) == [(ANN, Ready())]


def test_with_a_key_each_the_own_key_grabs() -> None:
    assert actions_for(key(pygame.KSCAN_A), searching(TABLE_CARDS, options="grab=each")) == [(ANN, Grab())]
    assert actions_for(key(pygame.KSCAN_SPACE), searching(TABLE_CARDS, options="grab=each")) == []


def test_a_pad_grabs_for_its_own_seat_at_once() -> None:
    assert actions_for(button(PadCode.A), searching(TABLE_CARDS)) == [(CAT, Grab())]


def test_tab_means_that_nobody_at_the_keyboard_sees_more() -> None:
    assert actions_for(key(pygame.KSCAN_TAB), searching(TABLE_CARDS)) == [(ANN, Ready()), (BOB, Ready())]


def test_a_click_on_the_diamond_slaps_and_on_a_corner_claims() -> None:
    assert actions_for(click(LAYOUT.diamond), searching(TABLE_CARDS)) == [(TABLE, Slap())]
    state, _ = after(searching(TABLE_CARDS), (TABLE, Slap()), (CLOCK, TimeUp()))
    assert actions_for(click(LAYOUT.corners[BOB].center), state) == [(BOB, Claim())]


def test_a_card_is_pointed_at_by_its_letter_and_let_go_by_it() -> None:
    state = grabbed(ANN)
    assert actions_for(key(pygame.KSCAN_C), state) == [(ANN, Point(0))]
    state, _ = after(state, (ANN, Point(0)))
    assert actions_for(key(pygame.KSCAN_C), state) == [(ANN, Unpoint(0))]


def test_letters_are_dealt_row_by_row_as_one_reads() -> None:
    view = RULES.view(searching("T1o D1s F1p L T2o D2s F2p"), TABLE)
    keys = letters(view, LAYOUT, Seating(()))
    rows = [LAYOUT.slots[slot] for slot in keys]
    assert rows == sorted(rows, key=lambda at: (at[1], at[0]))
    assert list(keys.values()) == list(range(pygame.KSCAN_A, pygame.KSCAN_A + 7))


def test_no_card_has_the_own_key_of_a_player_nor_the_shared_one() -> None:
    view = RULES.view(searching("T1o D1s F1p L T2o D2s F2p"), TABLE)
    chairs = (Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_D))
    keys = letters(view, LAYOUT, Seating(chairs, shared_key=pygame.KSCAN_B))
    assert [key_name(code) for code in keys.values()] == list("CEFGHIJ")


def test_cards_for_which_no_key_is_left_have_no_letter() -> None:
    crowd = layout_for(load_board("hands_up"), 3, crowded=True)
    table = "T1o T1o T2o T2o T3o T3o D1o D1o D2o D2o D3o D3o F1o F1o F2o F2o F3o F3o T1s T1s T2s T2s T3s T3s"
    view = RULES.view(searching(table + " D1s D1s D2s D2s D3s D3s F1s F1s F2s F2s F3s F3s"), TABLE)
    assert len(letters(view, crowd, SEATING)) == 34


def test_a_card_is_pointed_at_by_the_mouse() -> None:
    assert actions_for(click(LAYOUT.slots[2]), grabbed(ANN)) == [(ANN, Point(2))]


def test_a_cursor_snaps_from_card_to_card_and_confirm_points() -> None:
    table_input, state = TableInput(SEATING), grabbed(CAT)
    assert actions_for(button(PadCode.DPAD_UP, Verb.UP), state, table_input) == []
    assert table_input.cursor is not None
    assert actions_for(button(PadCode.A, Verb.CONFIRM), state, table_input) == [
        (CAT, Point(table_input.cursor))
    ]


def test_a_pad_points_for_nobody_else_and_a_keyboard_not_for_a_pad() -> None:
    assert actions_for(button(PadCode.A, Verb.CONFIRM), grabbed(ANN)) == []
    assert actions_for(key(pygame.KSCAN_B), grabbed(CAT)) == []


def test_a_rivals_key_a_moment_too_late_points_at_nothing() -> None:
    table_input = TableInput(SEATING)
    table_input.grabbed_at_ms = 5_000
    state = grabbed(BOB, "grab=each")
    table_input.cursor = 0
    assert actions_for(key(pygame.KSCAN_A, Verb.CONFIRM, at_ms=5_100), state, table_input) == []
    assert actions_for(key(pygame.KSCAN_A, Verb.CONFIRM, at_ms=5_900), state, table_input) == [
        (BOB, Point(0))
    ]


def test_the_own_key_of_a_rival_is_not_the_letter_of_any_card() -> None:
    assert actions_for(key(pygame.KSCAN_A), grabbed(BOB)) == []
    assert actions_for(key(pygame.KSCAN_P), grabbed(BOB)) == []


def test_the_shared_key_is_dead_when_only_pads_are_left_in_the_round() -> None:
    state = searching(TABLE_CARDS)
    for seat in (ANN, BOB):
        state, _ = after(state, (seat, Grab()), (CLOCK, TimeUp()), (CLOCK, TimeUp()))
    assert actions_for(key(pygame.KSCAN_SPACE), state) == []


def test_a_repeated_key_does_nothing() -> None:
    held = Command(Verb.OTHER, KEYBOARD, code=pygame.KSCAN_SPACE, repeat=True)
    assert actions_for(held, searching(TABLE_CARDS)) == []


def test_every_grab_key_and_button_must_be_up_before_a_flip() -> None:
    table_input = TableInput(SEATING)
    shared = set(table_input.grab_keys(RULES.view(searching(TABLE_CARDS), TABLE)))
    assert (KEYBOARD, pygame.KSCAN_SPACE) in shared
    assert (PAD, PadCode.A) in shared
    each = set(table_input.grab_keys(RULES.view(searching(TABLE_CARDS, options="grab=each"), TABLE)))
    assert {(KEYBOARD, pygame.KSCAN_A), (KEYBOARD, pygame.KSCAN_P), (PAD, PadCode.A)} <= each


def test_another_key_can_be_the_shared_diamond() -> None:
    table_input = TableInput(Seating(SEATING.chairs, shared_key=pygame.KSCAN_G))
    assert actions_for(key(pygame.KSCAN_G), searching(TABLE_CARDS), table_input) == [(TABLE, Slap())]
    assert actions_for(key(pygame.KSCAN_SPACE), searching(TABLE_CARDS), table_input) == []
