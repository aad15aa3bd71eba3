"""The AI's values for a crook in Cops and Crooks: loot, stashes and exits, as odds to win."""

from __future__ import annotations

from functools import cache

from game.core.kernel import Seat, changed
from game.games.cops_and_crooks.ai.distances import expected_turns
from game.games.cops_and_crooks.ai.odds import SWEEPS, arrest_chance, escape_odds, law_of
from game.games.cops_and_crooks.rules.money import cops_share
from game.games.cops_and_crooks.rules.plan import HIDEOUT, Plan
from game.games.cops_and_crooks.rules.state import Caper, Crook, View, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS, TICKET

STRIKE = 0.65
"""How likely a robbery succeeds for a crook who can wait."""
LEAVE = 0.25
"""How likely a getaway from a hideout succeeds for a crook who can wait."""
COUP = 5_000
"""What a robbery brings."""
COUPS = 4
"""How many robberies to look ahead."""
STRAIGHT = ((10_000, 0.1),)
"""Robberies that lead straight to an exit, and how likely they succeed."""
RIVAL = 2_000
"""How much more money a crook wants for every rival in town."""
PRISON = 0.95
"""Discount for the time in jail."""
BUSY = 0.7
"""Discount on a danger for every other wanted crook."""
PATIENCE = 0.94
"""Discount for every turn until a prize."""
CONTENT = 0.05
"""The value of getting away with too little."""
NIGHT = 60
"""The round after which nobody waits for a better moment."""
NEARER = 0.01
"""The share of a prize that being nearer to it is worth."""
FEAR = 0.5
"""How much an arrest counts at the start."""
HAUL = 20_000
"""A good result of a match."""
IN_TOWN = 0.4
"""The share of a crook's money in town that gets away in the end."""
Stashes = tuple[int, ...]
"""Money in every hideout."""


class Outlook:
    """What a crook can hope for while everybody else stays where they are."""

    def __init__(self, caper: Caper, seat: Seat, *, ahead: bool, fear_of_alarms: float) -> None:
        self._caper, self._plan = caper, caper.plan
        self._me = caper.crooks[seat - 1]
        self._law = law_of(caper)
        self._fear_of_alarms = fear_of_alarms
        """How much of the danger at an exit counts."""
        taken = {*caper.crook_tiles} - {self._me.at}
        self._shops = {shop: loot for shop, loot in open_loot(caper).items() if shop not in taken}
        self._bar = score_to_beat(caper, seat)
        others = [other for number, other in enumerate(caper.crooks, 1) if number != seat]
        self._rivals = sum(other.playing for other in others)
        busy = sum(other.wanted and other.where is Where.TOWN for other in others)
        self._calm = float(BUSY**busy) if ahead else 1.0
        hideouts, exits = refuges(caper, seat)
        sweeps = SWEEPS if ahead else 0
        self._home = escape_odds(self._law, hideouts, sweeps)
        self._away = escape_odds(self._law, exits, sweeps)
        self._known: dict[tuple[int, int, int], float] = {}
        self._fear = FEAR * max(0.0, 1 - caper.round / NIGHT)
        self._calmly = max(0.0, min(1.0, 2 - caper.round / NIGHT))
        """Discount for everything that takes time."""
        self._rest = self._hopes(self._me.stashes, self._me.arrests, self._bar)
        self._coups = {shop: self._out(shop, loot) for shop, loot in self._shops.items()}

    def after(self, tile: int) -> float:
        """The value of ending a turn on this tile."""
        me, plan = self._me, self._plan
        if tile in plan.way:
            risk = arrest_chance(self._law, tile) * self._calm * self._fear_of_alarms
            cash = me.cash - TICKET
            return (1 - risk) * self._fled(cash, self._bar) + risk * self._jailed(cash, me.stashes)
        if plan.kind[tile] == HIDEOUT:
            return max(self.visits(tile).values())
        loot = self._shops.get(tile, 0)
        if not me.wanted and not loot:
            return self._prospect(tile, me.stashes)
        return self._out(tile, me.cash + loot)

    def ridden(self, station: int) -> float:
        """The value of a metro ride. It fades so that nobody rides to and fro until dawn."""
        return self._calmly * self.after(station)

    def visits(self, hideout: int) -> dict[int, float]:
        """The value of a visit by the deposit, which is negative for a withdrawal."""
        me, place = self._me, self._plan.hideouts.index(hideout)
        found = {}
        for put in (me.cash, 0, -me.stashes[place]):
            stashes, cash = after_deposit(me.stashes, place, put), me.cash - put
            found[put] = self._run(hideout, cash, stashes) if cash else self._prospect(hideout, stashes)
        return found

    # ---- wanted ----

    def _out(self, tile: int, cash: int) -> float:
        """The value of being wanted in a street or a shop."""
        risk = self._calm * arrest_chance(self._law, tile)
        stashes = self._me.stashes
        return (1 - risk) * self._run(tile, cash, stashes) + risk * self._jailed(cash, stashes)

    def _run(self, tile: int, cash: int, stashes: Stashes) -> float:
        """The value for a wanted crook who is about to move from there."""
        jailed = self._jailed(cash, stashes)
        home = float(self._home[tile] ** self._calm)
        stored = after_deposit(stashes, nearest_hideout(self._plan, tile), cash)
        hope = home * self._hopes(stored, self._me.arrests, self._bar) + (1 - home) * jailed
        if cash >= TICKET:
            away = float(self._away[tile] ** self._calm)
            hope = max(hope, away * self._fled(cash - TICKET, self._bar) + (1 - away) * jailed)
        return hope

    def _jailed(self, cash: int, stashes: Stashes) -> float:
        """The value of an arrest with this much cash."""
        me, caper = self._me, self._caper
        earned = max(self._bar, caper.cops_cash + cops_share(caper.terms, cash))
        lost = self._rest - PRISON * self._hopes(stashes, me.arrests + 1, earned)
        return self._rest - self._fear * lost

    def _hopes(self, stashes: Stashes, arrests: int, beaten: int) -> float:
        """The value for a free crook with these stashes. Every arrest leaves one try less."""
        key = max(stashes), arrests, beaten
        if key not in self._known:
            most, tries = max(stashes) - TICKET, ARRESTS - arrests
            stored = [(most + coups * COUP, LEAVE * STRIKE**coups) for coups in range(COUPS + 1)]
            straight = [(loot - TICKET, odds) for loot, odds in STRAIGHT]
            self._known[key] = max(
                self._fled(cash, beaten) * (1 - (1 - odds) ** tries) for cash, odds in (*stored, *straight)
            )
        return self._known[key]

    def _fled(self, cash: int, beaten: int) -> float:
        """The value of getting away with this much when the others have `beaten`."""
        more = cash - beaten
        if more <= 0:
            return CONTENT * max(0, cash) / 20_000
        return more / (more + RIVAL * (self._rivals + 0.5))

    # ---- not wanted ----

    def _prospect(self, tile: int, stashes: Stashes) -> float:
        """The value of the best plan for a crook who is not wanted."""
        plan = self._plan
        best = 0.0
        for shop, coup in self._coups.items():
            best = max(best, coup * discount(plan, shop)[tile])
        for place, (hideout, stored) in enumerate(zip(plan.hideouts, stashes, strict=True)):
            if stored > TICKET:
                wait = discount(plan, hideout)[tile] if tile != hideout else PATIENCE**2
                left = after_deposit(stashes, place, -stored)
                best = max(best, wait * self._run(hideout, stored, left))
        rest = self._hopes(stashes, self._me.arrests, self._bar)
        return self._calmly * max(best, rest) + NEARER * best


