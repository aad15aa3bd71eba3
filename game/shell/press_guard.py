"""Drops presses that were not meant for what they would press, because it has only just appeared."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.shell.devices import ARROWS, Command, Device, Verb
from game.shell.scenes import SceneStack

DOUBLE_MS = 350.0
"""A second press so soon after the first is a double click."""
FRESH_MS = 200.0
"""Nobody has seen a scene that came up less than this ago."""
MOVES = (
    *ARROWS, Verb.NEXT, Verb.PREVIOUS, Verb.ZOOM_IN, Verb.ZOOM_OUT,
    Verb.PAN_UP, Verb.PAN_DOWN, Verb.PAN_LEFT, Verb.PAN_RIGHT,
)  # fmt: skip
"""They only look around, and are pressed quickly."""
PRESSES = (Verb.CONFIRM, Verb.POINT)
"""They choose what has the focus or is under the mouse."""
NEAR = 24
"""How far apart the two presses of a double click may be."""


@dataclass(frozen=True, slots=True)
class _Press:
    """The last press, and what it was meant for."""

    device: Device
    code: int
    pos: tuple[int, int] | None
    at_ms: float
    target: object


class PressGuard:
    """The second press of a double click counts only if it presses the same thing as the first.

    Nothing presses a scene that came up just now, and no key that was already held repeats there. Scenes that
    count every millisecond are left alone.
    """

    def __init__(self) -> None:
        self._last: _Press | None = None
        self._changed_ms = -math.inf
        self._held: set[tuple[Device, int]] = set()
        """What has gone down since the last move."""

    def scene_changed(self, at_ms: float) -> None:
        """Another scene is on top since then."""
        self._changed_ms = at_ms
        self._held.clear()

    def drops(self, command: Command, stack: SceneStack) -> bool:
        """Whether the top scene should not get this command."""
        if stack.top.precise or not command.down or not command.code or command.verb is Verb.TYPE:
            return False
        key = command.device, command.code
        if command.repeat:
            return key not in self._held
        self._held.add(key)
        if command.verb in MOVES:
            self._last = None  # a press after this is no second one
            return False
        target = stack.moves, stack.top.target(command)
        before, self._last = self._last, _Press(*key, command.pos, command.at_ms, target)
        fresh = command.at_ms - self._changed_ms < FRESH_MS
        return fresh or (before is not None and before.target != target and _is_double(before, command))


def _is_double(first: _Press, second: Command) -> bool:
    """Whether this is the second press of a double click."""
    if second.verb not in PRESSES or (first.device, first.code) != (second.device, second.code):
        return False
    here, there = first.pos or (0, 0), second.pos or (0, 0)
    return second.at_ms - first.at_ms < DOUBLE_MS and math.dist(here, there) <= NEAR
