"""A whole caper in the real window, seen by a crook among AIs."""

from __future__ import annotations

import time

import pytest

from game.games.cops_and_crooks.rules.events import Deposited
from game.games.cops_and_crooks.rules.state import Where
from game.shell.services import Shell
from tests.window.caper_driver import saving_move
from tests.window.caper_people import People
from tests.window.glance import wait_for_colour
from tests.window.seated import results_come
from tests.window.test_cops_and_crooks import caper, seed_of
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
WATCH, BLUE = (600, 455, 60, 30), (49, 87, 155)
"""The first answer to how the AIs shall play on, and its colour."""


def test_one_person_is_a_crook_by_keyboard_alone(screen: Screen, shell: Shell) -> None:
    seats = "ai:easy,human:Bob,ai:easy"
    game, match = caper(screen, seats, seed_of(seats, 100, 13, saving_move))
    bob = People(game, match, shell, "keys", saving_move)
    assert bob.play_until(lambda: match.match.state.crooks[0].where is Where.FLED) > 5
    assert match.outcome is None, "the AIs play on without him"
    skip_to_the_end(game)
    game.wait_for(lambda: match.outcome, what="the end of what was skipped")
    assert any(isinstance(event, Deposited) for event in match.events)
    results_come(game)


def skip_to_the_end(game: Program) -> None:
    """Choose the last answer to how the AIs shall play on, once it takes presses."""
    wait_for_colour(game, WATCH, BLUE)
    time.sleep(0.5)
    game.key("Down", "Down", "Return")
