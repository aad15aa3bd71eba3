"""Places that several boards have: hands point at them, and a game's geometry knows where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Spot = Any
"""A place that a game knows: a space, a card, a button."""


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
