"""The events of Hands Up; everybody sees all of them."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import PublicEvent, Seat
from game.games.hands_up.rules.cards import Card, Fault


@dataclass(frozen=True, slots=True)
class CardFlipped(PublicEvent):
    """A player's top card was laid open."""

    seat: Seat
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsOpen(PublicEvent):
    """All have flipped; the cards may be looked at."""

    last: bool
    """The piles are empty, this is the last search."""


@dataclass(frozen=True, slots=True)
class SearchOpen(PublicEvent):
    """From now on a grab counts."""


@dataclass(frozen=True, slots=True)
class Slapped(PublicEvent):
    """Somebody hit the shared key, and nobody knows yet who it was."""


@dataclass(frozen=True, slots=True)
class Pressed(PublicEvent):
    """A player's own key or pad was hit."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhotoFinish(PublicEvent):
    """Several hands went for the diamond."""

    seats: tuple[Seat, ...]
    """In the order of their presses."""
    winner: Seat
    by: str
    """What decided: `first`, or in a tie `won-cards` or `coin`."""


@dataclass(frozen=True, slots=True)
class Grabbed(PublicEvent):
    """A player holds the diamond and has to point."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyClaimed(PublicEvent):
    """Nobody claimed the slap: the shared key is dead for a while."""


@dataclass(frozen=True, slots=True)
class SharedKeyBack(PublicEvent):
    """The shared key works again."""


@dataclass(frozen=True, slots=True)
class SeatReady(PublicEvent):
    """A player wants to go on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pointed(PublicEvent):
    """A player points at a card."""

    seat: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class Unpointed(PublicEvent):
    """A player no longer points at a card."""

    seat: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class Caught(PublicEvent):
    """A theft incident or a camera catch was right; the cards go to the catcher's pile."""

    seat: Seat
    slots: tuple[int, ...]
    cards: tuple[Card, ...]
    camera: bool
    bonus_slot: int | None


@dataclass(frozen=True, slots=True)
class FalseAlarm(PublicEvent):
    """Wrong cards or too slow: cards lost, and out until the round ends."""

    seat: Seat
    slots: tuple[int, ...]
    lost: tuple[Card, ...]
    fault: Fault


@dataclass(frozen=True, slots=True)
class NothingLeft(PublicEvent):
    """No theft is on the table and no further card can be waited for: the game goes on by itself."""


@dataclass(frozen=True, slots=True)
class RoundEnded(PublicEvent):
    """Nobody searches any more; all are in again."""


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The last search is over."""

    winners: tuple[Seat, ...]


Happening = (
    CardFlipped
    | CardsOpen
    | SearchOpen
    | Slapped
    | Pressed
    | PhotoFinish
    | Grabbed
    | NobodyClaimed
    | SharedKeyBack
    | SeatReady
    | Pointed
    | Unpointed
    | Caught
    | FalseAlarm
    | NothingLeft
    | RoundEnded
    | GameOver
)
