"""The odds of a wanted crook in Cops and Crooks: where the law can be, and who comes to safety."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from game.games.cops_and_crooks.ai.ground import FAR, ends, foot, outdoors, rides, turns, wheels
from game.games.cops_and_crooks.rules.plan import HIDEOUT, OUTDOORS, Plan
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import FACES
from game.games.cops_and_crooks.rules.walks import NOBODY, police_ways

LUCK = 0.8
"""How likely a wanted crook is still free after one more turn, at a glance."""
NEAR = (1.0, 0.6, 0.55, 0.5, 0.45, 0.43, 0.35, 0.2, 0.17, 0.1, 0.06)
"""How likely the law can be there in time, by its steps, once it has come nearer."""
QUIET = 0.05
"""And where it is far away."""
ENDS = 6
"""Of a roll, so many ends are looked at: those nearest to safety."""
LESSON = 40
"""Tiles from which the ways to safety are found in one slice of thinking."""
ALARMS = 4
"""Tiles from which the ways to an alarm are found in one."""
SWEEPS = 1
"""How often the odds of an escape are made better by looking one roll ahead."""
ROLLS = frozenset(range(1, FACES + 1))

Odds = Sequence[float]
"""By tile, how likely a wanted crook who is about to move from there comes to safety."""
Pick = Callable[[Sequence[float]], Sequence[float]]


class Law(NamedTuple):
    """Where the law is."""

    plan: Plan
    officers: tuple[int, ...]
    car: Car


class Way(NamedTuple):
    """How a crook goes on from a tile."""

    tile: int
    sure: float
    """How likely a roll leads straight into a hideout."""
    picks: tuple[Pick, ...]
    """For every other roll, what the odds are at its ends."""
    rides: Pick | None


def law_of(caper: Caper) -> Law:
    """Where the law is now."""
    return Law(caper.plan, caper.officers, caper.car)


def foresee(law: Law, *goals: tuple[int, ...]) -> Iterator[None]:
    """Work out the odds of coming into these houses, a little at a time."""
    for safe in goals:
        yield
        for number, tile in enumerate(order(law.plan, safe)):
            if number % LESSON == 0:
                yield
            way(law.plan, safe, tile)
        for sweeps in range(SWEEPS + 1):
            yield
            freedom(law, safe, sweeps)


@lru_cache(maxsize=64)
def freedom(law: Law, safe: tuple[int, ...], sweeps: int) -> Odds:
    """The odds of coming into one of these houses, if the law stays about there."""
    onward, _ = _freedom(law, safe, sweeps)
    return onward


@lru_cache(maxsize=64)
def _freedom(law: Law, safe: tuple[int, ...], sweeps: int) -> tuple[list[float], list[float]]:
    """The odds of who is about to move, and of who has just come to each tile."""
    risks = later(law)
    if not safe:
        return [0.0] * len(risks), [0.0] * len(risks)
    if not sweeps:
        onward, there = glance(law.plan, safe), [0.0] * len(risks)
        for tile in outdoors(law.plan):
            there[tile] = (1 - risks[tile]) * onward[tile]
        for house in safe:
            there[house] = 1.0 if house not in law.plan.way else (1 - risks[house]) * (1 - thwart_chance(law))
        return onward, there
    known, before = _freedom(law, safe, sweeps - 1)
    onward, there = list(known), list(before)
    for tile, sure, picks, stations in ways(law.plan, safe):
        odds = sure
        for pick in picks:
            odds += max(pick(there)) / FACES
        if stations is not None:
            odds = max(odds, *stations(there))
        onward[tile] = odds
        there[tile] = (1 - risks[tile]) * odds
    return onward, there


@cache
def glance(plan: Plan, safe: tuple[int, ...]) -> list[float]:
    """The odds by nothing but how far it is."""
    soon = turns_to(plan, safe)
    found = [0.0] * len(soon)
    for tile in plan.kind:
        found[tile] = LUCK ** max(0.0, soon[tile] - 1)
    return found


@cache
def turns_to(plan: Plan, safe: tuple[int, ...]) -> list[float]:
    """By tile, the expected turns into the nearest of these houses."""
    found = [float(FAR)] * (1 + max(plan.kind))
    for tile in plan.kind:
        found[tile] = min([turns(plan, house)[tile] for house in safe], default=float(FAR))
    return found


@cache
def order(plan: Plan, safe: tuple[int, ...]) -> tuple[int, ...]:
    """All tiles, those near to safety first; houses last."""
    streets = sorted(outdoors(plan), key=turns_to(plan, safe).__getitem__)
    return (*streets, *sorted(plan.ends_early.difference(plan.way)))


@cache
def ways(plan: Plan, safe: tuple[int, ...]) -> tuple[Way, ...]:
    """How to go on from every tile, in that order."""
    return tuple(way(plan, safe, tile) for tile in order(plan, safe))


@cache
def way(plan: Plan, safe: tuple[int, ...], tile: int) -> Way:
    """How to go on from this tile."""
    soon = turns_to(plan, safe)
    sure, picks = 0, []
    for reach in ends(plan, tile):
        if any(there in safe and plan.kind[there] == HIDEOUT for there in reach):
            sure += 1
            continue
        useful = [there for there in reach if there in safe or plan.kind[there] in OUTDOORS]
        useful = sorted(useful, key=soon.__getitem__)[:ENDS]
        if useful:
            picks.append(itemgetter(*useful, useful[0]))
    stations = rides(plan, tile)
    return Way(tile, sure / FACES, tuple(picks), itemgetter(*stations, stations[0]) if stations else None)


@cache
def every_tile(plan: Plan) -> tuple[int, ...]:
    """All of them, by number."""
    return tuple(sorted(plan.kind))


@lru_cache(maxsize=64)
def steps_of(law: Law) -> Sequence[int]:
    """By tile, the steps or pips of the nearest pawn."""
    pawns = [wheels(law.plan, law.car), *(foot(law.plan, officer) for officer in law.officers)]
    tiles = every_tile(law.plan)
    found = [FAR] * (1 + tiles[-1])
    for tile, near in zip(tiles, map(min, *(map(steps.__getitem__, tiles) for steps in pawns)), strict=True):
        found[tile] = near
    return found


@lru_cache(maxsize=64)
def later(law: Law) -> Sequence[float]:
    """By tile, how likely the law can be there a turn later; in hideouts nobody is caught."""
    near = steps_of(law)
    found = [1.0] * len(near)
    for tile in every_tile(law.plan):
        found[tile] = NEAR[near[tile]] if near[tile] < len(NEAR) else QUIET
    for hideout in law.plan.hideouts:
        found[hideout] = 0.0
    return found


@lru_cache(maxsize=64)
def thwart_chance(law: Law) -> float:
    """How likely a policeman can raise the alarm with the next roll."""
    return len(alarms(law)) / FACES


@lru_cache(maxsize=64)
def alarms(law: Law) -> frozenset[int]:
    """The rolls with which a policeman can raise the alarm."""
    return frozenset().union(*(alarm_rolls(law.plan, officer) for officer in law.officers))


def caught(law: Law, tile: int) -> float:
    """How likely a wanted crook there is arrested with the next roll."""
    plan, nearest = law.plan, steps_of(law)[tile]
    if plan.kind[tile] == HIDEOUT:
        return 0.0
    if tile in plan.way:
        return len({*range(nearest, FACES + 1), *alarms(law)}) / FACES
    if tile in plan.houses:
        return _caught_inside(law, tile)
    return chance(nearest)


def _caught_inside(law: Law, shop: int) -> float:
    """The car stays outside, but who stands in the only door has the crook too."""
    plan, doors = law.plan, law.plan.crook_steps[shop]
    on_foot = [foot(plan, officer) for officer in law.officers]
    if len(doors) > 1:
        return chance(min(steps[shop] for steps in on_foot))
    blocked = max(1, min(steps[doors[0]] for steps in on_foot))
    return len(ROLLS & {*range(blocked, FACES + 1), wheels(plan, law.car)[doors[0]]}) / FACES


def chance(pips: int) -> float:
    """How likely a roll is at least so much."""
    return max(0.0, min(1.0, (FACES + 1 - pips) / FACES))


def learn_alarms(plan: Plan) -> Iterator[None]:
    """Find out from where an alarm can be raised, a few tiles at a time."""
    near = [tile for tile in every_tile(plan) if _agency_near(plan, tile)]
    for number, tile in enumerate(near):
        if number % ALARMS == 0:
            yield
        alarm_rolls(plan, tile)


def _agency_near(plan: Plan, start: int) -> bool:
    """Whether one roll of a policeman may be enough."""
    return min(foot(plan, start)[agency] for agency in plan.intelligence) <= FACES


@cache
def alarm_rolls(plan: Plan, start: int) -> frozenset[int]:
    """The rolls that take a policeman exactly into an intelligence agency."""
    if not _agency_near(plan, start):
        return NOBODY
    return frozenset(
        pips
        for pips in range(1, FACES + 1)
        if not plan.intelligence.isdisjoint(police_ways(plan, start, pips, NOBODY))
    )
