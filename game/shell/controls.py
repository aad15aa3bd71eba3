"""Turns SDL's events into commands: keys, pad buttons and the mouse, in order and with time stamps."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.shell.bindings import Bindings
from game.shell.devices import ARROWS, KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.keynames import forget, learn
from game.shell.pads import Pads
from game.shell.settings import SettingsStore

REPEAT_DELAY_MS, REPEAT_EVERY_MS = 380.0, 90.0
AWAKE_POLL_MS, CALM_POLL_MS, AWAKE_MS = 6.0, 20.0, 2000.0
"""How often input is read while nothing moves: more often within `AWAKE_MS` of the last event.

`pygame.event.wait` polls every millisecond, which costs 4 % of a core.
"""
MOUSE_TAKES_OVER = 12
"""How many pixels the mouse must move before it counts as the device last used."""
_WINDOW_EVENTS = frozenset(
    {
        pygame.QUIT,
        pygame.WINDOWCLOSE,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWRESIZED,
        pygame.WINDOWMOVED,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWHIDDEN,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWDISPLAYCHANGED,
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWFOCUSGAINED,
        pygame.RENDER_TARGETS_RESET,
        pygame.AUDIODEVICEADDED,
        pygame.AUDIODEVICEREMOVED,
    }
)


def now_ms() -> float:
    """The clock of all input stamps."""
    return time.perf_counter() * 1000.0


@dataclass
class _Hold:
    """A key or button that is down, and when it repeats."""

    verb: Verb
    repeats_at: float


class Controls:
    """All devices. `sample` reads the events; `take` returns them as commands, complete and in order."""

    def __init__(
        self, settings: SettingsStore, to_canvas: Callable[[tuple[int, int]], tuple[int, int]]
    ) -> None:
        self._settings = settings
        self._to_canvas = to_canvas
        pygame.key.stop_text_input()
        self._pads = Pads()
        self._commands: list[Command] = []
        self._window_events: list[pygame.Event] = []
        self._lost: list[Device] = []
        self._found: list[Device] = []
        self._held: dict[tuple[Device, int], _Hold] = {}
        self._travelled = 0.0
        self._batch = 0
        self._last_input = 0.0
        self.bindings = settings.value.bindings
        self.last_device: Device = KEYBOARD
        self.mouse_pos = (0, 0)

    def sample(self) -> bool:
        """Read the whole queue once, as one batch; True if there was anything in it."""
        events = pygame.event.get()
        if events:
            self._batch += 1
            self._last_input = now_ms()
        for event in events:
            self._on_event(event)
        self._repeat()
        return bool(events)

    def wait(self, ms: float) -> None:
        """Sleep until something happens, but no longer than `ms`; then read it."""
        until = now_ms() + min(ms, self._next_repeat_ms())
        while (now := now_ms()) < until and not self.sample():
            poll_ms = AWAKE_POLL_MS if now - self._last_input < AWAKE_MS else CALM_POLL_MS
            time.sleep(min(poll_ms, until - now) / 1000)

    def take(self) -> list[Command]:
        """Return the commands since the last call, in order."""
        taken, self._commands = self._commands, []
        return taken

    def take_window_events(self) -> list[pygame.Event]:
        """Return the window events since the last call, and those of sound devices."""
        taken, self._window_events = self._window_events, []
        return taken

    def take_lost_pads(self) -> list[Device]:
        """Return the pads that were unplugged since the last call."""
        taken, self._lost = self._lost, []
        return taken

    def take_found_pads(self) -> list[Device]:
        """Return the pads that were plugged in since the last call."""
        taken, self._found = self._found, []
        return taken

    def held(self, device: Device, code: int) -> bool:
        """True while a key or button is down."""
        return (device, code) in self._held

    def holding(self, verb: Verb) -> bool:
        """True while something that means `verb` is down."""
        return any(hold.verb is verb for hold in self._held.values())

    def pads(self) -> tuple[Device, ...]:
        """The pads that are plugged in."""
        return self._pads.devices()

    def rumble(self, device: Device, low: float, high: float, ms: int) -> None:
        """Shake a pad, if it can."""
        self._pads.rumble(device, low, high, ms)

    def bind(self, bindings: Bindings) -> None:
        """Use and save these bindings."""
        self.bindings = bindings
        self._settings.change(bindings=bindings)

    def release_all(self) -> None:
        """Release everything that is held, with commands."""
        for device, code in list(self._held):
            self._release(device, code)
        self._pads.release_all()

    def _on_event(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.KEYDOWN:
                learn(event.scancode, event.key)
                full = event.scancode == pygame.KSCAN_RETURN and getattr(event, "mod", 0) & pygame.KMOD_ALT
                verb = Verb.FULLSCREEN if full else self.bindings.key_verb(event.scancode)
                self._press(KEYBOARD, event.scancode, verb)
            case pygame.KEYMAPCHANGED:
                forget()
            case pygame.KEYUP:
                self._release(KEYBOARD, event.scancode)
            case pygame.TEXTINPUT:
                self._add(Command(Verb.TYPE, KEYBOARD, text=event.text))
            case pygame.MOUSEMOTION:
                self._move_mouse(event)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                self._click(event)
            case pygame.MOUSEWHEEL:
                amount = float(getattr(event, "precise_y", event.y))
                self._add(Command(Verb.WHEEL, MOUSE, pos=self.mouse_pos, amount=amount))
            case pygame.JOYDEVICEADDED:
                found = self._pads.plug_in(event.device_index)
                self._found += [found] if found else []
            case pygame.JOYDEVICEREMOVED:
                self._lose(event.instance_id)
            case kind if kind in _WINDOW_EVENTS:
                self._window_events.append(event)
                if kind == pygame.WINDOWFOCUSLOST:
                    self.release_all()
            case _:
                for device, code, down in self._pads.changes(event):
                    if down:
                        self._press(device, code, self.bindings.button_verb(code))
                    else:
                        self._release(device, code)

    def _press(self, device: Device, code: int, verb: Verb) -> None:
        if (device, code) in self._held:
            return
        self._held[device, code] = _Hold(verb, now_ms() + REPEAT_DELAY_MS)
        self._use(device)
        self._add(Command(verb, device, code=code))

    def _release(self, device: Device, code: int) -> None:
        hold = self._held.pop((device, code), None)
        if hold is not None:
            pos = self.mouse_pos if device is MOUSE else None
            self._add(Command(hold.verb, device, down=False, code=code, pos=pos))

    def _move_mouse(self, event: pygame.Event) -> None:
        pos = self._to_canvas(event.pos)
        if event.rel == (0, 0):  # the window has moved under a mouse at rest
            self.mouse_pos = pos
            return
        self._travelled += abs(pos[0] - self.mouse_pos[0]) + abs(pos[1] - self.mouse_pos[1])
        self.mouse_pos = pos
        if self._travelled > MOUSE_TAKES_OVER:
            self._use(MOUSE)
        if self._commands and self._commands[-1].verb == Verb.POINT and not self._commands[-1].code:
            self._commands.pop()
        self._add(Command(Verb.POINT, MOUSE, down=self.held(MOUSE, pygame.BUTTON_LEFT), pos=pos))

    def _click(self, event: pygame.Event) -> None:
        if event.button > pygame.BUTTON_RIGHT:
            return
        self.mouse_pos = self._to_canvas(event.pos)
        if event.type == pygame.MOUSEBUTTONUP:
            self._release(MOUSE, event.button)
            return
        self._held[MOUSE, event.button] = _Hold(Verb.POINT, now_ms())
        self._use(MOUSE)
        self._add(Command(Verb.POINT, MOUSE, code=event.button, pos=self.mouse_pos))

    def _lose(self, instance: int) -> None:
        device = self._pads.unplug(instance)
        if device is None:
            return
        for holder, code in list(self._held):
            if holder == device:
                self._release(holder, code)
        self._lost.append(device)
        if self.last_device == device:
            self.last_device = KEYBOARD

    def _repeat(self) -> None:
        """Repeat held directions, as a keyboard does."""
        now = now_ms()
        for (device, code), hold in self._held.items():
            if hold.verb in ARROWS and now >= hold.repeats_at:
                hold.repeats_at = now + REPEAT_EVERY_MS
                self._add(Command(hold.verb, device, code=code, repeat=True))

    def _next_repeat_ms(self) -> float:
        due = [hold.repeats_at for hold in self._held.values() if hold.verb in ARROWS]
        return max(0.0, min(due) - now_ms()) if due else float("inf")

    def _use(self, device: Device) -> None:
        self.last_device = device
        self._travelled = 0.0

    def _add(self, command: Command) -> None:
        """Stamp a command and queue it."""
        self._commands.append(replace(command, at_ms=now_ms(), batch=self._batch))
