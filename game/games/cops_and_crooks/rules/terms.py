"""The options of a Cops and Crooks match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import OptionValue
from game.games.cops_and_crooks.rules import tuning


class Reopening(StrEnum):
    """When a robbed bank or post office opens again."""

    LATER = "later"
    """After some rounds."""
    AT_ONCE = "at-once"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of a match. They never change during it."""

    share: int
    """Per cent of a crook's cash that the Cops get for an arrest."""
    reopening: Reopening = Reopening.LATER
    rounds: int = tuning.DAWN
    """The last round."""


def terms_from(options: Mapping[str, OptionValue], crooks: int) -> Terms:
    """Return the terms for these options and this number of crooks."""
    share, reopening, rounds = options["share"], options["reopening"], options["rounds"]
    return Terms(
        share if isinstance(share, int) else tuning.SHARE[crooks],
        Reopening.LATER if isinstance(reopening, int) else Reopening(reopening),
        rounds if isinstance(rounds, int) else tuning.DAWN,
    )
