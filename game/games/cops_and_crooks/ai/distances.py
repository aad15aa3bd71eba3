"""Distances in the city for the AI: where every roll leads, and how long it takes to get somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.core.board import Neighbours, distances
from game.games.cops_and_crooks.rules.plan import OUTDOORS, Plan
from game.games.cops_and_crooks.rules.state import Car
from game.games.cops_and_crooks.rules.tuning import FACES, PER_PIP

FAR = 99
"""Steps or turns to where nobody can go."""
TILES_PER_SLICE = 5
"""How many tiles to learn in one slice of thinking."""
SWEEPS = 2
"""How often expected turns are improved by looking one roll ahead, metro rides included."""
Steps = Sequence[int]
"""By tile."""
Turns = Sequence[float]
"""By tile, the expected turns to a house."""
Ends = tuple[tuple[int, ...], ...]
"""For every roll, the tiles where a walk may end."""


def learn(plan: Plan) -> Iterator[None]:
    """Work out all distances of a city, a few at a time."""
    for number, tile in enumerate(plan.kind):
        if number % TILES_PER_SLICE == 0:
            yield
        reachable(plan, tile)
        walking_steps(plan, tile)
    for house in sorted(plan.ends_early):
        yield
        expected_turns(plan, house)


@cache
def outdoors(plan: Plan) -> tuple[int, ...]:
    """Every street and arcade."""
    return plan.of_kind(*OUTDOORS)


@cache
def reachable(plan: Plan, start: int) -> Ends:
    """Where a crook can go with every roll if nobody is in the way."""
    found: list[set[int]] = [set() for _ in range(FACES)]
    steps, early = plan.crook_steps, plan.ends_early

    def extend(here: int, visited: tuple[int, ...]) -> None:
        for there in steps[here]:
            if there in visited:
                continue
            if there in early:
                for ends in found[len(visited) - 1 :]:
                    ends.add(there)
                continue
            found[len(visited) - 1].add(there)
            if len(visited) < FACES:
                extend(there, (*visited, there))

    extend(start, (start,))
    return tuple(tuple(sorted(ends)) for ends in found)


@cache
def walking_steps(plan: Plan, start: int) -> Steps:
    """A policeman's steps to every tile. He can end in a house but not walk through it."""
    return _steps(plan.police_steps, start, plan.houses)


@cache
def driving_rolls(plan: Plan, car: Car) -> Steps:
    """The roll that brings the car's head to every tile, or more than a die has for those farther away."""
    far = _steps(plan.car_steps, car.head, frozenset())
    found = [FAR if steps == FAR else max(FACES + 1, -(-steps // PER_PIP)) for steps in far]
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
def expected_turns(plan: Plan, house: int) -> Turns:
    """A crook's expected turns to this house if nobody is in the way."""
    steps = _steps(plan.crook_steps, house, plan.houses)
    by_steps = _turns_by_steps(1 + max(count for count in steps if count < FAR))
    found = [by_steps[count] if count < FAR else float(FAR) for count in steps]
    for _ in range(SWEEPS):
        for tile in outdoors(plan):
            ahead = sum(min(map(found.__getitem__, ends)) for ends in reachable(plan, tile)) / FACES
            by_metro = min((found[there] for there in plan.rides.get(tile, ())), default=FAR)
            found[tile] = min(found[tile], 1 + ahead, 1 + by_metro)
    return found


def _turns_by_steps(most: int) -> list[float]:
    """Expected turns by distance, when a higher roll will do."""
    found = [0.0]
    for steps in range(1, most + 1):
        rest = sum(found[steps - pips] for pips in range(1, FACES + 1) if pips < steps)
        found.append(1 + rest / FACES)
    return found


def _steps(neighbours: Neighbours, start: int, houses: frozenset[int]) -> list[int]:
    found = [FAR] * (1 + max(neighbours))
    for tile, steps in distances(neighbours, start, stops=houses).items():
        found[tile] = steps
    return found
