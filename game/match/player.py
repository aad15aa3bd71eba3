"""An AI looks at a view and says what it wants to do, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.kernel import Seat

Dice = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Intent:
    """Take `action` at `at_ms` on the match's clock; without an action, ask again then."""

    action: Any
    at_ms: int


class Player(Protocol):
    """An AI in one seat; it remembers what it saw, and sees nothing but views."""

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent | None:  # noqa: ANN401
        """What it wants to do next; None to wait until something happens."""
        ...


PlayerMaker = Callable[[Seat, str, Dice], Player]
"""Makes a player from its seat, its level and its own dice."""
