"""What only one player may see: the play scene hides it behind a cover."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pygame

from game.core.kernel import Seat
from game.shell.devices import Command
from game.shell.picture import Canvas

WAY_OUT = pygame.Rect(1518, 964, 384, 104)
"""The place of the button that closes a page; the page leaves it free."""
NUMBER_ROW = pygame.Rect(1092, 948, 816, 120)
"""The place of the numbers on the page of a blind choice; the page leaves it free."""

V = TypeVar("V")
"""A view."""
A = TypeVar("A")
"""An action."""


@dataclass(frozen=True, slots=True)
class Secret(Generic[V]):
    """A private page, drawn from the seat's own view."""

    seat: Seat
    note: str
    """The words key of the line on the cover."""
    draw: Callable[[Canvas, V], None]
    """Paints the whole canvas, except `WAY_OUT`."""
    handle: Callable[[Command], None] | None = None
    """Handles commands while the page is open; BACK closes it."""


@dataclass(frozen=True, slots=True)
class OpenPage(Generic[V, A]):
    """The page of a blind choice for a player who is alone, and so chooses on it."""

    draw: Callable[[Canvas, V, Sequence[A], A], None]
    """Paints the whole canvas, except `NUMBER_ROW`, with all actions and the one that has the focus."""
    places: Callable[[V, Sequence[A]], Mapping[A, Sequence[pygame.Rect]]]
    """Where each action can be chosen on the canvas: its label, its space, its row in the list."""


@dataclass(frozen=True, slots=True)
class BlindChoice(Generic[V, A]):
    """A choice that nobody else may see: a private page lists the numbers, and the cover takes one.

    Every number stands for an action, so that others can't learn how many actions there are.
    """

    seat: Seat
    note: str
    numbers: int
    """The number of numbers on the cover, which never changes."""
    draw: Callable[[Canvas, V, Mapping[int, A]], None]
    """Paints the whole canvas, with the action of every number."""
    open_page: OpenPage[V, A]
    portrait: str = ""
    """The picture on the cover; by default the seat's own."""


AnySecret = Secret[Any] | BlindChoice[Any, Any]
"""A secret of one of the games; see `AnyRules`."""
