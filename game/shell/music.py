"""Layered music: layers that run in step, each at the level that was last wished for it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import mixer
from game.shell.sound_files import SoundFiles

FADE_MS = 700.0
MOST_LAYERS = 4


@dataclass
class _Wish:
    """How loud a layer should be, and how fast it gets there."""

    level: float
    fade_ms: float = FADE_MS


@dataclass
class _Layer:
    """A layer that sounds, on a channel of its own."""

    name: str
    channel: pygame.mixer.Channel
    level: float = 0.0


class Music:
    """The first layer is heard by itself, the others when somebody wishes so."""

    def __init__(self, files: SoundFiles) -> None:
        self._files = files
        self._names: tuple[str, ...] = ()
        self._actions_for: dict[str, _Wish] = {}
        """By name, so that they hold before a layer is loaded and after the mixer has started anew."""
        self._layers: list[_Layer] = []
        self._leaving: list[_Layer] = []

    def choose(self, *names: str) -> bool:
        """Play these from now on, as soon as they are loaded; False when nothing changes."""
        if names == self._names:
            return False
        for name in set(self._names) - set(names):
            self._actions_for.pop(name, None)
        self._names = names
        self._leaving += self._layers
        self._layers = []
        return True

    def set_level(self, name: str, level: float, fade_ms: float) -> None:
        """Wish for a level, 0 to 1."""
        self._actions_for[name] = _Wish(level, fade_ms)

    def load(self) -> None:
        """Load what is to be played, behind everything else."""
        if self._names:
            self._files.load_behind(self._names)

    def cut(self) -> None:
        """The mixer has gone, and every channel with it; what is to be played stays the same."""
        self._layers, self._leaving = [], []

    def update(self, dt_ms: float, volume: float) -> None:
        """Start what is loaded, and move fades along."""
        if self._names and not self._layers:
            self._start()
        for layer in self._layers:
            wish = self._wish(layer)
            layer.level = mixer.towards(layer.level, wish.level, dt_ms / max(1.0, wish.fade_ms))
        for layer in self._leaving:
            layer.level = mixer.towards(layer.level, 0.0, dt_ms / FADE_MS)
            if not layer.level:
                layer.channel.stop()
        self._leaving = [layer for layer in self._leaving if layer.level]
        self.set_volume(volume)

    def set_volume(self, volume: float) -> None:
        """Make all of it so loud at once."""
        for layer in (*self._layers, *self._leaving):
            layer.channel.set_volume(volume * layer.level)

    @property
    def fading(self) -> bool:
        """True while a level moves."""
        return bool(self._leaving) or any(layer.level != self._wish(layer).level for layer in self._layers)

    def _wish(self, layer: _Layer) -> _Wish:
        return self._actions_for.get(layer.name, _Wish(1.0 if layer.name == self._names[0] else 0.0))

    def _start(self) -> None:
        """Start the layers together, as soon as all of them are loaded.

        SDL cannot start two channels as one. The calls are microseconds apart and a buffer is 23 ms long;
        none fell between them in 200 starts.
        """
        sounds = self._files.loaded(self._names[:MOST_LAYERS])
        taken = {layer.channel.id for layer in self._leaving}
        free = [number for number in mixer.MUSIC if number not in taken]
        if not sounds or len(sounds) > len(free):
            return
        pairs = zip(sounds, free, strict=False)
        self._layers = [_Layer(name, pygame.mixer.Channel(number)) for name, number in pairs]
        for layer in self._layers:
            layer.channel.set_volume(0)
            layer.channel.play(sounds[layer.name], loops=-1)
