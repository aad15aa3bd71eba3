"""What a move of the Cops in Cops and Crooks is worth: arrests, chances of arrests, and what is guarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.games.cops_and_crooks.ai.crook import prizes
from game.games.cops_and_crooks.ai.ground import FAR, Steps, ends, foot, turns, wheels
from game.games.cops_and_crooks.ai.odds import NEAR, alarm_rolls, chance
from game.games.cops_and_crooks.rules.actions import Drive, PoliceMove, PoliceRide
from game.games.cops_and_crooks.rules.plan import HIDEOUT
from game.games.cops_and_crooks.rules.state import Caper, Car, Crook, Where
from game.games.cops_and_crooks.rules.tuning import FACES, TICKET

CAR = -1
"""The car among the pawns."""
CRIME = (1_500.0, 2_500.0, 4_000.0, 15_000.0)
"""What it is worth to have a crook in jail, besides the cash, by how many arrests there were."""
LUCK = 0.88
"""How likely a wanted crook is still free after one more turn in a quiet street."""
HURRY = 0.85
"""What is left of a threat that is a turn away."""
GUARD = 0.1
"""What a guarded dollar weighs against one that can be seized."""
STORED = 0.1
"""And one in a hideout, for crooks can wait."""
CLOSER = 0.02
"""What a step towards a wanted crook is worth, of what is at stake."""
MISSED = tuple(1 - chance(steps) for steps in range(FAR + 1))
"""How likely the next roll is not enough, by the steps it takes."""
GUARDED = (*NEAR, *(-0.01 * steps for steps in range(len(NEAR), FAR + 1)))
"""How well a place is guarded, by the steps to it; from far away nearer is better."""
Move = PoliceMove | PoliceRide
Flights = Sequence[Sequence[tuple[float, int]]]
"""For every roll of a crook, ends of the walk and how likely freedom is from there; the best first."""
Near = Mapping[int, int]
"""By tile that is watched, the steps of the nearest pawn."""


class Patrol:
    """What the Cops can hope for; crooks move as is best for them."""

    def __init__(self, caper: Caper, *, ahead: bool) -> None:
        self._caper, self._plan = caper, caper.plan
        self._ahead = ahead
        """Whether the next move of the crooks is thought of."""
        self._pawns = (CAR, *range(len(caper.officers)))
        self._seen = {pawn: self._sight(pawn) for pawn in self._pawns}
        self._wanted = [crook for crook in caper.crooks if crook.where is Where.TOWN and crook.wanted]
        self._waiting = [crook for crook in caper.crooks if crook.ticket]
        self._chases = [(crook.at, stake(crook), self._flights(crook)) for crook in self._wanted]
        self._posts = self._guarded()
        watched = {tile for tile, _ in self._posts}
        for at, _, flights in self._chases:
            watched.update((at, *(tile for flight in flights for _, tile in flight)))
        self._watched = sorted(watched)
        self._others = {pawn: self._without(pawn) for pawn in self._pawns}
        rich = sum(crook.cash for crook in self._wanted if crook.cash >= TICKET)
        self._alarm = GUARD * rich
        """What a chance to stop getaways is worth."""

    def worth(self, move: Move) -> float:
        """What this move is worth."""
        pawn, to = (CAR, move.to) if isinstance(move, Drive) else (move.officer, move.to)
        taken = [] if isinstance(move, PoliceRide) else self._taken(to)
        if isinstance(move, Drive):
            sight = wheels(self._plan, Car(move.to, move.tail))
        else:
            sight = foot(self._plan, self._plan.offices[0] if taken else to)
        rest = self._others[pawn]
        value = sum(stake(crook) + crook.cash * self._caper.terms.share / 100 for crook in taken)
        gone = {crook.at for crook in taken}
        for at, stakes, flights in self._chases:
            if at not in gone:
                value -= stakes * self._escape(flights, sight, rest)
                value -= CLOSER * stakes * min(sight[at], 2 * rest[at])
        for tile, weight in self._posts:
            value += weight * GUARDED[min(sight[tile], rest[tile])]
        return value + (self._alarm * self._alarms(pawn, to) if self._alarm else 0.0)

    def _taken(self, to: int) -> list[Crook]:
        """Who is arrested by going there."""
        if to in self._plan.intelligence:
            return self._waiting
        return [crook for crook in self._wanted if crook.at == to and self._plan.kind[to] != HIDEOUT]

    def _escape(self, flights: Flights, sight: Steps, rest: Near) -> float:
        """How likely a crook is free in the end; the best ends come first."""
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
        """For every roll where a crook may go, and how likely freedom is from there; or without a roll."""
        if not self._ahead or crook.ticket:
            return [[(1.0, crook.at)]]
        return [
            sorted(((self._freedom(tile, crook), tile) for tile in reach), reverse=True)
            for reach in ends(self._plan, crook.at)
        ]

    def _freedom(self, tile: int, crook: Crook) -> float:
        plan = self._plan
        safe = [*plan.hideouts, *(plan.way if crook.cash >= TICKET else ())]
        if tile in plan.houses and tile not in safe:
            return 0.3
        soon: float = min(turns(plan, house)[tile] for house in safe)
        return float(LUCK**soon)

    # ---- guarding ----

    def _guarded(self) -> list[tuple[int, float]]:
        """Places to be near to, and what for."""
        found: dict[int, float] = {}
        shops = prizes(self._caper)
        for crook in self._caper.crooks:
            if crook.where is Where.TOWN:
                for tile, weight in self._aims(crook, shops):
                    found[tile] = found.get(tile, 0.0) + GUARD * weight
        return sorted(found.items())

    def _aims(self, crook: Crook, shops: dict[int, int]) -> list[tuple[int, float]]:
        """Where this crook wants to go: to loot, to what is stored, or away."""
        plan, at = self._plan, crook.at
        aims = []
        if not crook.wanted:
            aims = [(shop, loot * HURRY ** (1 + turns(plan, shop)[at])) for shop, loot in shops.items()]
            aims += [
                (door, STORED * stored)
                for hideout, stored in zip(plan.hideouts, crook.stashes, strict=True)
                if stored > TICKET
                for door in plan.outdoors(hideout)
            ]
        if crook.cash >= TICKET:
            aims += [(way, crook.cash * HURRY ** turns(plan, way)[at]) for way in plan.way]
        return aims

    def _alarms(self, moved: int, to: int) -> float:
        """How likely the alarm can be raised with the next roll."""
        rolls: set[int] = set()
        for pawn in self._pawns[1:]:
            rolls |= alarm_rolls(self._plan, to if pawn == moved else self._caper.officers[pawn])
        return len(rolls) / FACES

    def _sight(self, pawn: int) -> Steps:
        """How much every tile takes: pips of the car, or steps of a policeman."""
        if pawn == CAR:
            return wheels(self._plan, self._caper.car)
        return foot(self._plan, self._caper.officers[pawn])

    def _without(self, pawn: int) -> Near:
        """How near all other pawns are to what is watched."""
        rest = [self._seen[other] for other in self._pawns if other != pawn]
        return {tile: min([steps[tile] for steps in rest]) for tile in self._watched}


def stake(crook: Crook) -> float:
    """What an arrest would keep this crook from."""
    return CRIME[crook.arrests] + crook.cash
