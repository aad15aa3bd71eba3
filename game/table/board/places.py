"""Places that several boards have. Players point at them; a game's geometry knows where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.core.kernel import Seat

SpotT = TypeVar("SpotT")
"""A place of a game, such as a space, a card or a button; every game has its own union of them."""


@dataclass(frozen=True, slots=True)
class OnBoard:
    """A space of the board."""

    space: int


@dataclass(frozen=True, slots=True)
class Die:
    """The die in its tray."""


@dataclass(frozen=True, slots=True)
class Button:
    """The round button of the prompt."""


@dataclass(frozen=True, slots=True)
class HintKey:
    """The button that asks the coach."""


@dataclass(frozen=True, slots=True)
class OnRow:
    """A player's row or panel beside the board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Thing:
    """Something beside the board that nobody presses, such as a poster: it only says what it is."""

    name: str
