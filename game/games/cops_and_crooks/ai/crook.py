"""What things are worth to a crook in Cops and Crooks: loot, stashes and the way out, as odds to win."""

from __future__ import annotations

from functools import cache

from game.core.kernel import Seat
from game.games.cops_and_crooks.ai.ground import turns
from game.games.cops_and_crooks.ai.odds import SWEEPS, caught, freedom, law_of
from game.games.cops_and_crooks.rules.plan import HIDEOUT, Plan
from game.games.cops_and_crooks.rules.state import Caper, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS, TICKET

STRIKE = 0.65
"""How likely a robbery succeeds for who can wait."""
LEAVE = 0.25
"""How likely a getaway from a hideout succeeds for who can wait."""
COUP = 5_000
"""What such a robbery brings."""
COUPS = 4
"""How many robberies ahead are thought of."""
STRAIGHT = ((10_000, 0.1),)
"""Robberies from which one goes straight to an exit, and how likely they succeed for who can wait."""
RIVAL = 2_000
"""How much more than the others every crook in town makes one wish for."""
PRISON = 0.95
"""What is left of all hopes because of the time in jail."""
BUSY = 0.7
"""What every other wanted crook leaves of a danger."""
PATIENCE = 0.94
"""What is left of a prize that is a turn away."""
CONTENT = 0.05
"""The hope of who gets away with too little."""
NIGHT = 60
"""Rounds after which nobody waits for a better moment."""
NEARER = 0.01
"""What it is worth, of the best thing to do, to be nearer to it."""
FEAR = 0.5
"""How much an arrest is feared at first."""


Stashes = tuple[int, ...]
"""In every hideout."""


