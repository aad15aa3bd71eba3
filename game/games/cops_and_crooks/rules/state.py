"""The state of a Cops and Crooks match, and the view of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from game.core.frozen import replace
from game.core.kernel import CHANCE, Seat, changed
from game.games.cops_and_crooks.rules import tuning
from game.games.cops_and_crooks.rules.plan import HIDEOUT, City, Plan

COPS = Seat(0)
"""The first seat plays the Cops. The others are crooks."""


class Reopening(StrEnum):
    """When a robbed bank or post office opens again."""

    LATER = "later"
    """After some rounds."""
    AT_ONCE = "at-once"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of a match. They never change during it."""

    share: int
    """Per cent of a crook's cash that the Cops get for an arrest."""
    reopening: Reopening = Reopening.LATER
    rounds: int = tuning.DAWN
    """The last round."""


class Phase(StrEnum):
    """What the match waits for."""

    THROW = "throw"
    """The player on turn rolls the die or takes the metro."""
    ROLL = "roll"
    """CHANCE picks the number."""
    MOVE = "move"
    """The Cops move one of their pawns, or a crook walks."""
    HIDEOUT = "hideout"
    """A crook may deposit or withdraw."""
    GETAWAY = "getaway"
    """A crook with a ticket gets away."""
    OVER = "over"


class Where(StrEnum):
    """Where a crook is."""

    TOWN = "town"
    JAIL = "jail"
    FLED = "fled"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Car:
    """The cop car on its two tiles."""

    head: int
    tail: int

    @property
    def tiles(self) -> tuple[int, int]:
        """Both tiles."""
        return self.head, self.tail


@dataclass(frozen=True, kw_only=True)
class Crook:
    """One crook and all of their money."""

    at: int
    """The tile: a cell in jail, and the last tile for a crook who has left."""
    where: Where = Where.TOWN
    wanted: bool = False
    cash: int = 0
    """Money in hand."""
    stashes: tuple[int, ...]
    """Money in every hideout, in the order of `Plan.hideouts`."""
    arrests: int = 0
    waits: int = 0
    """Turns in jail still to come. At 0 the cell is open."""
    ticket: bool = False
    """Whether a ticket is paid for and valid on the next turn."""

    @property
    def playing(self) -> bool:
        """Whether the crook has neither fled nor been eliminated."""
        return self.where in (Where.TOWN, Where.JAIL)


@dataclass(frozen=True, slots=True)
class Closed:
    """A robbed shop."""

    shop: int
    opens: int
    """The round in which it opens again, or 0 for never."""


@dataclass(frozen=True, kw_only=True)
class Caper:
    """Everything on view, which is everything but the next roll."""

    city: City
    terms: Terms
    phase: Phase = Phase.THROW
    turn: Seat = COPS
    round: int = 1
    pips: int = 0
    """The number on the die, or 0 before the roll."""
    officers: tuple[int, ...]
    """The tile of every policeman."""
    car: Car
    crooks: tuple[Crook, ...]
    """The crooks of seats 1, 2 and so on."""
    cops_cash: int = 0
    """Money the Cops have earned."""
    bank: int
    agency: int = 0
    """Ticket money in the travel agency."""
    closed: tuple[Closed, ...] = ()
    """Robbed shops, by number."""
    ended: str = ""
    """How the match ended, as a message key."""

    @property
    def plan(self) -> Plan:
        """The plan of the city."""
        return self.city.plan

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or None when the match is over."""
        if self.phase is Phase.OVER:
            return None
        return CHANCE if self.phase is Phase.ROLL else self.turn

    @property
    def crook(self) -> Crook:
        """The crook on turn."""
        return self.crooks[self.turn - 1]

    @property
    def cop_tiles(self) -> frozenset[int]:
        """The tiles of every policeman and of the whole car."""
        return frozenset((*self.officers, self.car.head, self.car.tail))

    @property
    def crook_tiles(self) -> tuple[int, ...]:
        """The tiles of all crooks in town."""
        return tuple([crook.at for crook in self.crooks if crook.where is Where.TOWN])

    @property
    def taken(self) -> frozenset[int]:
        """All tiles with a pawn on them."""
        return self.cop_tiles.union(self.crook_tiles)

    @property
    def catchable(self) -> frozenset[int]:
        """The tiles of wanted crooks. Nobody is caught inside a hideout."""
        kind = self.city.plan.kind
        return frozenset(
            [
                crook.at
                for crook in self.crooks
                if crook.wanted and crook.where is Where.TOWN and kind[crook.at] != HIDEOUT
            ]
        )

    @property
    def alarms(self) -> frozenset[int]:
        """The intelligence agencies where a policeman's move may end early: all while somebody flees (C3)."""
        return self.plan.intelligence if any(crook.ticket for crook in self.crooks) else frozenset()

    @property
    def money(self) -> tuple[int, ...]:
        """The score by seat: what the Cops earned, and what crooks got away with."""
        kept = [crook.cash if crook.where is Where.FLED else 0 for crook in self.crooks]
        return (self.cops_cash, *kept)

    def open_again(self, shop: int) -> int | None:
        """The round in which a robbed shop opens, 0 for never, or None if it is open."""
        return next((closed.opens for closed in self.closed if closed.shop == shop), None)


@dataclass(frozen=True, kw_only=True)
class State(Caper):
    """The full state."""


@dataclass(frozen=True, kw_only=True)
class View(Caper):
    """The match as `viewer` sees it. Everybody sees the same."""

    viewer: Seat


Table = TypeVar("Table", State, View)


def with_crook(table: Table, seat: Seat, crook: Crook) -> Table:
    """The same state or view with the crook of this seat replaced."""
    return replace(table, crooks=changed(table.crooks, seat - 1, crook))
