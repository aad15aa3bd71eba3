"""The referee's desk: the table, what is due next, and what there is to object to."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.kernel import Event
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.state import State
from tests.games.stop_thief.rules.referee_table import Table

Kinds = tuple[type[act.Action], ...]


@dataclass(frozen=True)
class Line:
    """One entry of a log, with what was seen around it; what is None was not looked at."""

    seat: int
    action: act.Action
    offered: tuple[act.Action, ...] | None = None
    """What could be done, this among it."""
    odds: tuple[tuple[act.Action, int], ...] | None = None
    """How likely, if it was up to CHANCE."""
    events: tuple[Event, ...] | None = None
    state: State | None = None
    """Afterwards."""


@dataclass
class DeviceText:
    """Everything the referee writes down."""

    table: Table
    sections: tuple[frozenset[int], ...] = ()
    """What the board was cut into for the tips of advanced players."""
    due: Kinds = (act.FirstPlayer,)
    objections: list[str] = field(default_factory=list)
    number: int = -1
    """Of the entry that is being read."""
    closed: bool = False
    """This entry closes a case, so that the route may be shown."""

    def check(self, holds: bool, otherwise: str) -> None:  # noqa: FBT001  (reads as a sentence)
        """Object if something does not hold."""
        self.object(*([] if holds else [otherwise]))

    def object(self, *faults: str) -> None:
        """Write these down with the number of the entry."""
        self.objections += [f"entry {self.number}: {fault}" for fault in faults]

    def go_on(self, *due: type[act.Action]) -> None:
        """One of these is due, unless the Loot is gone."""
        self.due = (act.Unmask,) if self.table.is_lost else due

    def pass_on(self) -> None:
        """The next turn is due, unless the Loot is gone or it dawns."""
        if not self.table.is_lost:
            self.table.pass_on()
        self.go_on(act.Unmask if self.table.dawns else act.GetClue)
