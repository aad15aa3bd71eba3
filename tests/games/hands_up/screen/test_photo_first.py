"""A photo finish is shown while the winner already points."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import CLOCK, TABLE
from game.games.hands_up.rules.actions import Grab, RaceOver
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.events import FalseAlarm
from game.games.hands_up.screen import pointing
from game.games.hands_up.screen.photo import SHOWN_MS
from game.games.hands_up.screen.screen import VERDICT_MS, HandsUpScreen
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
    for seat, action in ((ANN, Grab()), (BOB, Grab()), *CLOCK_TIME_UP, (CLOCK, RaceOver())):
        state, events = after(state, (seat, action))
        screen.show(ActionResult(seat, action, 0, tuple(events)), RULES.view(state, TABLE))
    return screen


def test_a_photo_finish_stops_nobody(screen: HandsUpScreen) -> None:
    assert screen.prompt.more == "A tie! Sandra has the fewest cards."
    assert not screen.busy


def test_the_letters_are_there_while_the_photo_is_shown(
    screen: HandsUpScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[dict[int, object]] = []
    monkeypatch.setattr(pointing, "draw_letters", lambda *args, second: drawn.append(args[-1]))
    screen.draw(Picture((1920, 1080)))
    assert [len(cards) for cards in drawn] == [len(OPEN.split())]


def test_after_the_photo_the_prompt_says_how_many_cards_are_missing(screen: HandsUpScreen) -> None:
    screen.update(SHOWN_MS)
    assert screen.prompt.heading == "SANDRA HAS THE DIAMOND"
    assert screen.prompt.more == "Sandra: point at three cards"


def test_a_verdict_hides_the_photo(screen: HandsUpScreen) -> None:
    alarm = FalseAlarm(BOB, (0, 1, 3), (), Fault.NUMBERS)
    screen.show(ActionResult(BOB, None, 0, (alarm,)), RULES.view(searching(OPEN), TABLE))
    screen.update(VERDICT_MS)
    assert screen.prompt.more != "A tie! Sandra has the fewest cards."
