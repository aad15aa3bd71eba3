"""A match in play, and a match that is shown again. Both run on a clock that the caller advances."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from game.core.kernel import CHANCE, CLOCK, TABLE, Event, HasSideTimers, IllegalAction, Seat
from game.match.match import AnyMatch, Match
from game.match.player import Intent, Player


@dataclass(frozen=True, slots=True)
class ActionResult:
    """One action and its result."""

    seat: Seat
    action: object
    at_ms: int
    events: tuple[Event, ...]
    state: object = field(default=None, compare=False, repr=False)
    """The state it led to; several actions of one frame have one each."""

    @property
    def public(self) -> ActionResult:
        """What everybody may see of it: the events as `TABLE` sees them, not the action."""
        seen = (event.seen_by(TABLE) for event in self.events)
        events = tuple(event for event in seen if event is not None)
        return replace(self, action=None, state=None, events=events)


class Source(Protocol):
    """Where actions come from that no player at this screen takes: a session or a replay."""

    match: AnyMatch
    now_ms: int

    def act(self, seat: Seat, action: object) -> ActionResult:
        """Take a player's action now."""

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Advance the clock and do everything that is due."""

    def next_due(self) -> int | None:
        """Return when something happens by itself; None if nothing does."""

    def time_left(self) -> int | None:
        """Return what is left on the timer."""

    @property
    def over(self) -> bool:
        """Whether the match or the replay has ended."""


class Session:
    """A match, its AI players and the time."""

    def __init__(self, match: AnyMatch, players: Mapping[Seat, Player]) -> None:
        self.match = match
        self.now_ms = match.now_ms
        self._players = dict(players)
        self._intents: dict[Seat, Intent[object]] = {}
        self._started: dict[int, int] = {}
        """When each timer started, by its key."""
        self._due: dict[int, tuple[int, object]] = {}
        """When each timer ends, and what the clock does then. The timer that everybody sees comes first."""
        self._seen_timer: int | None = None
        self._chance_is_next = False
        self._refresh()

    def act(self, seat: Seat, action: object) -> ActionResult:
        """Take an action now."""
        return self._result(seat, action, self.match.act(seat, action, self.now_ms))

    def undo(self) -> None:
        """Undo the last action."""
        self.match.undo()
        self._refresh()

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Advance the clock to `to_ms` and do everything that is due. Without `deal`, chance waits."""
        done: list[ActionResult] = []
        while True:
            due = self.next_due()
            if self._chance_is_next and deal:
                events = self.match.draw(self.now_ms)
                done.append(self._result(CHANCE, self.match.log[-1].action, events))
            elif due is not None and due <= to_ms and not self._chance_is_next:
                self.now_ms = max(self.now_ms, due)
                done.extend(self._do_what_is_due())
            else:
                self.now_ms = max(self.now_ms, to_ms)
                return done

    def play_out(self) -> Iterator[ActionResult]:
        """Advance from one action to the next until the match is over."""
        while not self.over:
            yield from self.advance(self.next_due() or self.now_ms)

    def next_due(self) -> int | None:
        """When the next timer or AI action is due; None if there is none."""
        times = [intent.at_ms for intent in self._intents.values()]
        return min([*times, *(ends for ends, _ in self._due.values())], default=None)

    def time_left(self) -> int | None:
        """The milliseconds left on the timer; None if none runs."""
        return None if self._seen_timer is None else max(0, self._due[self._seen_timer][0] - self.now_ms)

    @property
    def over(self) -> bool:
        """True when the match has ended."""
        return self.match.outcome() is not None

    def replace_player(self, seat: Seat, player: Player | None) -> None:
        """Give a seat to an AI, or back to a person."""
        if player is None:
            self._players.pop(seat, None)
            self._intents.pop(seat, None)
        else:
            self._players[seat] = player
        self._refresh()

    def _do_what_is_due(self) -> list[ActionResult]:
        """The timer's action or an AI's; a timer that ends at the same moment comes first."""
        seat = min(self._intents, key=lambda seat: self._intents[seat].at_ms, default=None)
        ends, by_clock = min(self._due.values(), key=lambda due: due[0], default=(None, None))
        if ends is not None and (seat is None or ends <= self._intents[seat].at_ms):
            return [self.act(CLOCK, by_clock)]
        if seat is None:
            raise ValueError("nothing is due")
        action = self._intents[seat].action
        if action is not None and action in self.match.legal(seat):
            return [self.act(seat, action)]
        self._ask(seat)
        return []

    def _result(self, seat: Seat, action: object, events: tuple[Event, ...]) -> ActionResult:
        self._refresh()
        return ActionResult(seat, action, self.now_ms, events, self.match.state)

    def _refresh(self) -> None:
        """After a change, start new timers and ask every AI again."""
        rules, state = self.match.rules, self.match.state
        timer = rules.timer(state)
        beside = rules.side_timers(state) if isinstance(rules, HasSideTimers) else ()
        timers = (timer, *beside) if timer else beside
        self._seen_timer = timer.key if timer else None
        self._started = {one.key: self._started.get(one.key, self.now_ms) for one in timers}
        self._due = {one.key: (self._started[one.key] + one.ms, one.action) for one in timers}
        self._chance_is_next = self.match.to_act() == (CHANCE,)
        if not self._chance_is_next:
            for seat in self._players:
                self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        intent = self._players[seat].decide(self.match.view(seat), self.match.legal(seat), self.now_ms)
        if intent is None:
            self._intents.pop(seat, None)
        else:
            self._intents[seat] = intent


class Replayer:
    """Works like a session, but its actions come from a log."""

    def __init__(self, whole: AnyMatch) -> None:
        self._entries = deque(whole.log)
        self.match: AnyMatch = Match(whole.rules, whole.setup, whole.board, whole.seed, whole.rules_version)
        self.now_ms = 0

    def act(self, seat: Seat, action: object) -> ActionResult:
        """Nobody acts in a replay."""
        raise IllegalAction("replay")

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Every action up to `to_ms`."""
        done: list[ActionResult] = []
        while deal and self._entries and self._entries[0].at_ms <= to_ms:
            entry = self._entries.popleft()
            events = self.match.act(entry.seat, entry.action, entry.at_ms)
            done.append(ActionResult(entry.seat, entry.action, entry.at_ms, events, self.match.state))
        self.now_ms = max(self.now_ms, to_ms)
        return done

    def next_due(self) -> int | None:
        """When the next action of the log is due; None at its end."""
        return self._entries[0].at_ms if self._entries else None

    def time_left(self) -> int | None:
        """A replay shows no timer: its times are those of the log."""
        return None

    @property
    def over(self) -> bool:
        """True at the end of the log."""
        return not self._entries
