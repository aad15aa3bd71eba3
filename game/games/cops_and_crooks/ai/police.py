"""The AI's values for moves of the Cops in Cops and Crooks: arrests, chances, and guarding."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.games.cops_and_crooks.ai import distances
from game.games.cops_and_crooks.ai.crook import open_loot
from game.games.cops_and_crooks.ai.distances import FAR, Steps, driving_rolls, expected_turns, reachable
from game.games.cops_and_crooks.ai.odds import NEAR, alarm_rolls, roll_chance
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceRide, PoliceWalk
from game.games.cops_and_crooks.rules.money import cops_share
from game.games.cops_and_crooks.rules.plan import HIDEOUT
from game.games.cops_and_crooks.rules.state import Caper, Car, Crook, Where
from game.games.cops_and_crooks.rules.tuning import FACES, TICKET

CAR = -1
"""The car among the pawns: the last one."""
CRIME = (1_500.0, 2_500.0, 4_000.0, 15_000.0)
"""The value of a crook in jail besides the cash, by earlier arrests."""
LUCK = 0.88
"""How likely a wanted crook is still free after one more turn in a quiet street."""
HURRY = 0.85
"""Discount for a threat that is a turn away."""
GUARD = 0.1
"""The weight of a guarded dollar against one that can be seized."""
ALARM = 0.25
"""The weight of a rich crook's dollar against a chance to raise the alarm."""
STORED = 0.1
"""The same as `GUARD` for one in a hideout, because crooks can wait."""
CLOSER = 0.02
"""The share of the stake that a step towards a wanted crook is worth."""
MISSED = tuple(1 - roll_chance(steps) for steps in range(FAR + 1))
"""How likely the next roll is too low, by steps."""
GUARDED = (*NEAR, *(-0.01 * steps for steps in range(len(NEAR), FAR + 1)))
"""How well a place is guarded, by the steps to it. From far away, nearer is better."""
Flights = Sequence[Sequence[tuple[float, int]]]
"""For every roll of a crook, the odds of freedom and the end of the walk, best first."""
Near = Mapping[int, int]
"""The steps of the nearest pawn, by watched tile."""


