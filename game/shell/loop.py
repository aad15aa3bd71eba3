"""The frame loop: 60 frames a second while something moves, asleep while nothing does."""

from __future__ import annotations

import signal
import time
from types import FrameType

import pygame

from game.shell import audio_device
from game.shell.controls import now_ms
from game.shell.devices import Verb
from game.shell.memory import drop_caches, give_back
from game.shell.overlay import Overlay
from game.shell.picture import Canvas, Picture
from game.shell.press_guard import PressGuard
from game.shell.scenes import FRAME_MS, Scene, SceneStack
from game.shell.services import Shell

POLL_S = 0.001
LONGEST_DT_MS = 250.0
FADE_MS = 140.0
SOUND_MS = 33.0
"""How often the loop wakes while only a volume changes, or the announcer has more to say."""
ASLEEP_MS = 500.0
"""How long a frame lasts while nobody looks."""


class FrameLoop:
    """Runs the scenes until the stack is empty."""

    def __init__(self, shell: Shell, first: Scene) -> None:
        self._shell = shell
        self.overlay = Overlay(shell)
        self.stack = SceneStack(first)
        self.stack.changed = False
        self._guard = PressGuard()
        self._before: Picture | None = None
        """The old picture that fades out after a move."""
        self._fade_left = 0.0
        self.next_frame = now_ms()
        self._last_update = now_ms()
        self._closing = False

    def run(self) -> None:
        """Run until a scene quits or the window is closed."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_signal)
        while self.stack:
            self.turn()

    def turn(self) -> None:
        """Run one frame and rest until the next."""
        self.frame()
        if self.stack:
            self.rest()

    def frame(self) -> None:
        """Read input, update and draw."""
        self._shell.controls.sample()
        self._pass_on()
        self._update()
        if self.stack and not self.stack.top.attentive and not self._shell.window.hidden:
            self._shell.window.show(self.draw)
        if self.stack.dropped and self._before is None:
            self.stack.dropped = False
            give_back()

    def _pass_on(self) -> None:
        """Pass the input on to the scenes, in order."""
        controls = self._shell.controls
        for event in controls.take_window_events():
            self._on_window_event(event)
        for pad in controls.take_lost_pads():
            self._shell.notices.say("notice.pad-lost", name=pad.name)
            self.stack.perform(self.stack.top.on_pad_lost(pad))
        for pad in controls.take_found_pads():
            self._shell.notices.say("notice.pad-found", name=pad.name)
        for command in controls.take():
            if command.verb == Verb.FULLSCREEN:
                if command.down:
                    self._shell.window.set_fullscreen(not self._shell.window.fullscreen)
            elif not self._guard.drops(command, self.stack):
                self.stack.perform(self.stack.top.handle(command))
            self._note_change()
        if self._closing:
            self.stack.close()

    def _on_window_event(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._closing = True
        elif event.type in audio_device.EVENTS:
            self._shell.sound.device.handle(event)
        elif self._shell.window.handle(event):
            self.stack.perform(self.stack.top.on_focus_lost())
            self._note_change()

    def _update(self) -> None:
        now = now_ms()
        dt = 0.0 if self._shell.window.asleep else min(LONGEST_DT_MS, now - self._last_update)
        self._last_update = now
        self.stack.perform(self.stack.top.update(dt))
        self._note_change()
        self.overlay.update(dt)
        self._shell.sound.update(dt)
        self._fade_left -= dt

    def _note_change(self) -> None:
        """After a move, save the old picture for the cross-fade, unless it is secret."""
        if not self.stack.changed:
            return
        self.stack.changed = False
        self._guard.scene_changed(now_ms())
        if self.stack.dropped:
            drop_caches()
        if self.stack.cut or self._shell.settings.value.still:
            self._before, self._fade_left = None, 0.0
        else:
            self._before, self._fade_left = self._shell.window.canvas.copy(), FADE_MS

    def draw(self, canvas: Canvas) -> None:
        """Draw the scenes, the picture that fades out, and the overlay."""
        shell = self._shell
        self.stack.draw(canvas, (shell.settings.version, shell.controls.last_device))
        if self._before is not None and self._fade_left > 0:
            self._before.set_alpha(round(255 * self._fade_left / FADE_MS))
            canvas.blit(self._before, (0, 0))
        else:
            self._before = None
        self.overlay.draw(canvas, self.stack.top.caption_room)
        shell.controls.sample()

    def rest(self) -> None:
        """Wait for the next frame; input brings it at once.

        A precise scene gets its input every millisecond meanwhile.
        """
        top, now = self.stack.top, now_ms()
        if not top.precise and self._frame_ms > FRAME_MS:
            self._shell.controls.wait(self._frame_ms)
            self.next_frame = now_ms()
            return
        self.next_frame = max(self.next_frame + FRAME_MS, now - FRAME_MS)
        if not top.precise:
            time.sleep(max(0.0, self.next_frame - now_ms()) / 1000)
            return
        while now_ms() < self.next_frame and self.stack:
            self._shell.controls.sample()
            self._pass_on()
            time.sleep(POLL_S)

    @property
    def _frame_ms(self) -> float:
        """How long this frame lasts."""
        if self._shell.window.asleep:
            return ASLEEP_MS
        if self._before is not None:
            return FRAME_MS
        sound = self._shell.sound
        return min(self.stack.top.frame_ms, SOUND_MS if sound.fading or sound.speaks else ASLEEP_MS)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._closing = True
