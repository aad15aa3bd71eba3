"""Which picture shows which card."""

from __future__ import annotations

from functools import cache

from game.games.hands_up.rules.cards import Card, Sign

SIGN_NAMES = {
    Sign.THIEF: "thief",
    Sign.DIAMOND: "gem",
    Sign.FINGERPRINT: "print",
    Sign.CAMERA: "camera",
    Sign.LIGHTS_OFF: "lights",
}


@cache
def picture_name(card: Card) -> str:
    """The card's picture in `art/`."""
    colour = f"_{card.colour.name.lower()}" if card.colour else ""
    quantity = f"_{card.quantity}" if card.quantity else ""
    return f"cards/{SIGN_NAMES[card.sign]}{colour}{quantity}"