class Outlook:
    """What a crook can hope for, as things stand; everybody else stays where they are."""

    def __init__(self, caper: Caper, seat: Seat, *, ahead: bool) -> None:
        self._caper, self._plan = caper, caper.plan
        self._me = caper.crooks[seat - 1]
        self._law = law_of(caper)
        taken = {*caper.crook_tiles} - {self._me.at}
        self._shops = {shop: loot for shop, loot in prizes(caper).items() if shop not in taken}
        self._bar = bar(caper, seat)
        others = [other for number, other in enumerate(caper.crooks, 1) if number != seat]
        self._rivals = sum(other.playing for other in others)
        busy = sum(other.wanted and other.where is Where.TOWN for other in others)
        self._calm = float(BUSY**busy) if ahead else 1.0
        hideouts, exits = refuges(caper, seat)
        sweeps = SWEEPS if ahead else 0
        self._home = freedom(self._law, hideouts, sweeps)
        self._away = freedom(self._law, exits, sweeps)
        me = self._me
        self._known: dict[tuple[int, int, int], float] = {}
        self._fear = FEAR * max(0.0, 1 - caper.round / NIGHT)
        self._calmly = max(0.0, min(1.0, 2 - caper.round / NIGHT))
        """What is left of everything that takes time."""
        self._rest = self._hopes(me.stashes, me.arrests, self._bar)
        self._coups = {shop: self._out(shop, loot) for shop, loot in self._shops.items()}

    def after(self, tile: int) -> float:
        """What a turn that ends there is worth, with what is done there."""
        me, plan = self._me, self._plan
        if tile in plan.way:
            risk = caught(self._law, tile) * self._calm
            cash = me.cash - TICKET
            return (1 - risk) * self._fled(cash) + risk * self._jailed(cash)
        if plan.kind[tile] == HIDEOUT:
            return max(value for _, value in self.visits(tile))
        loot = self._shops.get(tile, 0)
        if not me.wanted and not loot:
            return self._prospect(tile, me.stashes)
        return self._out(tile, me.cash + loot)

    def ridden(self, station: int) -> float:
        """What a metro ride is worth; nobody rides to and fro until dawn."""
        return self._calmly * self.after(station)

    def visits(self, hideout: int) -> list[tuple[int, float]]:
        """What comes of a visit: by how much is put away, below zero for taken out."""
        me, place = self._me, self._plan.hideouts.index(hideout)
        there = me.stashes[place]
        found = []
        for put in {me.cash, 0, -there}:
            stashes = moved(me.stashes, place, put)
            cash = me.cash - put
            ahead = self._run(hideout, cash, stashes) if cash else self._prospect(hideout, stashes)
            found.append((put, ahead))
        return found

    # ---- wanted ----

    def _out(self, tile: int, cash: int) -> float:
        """In the street, or in a shop, and wanted."""
        risk = self._calm * caught(self._law, tile)
        return (1 - risk) * self._run(tile, cash, self._me.stashes) + risk * self._jailed(cash)

    def _run(self, tile: int, cash: int, stashes: Stashes) -> float:
        """What a wanted crook can hope for who is about to move from there."""
        jailed = self._jailed(cash, stashes)
        home = float(self._home[tile] ** self._calm)
        hope = home * self._stored(tile, cash, stashes) + (1 - home) * jailed
        if cash >= TICKET:
            away = float(self._away[tile] ** self._calm)
            hope = max(hope, away * self._fled(cash - TICKET) + (1 - away) * jailed)
        return hope

    def _stored(self, tile: int, cash: int, stashes: Stashes) -> float:
        """To have it in the next hideout."""
        place = nearest(self._plan, tile)
        return self._hopes(moved(stashes, place, cash), self._me.arrests, self._bar)

    def _jailed(self, cash: int, stashes: Stashes | None = None) -> float:
        """To be arrested with so much."""
        me, caper = self._me, self._caper
        earned = max(self._bar, caper.cops_cash + cash * caper.terms.share // 100)
        left = me.stashes if stashes is None else stashes
        lost = self._rest - PRISON * self._hopes(left, me.arrests + 1, earned)
        return self._rest - self._fear * lost

    def _hopes(self, stashes: Stashes, arrests: int, beaten: int) -> float:
        """What a free crook can hope for with this in hideouts; every arrest leaves one try less."""
        key = max(stashes), arrests, beaten
        if key not in self._known:
            most, tries = max(stashes) - TICKET, ARRESTS - arrests
            stored = [(most + coups * COUP, LEAVE * STRIKE**coups) for coups in range(COUPS + 1)]
            straight = [(loot - TICKET, odds) for loot, odds in STRAIGHT]
            self._known[key] = max(
                self._fled(cash, beaten) * (1 - (1 - odds) ** tries) for cash, odds in (*stored, *straight)
            )
        return self._known[key]

    def _fled(self, cash: int, beaten: int | None = None) -> float:
        """What it is worth to be away with so much."""
        more = cash - (self._bar if beaten is None else beaten)
        if more <= 0:
            return CONTENT * max(0, cash) / 20_000
        return more / (more + RIVAL * (self._rivals + 0.5))

    # ---- not wanted ----

    def _prospect(self, tile: int, stashes: Stashes) -> float:
        """The best thing to do next, for who has time."""
        plan = self._plan
        best = 0.0
        for shop, coup in self._coups.items():
            best = max(best, coup * fade(plan, shop)[tile])
        for hideout, stored in zip(plan.hideouts, stashes, strict=True):
            if stored > TICKET:
                wait = fade(plan, hideout)[tile] if tile != hideout else PATIENCE**2
                left = moved(stashes, plan.hideouts.index(hideout), -stored)
                best = max(best, wait * self._run(hideout, stored, left))
        rest = self._hopes(stashes, self._me.arrests, self._bar)
        return self._calmly * max(best, rest) + NEARER * best


def moved(stashes: Stashes, place: int, put: int) -> Stashes:
    """With so much more in one of the hideouts."""
    return (*stashes[:place], stashes[place] + put, *stashes[place + 1 :])


@cache
def fade(plan: Plan, house: int) -> list[float]:
    """By tile, what is left of a prize in this house when one is there."""
    return [float(PATIENCE**count) for count in turns(plan, house)]


@cache
def nearest(plan: Plan, tile: int) -> int:
    """The hideout that is the next, by its place in the list."""
    return min(range(len(plan.hideouts)), key=lambda place: turns(plan, plan.hideouts[place])[tile])


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


def bar(caper: Caper, seat: Seat) -> int:
    """What a crook has to beat as things stand: the Cops, and whoever got away."""
    return max(money for other, money in enumerate(caper.money) if other != seat)
