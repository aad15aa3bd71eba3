"""What happens in Cops and Crooks, all of it in plain sight; what the law does is in `law`."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import PublicEvent, Seat
from game.games.cops_and_crooks.rules.law import (
    Arrested,
    BrokeOut,
    Eliminated,
    Freed,
    Jailed,
    PoliceReturned,
    StayedInJail,
    Thwarted,
)


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round begins, with the Cops."""

    round: int


@dataclass(frozen=True, slots=True)
class ShopOpened(PublicEvent):
    """A bank or post office is open and full again."""

    at: int


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is this player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(PublicEvent):
    """The die lies still."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class Walked(PublicEvent):
    """A crook walked; the path has start and end, and begins with the cell of one who comes from jail."""

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
    """A policeman walked; the path has start and end."""

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
    """The car drove; the path is that of its head, start and end included, and the tail followed."""

    tail: int
    """Where the tail was before; at the gate where the head was too."""
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stuck(PublicEvent):
    """There is no such move: the turn passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Robbed(PublicEvent):
    """A crook robbed a bank, a post office or the travel agency."""

    seat: Seat
    at: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShopClosed(PublicEvent):
    """A robbed bank or post office closes until the beginning of that round; 0 is for good."""

    at: int
    opens: int


@dataclass(frozen=True, slots=True)
class BecameWanted(PublicEvent):
    """From now on the crook can be arrested."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoLongerWanted(PublicEvent):
    """The crook cannot be arrested any more."""

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
    """A crook waits at an exit; the price is in the travel agency now."""

    seat: Seat
    at: int
    price: int


@dataclass(frozen=True, slots=True)
class GotAway(PublicEvent):
    """A crook has left with the cash; what stayed in hideouts goes to the bank."""

    seat: Seat
    at: int
    way: str
    cash: int
    lost: int


@dataclass(frozen=True, slots=True)
class LeftBehind(PublicEvent):
    """The time is up, and a crook is still in town: all of that money goes to the bank."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The caper is over."""

    winners: tuple[Seat, ...]
    money: tuple[int, ...]
    """By seat."""


Happening = (
    RoundBegan
    | ShopOpened
    | TurnBegan
    | Rolled
    | Walked
    | Rode
    | PoliceWalked
    | PoliceRode
    | Drove
    | Stuck
    | Robbed
    | ShopClosed
    | BecameWanted
    | NoLongerWanted
    | Deposited
    | Withdrew
    | TicketBought
    | Thwarted
    | Arrested
    | Jailed
    | Eliminated
    | PoliceReturned
    | StayedInJail
    | BrokeOut
    | Freed
    | GotAway
    | LeftBehind
    | GameOver
)
