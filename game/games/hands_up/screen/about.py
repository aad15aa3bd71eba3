"""What each thing on the table of Hands Up is and does, and where it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules.cards import Card, Sign
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import CARD, TableLayout
from game.shell.words import Words
from game.table.board.places import OnRow, Thing

DIAMOND_SIDE, POWER_SIZE, WON_SIZE = 196, (54, 76), (120, 66)
DIAMOND, POWER = Thing("diamond"), Thing("power")


@dataclass(frozen=True, slots=True)
class OnSlot:
    """An open card."""

    slot: int


@dataclass(frozen=True, slots=True)
class OfSeat:
    """Something of a player: the draw pile, the won cards or the ready key."""

    seat: Seat
    thing: str


Spot = OnSlot | OnRow | OfSeat | Thing


def places(view: View, layout: TableLayout, people: tuple[Seat, ...]) -> dict[Spot, pygame.Rect]:
    """Everything on the table now; where two overlap, the upper one first. `people` have a ready key."""
    pile = round(CARD[0] * layout.pile_scale), round(CARD[1] * layout.pile_scale)
    found: dict[Spot, pygame.Rect] = {}
    for slot in view.open_cards:
        found[OnSlot(slot)] = _around(layout.slots[slot], layout.card_size)
    found[DIAMOND] = _around(layout.diamond, (DIAMOND_SIDE, DIAMOND_SIDE))
    found[POWER] = _around(layout.power, POWER_SIZE)
    for number, corner in enumerate(layout.corners):
        seat = Seat(number)
        if seat in people:
            found[OfSeat(seat, "ready")] = layout.ready_key(seat)
        found[OfSeat(seat, "won")] = _around(layout.won(seat), WON_SIZE).clip(corner)
        found[OnRow(seat)] = corner
        if view.piles[seat]:
            found[OfSeat(seat, "pile")] = _around(layout.piles[seat], pile)
    return found


def _around(middle: tuple[float, float], size: tuple[int, int]) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    rect.center = round(middle[0]), round(middle[1])
    return rect


class About:
    """Finds the sentences."""

    def __init__(self, words: Words, seats: tuple[SeatSetup, ...]) -> None:
        self._words = words
        self._seats = seats

    def __call__(self, view: View, spot: Spot) -> str:
        """What a thing is and what it does."""
        match spot:
            case OnSlot(slot):
                return self._card(view, view.open_cards[slot])
            case OnRow(seat):
                return self._say("corner", name=self._seats[seat].name)
            case OfSeat(seat, thing):
                counts: Mapping[str, int] = {"pile": view.piles[seat], "won": len(view.won[seat])}
                return self._say(thing, name=self._seats[seat].name, cards=counts.get(thing, 0))
            case Thing(name):
                power = "-on" if view.terms.power else "-off"
                return self._say(name + power if spot == POWER else name)

    def _say(self, key: str, **names: object) -> str:
        return self._words(f"hands-up.about.{key}", **names)

    def _card(self, view: View, card: Card) -> str:
        """What a card is good for, with Power ON or OFF, in the light or in the dark."""
        power, dark = view.terms.power, view.lights_off
        colour = self._say(f"colour.{card.colour}") if card.colour else ""
        if card.sign is Sign.LIGHTS_OFF:
            return self._say("lights" if power else "lights-idle")
        if card.sign is Sign.CAMERA:
            return self._say(
                "camera-idle" if not power else "camera-dark" if dark else "camera", colour=colour
            )
        sign = self._say(f"sign.{card.sign.name.lower()}", count=card.quantity, colour=colour)
        return f"{sign} {self._say('theft' if view.colours_count else 'theft-numbers')}"
