"""The city as crooks and cops reckon with it: ways for every roll, and how long they take."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache

from game.core.board import Neighbours
from game.games.cops_and_crooks.rules.plan import OUTDOORS, Plan
from game.games.cops_and_crooks.rules.state import Car
from game.games.cops_and_crooks.rules.tuning import FACES, PER_PIP

FAR = 99
"""Steps or turns to where nobody can go."""
LESSON = 5
"""Tiles whose ways are found in one slice of thinking."""
SWEEPS = 2
"""How often expected turns are made better by looking one roll ahead, metro rides included."""
Steps = Sequence[int]
"""By tile."""
Turns = Sequence[float]
"""By tile, how long it takes to come into a house."""
Ends = tuple[tuple[int, ...], ...]
"""For every roll, where a walk may end."""


def learn(plan: Plan) -> Iterator[None]:
    """Find all ways of a city, a few at a time."""
    for number, tile in enumerate(plan.kind):
        if number % LESSON == 0:
            yield
        ends(plan, tile)
        foot(plan, tile)
    for house in goals(plan):
        yield
        turns(plan, house)


@cache
def goals(plan: Plan) -> tuple[int, ...]:
    """Every house in which a crook may want to be."""
    return tuple(sorted(plan.ends_early))


@cache
def outdoors(plan: Plan) -> tuple[int, ...]:
    """Every street and arcade."""
    return plan.of_kind(*OUTDOORS)


@cache
def ends(plan: Plan, start: int) -> Ends:
    """Where a crook can go from there, if nobody is in the way."""
    found: list[set[int]] = [set() for _ in range(FACES)]
    steps, early = plan.crook_steps, plan.ends_early

    def go_on(here: int, been: tuple[int, ...]) -> None:
        for there in steps[here]:
            if there in been:
                continue
            if there in early:
                for reach in found[len(been) - 1 :]:
                    reach.add(there)
                continue
            found[len(been) - 1].add(there)
            if len(been) < FACES:
                go_on(there, (*been, there))

    go_on(start, (start,))
    return tuple(tuple(sorted(reach)) for reach in found)


@cache
def foot(plan: Plan, start: int) -> Steps:
    """The steps of a policeman to every tile; a house is where he may end, not where he goes on."""
    return _steps(plan.police_steps, start, plan.houses)


@cache
def wheels(plan: Plan, car: Car) -> Steps:
    """The pips that bring the head of the car to every tile; more than a roll for those farther away."""
    found = [FAR] * (1 + max(plan.kind))
    for tile, steps in enumerate(_steps(plan.car_steps, car.head, frozenset())):
        if steps < FAR:
            found[tile] = max(FACES + 1, -(-steps // PER_PIP))
    seen: set[tuple[int, int]] = set()
    cars = [(car.head, car.tail)]
    for driven in range(1, FACES * PER_PIP + 1):
        cars = [
            (there, head)
            for head, tail in cars
            for there in plan.car_steps[head]
            if there != tail and (there, head) not in seen
        ]
        seen.update(cars)
        for head, _ in cars:
            found[head] = min(found[head], -(-driven // PER_PIP))
    return found


@cache
def turns(plan: Plan, house: int) -> Turns:
    """Expected turns of a crook into this house, if nobody is in the way."""
    steps = _steps(plan.crook_steps, house, plan.houses)
    by_steps = _turns_by_steps(1 + max(steps[tile] for tile in plan.kind if steps[tile] < FAR))
    found = [by_steps[count] if count < FAR else float(FAR) for count in steps]
    for _ in range(SWEEPS):
        for tile in outdoors(plan):
            ahead = sum(min(map(found.__getitem__, reach)) for reach in ends(plan, tile)) / FACES
            by_metro = min((found[there] for there in rides(plan, tile)), default=FAR)
            found[tile] = min(found[tile], 1 + ahead, 1 + by_metro)
    return found


@cache
def rides(plan: Plan, tile: int) -> tuple[int, ...]:
    """Where the metro goes from here."""
    return plan.rides(tile) if tile in plan.line else ()


def _turns_by_steps(most: int) -> list[float]:
    """Every roll that is enough will do."""
    found = [0.0]
    for steps in range(1, most + 1):
        rest = sum(found[steps - pips] for pips in range(1, FACES + 1) if pips < steps)
        found.append(1 + rest / FACES)
    return found


def _steps(neighbours: Neighbours, start: int, houses: frozenset[int]) -> list[int]:
    found = [FAR] * (1 + max(neighbours))
    found[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here != start and here in houses:
            continue
        for there in neighbours[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return found
