"""What happens in Stop Thief!, and who may see how much of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.kernel import Event, PublicEvent, Seat
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Sound, Tip
from game.games.stop_thief.rules.thieves import Who


@dataclass(frozen=True, slots=True)
class GoesFirst(PublicEvent):
    """The device says who begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThiefRevealed(PublicEvent):
    """A thief card was turned up."""

    thief: Who


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is this player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CaseOpened(PublicEvent):
    """A new thief was heard of for the first time."""

    number: int
    thief: Who


@dataclass(frozen=True, slots=True)
class ThiefStepped:
    """The thief's true way: from, perhaps by a subway space, to."""

    path: tuple[int, ...]
    owner: Seat | None
    """The Pack's player, who alone may see it."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """Itself for the Pack's player, for everybody else nothing."""
        return self if viewer == self.owner else None


@dataclass(frozen=True, slots=True)
class ClueHeard(PublicEvent):
    """What the table learns of a step: the sound, perhaps the district."""

    sound: Sound
    district: int | None
    number: int
    """Counted within the case."""


@dataclass(frozen=True, slots=True)
class PackMoved(PublicEvent):
    """What is heard of a secret step after an arrest."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Spree(PublicEvent):
    """Money goes from the bank onto the thief's card, for a robbery or a broken window."""

    amount: int


@dataclass(frozen=True, slots=True)
class LootTaken(PublicEvent):
    """Money leaves the Loot."""

    amount: int
    reason: str
    """`spree`, `tip` or `false-arrest`."""


@dataclass(frozen=True, slots=True)
class LootReturned(PublicEvent):
    """Money goes back into the Loot."""

    amount: int


@dataclass(frozen=True, slots=True)
class CardPlayed(PublicEvent):
    """A movement card lies on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsPickedUp(PublicEvent):
    """These movement cards went back to the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TipAsked(PublicEvent):
    """A private tip was asked for, and perhaps paid."""

    seat: Seat
    cost: int


@dataclass(frozen=True, slots=True)
class TipGiven:
    """A private tip: blank for those who may not know it."""

    seat: Seat
    tip: Tip | None
    shared: bool
    """Everybody may know it."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """Itself for who asked, or for all; the others see only that it was given."""
        return self if self.shared or viewer == self.seat else replace(self, tip=None)


@dataclass(frozen=True, slots=True)
class Pushed(PublicEvent):
    """An investigator was moved by another one."""

    seat: Seat
    other: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """An investigator walked; the path has start and end."""

    seat: Seat
    path: tuple[int, ...]
    rode: bool
    """The last leg was by subway."""


@dataclass(frozen=True, slots=True)
class ArrestMade(PublicEvent):
    """The number is announced."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class FalseArrest(PublicEvent):
    """Nobody was there."""

    seat: Seat
    space: int
    cost: int


@dataclass(frozen=True, slots=True)
class Captured(PublicEvent):
    """The thief was there."""

    seat: Seat
    thief: Who
    space: int
    reward: int


@dataclass(frozen=True, slots=True)
class ThiefBolted(PublicEvent):
    """The Understudy was there, but runs."""

    seat: Seat
    space: int
    reward: int


@dataclass(frozen=True, slots=True)
class CashTaken(PublicEvent):
    """The captor gets money from a rival."""

    seat: Seat
    victim: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class SentBack(PublicEvent):
    """An investigator is put back on the start."""

    seat: Seat
    path: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CaseClosed(PublicEvent):
    """The thief's whole route comes to light: where he was at every clue."""

    route: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The hunt is over."""

    winners: tuple[Seat, ...]
    reason: str


Happening = (
    GoesFirst
    | ThiefRevealed
    | TurnBegan
    | CaseOpened
    | ThiefStepped
    | ClueHeard
    | PackMoved
    | Spree
    | LootTaken
    | LootReturned
    | CardPlayed
    | CardsPickedUp
    | TipAsked
    | TipGiven
    | Pushed
    | Walked
    | ArrestMade
    | FalseArrest
    | Captured
    | ThiefBolted
    | CashTaken
    | SentBack
    | CaseClosed
    | GameOver
)
