"""Up to eight pads, plugged in and out at any time, read through SDL's controller mapping or raw."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.shell.devices import UNMAPPED, Device, PadCode, family_of

log = logging.getLogger(__name__)
MOST = 8
PRESSED, RELEASED = 0.55, 0.40
"""A stick counts as pushed above the first and as released below the second."""
FULL = 32767.0
_A_B_X_Y = tuple(PadCode)[:4]
_RAW_BUTTONS = (*_A_B_X_Y, PadCode.LEFT_SHOULDER, PadCode.RIGHT_SHOULDER, PadCode.BACK, PadCode.START)
_STICK_AXES = {
    0: (PadCode.LEFT_STICK_LEFT, PadCode.LEFT_STICK_RIGHT),
    1: (PadCode.LEFT_STICK_UP, PadCode.LEFT_STICK_DOWN),
    2: (PadCode.RIGHT_STICK_LEFT, PadCode.RIGHT_STICK_RIGHT),
    3: (PadCode.RIGHT_STICK_UP, PadCode.RIGHT_STICK_DOWN),
}
_RAW_AXES = (0, 1)
"""The axes that are a stick on every pad, even one that SDL does not know."""
_TRIGGER_AXES = {4: PadCode.LEFT_TRIGGER, 5: PadCode.RIGHT_TRIGGER}
_HAT_CODES = {0: (PadCode.DPAD_LEFT, PadCode.DPAD_RIGHT), 1: (PadCode.DPAD_DOWN, PadCode.DPAD_UP)}
Change = tuple[Device, int, bool]
"""A pad, a code, and whether it went down."""


@dataclass
class _Pad:
    device: Device
    handle: controller.Controller | pygame.joystick.JoystickType
    mapped: bool
    pushed: set[int] = field(default_factory=set)
    """Sticks, triggers and hats that count as pressed."""


class Pads:
    """The pads that are plugged in, by instance id."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        pygame.joystick.init()
        controller.init()

    def devices(self) -> tuple[Device, ...]:
        """Return the pads in the order in which they were plugged in."""
        return tuple(pad.device for pad in self._pads.values())

    def rumble(self, device: Device, low: float, high: float, ms: int) -> None:
        """Shake a pad, if it can."""
        pad = self._pads.get(device.id)
        if pad is not None:
            pad.handle.rumble(low, high, ms)

    def plug_in(self, index: int) -> Device | None:
        """Open the pad at a device index; None if it is open already or cannot be opened."""
        if len(self._pads) >= MOST:
            log.warning("more than %s pads", MOST)
            return None
        try:
            pad = _open(index)
        except pygame.error as error:
            log.warning("a pad could not be opened: %s", error)
            return None
        if pad.device.id in self._pads:
            return None
        self._pads[pad.device.id] = pad
        log.info("pad %s: %s", pad.device.id, pad.device.name)
        return pad.device

    def unplug(self, instance: int) -> Device | None:
        """Forget a pad and return it; None if it is unknown."""
        pad = self._pads.pop(instance, None)
        return pad.device if pad else None

    def changes(self, event: pygame.Event) -> Iterator[Change]:
        """Yield what a pad event presses and releases."""
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        yield from _mapped_changes(pad, event) if pad.mapped else _raw_changes(pad, event)

    def release_all(self) -> None:
        """Forget what is pushed: the window has lost the focus."""
        for pad in self._pads.values():
            pad.pushed.clear()


def _open(index: int) -> _Pad:
    mapped = controller.is_controller(index)
    handle = controller.Controller(index) if mapped else None
    stick = handle.as_joystick() if handle else pygame.joystick.Joystick(index)
    name, guid = stick.get_name(), stick.get_guid()
    device = Device("pad", stick.get_instance_id(), name, family_of(name, guid), guid)
    return _Pad(device, handle or stick, mapped)


def _mapped_changes(pad: _Pad, event: pygame.Event) -> Iterator[Change]:
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
            yield pad.device, event.button, event.type == pygame.CONTROLLERBUTTONDOWN
        case pygame.CONTROLLERAXISMOTION:
            value = event.value / FULL
            if event.axis in _TRIGGER_AXES:
                yield from _push(pad, _TRIGGER_AXES[event.axis], value)
            elif event.axis in _STICK_AXES:
                yield from _ways(pad, _STICK_AXES[event.axis], value)


def _raw_changes(pad: _Pad, event: pygame.Event) -> Iterator[Change]:
    match event.type:
        case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
            known = event.button < len(_RAW_BUTTONS)
            code = _RAW_BUTTONS[event.button] if known else UNMAPPED + event.button
            yield pad.device, code, event.type == pygame.JOYBUTTONDOWN
        case pygame.JOYHATMOTION:
            for way, codes in _HAT_CODES.items():
                yield from _ways(pad, codes, event.value[way])
        case pygame.JOYAXISMOTION if event.axis in _RAW_AXES:
            yield from _ways(pad, _STICK_AXES[event.axis], event.value)


def _ways(pad: _Pad, codes: tuple[int, int], value: float) -> Iterator[Change]:
    """Press and release the two directions of an axis."""
    yield from _push(pad, codes[0], -value)
    yield from _push(pad, codes[1], value)


def _push(pad: _Pad, code: int, strength: float) -> Iterator[Change]:
    """Press or release something that is not a button, with a dead zone between."""
    if code not in pad.pushed and strength > PRESSED:
        pad.pushed.add(code)
        yield pad.device, code, True
    elif code in pad.pushed and strength < RELEASED:
        pad.pushed.discard(code)
        yield pad.device, code, False
