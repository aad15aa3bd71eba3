"""A photo finish is looked at before anybody has to point."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.hands_up.rules.actions import Grab
from game.games.hands_up.screen import screen as hands_up_screen
from game.games.hands_up.screen.photo import SHOWN_MS
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.library import load_board
from game.match.session import ActionResult
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, CLOCK_TIME_UP, RULES, after, hands_up, searching

OPEN = "T1o D1o F1o T2s D3p F2s"
KEYS = (pygame.KSCAN_A, pygame.KSCAN_P, pygame.KSCAN_M)


@pytest.fixture
def screen(shell: Shell) -> HandsUpScreen:
    """Ann and Bob have hit the diamond together, and Bob, with fewer cards, has it."""
    state = searching(OPEN, won={ANN: "T3p"})
    seating = Seating(tuple(Chair("keyboard", key) for key in KEYS))
    screen = HandsUpScreen(shell, hands_up(3), load_board("hands_up"), seating, RULES.view(state, TABLE))
    for seat, action in ((ANN, Grab()), (BOB, Grab()), *CLOCK_TIME_UP):
        state, events = after(state, (seat, action))
        screen.show(ActionResult(seat, action, 0, tuple(events)), RULES.view(state, TABLE))
    return screen


def letters_after(screen: HandsUpScreen, ms: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many letters are on the cards so much later."""
    drawn: list[dict[int, int]] = []
    monkeypatch.setattr(hands_up_screen, "draw_letters", lambda *args: drawn.append(args[-1]))
    screen.update(ms)
    screen.draw(Picture((1920, 1080)))
    return sum(map(len, drawn))


def test_no_card_has_a_letter_while_a_photo_finish_is_shown(
    screen: HandsUpScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert screen.busy
    assert letters_after(screen, 10, monkeypatch) == 0


def test_the_letters_come_when_the_photo_is_gone(
    screen: HandsUpScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert letters_after(screen, SHOWN_MS, monkeypatch) == len(OPEN.split())
    assert not screen.busy


def test_the_prompt_says_that_no_time_runs_yet(screen: HandsUpScreen) -> None:
    assert screen.prompt.heading == "SANDRA HAS THE DIAMOND"
    assert screen.prompt.text == "Your time to point starts after the photo"
    screen.update(SHOWN_MS)
    assert screen.prompt.more == "Sandra: point at three cards"
