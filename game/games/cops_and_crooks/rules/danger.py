"""Where the Cops can make an arrest on their next turn, and how much they must roll for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from game.core.kernel import Seat
from game.games.cops_and_crooks.rules.plan import Plan, near_car, near_policeman
from game.games.cops_and_crooks.rules.state import Caper, Car
from game.games.cops_and_crooks.rules.tuning import FACES, PER_PIP

Danger = Mapping[int, int]
"""By tile the lowest roll that is enough; every higher one is too. Other tiles are safe."""


def danger(caper: Caper, crook: Seat) -> Danger:
    """What would await this crook, if wanted, on every tile; the others stay where they are."""
    plan, mine = caper.plan, caper.crooks[crook - 1]
    catchable = caper.catchable - {mine.at}
    found: dict[int, int] = {}
    for start in caper.officers:
        for tile, pips in _on_foot(plan, start, catchable & near_policeman(plan, start)).items():
            found[tile] = min(pips, found.get(tile, pips))
    head = caper.car.head
    others = frozenset((*caper.officers, *caper.crook_tiles)) - {mine.at}
    for tile, pips in _by_car(plan, caper.car, others & near_car(plan, head), catchable).items():
        found[tile] = min(pips, found.get(tile, pips))
    return found


@lru_cache(maxsize=8_192)
def _on_foot(plan: Plan, start: int, catchable: frozenset[int]) -> Danger:
    """A policeman's steps to every tile; a wanted crook on the way ends the walk, and so does a house."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if found[here] == FACES or (here != start and (here in plan.houses or here in catchable)):
            continue
        for there in plan.police_steps[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return {tile: steps for tile, steps in found.items() if steps and tile not in plan.intelligence}


@lru_cache(maxsize=8_192)
def _by_car(plan: Plan, car: Car, others: frozenset[int], catchable: frozenset[int]) -> Danger:
    """The pips that bring its head to every tile, with room for its tail behind."""
    found: dict[int, int] = {}

    def go_on(path: tuple[int, ...]) -> None:
        here, driven = path[-1], len(path) - 1
        if driven and path[-2] not in others:
            pips = -(-driven // PER_PIP)
            found[here] = min(pips, found.get(here, pips))
        if driven < FACES * PER_PIP and (not driven or here not in catchable):
            for there in plan.car_steps[here]:
                if there not in path and there != car.tail:
                    go_on((*path, there))

    go_on((car.head,))
    return found
