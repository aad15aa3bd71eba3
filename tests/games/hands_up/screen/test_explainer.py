"""At the Hands Up table the prompt says what a thing is, and nobody loses a moment by it."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.hands_up.rules.actions import Grab
from game.games.hands_up.screen.about import DIAMOND
from game.games.hands_up.screen.explainer import REST_MS
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.library import load_board
from game.match.session import ActionResult
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, CAT, CLOCK_TIME_UP, RULES, after, hands_up, searching

BOARD = load_board("hands_up")
LAYOUT = layout_for(BOARD, 3)
PAD = Device("pad", 7, "pad")
CHAIRS = (Chair("keyboard", pygame.KSCAN_RIGHT), Chair("keyboard", pygame.KSCAN_P), Chair("pad", pad=PAD))
STATE = searching("T1o D1s F1p")
F1 = Command(Verb.HELP, KEYBOARD, code=pygame.KSCAN_F1)
PAD_Y = Command(Verb.HELP, PAD, code=PadCode.Y)
FIRST_CARD = "Thieves: 1, orange. "


@pytest.fixture
def screen(shell: Shell) -> HandsUpScreen:
    return HandsUpScreen(shell, hands_up(3), BOARD, Seating(CHAIRS), RULES.view(STATE, TABLE))


def press(screen: HandsUpScreen, command: Command) -> list[object]:
    return list(screen.handle(command) or ())


def rest(screen: HandsUpScreen, pos: tuple[float, float], ms: float = REST_MS) -> str:
    at = round(pos[0]), round(pos[1])
    press(screen, Command(Verb.POINT, MOUSE, pos=at, down=False))
    screen.update(ms)
    return screen.prompt.text


def grabbed(screen: HandsUpScreen) -> None:
    state = STATE
    for seat, action in ((ANN, Grab()), *CLOCK_TIME_UP):
        state, events = after(state, (seat, action))
        screen.show(ActionResult(seat, action, 0, tuple(events)), RULES.view(state, TABLE))


def test_a_mouse_that_rests_on_a_card_is_told_in_the_prompt_what_it_is(screen: HandsUpScreen) -> None:
    assert rest(screen, LAYOUT.slots[0]).startswith(FIRST_CARD)


def test_a_mouse_that_has_just_come_is_told_nothing(screen: HandsUpScreen) -> None:
    assert not rest(screen, LAYOUT.slots[0], REST_MS / 2).startswith(FIRST_CARD)


def test_nothing_is_explained_once_somebody_has_grabbed(screen: HandsUpScreen) -> None:
    rest(screen, LAYOUT.slots[0])
    grabbed(screen)
    screen.update(REST_MS)
    assert not screen.prompt.text.startswith(FIRST_CARD)


@pytest.mark.parametrize("command", [F1, PAD_Y])
def test_a_cursor_of_keys_or_a_pad_goes_over_the_table(screen: HandsUpScreen, command: Command) -> None:
    assert press(screen, command) == []
    screen.update(1)
    seen = {screen.prompt.text}
    for verb in (Verb.LEFT, Verb.DOWN, Verb.UP, Verb.UP):
        press(screen, Command(verb, command.device, code=pygame.KSCAN_KP_0))
        screen.update(1)
        seen.add(screen.prompt.text)
    assert len(seen) > 2


def test_tab_goes_through_everything_on_the_table(screen: HandsUpScreen, shell: Shell) -> None:
    press(screen, F1)
    seen = set()
    for _ in range(3 + 2 + 3 * 4):  # cards, diamond and power, and four things of each player
        press(screen, Command(Verb.NEXT, KEYBOARD, code=pygame.KSCAN_TAB))
        screen.update(1)
        seen.add(screen.prompt.text)
    assert len(seen) == 3 + 2 + 3 * 4
    assert not any("[" in said for said in seen)


def test_a_grab_counts_while_the_cursor_is_open_and_closes_it(screen: HandsUpScreen) -> None:
    press(screen, PAD_Y)
    screen.update(1)
    assert "studs" in screen.prompt.text
    assert press(screen, Command(Verb.CONFIRM, PAD, code=PadCode.A)) == [(CAT, Grab())]
    screen.update(1)
    assert "studs" not in screen.prompt.text


def test_the_arrow_that_is_somebodys_key_never_moves_the_cursor(screen: HandsUpScreen) -> None:
    press(screen, F1)
    screen.update(1)
    before = screen.prompt.text
    press(screen, Command(Verb.RIGHT, KEYBOARD, code=pygame.KSCAN_RIGHT))
    screen.update(1)
    assert screen.prompt.text == before


def test_cards_that_a_pause_conceals_are_not_explained(screen: HandsUpScreen) -> None:
    screen.conceal()
    assert not rest(screen, LAYOUT.slots[0]).startswith(FIRST_CARD)


def test_the_diamond_says_what_it_is_for(screen: HandsUpScreen, shell: Shell) -> None:
    assert rest(screen, LAYOUT.diamond) == shell.words(f"hands-up.about.{DIAMOND.name}")
