"""One running match: its log, chance draws, undo and exact replay."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Self

from game.core.board import Board
from game.core.codec import JsonObject, encode_tagged
from game.core.kernel import (
    CHANCE,
    ActionT,
    Event,
    IllegalAction,
    Outcome,
    Rules,
    Seat,
    Setup,
    StateT,
    ViewT,
)


@dataclass(frozen=True)
class Entry(Generic[ActionT]):
    """One line of the log."""

    seat: Seat
    action: ActionT
    at_ms: int
    """When, on the match's own clock, which stops while the game is paused."""

    @cached_property
    def data(self) -> JsonObject:
        """This line as plain data, made once: a match is saved after every action."""
        return {"seat": self.seat, "at_ms": self.at_ms, "action": encode_tagged(self.action)}


class Match(Generic[StateT, ActionT, ViewT]):
    """The set-up, every action taken since, and the state they lead to."""

    def __init__(
        self,
        rules: Rules[StateT, ActionT, ViewT],
        setup: Setup,
        board: Board,
        seed: int,
        rules_version: int = 1,
    ) -> None:
        self.rules = rules
        self.rules_version = rules_version
        self.setup = setup
        self.board = board
        self.board_digest = board.digest
        """Worked out before the first frame, because saving must not delay one."""
        self.seed = seed
        self.state = rules.new(setup, board)
        self.log: list[Entry[ActionT]] = []
        self._random = random.Random(seed)
        self._undoable: list[StateT] = []
        """The states before the last actions, as far back as undo may go."""

    def replay(self, log: Iterable[Entry[ActionT]]) -> Self:
        """Take the actions of a log, if the rules allow each of them; chance goes on where it was."""
        for entry in log:
            if entry.action not in self.legal(entry.seat):
                raise IllegalAction("not-legal")
            if entry.seat == CHANCE:
                self._random.random()
            self.act(entry.seat, entry.action, entry.at_ms)
        return self

    @property
    def now_ms(self) -> int:
        """The time of the last action."""
        return self.log[-1].at_ms if self.log else 0

    def act(self, seat: Seat, action: ActionT, at_ms: int) -> tuple[Event, ...]:
        """Apply one action, log it, and return its events."""
        step = self.rules.apply(self.state, seat, action)
        if step.final:
            self._undoable.clear()
        else:
            self._undoable.append(self.state)
        self.state = step.state
        self.log.append(Entry(seat, action, at_ms))
        return step.events

    def draw(self, at_ms: int) -> tuple[Event, ...]:
        """Let CHANCE take its action."""
        odds = self.rules.odds(self.state)
        pick = self._random.random() * sum(weight for _, weight in odds)
        for action, weight in odds:
            pick -= weight
            if pick < 0:
                return self.act(CHANCE, action, at_ms)
        return self.act(CHANCE, odds[-1][0], at_ms)

    @property
    def may_undo(self) -> Seat | None:
        """Who may undo the last action: the seat that took it, if it is still to act."""
        seat = self.log[-1].seat if self._undoable else None
        return seat if self.to_act() == (seat,) else None

    def undo(self) -> None:
        """Undo the last action, unless somebody learned something from it."""
        if not self._undoable:
            raise IllegalAction("nothing-to-undo")
        self.state = self._undoable.pop()
        self.log.pop()

    def dice(self, seat: Seat) -> Callable[[], float]:
        """Random numbers from 0 to 1 for an AI in `seat`, apart from the match's own."""
        return random.Random(f"{self.seed}/{seat}/{len(self.log)}").random

    def view(self, viewer: Seat) -> ViewT:
        """Return what `viewer` may know now."""
        return self.rules.view(self.state, viewer)

    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.rules.to_act(self.state)

    def legal(self, seat: Seat) -> tuple[ActionT, ...]:
        """What `seat` may do now."""
        return self.rules.legal(self.state, seat)

    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.rules.outcome(self.state)


AnyMatch = Match[Any, Any, Any]
"""A match of one of the games; see `AnyRules`."""
