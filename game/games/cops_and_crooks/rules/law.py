"""The events of Cops and Crooks about arrests and jail."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import PublicEvent, Seat


class How(StrEnum):
    """How a crook was arrested."""

    CAUGHT = "caught"
    SURROUNDED = "surrounded"
    THWARTED = "thwarted"


@dataclass(frozen=True, slots=True)
class Thwarted(PublicEvent):
    """A policeman in an intelligence agency stopped a getaway. The arrest follows."""

    seat: Seat
    officer: int
    agency: int


@dataclass(frozen=True, slots=True)
class Arrested(PublicEvent):
    """A crook was arrested. The Cops got their share and the bank the rest of the cash."""

    seat: Seat
    at: int
    officer: int | None
    """The policeman who did it, or None for the car."""
    how: How
    arrests: int
    """The crook's arrests so far."""
    share: int
    rest: int


@dataclass(frozen=True, slots=True)
class Jailed(PublicEvent):
    """An arrested crook went to a cell."""

    seat: Seat
    cell: int
    waits: int


@dataclass(frozen=True, slots=True)
class Eliminated(PublicEvent):
    """A crook is out after the last arrest. The stashes went to the bank."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class PoliceReturned(PublicEvent):
    """A policeman went back to headquarters after an arrest."""

    officer: int
    start: int
    office: int


@dataclass(frozen=True, slots=True)
class StayedInJail(PublicEvent):
    """No six. The crook still has to wait this many turns."""

    seat: Seat
    waits: int


@dataclass(frozen=True, slots=True)
class BrokeOut(PublicEvent):
    """A six: the crook breaks out and is wanted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Freed(PublicEvent):
    """The time is served. The crook walks out on the next turn."""

    seat: Seat


ArrestEvent = Thwarted | Arrested | Jailed | Eliminated
JailEvent = StayedInJail | BrokeOut | Freed
