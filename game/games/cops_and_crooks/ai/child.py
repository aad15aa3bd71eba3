"""How a child plays Cops and Crooks: after the money, after the nearest crook, and dangers are forgotten."""

from __future__ import annotations

from game.core.kernel import Seat
from game.games.cops_and_crooks.ai.crook import prizes
from game.games.cops_and_crooks.ai.ground import FAR, Steps, foot, turns, wheels
from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    PoliceRide,
    PoliceWalk,
    Ride,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.state import Caper, Car, Crook, Where

POCKETFUL = 7_000
"""With so much in hand a child runs to a hideout."""
FORTUNE = 10_000
"""With so much a child leaves."""
GREED = 7_500
"""So much cash of a crook is as good as a step less to a child who plays the Cops."""
IN_MIND = 4
"""Policemen whom such a child thinks of; a fifth one is forgotten in his office."""
DULL, THRILLING, FORGOTTEN = -50.0, 50.0, -200.0


def fun(caper: Caper, seat: Seat, action: Action) -> float:
    """What is the most fun: the higher, the better."""
    match action:
        case Walk(to) | Ride(to):
            return -_way(caper, caper.crooks[seat - 1], to)
        case PoliceWalk(officer, to):
            return _patrol(caper, officer, to)
        case Drive(to, tail):
            return _chase(caper, wheels(caper.plan, Car(to, tail)))
        case Deposit(amount):
            return float(amount) if amount == caper.crook.cash < FORTUNE else DULL
        case Withdraw(amount):
            return float(amount) if amount + caper.crook.cash >= FORTUNE else DULL
        case PoliceRide():
            return DULL
        case Throw() | Done() | _:
            return 0.0


def _way(caper: Caper, crook: Crook, to: int) -> float:
    """How far it is from there to what the child wants now."""
    plan, place = caper.plan, caper.plan.hideouts
    if crook.cash >= FORTUNE:
        wanted = tuple(plan.way)
    elif crook.cash >= POCKETFUL:
        wanted = place
    else:
        wanted = tuple(prizes(caper))
    if not crook.cash and max(crook.stashes) >= FORTUNE:
        wanted = (place[crook.stashes.index(max(crook.stashes))],)
    return min((turns(plan, house)[to] for house in wanted), default=0.0)


def _patrol(caper: Caper, officer: int, to: int) -> float:
    """To stop a getaway, else after somebody wanted; a policeman who is far away stays where he is."""
    if officer >= IN_MIND:
        return FORGOTTEN
    alarm = to in caper.plan.intelligence and any(crook.ticket for crook in caper.crooks)
    return THRILLING if alarm else _chase(caper, foot(caper.plan, to))


def _chase(caper: Caper, steps: Steps) -> float:
    """Near to somebody wanted, and rather to somebody rich."""
    wanted = [crook for crook in caper.crooks if crook.where is Where.TOWN and crook.wanted]
    return -min((steps[crook.at] - crook.cash / GREED for crook in wanted), default=float(FAR))
