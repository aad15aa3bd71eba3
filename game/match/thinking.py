"""Thinking in slices: an AI ponders a little at every look, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from game.core.kernel import Seat
from game.match.player import Dice, Intent

SLICE_MS = 16
"""Between two looks: one frame."""
AS_GOOD = 1e-6
"""A difference that is none."""

A = TypeVar("A")
"""An action."""
Pondering = Generator[None, None, Any]
"""Yields when it has done a slice of work, and returns the action it wants."""


class Thought:
    """One decision on its way; the same view asks for it again and again until it is made.

    Slices are counted in work, not in time, so a replay thinks the same on any machine.
    """

    def __init__(self, about: object, pondering: Pondering, now_ms: int, least_ms: int) -> None:
        self.about = about
        self._pondering = pondering
        self._ready_at = now_ms + least_ms
        self._wish: Intent | None = None

    def go_on(self, now_ms: int) -> Intent:
        """One more slice; the wish itself when it is clear, never before people could follow."""
        if self._wish is None:
            try:
                next(self._pondering)
            except StopIteration as end:
                self._wish = Intent(end.value, max(now_ms, self._ready_at))
        return self._wish or Intent(None, now_ms + SLICE_MS)


class Thinker:
    """An AI player of turns, who ponders about what is on view; a game says how."""

    def __init__(self, seat: Seat, dice: Dice, think_ms: int) -> None:
        self.seat = seat
        self._dice = dice
        self._think_ms = think_ms
        """So long it takes at least, for people have to follow."""
        self._thought: Thought | None = None

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent | None:  # noqa: ANN401
        """Think on about this view, or begin to."""
        if not legal:
            self._thought = None
            return None
        if self._thought is None or self._thought.about != view:
            self._thought = Thought(view, self._ponder(view, legal), now_ms, self._least_ms(view))
        return self._thought.go_on(now_ms)

    def wish(self, view: Any, legal: Sequence[Any]) -> Any:  # noqa: ANN401
        """What is done after as much thinking as it takes."""
        pondering = self._ponder(view, legal)
        while True:
            try:
                next(pondering)
            except StopIteration as end:
                return end.value

    def _ponder(self, view: Any, legal: Sequence[Any]) -> Pondering:  # noqa: ANN401
        """Choose one of these, a slice at a time."""
        raise NotImplementedError

    def _least_ms(self, view: Any) -> int:  # noqa: ANN401
        """How long a thought about this view takes at least."""
        del view
        return self._think_ms

    def _best(self, actions: Sequence[A], values: Sequence[float]) -> A:
        """The best action; of several that are as good, any."""
        top = max(values)
        return self._any(
            [action for action, value in zip(actions, values, strict=True) if value > top - AS_GOOD]
        )

    def _any(self, some: Sequence[A]) -> A:
        return some[int(self._dice() * len(some)) % len(some)]
