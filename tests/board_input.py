"""Presses real commands on the screen of any board, for tests."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.kernel import Seat
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.services import Shell
from game.table.board.screen import BoardScreen

FRAME_MS = 1000 / 60
WAKING = 15
"""Frames after an animation until a press counts again."""


class BoardDriver:
    """A table has a shell and a screen."""

    shell: Shell
    screen: BoardScreen[Any, Any, Any, Any, Any]

    def press(self, verb: Verb, device: Device = KEYBOARD, **more: object) -> list[tuple[Seat, Any]]:
        """Press something; returns the actions it asks for."""
        self.shell.controls.last_device = device
        command = Command(verb, device, **more)  # type: ignore[arg-type]
        return list(self.screen.handle(command) or ())

    def click(self, pos: tuple[int, int]) -> list[tuple[Seat, Any]]:
        """Click; returns the actions it asks for."""
        self.press(Verb.POINT, MOUSE, pos=pos, down=False)
        return self.press(Verb.POINT, MOUSE, pos=pos, code=pygame.BUTTON_LEFT)

    def wake_up(self) -> None:
        """Wait until a press counts again."""
        for _ in range(WAKING):
            self.screen.update(FRAME_MS)
