"""Looking around with keys or a pad: a cursor over all spaces, to ask why one cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.shell.devices import Verb
from game.table.board.choices import Choice, Chooser

HOVER_MS = 450.0
"""A mouse that rests so long on something asks about it."""


class InspectCursor:
    """A second focus that goes everywhere, and the patience of a mouse that rests."""

    def __init__(self, places: Sequence[Any]) -> None:
        self._everywhere = Chooser()
        self._everywhere.offer([Choice(None, place) for place in places])
        self.open = False
        """True while somebody looks around."""
        self._rests_ms = 0.0

    def begin(self, place: Any) -> None:  # noqa: ANN401
        """Look around, from a place on."""
        self._everywhere.point_at(place)
        self.open = True

    def end(self) -> None:
        """Back to what can be chosen."""
        self.open = False

    def step(self, verb: Verb, spots: Mapping[Any, tuple[float, float]]) -> None:
        """Look at the next place in a direction."""
        self._everywhere.step(verb, spots)

    @property
    def place(self) -> Any:  # noqa: ANN401
        """What is looked at."""
        return self._everywhere.focus.place if self._everywhere.focus else None

    def mouse_moved(self) -> None:
        """The mouse is somewhere else: it has to rest again."""
        self._rests_ms = 0.0

    @property
    def rested(self) -> bool:
        """Whether the mouse has been in one place long enough."""
        return self._rests_ms >= HOVER_MS

    def rests(self, dt_ms: float) -> bool:
        """True once, when the mouse has rested long enough."""
        before, self._rests_ms = self._rests_ms, self._rests_ms + dt_ms
        return before < HOVER_MS <= self._rests_ms
