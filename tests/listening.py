"""Ears for tests: what SDL really mixes, through its disk driver, and which sound it is.

The driver writes into a pipe that holds one buffer. So the mixer waits until somebody listens, and a second
of sound takes no more time than its mixing.
"""

from __future__ import annotations

import math
import operator
import os
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import pygame
import pytest

from game.shell import audio_device
from game.shell.audio_device import BUFFER, RATE
from game.shell.services import Shell
from game.shell.sound import Sound

if sys.platform == "linux":
    import fcntl
else:
    pytest.skip("Only Linux has pipes that can be made to hold one buffer.", allow_module_level=True)
BUFFER_MS = BUFFER * 1000 / RATE
EARLY_MS = 3 * BUFFER_MS
"""So much at most was mixed before somebody listened."""
TOLD_MS = 1000.0
"""A clue is known by its first second, in which the music is silent."""
ROUGH, FINE = 689, 8
"""Every so many samples are compared: to find a likely place, and to be sure of it."""
SURE = 0.9
Samples: TypeAlias = "array[int]"


class Ears:
    """Hears a `Sound` that plays through SDL's disk driver; time passes while it listens."""

    def __init__(self, sound: Sound, folder: Path) -> None:
        self.sound = sound
        self.way = folder / "loudspeaker"
        os.mkfifo(self.way)
        self._pipe = os.open(self.way, os.O_RDONLY | os.O_NONBLOCK)
        fcntl.fcntl(self._pipe, fcntl.F_SETPIPE_SZ, BUFFER * 4)

    def close(self) -> None:
        """Pull the loudspeaker out: to SDL this is a device that has gone."""
        if self._pipe >= 0:
            os.close(self._pipe)
            self.way.unlink()
        self._pipe = -1

    def listen(self, ms: float, live: Callable[[float], None] | None = None) -> Samples:
        """What is heard in this time, left and right in turn, while somebody lives along."""
        os.set_blocking(self._pipe, True)
        heard = array("h")
        opened = pygame.mixer.get_init()
        assert opened is not None
        size = BUFFER * 2 * opened[2]
        for _ in range(math.ceil(ms / BUFFER_MS)):
            if live is not None:
                live(BUFFER_MS)
            self.sound.update(BUFFER_MS)
            heard.frombytes(self._read(size))
        return heard

    def let_music_begin(self) -> None:
        """Wait until the music is loaded and as loud as it gets."""
        self.sound.files.wait()
        self.listen(2000)

    def _read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            read += os.read(self._pipe, size - len(read))
        return read


@contextmanager
def ears_of(shell: Shell, folder: Path) -> Iterator[Ears]:
    """The shell's sound goes through a disk driver that is listened to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "disk")
        patch.setenv("SDL_DISKAUDIODELAY", "0")
        patch.setattr(audio_device, "BUFFER", BUFFER)  # the game's own, not the short one of other tests
        patch.setattr(shell.sound, "preload", lambda: None)
        ears = Ears(shell.sound, folder)
        patch.setenv("SDL_DISKAUDIOFILE", str(ears.way))
        shell.sound.reopen()
        yield ears
        ears.close()
        shell.sound.close()


def loudness(samples: Samples) -> float:
    """The root of the mean square."""
    return math.sqrt(_product(samples, samples) / len(samples))


def begun(samples: Samples) -> Samples:
    """The same, without the silence before."""
    first = next((number for number, sample in enumerate(samples) if sample), 0)
    return samples[first:]


def samples_of(file: Path) -> Samples:
    """A sound file as the mixer has it."""
    samples = array("h")
    samples.frombytes(pygame.mixer.Sound(file).get_raw())
    return samples


def recognised(heard: Samples, known: Mapping[str, Samples], sure: float = SURE) -> str | None:
    """The one sound that is surely in what was heard; None when there is none."""
    told = round(TOLD_MS * RATE / 1000) * 2
    alike = {name: _surely(heard, sound[:told]) for name, sound in known.items()}
    best = max(alike, key=lambda name: alike[name])
    return best if alike[best] > sure else None


def _surely(heard: Samples, sound: Samples) -> float:
    """How alike the sound and the likeliest place in what was heard are, -1 to 1.

    A sound begins where a buffer begins, so that only these places are tried.
    """
    starts = range(0, len(heard) - len(sound) + 1, BUFFER * 2)
    rough = sound[::ROUGH]
    place = max(starts, key=lambda start: _alike(heard[start : start + len(sound) : ROUGH], rough))
    return _alike(heard[place : place + len(sound) : FINE], sound[::FINE])


def _alike(one: Samples, other: Samples) -> float:
    """The normalised correlation."""
    energy = math.sqrt(_product(one, one) * _product(other, other))
    return _product(one, other) / energy if energy else 0.0


def _product(one: Samples, other: Samples) -> int:
    return sum(map(operator.mul, one, other))
