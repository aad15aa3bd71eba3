"""The audio device: opening it, losing it, and finding another without delaying a frame."""

from __future__ import annotations

import logging

import pygame
from pygame._sdl2 import INIT_AUDIO, AudioDevice, audio, get_audio_device_names, init_subsystem, sdl2

log = logging.getLogger(__name__)
RATE, BUFFER = 44100, 1024
CHANGES = pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
"""What a device may change. It must not change mono to stereo."""
LOOK_EVERY_MS = 3000.0
EVENTS = frozenset({pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED})


class AudioOutput:
    """SDL's default device; `is_open` is true while the mixer uses it."""

    def __init__(self) -> None:
        self.is_open = False
        self.is_lost = False
        """True when SDL reported that the device is gone: open it again."""
        self._awake = False
        """True while SDL's audio runs without a mixer, so that looking for a device takes 0.1 ms.

        Starting the mixer without a device takes up to 100 ms and blocks every thread.
        """
        self._look_in_ms = 0.0

    def open(self, *, mono: bool) -> bool:
        """Start the mixer; False if there is no device."""
        self.close()
        try:
            pygame.mixer.init(RATE, -16, _channels(mono=mono), BUFFER, None, CHANGES)
        except pygame.error as error:
            log.warning("no sound device: %s", error)
            self._look_in_ms = LOOK_EVERY_MS
            self._awake = _start_audio()
        else:
            self.is_open = True
        return self.is_open

    def close(self) -> None:
        """Stop the mixer and close the device."""
        self.is_open = self.is_lost = self._awake = False
        pygame.mixer.quit()

    def handle(self, event: pygame.Event) -> None:
        """Note that a device came or went; one that we never opened has the number 0."""
        if event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEADDED:
            self._look_in_ms = 0.0
        elif event.which and self.is_open:
            self.is_lost = True

    def found(self, dt_ms: float, *, mono: bool) -> bool:
        """Look for a device every few seconds; True if there is one to open."""
        self._look_in_ms -= dt_ms
        if self._look_in_ms > 0:
            return False
        self._look_in_ms = LOOK_EVERY_MS
        self._awake = self._awake or _start_audio()
        return self._awake and bool(get_audio_device_names(False)) and _can_be_opened(mono=mono)


def _start_audio() -> bool:
    """Start SDL's audio, which watches the devices; False if it cannot."""
    try:
        init_subsystem(INIT_AUDIO)
    except sdl2.error:
        return False
    return True


def _can_be_opened(*, mono: bool) -> bool:
    shape = audio.AUDIO_S16, _channels(mono=mono), BUFFER
    try:
        device = AudioDevice(None, False, RATE, *shape, CHANGES, _say_nothing)
    except sdl2.error:
        return False
    device.close()
    return True


def _channels(*, mono: bool) -> int:
    return 1 if mono else 2


def _say_nothing(_device: AudioDevice, _samples: memoryview) -> None:
    """Fill the buffer of a device that is only opened as a test."""
