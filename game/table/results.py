"""The results of a match, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.kernel import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one player."""

    seat: Seat
    headline: str
    line: str
    """A smaller line under it."""
    pictures: tuple[str, ...] = ()
    """The pictures of what the player has won."""
    portrait: str = ""
    """A portrait other than the seat's own."""
    rank: int = 0
    """1 for the winner, and so on; 0 if nobody is ranked."""


@dataclass(frozen=True, slots=True)
class Fan:
    """How the pictures of a player are arranged."""

    size: tuple[int, int]
    """The largest size of each."""
    tilt: float = 0.0
    """Degrees between two pictures; 0 puts them side by side."""
    step: float = 0.0
    """Pixels between two pictures, if they are turned."""
    room: int = 0
    """So many fit at this step; with more, the step is smaller."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of all players."""

    story: str
    """The line under the winner's name."""
    standings: tuple[Standing, ...]
    """The best first."""
    fan: Fan
    title: str = ""
    """Replaces the winners' names if all have won or lost together."""


def ranked(
    standings: Sequence[Standing], winners: tuple[Seat, ...], scores: Mapping[Seat, object]
) -> tuple[Standing, ...]:
    """Add ranks to standings in order; equal scores share a rank, and all winners are first."""
    found: list[Standing] = []
    for place, standing in enumerate(standings, 1):
        above = found[-1] if found else None
        shares = (
            above is not None and above.seat not in winners and scores[above.seat] == scores[standing.seat]
        )
        rank = 1 if standing.seat in winners else above.rank if above and shares else place
        found.append(replace(standing, rank=rank))
    return tuple(found)


def counted(words: Callable[..., str], key: str, **number: float) -> str:
    """The sentence for one thing, or for several."""
    (value,) = number.values()
    return words(f"{key}-one") if value == 1 else words(key, **number)
