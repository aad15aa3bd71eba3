"""What all private looks share: whose they are, which hands may open them, and when they hide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.kernel import Seat, SeatSetup
from game.shell.devices import KEYBOARD, Command, Device, Verb
from game.shell.scenes import Move, Pop, Scene
from game.shell.services import Shell
from game.shell.widgets import Button, button_height, button_width
from game.table.seating import Seating

HIDES_AFTER_MS = 8000.0
TOLD_MS = 2600.0
"""How long a word to a hand that came in vain stands."""
DEAF_MS = 350.0
"""So long a page that opened by itself takes no press: it may have been meant for the table."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A private look is over; after a blind choice, with what was chosen."""

    seat: Seat
    action: Any = None


@dataclass(frozen=True, slots=True)
class Looker:
    """Who may look, and what the match can do meanwhile."""

    seat: Seat
    sitter: SeatSetup
    seating: Seating
    pause: Callable[[], Move]
    pad_is_lost: Callable[[], bool]
    """Whether the match has to ask for another hand first."""

    @property
    def alone(self) -> bool:
        """Nobody else sits at this screen: there is nobody to hide anything from."""
        return sum(chair.kind != "ai" for chair in self.seating.chairs) == 1

    def may_speak(self, device: Device) -> bool:
        """Whether this hand may look."""
        return self.seating.may_speak(device, self.seat)

    def hand(self, last: Device) -> Device:
        """The device to show: the own pad, else what was used last, if it may look."""
        pad = self.seating.chairs[self.seat].pad
        return pad or (last if self.may_speak(last) else KEYBOARD)


class PrivateScene(Scene):
    """Closed until the right hand opens it; nothing that is drawn while it is closed depends on the secret.

    It pops with `Looked`, or with None when the match has something more urgent to ask.
    """

    cut = True
    idle_ms = 50.0
    caption_room = (226, 930, 300, 66)
    """Beside the numbers of a blind choice."""

    def __init__(self, shell: Shell, looker: Looker) -> None:
        self._shell = shell
        self._looker = looker
        self._open_ms: float | None = None
        self._holder: tuple[Device, int] | None = None
        """What was pressed to open it."""
        self._looked = False
        self._told = ""
        """A word to a hand that came in vain."""
        self._told_ms = 0.0

    @property
    def open(self) -> bool:
        """True while the secret is on the screen."""
        return self._open_ms is not None

    def enter(self) -> None:
        """Who is alone need not open anything."""
        if self._looker.alone:
            self._show()

    def handle(self, command: Command) -> Move | None:
        """Anybody may pause; the rest is for the hands of who may look."""
        if command.down and self._asks_for_pause(command):
            return self._looker.pause()
        if self._looker.may_speak(command.device):
            return self._obey(command)
        if is_press(command):
            self._tell("cover.only")
        return None

    def update(self, dt_ms: float) -> Move | None:
        """Hide by itself; and make way when the match has lost a hand."""
        if self._looker.pad_is_lost():
            return Pop()
        if self._open_ms is not None:
            self._open_ms += dt_ms
            if self._open_ms >= HIDES_AFTER_MS and not self._looker.alone:
                self._hide()
        if self._told:
            self._told_ms -= dt_ms
            if self._told_ms <= 0:
                self._told, self.needs_redraw = "", True
        return None

    def on_focus_lost(self) -> Move | None:
        """Hide at once."""
        self._hide_from_others()
        return None

    def pause(self) -> None:
        """Hide under any other scene."""
        self._hide_from_others()

    @property
    def _pause_button(self) -> Button:
        """For those who have only a mouse."""
        label = self._shell.words("cover.pause")
        wide, high = button_width(self._shell, label, icon=True), button_height(self._shell)
        return Button("pause", pygame.Rect(60, 1000 - high, wide, high), label, quiet=True, icon="pause")

    def _draw_pause(self, canvas: pygame.Surface) -> None:
        button = self._pause_button
        button.draw(self._shell, canvas, button.rect, focused=False)

    def _asks_for_pause(self, command: Command) -> bool:
        """By a key, by Start on a pad, by the right button of the mouse, or by a click on the button."""
        if command.verb is not Verb.POINT:
            return command.verb is Verb.PAUSE
        on_button = self._pause_button.rect.collidepoint(command.pos or (0, 0))
        return command.code == pygame.BUTTON_RIGHT or (clicks(command) and on_button and not self.open)

    def _obey(self, command: Command) -> Move | None:
        """A command of a hand that may look."""
        raise NotImplementedError

    @property
    def _deaf(self) -> bool:
        return self._looker.alone and self._open_ms is not None and self._open_ms < DEAF_MS

    def _tell(self, key: str) -> None:
        self._told = self._shell.words(key, name=self._looker.sitter.name)
        self._told_ms, self.needs_redraw = TOLD_MS, True
        self._shell.sound.play("error")

    def _show(self, command: Command | None = None) -> None:
        """Open the page; the command that did it may have to be let go."""
        self._open_ms, self._looked, self.needs_redraw = 0.0, True, True
        self._holder = (command.device, command.code) if command else None
        self._told = ""
        self._shell.sound.play("cover")

    def _hide(self) -> None:
        if self.open:
            self._open_ms, self._holder, self.needs_redraw = None, None, True
            self._shell.sound.play("cover")

    def _hide_from_others(self) -> None:
        if not self._looker.alone:
            self._hide()

    def _lets_go(self, command: Command) -> bool:
        """Whether what opened the page is let go."""
        return not command.down and (command.device, command.code) == self._holder


def is_press(command: Command) -> bool:
    """Whether somebody pressed something anew: no movement, no held direction."""
    moved = command.verb in (Verb.POINT, Verb.WHEEL) and not command.code
    return command.down and not command.repeat and not moved


def clicks(command: Command) -> bool:
    """Whether the left button of the mouse goes down or up."""
    return command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT
