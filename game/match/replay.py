"""A match that was played before, shown again at its own pace."""

from __future__ import annotations

from collections import deque

from game.core.kernel import IllegalAction, Seat
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult


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

    def time_left(self) -> int | None:
        """A replay shows no timer: its times are those of the log."""
        return None

    @property
    def over(self) -> bool:
        """Whether the log has come to its end."""
        return not self._entries
