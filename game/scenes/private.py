"""What all private pages share: whose they are, which devices may open them, and when they hide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, SeatSetup
from game.shell.devices import KEYBOARD, Command, Device, Verb
from game.shell.picture import Canvas
from game.shell.scenes import Move, Pop, Scene
from game.shell.services import Shell
from game.shell.widgets import Button, button_height, button_width
from game.table.seating import Seating

HIDES_AFTER_MS = 8000.0
MESSAGE_MS = 2600.0
"""How long a refusal stays on the screen."""
TOO_EARLY_MS = 350.0
"""A page that opened by itself ignores presses this long. They may have been meant for the table."""


@dataclass(frozen=True, slots=True)
class PageClosed:
    """The player has seen the page. After a blind choice, `action` is what they chose."""

    seat: Seat
    action: object = None


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who may see the page, and what the match can do meanwhile."""

    seat: Seat
    player: SeatSetup
    seating: Seating
    pause: Callable[[], Move]
    pad_is_lost: Callable[[], bool]
    """Whether the match must ask for another device first."""

    @property
    def alone(self) -> bool:
        """Whether nobody else sits at this screen."""
        return sum(chair.kind != "ai" for chair in self.seating.chairs) == 1

    def may_speak(self, device: Device) -> bool:
        """Return whether this device may open the page."""
        return self.seating.may_speak(device, self.seat)

    def device(self, last: Device) -> Device:
        """Return the device to show in hints: the own pad, else the last one used if it may open the page."""
        pad = self.seating.chairs[self.seat].pad
        return pad or (last if self.may_speak(last) else KEYBOARD)


class PrivateScene(Scene):
    """Closed until the right player opens it. While it is closed, no pixel depends on the secret.

    Pops with `PageClosed`, or with None when the match has something more urgent to ask.
    """

    cut = True
    hides_by_itself = True
    """Whether an open page hides after a while."""
    caption_room = (226, 930, 300, 66)
    """Beside the numbers of a blind choice."""

    def __init__(self, shell: Shell, viewer: Viewer) -> None:
        self._shell = shell
        self._viewer = viewer
        self._open_ms: float | None = None
        self._holder: tuple[Device, int] | None = None
        """The device and button that hold the page open."""
        self._seen = False
        self._message = ""
        """A refusal, such as "Only Vivian may look."."""
        self._message_ms = 0.0
        self._commands = 0
        """How many there were."""

    @property
    def open(self) -> bool:
        """Whether the secret is on the screen."""
        return self._open_ms is not None

    def enter(self) -> None:
        """Show the page at once to a player who is alone."""
        if self._viewer.alone:
            self._show()

    def handle(self, command: Command) -> Move | None:
        """Let anybody pause. Everything else is for the viewer."""
        self._commands += 1
        if command.down and self._asks_for_pause(command):
            return self._viewer.pause()
        if self._viewer.may_speak(command.device):
            return self._handle_viewer(command)
        if is_press(command):
            self._say("cover.only")
        return None

    def target(self, command: Command) -> object:
        """The page or its cover."""
        return self.open

    def update(self, dt_ms: float) -> Move | None:
        """Hide after a while. Pop when the match has lost a pad."""
        if self._viewer.pad_is_lost():
            return Pop()
        if self._open_ms is not None:
            self._open_ms += dt_ms
            if self._open_ms >= HIDES_AFTER_MS and self.hides_by_itself and not self._viewer.alone:
                self._hide()
        if self._message:
            self._message_ms -= dt_ms
            if self._message_ms <= 0:
                self._message = ""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the open page, or the cover."""
        shell, page = self._shell, (self, self._commands, self.open, self._seen, self._message)
        key = page, shell.settings.version, shell.controls.last_device
        canvas.layer(key, canvas.get_rect(), self._draw)

    def _draw(self, canvas: Canvas) -> None:
        """Draw what only a command can change."""
        raise NotImplementedError

    def on_focus_lost(self) -> Move | None:
        """Hide at once when the window loses the focus."""
        self.pause()
        return None

    def pause(self) -> None:
        """Hide under any other scene, unless the player is alone."""
        if not self._viewer.alone:
            self._hide()

    @property
    def _pause_button(self) -> Button:
        """For players who have only a mouse."""
        label = self._shell.words("cover.pause")
        wide, high = button_width(self._shell, label, icon=True), button_height(self._shell)
        return Button("pause", pygame.Rect(60, 1000 - high, wide, high), label, quiet=True, icon="pause")

    def _draw_pause(self, canvas: Canvas) -> None:
        button = self._pause_button
        button.draw(self._shell, canvas, button.rect, focused=False)

    def _asks_for_pause(self, command: Command) -> bool:
        """Return whether this is PAUSE, a right click, or a click on the button."""
        if command.verb is not Verb.POINT:
            return command.verb is Verb.PAUSE
        on_button = self._pause_button.rect.collidepoint(command.pos or (0, 0))
        return command.code == pygame.BUTTON_RIGHT or (clicks(command) and on_button and not self.open)

    def place_to_press(self, action: object) -> pygame.Rect | None:
        """Where a lesson's press comes nearer to `action`, or to closing the page."""
        raise NotImplementedError

    def places_to_keep_free(self) -> Sequence[pygame.Rect]:
        """What a lesson's panel should not cover."""
        return ()

    def _handle_viewer(self, command: Command) -> Move | None:
        """Handle a command from the viewer."""
        raise NotImplementedError

    @property
    def _too_early(self) -> bool:
        return self._viewer.alone and self._open_ms is not None and self._open_ms < TOO_EARLY_MS

    def _say(self, key: str) -> None:
        self._message = self._shell.words(key, name=self._viewer.player.name)
        self._message_ms = MESSAGE_MS
        self._shell.sound.play("error")

    def _show(self, command: Command | None = None) -> None:
        """Open the page. Releasing `command` may close it."""
        self._open_ms, self._seen = 0.0, True
        self._holder = (command.device, command.code) if command else None
        self._message = ""
        self._shell.sound.play("cover")

    def _hide(self) -> None:
        if self.open:
            self._open_ms, self._holder = None, None
            self._shell.sound.play("cover")

    def _releases(self, command: Command) -> bool:
        """Return whether the button that opened the page is released."""
        return not command.down and (command.device, command.code) == self._holder


def is_press(command: Command) -> bool:
    """Return whether a button went down, ignoring movement and repeats."""
    moved = command.verb in (Verb.POINT, Verb.WHEEL) and not command.code
    return command.down and not command.repeat and not moved


def clicks(command: Command) -> bool:
    """Return whether this is the left mouse button, going down or up."""
    return command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT
