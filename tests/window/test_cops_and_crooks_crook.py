"""A whole caper in the real window, seen by a crook among AIs."""

from __future__ import annotations

import pytest

from game.games.cops_and_crooks.rules.events import Deposited
from game.shell.services import Shell
from tests.window.caper_driver import saving_move
from tests.window.caper_people import People
from tests.window.seated import results_come
from tests.window.test_cops_and_crooks import caper, seed_of
from tests.xvfb import Screen

pytestmark = pytest.mark.window


def test_one_person_is_a_crook_by_keyboard_alone(screen: Screen, shell: Shell) -> None:
    seats = "ai:easy,human:Bob,ai:easy"
    game, match = caper(screen, seats, seed_of(seats, 100, 13, saving_move))
    assert People(game, match, shell, "keys", saving_move).play() > 5
    assert any(isinstance(event, Deposited) for event in match.events)
    results_come(game)
