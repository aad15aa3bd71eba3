"""What was agreed on before a match of Cops and Crooks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import OptionValue
from game.games.cops_and_crooks.rules import tuning


class Reopening(StrEnum):
    """When a robbed bank or post office is full again."""

    LATER = "later"
    """After some rounds."""
    AT_ONCE = "at-once"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed on; it never changes during a match."""

    share: int
    """Per cent of a crook's cash that the Cops get at an arrest."""
    reopening: Reopening = Reopening.LATER
    rounds: int = tuning.DAWN
    """After so many it is over."""


def agreed(options: Mapping[str, OptionValue], crooks: int) -> Terms:
    """The terms that these options mean for so many crooks."""
    share, reopening, rounds = options["share"], options["reopening"], options["rounds"]
    return Terms(
        share if isinstance(share, int) else tuning.SHARE[crooks],
        Reopening.LATER if isinstance(reopening, int) else Reopening(reopening),
        rounds if isinstance(rounds, int) else tuning.DAWN,
    )
