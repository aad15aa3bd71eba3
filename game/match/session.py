"""Plays the seats that no person holds: CHANCE, CLOCK and the AIs, on a clock that somebody else turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.kernel import CHANCE, CLOCK, Event, Seat
from game.match.match import AnyMatch
from game.match.player import Intent, Player


@dataclass(frozen=True, slots=True)
class Happened:
    """One action and what came of it."""

    seat: Seat
    action: Any
    at_ms: int
    events: tuple[Event, ...]
    state: Any = field(default=None, compare=False, repr=False)
    """What it led to: of several things in one frame, each has its own."""


class Session:
    """A match, its AI players and the time."""

    def __init__(self, match: AnyMatch, players: Mapping[Seat, Player]) -> None:
        self.match = match
        self.now_ms = match.now_ms
        self._players = dict(players)
        self._intents: dict[Seat, Intent] = {}
        self._timer_key: int | None = None
        self._timer_ends = self.now_ms
        self._chance_is_next = False
        self._look_around()

    def act(self, seat: Seat, action: Any) -> Happened:  # noqa: ANN401
        """A person's action, now."""
        return self._took(seat, action, self.match.act(seat, action, self.now_ms))

    def undo(self) -> None:
        """Undo the last action; everybody looks at the table anew."""
        self.match.undo()
        self._look_around()

    def advance(self, to_ms: int, *, deal: bool = True) -> list[Happened]:
        """Turn the clock to `to_ms` and do all that falls due; without `deal` chance waits."""
        done: list[Happened] = []
        while True:
            if self._chance_is_next:
                if not deal:
                    self.now_ms = max(self.now_ms, to_ms)
                    return done
                events = self.match.draw(self.now_ms)
                done.append(self._took(CHANCE, self.match.log[-1].action, events))
                continue
            due = self.next_due()
            if due is None or due > to_ms:
                self.now_ms = max(self.now_ms, to_ms)
                return done
            self.now_ms = max(self.now_ms, due)
            done.extend(self._do_what_is_due())

    def next_due(self) -> int | None:
        """When something happens by itself."""
        times = [intent.at_ms for intent in self._intents.values()]
        if self._timer_key is not None:
            times.append(self._timer_ends)
        return min(times, default=None)

    def time_left(self) -> int | None:
        """What is left on the timer that runs, if one does."""
        return None if self._timer_key is None else max(0, self._timer_ends - self.now_ms)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome() is not None

    def replace_player(self, seat: Seat, player: Player | None) -> None:
        """Let an AI take over a seat, or hand it back to a person."""
        if player is None:
            self._players.pop(seat, None)
            self._intents.pop(seat, None)
        else:
            self._players[seat] = player
        self._look_around()

    def _do_what_is_due(self) -> list[Happened]:
        """One thing: the timer if it is due, for a wish at the same moment is too late; else an AI's wish."""
        seat = min(self._intents, key=lambda seat: self._intents[seat].at_ms, default=None)
        clock_first = self._timer_key is not None and self._timer_ends <= self.now_ms
        if seat is not None and not (clock_first and self._timer_ends <= self._intents[seat].at_ms):
            action = self._intents[seat].action
            if action is not None and action in self.match.legal(seat):
                return [self._took(seat, action, self.match.act(seat, action, self.now_ms))]
            self._ask(seat)
            return []
        action = self.match.legal(CLOCK)[0]
        return [self._took(CLOCK, action, self.match.act(CLOCK, action, self.now_ms))]

    def _took(self, seat: Seat, action: Any, events: tuple[Event, ...]) -> Happened:  # noqa: ANN401
        self._look_around()
        return Happened(seat, action, self.now_ms, events, self.match.state)

    def _look_around(self) -> None:
        """After a change: a new timer starts, and every AI says anew what it wants."""
        timer = self.match.rules.timer(self.match.state)
        if timer is None:
            self._timer_key = None
        elif timer.key != self._timer_key:
            self._timer_key, self._timer_ends = timer.key, self.now_ms + timer.ms
        self._chance_is_next = self.match.to_act() == (CHANCE,)
        if self._chance_is_next:
            return
        for seat in self._players:
            self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        intent = self._players[seat].decide(self.match.view(seat), self.match.legal(seat), self.now_ms)
        if intent is None:
            self._intents.pop(seat, None)
        else:
            self._intents[seat] = intent
