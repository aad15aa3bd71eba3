"""Layered music: the layers run in step, each at its own level."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import mixer
from game.shell.sound_files import SoundFiles

FADE_MS = 700.0
MOST_LAYERS = 4


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
            layer.level = mixer.towards(layer.level, target.level, dt_ms / max(1.0, target.fade_ms))
        for layer in self._leaving:
            layer.level = mixer.towards(layer.level, 0.0, dt_ms / FADE_MS)
            if not layer.level:
                layer.channel.stop()
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
        free = [number for number in mixer.MUSIC if number not in taken]
        if not sounds or len(sounds) > len(free):
            return
        pairs = zip(sounds, free, strict=False)
        self.playing = [_Layer(name, pygame.mixer.Channel(number)) for name, number in pairs]
        for layer in self.playing:
            layer.channel.set_volume(0)
            layer.channel.play(sounds[layer.name], loops=-1)
