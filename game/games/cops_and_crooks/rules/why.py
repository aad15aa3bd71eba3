"""Why an action of Cops and Crooks is not possible now, as a key for a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceRide, PoliceWalk, Ride, Walk
from game.games.cops_and_crooks.rules.choices import stash
from game.games.cops_and_crooks.rules.moves import Walks, crook_ways, drive_ways, may_enter, police_ways
from game.games.cops_and_crooks.rules.plan import CELL, HEADQUARTERS, HIDEOUT, STREET, near
from game.games.cops_and_crooks.rules.state import COPS, Car, Phase, View, Where
from game.games.cops_and_crooks.rules.tuning import PER_PIP

FIRST = {
    Phase.THROW: "throw-first",
    Phase.ROLL: "die-still-rolls",
    Phase.MOVE: "move-first",
    Phase.HIDEOUT: "hideout-first",
    Phase.GETAWAY: "flee-first",
    Phase.OVER: "caper-is-over",
}
"""What a player has to do before anything else."""
TENS = 100
"""Space numbers grow by a hundred from row to row."""


def why_not(view: View, action: Action) -> str:
    """Return the reason why `view.viewer` may not take an action that is not legal."""
    phase = view.phase
    if phase in (Phase.ROLL, Phase.OVER):
        return FIRST[phase]
    if view.viewer != view.turn:
        return "not-your-turn"
    if isinstance(action, Walk | Ride if view.turn == COPS else PoliceWalk | PoliceRide | Drive):
        return "not-your-pawn"
    match action:
        case Walk() | PoliceWalk() | Drive() if phase is not Phase.MOVE:
            return "in-jail" if _in_jail(view) else FIRST[phase]
        case Walk(to):
            return _why_not_walk(view, to)
        case PoliceWalk(officer, to):
            return _why_not_police_walk(view, officer, to)
        case Drive(to, tail):
            return _why_not_drive(view, to, tail)
        case Ride() | PoliceRide():
            return _why_not_ride(view, action)
        case actions.Deposit() | actions.Withdraw() | actions.Done():
            return _why_no_money(view, action)
        case actions.Flee():
            return "no-ticket"
        case actions.Throw() if phase is Phase.MOVE:
            return "already-thrown"
        case actions.Throw() | actions.Roll():
            return FIRST[phase]
        case _:
            assert_never(action)


def _in_jail(view: View) -> bool:
    return view.turn != COPS and view.crook.where is Where.JAIL and view.crook.waits > 0


def _why_not_ride(view: View, action: Ride | PoliceRide) -> str:
    line, to = view.plan.line, action.to
    if view.phase is not Phase.THROW:
        return "ride-instead-of-rolling" if view.phase is Phase.MOVE else FIRST[view.phase]
    if _in_jail(view):
        return "in-jail"
    if isinstance(action, PoliceRide) and action.officer not in range(len(view.officers)):
        return "no-such-officer"
    start = view.crook.at if isinstance(action, Ride) else view.officers[action.officer]
    if to == start:
        return "already-there"
    if start not in line:
        return "not-on-a-station"
    if to not in line:
        return "no-station"
    return "somebody-is-there" if line[to] == line[start] else "another-line"


def _why_no_money(view: View, action: actions.Deposit | actions.Withdraw | actions.Done) -> str:
    if view.phase is not Phase.HIDEOUT:
        inside = view.turn != COPS and view.plan.kind[view.crook.at] == HIDEOUT
        return "once-a-visit" if inside else "not-in-a-hideout"
    match action:
        case actions.Deposit(amount):
            return "odd-amount" if 0 < amount < view.crook.cash else "not-so-much-in-hand"
        case actions.Withdraw(amount):
            return "odd-amount" if 0 < amount < stash(view) else "not-so-much-stored"
        case actions.Done():
            return FIRST[view.phase]
        case _:
            assert_never(action)


def _why_not_walk(view: View, to: int) -> str:
    plan = view.plan
    if to not in plan.kind:
        return "no-such-tile"
    if to == view.crook.at:
        return "must-move"
    if plan.kind[to] in HEADQUARTERS or to in plan.intelligence:
        return "cops-only"
    if to in plan.houses and not may_enter(view, to):
        if to in plan.loot:
            return "shop-is-closed"
        return "agency-is-empty" if to == plan.agency else "ticket-too-dear"
    if to in view.taken:
        return "somebody-is-there"
    if view.crook.wanted and to in crook_ways(view, view.pips, unseen=True):
        return "cops-in-the-way"
    shorter = [crook_ways(view, pips) for pips in range(1, view.pips)]
    return _wrong_distance(shorter, view.crook.at, to, view.pips)


def _why_not_police_walk(view: View, officer: int, to: int) -> str:
    plan, catchable = view.plan, view.catchable
    if officer not in range(len(view.officers)):
        return "no-such-officer"
    start = view.officers[officer]
    if to not in plan.kind:
        return "no-such-tile"
    if to == start:
        return "must-move"
    if plan.kind[to] == HIDEOUT:
        return "hideout-is-safe"
    if plan.kind[to] == CELL:
        return "cells-are-for-crooks"
    if to in plan.ends_early and to not in catchable:
        return "only-for-an-arrest"
    if to in view.taken - catchable:
        return "somebody-is-there"
    if to in police_ways(plan, start, view.pips, catchable & {to}, view.alarms):
        return "wanted-in-the-way"
    shorter = [police_ways(plan, start, pips, catchable, view.alarms) for pips in range(1, view.pips)]
    return _wrong_distance(shorter, start, to, view.pips)


def _why_not_drive(view: View, to: int, tail: int) -> str:
    plan, ways = view.plan, drive_ways(view, view.pips)
    if to not in plan.kind:
        return "no-such-tile"
    if plan.kind[to] != STREET:
        return "car-on-streets-only"
    if to in view.car.tiles:
        return "must-move"
    if Car(to, tail) in ways:
        return "somebody-is-there"
    if any(stop.head == to for stop in ways):
        return "car-comes-another-way"
    if any(stop.head == to for pips in range(1, view.pips) for stop in drive_ways(view, pips)):
        return "too-near"
    head = view.car.head
    in_range = to in near(plan, "car", head) and _blocks(head, to) <= view.pips * PER_PIP
    return "car-goes-forward" if in_range else "too-far"


def _wrong_distance(shorter: Sequence[Walks], start: int, to: int, pips: int) -> str:
    if any(to in ways for ways in shorter):
        return "too-near"
    return "no-way-there" if _blocks(start, to) <= pips else "too-far"


def _blocks(start: int, end: int) -> int:
    """The distance if there were no walls."""
    return abs(start // TENS - end // TENS) + abs(start % TENS - end % TENS)
