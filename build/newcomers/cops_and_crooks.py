"""A newcomer to Cops and Crooks: robs the nearest house, hides the money, and chases the nearest crook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import assert_never

from game.core.board import distances
from game.core.kernel import Seat
from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.plan import Plan
from game.games.cops_and_crooks.rules.state import Crook, View, Where
from game.match.player import Dice, Intent

WHIM = 0.2
"""How often a newcomer just does something."""
MUCH = 5_000
"""With this much cash a newcomer wants to hide it."""
FORTUNE = 10_000
"""With this much a newcomer wants to leave."""
FAR = 99


class Newcomer:
    """Knows the goal of the game, and counts steps."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self._dice = dice

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Choose at once: the match's clock stands still in this game."""
        return Intent(self._choice(view, legal), now_ms) if legal else None

    def _choice(self, view: View, legal: Sequence[Action]) -> Action:
        if self._dice() < WHIM:
            return legal[int(self._dice() * len(legal))]
        return max(legal, key=lambda action: (self._liking(view, action), self._dice()))

    def _liking(self, view: View, action: Action) -> float:
        match action:
            case actions.Walk(to):
                return -_least(_crook_steps(view.plan, goal).get(to, FAR) for goal in self._goals(view))
            case actions.Ride():
                return -float(FAR)
            case actions.PoliceWalk(_, to):
                return -_least(_police_steps(view.plan, crook.at).get(to, FAR) for crook in _wanted(view))
            case actions.Drive(to, _):
                return -_least(_car_steps(view.plan, crook.at).get(to, FAR) for crook in _wanted(view))
            case actions.Deposit(amount):
                return float(amount) if view.crook.cash < FORTUNE else -1.0
            case actions.Withdraw(amount):
                return float(amount) if amount + view.crook.cash >= FORTUNE else -1.0
            case actions.PoliceRide():
                return -float(FAR)
            case actions.Throw() | actions.Roll() | actions.Done() | actions.Flee():
                return 0.0
            case _:
                assert_never(action)

    def _goals(self, view: View) -> tuple[int, ...]:
        """Where this crook wants to go now."""
        plan, me = view.plan, view.crook
        if me.cash >= FORTUNE:
            return tuple(plan.way)
        if me.cash >= MUCH:
            return plan.hideouts
        if max(me.stashes) >= FORTUNE:
            return (plan.hideouts[me.stashes.index(max(me.stashes))],)
        closed = {shut.shop for shut in view.closed}
        return tuple(shop for shop in plan.loot if shop not in closed)


def _least(steps: Iterable[int]) -> float:
    return float(min(steps, default=0))


def _wanted(view: View) -> list[Crook]:
    return [crook for crook in view.crooks if crook.where is Where.TOWN and crook.wanted]


@cache
def _crook_steps(plan: Plan, goal: int) -> dict[int, int]:
    return distances(plan.crook_steps, goal, stops=plan.houses)


@cache
def _police_steps(plan: Plan, goal: int) -> dict[int, int]:
    return distances(plan.police_steps, goal, stops=plan.houses)


@cache
def _car_steps(plan: Plan, goal: int) -> dict[int, int]:
    return distances(plan.car_steps, goal)
