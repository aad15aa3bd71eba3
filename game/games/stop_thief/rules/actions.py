"""The actions of players, of CHANCE and of the Pack.

Only actions of CHANCE or of the Pack's player reveal hidden facts; they carry what is revealed.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import Seat
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Sound, Tip
from game.games.stop_thief.rules.thieves import Who


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """CHANCE: who goes first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE: the next thief card."""

    thief: Who


@dataclass(frozen=True, slots=True)
class GetClue:
    """The player whose turn it is asks for a clue."""


@dataclass(frozen=True, slots=True)
class Appear:
    """CHANCE: where a new thief is, and its sound."""

    space: int
    sound: Sound


@dataclass(frozen=True, slots=True)
class Step:
    """CHANCE or the Pack's player: where the thief goes, and its sound."""

    to: int
    """The thief's new space; the same space means that he stayed."""
    sound: Sound
    via: int = 0
    """The subway space where he takes the train; 0 on foot."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a movement card."""

    card: Card


@dataclass(frozen=True, slots=True)
class AskTip:
    """Get a private tip."""


@dataclass(frozen=True, slots=True)
class NoTip:
    """Skip the tip."""


@dataclass(frozen=True, slots=True)
class Answer:
    """CHANCE: what the tip says."""

    tip: Tip


@dataclass(frozen=True, slots=True)
class Push:
    """Drake moves another investigator."""

    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class NoPush:
    """Drake moves nobody else."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The investigator walks, or rides, and ends here."""

    to: int


@dataclass(frozen=True, slots=True)
class Stay:
    """The investigator does not move."""


@dataclass(frozen=True, slots=True)
class Arrest:
    """Make an arrest on this space."""

    space: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """CHANCE: whether the thief is there."""

    right: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The captor chooses the card that an investigator takes back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Coin:
    """CHANCE: heads, and the Understudy bolts."""

    heads: bool


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn without an arrest."""


@dataclass(frozen=True, slots=True)
class Unmask:
    """CHANCE: the Loot is gone, or the night is over, and the thief's route is revealed."""


Action = (
    FirstPlayer | Draw | GetClue | Appear | Step | PlayCard | AskTip | NoTip | Answer | Push | NoPush | Walk
    | Stay | Arrest | Verdict | TakeBack | Coin | EndTurn | Unmask
)  # fmt: skip
