"""The state of a Stop Thief! match, and what each seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.people import Card, Cards
from game.games.stop_thief.rules.terms import Mode, Terms
from game.games.stop_thief.rules.thieves import Who


class Phase(StrEnum):
    """What the table waits for."""

    FIRST = "first"
    """CHANCE says who goes first."""
    REVEAL = "reveal"
    """CHANCE turns up the next thief card."""
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
    """CHANCE answers who asked for a tip."""
    ARREST = "arrest"
    """An arrest, or the end of the turn."""
    VERDICT = "verdict"
    """CHANCE says whether the arrest was right."""
    COIN = "coin"
    """CHANCE flips a coin for the Understudy."""
    BOLT = "bolt"
    """The Understudy runs, for all to hear."""
    ESCAPE = "escape"
    """The Pack's secret steps after an arrest."""
    UNMASK = "unmask"
    """The Loot is gone, or the night is over; CHANCE shows where the thief has been."""
    OVER = "over"


class Sound(StrEnum):
    """What can be heard."""

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
    """How well the table hears; everybody knows which it is."""

    PLAIN = "plain"
    SOFT_DOORS = "soft-doors"
    """Doors sound like footsteps."""
    ONE_OPENING = "one-opening"
    """Windows sound like doors."""
    LAUGHED_DOWN = "laughed-down"
    """Laughter, but for an alarm."""
    GIGGLES = "giggles"
    """Laughter, but for an alarm or a train."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What was heard of one step of the thief."""

    sound: Sound
    district: int | None = None
    """The first digit of the building or street, where it was named."""
    ear: Ear = Ear.PLAIN
    escape: bool = False
    """Nobody asked for it: the thief ran from an arrest."""


@dataclass(frozen=True, slots=True)
class Searched:
    """An arrest was made, for all to see."""

    seat: Seat
    space: int
    found: bool


@dataclass(frozen=True, slots=True)
class Tip:
    """What a private tip says: one of these spaces, or sections of the board, or a first digit."""

    spaces: tuple[int, ...] = ()
    sections: tuple[int, ...] = ()
    digit: int = 0


@dataclass(frozen=True, slots=True)
class Tipped:
    """Somebody got a private tip; what it said is there for those who may know."""

    seat: Seat
    tip: Tip | None


Fact = Clue | Searched | Tipped
"""A line in the record of a thief's trail."""


@dataclass(frozen=True, slots=True)
class Hideaway:
    """Where the thief really is: the secret of the game."""

    at: int
    came_from: int = 0
    """Where he was before his last step; 0 for a new thief."""
    robbed: tuple[int, ...] = ()
    """The scenes that he has robbed, by number."""
    route: tuple[int, ...] = ()
    """Where he was at every clue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunt:
    """All that lies open on the table."""

    city: City
    terms: Terms
    looks: tuple[str, ...]
    """Which investigator every seat is; nobody for the Pack's player."""
    phase: Phase
    turn: Seat
    turns: int = 0
    """Turns that have begun so far, of all together."""
    case: int = 0
    """Thieves that were turned up so far."""
    face_up: Who | None = None
    """The thief that is wanted now."""
    drawn: tuple[Who, ...] = ()
    """Cards that are not in the deck: those caught, and the one face up."""
    captured: tuple[tuple[Who, ...], ...]
    """By seat."""
    bounty: int = 0
    """Money on the thief's card, on top of the reward."""
    bank: int
    """What is left in the box; a ledger, so it may be overdrawn."""
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
    """The space of the arrest that is being judged."""
    running: int = 0
    """Steps that the thief still runs from an arrest."""
    bolted: bool = False
    """This thief has run from an arrest already."""
    sung: bool = False
    """The next clue names the district."""
    heard: int = 0
    """Clues that were asked for since the thief was turned up."""
    record: tuple[Fact, ...] = ()
    """The trail of the thief: every clue, arrest and tip, oldest first."""
    winners: tuple[Seat, ...] = ()
    ended: str = ""
    """How it ended, as a message key."""

    @property
    def pack_seat(self) -> Seat | None:
        """The seat that plays the Pack."""
        return Seat(0) if self.terms.mode is Mode.ONE_VS_MANY else None

    @property
    def investigators(self) -> tuple[Seat, ...]:
        """The seats with a pawn, clockwise."""
        return tuple([Seat(seat) for seat, pawn in enumerate(self.pawns) if pawn])

    @property
    def clues(self) -> tuple[Clue, ...]:
        """Everything that was heard of this thief."""
        return tuple([fact for fact in self.record if isinstance(fact, Clue)])

    @property
    def acting(self) -> Seat | None:
        """Who has to act: a player, CHANCE, or nobody when it is over."""
        match self.phase:
            case Phase.OVER:
                return None
            case Phase.STEP | Phase.ESCAPE:
                return CHANCE if self.pack_seat is None else self.pack_seat
            case (
                Phase.CLUE | Phase.CARD | Phase.TIP | Phase.PUSH | Phase.WALK | Phase.TIP_AFTER | Phase.ARREST
            ):
                return self.turn
            case _:
                return CHANCE

    def at_large(self, *thieves: Who) -> bool:
        """One of these is the thief that is wanted now, and abilities count."""
        return self.terms.abilities and self.face_up in thieves


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Hunt):
    """Everything about a match; no order of the thief cards exists to peek at."""

    hideaway: Hideaway | None = None
    """Where the thief is; None before he has been heard of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Hunt):
    """What `viewer` may know: tips of others are blank where investigators compete."""

    viewer: Seat
    hideaway: Hideaway | None = None
    """For the Pack's own player only."""
