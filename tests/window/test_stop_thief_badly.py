"""Hunts that are played badly in the real window: wrong clicks, pauses, pop-ups, a closed window."""

from __future__ import annotations

import sys
import time
from typing import Any

import pytest

from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import AskTip, PlayCard, Walk
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Phase
from game.games.stop_thief.screen.places import Local, OnKey, Pointing, Spot
from game.match.match import AnyMatch
from game.shell.services import Shell
from game.shell.theme import PAPER
from game.table.board.panels import FILL
from game.table.board.places import OnBoard
from tests.window.glance import (
    is_coloured,
    pixels,
    stays_the_same,
    tells_in_writing,
    wait_for_colour,
    wait_until_gone,
)
from tests.window.hunt_driver import Eyes, best_move
from tests.window.hunter import AWAKE_S, COVER, PROMPT, TIP_PAGE, Hunters, wait_for_cover
from tests.window.seated import continued
from tests.window.test_stop_thief import ROOM, hunt
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
TWO, OPTIONS = "human:Ann,human:Bob", "mode=competitive,difficulty=standard,helps=few"
SEED = 3
NOTED, ELSEWHERE = 426, 797
POPUP = """
import pygame
pygame.display.set_mode((300, 100))
while pygame.event.wait().type != pygame.QUIT:
    pass
"""
"""A window that takes the keyboard."""
WRONG = ((200, 1000), (200, 300), (1700, 800), (960, 20), (60, 60), (700, 700))


def place(match: Watched, shell: Shell, spot: Spot) -> tuple[int, int]:
    """Where something is before anything was begun."""
    return Eyes(shell, match.match).place(spot, Pointing())


def asks_for_tips(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What somebody would do who wants a tip at once."""
    for action in match.legal(seat):
        if action == AskTip() or (isinstance(action, PlayCard) and action.card.effect is Effect.TIP):
            return action
    return best_move(match, seat)


def test_wrong_clicks_are_answered_and_change_nothing(screen: Screen, shell: Shell) -> None:
    game, match = hunt(screen, TWO, OPTIONS, SEED)
    people = Hunters(game, match, shell)
    people.play_until(lambda: match.match.state.phase is Phase.CLUE)
    wait_for_prompt(game)
    begun = len(match.match.log)
    for x, y in WRONG:
        game.click(x, y)
    assert len(match.match.log) == begun, "nobody has asked for a clue yet"
    people.play_until(lambda: match.match.state.phase is Phase.WALK)
    wait_for_prompt(game)
    walked = len(match.match.log)
    near = {action.to for action in match.match.legal(match.match.state.turn) if isinstance(action, Walk)}
    far = next(space for space in match.match.board.spaces if space not in near | {500})

    def is_answered() -> bool:
        game.click(*place(match, shell, OnBoard(far)))
        time.sleep(0.3)
        return tells_in_writing(game, shell, ROOM, "not_there", "v_not_there")

    game.wait_for(is_answered, 20, "the answer, when the caption of the clue is gone")
    assert len(match.match.log) == walked


def wait_for_prompt(game: Program) -> None:
    """Until the table asks for something, and hears it."""
    wait_for_colour(game, PROMPT, FILL)
    time.sleep(0.3)


def test_a_pause_in_a_clue_and_under_the_cover_and_a_pop_up_over_an_open_secret(
    screen: Screen, shell: Shell
) -> None:
    game, match = hunt(screen, TWO, OPTIONS, SEED, speed="0.5")
    people = Hunters(game, match, shell, "keys", asks_for_tips)
    people.play_until(lambda: bool(match.match.state.clues))
    game.key("Escape")
    time.sleep(0.5)
    assert stays_the_same(game, (1518, 20, 384, 400), 1.0), "the device waits too"
    game.key("Return")
    people.play_until(lambda: match.match.log[-1].action == AskTip())
    wait_for_cover(game)
    pause_and_go_on(game)
    game.key("Tab")
    wait_for_colour(game, TIP_PAGE, PAPER)
    popup = screen.start([sys.executable, "-c", POPUP])
    wait_until_gone(game, TIP_PAGE, PAPER)
    assert is_coloured(game, COVER, PAPER), "closed again"
    popup.stop()


def pause_and_go_on(game: Program) -> None:
    """Under the pause the cover is dark, and stays closed."""
    game.key("F10")
    wait_until_gone(game, COVER, PAPER)
    time.sleep(AWAKE_S)
    game.key("Return")
    wait_for_cover(game)


def test_closed_in_mid_walk_the_hunt_goes_on_with_what_was_noted(screen: Screen, shell: Shell) -> None:
    game, match = hunt(screen, TWO, OPTIONS, SEED, speed="0.5")
    people = Hunters(game, match, shell)
    people.play_until(lambda: bool(match.match.state.clues))
    wait_for_prompt(game)
    open_notes(game, match, shell)
    x, y = place(match, shell, OnBoard(NOTED))
    around = (x - 20, y - 20, 40, 40)
    bare = pixels(game, around)
    game.click(x, y)
    game.move(*place(match, shell, OnBoard(ELSEWHERE)))
    game.wait_for(lambda: pixels(game, around) != bare, 3, "the mark")
    time.sleep(0.3)
    marked = pixels(game, around)
    game.key("BackSpace")
    people.play_until(lambda: isinstance(match.match.log[-1].action, Walk))
    played = len(match.match.log)
    game.process.terminate()
    assert game.wait_for_end() == 0
    game, match = continued(screen)
    assert len(match.match.log) == played
    game.key("Return")
    wait_for_prompt(game)
    open_notes(game, match, shell)
    game.wait_for(lambda: pixels(game, around) == marked, 3, "the mark of the last time")


def open_notes(game: Program, match: Watched, shell: Shell) -> None:
    """Open the own page behind its cover."""
    game.click(*place(match, shell, OnKey(Local.NOTES)))
    wait_for_cover(game)
    game.key("Return")
    wait_until_gone(game, COVER, PAPER)
