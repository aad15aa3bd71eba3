"""What one player alone may see: the play scene puts a cover before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.kernel import Seat
from game.shell.devices import Command

WAY_OUT = pygame.Rect(1518, 964, 384, 104)
"""Where the way out stands over an open page: the page leaves it free."""
NUMBER_ROW = pygame.Rect(1092, 948, 816, 120)
"""Where numbers, or how to choose one, stand over the page of a blind choice: the page leaves it free."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A private page; it is drawn from the seat's own view."""

    seat: Seat
    note: str
    """The words key of the line on the cover that says what it is about."""
    draw: Callable[[pygame.Surface, Any], None]
    """Paints the whole canvas, but for `WAY_OUT`."""
    handle: Callable[[Command], None] | None = None
    """Gets the commands while the page is open, where something can be done on it; BACK closes the page."""


@dataclass(frozen=True, slots=True)
class BlindChoice:
    """A choice that nobody else may learn: looked up on a private page, made by a number on the cover.

    Every number stands for something, so that it tells nothing how many actions there are.
    """

    seat: Seat
    note: str
    numbers: int
    """How many numbers there are on the cover, always the same."""
    draw: Callable[[pygame.Surface, Any, Mapping[int, Any]], None]
    """Paints the whole canvas: what every number stands for this time."""
    portrait: str = ""
    """The picture on the cover, which all may see; the seat's own look where there is none."""
