"""Police Chase in full swing, to be measured."""

from __future__ import annotations

from typing import Any

from bench_board import LiveMatch
from game.core.kernel import TABLE, Seat
from game.games.police_chase.rules.actions import Collect, Done, PlayPartner, PlayRobber, TakeFrom
from game.games.police_chase.rules.events import RobberCaught
from game.games.police_chase.rules.state import Phase
from game.games.police_chase.tour import StillChase
from game.match.session import ActionResult
from game.scenes.scene_factory import SceneFactory
from game.shell.services import Shell

SPECTACLE = PlayRobber, PlayPartner, Collect, TakeFrom
"""What is chosen where it can be, for it makes the most pictures."""


class LiveChase(LiveMatch, StillChase):
    """A chase of four."""

    def __init__(self, shell: Shell, *, thinking: bool = False) -> None:
        StillChase.__init__(self, shell, SceneFactory(shell), "throw")
        self.go_live(thinking=thinking)

    @property
    def asks_for_a_walk(self) -> bool:
        """Whether somebody has to choose where to go."""
        return self.match.state.phase is Phase.WALK and not self.shows

    def best(self, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Special tokens first, and what is taken."""
        return tuple(action for action in legal if isinstance(action, SPECTACLE)) or legal

    def cheer(self) -> None:
        """The robber is caught."""
        self.screen.show(ActionResult(Seat(0), Done(), 0, (RobberCaught(Seat(0)),)), self.match.view(TABLE))
