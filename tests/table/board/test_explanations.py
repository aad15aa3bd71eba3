"""Anybody can ask what a thing is, in every turn, by a resting mouse, by F1 and by a pad."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.kernel import CHANCE
from game.games.police_chase.rules.actions import Roll, Throw, Walk
from game.games.police_chase.screen import layout
from game.shell.devices import KEYBOARD, MOUSE, Device, Verb
from game.shell.services import Shell
from game.table.board.inspect_cursor import CHOICE_HOVER_MS, HOVER_MS
from game.table.board.places import OnBoard, OnRow
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.police_chase.tables import Table
from tests.games.police_chase.towns import ANN, BOB

pytestmark = pytest.mark.medium

PAD, OTHER_PAD = Device("pad", 7, "pad"), Device("pad", 8, "pad")
AI, KEYS = Chair("ai"), Chair("keyboard")
SCHOOL = OnBoard(15)
"""A house that officers can't reach in the first turn."""


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(*chairs: Chair) -> Table:
        return Table(shell, None, len(chairs), *chairs)

    return make


def rest(table: Table, pos: tuple[int, int], ms: float = HOVER_MS) -> None:
    table.press(Verb.POINT, MOUSE, pos=pos, down=False)
    table.screen.update(ms + FRAME_MS)


def said(table: Table) -> str:
    bubble = table.screen.input.bubble
    return bubble.words if bubble else ""


def about(table: Table, key: str, **names: str) -> str:
    return table.shell.words(f"police-chase.about.{key}", **names)


def test_in_the_turn_of_an_ai_a_resting_mouse_says_what_a_thing_is_and_no_more(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(AI, KEYS)
    rest(table, table.middle(SCHOOL.space))
    assert said(table) == about(table, "token")


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_in_the_turn_of_an_ai_a_key_and_a_pad_look_at_anything(
    table_of: Callable[..., Table], device: Device
) -> None:
    table = table_of(AI, Chair("pad", pad=PAD))
    assert table.press(Verb.HELP, device) == []
    first = said(table)
    assert first
    table.press(Verb.RIGHT, device)
    assert said(table) not in ("", first)


def test_in_your_own_turn_the_reason_follows(table_of: Callable[..., Table]) -> None:
    table = table_of(KEYS, KEYS)
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    rest(table, table.middle(SCHOOL.space))
    too_far = table.shell.words("police-chase.why.too-far")
    assert said(table) == f"{about(table, 'token')}\n{too_far}"


def test_what_can_be_chosen_is_explained_to_a_mouse_that_rests_longer(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(KEYS, KEYS)
    rest(table, layout.TRAY.center)
    assert not said(table)
    table.screen.update(CHOICE_HOVER_MS)
    assert said(table) == about(table, "die")


def test_what_can_be_chosen_can_still_be_pressed_under_its_bubble(table_of: Callable[..., Table]) -> None:
    table = table_of(KEYS, KEYS)
    rest(table, layout.TRAY.center, CHOICE_HOVER_MS)
    assert table.click(layout.TRAY.center) == [(ANN, Throw())]


def test_things_beside_the_board_are_explained(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, KEYS)
    panel = table.screen.geometry.rect_of(OnRow(BOB))
    rest(table, (panel.centerx, panel.y + 20))
    assert said(table) == about(table, "row", name=table.screen._setup.seats[BOB].name)  # noqa: SLF001


def test_the_bubble_goes_when_the_mouse_goes(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, KEYS)
    rest(table, table.middle(SCHOOL.space))
    table.press(Verb.POINT, MOUSE, pos=table.middle(55), down=False)
    assert not said(table)


def test_a_mouse_that_rests_since_before_an_animation_asks_nothing_after_it(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(KEYS, KEYS)
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.watch()
    goal = next(action.to for action in table.match.legal(ANN) if isinstance(action, Walk))
    table.press(Verb.POINT, MOUSE, pos=table.middle(goal), down=False)
    table.act(ANN, Walk(goal))
    assert table.screen.busy
    table.watch()
    table.screen.update(2 * CHOICE_HOVER_MS)
    assert not said(table)


def test_while_an_animation_plays_a_press_skips_it_and_nothing_is_explained(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(KEYS, KEYS)
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    assert table.screen.busy
    assert table.press(Verb.HELP) == []
    assert not said(table)


def test_the_cursor_of_another_pad_gives_way_to_the_player_whose_turn_it_is(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(KEYS, Chair("pad", pad=PAD))
    table.press(Verb.HELP, PAD)
    assert said(table)
    assert table.press(Verb.CONFIRM) == []
    assert table.press(Verb.CONFIRM) == [(ANN, Throw())]


def test_others_do_not_move_the_cursor(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, Chair("pad", pad=PAD), Chair("pad", pad=OTHER_PAD))
    table.press(Verb.HELP, PAD)
    before = table.screen.input.focus
    table.press(Verb.RIGHT, OTHER_PAD)
    assert table.screen.input.focus == before


def test_tab_goes_through_everything_on_the_table(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, KEYS)
    table.press(Verb.HELP)
    places, seen = table.screen.geometry.every_space, set()
    for _ in places:
        seen.add(table.screen.input.focus)
        table.press(Verb.NEXT)
    assert seen == set(places)


def test_arrows_alone_lead_from_the_board_to_everything_beside_it(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, KEYS)
    table.press(Verb.HELP)
    hands, places = table.screen.input, table.screen.geometry.every_space
    cursor = hands._inspect  # noqa: SLF001
    assert hands.focus is not None
    waiting = [hands.focus]
    found = set(waiting)
    while waiting:
        here = waiting.pop()
        for verb in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT):
            cursor.open_at(here, places, KEYBOARD)
            table.press(verb)
            assert hands.focus is not None
            waiting += [hands.focus] if hands.focus not in found else []
            found.add(hands.focus)
    assert found == set(places)


def test_esc_closes_the_cursor_before_it_pauses(table_of: Callable[..., Table]) -> None:
    table = table_of(AI, KEYS)
    table.press(Verb.HELP)
    table.press(Verb.BACK)
    assert not said(table)
    assert table.screen.input.focus is None
