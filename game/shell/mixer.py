"""The mixer's channels, layered music, and how far the music is ducked under other sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.shell.sound_files import SoundFiles

MUSIC = range(8)
"""Four layers, and four of the music before, which is still fading out."""
VOICE, CLUE = 8, 9
"""Lines and clues play one at a time."""
EFFECTS = range(10, 32)
CHANNELS = EFFECTS.stop
DUCKED = 0.355
"""Music goes down by 9 dB under a clue, a voice or a sting."""
HUSH_MS = 1030.0
"""The music is silent for the first second of a clue, plus one buffer."""
DUCK_MS = 180.0
BREAK_OFF_MS = 120
FADE_MS = 700.0
MOST_LAYERS = 4


class Channels:
    """One channel for voices, one for clues, and the best free one for an effect."""

    def __init__(self, level_of: Callable[[str], float]) -> None:
        self._level_of = level_of
        """Returns how loud a group of sounds is now."""
        self._effects = deque(EFFECTS)
        """Least recently used first."""
        self._loudness: dict[int, tuple[str, float]] = {}
        """The group and the volume of the last sound on each channel."""

    def open(self) -> None:
        """Set up the channels of a mixer that has just started."""
        pygame.mixer.set_num_channels(CHANNELS)
        self._loudness.clear()

    def effect(self, sound: pygame.mixer.Sound, volume: float) -> None:
        """Play an effect; when all channels are busy, it replaces the oldest one."""
        idle = (number for number in self._effects if not pygame.mixer.Channel(number).get_busy())
        number = next(idle, self._effects[0])
        self._effects.remove(number)
        self._effects.append(number)
        self._play(number, sound, "effects", volume)

    def clue(self, sound: pygame.mixer.Sound) -> None:
        """Play a clue; it stops the clue before it and the announcer."""
        pygame.mixer.Channel(VOICE).stop()
        self._play(CLUE, sound, "clues", 1.0)

    def voice(self, sound: pygame.mixer.Sound) -> None:
        """Play a line of the announcer."""
        self._play(VOICE, sound, "voices", 1.0)

    def stop_voice(self) -> None:
        """Fade the announcer out."""
        pygame.mixer.Channel(VOICE).fadeout(BREAK_OFF_MS)

    def set_volumes(self) -> None:
        """Apply the current volume of each group to the sounds that are playing."""
        for number, (group, volume) in self._loudness.items():
            pygame.mixer.Channel(number).set_volume(self._level_of(group) * volume)

    @property
    def clue_playing(self) -> bool:
        """True while a clue is playing."""
        return pygame.mixer.Channel(CLUE).get_busy()

    @property
    def speaks(self) -> bool:
        """True while the announcer speaks."""
        return pygame.mixer.Channel(VOICE).get_busy()

    def _play(self, number: int, sound: pygame.mixer.Sound, group: str, volume: float) -> None:
        self._loudness[number] = group, volume
        channel = pygame.mixer.Channel(number)
        channel.stop()
        channel.set_volume(self._level_of(group) * volume)
        channel.play(sound)


class Ducking:
    """How loud the music may be: silent as a clue begins, low during clues, voices and stings."""

    def __init__(self) -> None:
        self.level = 1.0
        self.voice = False
        """True while the announcer speaks."""
        self._hush_ms = self._clue_ms = self._sting_ms = 0.0

    def clue(self, ms: float) -> None:
        """A clue of this length begins: silence the music at once."""
        self._hush_ms, self._clue_ms, self.level = HUSH_MS, ms, 0.0

    def sting(self, ms: float) -> None:
        """A sting of this length begins."""
        self._sting_ms = max(self._sting_ms, ms)

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        self._hush_ms, self._clue_ms, self._sting_ms = (
            max(0.0, left - dt_ms) for left in (self._hush_ms, self._clue_ms, self._sting_ms)
        )
        self.level = towards(self.level, self._wanted, dt_ms / DUCK_MS)

    @property
    def clue_playing(self) -> bool:
        """True while a clue should be playing."""
        return self._clue_ms > 0

    @property
    def busy(self) -> bool:
        """True until the music is back at full level."""
        return self.level != 1.0 or self._wanted != 1.0

    @property
    def _wanted(self) -> float:
        if self._hush_ms:
            return 0.0
        return DUCKED if self._clue_ms or self._sting_ms or self.voice else 1.0


def towards(value: float, wanted: float, step: float) -> float:
    """Return `value`, moved towards `wanted` by at most `step`."""
    return min(wanted, value + step) if value < wanted else max(wanted, value - step)


@dataclass
class _Target:
    """The level that a layer fades to, and how fast."""

    level: float
    fade_ms: float = FADE_MS


@dataclass
class _Layer:
    """A layer that is playing, on its own channel."""

    name: str
    channel: pygame.mixer.Channel
    level: float = 0.0


class Music:
    """The first layer is heard from the start, the others once their level is raised."""

    def __init__(self, files: SoundFiles) -> None:
        self._files = files
        self._names: tuple[str, ...] = ()
        self._targets: dict[str, _Target] = {}
        """By name, so that they also hold before a layer is loaded and after the mixer restarts."""
        self.playing: list[_Layer] = []
        self._leaving: list[_Layer] = []

    def choose(self, *names: str) -> bool:
        """Play these layers as soon as they are loaded; False when nothing changes."""
        if names == self._names:
            return False
        for name in set(self._names) - set(names):
            self._targets.pop(name, None)
        self._names = names
        self._leaving += self.playing
        self.playing = []
        return True

    def set_level(self, name: str, level: float, fade_ms: float) -> None:
        """Fade a layer to a level, 0 to 1."""
        self._targets[name] = _Target(level, fade_ms)

    def load(self) -> None:
        """Load the layers in the background."""
        if self._names:
            self._files.load_in_background(self._names)

    def cut(self) -> None:
        """Forget all channels, because the mixer has closed; the chosen layers stay."""
        self.playing, self._leaving = [], []

    def update(self, dt_ms: float, volume: float) -> None:
        """Start loaded layers and advance the fades."""
        if self._names and not self.playing:
            self._start()
        for layer in self.playing:
            target = self._target(layer)
            layer.level = towards(layer.level, target.level, dt_ms / max(1.0, target.fade_ms))
        for layer in self._leaving:
            layer.level = towards(layer.level, 0.0, dt_ms / FADE_MS)
            if not layer.level:
                layer.channel.stop()
                if layer.name not in self._names:
                    self._files.drop(layer.name)
        self._leaving = [layer for layer in self._leaving if layer.level]
        self.set_volume(volume)

    def set_volume(self, volume: float) -> None:
        """Set the volume of all layers at once."""
        for layer in (*self.playing, *self._leaving):
            layer.channel.set_volume(volume * layer.level)

    @property
    def fading(self) -> bool:
        """True while a level changes."""
        return bool(self._leaving) or any(layer.level != self._target(layer).level for layer in self.playing)

    def _target(self, layer: _Layer) -> _Target:
        return self._targets.get(layer.name, _Target(1.0 if layer.name == self._names[0] else 0.0))

    def _start(self) -> None:
        """Start the layers together, once all of them are loaded.

        SDL cannot start two channels as one. The calls are microseconds apart and a buffer is 23 ms long;
        the layers were in step in all of 200 starts.
        """
        sounds = self._files.loaded(self._names[:MOST_LAYERS])
        taken = {layer.channel.id for layer in self._leaving}
        free = [number for number in MUSIC if number not in taken]
        if not sounds or len(sounds) > len(free):
            return
        pairs = zip(sounds, free, strict=False)
        self.playing = [_Layer(name, pygame.mixer.Channel(number)) for name, number in pairs]
        for layer in self.playing:
            layer.channel.set_volume(0)
            layer.channel.play(sounds[layer.name], loops=-1)
