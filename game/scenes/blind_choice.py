"""The blind choice: one player reads what the numbers mean, then presses one for all to see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import pygame

from game.match.match import AnyMatch
from game.scenes.blind_choice_keys import HOLD, NumberKeys
from game.scenes.private import PageClosed, PrivateScene, Viewer, clicks, is_press
from game.scenes.private_page import PrivatePageScene, draw_plate
from game.shell.backdrop import draw_backdrop
from game.shell.devices import ARROWS, Command, Verb
from game.shell.hints import CHOOSE, MOVE, Hint, draw_hints
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.table.secrets import NUMBER_ROW, BlindChoice, Secret

DIGITS = {pygame.KSCAN_1 + n: n + 1 for n in range(9)} | {pygame.KSCAN_KP_1 + n: n + 1 for n in range(9)}
Action = TypeVar("Action")
PAUSE = Hint((Verb.BACK,), "hint.pause")
LOOK = Hint((Verb.CONFIRM,), "cover.hold")


def dealt(actions: Sequence[Action], numbers: int) -> dict[int, Action]:
    """Deal the actions to the numbers at random. Every action gets a number, every number an action."""
    if not 0 < len(actions) <= numbers:
        raise ValueError(f"{len(actions)} actions for {numbers} numbers")
    meanings = [actions[number % len(actions)] for number in range(numbers)]
    random.SystemRandom().shuffle(meanings)
    return dict(enumerate(meanings, start=1))


class BlindChoiceScene(PrivateScene):
    """Numbers can be pressed once the page was seen. The page is open only while a button is held.

    Neither the cover nor the first focus depends on the secret. Pops with the action. A player who is alone
    sees the page at once, with the numbers at its foot.
    """

    def __init__(
        self,
        shell: Shell,
        viewer: Viewer,
        choice: BlindChoice,
        view: object,
        actions: Sequence[object],
    ) -> None:
        super().__init__(shell, viewer)
        self._choice = choice
        self._view = view
        self.meanings = dealt(actions, choice.numbers)
        """The action that each number stands for this time."""
        self.keys = NumberKeys(shell, viewer, choice)

    @property
    def focus(self) -> int:
        """The focused number, or 0 for the button that shows the page."""
        return self.keys.focus

    def _handle_viewer(self, command: Command) -> Move | None:
        if self._releases(command) and not self._viewer.alone:
            self._hide()
        elif not is_press(command) and command.verb not in ARROWS:
            return None
        elif command.verb is Verb.BACK:
            return self._viewer.pause()
        elif command.verb in ARROWS:
            self._move(command)
        else:
            return self._press(command)
        return None

    def _move(self, command: Command) -> None:
        """Move the focus, but not while the page hides the numbers."""
        if command.down and (not self.open or self._viewer.alone):
            self.keys.move(command.verb)
            self.needs_redraw = True

    def _press(self, command: Command) -> Move | None:
        """Show the page, or choose a number."""
        number = self._pressed(command)
        if number == HOLD and not self.open:
            self._show(command)
        if not number or self._too_early:
            return None
        if not self._seen:
            self._say("cover.look-first")
            return None
        self._hide()
        self._shell.sound.play("click")
        return Pop(PageClosed(self._viewer.seat, self.meanings[number]))

    def _pressed(self, command: Command) -> int | None:
        """Return the number a press is meant for, or 0 for the button that shows the page."""
        hidden = self.open and not self._viewer.alone
        if clicks(command):
            return None if hidden else self.keys.at(command.pos or (0, 0))
        if command.verb is Verb.CONFIRM:
            return HOLD if hidden else self.focus
        digit = DIGITS.get(command.code) if command.device.kind == "keyboard" else None
        return digit if digit in self.meanings else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the private page, or the cover."""
        if self.open:
            self._choice.draw(canvas, self._view, self.meanings)
            if self._viewer.alone:
                self.keys.draw_numbers(canvas, awake=True)
            else:
                draw_plate(self._shell, canvas, "cover.remember", NUMBER_ROW)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_pause(canvas)
        self.keys.draw(canvas, self._message, awake=self._seen)
        device = self._viewer.device(self._shell.controls.last_device)
        press = LOOK if self.focus == HOLD else CHOOSE
        draw_hints(self._shell, canvas, (MOVE, press, PAUSE), device=device)


def private_scene(
    shell: Shell, viewer: Viewer, secret: Secret | BlindChoice, match: AnyMatch
) -> PrivateScene:
    """Return the scene for what one seat must see now."""
    view = match.view(secret.seat)
    if isinstance(secret, BlindChoice):
        return BlindChoiceScene(shell, viewer, secret, view, match.legal(secret.seat))
    return PrivatePageScene(shell, viewer, secret, view)
