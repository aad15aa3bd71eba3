"""Thinking in slices: an AI ponders a little at every look, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from game.ai.player import Intent

SLICE_MS = 16
"""Between two looks: one frame."""

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
