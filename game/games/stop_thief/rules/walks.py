"""Where investigators may walk and ride, and where they may make an arrest."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from game.core.kernel import Seat
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.city import CIRCLE, SUBWAY, City
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Hunt
from game.games.stop_thief.rules.terms import ArrestReach
from game.games.stop_thief.rules.thieves import Who


class Walk(NamedTuple):
    """A way an investigator may take."""

    end: int
    cost: int
    """Steps of the card it uses."""
    before: Walk | None = None
    """The way without its last step."""
    rode: bool = False
    """The last step is by subway."""

    @property
    def path(self) -> tuple[int, ...]:
        """All of its spaces, start and end included."""
        return (*self.before.path, self.end) if self.before else (self.end,)

    @property
    def ride(self) -> int:
        """Which step of the path is by subway, counted from 1; 0 if none is."""
        if self.rode:
            return len(self.path) - 1
        return self.before.ride if self.before else 0


class Gait(NamedTuple):
    """How an investigator moves in this turn."""

    steps: int
    windows: bool = False
    free: int = 0
    """Free spaces outdoors."""
    rides: bool = False
    boards: bool = True
    """May also ride from a subway space that the move leads to, not only from the first space."""


def gait(hunt: Hunt) -> Gait:
    """What the card of this turn allows with this thief at large."""
    if hunt.card is None:
        raise ValueError("no card has been played")
    return Gait(
        hunt.card.pips - (tuning.SLOWER if hunt.at_large(Who.DOC) else 0),
        hunt.card.effect is Effect.WINDOWS,
        tuning.FREE_OUTDOORS if hunt.card.effect is Effect.FREE_OUTDOORS else 0,
        rides=rides(hunt),
    )


def pushed_gait(hunt: Hunt) -> Gait:
    """How Drake moves another investigator: only one who stands on a subway space rides (S6)."""
    return Gait(tuning.PUSH, rides=rides(hunt), boards=False)


def rides(hunt: Hunt) -> bool:
    """Whether investigators may ride the subway now."""
    return not hunt.at_large(Who.OTTO, Who.TRANE)


def walks(hunt: Hunt) -> Mapping[int, Walk]:
    """Every other space where the move of this turn may end."""
    return _free(hunt, hunt.turn, gait(hunt))


def pushes(hunt: Hunt, other: Seat) -> Mapping[int, Walk]:
    """Every space where Drake may move another investigator."""
    return _free(hunt, other, pushed_gait(hunt))


@lru_cache(maxsize=4_096)
def reach(city: City, start: int, gait: Gait) -> Mapping[int, Walk]:
    """Every space in reach with the cheapest way there, occupied ones included."""
    on_foot = _on_foot(city, Walk(start, 0), gait)
    found = _cheapest(on_foot)
    plan = city.plan
    boarded = [
        (free, walk)
        for (at, free), walk in on_foot.items()
        if gait.rides and plan.kind[at] == SUBWAY and (gait.boards or walk.before is None)
    ]
    # After a ride only what is left of the free spaces may be walked (S27).
    for free, walk in sorted(boarded, key=lambda way: (-way[0], way[1].cost)):
        for to in plan.stations:
            ride = Walk(to, walk.cost, walk, rode=True)
            found = _cheapest(_on_foot(city, ride, Gait(walk.cost, free=free))) | found
    return dict(sorted(found.items()))


@lru_cache(maxsize=4_096)
def within_arms_reach(city: City, here: int, arm: ArrestReach, *, long_arm: bool) -> tuple[int, ...]:
    """The numbers where an arrest may be made from here; circles count as spaces (S3, S4)."""
    plan = city.plan
    steps = 2 if arm is ArrestReach.NUMBER and plan.kind[here] != CIRCLE else 1
    near = _on_foot(city, Walk(here, 0), Gait(tuning.LONG_ARM if long_arm else steps, windows=True))
    return tuple(sorted({space for space, _ in near if plan.kind[space] != CIRCLE}))


def _free(hunt: Hunt, mover: Seat, gait: Gait) -> Mapping[int, Walk]:
    """Every space in reach where nobody stands; a subway space has room for all."""
    start, kind = hunt.pawns[mover], hunt.city.plan.kind
    taken = {start, *[pawn for pawn in hunt.pawns if kind.get(pawn) != SUBWAY]}
    return {to: walk for to, walk in reach(hunt.city, start, gait).items() if to not in taken}


def _on_foot(city: City, begun: Walk, gait: Gait) -> dict[tuple[int, int], Walk]:
    """The cheapest way to every space, by the free spaces left; those cost nothing and come first."""
    neighbours = city.plan.neighbours if gait.windows else city.plan.past_windows
    found: dict[tuple[int, int], Walk] = {(begun.end, gait.free): begun}
    queue = deque(found)
    while queue:
        here, free = queue.popleft()
        walk = found[here, free]
        for there in neighbours[here]:
            is_free = free > 0 and there in city.plan.outdoors
            step = (there, free - is_free)
            cost = walk.cost + (not is_free)
            if cost <= gait.steps and (step not in found or cost < found[step].cost):
                found[step] = Walk(there, cost, walk)
                (queue.appendleft if is_free else queue.append)(step)
    return found


def _cheapest(ways: Mapping[tuple[int, int], Walk]) -> dict[int, Walk]:
    """The cheapest way to every space."""
    cheapest: dict[int, Walk] = {}
    for (space, _), walk in ways.items():
        if space not in cheapest or walk.cost < cheapest[space].cost:
            cheapest[space] = walk
    return cheapest
