"""The sound files: their names, lengths and loudness, and how they are loaded."""

from __future__ import annotations

import itertools
import logging
import threading
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame

log = logging.getLogger(__name__)
FOLDERS = ("effects", "voices", "lessons", "clues", "music")
SPOKEN = ("voices", "lessons", "clues")
LARGEST_PAGE = 65_307
"""The largest size of an Ogg page in bytes. The last page begins within this many bytes of the end."""
BEAT_MS = 50.0
"""The time between two measurements of loudness."""
MOST_SPOKEN_S = 20.0
"""So many seconds of voices and clues stay loaded, about 4 MB; the least recently used go first."""
SPARSE = 37
"""Measuring every 37th sample is enough."""


class SoundFiles:
    """Sounds by name; `get` loads one, `load_in_background` many, in a thread."""

    def __init__(self, folder: Path) -> None:
        self.paths = {file.stem: file for kind in FOLDERS for file in sorted((folder / kind).glob("*.ogg"))}
        self._sounds: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._lock = threading.Lock()
        self._loaders: list[threading.Thread] = []
        self._halted = threading.Event()
        self._missing: set[str] = set()
        self._beats: dict[str, tuple[float, ...]] = {}

    @property
    def effects(self) -> list[str]:
        """The names of all effects, which stay loaded because they must come at once."""
        return [name for name, file in self.paths.items() if file.parent.name == "effects"]

    def take_of(self, clue: str, number: int) -> str:
        """Return the name of a take of a clue: 1 is `door`, 2 is `door_2`; after the last comes the first."""
        clues = {name for name, file in self.paths.items() if file.parent.name == "clues"}
        later = (f"{clue}_{take}" for take in itertools.count(2))
        takes = (clue, *itertools.takewhile(clues.__contains__, later))
        return takes[(number - 1) % len(takes)]

    def length_ms(self, name: str) -> float:
        """Return the length of a sound, even without a device; 0 if there is no file."""
        file = self.paths.get(name)
        return _ogg_ms(file) if file else 0.0

    def loudness(self, name: str) -> tuple[float, ...]:
        """Return the loudness of a sound for every `BEAT_MS`, at most 1; empty if there is no file."""
        if name not in self._beats:
            sound = self.get(name)
            self._beats[name] = _beats(sound) if sound is not None else ()
        return self._beats[name]

    def get(self, name: str) -> pygame.mixer.Sound | None:
        """Return a sound, loaded if need be; None if there is no file of this name."""
        with self._lock:
            if name in self._sounds:
                self._sounds.move_to_end(name)
                return self._sounds[name]
        file = self.paths.get(name)
        if file is None:
            if name not in self._missing:
                self._missing.add(name)
                log.warning("no sound %s", name)
            return None
        sound = pygame.mixer.Sound(file)
        with self._lock:
            sound = self._sounds.setdefault(name, sound)
            self._drop_spoken()
            return sound

    def _drop_spoken(self) -> None:
        """Free the voices and clues that were not used for the longest time; one that plays goes on."""
        seconds = 0.0
        for name in reversed([name for name in self._sounds if self.paths[name].parent.name in SPOKEN]):
            seconds += self._sounds[name].get_length()
            if seconds > MOST_SPOKEN_S:
                del self._sounds[name]

    def loaded(self, names: Iterable[str]) -> dict[str, pygame.mixer.Sound] | None:
        """Return the sounds that have a file, once all of them are loaded; None until then."""
        known = [name for name in names if name in self.paths]
        with self._lock:
            ready = {name: self._sounds[name] for name in known if name in self._sounds}
        return ready if len(ready) == len(known) else None

    def load_in_background(self, names: Iterable[str]) -> None:
        """Load sounds in a thread."""
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        loader = threading.Thread(target=self._load_all, args=(tuple(names),), daemon=True)
        self._loaders.append(loader)
        loader.start()

    def drop(self, name: str) -> None:
        """Free a long sound; it is loaded again when it is needed."""
        with self._lock:
            self._sounds.pop(name, None)

    def forget(self) -> None:
        """Drop all sounds, and stop the threads before the mixer closes."""
        self._halted.set()
        self.wait()
        self._halted.clear()
        self._sounds.clear()

    def wait(self) -> None:
        """Wait until the threads have ended."""
        for loader in self._loaders:
            loader.join()

    def _load_all(self, names: tuple[str, ...]) -> None:
        for name in names:
            if not self._halted.is_set():
                self.get(name)


@cache
def _ogg_ms(file: Path) -> float:
    """Return the length of an Ogg Vorbis file: the samples up to its last page, by the rate in its first."""
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
