"""Cops and Crooks in full swing, to be measured."""

from __future__ import annotations

from typing import Any

from bench_board import LiveMatch
from game.ai.runner import Happened
from game.core.kernel import TABLE, Seat
from game.rules.cops_and_crooks.actions import Drive, PoliceWalk, Walk
from game.rules.cops_and_crooks.law import Arrested, How
from game.rules.cops_and_crooks.state import Phase
from game.scenes.front import House
from game.scenes.tour_cops_and_crooks import Moment, StillCaper
from game.shell.services import Shell

SPECTACLE = Drive, PoliceWalk, Walk
"""What is chosen where it can be, for it makes the most pictures."""


class LiveCaper(LiveMatch, StillCaper):
    """A caper of five: all the policemen there are, the car, and four crooks."""

    def __init__(self, shell: Shell, *, thinking: bool = False) -> None:
        StillCaper.__init__(self, shell, House(shell), Moment())
        self.go_live(thinking=thinking)

    @property
    def asks_for_a_walk(self) -> bool:
        """Whether somebody has to choose where to go."""
        return self._match.state.phase is Phase.MOVE and not self.shows

    def best(self, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Drives and walks."""
        return tuple(action for action in legal if isinstance(action, SPECTACLE)) or legal

    def cheer(self) -> None:
        """A crook is caught, with much cash."""
        view = self._match.view(TABLE)
        arrest = Arrested(Seat(1), view.crooks[0].at, None, How.CAUGHT, 1, 1_500, 13_500)
        self._stage.show(Happened(Seat(0), None, 0, (arrest,)), view)
