"""The odds of a wanted crook in Cops and Crooks: of an arrest, and of reaching safety."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from game.games.cops_and_crooks.ai import distances
from game.games.cops_and_crooks.ai.distances import FAR, expected_turns, outdoors, reachable, walking_steps
from game.games.cops_and_crooks.rules.moves import NOBODY, police_ways
from game.games.cops_and_crooks.rules.plan import HIDEOUT, OUTDOORS, Plan
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import FACES

LUCK = 0.8
"""A rough chance that a wanted crook is still free after one more turn."""
NEAR = (1.0, 0.6, 0.55, 0.5, 0.45, 0.43, 0.35, 0.2, 0.17, 0.1, 0.06)
"""How likely the law can be on a tile a turn later, by its steps."""
QUIET = 0.05
"""The same where the law is far away."""
RISKS = (*NEAR, *(QUIET,) * (FAR + 1 - len(NEAR)))
"""The same for any number of steps."""
ENDS = 6
"""How many ends of a roll to look at, those nearest to safety first."""
TILES_PER_SLICE = 40
"""How many tiles to work out the moves to safety for in one slice of thinking."""
ALARMS_PER_SLICE = 4
"""The same for the walks to an alarm."""
SWEEPS = 1
"""How often the odds of an escape are improved by looking one roll ahead."""
ROLLS = frozenset(range(1, FACES + 1))

Odds = Sequence[float]
"""By tile, how likely a wanted crook who is about to move from there reaches safety."""
Pick = Callable[[Sequence[float]], Sequence[float]]


class Law(NamedTuple):
    """Where the law is."""

    plan: Plan
    officers: tuple[int, ...]
    car: Car


class Moves(NamedTuple):
    """How a crook can go on from a tile."""

    sure: float
    """The chance of a roll straight into a hideout."""
    picks: tuple[Pick, ...]
    """For every other roll, a getter for the odds at its ends."""
    rides: Pick | None


def law_of(caper: Caper) -> Law:
    """Where the law is now."""
    return Law(caper.plan, caper.officers, caper.car)


def prepare(law: Law, *goals: tuple[int, ...]) -> Iterator[None]:
    """Work out the odds of reaching these houses, a little at a time."""
    for safe in goals:
        yield
        for number, tile in enumerate(tiles_by_safety(law.plan, safe)):
            if number % TILES_PER_SLICE == 0:
                yield
            moves_from(law.plan, safe, tile)
        for sweeps in range(SWEEPS + 1):
            yield
            escape_odds(law, safe, sweeps)


def escape_odds(law: Law, safe: tuple[int, ...], sweeps: int) -> Odds:
    """The odds of reaching one of these houses if the law stays about where it is."""
    return _escape_odds(law, safe, sweeps)[0]


@lru_cache(maxsize=64)
def _escape_odds(law: Law, safe: tuple[int, ...], sweeps: int) -> tuple[list[float], list[float]]:
    """The odds of a crook who is about to move, and of one who has just arrived, by tile."""
    plan, risks = law.plan, later_risks(law)
    if not safe:
        return [0.0] * len(risks), [0.0] * len(risks)
    if not sweeps:
        moving = [float(LUCK ** max(0.0, turns - 1)) for turns in turns_to(plan, safe)]
        arrived = [0.0] * len(risks)
        for tile in outdoors(plan):
            arrived[tile] = (1 - risks[tile]) * moving[tile]
        for house in safe:
            at_exit = (1 - risks[house]) * (1 - len(alarms(law)) / FACES)
            arrived[house] = at_exit if house in plan.way else 1.0
        return moving, arrived
    known, before = _escape_odds(law, safe, sweeps - 1)
    moving, arrived = list(known), list(before)
    for tile in tiles_by_safety(plan, safe):
        odds, picks, stations = moves_from(plan, safe, tile)
        for pick in picks:
            odds += max(pick(arrived)) / FACES
        if stations is not None:
            odds = max(odds, *stations(arrived))
        moving[tile] = odds
        arrived[tile] = (1 - risks[tile]) * odds
    return moving, arrived


@cache
def turns_to(plan: Plan, safe: tuple[int, ...]) -> list[float]:
    """By tile, the expected turns to the nearest of these houses."""
    if not safe:
        return [float(FAR)] * (1 + max(plan.kind))
    return [min(turns) for turns in zip(*(expected_turns(plan, house) for house in safe), strict=True)]


@cache
def tiles_by_safety(plan: Plan, safe: tuple[int, ...]) -> tuple[int, ...]:
    """All tiles, those nearest to safety first, houses last."""
    streets = sorted(outdoors(plan), key=turns_to(plan, safe).__getitem__)
    return (*streets, *sorted(plan.ends_early.difference(plan.way)))


@cache
def moves_from(plan: Plan, safe: tuple[int, ...], tile: int) -> Moves:
    """How a crook can go on from this tile."""
    soon = turns_to(plan, safe)
    sure, picks = 0, []
    for ends in reachable(plan, tile):
        if any(there in safe and plan.kind[there] == HIDEOUT for there in ends):
            sure += 1
            continue
        useful = [there for there in ends if there in safe or plan.kind[there] in OUTDOORS]
        useful = sorted(useful, key=soon.__getitem__)[:ENDS]
        if useful:
            picks.append(itemgetter(*useful, useful[0]))
    stations = plan.rides.get(tile, ())
    return Moves(sure / FACES, tuple(picks), itemgetter(*stations, stations[0]) if stations else None)


@lru_cache(maxsize=64)
def steps_of(law: Law) -> Sequence[int]:
    """By tile, the steps or the roll of the nearest pawn."""
    walkers = (walking_steps(law.plan, officer) for officer in law.officers)
    return list(map(min, distances.driving_rolls(law.plan, law.car), *walkers))


@lru_cache(maxsize=64)
def later_risks(law: Law) -> Sequence[float]:
    """By tile, how likely the law can be there a turn later. Hideouts are safe."""
    found = [RISKS[steps] for steps in steps_of(law)]
    for hideout in law.plan.hideouts:
        found[hideout] = 0.0
    return found


@lru_cache(maxsize=64)
def alarms(law: Law) -> frozenset[int]:
    """The rolls with which a policeman can raise the alarm."""
    return frozenset().union(*(alarm_rolls(law.plan, officer) for officer in law.officers))


def arrest_chance(law: Law, tile: int) -> float:
    """How likely the next roll arrests a wanted crook on this tile."""
    plan, nearest = law.plan, steps_of(law)[tile]
    if plan.kind[tile] == HIDEOUT:
        return 0.0
    if tile in plan.way:
        return len({*range(nearest, FACES + 1), *alarms(law)}) / FACES
    if tile in plan.houses:
        return _caught_inside(law, tile)
    return roll_chance(nearest)


def _caught_inside(law: Law, shop: int) -> float:
    """The car stays outside, but any pawn in the only door has the crook too."""
    plan, doors = law.plan, law.plan.crook_steps[shop]
    on_foot = [walking_steps(plan, officer) for officer in law.officers]
    if len(doors) > 1:
        return roll_chance(min(steps[shop] for steps in on_foot))
    blocked = max(1, min(steps[doors[0]] for steps in on_foot))
    return len(ROLLS & {*range(blocked, FACES + 1), distances.driving_rolls(plan, law.car)[doors[0]]}) / FACES


def roll_chance(pips: int) -> float:
    """How likely a roll is at least this high."""
    return max(0.0, min(1.0, (FACES + 1 - pips) / FACES))


def learn_alarms(plan: Plan) -> Iterator[None]:
    """Work out where an alarm can be raised from, a few tiles at a time."""
    near = [tile for tile in plan.kind if _agency_near(plan, tile)]
    for number, tile in enumerate(near):
        if number % ALARMS_PER_SLICE == 0:
            yield
        alarm_rolls(plan, tile)


def _agency_near(plan: Plan, start: int) -> bool:
    """Whether one roll may take a policeman to an intelligence agency."""
    return min(walking_steps(plan, start)[agency] for agency in plan.intelligence) <= FACES


@cache
def alarm_rolls(plan: Plan, start: int) -> frozenset[int]:
    """The rolls that take a policeman to an intelligence agency while somebody flees."""
    if not _agency_near(plan, start):
        return NOBODY
    return frozenset(
        pips
        for pips in range(1, FACES + 1)
        if not plan.intelligence.isdisjoint(police_ways(plan, start, pips, NOBODY, plan.intelligence))
    )
