"""Which picture shows which card."""

from __future__ import annotations

from functools import cache

from game.games.hands_up.rules.cards import Card, Colour, Sign

SIGN_NAMES = {
    Sign.THIEF: "thief",
    Sign.DIAMOND: "gem",
    Sign.FINGERPRINT: "print",
    Sign.CAMERA: "camera",
    Sign.LIGHTS_OFF: "lights",
}
COLOUR_NAMES = {Colour.ORANGE: "orange", Colour.SKY: "sky", Colour.PURPLE: "purple"}


@cache
def picture_name(card: Card) -> str:
    """The card's picture in `art/`."""
    parts = [SIGN_NAMES[card.sign]]
    if card.colour:
        parts.append(COLOUR_NAMES[card.colour])
    if card.quantity:
        parts.append(str(card.quantity))
    return "cards/" + "_".join(parts)
