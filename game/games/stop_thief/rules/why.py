"""Why an action of Stop Thief is not possible now, as a key for a sentence."""

from __future__ import annotations

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.actions import Action, Arrest, AskTip, PlayCard, Push, Step, Walk
from game.games.stop_thief.rules.city import CIRCLE, SUBWAY, WINDOW
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Hunt, Phase, State, View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.walks import PUSHED, gait, reach

FIRST = {
    Phase.FIRST: "first-player-first",
    Phase.REVEAL: "thief-still-turns",
    Phase.CLUE: "clue-first",
    Phase.APPEAR: "clue-still-comes",
    Phase.STEP: "clue-still-comes",
    Phase.CARD: "card-first",
    Phase.TIP: "tip-first",
    Phase.PUSH: "push-first",
    Phase.WALK: "walk-first",
    Phase.TIP_AFTER: "tip-first",
    Phase.ANSWER: "tip-still-comes",
    Phase.ARREST: "arrest-or-end",
    Phase.VERDICT: "verdict-still-comes",
    Phase.COIN: "coin-still-spins",
    Phase.BOLT: "thief-still-runs",
    Phase.ESCAPE: "thief-still-runs",
    Phase.UNMASK: "hunt-is-over",
    Phase.OVER: "hunt-is-over",
}
"""What has to be done before anything else."""


def why_not(view: View, action: Action) -> str:
    """The reason why `view.viewer` may not do what is not legal."""
    return reason(view, view.viewer, action)


def reason(view: View | State, seat: Seat, action: Action) -> str:
    """The same for any seat; it tells nothing that the seat does not know."""
    if view.acting not in (seat, CHANCE, None):
        return "not-your-turn"
    match view.phase, action:
        case Phase.CARD, PlayCard(card):
            return "card-is-played" if card in view.played[view.turn] else "no-such-card"
        case Phase.WALK, Walk(to):
            return _why_not_walk(view, to)
        case Phase.PUSH, Push():
            return _why_not_push(view, action)
        case Phase.ARREST, Arrest(space):
            return _why_not_arrest(view, space)
        case ((Phase.WALK | Phase.ARREST), AskTip()):
            return _why_no_tip(view)
        case ((Phase.STEP | Phase.ESCAPE), Step(to)) if view.hideaway and seat == view.pack_seat:
            return "never-return" if to == view.hideaway.came_from else "one-path-only"
        case Phase.ARREST, Walk():
            return "already-moved"
        case _:
            return FIRST[view.phase]


def _why_not_walk(view: Hunt, to: int) -> str:
    start, plan = view.pawns[view.turn], view.city.plan
    if to not in plan.kind:
        return "no-such-space"
    if to == start:
        return "already-there"
    stride = gait(view)
    if to in reach(view.city, start, stride):
        return "somebody-is-there"
    if plan.kind[to] == WINDOW and not stride.windows:
        return "window-closed"
    if (
        plan.kind[to] == SUBWAY
        and not stride.rides
        and to in reach(view.city, start, stride._replace(rides=True))
    ):
        return "subway-closed"
    if to in reach(view.city, start, stride._replace(windows=True)):
        return "only-by-a-window"
    return "too-far"


def _why_not_push(view: Hunt, action: Push) -> str:
    if action.seat == view.turn:
        return "not-yourself"
    if action.seat not in view.investigators:
        return "nobody-to-move"
    start = view.pawns[action.seat]
    if action.to == start:
        return "already-there"
    if action.to in reach(view.city, start, PUSHED):
        return "somebody-is-there"
    return "window-closed" if view.city.plan.kind.get(action.to) == WINDOW else "push-too-far"


def _why_not_arrest(view: Hunt, space: int) -> str:
    kind = view.city.plan.kind.get(space)
    if kind is None:
        return "no-such-space"
    return "thieves-shun-circles" if kind == CIRCLE else "out-of-arms-reach"


def _why_no_tip(view: Hunt) -> str:
    effect = view.card.effect if view.card else Effect.NONE
    if effect not in (Effect.TIP, Effect.TIP_AFTER):
        return "card-has-no-tip"
    if view.at_large(Who.HUSH) and not tips.affordable(view):
        return "tip-too-dear"
    return "tip-after-moving" if view.phase is Phase.WALK and effect is Effect.TIP_AFTER else "tip-is-gone"
