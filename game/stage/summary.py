"""What the results tell of a match; every game says it in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.kernel import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player came out."""

    seat: Seat
    headline: str
    line: str
    """A smaller line under it."""
    pictures: tuple[str, ...] = ()
    """What the player has won, by the names of their pictures."""
    portrait: str = ""
    """The name of another picture than the one of the seat."""


@dataclass(frozen=True, slots=True)
class Fan:
    """How the pictures of a player are spread out."""

    size: tuple[int, int]
    step: float
    """Pixels from one to the next, where there is room."""
    room: int
    """So many must find room at this step."""
    tilt: float = 0.0
    """Degrees by which each is turned against the next."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole match in words and pictures."""

    story: str
    """The line under the winner's name."""
    standings: tuple[Standing, ...]
    """The best first."""
    fan: Fan
    title: str = ""
    """Said instead of the winners' names, where all have won or lost together."""


def counted(words: Callable[..., str], key: str, **number: int) -> str:
    """The sentence for one, or for many."""
    (value,) = number.values()
    return words(f"{key}-one") if value == 1 else words(key, **number)
