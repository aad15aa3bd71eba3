"""Which picture shows which thief."""

from __future__ import annotations

from game.games.stop_thief.rules.thieves import COMPETITIVE, Who


def portrait(who: Who) -> str:
    """The name of the thief's picture."""
    return f"portraits/{_gang(who)}_{who}"


def wooden(who: Who) -> str:
    """The name of the picture of the wooden thief."""
    return f"pieces/{_gang(who)}_{who}"


def _gang(who: Who) -> str:
    return "thief" if who in COMPETITIVE else "pack"
