"""The state of a Police Chase match, and what is on view of it: everything but what nobody knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import CHANCE, Seat
from game.games.police_chase.rules.tokens import KINDS, FaceDown, Hand, Token
from game.games.police_chase.rules.town import Town


class Phase(StrEnum):
    """What the table waits for."""

    THROW = "throw"
    """The player whose turn it is takes the die."""
    ROLL = "roll"
    """CHANCE rolls it."""
    WALK = "walk"
    ROBBER = "robber"
    """The robber has to be moved, by a 1 or 2 or by a token."""
    LAND = "land"
    """The space gives a choice: its token, or one of an opponent's."""
    REVEAL = "reveal"
    """CHANCE turns up a token that nobody has seen."""
    GIVE = "give"
    """Somebody has to choose a token to give up."""
    PLACE = "place"
    """A token has to be laid on a house."""
    SPECIAL = "special"
    """A special token may be played, or not."""
    PARTNER = "partner"
    """A Partner was played: whose token, or which?"""
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chase:
    """All that lies open; an unknown token is nothing yet until it is turned up."""

    town: Town
    memory: str
    """`hidden`, or `shown`: the screen marks the tokens that everybody has seen."""
    phase: Phase
    turn: Seat
    pips: int = 0
    """What the die shows; 0 before the throw."""
    officers: tuple[int, ...]
    """The space of every seat's officer."""
    robber: int
    face_down: tuple[FaceDown, ...]
    """The tokens on the board, by space."""
    unknown: tuple[int, ...] = tuple(count for _, count in KINDS)
    """How many of each of `KINDS` lie face down without anybody having seen them."""
    hands: tuple[Hand, ...]
    """The tokens in front of every seat, oldest first."""
    spent: tuple[Token, ...] = ()
    """Played and out of the game."""
    looking_at: int | None = None
    """The space whose token is being turned up, in phase REVEAL."""
    owing: tuple[Seat, ...] = ()
    """Who has to give or place a token, the first of them now."""
    staged: Token | None = None
    """The token on its way to a house, in phase PLACE."""
    followed: bool = False
    """The directions of the space where the officer landed are being followed, or have been."""
    special_played: bool = False
    """One special token a turn."""
    robber_by_token: bool = False
    """In phase ROBBER: any space will do."""

    @property
    def players(self) -> int:
        """How many are in the chase."""
        return len(self.officers)

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or nobody when it is over."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Chase):
    """Everything about a match; no order of the tokens exists to peek at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Chase):
    """The chase as `viewer` sees it: as all do."""

    viewer: Seat
