"""What the results tell of a match; every game says it in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

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
    rank: int = 0
    """1 for the winner, and so on; 0 where nobody is ranked."""


@dataclass(frozen=True, slots=True)
class Fan:
    """How the pictures of a player are spread out."""

    size: tuple[int, int]
    """Of each, where there is room."""
    tilt: float = 0.0
    """Degrees by which each is turned against the next; 0: they stand side by side."""
    step: float = 0.0
    """Pixels from one to the next, where they are turned."""
    room: int = 0
    """So many find room at this step; more take a smaller one."""


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


def ranked(
    standings: Sequence[Standing], winners: tuple[Seat, ...], scores: Mapping[Seat, object]
) -> tuple[Standing, ...]:
    """The same, the best first as they are, with ranks: equal scores share one, and all winners are first."""
    found: list[Standing] = []
    for place, standing in enumerate(standings, 1):
        above = found[-1] if found else None
        shares = (
            above is not None and above.seat not in winners and scores[above.seat] == scores[standing.seat]
        )
        rank = 1 if standing.seat in winners else above.rank if above and shares else place
        found.append(replace(standing, rank=rank))
    return tuple(found)


def counted(words: Callable[..., str], key: str, **number: int) -> str:
    """The sentence for one, or for many."""
    (value,) = number.values()
    return words(f"{key}-one") if value == 1 else words(key, **number)
