"""The events of Police Chase. Everybody sees all of them."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import PublicEvent, Seat
from game.games.police_chase.rules.tokens import Token


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """A player's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(PublicEvent):
    """A player rolled the die."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """An officer walked along this path, start and end included."""

    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RobberMoved(PublicEvent):
    """A player moved the robber along this path, start and end included."""

    seat: Seat
    path: tuple[int, ...]
    by_token: bool


@dataclass(frozen=True, slots=True)
class TokenShown(PublicEvent):
    """A player turned up a token for all to see."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenKept(PublicEvent):
    """The player keeps the token that was shown."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenTurnedBack(PublicEvent):
    """The player already has such a token, so it stays there face down."""

    seat: Seat
    at: int
    token: Token


@dataclass(frozen=True, slots=True)
class TokenStolen(PublicEvent):
    """A player took a token from another player."""

    seat: Seat
    victim: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class RobberStruck(PublicEvent):
    """The victim owes a token: `seat` moved the robber there, or ran into him and is the victim."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class TokenGiven(PublicEvent):
    """A player gave up a token, which must now go to a house."""

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
    """A player played a Robber or Partner token. It leaves the game."""

    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class NothingHere(PublicEvent):
    """The space had nothing for the player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RobberCaught(PublicEvent):
    """An officer with the full set met the robber."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The match is over."""

    winners: tuple[Seat, ...]


TurnEvent = TurnBegan | Rolled | NothingHere | RobberCaught | GameOver
MoveEvent = Walked | RobberMoved | RobberStruck
TokenEvent = TokenShown | TokenKept | TokenTurnedBack | TokenStolen | TokenGiven | TokenPlaced | TokenPlayed
Happening = TurnEvent | MoveEvent | TokenEvent
