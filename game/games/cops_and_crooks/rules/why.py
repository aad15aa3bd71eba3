"""Why an action of Cops and Crooks is not possible now, as a key for a sentence."""

from __future__ import annotations

from typing import assert_never

from game.games.cops_and_crooks.rules import why_moves
from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    Flee,
    PoliceRide,
    PoliceWalk,
    Ride,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.choices import stash
from game.games.cops_and_crooks.rules.plan import HIDEOUT
from game.games.cops_and_crooks.rules.state import COPS, Phase, View, Where

FIRST = {
    Phase.THROW: "throw-first",
    Phase.ROLL: "die-still-rolls",
    Phase.MOVE: "move-first",
    Phase.HIDEOUT: "hideout-first",
    Phase.GETAWAY: "flee-first",
    Phase.OVER: "caper-is-over",
}
"""What has to be done before anything else."""


def why_not(view: View, action: Action) -> str:
    """The reason why `view.viewer` may not do what is not legal."""
    if view.phase in (Phase.ROLL, Phase.OVER):
        return FIRST[view.phase]
    if view.viewer != view.turn:
        return "not-your-turn"
    if isinstance(action, PoliceWalk | PoliceRide | Drive) != (view.turn == COPS) and _moves(action):
        return "not-your-pawn"
    match action:
        case Flee():
            return "no-ticket"
        case Deposit() | Withdraw() | Done():
            return _why_no_money(view, action)
        case Ride() | PoliceRide():
            return _why_not_ride(view, action)
        case Walk() | PoliceWalk() | Drive():
            return _why_not_move(view, action)
        case Throw() if view.phase is Phase.MOVE:
            return "already-thrown"
        case _:
            return FIRST[view.phase]


def _moves(action: Action) -> bool:
    return isinstance(action, Walk | Ride | PoliceWalk | PoliceRide | Drive)


def _in_jail(view: View) -> bool:
    return view.turn != COPS and view.crook.where is Where.JAIL and view.crook.waits > 0


def _why_not_move(view: View, action: Walk | PoliceWalk | Drive) -> str:
    if view.phase is not Phase.MOVE:
        return "in-jail" if _in_jail(view) else FIRST[view.phase]
    match action:
        case Walk(to):
            return why_moves.crook(view, to)
        case PoliceWalk(officer, to):
            return why_moves.policeman(view, officer, to)
        case Drive(to, tail):
            return why_moves.car(view, to, tail)
        case _:
            assert_never(action)


def _why_not_ride(view: View, action: Ride | PoliceRide) -> str:
    if view.phase is not Phase.THROW:
        return "ride-instead-of-rolling" if view.phase is Phase.MOVE else FIRST[view.phase]
    if _in_jail(view):
        return "in-jail"
    if isinstance(action, Ride):
        return _why_no_train(view, view.crook.at, action.to)
    if action.officer not in range(len(view.officers)):
        return "no-such-officer"
    return _why_no_train(view, view.officers[action.officer], action.to)


def _why_no_train(view: View, start: int, to: int) -> str:
    line = view.plan.line
    if to == start:
        return "already-there"
    if start not in line:
        return "not-on-a-station"
    if to not in line:
        return "no-station"
    return "somebody-is-there" if line[to] == line[start] else "another-line"


def _why_no_money(view: View, action: Deposit | Withdraw | Done) -> str:
    if view.phase is not Phase.HIDEOUT:
        inside = view.turn != COPS and view.plan.kind[view.crook.at] == HIDEOUT
        return "once-a-visit" if inside else "not-in-a-hideout"
    if isinstance(action, Deposit):
        return "odd-amount" if 0 < action.amount < view.crook.cash else "not-so-much-in-hand"
    if isinstance(action, Withdraw):
        return "odd-amount" if 0 < action.amount < stash(view) else "not-so-much-stored"
    return FIRST[view.phase]
