"""The rest of a turn as a strong player would play it, as far as nobody else decides."""

from __future__ import annotations

from game.games.stop_thief.ai.beliefs import Sliced
from game.games.stop_thief.ai.player import SKILLS
from game.games.stop_thief.ai.turn import Turn, Weighed
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import Belief
from game.games.stop_thief.rules.rules import OPEN, StopThiefRules
from game.games.stop_thief.rules.state import State, View
from game.match.player import AS_GOOD

STRONG = SKILLS["hard"]
LAST = (act.AskTip, act.Arrest, act.EndTurn, act.TakeBack)
"""After these, CHANCE or somebody else is next."""
RULES = StopThiefRules()
Planned = list[tuple[View, act.Action]]
"""The decisions of a turn, each with what the player sees then."""


def strong_turn(view: View, belief: Belief) -> Turn:
    """A decision, weighed with a hard AI's skill."""
    return Turn(view, belief, STRONG)


def best(weighed: Weighed) -> act.Action:
    """The best action; the first one of several that are equally good."""
    top = max(value for _, value in weighed)
    return next(action for action, value in weighed if value > top - AS_GOOD)


def planned(turn: Turn, view: View, action: act.Action) -> Sliced[Planned]:
    """This action and the best ones after it, up to a tip, an arrest or the end of the turn."""
    plan: Planned = [(view, action)]
    while not isinstance(action, LAST):
        view = seen_after(view, action)
        turn = turn.after(view)
        action = best((yield from turn.weighed()))
        plan.append((view, action))
    return plan


def seen_after(view: View, action: act.Action) -> View:
    """What the player sees after an action of their own that CHANCE has no part in."""
    table = State(**{name: getattr(view, name) for name in OPEN})
    return RULES.view(RULES.apply(table, view.turn, action).state, view.viewer)
