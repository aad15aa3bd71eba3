"""Every walk of crooks and policemen, and every drive of the cop car.

A walk takes the exact roll, enters no tile twice and may end early. The path to a tile never matters (C20),
so each end has one: the shortest with the fewest turns. The car never drives in reverse.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.core.board import Neighbours
from game.games.cops_and_crooks.rules.plan import CELL, Plan, near
from game.games.cops_and_crooks.rules.state import Caper, Car, Where
from game.games.cops_and_crooks.rules.tuning import PER_PIP, TICKET

Path = tuple[int, ...]
"""Start and end included. Of the car it is the path of the head."""
Walks = Mapping[int, Path]
Drives = Mapping[Car, Path]
Best = tuple[int, int, Path]
"""Length, turns and path. Smaller is better."""
Tiles = frozenset[int]
NOBODY: Tiles = frozenset()


def crook_walks(caper: Caper) -> Walks:
    """The walks of the crook on turn, by the tile where they end."""
    taken, houses = caper.taken, caper.plan.houses
    return {
        to: path
        for to, path in crook_ways(caper, caper.pips).items()
        if to not in taken and (to not in houses or may_enter(caper, to))
    }


def crook_ways(caper: Caper, pips: int, *, unseen: bool = False) -> Walks:
    """Walks with this roll, whether or not there is room. `unseen`: as if the crook were not wanted."""
    plan, crook = caper.plan, caper.crook
    held = caper.cop_tiles if crook.wanted and not unseen else NOBODY
    if crook.where is Where.JAIL:
        taken = caper.taken
        starts = tuple([start for start in plan.beside_headquarters if start not in taken])
        return {to: (crook.at, *path) for to, path in _out_of_jail(plan, starts, pips, held).items()}
    return _crook_ways(plan, crook.at, pips, held & near(plan, "crook", crook.at, pips))


def may_enter(caper: Caper, house: int) -> bool:
    """Whether this house is open to the crook on turn (C21)."""
    plan = caper.plan
    if house in plan.loot:
        return caper.open_again(house) is None
    if house == plan.agency:
        return caper.agency > 0
    return house not in plan.way or caper.crook.cash >= TICKET


def police_ends(caper: Caper) -> Iterator[tuple[int, int]]:
    """Every policeman and every tile where a walk of his may end."""
    plan, catchable = caper.plan, caper.catchable
    taken = caper.taken - catchable
    for officer, start in enumerate(caper.officers):
        for to in police_ways(plan, start, caper.pips, catchable, caper.alarms):
            if to not in taken:
                yield officer, to


def police_walks(caper: Caper, officer: int) -> Walks:
    """The walks of this policeman with this roll, by the tile where they end."""
    return police_ways(caper.plan, caper.officers[officer], caper.pips, caper.catchable, caper.alarms)


def police_ways(plan: Plan, start: int, pips: int, catchable: Tiles, alarms: Tiles) -> Walks:
    """A policeman's walks with this roll, whether or not there is room."""
    reach = near(plan, "policeman", start, pips)
    return _police_ways(plan, start, pips, catchable & reach, alarms & reach)


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
    return _drive_ways(plan, car, pips * PER_PIP, caper.catchable & near(plan, "car", car.head, pips))


def surrounded(caper: Caper) -> bool:
    """Whether the law stands everywhere the crook on turn could step."""
    beside = caper.plan.outdoors(caper.crook.at)
    return bool(beside) and caper.cop_tiles.issuperset(beside)


@lru_cache(maxsize=16_384)
def _crook_ways(plan: Plan, start: int, pips: int, held: Tiles) -> Walks:
    return _by_tile(_search(plan.crook_steps, start, pips, early=plan.ends_early, closed=held))


@lru_cache(maxsize=4_096)
def _out_of_jail(plan: Plan, starts: tuple[int, ...], pips: int, held: Tiles) -> Walks:
    found: dict[int, Best] = {}
    for start in starts:
        walks = _search(plan.crook_steps, start, pips, early=plan.ends_early, closed=held)
        for to, best in walks.items():
            found[to] = min(best, found.get(to, best))
    return _by_tile(found)


@lru_cache(maxsize=16_384)
def _police_ways(plan: Plan, start: int, pips: int, catchable: Tiles, alarms: Tiles) -> Walks:
    """Houses open for an arrest only, an agency for the exact roll or an alarm. No walk ends in a cell."""
    closed = plan.ends_early - catchable
    found = _search(plan.police_steps, start, pips, catchable | alarms, closed, plan.intelligence)
    return {to: path for to, path in _by_tile(found).items() if plan.kind[to] != CELL}


@lru_cache(maxsize=16_384)
def _drive_ways(plan: Plan, car: Car, steps: int, catchable: Tiles) -> Drives:
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


def _search(
    steps: Neighbours, start: int, pips: int, early: Tiles, closed: Tiles, dead_ends: Tiles = NOBODY
) -> dict[int, Best]:
    """The best walk to every tile where a walk can end.

    A walk ends at once on `early` tiles, never enters `closed` ones, and cannot go on from `dead_ends`.
    """
    found: dict[int, Best] = {}

    def extend(path: Path, turns: int) -> None:
        here, walked = path[-1], len(path) - 1
        if walked and (walked == pips or here in early):
            best = (walked, turns, path)
            if here not in found or best < found[here]:
                found[here] = best
        elif not walked or here not in dead_ends:
            for there in steps[here]:
                if there not in path and there not in closed:
                    extend((*path, there), turns + (walked > 0 and there - here != here - path[-2]))

    extend((start,), 0)
    return found


def _by_tile(found: Mapping[int, Best]) -> Walks:
    return {to: found[to][-1] for to in sorted(found)}
