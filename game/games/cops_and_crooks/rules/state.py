"""The state of a Cops and Crooks match, and what is on view of it: everything but the next roll."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import CHANCE, Seat
from game.games.cops_and_crooks.rules.plan import HIDEOUT, City, Plan
from game.games.cops_and_crooks.rules.terms import Terms

COPS = Seat(0)
"""The first seat plays the Cops; crooks have the others."""


class Phase(StrEnum):
    """What the table waits for."""

    THROW = "throw"
    """Whose turn it is takes the die, or the metro."""
    ROLL = "roll"
    """CHANCE rolls it."""
    MOVE = "move"
    """The Cops move one of their pawns, or a crook walks."""
    HIDEOUT = "hideout"
    """A crook may deposit or withdraw."""
    GETAWAY = "getaway"
    """A crook's ticket is valid now."""
    OVER = "over"


class Where(StrEnum):
    """What has become of a crook."""

    TOWN = "town"
    JAIL = "jail"
    FLED = "fled"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Car:
    """The cop car on its two tiles; before its first drive it is on one."""

    head: int
    tail: int

    @property
    def tiles(self) -> tuple[int, int]:
        """Both of them."""
        return self.head, self.tail


@dataclass(frozen=True, slots=True, kw_only=True)
class Crook:
    """One crook, and the money of that crook."""

    at: int
    """The tile: in jail a cell, and the last one for who has left."""
    where: Where = Where.TOWN
    wanted: bool = False
    cash: int = 0
    """In hand."""
    stashes: tuple[int, ...]
    """In every hideout, in the order of `Plan.hideouts`."""
    arrests: int = 0
    waits: int = 0
    """Turns in jail still to come; at 0 the cell is open."""
    ticket: bool = False
    """Paid for, and valid on the next turn."""

    @property
    def playing(self) -> bool:
        """Neither fled nor out."""
        return self.where in (Where.TOWN, Where.JAIL)


@dataclass(frozen=True, slots=True)
class Closed:
    """A shop that was robbed."""

    shop: int
    opens: int
    """The round at whose beginning it is open again; 0 for never."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Caper:
    """All that lies open."""

    city: City
    terms: Terms
    phase: Phase = Phase.THROW
    turn: Seat = COPS
    round: int = 1
    pips: int = 0
    """What the die shows; 0 before the throw."""
    officers: tuple[int, ...]
    """The tile of every policeman."""
    car: Car
    crooks: tuple[Crook, ...]
    """Those of seats 1, 2 and so on."""
    cops_cash: int = 0
    """What the Cops have earned."""
    bank: int
    agency: int = 0
    """What tickets have brought and nobody has robbed yet."""
    closed: tuple[Closed, ...] = ()
    """By shop."""
    ended: str = ""
    """How it ended, as a message key."""

    @property
    def plan(self) -> Plan:
        """The streets."""
        return self.city.plan

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or nobody when it is over."""
        if self.phase is Phase.OVER:
            return None
        return CHANCE if self.phase is Phase.ROLL else self.turn

    @property
    def crook(self) -> Crook:
        """The crook whose turn it is."""
        return self.crooks[self.turn - 1]

    @property
    def cop_tiles(self) -> frozenset[int]:
        """Where the law stands: every policeman, and the whole car."""
        return frozenset((*self.officers, self.car.head, self.car.tail))

    @property
    def crook_tiles(self) -> tuple[int, ...]:
        """Where crooks stand in town."""
        return tuple([crook.at for crook in self.crooks if crook.where is Where.TOWN])

    @property
    def catchable(self) -> frozenset[int]:
        """Where wanted crooks stand; inside a hideout nobody is caught."""
        kind = self.city.plan.kind
        return frozenset(
            [
                crook.at
                for crook in self.crooks
                if crook.wanted and crook.where is Where.TOWN and kind[crook.at] != HIDEOUT
            ]
        )

    @property
    def money(self) -> tuple[int, ...]:
        """By seat, what counts in the end: what the Cops earned, and what crooks got away with."""
        kept = [crook.cash if crook.where is Where.FLED else 0 for crook in self.crooks]
        return (self.cops_cash, *kept)

    def open_again(self, shop: int) -> int | None:
        """The round in which a robbed shop opens, 0 for never; None if it is open."""
        return next((closed.opens for closed in self.closed if closed.shop == shop), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Caper):
    """Everything about a match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Caper):
    """The caper as `viewer` sees it: as all do."""

    viewer: Seat
