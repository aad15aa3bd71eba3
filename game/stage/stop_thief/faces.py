"""Which picture shows which thief."""

from __future__ import annotations

from game.rules.stop_thief.thieves import COMPETITIVE, Who


def portrait(who: Who) -> str:
    """The name of the thief's picture."""
    return f"portraits/{'thief' if who in COMPETITIVE else 'pack'}_{who}"
