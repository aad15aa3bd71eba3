"""How the easy AI plays Cops and Crooks: like a child who runs after money or the nearest crook."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import Seat
from game.games.cops_and_crooks.ai.crook import open_loot
from game.games.cops_and_crooks.ai.distances import FAR, Steps, driving_rolls, expected_turns, walking_steps
from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.state import Caper, Car, Crook, Where

POCKETFUL = 7_000
"""With this much cash a crook runs to a hideout."""
FORTUNE = 10_000
"""With this much cash a crook leaves."""
GREED = 7_500
"""This much of a crook's cash counts like being one step nearer to the Cops."""
IN_MIND = 4
"""The number of policemen in use. A fifth one is forgotten in his office."""
DULL, THRILLING, FORGOTTEN = -50.0, 50.0, -200.0


def score(caper: Caper, seat: Seat, action: actions.Action) -> float:
    """How much fun an action is. Higher is better."""
    match action:
        case actions.Walk(to) | actions.Ride(to):
            return -_turns_to_goal(caper, caper.crooks[seat - 1], to)
        case actions.PoliceWalk(officer, _) if officer >= IN_MIND:
            return FORGOTTEN
        case actions.PoliceWalk(_, to):
            alarm = to in caper.plan.intelligence and any(crook.ticket for crook in caper.crooks)
            return THRILLING if alarm else _chase(caper, walking_steps(caper.plan, to))
        case actions.Drive(to, tail):
            return _chase(caper, driving_rolls(caper.plan, Car(to, tail)))
        case actions.Deposit(amount):
            return float(amount) if amount == caper.crook.cash < FORTUNE else DULL
        case actions.Withdraw(amount):
            return float(amount) if amount + caper.crook.cash >= FORTUNE else DULL
        case actions.PoliceRide():
            return DULL
        case actions.Throw() | actions.Roll() | actions.Done() | actions.Flee():
            return 0.0
        case _:
            assert_never(action)


def _turns_to_goal(caper: Caper, crook: Crook, to: int) -> float:
    """The turns from a tile to what the crook is after now."""
    plan, richest = caper.plan, max(crook.stashes)
    goals = tuple(open_loot(caper))
    if crook.cash >= FORTUNE:
        goals = tuple(plan.way)
    elif crook.cash >= POCKETFUL:
        goals = plan.hideouts
    elif not crook.cash and richest >= FORTUNE:
        goals = (plan.hideouts[crook.stashes.index(richest)],)
    return min((expected_turns(plan, house)[to] for house in goals), default=0.0)


def _chase(caper: Caper, steps: Steps) -> float:
    """Be near a wanted crook, and rather a rich one."""
    wanted = [crook for crook in caper.crooks if crook.where is Where.TOWN and crook.wanted]
    return -min((steps[crook.at] - crook.cash / GREED for crook in wanted), default=float(FAR))
