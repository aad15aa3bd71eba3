"""Why a pawn of Cops and Crooks cannot end there, as a key for a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.cops_and_crooks.rules.drives import drive_ways
from game.games.cops_and_crooks.rules.plan import CELL, HEADQUARTERS, HIDEOUT, STREET, near_car
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import PER_PIP
from game.games.cops_and_crooks.rules.walks import Walks, crook_ways, may_enter, police_ways

TENS = 100
"""A row further down is a hundred numbers on."""


def crook(caper: Caper, to: int) -> str:
    """Why the crook whose turn it is cannot walk there."""
    plan = caper.plan
    if to not in plan.kind:
        return "no-such-tile"
    if to == caper.crook.at:
        return "must-move"
    if plan.kind[to] in HEADQUARTERS or to in plan.intelligence:
        return "cops-only"
    if to in plan.houses and not may_enter(caper, to):
        return _shut(caper, to)
    if to in (*caper.cop_tiles, *caper.crook_tiles):
        return "somebody-is-there"
    if caper.crook.wanted and to in crook_ways(caper, caper.pips, unseen=True):
        return "cops-in-the-way"
    shorter = [crook_ways(caper, pips) for pips in range(1, caper.pips)]
    return _count(shorter, caper.crook.at, to, caper.pips)


def _shut(caper: Caper, house: int) -> str:
    if house in caper.plan.loot:
        return "shop-is-closed"
    return "agency-is-empty" if house == caper.plan.agency else "ticket-too-dear"


def policeman(caper: Caper, officer: int, to: int) -> str:
    """Why this policeman cannot walk there."""
    plan, catchable = caper.plan, caper.catchable
    if officer not in range(len(caper.officers)):
        return "no-such-officer"
    start = caper.officers[officer]
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
    if to in {*caper.cop_tiles, *caper.crook_tiles} - catchable:
        return "somebody-is-there"
    if to in police_ways(plan, start, caper.pips, catchable & {to}):
        return "wanted-in-the-way"
    shorter = [police_ways(plan, start, pips, catchable) for pips in range(1, caper.pips)]
    return _count(shorter, start, to, caper.pips)


def car(caper: Caper, to: int, tail: int) -> str:
    """Why the car cannot stand like this."""
    plan, ways = caper.plan, drive_ways(caper, caper.pips)
    if to not in plan.kind:
        return "no-such-tile"
    if plan.kind[to] != STREET:
        return "car-on-streets-only"
    if to in caper.car.tiles:
        return "must-move"
    if Car(to, tail) in ways:
        return "somebody-is-there"
    if any(stop.head == to for stop in ways):
        return "car-comes-another-way"
    if any(stop.head == to for pips in range(1, caper.pips) for stop in drive_ways(caper, pips)):
        return "too-near"
    near = to in near_car(plan, caper.car.head) and _blocks(caper.car.head, to) <= caper.pips * PER_PIP
    return "car-goes-forward" if near else "too-far"


def _count(shorter: Sequence[Walks], start: int, to: int, pips: int) -> str:
    if any(to in ways for ways in shorter):
        return "too-near"
    return "no-way-there" if _blocks(start, to) <= pips else "too-far"


def _blocks(start: int, end: int) -> int:
    """How far it would be if there were no walls."""
    return abs(start // TENS - end // TENS) + abs(start % TENS - end % TENS)
