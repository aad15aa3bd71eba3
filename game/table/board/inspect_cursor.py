"""A cursor over all spaces, moved by keys or a pad, to ask why one can't be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from game.shell.devices import Verb
from game.table.board.choices import Choice, Chooser
from game.table.board.places import SpotT

HOVER_MS = 450.0
"""A mouse that rests this long on a place asks about it."""


class InspectCursor(Generic[SpotT]):
    """A second focus that can go to every place."""

    def __init__(self, places: Sequence[SpotT]) -> None:
        self._chooser = Chooser[SpotT]()
        self._chooser.offer([Choice(None, place) for place in places])
        self.is_open = False

    def open_at(self, place: SpotT) -> None:
        """Begin to inspect the board at this place."""
        self._chooser.point_at(place)
        self.is_open = True

    def close(self) -> None:
        """Return to what can be chosen."""
        self.is_open = False

    def step(self, verb: Verb, spots: Mapping[SpotT, tuple[float, float]]) -> None:
        """Move to the next place in a direction."""
        self._chooser.step(verb, spots)

    @property
    def place(self) -> SpotT | None:
        """The place under the cursor."""
        return self._chooser.focus.place if self._chooser.focus else None
