"""The sound files: which there are, how long they are, and their loading."""

from __future__ import annotations

import itertools
import logging
import threading
from array import array
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame

log = logging.getLogger(__name__)
FOLDERS = ("effects", "voices", "clues", "music")
LARGEST_PAGE = 65_307
"""Bytes of an Ogg page at most, so that the last one begins within them."""
BEAT_MS = 50.0
"""How far apart the moments are in which the loudness of a sound is known."""
SPARSE = 37
"""Every so-manieth sample is enough to know it."""


class SoundFiles:
    """Sounds by name; `get` loads one, `load_behind` many in a thread of their own."""

    def __init__(self, folder: Path) -> None:
        self._files = {file.stem: file for kind in FOLDERS for file in sorted((folder / kind).glob("*.ogg"))}
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._lock = threading.Lock()
        self._loaders: list[threading.Thread] = []
        self._halted = threading.Event()
        self._missing: set[str] = set()
        self._beats: dict[str, tuple[float, ...]] = {}

    @property
    def short(self) -> list[str]:
        """The names of all sounds but the music."""
        return [name for name, file in self._files.items() if file.parent.name != "music"]

    def __contains__(self, name: str) -> bool:
        """True when there is a file of this name."""
        return name in self._files

    def take_of(self, clue: str, number: int) -> str:
        """The name of a take of a clue: 1 is `door`, 2 `door_2`; after the last one they begin anew."""
        later = (f"{clue}_{take}" for take in itertools.count(2))
        takes = (clue, *itertools.takewhile(self._is_clue, later))
        return takes[(number - 1) % len(takes)]

    def length_ms(self, name: str) -> float:
        """How long a sound is, also without a device; 0 when there is none."""
        file = self._files.get(name)
        return _ogg_ms(file) if file else 0.0

    def loudness(self, name: str) -> tuple[float, ...]:
        """How loud a sound is in every `BEAT_MS`, 1 where it is loudest; empty when there is none."""
        if name not in self._beats:
            sound = self.get(name)
            self._beats[name] = _beats(sound) if sound is not None else ()
        return self._beats[name]

    def get(self, name: str) -> pygame.mixer.Sound | None:
        """A sound, loaded when it was not yet; None when there is no file of this name."""
        with self._lock:
            if name in self._sounds:
                return self._sounds[name]
        file = self._files.get(name)
        if file is None:
            if name not in self._missing:
                self._missing.add(name)
                log.warning("no sound %s", name)
            return None
        sound = pygame.mixer.Sound(file)
        with self._lock:
            return self._sounds.setdefault(name, sound)

    def loaded(self, names: Iterable[str]) -> dict[str, pygame.mixer.Sound] | None:
        """Those of these sounds that have a file, once all of them are loaded."""
        known = [name for name in names if name in self._files]
        with self._lock:
            ready = {name: self._sounds[name] for name in known if name in self._sounds}
        return ready if len(ready) == len(known) else None

    def load_behind(self, names: Iterable[str]) -> None:
        """Load sounds in a thread of their own."""
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        loader = threading.Thread(target=self._load_all, args=(tuple(names),), daemon=True)
        self._loaders.append(loader)
        loader.start()

    def forget(self) -> None:
        """Let go of all sounds, and let no thread load any while the mixer goes away."""
        self._halted.set()
        for loader in self._loaders:
            loader.join()
        self._halted.clear()
        self._sounds.clear()

    def _is_clue(self, name: str) -> bool:
        return name in self._files and self._files[name].parent.name == "clues"

    def _load_all(self, names: tuple[str, ...]) -> None:
        for name in names:
            if not self._halted.is_set():
                self.get(name)


@cache
def _ogg_ms(file: Path) -> float:
    """The length of an Ogg Vorbis file: samples up to its last page, by the rate in its first."""
    with file.open("rb") as stream:
        head = stream.read(LARGEST_PAGE)
        stream.seek(max(0, file.stat().st_size - LARGEST_PAGE))
        tail = stream.read()
    start, last = head.index(b"\x01vorbis") + 12, tail.rindex(b"OggS") + 6
    rate = int.from_bytes(head[start : start + 4], "little")
    samples = int.from_bytes(tail[last : last + 8], "little")
    return samples * 1000 / rate


def _beats(sound: pygame.mixer.Sound) -> tuple[float, ...]:
    samples = array("h", sound.get_raw())
    beats = max(1, round(sound.get_length() * 1000 / BEAT_MS))
    long = max(1, len(samples) // beats)
    peaks = [max(map(abs, samples[start : start + long : SPARSE])) for start in range(0, len(samples), long)]
    loudest = max(peaks, default=0)
    return tuple(peak / loudest for peak in peaks) if loudest else ()
