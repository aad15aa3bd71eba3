"""The coach of Cops and Crooks: the move of the hard AI, and the best reason for it."""

from __future__ import annotations

from game.games.cops_and_crooks.ai.coach_cops import CopsReasons
from game.games.cops_and_crooks.ai.coach_crook import CrookReasons
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.state import COPS, View
from game.match.coach import Advising, sure


def coach(view: View, legal: tuple[Action, ...]) -> Advising[Action]:
    """Advise the viewer."""
    action = yield from CopsAndCrooksAi(view.viewer, "hard", sure).ponder(view, legal)
    yield
    return CopsReasons(view).of(action) if view.viewer == COPS else CrookReasons(view).of(action)
