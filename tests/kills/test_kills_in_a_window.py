"""Real SIGKILLs of the real program in a real window: nothing is lost, and nothing comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kills.killer import Played, Server, kills
from tests.kills.test_kills import MODES
from tests.thorough import part_of
from tests.xvfb import Screen

pytestmark = pytest.mark.window

GAMES = {played.game: played for played in MODES}
EACH = part_of(16)


@pytest.mark.parametrize("played", GAMES.values(), ids=str)
def test_a_window_that_is_killed_has_saved_all_that_happened_half_a_second_before(
    tmp_path: Path, screen: Screen, played: Played
) -> None:
    server = Server(screen.environment())
    try:
        found = list(kills(server, tmp_path, played, EACH))
    finally:
        server.stop()
    assert not any(kill.late for kill in found)
    assert not any(kill.came_back for kill in found)
    assert len(found) == EACH
