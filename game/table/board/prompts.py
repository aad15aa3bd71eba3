"""Sentences that every board needs: player names, and why something can't be done."""

from __future__ import annotations

from typing import Generic, TypeVar

from game.core.kernel import Seat, SeatSetup
from game.shell.services import Shell
from game.table.board.places import SpotT

V = TypeVar("V")
S = TypeVar("S")


class BoardPrompts(Generic[V, S, SpotT]):
    """Finds the words of a game for its views `V` and a player's selection `S`."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], game: str) -> None:
        self._words = shell.words
        self._seats = seats
        self._game = game

    def about(self, view: V, spot: SpotT) -> str | None:
        """What a place is and what it does, in a short sentence; None if nobody would ask."""
        raise NotImplementedError

    def why(self, view: V, seat: Seat, spot: SpotT, selection: S) -> str | None:
        """Why a player can't do anything at a place; None where nobody would ask."""
        raise NotImplementedError

    def home(self, view: V, seat: Seat) -> SpotT:
        """Where a player begins to inspect the board."""
        raise NotImplementedError

    def reason(self, key: str) -> str:
        """The sentence for a reason that the rules give."""
        return self._words(f"{self._game}.why.{key}")

    def _name(self, seat: Seat) -> str:
        return self._seats[seat].name
