"""The odds of a wanted crook in Cops and Crooks: where the law can be, and who comes to safety."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.ai.cops_and_crooks_ground import ends, foot, outdoors, rides, turns, wheels
from game.core.kernel import Seat
from game.rules.cops_and_crooks.plan import Plan
from game.rules.cops_and_crooks.state import Caper, Car, Where
from game.rules.cops_and_crooks.tuning import FACES
from game.rules.cops_and_crooks.walks import NOBODY, police_ways

LUCK = 0.9
"""How likely a wanted crook is still free after one more turn in a quiet street."""
NEAR = (1.0, 1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.34, 0.27, 0.2, 0.15, 0.1)
"""How likely the law can be there in time, by its steps, once it has come nearer."""
QUIET = 0.05
"""And where it is far away."""
SWEEPS = 2
"""How often the odds of an escape are made better by looking one roll ahead."""
DREAD = 1.0
"""How much of that is feared at first."""
BUSY = 0.4
"""What every other wanted crook leaves of a danger."""
BOLD = 12
"""The round after which crooks fear it less."""


class Law(NamedTuple):
    """Where the law is."""

    plan: Plan
    officers: tuple[int, ...]
    car: Car
    dread: float
    """How much its odds are feared."""


def law_of(caper: Caper, seat: Seat) -> Law:
    """Where the law is, and how much this crook fears it: less late at night, or while it is busy."""
    dread = DREAD * min(1.0, BOLD / caper.round) * calm(caper, seat)
    return Law(caper.plan, caper.officers, caper.car, dread)


def calm(caper: Caper, seat: Seat) -> float:
    """How much of a danger is left while other crooks are wanted too; there is one arrest a round."""
    others = (crook for number, crook in enumerate(caper.crooks, 1) if number != seat)
    return float(BUSY ** sum(crook.wanted and crook.where is Where.TOWN for crook in others))


def foresee(law: Law, *goals: tuple[int, ...]) -> Iterator[None]:
    """Work out the odds of coming into these houses, a little at a time."""
    for sweeps in range(SWEEPS + 1):
        for safe in goals:
            yield
            freedom(law, safe, sweeps)


@lru_cache(maxsize=64)
def freedom(law: Law, safe: tuple[int, ...], sweeps: int) -> Sequence[float]:
    """By tile, how likely a wanted crook comes into one of these houses, if the law stays about there."""
    plan, risks = law.plan, later(law)
    if not safe:
        return [0.0] * len(risks)
    if not sweeps:
        return _at_a_glance(law, safe)
    found = list(freedom(law, safe, sweeps - 1))
    shut = plan.ends_early.difference(safe)
    for house in shut:
        found[house] = 0.0
    near = {tile: min(turns(plan, house)[tile] for house in safe) for tile in outdoors(plan)}
    for tile in (*sorted(near, key=near.__getitem__), *shut):
        walked = sum(max(map(found.__getitem__, reach)) for reach in ends(plan, tile)) / FACES
        ridden = max((found[there] for there in rides(plan, tile)), default=0.0)
        found[tile] = (1 - risks[tile]) * max(walked, ridden)
    return found


def _at_a_glance(law: Law, safe: tuple[int, ...]) -> Sequence[float]:
    """The same by how far it is."""
    plan, risks = law.plan, later(law)
    found = [0.0] * len(risks)
    for tile in plan.kind:
        found[tile] = (1 - risks[tile]) * LUCK ** min(turns(plan, house)[tile] for house in safe)
    for house in safe:
        waits = house in plan.way
        found[house] = (1 - max(risks[house], thwart_chance(law))) if waits else 1.0
    return found


@lru_cache(maxsize=64)
def later(law: Law) -> Sequence[float]:
    """By tile, how likely the law can be there a turn later."""
    steps = [wheels(law.plan, law.car), *(foot(law.plan, officer) for officer in law.officers)]
    return [law.dread * NEAR[near] if near < len(NEAR) else QUIET for near in map(min, *steps)]


@lru_cache(maxsize=64)
def thwart_chance(law: Law) -> float:
    """How likely a policeman can raise the alarm with the next roll."""
    return len(frozenset().union(*(alarm_rolls(law.plan, officer) for officer in law.officers))) / FACES


@cache
def alarm_rolls(plan: Plan, start: int) -> frozenset[int]:
    """The rolls that take a policeman exactly into an intelligence agency."""
    return frozenset(
        pips
        for pips in range(1, FACES + 1)
        if not plan.intelligence.isdisjoint(police_ways(plan, start, pips, NOBODY))
    )
