"""How far it is to an arrest: what an investigator has in reach from every space of the city."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from game.games.stop_thief.rules.city import SUBWAY, WINDOW, City
from game.games.stop_thief.rules.people import Cards, Effect
from game.games.stop_thief.rules.state import Hunt
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import SLOWER

LESSON = 4
"""Suspect spaces that are learned in one slice of thinking."""
FAR = 99
"""Steps to where nobody can walk."""
HELP = {Effect.LONG_ARM: 2, Effect.FREE_OUTDOORS: 2}
"""Steps that an effect is worth, about."""


class Ground(NamedTuple):
    """A city, and whether investigators ride in it now."""

    city: City
    rides: bool


def ground_of(hunt: Hunt) -> Ground:
    """Where the investigators walk while this thief is at large."""
    return Ground(hunt.city, rides=not hunt.at_large(Who.OTTO, Who.TRANE))


def learn(ground: Ground) -> Iterator[None]:
    """Look at the whole city once, a few spaces a slice."""
    for place, suspect in enumerate(ground.city.plan.numbered):
        steps_to(ground, suspect)
        if place % LESSON == 0:
            yield


def best_pips(hunt: Hunt, cards: Cards, effect: Effect | None = None) -> int:
    """How far the best of these cards goes, of those with this effect if one is named; 0 without any."""
    slower = SLOWER if hunt.at_large(Who.DOC) else 0
    return max(
        (card.pips + HELP.get(card.effect, 0) - slower for card in cards if effect in (None, card.effect)),
        default=0,
    )


@lru_cache(maxsize=100_000)
def in_reach(ground: Ground, here: int, steps: int) -> int:
    """The spaces where somebody who stands here can make an arrest within so many steps, one bit each."""
    return sum(1 << suspect for suspect, far in _lessons(ground) if far.get(here, FAR) <= steps)


@cache
def steps_to(ground: Ground, suspect: int) -> Mapping[int, int]:
    """From every space, the steps to where an arm reaches the suspect; nobody climbs in at a window."""
    plan = ground.city.plan
    found = dict.fromkeys((suspect, *plan.neighbours[suspect], *plan.steps[suspect]), 0)
    stations = plan.of_kind(SUBWAY)
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
