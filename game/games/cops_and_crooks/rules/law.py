"""What the law does to crooks in Cops and Crooks, as events: arrests and jail."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import PublicEvent, Seat


class How(StrEnum):
    """How a crook came to be arrested."""

    CAUGHT = "caught"
    SURROUNDED = "surrounded"
    THWARTED = "thwarted"


@dataclass(frozen=True, slots=True)
class Thwarted(PublicEvent):
    """A policeman in an intelligence agency stops a getaway; the arrest follows."""

    seat: Seat
    officer: int
    agency: int


@dataclass(frozen=True, slots=True)
class Arrested(PublicEvent):
    """A crook was arrested: the Cops have their share, and the bank the rest of the cash."""

    seat: Seat
    at: int
    officer: int | None
    """Who did it; None is the car."""
    how: How
    arrests: int
    """How many times by now."""
    share: int
    rest: int


@dataclass(frozen=True, slots=True)
class Jailed(PublicEvent):
    """An arrested crook is behind bars."""

    seat: Seat
    cell: int
    waits: int


@dataclass(frozen=True, slots=True)
class Eliminated(PublicEvent):
    """After the last arrest: what is left in hideouts goes to the bank."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class PoliceReturned(PublicEvent):
    """After an arrest the policeman is back at headquarters."""

    officer: int
    start: int
    office: int


@dataclass(frozen=True, slots=True)
class StayedInJail(PublicEvent):
    """No six; so many turns are still to come."""

    seat: Seat
    waits: int


@dataclass(frozen=True, slots=True)
class BrokeOut(PublicEvent):
    """A six: the crook escapes, and is wanted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Freed(PublicEvent):
    """The time is served; on the next turn the crook walks out."""

    seat: Seat
