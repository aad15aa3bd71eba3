"""The way to the loudspeaker: opened, lost, and looked for again without holding up a frame."""

from __future__ import annotations

import logging

import pygame
from pygame._sdl2 import INIT_AUDIO, AudioDevice, audio, get_audio_device_names, init_subsystem, sdl2

log = logging.getLogger(__name__)
RATE, BUFFER = 44100, 1024
CHANGES = pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
"""What a device may have otherwise. It must not answer "stereo" when mono is asked for."""
LOOK_EVERY_MS = 3000.0
EVENTS = frozenset({pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED})


class Loudspeaker:
    """The device that SDL thinks best; `is_open` is true while the mixer runs on it."""

    def __init__(self) -> None:
        self.is_open = False
        self.is_lost = False
        """SDL said that the device has gone: it must be opened anew."""
        self._wakes = False
        """SDL's audio is awake without a mixer, so that looking for a device takes a tenth of a millisecond.

        Starting the mixer where there is no device takes up to a tenth of a second, and stops every thread.
        """
        self._look_in_ms = 0.0

    def open(self, *, mono: bool) -> bool:
        """Start the mixer; False when there is no device."""
        self.close()
        try:
            pygame.mixer.init(RATE, -16, _ears(mono=mono), BUFFER, None, CHANGES)
        except pygame.error as error:
            log.warning("no sound device: %s", error)
            self._look_in_ms = LOOK_EVERY_MS
            self._wakes = _wake()
        else:
            self.is_open = True
        return self.is_open

    def close(self) -> None:
        """Let go of the device."""
        self.is_open = self.is_lost = self._wakes = False
        pygame.mixer.quit()

    def handle(self, event: pygame.Event) -> None:
        """A device came or went, says SDL; one that we never opened has the number 0."""
        if event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEADDED:
            self._look_in_ms = 0.0
        elif event.which and self.is_open:
            self.is_lost = True

    def answers(self, dt_ms: float, *, mono: bool) -> bool:
        """Look for a device every few seconds; True when there is one to open."""
        self._look_in_ms -= dt_ms
        if self._look_in_ms > 0:
            return False
        self._look_in_ms = LOOK_EVERY_MS
        self._wakes = self._wakes or _wake()
        return self._wakes and bool(get_audio_device_names(False)) and _can_be_opened(mono=mono)


def _wake() -> bool:
    """Let SDL watch the devices; False when it has no way to any."""
    try:
        init_subsystem(INIT_AUDIO)
    except sdl2.error:
        return False
    return True


def _can_be_opened(*, mono: bool) -> bool:
    shape = audio.AUDIO_S16, _ears(mono=mono), BUFFER
    try:
        device = AudioDevice(None, False, RATE, *shape, CHANGES, _say_nothing)
    except sdl2.error:
        return False
    device.close()
    return True


def _ears(*, mono: bool) -> int:
    return 1 if mono else 2


def _say_nothing(_device: AudioDevice, _samples: memoryview) -> None:
    """What a device plays that is opened only to see whether it can be."""
