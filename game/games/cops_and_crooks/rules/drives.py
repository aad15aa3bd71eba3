"""Every drive of the cop car: forward, left or right, never in reverse."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.games.cops_and_crooks.rules.plan import Plan, near
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import PER_PIP

Path = tuple[int, ...]
"""The path of the head, start and end included."""
Drives = Mapping[Car, Path]


def drives(caper: Caper) -> Drives:
    """Where the car may stop after this roll. Both of its tiles must be free."""
    others = {*caper.officers, *caper.crook_tiles} - caper.catchable
    return {
        car: path
        for car, path in drive_ways(caper, caper.pips).items()
        if car.head not in others and car.tail not in others
    }


def drive_ways(caper: Caper, pips: int) -> Drives:
    """Where the car would stop after this roll, whether or not there is room."""
    plan, car = caper.plan, caper.car
    return _ways(plan, car, pips * PER_PIP, caper.catchable & near(plan, "car", car.head))


@lru_cache(maxsize=16_384)
def _ways(plan: Plan, car: Car, steps: int, catchable: frozenset[int]) -> Drives:
    """The car enters no tile twice. It stops when it reaches a wanted crook."""
    found: dict[Car, Path] = {}

    def extend(path: Path) -> None:
        here, driven = path[-1], len(path) - 1
        if driven and (driven == steps or here in catchable):
            stop = Car(here, path[-2])
            if stop not in found or len(path) < len(found[stop]):
                found[stop] = path
            return
        for there in plan.car_steps[here]:
            if there not in path and there != car.tail:
                extend((*path, there))

    extend((car.head,))
    return {stop: found[stop] for stop in sorted(found, key=lambda stop: stop.tiles)}
