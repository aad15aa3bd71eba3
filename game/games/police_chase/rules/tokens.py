"""The twenty tokens, face down or in hand.

>>> FaceDown.from_text("23=jewel")
23=jewel
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.games.police_chase.rules import tuning


class Token(StrEnum):
    """What is printed on a token."""

    JEWEL = "jewel"
    EVIDENCE = "evidence"
    WARRANT = "warrant"
    ROBBER = "robber"
    PARTNER = "partner"

    __repr__ = StrEnum.__str__


NEEDED = (Token.EVIDENCE, Token.WARRANT, Token.JEWEL)
"""An officer needs one of each to catch the robber."""
SPECIAL = (Token.ROBBER, Token.PARTNER)
"""Tokens to play. A player may hold any number of them."""
KINDS = (
    (Token.JEWEL, tuning.JEWELS),
    (Token.EVIDENCE, tuning.EVIDENCE_TOKENS),
    (Token.WARRANT, tuning.WARRANT_TOKENS),
    (Token.ROBBER, tuning.ROBBER_TOKENS),
    (Token.PARTNER, tuning.PARTNER_TOKENS),
)
"""Every kind of token and its count, in the order of `Token`."""
PLACE_OF = {token: place for place, (token, _) in enumerate(KINDS)}
"""The index of a kind in a tuple of counts."""

Hand = tuple[Token, ...]


@dataclass(frozen=True, slots=True, repr=False)
class FaceDown:
    """A face-down token on a space."""

    at: int
    known: Token | None = None
    """Its face, if everybody has seen it."""

    @classmethod
    def from_text(cls, text: str) -> FaceDown:
        """Return the token whose `str` is `text`."""
        at, _, known = text.partition("=")
        return cls(int(at), Token(known) if known else None)

    def __str__(self) -> str:
        return f"{self.at}={self.known}" if self.known else str(self.at)

    __repr__ = __str__


def has_set(hand: Hand) -> bool:
    """Whether a hand has Evidence, Warrant and the Jewel."""
    return all(token in hand for token in NEEDED)


def can_keep(hand: Hand, token: Token) -> bool:
    """Whether a player may keep a token: no second Evidence, no second Warrant."""
    return token in SPECIAL or token not in hand


def without(hand: Hand, token: Token) -> Hand:
    """The hand without one such token."""
    place = hand.index(token)
    return hand[:place] + hand[place + 1 :]
