"""A match that was played before, shown again at its own pace."""

from __future__ import annotations

from typing import Any

from game.core.kernel import IllegalAction, Seat
from game.match.match import AnyMatch, Entry, Match
from game.match.session import Happened


class Replayer:
    """Stands in for a runner: what happens comes from a log."""

    def __init__(self, whole: AnyMatch) -> None:
        self._entries = list(whole.log)
        self.match: AnyMatch = Match(whole.rules, whole.setup, whole.board, whole.seed, whole.rules_version)
        self.now_ms = 0

    def act(self, seat: Seat, action: Any) -> Happened:  # noqa: ANN401
        """Nobody acts in a replay."""
        raise IllegalAction("replay")

    def advance(self, to_ms: int, *, deal: bool = True) -> list[Happened]:
        """All entries up to `to_ms`."""
        done: list[Happened] = []
        while deal and self._next and self._next.at_ms <= to_ms:
            entry = self._entries.pop(0)
            self.now_ms = entry.at_ms
            events = self.match.act(entry.seat, entry.action, entry.at_ms)
            done.append(Happened(entry.seat, entry.action, entry.at_ms, events, self.match.state))
        self.now_ms = max(self.now_ms, to_ms)
        return done

    def time_left(self) -> int | None:
        """A replay shows no timer: its times are those of the log."""
        return None

    @property
    def over(self) -> bool:
        """Whether the log has come to its end."""
        return not self._entries

    @property
    def _next(self) -> Entry[Any] | None:
        return self._entries[0] if self._entries else None
