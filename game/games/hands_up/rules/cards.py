"""The sixty cards, and which of them together are a theft incident.

A card's text form is sign, quantity and colour: `T2o` is two thieves in orange, `Cp` the purple camera,
`L` lights off.

>>> Card.from_text("F3s")
F3s
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from game.games.hands_up.rules.tuning import COPIES, LIGHTS_OFF_CARDS, QUANTITIES


class Sign(StrEnum):
    """What a card shows."""

    THIEF = "T"
    DIAMOND = "D"
    FINGERPRINT = "F"
    CAMERA = "C"
    LIGHTS_OFF = "L"


class Colour(StrEnum):
    """The colour of a card; each has its own pattern and frame as well."""

    ORANGE = "o"
    SKY = "s"
    PURPLE = "p"


THEFT_SIGNS = (Sign.THIEF, Sign.DIAMOND, Sign.FINGERPRINT)


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One card; cameras and lights have quantity 0, lights have no colour."""

    sign: Sign
    quantity: int = 0
    colour: Colour | None = None

    @classmethod
    def from_text(cls, text: str) -> Card:
        """The card whose `str` is `text`."""
        if text not in CARD_BY_TEXT:
            raise ValueError(f"no such card: {text!r}")
        return CARD_BY_TEXT[text]

    def __str__(self) -> str:
        return f"{self.sign.value}{self.quantity or ''}{self.colour.value if self.colour else ''}"

    __repr__ = __str__

    @property
    def special(self) -> bool:
        """Lights Off or a Security Camera."""
        return self.quantity == 0

    @property
    def thieves(self) -> int:
        """How many thief figures it shows."""
        return self.quantity if self.sign is Sign.THIEF else 0


KINDS: tuple[tuple[Card, int], ...] = (
    *(
        (Card(sign, quantity, colour), COPIES)
        for sign in THEFT_SIGNS
        for quantity in QUANTITIES
        for colour in Colour
    ),
    *((Card(Sign.CAMERA, 0, colour), 1) for colour in Colour),
    (Card(Sign.LIGHTS_OFF), LIGHTS_OFF_CARDS),
)
"""Every kind of card and how many of it are in the deck."""

CARD_BY_TEXT = {str(card): card for card, _ in KINDS}
DECK_SIZE = sum(copies for _, copies in KINDS)


class Fault(StrEnum):
    """Why an answer is wrong: the condition that it fails."""

    SIGNS = "signs"
    """Not a thief, a diamond and a fingerprint."""
    NUMBERS = "numbers"
    """The quantities are neither all the same nor all different."""
    COLOURS = "colours"
    BOTH = "both"
    """The numbers and the colours."""
    CAMERA = "camera"
    """The camera doesn't see a thief of that colour."""
    LATE = "late"


def theft_fault(cards: Sequence[Card], *, colours_count: bool) -> Fault | None:
    """The condition of a theft incident that these cards fail; None if they are one."""
    if is_camera_pair(cards):
        return Fault.CAMERA
    if len(cards) != len(THEFT_SIGNS) or {card.sign for card in cards} != set(THEFT_SIGNS):
        return Fault.SIGNS
    numbers = len({card.quantity for card in cards}) == 2
    colours = colours_count and len({card.colour for card in cards}) == 2
    if numbers and colours:
        return Fault.BOTH
    return Fault.NUMBERS if numbers else Fault.COLOURS if colours else None


def is_theft(cards: Sequence[Card], *, colours_count: bool) -> bool:
    """Thief + diamond + fingerprint, quantities all same or all different; colours too if they count."""
    return theft_fault(cards, colours_count=colours_count) is None


def anything_to_catch(cards: Collection[Card], *, power: bool, colours_count: bool) -> bool:
    """True when some of these cards are a theft incident, or with Power ON a camera catch."""
    kinds = {sign: {card for card in cards if card.sign is sign} for sign in Sign}
    pairs = product(kinds[Sign.CAMERA], kinds[Sign.THIEF]) if power else ()
    if any(is_camera_catch(pair, colours_count=colours_count) for pair in pairs):
        return True
    triples = product(*(kinds[sign] for sign in THEFT_SIGNS))
    return any(is_theft(triple, colours_count=colours_count) for triple in triples)


def is_camera_pair(cards: Sequence[Card]) -> bool:
    """A camera and a thief of any colours."""
    return len(cards) == 2 and {card.sign for card in cards} == {Sign.CAMERA, Sign.THIEF}


def is_camera_catch(cards: Sequence[Card], *, colours_count: bool) -> bool:
    """A camera that sees a thief of the same colour, or of any colour if colours do not count."""
    return is_camera_pair(cards) and not (colours_count and cards[0].colour is not cards[1].colour)
