"""The director: plays acts one after the other, at the chosen speed, and can jump to the end."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

FASTEST = 4.0
"""A pause stays long enough to be seen, even with animations at once."""


def _nothing() -> None:
    pass


def _no_part(_part: float) -> None:
    pass


@dataclass(slots=True)
class Animation:
    """A bit of theatre: it begins, moves from 0 to 1 in `ms`, and ends."""

    ms: float = 0.0
    begin: Callable[[], None] = _nothing
    move: Callable[[float], None] = _no_part
    end: Callable[[], None] = _nothing
    done: Callable[[], bool] | None = None
    """Ends it before its time."""
    pause: bool = False
    """True: nothing moves, it only gives people time to look."""
    kept: bool = False
    """True: whoever skips it still gets its beginning, for it tells what must not be missed."""


class AnimationQueue:
    """Acts in order. Whoever skips gets the end of all; the stage then shows the truth of the view."""

    def __init__(self) -> None:
        self._waiting: deque[Animation] = deque()
        self._act: Animation | None = None
        self._passed = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything is played or waits."""
        return self._act is not None or bool(self._waiting)

    def play(self, *animations_for: Animation) -> None:
        """Put acts at the end of the programme."""
        self._waiting.extend(animations_for)

    def update(self, dt_ms: float, pace: float, *, still: bool = False) -> None:
        """Let time pass; at an infinite pace, or with reduced motion, what moves is at its end at once."""
        left = dt_ms
        while left >= 0 and (self._act or self._waiting):
            act = self._current()
            speed = min(pace, FASTEST) if act.pause else (math.inf if still else pace)
            needs = 0.0 if speed == math.inf else max(0.0, act.ms - self._passed) / speed
            if needs > left and not (act.done and act.done()):
                self._passed += left * speed
                act.move(self._passed / act.ms)
                return
            left -= min(needs, left)
            self._close(act)

    def skip(self) -> None:
        """End the act that is played, and drop the rest, but for what must not be missed."""
        if self._act:
            self._close(self._act)
        for act in self._waiting:
            if act.kept:
                act.begin()
        self._waiting.clear()

    def _current(self) -> Animation:
        if self._act is None:
            self._act, self._passed = self._waiting.popleft(), 0.0
            self._act.begin()
        return self._act

    def _close(self, act: Animation) -> None:
        self._act = None
        act.move(1.0)
        act.end()


def pause(ms: float, begin: Callable[[], None] = _nothing, *, kept: bool = False) -> Animation:
    """An act in which people look."""
    return Animation(ms, begin, pause=True, kept=kept)
