"""With reduced motion nothing on a board moves by itself: no traffic, no pulsing die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.shell.picture import Picture
from game.shell.services import Shell
from tests.games.cops_and_crooks import tables as cops_and_crooks_tables
from tests.games.police_chase import tables as police_chase_tables
from tests.games.stop_thief import tables as stop_thief_tables

pytestmark = pytest.mark.medium

TABLES = [cops_and_crooks_tables.Table, police_chase_tables.Table, stop_thief_tables.Table]


def pictures(table: Any) -> set[bytes]:  # noqa: ANN401
    """What is seen in the course of some seconds in which nobody does anything."""
    seen = set()
    for _ in range(4):
        canvas = Picture((1920, 1080))
        table.screen.draw(canvas)
        seen.add(pygame.image.tobytes(canvas.surface, "RGB"))
        table.screen.update(690)
    return seen


@pytest.mark.parametrize("table_of", TABLES)
def test_a_board_at_which_nobody_does_anything_stands_still(
    shell: Shell, table_of: Callable[[Shell], Any]
) -> None:
    shell.settings.change(motion="reduced")
    assert len(pictures(table_of(shell))) == 1


@pytest.mark.parametrize("table_of", TABLES)
def test_it_lives_for_those_who_like_it(shell: Shell, table_of: Callable[[Shell], Any]) -> None:
    assert len(pictures(table_of(shell))) > 1