def lead(view: View) -> float:
    """How much more money the viewer may count on than the best of the others, as a share of a good haul."""
    hopes = [float(view.cops_cash), *map(_hope, view.crooks)]
    return (hopes.pop(view.viewer) - max(hopes)) / HAUL


def _hope(crook: Crook) -> float:
    """What a crook has got away with, or may still."""
    if crook.where is Where.FLED:
        return float(crook.cash)
    return IN_TOWN * (sum(crook.stashes) + crook.cash) if crook.playing else 0.0


def after_deposit(stashes: Stashes, place: int, put: int) -> Stashes:
    """The stashes after a deposit in one hideout."""
    return changed(stashes, place, stashes[place] + put)


@cache
def discount(plan: Plan, house: int) -> list[float]:
    """By tile, the discount on a prize in this house."""
    return [float(PATIENCE**count) for count in expected_turns(plan, house)]


@cache
def nearest_hideout(plan: Plan, tile: int) -> int:
    """The index of the nearest hideout."""
    return min(range(len(plan.hideouts)), key=lambda place: expected_turns(plan, plan.hideouts[place])[tile])


def refuges(caper: Caper, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hideouts and the exits without other crooks inside."""
    taken = {*caper.crook_tiles} - {caper.crooks[seat - 1].at}
    hideouts = tuple(house for house in caper.plan.hideouts if house not in taken)
    return hideouts, tuple(house for house in caper.plan.way if house not in taken)


def open_loot(caper: Caper) -> dict[int, int]:
    """The loot in every house that can be robbed now."""
    closed = {shut.shop for shut in caper.closed}
    found = {shop: loot for shop, loot in caper.plan.loot.items() if shop not in closed}
    return {**found, caper.plan.agency: caper.agency} if caper.agency else found


def score_to_beat(caper: Caper, seat: Seat) -> int:
    """The highest score of the others."""
    return max(money for other, money in enumerate(caper.money) if other != seat)
