"""The state of a match, and what each seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.people import Card, Cards
from game.games.stop_thief.rules.terms import Mode, Terms
from game.games.stop_thief.rules.thieves import Who, counts


class Phase(StrEnum):
    """What the table waits for."""

    FIRST = "first"
    """CHANCE says who goes first."""
    REVEAL = "reveal"
    """CHANCE reveals the next thief card."""
    CLUE = "clue"
    """The player whose turn it is asks for a clue."""
    APPEAR = "appear"
    """CHANCE says where the new thief is."""
    STEP = "step"
    """The thief moves, by CHANCE or by the Pack's player."""
    CARD = "card"
    TIP = "tip"
    """A private tip before moving, or not."""
    PUSH = "push"
    """Drake may move another investigator."""
    WALK = "walk"
    TIP_AFTER = "tip-after"
    """A private tip after moving, or not."""
    ANSWER = "answer"
    """CHANCE answers the player who asked for a tip."""
    ARREST = "arrest"
    """An arrest, or the end of the turn."""
    VERDICT = "verdict"
    """CHANCE says whether the arrest was right."""
    COIN = "coin"
    """CHANCE flips a coin for the Understudy."""
    BOLT = "bolt"
    """The Understudy runs, for all to hear."""
    TAKE_BACK = "take-back"
    """The captor says which cards come back into the hands."""
    ESCAPE = "escape"
    """The Pack's secret steps after an arrest."""
    UNMASK = "unmask"
    """The Loot is gone, or the night is over; CHANCE shows the thief's route."""
    OVER = "over"


TURN = frozenset(
    (
        Phase.CLUE, Phase.CARD, Phase.TIP, Phase.PUSH, Phase.WALK, Phase.TIP_AFTER, Phase.ARREST,
        Phase.TAKE_BACK,
    )
)  # fmt: skip
"""The phases in which the player whose turn it is acts."""


class Sound(StrEnum):
    """A sound of the thief."""

    ALARM = "alarm"
    DOOR = "door"
    FOOTSTEPS = "footsteps"
    GLASS = "glass"
    STREET = "street"
    TRAIN = "train"
    HOLD = "hold"
    """The thief did not move."""
    LAUGHTER = "laughter"
    """The Pack moved in secret."""
    CONSTRUCTION = "construction"
    """A crime in the first or second building."""
    ICECREAM = "icecream"
    CRASH = "crash"
    JAZZ = "jazz"
    """A crime in the last or first building."""


class Ear(StrEnum):
    """How sounds are masked; this is public."""

    PLAIN = "plain"
    SOFT_DOORS = "soft-doors"
    """Doors sound like footsteps."""
    ONE_OPENING = "one-opening"
    """Windows sound like doors."""
    LAUGHED_DOWN = "laughed-down"
    """All but alarms sound like laughter."""
    GIGGLES = "giggles"
    """All but alarms and trains sound like laughter."""
    ESCAPE = "escape"
    """All but crime scenes and trains sound like laughter."""


@dataclass(frozen=True, slots=True)
class Clue:
    """The clue for one step of the thief."""

    sound: Sound
    district: int | None = None
    """The first digit of the building or street, if the clue names it."""
    ear: Ear = Ear.PLAIN
    escape: bool = False
    """Nobody asked for it: the thief ran from an arrest."""


@dataclass(frozen=True, slots=True)
class Searched:
    """A public arrest."""

    seat: Seat
    space: int
    found: bool


@dataclass(frozen=True, slots=True)
class Tip:
    """What a private tip says: spaces, sections of the board, or a first digit."""

    spaces: tuple[int, ...] = ()
    sections: tuple[int, ...] = ()
    digit: int = 0


@dataclass(frozen=True, slots=True)
class Tipped:
    """A player got a private tip; `tip` is None for those who may not know it."""

    seat: Seat
    tip: Tip | None


Fact = Clue | Searched | Tipped
"""A line in the record of a case."""
Record = tuple[Fact, ...]


