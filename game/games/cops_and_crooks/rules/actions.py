"""The actions of Cops and Crooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Throw:
    """Roll the die, also in jail."""


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE: the number the die shows."""

    pips: int


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk the crook to this tile."""

    to: int


@dataclass(frozen=True, slots=True)
class Ride:
    """Take the metro to this station instead of rolling."""

    to: int


@dataclass(frozen=True, slots=True)
class PoliceWalk:
    """Walk a policeman to this tile."""

    officer: int
    to: int


@dataclass(frozen=True, slots=True)
class PoliceRide:
    """Send a policeman by metro to this station instead of rolling."""

    officer: int
    to: int


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive the car until its head and tail are on these tiles."""

    to: int
    tail: int


@dataclass(frozen=True, slots=True)
class Deposit:
    """Leave this much in the hideout."""

    amount: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take this much out of the hideout."""

    amount: int


@dataclass(frozen=True, slots=True)
class Done:
    """Move no money in the hideout."""


@dataclass(frozen=True, slots=True)
class Flee:
    """Use the ticket and get away."""


PoliceMove = PoliceWalk | Drive
Action = Throw | Roll | Walk | Ride | PoliceWalk | PoliceRide | Drive | Deposit | Withdraw | Done | Flee
