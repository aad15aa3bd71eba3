"""What can be done in Police Chase."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import Seat
from game.games.police_chase.rules.tokens import Token


@dataclass(frozen=True, slots=True)
class Throw:
    """The player whose turn it is throws the die."""


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE: what the die shows."""

    pips: int


@dataclass(frozen=True, slots=True)
class Walk:
    """The officer walks the full count and ends here."""

    to: int


@dataclass(frozen=True, slots=True)
class MoveRobber:
    """The robber is moved here, by a 1 or 2 or by a Robber token."""

    to: int


@dataclass(frozen=True, slots=True)
class Collect:
    """Turn up the token of a space: the own one after a walk, any by a Partner."""

    at: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """CHANCE: what a token is that nobody has seen yet."""

    token: Token


@dataclass(frozen=True, slots=True)
class TakeFrom:
    """Take a token from another player."""

    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class Give:
    """Choose which token the robber gets."""

    token: Token


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the token in hand face down on this house."""

    at: int


@dataclass(frozen=True, slots=True)
class PlayRobber:
    """Play a Robber token: the robber may be moved to any other space."""


@dataclass(frozen=True, slots=True)
class PlayPartner:
    """Play a Partner token: a token may be taken from any space or player."""


@dataclass(frozen=True, slots=True)
class Done:
    """Play no special token and end the turn."""


Action = (
    Throw
    | Roll
    | Walk
    | MoveRobber
    | Collect
    | Reveal
    | TakeFrom
    | Give
    | Place
    | PlayRobber
    | PlayPartner
    | Done
)
