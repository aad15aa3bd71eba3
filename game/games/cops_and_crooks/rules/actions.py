"""What can be done in Cops and Crooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Throw:
    """Whose turn it is throws the die, in jail too."""


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE: what the die shows."""

    pips: int


@dataclass(frozen=True, slots=True)
class Walk:
    """The crook walks and ends here."""

    to: int


@dataclass(frozen=True, slots=True)
class Ride:
    """The crook takes the metro to this station instead of the die."""

    to: int


@dataclass(frozen=True, slots=True)
class PoliceWalk:
    """This policeman walks and ends here."""

    officer: int
    to: int


@dataclass(frozen=True, slots=True)
class PoliceRide:
    """This policeman takes the metro to this station instead of the die."""

    officer: int
    to: int


@dataclass(frozen=True, slots=True)
class Drive:
    """The car drives until its head is here and its tail there."""

    to: int
    tail: int


@dataclass(frozen=True, slots=True)
class Deposit:
    """The crook leaves so much in the hideout."""

    amount: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The crook takes so much out of the hideout."""

    amount: int


@dataclass(frozen=True, slots=True)
class Done:
    """The crook touches no money in the hideout."""


@dataclass(frozen=True, slots=True)
class Flee:
    """The crook gets away."""


PoliceMove = PoliceWalk | Drive
Action = Throw | Roll | Walk | Ride | PoliceWalk | PoliceRide | Drive | Deposit | Withdraw | Done | Flee
