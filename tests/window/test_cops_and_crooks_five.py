"""A whole caper in the real window at a full table: five people share one mouse and one keyboard."""

from __future__ import annotations

import pytest

from game.games.cops_and_crooks.rules.events import GotAway
from game.shell.services import Shell
from tests.window.caper_people import People
from tests.window.seated import results_come
from tests.window.test_cops_and_crooks import caper, seed_of
from tests.xvfb import Screen

pytestmark = pytest.mark.window


def test_five_people_share_mouse_and_keyboard(screen: Screen, shell: Shell) -> None:
    seats = "human:Ann,human:Bob,human:Cat,human:Dan,human:Eve"
    game, match = caper(screen, seats, seed_of(seats, 120, 4))
    People(game, match, shell, "both").play()
    assert sum(isinstance(event, GotAway) for event in match.events) > 1
    results_come(game)
