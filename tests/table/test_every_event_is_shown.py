"""A screen refuses an event it does not know: nothing happens that nobody sees."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.kernel import TABLE, PublicEvent, Seat
from game.games.library import GAMES, new_match
from game.match.session import ActionResult
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.contract.cases import setups


@dataclass(frozen=True, slots=True)
class UnknownEvent(PublicEvent):
    """Something that no game knows."""


@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_a_screen_does_not_know_is_refused(shell: Shell, game: str) -> None:
    setup = next(setups(GAMES[game]))
    match = new_match(setup, 5)
    seating = Seating((Chair("ai"),) * len(setup.seats))
    screen = GAMES[game].ui().screen(shell, setup, match.board, seating, match.view(TABLE))
    with pytest.raises(AssertionError):
        screen.show(ActionResult(Seat(0), None, 0, (UnknownEvent(),)), match.view(TABLE))
