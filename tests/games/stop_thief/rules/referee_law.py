"""How likely each step of a thief should be: often is 75 %, lingering 10 %, and crime draws the Pack."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence

from game.games.stop_thief.rules import actions as act
from tests.games.stop_thief.rules.referee_map import OPENINGS, Sheet
from tests.games.stop_thief.rules.referee_papers import Agreed
from tests.games.stop_thief.rules.referee_table import Table
from tests.games.stop_thief.rules.referee_thief import Leg, Trail, legs

OFTEN, LINGERS = 0.75, 0.10
CLOSE = 0.002
"""Weights are whole numbers, so that a chance may be a little off."""


def faults_of_odds(table: Table, odds: Sequence[tuple[act.Action, int]]) -> list[str]:
    """Where the chances of the thief's next step are not those of the rule book."""
    assert table.trail is not None
    rightful = chances(table.sheet, table.terms, table.trail, running=table.running > 0)
    total = sum(weight for _, weight in odds)
    given = {(step.to, step.via): weight / total for step, weight in odds if isinstance(step, act.Step)}
    return [
        f"a step {leg} comes in {given.get(leg, 0):.1%}, not in {chance:.1%}"
        for leg, chance in rightful.items()
        if abs(given.get(leg, 0) - chance) > CLOSE
    ]


def chances(sheet: Sheet, terms: Agreed, trail: Trail, *, running: bool) -> dict[Leg, float]:
    """The chance of every step that the thief may take."""
    ways: dict[int, dict[Leg, float]] = {}
    far = _to_crime(sheet, trail.robbed) if terms.lure else {}
    lingers = False
    for leg in legs(sheet, terms, trail, running=running):
        to, via = leg
        if leg == (trail.at, 0):
            lingers = True
        else:
            ways.setdefault(via or to, {})[leg] = math.exp(-terms.lure * far.get(to, 0))
    moves = _by_side(sheet, terms, trail, {space: _boarded(entries) for space, entries in ways.items()})
    staying = {(trail.at, 0): LINGERS} if lingers else {}
    return {**staying, **{leg: chance * (1 - sum(staying.values())) for leg, chance in moves.items()}}


def _boarded(entries: Mapping[Leg, float]) -> dict[Leg, float]:
    """The weights of all ways to enter one space: where trains are often taken, a quarter of it on foot."""
    on_foot = [leg for leg in entries if not leg[1]]
    if not on_foot or len(entries) == 1:
        return {leg: weight / len(entries) for leg, weight in entries.items()}
    trains = len(entries) - 1
    return {leg: weight * (OFTEN / trains if leg[1] else 1 - OFTEN) for leg, weight in entries.items()}


def _by_side(
    sheet: Sheet, terms: Agreed, trail: Trail, ways: Mapping[int, Mapping[Leg, float]]
) -> dict[Leg, float]:
    """Who stands in a door or window often goes through."""
    beyond: dict[Leg, float] = {}
    back: dict[Leg, float] = {}
    at_opening = sheet.kind[trail.at] in OPENINGS and trail.came_from > 0
    through = sheet.through(trail.came_from, trail.at) if at_opening else frozenset(ways)
    for space, entries in ways.items():
        (beyond if space in through else back).update(entries)
    if terms.doors != "often" or not (beyond and back):
        return _shared({**beyond, **back}, 1)
    return {**_shared(beyond, OFTEN), **_shared(back, 1 - OFTEN)}


def _shared(weights: Mapping[Leg, float], chance: float) -> dict[Leg, float]:
    total = sum(weights.values())
    return {leg: chance * weight / total for leg, weight in weights.items()}


def _to_crime(sheet: Sheet, robbed: set[int]) -> dict[int, int]:
    """From every number, how many steps it is to a scene that is not robbed."""
    far = dict.fromkeys(sheet.every("scene") - robbed, 0)
    queue = deque(far)
    while queue:
        here = queue.popleft()
        for on in sheet.steps[here] - far.keys():
            far[on] = far[here] + 1
            queue.append(on)
    return far
