"""The events of a match, and who may see them."""

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
    """A thief card was revealed."""

    thief: Who


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is this player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CaseOpened(PublicEvent):
    """The first clue of a new thief."""

    number: int
    thief: Who


@dataclass(frozen=True, slots=True)
class ThiefStepped:
    """The thief's true step: from, perhaps via a subway space, to."""

    path: tuple[int, ...]
    owner: Seat | None
    """The Pack's player, the only one who may see it."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """Itself for the Pack's player, nothing for all others."""
        return self if viewer == self.owner else None


@dataclass(frozen=True, slots=True)
class ClueHeard(PublicEvent):
    """The public clue of a step: the sound, and perhaps the district."""

    sound: Sound
    district: int | None
    number: int
    """Counted within the case."""


@dataclass(frozen=True, slots=True)
class PackMoved(PublicEvent):
    """The sound of a secret step after an arrest."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Spree(PublicEvent):
    """The bank adds money to the thief's card for a robbery or a broken window."""

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
    """A player played a movement card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsPickedUp(PublicEvent):
    """A player took movement cards back into the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TipAsked(PublicEvent):
    """A player asked for a private tip, and perhaps paid for it."""

    seat: Seat
    cost: int


@dataclass(frozen=True, slots=True)
class TipGiven:
    """A private tip; blank for those who may not know it."""

    seat: Seat
    tip: Tip | None
    shared: bool
    """Everybody may know it."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """Itself for the player who asked, or for all; others see only that there was a tip."""
        return self if self.shared or viewer == self.seat else replace(self, tip=None)


@dataclass(frozen=True, slots=True)
class Pushed(PublicEvent):
    """An investigator moved another one."""

    seat: Seat
    other: Seat
    path: tuple[int, ...]
    ride: int = 0
    """Which step of the path was by subway, counted from 1; 0 if none was."""


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """An investigator walked; the path has start and end."""

    seat: Seat
    path: tuple[int, ...]
    ride: int = 0
    """Which step of the path was by subway, counted from 1; 0 if none was."""


@dataclass(frozen=True, slots=True)
class ArrestMade(PublicEvent):
    """A player announced an arrest."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class FalseArrest(PublicEvent):
    """An arrest found nobody."""

    seat: Seat
    space: int
    cost: int


@dataclass(frozen=True, slots=True)
class Captured(PublicEvent):
    """An arrest found the thief."""

    seat: Seat
    thief: Who
    space: int
    reward: int


@dataclass(frozen=True, slots=True)
class ThiefBolted(PublicEvent):
    """An arrest found the Understudy, who runs."""

    seat: Seat
    space: int
    reward: int


@dataclass(frozen=True, slots=True)
class CashTaken(PublicEvent):
    """The captor takes money from a rival."""

    seat: Seat
    victim: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class SentBack(PublicEvent):
    """An investigator returns to the start."""

    seat: Seat
    path: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CaseClosed(PublicEvent):
    """The thief's whole route is revealed: where he was at every clue."""

    route: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The hunt is over."""

    winners: tuple[Seat, ...]
    reason: str


Happening = (
    GoesFirst | ThiefRevealed | TurnBegan | CaseOpened | ThiefStepped | ClueHeard | PackMoved | Spree
    | LootTaken | LootReturned | CardPlayed | CardsPickedUp | TipAsked | TipGiven | Pushed | Walked
    | ArrestMade | FalseArrest | Captured | ThiefBolted | CashTaken | SentBack | CaseClosed | GameOver
)  # fmt: skip
