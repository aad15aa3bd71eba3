"""The twenty tokens, and what is known of one that lies face down.

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
"""One of each is the full set: with it the robber can be caught."""
SPECIAL = (Token.ROBBER, Token.PARTNER)
"""They are played; of these a player may have any number."""
KINDS = (
    (Token.JEWEL, tuning.JEWELS),
    (Token.EVIDENCE, tuning.EVIDENCE_TOKENS),
    (Token.WARRANT, tuning.WARRANT_TOKENS),
    (Token.ROBBER, tuning.ROBBER_TOKENS),
    (Token.PARTNER, tuning.PARTNER_TOKENS),
)
"""Every kind of token and how many of it there are, in the order of `Token`."""
TOKENS = sum(count for _, count in KINDS)
PLACE_OF = {token: place for place, (token, _) in enumerate(KINDS)}
"""Where the count of a kind stands in a tuple of counts."""

Hand = tuple[Token, ...]


@dataclass(frozen=True, slots=True, repr=False)
class FaceDown:
    """A token that lies face down on a space."""

    at: int
    known: Token | None = None
    """What it is, if everybody has seen it since it was mixed."""

    @classmethod
    def from_text(cls, text: str) -> FaceDown:
        """The token whose `str` is `text`."""
        at, _, known = text.partition("=")
        return cls(int(at), Token(known) if known else None)

    def __str__(self) -> str:
        return f"{self.at}={self.known}" if self.known else str(self.at)

    __repr__ = __str__


def has_set(hand: Hand) -> bool:
    """Evidence, Warrant and the Jewel."""
    return all(token in hand for token in NEEDED)


def can_keep(hand: Hand, token: Token) -> bool:
    """No second Evidence and no second Warrant."""
    return token in SPECIAL or token not in hand


def without(hand: Hand, token: Token) -> Hand:
    """The hand after one such token has left it."""
    place = hand.index(token)
    return hand[:place] + hand[place + 1 :]
