"""The actions of Police Chase."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import Seat
from game.games.police_chase.rules.tokens import Token


@dataclass(frozen=True, slots=True)
class Throw:
    """Roll the die."""


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE: the number the die shows."""

    pips: int


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk the full roll to this space."""

    to: int


@dataclass(frozen=True, slots=True)
class MoveRobber:
    """Move the robber here, after a 1 or 2 or with a Robber token."""

    to: int


@dataclass(frozen=True, slots=True)
class Collect:
    """Turn up the token on a space: your own space after a walk, any space with a Partner."""

    at: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """CHANCE: the face of a token that nobody has seen yet."""

    token: Token


@dataclass(frozen=True, slots=True)
class TakeFrom:
    """Take a token from another player."""

    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class Give:
    """Choose which token to give to the robber."""

    token: Token


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the token face down on this house."""

    at: int


@dataclass(frozen=True, slots=True)
class PlayRobber:
    """Play a Robber token to move the robber to any other space."""


@dataclass(frozen=True, slots=True)
class PlayPartner:
    """Play a Partner token to take a token from any space or player."""


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn without playing a special token."""


TokenAction = Collect | Reveal | TakeFrom | Give | Place | PlayRobber | PlayPartner
Action = Throw | Roll | Walk | MoveRobber | Done | TokenAction
