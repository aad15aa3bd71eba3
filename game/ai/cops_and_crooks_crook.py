"""What things are worth to a crook in Cops and Crooks, in dollars: places, loot, stashes, and the way out."""

from __future__ import annotations

from game.ai.cops_and_crooks_ground import FAR, chance, ends, rides, turns
from game.ai.cops_and_crooks_odds import SWEEPS, calm, freedom, law_of, thwart_chance
from game.core.kernel import Seat
from game.rules.cops_and_crooks.danger import danger
from game.rules.cops_and_crooks.plan import HIDEOUT
from game.rules.cops_and_crooks.state import COPS, Caper
from game.rules.cops_and_crooks.tuning import ARRESTS, FACES, TICKET

KEEP = 0.5
"""What a dollar in a hideout is worth."""
PATIENCE = 0.94
"""What is left of a prize that is a turn away."""
HOARD = 0.1
"""What a dollar is worth more in the biggest of the stashes."""
NEVER = -1e9
"""Where nobody can go."""
WIN = 60_000.0
"""What it is worth to get away with the most."""
GROWTH = 20_000
"""What every other crook may still lose to the law, for the Cops get their share of it."""
AHEAD = 500
"""So much more than others have is enough."""
DISGRACE = (0.0, 500.0, 1_000.0, 4_000.0)
"""What an arrest costs besides the cash, by how many there were."""
LATE = 12
"""Rounds before the end in which it is time to go."""


class Outlook:
    """What a crook can hope for, as things stand; everybody else stays where they are."""

    def __init__(self, caper: Caper, seat: Seat, *, ahead: bool) -> None:
        self._caper, self._plan = caper, caper.plan
        self._me = caper.crooks[seat - 1]
        self._ahead = ahead
        """Whether the roll after this one is thought of."""
        self._pips = danger(caper, seat)
        self._calm = calm(caper, seat)
        taken = {*caper.crook_tiles} - {self._me.at}
        self._shops = {shop: loot for shop, loot in prizes(caper).items() if shop not in taken}
        self._need = need(caper, seat)
        law, (hideouts, exits) = law_of(caper, seat), refuges(caper, seat)
        self._thwarted = thwart_chance(law)
        sweeps = SWEEPS if ahead else 0
        self._home = freedom(law, hideouts, sweeps)
        self._away = freedom(law, exits, sweeps)
        self._known: dict[tuple[int, int], float] = {}
        self._coups = {shop: self._out(shop, loot) for shop, loot in self._shops.items()}

    def after(self, tile: int) -> float:
        """What a turn that ends there is worth, with what is done there."""
        me, plan = self._me, self._plan
        if tile in plan.way:
            return self._waiting(tile)
        if plan.kind[tile] == HIDEOUT:
            return max(value for _, value in self.visits(tile))
        loot = self._shops.get(tile, 0)
        if not me.wanted and not loot:
            return _stored(me.stashes) + self._prospect(tile, me.stashes)
        return _stored(me.stashes) + self._out(tile, me.cash + loot)

    def visits(self, hideout: int) -> list[tuple[int, float]]:
        """What comes of a visit: by how much is put away, below zero for taken out."""
        me, place = self._me, self._plan.hideouts.index(hideout)
        there = me.stashes[place]
        found = []
        for put in {me.cash, 0, -there}:
            stashes = (*me.stashes[:place], there + put, *me.stashes[place + 1 :])
            cash = me.cash - put
            ahead = self._run(hideout, cash) if cash else self._prospect(hideout, stashes)
            found.append((put, _stored(stashes) + ahead))
        return found

    def _waiting(self, way: int) -> float:
        """With a ticket, until the next turn: the law may come, or an alarm."""
        caught = max(chance(self._pips.get(way, FAR)), self._thwarted)
        cash = self._me.cash - TICKET
        return (1 - caught) * self._fled(cash) - caught * self._arrest(cash)

    def _out(self, tile: int, cash: int) -> float:
        """In the street, or in a shop, and wanted."""
        caught = self._calm * chance(self._pips.get(tile, FAR))
        return (1 - caught) * self._run(tile, cash) - caught * self._arrest(cash)

    def _arrest(self, cash: int) -> float:
        """What is lost but the cash; the share of the Cops is one more thing to beat."""
        last = _stored(self._me.stashes) if self._me.arrests == ARRESTS - 1 else 0.0
        return DISGRACE[self._me.arrests] + last + cash * self._caper.terms.share / 100

    # ---- wanted ----

    def _run(self, tile: int, cash: int) -> float:
        """What a wanted crook can bring to safety from there."""
        if not self._ahead:
            return self._hope(tile, cash)
        key = tile, cash
        if key not in self._known:
            walked = sum(max(self._hope(end, cash) for end in reach) for reach in ends(self._plan, tile))
            ridden = [self._hope(end, cash) for end in rides(self._plan, tile)]
            self._known[key] = max(walked / FACES, *ridden) if ridden else walked / FACES
        return self._known[key]

    def _hope(self, tile: int, cash: int) -> float:
        """The same at a glance: how likely safety is from there."""
        if tile in self._shops:
            cash += self._shops[tile]
        elif tile in self._plan.loot or tile == self._plan.agency:
            return NEVER
        home = self._home[tile]
        hope = home * KEEP * cash - (1 - home) * self._arrest(cash)
        if cash >= TICKET:
            away = self._away[tile]
            hope = max(hope, away * self._fled(cash - TICKET) - (1 - away) * self._arrest(cash))
        return hope

    def _fled(self, cash: int) -> float:
        """What it is worth to be away with so much."""
        return cash + WIN if cash >= self._need else 0.1 * cash

    # ---- not wanted ----

    def _prospect(self, tile: int, stashes: tuple[int, ...]) -> float:
        """The best thing to do next, for who has time."""
        plan = self._plan
        best = 0.0
        for shop, coup in self._coups.items():
            best = max(best, PATIENCE ** turns(plan, shop)[tile] * coup)
        for hideout, stored in zip(plan.hideouts, stashes, strict=True):
            if stored - TICKET >= self._need:
                wait = turns(plan, hideout)[tile] if tile != hideout else 2.0
                best = max(best, PATIENCE**wait * (self._run(hideout, stored) - KEEP * stored))
        return best


def _stored(stashes: tuple[int, ...]) -> float:
    """What is in hideouts is worth less than cash abroad, and more if it is in one."""
    return KEEP * sum(stashes) + HOARD * max(stashes)


def refuges(caper: Caper, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hideouts and the exits with nobody else inside."""
    taken = {*caper.crook_tiles} - {caper.crooks[seat - 1].at}
    free = [
        tuple(house for house in houses if house not in taken)
        for houses in (caper.plan.hideouts, caper.plan.way)
    ]
    return free[0], free[1]


def prizes(caper: Caper) -> dict[int, int]:
    """What can be robbed now, by house."""
    closed = {shut.shop for shut in caper.closed}
    found = {shop: loot for shop, loot in caper.plan.loot.items() if shop not in closed}
    return {**found, caper.plan.agency: caper.agency} if caper.agency else found


def need(caper: Caper, seat: Seat) -> int:
    """With how much a crook should leave: the most of all, as far as can be seen."""
    rivals = sum(other.playing for number, other in enumerate(caper.crooks, 1) if number != seat)
    late = caper.terms.rounds - caper.round < LATE
    beaten = max((money for other, money in enumerate(caper.money) if other not in (seat, COPS)), default=0)
    earned = caper.cops_cash + (0 if late else rivals * GROWTH * caper.terms.share // 100)
    return AHEAD + max(beaten, earned)