@dataclass(frozen=True)
class Hideaway:
    """Where the thief really is: the secret of the game."""

    at: int
    came_from: int = 0
    """Where he was before his last step; 0 for a new thief."""
    robbed: tuple[int, ...] = ()
    """The scenes that the Pack has robbed and never robs again, by number."""
    route: tuple[int, ...] = ()
    """Where he was at every clue."""


@dataclass(frozen=True, kw_only=True)
class Hunt:
    """Everything that lies open on the table."""

    city: City
    terms: Terms
    looks: tuple[str, ...]
    """The investigator of every seat; empty for the Pack's player."""
    phase: Phase
    turn: Seat
    turns: int = 0
    """Turns so far, of all players."""
    case: int = 0
    """Thieves revealed so far."""
    face_up: Who | None = None
    """The thief who is wanted now."""
    drawn: tuple[Who, ...] = ()
    """Cards that are not in the deck: captured thieves and the one face up."""
    captured: tuple[tuple[Who, ...], ...]
    """By seat."""
    bounty: int = 0
    """Money on the thief's card, on top of the reward."""
    bank: int
    """The money left in the box; it may be overdrawn."""
    cash: tuple[int, ...]
    loot: int
    pawns: tuple[int, ...]
    """Where every investigator stands; 0 for the Pack's player."""
    hands: tuple[Cards, ...]
    played: tuple[Cards, ...]
    """Cards on the table, oldest first."""
    card: Card | None = None
    """The card of this turn."""
    moved: bool = False
    """The investigator has moved, or stayed."""
    accused: int = 0
    """The space of the current arrest."""
    running: int = 0
    """Steps the thief still runs from an arrest."""
    bolted: bool = False
    """This thief has already run from an arrest."""
    returns: tuple[Seat, ...] = ()
    """Investigators who still take a card back, the next one first."""
    sung: bool = False
    """The next clue names the district."""
    heard: int = 0
    """Clues asked for since the thief was revealed."""
    record: Record = ()
    """Every clue, arrest and tip of the case, oldest first."""
    winners: tuple[Seat, ...] = ()
    ended: str = ""
    """How the match ended, as a words key."""

    @property
    def pack_seat(self) -> Seat | None:
        """The seat that plays the Pack."""
        return Seat(0) if self.terms.mode is Mode.ONE_VS_MANY else None

    @property
    def investigators(self) -> tuple[Seat, ...]:
        """The seats with a pawn, clockwise."""
        return tuple([Seat(seat) for seat, pawn in enumerate(self.pawns) if pawn])

    @property
    def card_owner(self) -> Seat:
        """Whose cards the turn is about: those of the player whose turn it is, or of who takes one back."""
        return self.returns[0] if self.phase is Phase.TAKE_BACK else self.turn

    @property
    def clues(self) -> tuple[Clue, ...]:
        """All clues of this thief."""
        return tuple([fact for fact in self.record if isinstance(fact, Clue)])

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or nobody at the end."""
        if self.phase in TURN:
            return self.turn
        if self.phase in (Phase.STEP, Phase.ESCAPE) and self.pack_seat is not None:
            return self.pack_seat
        return None if self.phase is Phase.OVER else CHANCE

    def at_large(self, *thieves: Who) -> bool:
        """Whether one of these thieves is wanted now, and the ability counts."""
        return self.face_up in thieves and counts(self.terms, self.face_up)


@dataclass(frozen=True, kw_only=True)
class State(Hunt):
    """Everything about a match; the thief cards have no order that anybody could peek at."""

    hideaway: Hideaway | None = None
    """Where the thief is; None before the first clue."""


@dataclass(frozen=True, kw_only=True)
class View(Hunt):
    """What `viewer` may know; rivals' tips are blank."""

    viewer: Seat
    hideaway: Hideaway | None = None
    """For the Pack's own player only."""


Table = TypeVar("Table", State, View)