class Patrol:
    """Values moves of the Cops against the best moves of the crooks."""

    def __init__(self, caper: Caper, *, ahead: bool) -> None:
        self._caper, self._plan = caper, caper.plan
        self._ahead = ahead
        """Whether to look ahead at the next move of the crooks."""
        self._wanted = [crook for crook in caper.crooks if crook.where is Where.TOWN and crook.wanted]
        self._waiting = [crook for crook in caper.crooks if crook.ticket]
        self._chases = [(crook.at, stake(crook), self._flights(crook)) for crook in self._wanted]
        self._posts = self._guarded()
        watched = {tile for tile, _ in self._posts}
        for at, _, flights in self._chases:
            watched.update((at, *(tile for flight in flights for _, tile in flight)))
        self._others = self._steps_of_others(watched)
        rich = sum(crook.cash for crook in self._wanted if crook.cash >= TICKET)
        self._alarm = ALARM * rich
        """The value of a chance to stop getaways."""

    def value(self, action: Action) -> float:
        """The value of a move or a ride."""
        match action:
            case Drive(to, tail):
                pawn, taken, sight = CAR, self._taken(to), driving_rolls(self._plan, Car(to, tail))
            case PoliceWalk(pawn, to):
                taken = self._taken(to)
                sight = distances.walking_steps(self._plan, self._plan.offices[0] if taken else to)
            case PoliceRide(pawn, to):
                taken, sight = [], distances.walking_steps(self._plan, to)
            case _:
                raise TypeError(f"not a move of the Cops: {action}")
        rest = self._others[pawn]
        value = sum(stake(crook) + cops_share(self._caper.terms, crook.cash) for crook in taken)
        gone = {crook.at for crook in taken}
        for at, stakes, flights in self._chases:
            if at not in gone:
                value -= stakes * self._escape(flights, sight, rest)
                value -= CLOSER * stakes * min(sight[at], 2 * rest[at])
        for tile, weight in self._posts:
            value += weight * GUARDED[min(sight[tile], rest[tile])]
        return value + (self._alarm * self._alarms(pawn, to) if self._alarm else 0.0)

    def _taken(self, to: int) -> list[Crook]:
        """The crooks arrested by going there."""
        if to in self._plan.intelligence:
            return self._waiting
        return [crook for crook in self._wanted if crook.at == to and self._plan.kind[to] != HIDEOUT]

    def _escape(self, flights: Flights, sight: Steps, rest: Near) -> float:
        """How likely a crook stays free. The best ends come first."""
        total = 0.0
        for flight in flights:
            best = 0.0
            for free, tile in flight:
                if free <= best:
                    break
                best = max(best, free * MISSED[min(sight[tile], rest[tile])])
            total += best
        return total / len(flights)

    def _flights(self, crook: Crook) -> Flights:
        """Where a crook may go with every roll, or only the own tile without looking ahead."""
        if not self._ahead or crook.ticket:
            return [[(1.0, crook.at)]]
        return [
            sorted(((self._freedom(tile, crook), tile) for tile in reach), reverse=True)
            for reach in reachable(self._plan, crook.at)
        ]

    def _freedom(self, tile: int, crook: Crook) -> float:
        plan = self._plan
        safe = [*plan.hideouts, *(plan.way if crook.cash >= TICKET else ())]
        if tile in plan.houses and tile not in safe:
            return 0.3
        soon: float = min(expected_turns(plan, house)[tile] for house in safe)
        return float(LUCK**soon)

    # ---- guarding ----

    def _guarded(self) -> list[tuple[int, float]]:
        """Tiles to be near to, with their weights."""
        found: dict[int, float] = {}
        shops = open_loot(self._caper)
        for crook in self._caper.crooks:
            if crook.where is Where.TOWN:
                for tile, weight in self._aims(crook, shops):
                    found[tile] = found.get(tile, 0.0) + GUARD * weight
        return sorted(found.items())

    def _aims(self, crook: Crook, shops: dict[int, int]) -> list[tuple[int, float]]:
        """Where this crook wants to go: to loot, to a stash, or to an exit."""
        plan, at = self._plan, crook.at
        aims = []
        if not crook.wanted:
            aims = [
                (shop, loot * HURRY ** (1 + expected_turns(plan, shop)[at])) for shop, loot in shops.items()
            ]
            aims += [
                (door, STORED * stored)
                for hideout, stored in zip(plan.hideouts, crook.stashes, strict=True)
                if stored > TICKET
                for door in plan.outdoors(hideout)
            ]
        if crook.cash >= TICKET:
            aims += [(way, crook.cash * HURRY ** expected_turns(plan, way)[at]) for way in plan.way]
        return aims

    def _alarms(self, moved: int, to: int) -> float:
        """How likely the alarm can be raised with the next roll."""
        rolls: set[int] = set()
        for pawn, at in enumerate(self._caper.officers):
            rolls |= alarm_rolls(self._plan, to if pawn == moved else at)
        return len(rolls) / FACES

    def _steps_of_others(self, watched: Iterable[int]) -> list[Near]:
        """For every pawn, the car last, how near all others are to the watched tiles."""
        plan, caper = self._plan, self._caper
        steps_of = [distances.walking_steps(plan, at) for at in caper.officers]
        steps_of.append(driving_rolls(plan, caper.car))
        others = [[*steps_of[:pawn], *steps_of[pawn + 1 :]] for pawn in range(len(steps_of))]
        return [{tile: min([steps[tile] for steps in rest]) for tile in watched} for rest in others]


def stake(crook: Crook) -> float:
    """What an arrest of this crook prevents."""
    return CRIME[crook.arrests] + crook.cash
