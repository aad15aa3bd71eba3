"""What happens in Police Chase; all of it in plain sight."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import PublicEvent, Seat
from game.games.police_chase.rules.tokens import Token


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is this player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(PublicEvent):
    """The die lies still."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """An officer walked; the path has start and end."""

    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RobberMoved(PublicEvent):
    """A player moved the robber; the path has start and end."""

    seat: Seat
    path: tuple[int, ...]
    by_token: bool


@dataclass(frozen=True, slots=True)
class TokenShown(PublicEvent):
    """A face-down token was turned up for all to see."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenKept(PublicEvent):
    """The token that was shown goes to the player."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenTurnedBack(PublicEvent):
    """The player has such a token already: it stays, face down."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenStolen(PublicEvent):
    """A player took a token from another one."""

    seat: Seat
    victim: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class RobberStruck(PublicEvent):
    """The victim must give a token: `seat` moved the robber onto it, or ran into him and is the victim."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class TokenGiven(PublicEvent):
    """A player gave a token up; it is on its way to a house."""

    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class TokenPlaced(PublicEvent):
    """A player laid a token face down on a house."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenPlayed(PublicEvent):
    """A Robber or Partner token was played and is out of the game."""

    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class NothingHere(PublicEvent):
    """The space has nothing for the player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RobberCaught(PublicEvent):
    """An officer with the full set is on the robber's space."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The chase is over."""

    winners: tuple[Seat, ...]


Happening = (
    TurnBegan
    | Rolled
    | Walked
    | RobberMoved
    | TokenShown
    | TokenKept
    | TokenTurnedBack
    | TokenStolen
    | RobberStruck
    | TokenGiven
    | TokenPlaced
    | TokenPlayed
    | NothingHere
    | RobberCaught
    | GameOver
)
