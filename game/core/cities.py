"""A city made from a board, for games whose plan is too big for a line of text.

Its text form is the name of the board and a digest of its plan. `from_text` finds every city
again that was made from a board before.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from game.core.board import Board

DIGEST_LENGTH = 8
P = TypeVar("P")


@dataclass(frozen=True, slots=True, repr=False)
class BoardCity(Generic[P]):
    """A city and its plan `P`, which is worked out once for every text."""

    text: str

    @classmethod
    def of(cls, board: Board) -> Self:
        """The city on this board."""
        digest = hashlib.sha256(json.dumps(cls.plan_data(board)).encode()).hexdigest()[:DIGEST_LENGTH]
        city = cls(f"{board.name}#{digest}")
        if city.text not in cls.known_plans():
            cls.known_plans()[city.text] = cls.make_plan(board)
        return city

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The city of this text, if its board has been opened."""
        if text not in cls.known_plans():
            raise ValueError(f"no board of the city {text!r} has been opened")
        return cls(text)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def plan(self) -> P:
        """What follows from its board."""
        return self.known_plans()[self.text]

    @staticmethod
    def known_plans() -> dict[str, P]:
        """The plans of all cities of this game that have been opened, by text."""
        raise NotImplementedError

    @staticmethod
    def make_plan(board: Board) -> P:
        """Work out what follows from a board."""
        raise NotImplementedError

    @staticmethod
    def plan_data(board: Board) -> object:
        """The parts of a board that its digest stands for, as plain JSON."""
        raise NotImplementedError
