"""The state of a Hands Up match, and the view of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import Seat
from game.games.hands_up.rules.cards import Card, Sign, anything_to_catch


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    """CHANCE turns up one card a player."""
    SETTLE = "settle"
    """The cards lie open, but a grab does not count yet."""
    SEARCH = "search"
    """Everybody looks."""
    FINISH = "finish"
    """The diamond was hit; is somebody else there at the same moment?"""
    COIN = "coin"
    """A tie that only a coin can settle."""
    POINT = "point"
    """The grabber points at cards."""
    OVER = "over"


class SharedKey(StrEnum):
    """What the key that all players share does."""

    READY = "ready"
    """It grabs the diamond."""
    UNOWNED = "unowned"
    """It was slapped, and nobody has said who it was. Everything goes on meanwhile."""
    DEAD = "dead"
    """Nobody owned the last slap, so it does nothing for a while."""


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card on the table."""

    card: Card
    age: int
    """How many cards were opened before it in this match."""


Table = tuple[OpenCard | None, ...]
"""Open cards by slot; slots keep their places, so there may be gaps."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of a match."""

    power: bool
    """Power ON: colours and special cards count."""
    tempo_ms: int
    """From flip to flip; 0: the next flip waits until all are ready."""
    pointing_ms: tuple[int, ...]
    """Time to point, by seat; 0 means no limit."""
    shared_key: bool
    """True when all players share one grab key."""


@dataclass(frozen=True, kw_only=True)
class CardsInSight:
    """Everything that lies open on the table; of the piles only their size."""

    terms: Terms
    phase: Phase
    clock: int
    """The key of the timer that everybody sees."""
    piles: tuple[int, ...]
    """Cards in each player's draw pile."""
    table: Table = ()
    opened: int = 0
    """Cards opened so far."""
    won: tuple[tuple[Card, ...], ...] = ()
    discarded: tuple[Card, ...] = ()
    dealing: int = 0
    """Whose card is turned up next, in phase DEAL."""
    ready: tuple[bool, ...] = ()
    out: tuple[bool, ...] = ()
    """Out until the round ends, by a false alarm."""
    grabbed: bool = False
    """Somebody has grabbed in this round: no more flips until it ends."""
    pressed: tuple[Seat, ...] = ()
    """Whose hands went for the diamond in this race, in the order of their presses."""
    decided_by: str = ""
    """What decided the race: `first`, `won-cards` or `coin`."""
    shared_key: SharedKey = SharedKey.READY
    timers: int = 0
    """How many timers have started; their numbers are their keys."""
    shared_clock: int = 0
    """The key of the shared key's timer."""
    slap_clock: int = 0
    """The key of the timer that began with a slap, once somebody owns it: pointing time runs from there."""
    race_clock: int = 0
    """The key of the race's timer; 0 when no race is open."""
    grabber: Seat | None = None
    pointed: tuple[int, ...] = ()

    @property
    def last_search(self) -> bool:
        """The piles are empty."""
        return not any(self.piles)

    @property
    def open_cards(self) -> dict[int, Card]:
        """The cards on the table, by slot."""
        return {slot: place.card for slot, place in enumerate(self.table) if place is not None}

    @property
    def lights_off(self) -> bool:
        """A Lights Off card lies open."""
        return any(place is not None and place.card.sign is Sign.LIGHTS_OFF for place in self.table)

    @property
    def anything_left(self) -> bool:
        """Something can be caught, or a further card can be waited for."""
        waits = not (self.grabbed or self.last_search)
        cards = self.open_cards.values()
        return waits or anything_to_catch(cards, power=self.terms.power, colours_count=self.colours_count)

    @property
    def colours_count(self) -> bool:
        """Power is ON and no Lights Off card lies open."""
        return self.terms.power and not self.lights_off


@dataclass(frozen=True, kw_only=True)
class State(CardsInSight):
    """Everything about a match; the order of the piles does not exist until a card is drawn."""

    deck: tuple[int, ...]
    """How many of each of `KINDS` are still in the piles."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.piles)


@dataclass(frozen=True, kw_only=True)
class Viewer:
    """Somebody who looks at the table."""

    viewer: Seat


@dataclass(frozen=True, kw_only=True)
class View(CardsInSight, Viewer):
    """The table as everybody sees it."""
