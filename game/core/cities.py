"""A city made from a board, for games whose plan is too big for a line of text.

Its text form is the name of the board and a digest of its plan. `from_text` finds every city
again that was made from a board before.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.core.board import Board

DIGEST_LENGTH = 8
P = TypeVar("P")


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class BoardCity(Generic[P]):
    """A city and its plan. There is one city for every text."""

    text: str
    plan: P
    """What follows from its board."""

    plan_type: ClassVar[type[Any]]
    """Makes a plan from a board."""
    _cities: ClassVar[dict[str, Any]]
    """This game's cities, by text."""

    def __init_subclass__(cls) -> None:
        cls._cities = {}

    @classmethod
    def of(cls, board: Board) -> Self:
        """The city on this board."""
        digest = hashlib.sha256(json.dumps(cls.plan_data(board)).encode()).hexdigest()[:DIGEST_LENGTH]
        text = f"{board.name}#{digest}"
        if text not in cls._cities:
            cls._cities[text] = cls(text, cls.plan_type(board))
        return cls.from_text(text)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The city of this text, if its board has been opened."""
        if text not in cls._cities:
            raise ValueError(f"no board of the city {text!r} has been opened")
        city: Self = cls._cities[text]
        return city

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @staticmethod
    def plan_data(board: Board) -> object:
        """The parts of a board that its digest stands for, as plain JSON."""
        raise NotImplementedError
