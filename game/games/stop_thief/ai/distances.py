"""Distances: which spaces an investigator can search from each space of the city."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from game.games.stop_thief.rules.city import WINDOW, City
from game.games.stop_thief.rules.people import Cards, Effect
from game.games.stop_thief.rules.state import Hunt
from game.games.stop_thief.rules.terms import ArrestReach
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import SLOWER
from game.games.stop_thief.rules.walks import rides

LESSON = 4
"""Suspect spaces per slice."""
FAR = 99
"""The distance to a space that nobody can reach."""
HELP = {Effect.LONG_ARM: 2, Effect.FREE_OUTDOORS: 2}
"""Steps that an effect is worth, roughly."""


class Ground(NamedTuple):
    """A city, and what decides how far an investigator gets."""

    city: City
    rides: bool
    """Investigators may ride the subway now."""
    arm: ArrestReach


def ground_of(hunt: Hunt) -> Ground:
    """The ground while this thief is at large."""
    return Ground(hunt.city, rides(hunt), hunt.terms.arrest_reach)


def learn(ground: Ground) -> Iterator[None]:
    """Work out all distances once, a few spaces per slice."""
    for place, suspect in enumerate(ground.city.plan.numbered):
        steps_to(ground, suspect)
        if place % LESSON == 0:
            yield


def best_pips(hunt: Hunt, cards: Cards, effect: Effect | None = None) -> int:
    """Steps of the best of these cards, or of those with this effect; 0 if there is none."""
    slower = SLOWER if hunt.at_large(Who.DOC) else 0
    return max(
        (card.pips + HELP.get(card.effect, 0) - slower for card in cards if effect in (None, card.effect)),
        default=0,
    )


@lru_cache(maxsize=100_000)
def in_reach(ground: Ground, here: int, steps: int) -> int:
    """Spaces that can be searched from here within so many steps, one bit each."""
    return sum(1 << suspect for suspect, far in _lessons(ground) if far.get(here, FAR) <= steps)


@cache
def steps_to(ground: Ground, suspect: int) -> Mapping[int, int]:
    """Steps from every space to one where the suspect can be arrested; nobody climbs through windows."""
    plan = ground.city.plan
    further = plan.steps[suspect] if ground.arm is ArrestReach.NUMBER else ()
    found = dict.fromkeys((suspect, *plan.neighbours[suspect], *further), 0)
    stations = plan.stations
    if ground.rides and any(station in found for station in stations):
        found |= dict.fromkeys(stations, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        if plan.kind[here] == WINDOW:
            continue
        for there in plan.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@cache
def _lessons(ground: Ground) -> tuple[tuple[int, Mapping[int, int]], ...]:
    return tuple((suspect, steps_to(ground, suspect)) for suspect in ground.city.plan.numbered)
