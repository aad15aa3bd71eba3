"""The six investigators and their movement cards.

A card's text is its number and the letter of its effect:

>>> Card.from_text("5T")
5T
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum


class Effect(StrEnum):
    """What a movement card does besides moving."""

    NONE = ""
    PICK_UP = "P"
    """Pick up all movement cards at the end of the turn."""
    TIP = "T"
    """A private tip before moving."""
    TIP_AFTER = "A"
    """A private tip after moving."""
    FREE_OUTDOORS = "F"
    """The first three spaces outdoors do not count."""
    LONG_ARM = "L"
    """An arrest up to three spaces away."""
    PUSH = "M"
    """Move another investigator first."""
    WINDOWS = "W"
    """Onto and through windows."""


CARD = re.compile(r"([1-9]\d?)([PTAFLMW]?)")


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A movement card."""

    pips: int
    effect: Effect = Effect.NONE

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Read a card from its text."""
        found = CARD.fullmatch(text)
        if found is None:
            raise ValueError(f"no such movement card: {text!r}")
        return cls(int(found[1]), Effect(found[2]))

    def __str__(self) -> str:
        return f"{self.pips}{self.effect}"

    __repr__ = __str__


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator and the movement cards."""

    look: str
    name: str
    cards: Cards


def _investigator(look: str, name: str, cards: str) -> Investigator:
    return Investigator(look, name, tuple(map(Card.from_text, cards.split())))


INVESTIGATORS = {
    person.look: person
    for person in (
        _investigator("jimmy", 'John "Jimmy" James', "4P 5T 6A 8 9 10"),
        _investigator("sandra", "Sandra Jones", "4P 5T 7 8 9F 10"),
        _investigator("pepper", "Pepper Gonzales", "4P 5T 6L 8 9 10"),
        _investigator("drake", "Drake Benedict", "4P 5T 7M 8 9 10"),
        _investigator("vivian", "Vivian Oh", "4P 5T 8W 8 9 10"),
        _investigator("tad", "Tad Magnum", "4P 6T 8 9 10 12"),
    )
}


def in_order(cards: Cards) -> Cards:
    """Sort a hand: lowest first, plain cards after cards with an effect."""
    return tuple(sorted(cards, key=lambda card: (card.pips, not card.effect)))
