"""The events of Cops and Crooks. Everybody sees all of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import PublicEvent, Seat


class How(StrEnum):
    """How a crook was arrested."""

    CAUGHT = "caught"
    SURROUNDED = "surrounded"
    THWARTED = "thwarted"


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round began, with the Cops."""

    round: int


@dataclass(frozen=True, slots=True)
class ShopOpened(PublicEvent):
    """A bank or post office opened, full of money again."""

    at: int


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """A player's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(PublicEvent):
    """A player rolled the die."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """A crook walked along this path, start and end included. Out of jail it starts in the cell."""

    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rode(PublicEvent):
    """A crook took the metro."""

    seat: Seat
    start: int
    to: int
    line: str


@dataclass(frozen=True, slots=True)
class PoliceWalked(PublicEvent):
    """A policeman walked along this path, start and end included."""

    officer: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PoliceRode(PublicEvent):
    """A policeman took the metro."""

    officer: int
    start: int
    to: int
    line: str


@dataclass(frozen=True, slots=True)
class Drove(PublicEvent):
    """The car drove. The path is that of its head, start and end included."""

    tail: int
    """Where the tail was before."""
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stuck(PublicEvent):
    """A player cannot move this far and passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Robbed(PublicEvent):
    """A crook robbed a bank, a post office or the travel agency."""

    seat: Seat
    at: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShopClosed(PublicEvent):
    """A robbed bank or post office closed until that round, or for good if that is 0."""

    at: int
    opens: int


@dataclass(frozen=True, slots=True)
class BecameWanted(PublicEvent):
    """A crook became wanted and can be arrested."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoLongerWanted(PublicEvent):
    """A crook is not wanted any more and cannot be arrested."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deposited(PublicEvent):
    """A crook left money in a hideout."""

    seat: Seat
    at: int
    amount: int


@dataclass(frozen=True, slots=True)
class Withdrew(PublicEvent):
    """A crook took money out of a hideout."""

    seat: Seat
    at: int
    amount: int


@dataclass(frozen=True, slots=True)
class TicketBought(PublicEvent):
    """A crook waits at an exit. The price went to the travel agency."""

    seat: Seat
    at: int
    price: int


@dataclass(frozen=True, slots=True)
class Thwarted(PublicEvent):
    """A policeman in an intelligence agency stopped a getaway. The arrest follows."""

    seat: Seat
    officer: int
    agency: int


@dataclass(frozen=True, slots=True)
class Arrested(PublicEvent):
    """A crook was arrested. The Cops got their share and the bank the rest of the cash."""

    seat: Seat
    at: int
    officer: int | None
    """The policeman who did it, or None for the car."""
    how: How
    arrests: int
    """The crook's arrests so far."""
    share: int
    rest: int


@dataclass(frozen=True, slots=True)
class Jailed(PublicEvent):
    """An arrested crook went to a cell."""

    seat: Seat
    cell: int
    waits: int


@dataclass(frozen=True, slots=True)
class Eliminated(PublicEvent):
    """A crook is out after the last arrest. The stashes went to the bank."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class PoliceReturned(PublicEvent):
    """A policeman went back to headquarters after an arrest."""

    officer: int
    start: int
    office: int


@dataclass(frozen=True, slots=True)
class StayedInJail(PublicEvent):
    """No six. The crook still has to wait this many turns."""

    seat: Seat
    waits: int


@dataclass(frozen=True, slots=True)
class BrokeOut(PublicEvent):
    """A six: the crook breaks out and is wanted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Freed(PublicEvent):
    """The time is served. The crook walks out on the next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GotAway(PublicEvent):
    """A crook left with the cash. The stashes went to the bank."""

    seat: Seat
    at: int
    way: str
    cash: int
    lost: int


@dataclass(frozen=True, slots=True)
class LeftBehind(PublicEvent):
    """Time ran out with a crook still in town. All of the money went to the bank."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The match is over."""

    winners: tuple[Seat, ...]
    money: tuple[int, ...]
    """By seat."""


TurnEvent = RoundBegan | TurnBegan | Rolled | Stuck | GameOver
MoveEvent = Walked | Rode | PoliceWalked | PoliceRode | Drove | PoliceReturned
MoneyEvent = Robbed | ShopClosed | ShopOpened | Deposited | Withdrew | TicketBought | GotAway | LeftBehind
ArrestEvent = Thwarted | Arrested | Jailed | Eliminated
JailEvent = StayedInJail | BrokeOut | Freed
LawEvent = BecameWanted | NoLongerWanted | ArrestEvent | JailEvent
Happening = TurnEvent | MoveEvent | MoneyEvent | LawEvent
