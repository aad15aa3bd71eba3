"""The actions of Hands Up."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import Seat
from game.games.hands_up.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Reveal:
    """CHANCE turns up the top card of the next player's pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Coin:
    """CHANCE settles a tie for the diamond."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """CLOCK ends what was timed: settling, search, tie or pointing."""


@dataclass(frozen=True, slots=True)
class SharedKeyTimeUp:
    """CLOCK lets go of a slap that nobody owns, or wakes the dead shared key."""


@dataclass(frozen=True, slots=True)
class RaceOver:
    """CLOCK closes the race to the diamond: later hands weren't in it."""


@dataclass(frozen=True, slots=True)
class Grab:
    """A player grabs the diamond: first, in a tie, or too late but still in the race."""


@dataclass(frozen=True, slots=True)
class Slap:
    """TABLE hits the shared key, and nobody knows yet who it was."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A player says that they hit the shared key."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A player sees nothing more and wants to go on."""


@dataclass(frozen=True, slots=True)
class Point:
    """The grabber points at the card in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Unpoint:
    """The grabber no longer points at the card in a slot."""

    slot: int


Action = Reveal | Coin | TimeUp | SharedKeyTimeUp | RaceOver | Grab | Slap | Claim | Ready | Point | Unpoint
