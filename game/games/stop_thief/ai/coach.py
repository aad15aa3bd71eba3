"""The coach: what a hard AI would do that knows only what this seat knows, and why."""

from __future__ import annotations

from game.games.stop_thief.ai.beliefs import Sliced, recall
from game.games.stop_thief.ai.coach_hunt import Adviser
from game.games.stop_thief.ai.coach_pack import advise_pack
from game.games.stop_thief.ai.distances import ground_of, learn
from game.games.stop_thief.ai.plan import best, strong_turn
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import by_space
from game.games.stop_thief.rules.state import View
from game.match.coach import Advice


def advise(view: View, legal: tuple[act.Action, ...]) -> Sliced[Advice[act.Action]]:
    """Advise the viewer, who has to act."""
    yield from learn(ground_of(view))
    belief = yield from recall(view, 0)
    if view.viewer == view.pack_seat:
        return (yield from advise_pack(view))
    if isinstance(legal[0], act.GetClue):
        return Advice(legal[0], "clue" if view.record else "first-clue", {}, ("key:clue",))
    turn = strong_turn(view, belief)
    action = legal[0] if len(legal) == 1 else best((yield from turn.weighed()))
    return (yield from Adviser(view, turn, by_space(belief)).about(action))
