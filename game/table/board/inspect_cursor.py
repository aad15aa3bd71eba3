"""A cursor over everything on the table, moved by keys or a pad, to ask what a thing is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic

from game.shell.devices import Device, Verb
from game.table.board.choices import Choice, Chooser
from game.table.board.places import SpotT

HOVER_MS = 450.0
"""A mouse that rests this long on a place asks about it."""
CHOICE_HOVER_MS = 1_000.0
"""And this long on one that can be chosen: most who point there choose it."""
ORDER = {Verb.NEXT: 1, Verb.PREVIOUS: -1}


class InspectCursor(Generic[SpotT]):
    """A second focus that can go to every place."""

    def __init__(self) -> None:
        self._chooser = Chooser[SpotT]()
        self._device: Device | None = None
        self.is_open = False

    def open_at(self, place: SpotT, places: Iterable[SpotT], device: Device) -> None:
        """Let a device inspect these places, beginning at one of them."""
        self._offer(places)
        self._chooser.point_at(place)
        self._device = device
        self.is_open = True

    def obeys(self, device: Device) -> bool:
        """Whether this device moves the cursor: keyboard and mouse are one."""
        mine, its = (one and (one.id if one.kind == "pad" else "") for one in (self._device, device))
        return mine == its

    def close(self) -> None:
        """Return to what can be chosen."""
        self.is_open = False

    def step(self, verb: Verb, spots: Mapping[SpotT, tuple[float, float]]) -> None:
        """Move to the next place in a direction, or to the next one in order."""
        self._offer(spots)
        if verb in ORDER:
            self._chooser.next(ORDER[verb])
        else:
            self._chooser.step(verb, spots)

    def _offer(self, places: Iterable[SpotT]) -> None:
        self._chooser.offer([Choice(None, place) for place in places])

    @property
    def place(self) -> SpotT | None:
        """The place under the cursor."""
        return self._chooser.focus.place if self._chooser.focus else None
