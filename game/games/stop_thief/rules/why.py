"""Why an action is not possible now, as a words key."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.city import CIRCLE, SUBWAY, WINDOW
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Hunt, Phase, State, View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.walks import gait, pushed_gait, reach

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
    Phase.TAKE_BACK: "card-back-first",
    Phase.COIN: "coin-still-spins",
    Phase.BOLT: "thief-still-runs",
    Phase.ESCAPE: "thief-still-runs",
    Phase.UNMASK: "hunt-is-over",
    Phase.OVER: "hunt-is-over",
}
"""What has to happen first in each phase."""


def why_not(view: View, action: act.Action) -> str:
    """Why `view.viewer` may not do this now."""
    return reason(view, view.viewer, action)


def reason(view: View | State, seat: Seat, action: act.Action) -> str:
    """Why any seat may not do this now; it tells nothing that the seat does not know."""
    if view.acting not in (seat, CHANCE, None):
        return "not-your-turn"
    phase, first = view.phase, FIRST[view.phase]
    match action:
        case act.PlayCard(card) if phase is Phase.CARD:
            return "card-is-played" if card in view.played[view.turn] else "no-such-card"
        case act.Walk(to) if phase is Phase.WALK:
            return _why_not_walk(view, to)
        case act.Walk():
            return "already-moved" if phase is Phase.ARREST else first
        case act.Push():
            return _why_not_push(view, action) if phase is Phase.PUSH else first
        case act.Arrest(space):
            return _why_not_arrest(view, space) if phase is Phase.ARREST else first
        case act.AskTip():
            return _why_no_tip(view) if phase in (Phase.WALK, Phase.ARREST) else first
        case act.Step(to):
            if phase not in (Phase.STEP, Phase.ESCAPE) or not view.hideaway or seat != view.pack_seat:
                return first
            return "never-return" if to == view.hideaway.came_from else "one-path-only"
        case (
            act.PlayCard() | act.GetClue() | act.NoTip() | act.NoPush() | act.Stay() | act.EndTurn()
            | act.FirstPlayer() | act.Draw() | act.Appear() | act.Answer() | act.Verdict()
            | act.TakeBack() | act.Coin() | act.Unmask()
        ):  # fmt: skip
            return first
        case _:
            assert_never(action)


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


def _why_not_push(view: Hunt, action: act.Push) -> str:
    if action.seat == view.turn:
        return "not-yourself"
    if action.seat not in view.investigators:
        return "nobody-to-move"
    start = view.pawns[action.seat]
    if action.to == start:
        return "already-there"
    if action.to in reach(view.city, start, pushed_gait(view)):
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
