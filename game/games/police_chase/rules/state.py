"""The state of a Police Chase match, and the view of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import CHANCE, Seat
from game.games.police_chase.rules.tokens import KINDS, FaceDown, Hand, Token
from game.games.police_chase.rules.town import Town


class Phase(StrEnum):
    """What the match waits for."""

    THROW = "throw"
    """The player on turn has to roll the die."""
    ROLL = "roll"
    """CHANCE picks the number."""
    WALK = "walk"
    ROBBER = "robber"
    """The player has to move the robber, after a 1 or 2 or with a token."""
    LAND = "land"
    """The player chooses between the token of the space and those of opponents on it."""
    REVEAL = "reveal"
    """CHANCE turns up a token that nobody has seen."""
    GIVE = "give"
    """A player chooses a token to give up."""
    PLACE = "place"
    """A player has to lay a token on a house."""
    SPECIAL = "special"
    """The player may play a special token."""
    PARTNER = "partner"
    """The player picks the token that the Partner brings."""
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class Chase:
    """Everything on view. An unknown token has no face until CHANCE turns it up."""

    town: Town
    memory: str
    """`hidden`, or `shown`: the screen marks the tokens that everybody has seen."""
    phase: Phase
    turn: Seat
    pips: int = 0
    """The number on the die, or 0 before the roll."""
    officers: tuple[int, ...]
    """The space of every seat's officer."""
    robber: int
    face_down: tuple[FaceDown, ...]
    """The tokens on the board, by space."""
    unknown: tuple[int, ...] = tuple(count for _, count in KINDS)
    """How many of each of `KINDS` lie face down unseen."""
    hands: tuple[Hand, ...]
    """The tokens in front of every seat, oldest first."""
    spent: tuple[Token, ...] = ()
    """Special tokens that have left the game."""
    looking_at: int | None = None
    """The space whose token is being turned up, in phase REVEAL."""
    owing: tuple[Seat, ...] = ()
    """Players who have to give or place a token, the next one first."""
    staged: Token | None = None
    """The token to place, in phase PLACE."""
    followed: bool = False
    """Whether the directions of the landing space have been dealt with."""
    paid: bool = False
    """Whether the player on turn has given a token for running into the robber."""
    special_played: bool = False
    """Whether the one special token of this turn is used up."""
    robber_by_token: bool = False
    """In phase ROBBER, whether he may go to any space."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.officers)

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or None when the match is over."""
        match self.phase:
            case Phase.OVER:
                return None
            case Phase.ROLL | Phase.REVEAL:
                return CHANCE
            case Phase.GIVE | Phase.PLACE:
                return self.owing[0]
            case _:
                return self.turn

    @property
    def tokens(self) -> tuple[int, ...]:
        """The spaces with a face-down token."""
        return tuple([token.at for token in self.face_down])

    @property
    def seen(self) -> dict[int, Token]:
        """The face-down tokens that everybody has seen."""
        return {token.at: token.known for token in self.face_down if token.known}


@dataclass(frozen=True, kw_only=True)
class State(Chase):
    """The full state. It holds no hidden order of tokens to peek at."""


@dataclass(frozen=True, kw_only=True)
class View(Chase):
    """The match as `viewer` sees it. Everybody sees the same."""

    viewer: Seat
