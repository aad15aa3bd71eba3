"""Cops and Crooks in full swing, to be measured."""

from __future__ import annotations

from typing import Any

from bench_board import LiveMatch
from game.core.kernel import TABLE, Seat
from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk, Walk
from game.games.cops_and_crooks.rules.events import Arrested, How
from game.games.cops_and_crooks.rules.state import Phase
from game.games.cops_and_crooks.tour import Moment, StillCaper
from game.match.session import ActionResult
from game.scenes.scene_factory import SceneFactory
from game.shell.services import Shell

SPECTACLE = Drive, PoliceWalk, Walk
"""What is chosen where it can be, for it makes the most pictures."""


class LiveCaper(LiveMatch, StillCaper):
    """A caper of five: all the policemen there are, the car, and four crooks."""

    def __init__(self, shell: Shell, *, thinking: bool = False) -> None:
        StillCaper.__init__(self, shell, SceneFactory(shell), Moment())
        self.go_live(thinking=thinking)

    @property
    def asks_for_a_walk(self) -> bool:
        """Whether somebody has to choose where to go."""
        return self.match.state.phase is Phase.MOVE and not self.shows

    def best(self, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Drives and walks."""
        return tuple(action for action in legal if isinstance(action, SPECTACLE)) or legal

    def cheer(self) -> None:
        """A crook is caught, with much cash."""
        view = self.match.view(TABLE)
        arrest = Arrested(Seat(1), view.crooks[0].at, None, How.CAUGHT, 1, 1_500, 13_500)
        self.screen.show(ActionResult(Seat(0), None, 0, (arrest,)), view)
