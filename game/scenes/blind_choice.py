"""The blind choice: one player looks up what the numbers mean, and presses one for all to see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame

from game.match.match import AnyMatch
from game.scenes.blind_choice_keys import HOLD, NumberKeys
from game.scenes.private import Looked, Looker, PrivateScene, clicks, is_press
from game.scenes.private_page import PrivatePageScene, draw_word
from game.shell.backdrop import draw_backdrop
from game.shell.devices import ARROWS, Command, Verb
from game.shell.hints import CHOOSE, MOVE, Hint, draw_hints
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.table.secrets import NUMBER_ROW, BlindChoice, Secret

DIGITS = {pygame.KSCAN_1 + n: n + 1 for n in range(9)} | {pygame.KSCAN_KP_1 + n: n + 1 for n in range(9)}
PAUSE = Hint((Verb.BACK,), "hint.pause")
LOOK = Hint((Verb.CONFIRM,), "cover.hold")


def dealt(actions: Sequence[Any], numbers: int) -> dict[int, Any]:
    """Every number stands for an action and every action has a number, in an order that nobody can know."""
    if not 0 < len(actions) <= numbers:
        raise ValueError(f"{len(actions)} actions for {numbers} numbers")
    meanings = [actions[number % len(actions)] for number in range(numbers)]
    random.SystemRandom().shuffle(meanings)
    return dict(enumerate(meanings, start=1))


class BlindChoiceScene(PrivateScene):
    """A number can be pressed once the page was looked at; held open, never for good.

    What is drawn while it is closed, and where the focus starts, tells nothing of the secret. Pops with the
    action. Who is alone sees the page at once, and the numbers at its foot.
    """

    def __init__(
        self,
        shell: Shell,
        looker: Looker,
        choice: BlindChoice,
        view: Any,  # noqa: ANN401
        actions: Sequence[Any],
    ) -> None:
        super().__init__(shell, looker)
        self._choice = choice
        self._view = view
        self._codes = dealt(actions, choice.numbers)
        self._keys = NumberKeys(shell, looker, choice)

    @property
    def focus(self) -> int:
        """The number that has the focus; 0 for the key that shows the page."""
        return self._keys.focus

    def _obey(self, command: Command) -> Move | None:
        if self._lets_go(command) and not self._looker.alone:
            self._hide()
        elif not is_press(command) and command.verb not in ARROWS:
            return None
        elif command.verb is Verb.BACK:
            return self._looker.pause()
        elif command.verb in ARROWS:
            self._move(command)
        else:
            return self._press(command)
        return None

    def _move(self, command: Command) -> None:
        """Move the focus, but not under an open page."""
        if command.down and (not self.open or self._looker.alone):
            self._keys.move(command.verb)
            self.needs_redraw = True

    def _press(self, command: Command) -> Move | None:
        """Show the page, or choose."""
        number = self._pressed(command)
        if number == HOLD and not self.open:
            self._show(command)
        if not number or self._deaf:
            return None
        if not self._looked:
            self._tell("cover.look-first")
            return None
        self._hide()
        self._shell.sound.play("click")
        return Pop(Looked(self._looker.seat, self._codes[number]))

    def _pressed(self, command: Command) -> int | None:
        """The number, or the key that shows the page, that a press is meant for."""
        hidden = self.open and not self._looker.alone
        if clicks(command):
            return None if hidden else self._keys.at(command.pos or (0, 0))
        if command.verb is Verb.CONFIRM:
            return HOLD if hidden else self.focus
        digit = DIGITS.get(command.code) if command.device.kind == "keyboard" else None
        return digit if digit in self._codes else None

    def draw(self, canvas: pygame.Surface) -> None:
        """The private page, or what all may see."""
        if self.open:
            self._choice.draw(canvas, self._view, self._codes)
            if self._looker.alone:
                self._keys.draw_row(canvas)
            else:
                draw_word(self._shell, canvas, "cover.remember", NUMBER_ROW)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_pause(canvas)
        self._keys.draw(canvas, self._told, looked=self._looked)
        hand = self._looker.hand(self._shell.controls.last_device)
        press = LOOK if self.focus == HOLD else CHOOSE
        draw_hints(self._shell, canvas, (MOVE, press, PAUSE), device=hand)


def private_scene(
    shell: Shell, looker: Looker, secret: Secret | BlindChoice, match: AnyMatch
) -> PrivateScene:
    """The scene for what one seat must look at now."""
    view = match.view(secret.seat)
    if isinstance(secret, BlindChoice):
        return BlindChoiceScene(shell, looker, secret, view, match.legal(secret.seat))
    return PrivatePageScene(shell, looker, secret, view)
