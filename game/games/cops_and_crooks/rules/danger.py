"""Where the Cops can make an arrest on their next turn, and the roll they need for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.board import distances
from game.core.kernel import Seat
from game.games.cops_and_crooks.rules.plan import Plan, near
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import FACES, PER_PIP

Danger = Mapping[int, int]
"""The lowest roll that is enough, by tile. Higher rolls are enough too; other tiles are safe."""


def danger(caper: Caper, crook: Seat) -> Danger:
    """The danger for this crook, if wanted, on every tile while all others stay where they are."""
    plan, mine = caper.plan, caper.crooks[crook - 1]
    catchable = caper.catchable - {mine.at}
    others = frozenset((*caper.officers, *caper.crook_tiles)) - {mine.at}
    dangers = [_on_foot(plan, at, catchable & near(plan, "policeman", at)) for at in caper.officers]
    dangers.append(_by_car(plan, caper.car, others & near(plan, "car", caper.car.head), catchable))
    found: dict[int, int] = {}
    for tile, pips in (item for one in dangers for item in one.items()):
        found[tile] = min(pips, found.get(tile, pips))
    return found


@lru_cache(maxsize=8_192)
def _on_foot(plan: Plan, start: int, catchable: frozenset[int]) -> Danger:
    """A policeman's steps to every tile. Houses and wanted crooks end the walk."""
    found = distances(plan.police_steps, start, FACES, plan.houses | catchable)
    return {tile: steps for tile, steps in found.items() if steps and tile not in plan.intelligence}


@lru_cache(maxsize=8_192)
def _by_car(plan: Plan, car: Car, others: frozenset[int], catchable: frozenset[int]) -> Danger:
    """The roll that brings the car's head to every tile, with room for its tail."""
    found: dict[int, int] = {}

    def extend(path: tuple[int, ...]) -> None:
        here, driven = path[-1], len(path) - 1
        if driven and path[-2] not in others:
            pips = -(-driven // PER_PIP)
            found[here] = min(pips, found.get(here, pips))
        if driven < FACES * PER_PIP and (not driven or here not in catchable):
            for there in plan.car_steps[here]:
                if there not in path and there != car.tail:
                    extend((*path, there))

    extend((car.head,))
    return found
