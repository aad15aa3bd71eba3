"""Words that every board has: why something cannot be done, and who is who."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.kernel import Seat, SeatSetup
from game.shell.services import Shell

View = Any
"""What a game shows of itself."""
Action = Any
"""What a hand would want to do."""


class BoardPrompts:
    """Finds words under the id of a game."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], game: str) -> None:
        self._words = shell.words
        self._seats = seats
        self._game = game

    def reason(self, key: str) -> str:
        """The sentence for a reason of the rules."""
        return self._words(f"{self._game}.why.{key}")

    def _why(
        self, why_not: Callable[[View, Action], str], view: View, seat: Seat, action: Action | None
    ) -> str | None:
        """Why a player may not do this; None where nobody would ask."""
        return None if action is None else self.reason(why_not(replace(view, viewer=seat), action))

    def _name(self, seat: Seat) -> str:
        return self._seats[seat].name
