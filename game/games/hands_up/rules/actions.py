"""What can be done in Hands Up."""

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
    """CHANCE gives the diamond to one of those who are equal in every other way."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """CLOCK ends what was timed: settling, search, photo finish, claim or pointing."""


@dataclass(frozen=True, slots=True)
class Grab:
    """A player takes the diamond with the own key or pad."""


@dataclass(frozen=True, slots=True)
class Slap:
    """TABLE: somebody hit the shared key, nobody knows yet who."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A player says: it was me who hit the shared key."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A player sees nothing more and wants to go on."""


@dataclass(frozen=True, slots=True)
class Point:
    """The grabber points at the card in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Unpoint:
    """The grabber takes a finger back."""

    slot: int


Action = Reveal | Coin | TimeUp | Grab | Slap | Claim | Ready | Point | Unpoint
