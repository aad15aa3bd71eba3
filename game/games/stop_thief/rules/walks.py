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
from game.games.stop_thief.rules.thieves import Who


class Walk(NamedTuple):
    """A way an investigator may take."""

    end: int
    cost: int
    """Steps of the card it uses."""
    before: Walk | None = None
    """The way without its last step."""
    rode: bool = False
    """The last leg is by subway."""

    @property
    def path(self) -> tuple[int, ...]:
        """All of its spaces, start and end included."""
        return (*self.before.path, self.end) if self.before else (self.end,)


class Gait(NamedTuple):
    """How an investigator moves in this turn."""

    steps: int
    windows: bool = False
    free: int = 0
    """Free spaces outdoors."""
    rides: bool = False


PUSHED = Gait(tuning.PUSH)


def gait(hunt: Hunt) -> Gait:
    """What the card of this turn allows with this thief at large."""
    if hunt.card is None:
        raise ValueError("no card has been played")
    return Gait(
        hunt.card.pips - (tuning.SLOWER if hunt.at_large(Who.DOC) else 0),
        hunt.card.effect is Effect.WINDOWS,
        tuning.FREE_OUTDOORS if hunt.card.effect is Effect.FREE_OUTDOORS else 0,
        rides=not hunt.at_large(Who.OTTO, Who.TRANE),
    )


def walks(hunt: Hunt) -> Mapping[int, Walk]:
    """Every other space where the move of this turn may end."""
    return _free(hunt, hunt.turn, gait(hunt))


def pushes(hunt: Hunt, other: Seat) -> Mapping[int, Walk]:
    """Every space where Drake may move another investigator."""
    return _free(hunt, other, PUSHED)


@lru_cache(maxsize=4_096)
def reach(city: City, start: int, gait: Gait) -> Mapping[int, Walk]:
    """Every space in reach with the cheapest way there, occupied ones included."""
    found = _on_foot(city, start, gait)
    if not gait.rides:
        return found
    stations = city.plan.stations
    boarded = min((found[at] for at in stations if at in found), key=lambda walk: walk.cost, default=None)
    if boarded is None:
        return found
    rides = {to: Walk(to, boarded.cost, boarded, rode=True) for to in stations if to not in found}
    return {**found, **rides}


@lru_cache(maxsize=4_096)
def within_arms_reach(city: City, here: int, *, long_arm: bool) -> tuple[int, ...]:
    """Where an arrest may be made from here (S3, S4)."""
    plan = city.plan
    near = set(plan.neighbours[here]) if plan.kind[here] == CIRCLE else {here, *plan.steps[here]}
    if long_arm:
        far = _on_foot(city, here, Gait(tuning.LONG_ARM, windows=True))
        near |= {space for space in far if plan.kind[space] != CIRCLE}
    return tuple(sorted(near))


def _free(hunt: Hunt, mover: Seat, gait: Gait) -> Mapping[int, Walk]:
    """Every space in reach where nobody stands; a subway space has room for all."""
    start, kind = hunt.pawns[mover], hunt.city.plan.kind
    taken = {start, *[pawn for pawn in hunt.pawns if kind.get(pawn) != SUBWAY]}
    return {to: walk for to, walk in reach(hunt.city, start, gait).items() if to not in taken}


def _on_foot(city: City, start: int, gait: Gait) -> dict[int, Walk]:
    """The cheapest walk to every space; free spaces cost nothing and come first in the queue."""
    neighbours = city.plan.neighbours if gait.windows else city.plan.past_windows
    found: dict[tuple[int, int], Walk] = {(start, gait.free): Walk(start, 0)}
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
    cheapest: dict[int, Walk] = {}
    for (space, _), walk in found.items():
        if space not in cheapest or walk.cost < cheapest[space].cost:
            cheapest[space] = walk
    return dict(sorted(cheapest.items()))
