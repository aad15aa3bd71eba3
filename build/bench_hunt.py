"""Stop Thief! in full swing, to be measured."""

from __future__ import annotations

from typing import Any

from bench_board import LiveMatch
from game.core.kernel import TABLE, Seat
from game.games.stop_thief.rules.actions import EndTurn, NoTip, Walk
from game.games.stop_thief.rules.events import Captured, Spree
from game.games.stop_thief.rules.state import Phase
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.tour import Moment, StillHunt
from game.match.session import ActionResult
from game.scenes.scene_factory import SceneFactory
from game.shell.services import Shell

SPECTACLE = Walk, NoTip, EndTurn
"""What is chosen where it can be: walks make the most pictures, and nobody looks in private or arrests."""
HELPS = {"helps": "few"}


class LiveHunt(LiveMatch, StillHunt):
    """A hunt of four, with the spaces where the thief may be."""

    def __init__(self, shell: Shell, *, thinking: bool = False) -> None:
        StillHunt.__init__(self, shell, SceneFactory(shell), Moment(options=HELPS))
        self.go_live(thinking=thinking)

    @property
    def asks_for_a_walk(self) -> bool:
        """Whether somebody has to choose where to go."""
        return self.match.state.phase is Phase.WALK and not self.shows

    def best(self, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Walks."""
        return tuple(action for action in legal if isinstance(action, SPECTACLE)) or legal

    def cheer(self) -> None:
        """A thief is caught, with all of the reward."""
        view = self.match.view(TABLE)
        events = (Spree(3_000), Captured(view.turn, Who.BARON, 264, 9_000))
        self.screen.show(ActionResult(Seat(0), None, 0, events), view)
