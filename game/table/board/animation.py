"""Animations play one after the other, at the chosen speed, and can be skipped."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

FASTEST = 4.0
"""A pause is never shorter than this pace makes it, so that people can read."""


def _nothing(*_ignored: object) -> None:
    pass


@dataclass(slots=True)
class Animation:
    """Begins, moves from 0 to 1 in `ms`, and ends."""

    ms: float = 0.0
    begin: Callable[[], None] = _nothing
    move: Callable[[float], None] = _nothing
    end: Callable[[], None] = _nothing
    done: Callable[[], bool] | None = None
    """Ends it early."""
    pause: bool = False
    """Nothing moves: it gives people time to look."""
    unskippable: bool = False
    """Its beginning runs even if it is skipped, because it shows what nobody may miss."""


class AnimationQueue:
    """Animations in order. After a skip, the screen shows the final view."""

    def __init__(self) -> None:
        self._waiting: deque[Animation] = deque()
        self._playing: Animation | None = None
        self._passed_ms = 0.0

    @property
    def busy(self) -> bool:
        """Whether an animation plays or waits."""
        return self._playing is not None or bool(self._waiting)

    def play(self, *animations: Animation) -> None:
        """Add animations to the queue."""
        self._waiting.extend(animations)

    def update(self, dt_ms: float, pace: float, *, still: bool = False) -> None:
        """Let time pass. At an infinite pace, or with reduced motion, movements end at once."""
        left = dt_ms
        while left >= 0 and self.busy:
            if self._playing is None:
                self._playing, self._passed_ms = self._waiting.popleft(), 0.0
                self._playing.begin()
            playing = self._playing
            speed = min(pace, FASTEST) if playing.pause else (math.inf if still else pace)
            needs = 0.0 if speed == math.inf else max(0.0, playing.ms - self._passed_ms) / speed
            if needs > left and not (playing.done and playing.done()):
                self._passed_ms += left * speed
                playing.move(self._passed_ms / playing.ms)
                return
            left -= min(needs, left)
            self._finish(playing)

    def skip(self) -> None:
        """End the animation that plays and drop the others, except what nobody may miss."""
        if self._playing:
            self._finish(self._playing)
        for animation in self._waiting:
            if animation.unskippable:
                animation.begin()
        self._waiting.clear()

    def _finish(self, animation: Animation) -> None:
        self._playing = None
        animation.move(1.0)
        animation.end()


def pause(ms: float, begin: Callable[[], None] = _nothing, *, unskippable: bool = False) -> Animation:
    """An animation in which nothing moves."""
    return Animation(ms, begin, pause=True, unskippable=unskippable)
