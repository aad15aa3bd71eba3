"""Sound: effects, voices and layered music; without a device everything goes on in silence."""

from __future__ import annotations

import logging
import os
import threading
from typing import TYPE_CHECKING

import pygame

from game import paths

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.shell.notices import Notices
    from game.shell.settings import SettingsStore

log = logging.getLogger(__name__)
FOLDERS = ("effects", "voices", "clues", "music")
MUSIC_CHANNELS, CHANNELS = 4, 28
VOICE_CHANNEL = MUSIC_CHANNELS
"""The announcer never speaks with two tongues: a second line waits for the first."""
RATE, BUFFER = 44100, 1024
DUCKED = 0.355
"""Music goes down by 9 dB under a clue or a voice."""
DUCK_MS, FADE_MS = 180.0, 700.0
LOUDNESS = 1.6
"""Volume 0-100 becomes loudness by this power, so that half sounds like half."""


class _Layer:
    """One layer of the music on a channel of its own."""

    def __init__(self, name: str, channel: pygame.mixer.Channel) -> None:
        self.name = name
        self.channel = channel
        self.level = 0.0
        self.wanted = 1.0
        self.fade_ms = FADE_MS


class Sound:
    """`sound.play("slap")`; what cannot be heard is still captioned."""

    def __init__(self, settings: SettingsStore, notices: Notices, folder: Path | None = None) -> None:
        self._settings = settings
        self._notices = notices
        self._folder = folder or paths.bundled("audio")
        self._files: dict[str, Path] = {}
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._lock = threading.Lock()
        self._loaders: list[threading.Thread] = []
        self._halted = threading.Event()
        self._missing: set[str] = set()
        self._layers: list[_Layer] = []
        self._wanted_music: tuple[str, ...] = ()
        self._duck_left_ms = 0.0
        self._duck = 1.0
        self._mono = settings.value.mono
        self.on_caption: Callable[[str], None] | None = None
        self.has_device = self._open()
        self._find_files()

    def play(self, name: str, volume_group: str = "effects", *, volume: float = 1.0) -> None:
        """Play a sound by name; its caption is shown whether or not it can be heard."""
        if self.on_caption is not None:
            self.on_caption(name)
        sound = self._get(name)
        if sound is None:
            return
        if volume_group in ("clues", "voices"):
            self._duck_left_ms = max(self._duck_left_ms, sound.get_length() * 1000)
        voice = volume_group == "voices"
        channel = pygame.mixer.Channel(VOICE_CHANNEL) if voice else pygame.mixer.find_channel()
        if channel is None:
            return
        channel.set_volume(self._level(volume_group) * volume)
        if voice and channel.get_busy():
            channel.queue(sound)
        else:
            channel.play(sound)

    def voice(self, name: str) -> None:
        """Say a line, after the one that is being said; the music goes down meanwhile."""
        self.play(name, "voices")

    def music(self, *layers: str) -> None:
        """Play these layers in step, the first at full level and the others silent; none: stop."""
        if layers == self._wanted_music:
            return
        self._wanted_music = layers
        for layer in self._layers:
            layer.channel.fadeout(int(FADE_MS))
        self._layers = []
        if layers and self.has_device:
            self._load_behind(list(layers))

    def set_layer_level(self, name: str, level: float, fade_ms: float = FADE_MS) -> None:
        """Fade one layer of the music to a level, 0 to 1."""
        for layer in self._layers:
            if layer.name == name:
                layer.wanted, layer.fade_ms = level, fade_ms

    def preload(self) -> None:
        """Load all short sounds in the background."""
        if self.has_device:
            names = [name for name, file in self._files.items() if file.parent.name != "music"]
            self._load_behind(names)

    def close(self) -> None:
        """Stop everything and let go of the device."""
        self._halt()
        self._layers = []
        self._sounds.clear()
        self.has_device = False
        pygame.mixer.quit()

    def update(self, dt_ms: float) -> None:
        """Move fades along, and follow the volumes in the settings."""
        if self._mono != self._settings.value.mono:
            self._reopen()
        self._start_music()
        self._duck_left_ms = max(0.0, self._duck_left_ms - dt_ms)
        self._duck = _towards(self._duck, DUCKED if self._duck_left_ms else 1.0, dt_ms / DUCK_MS)
        for layer in self._layers:
            layer.level = _towards(layer.level, layer.wanted, dt_ms / max(1.0, layer.fade_ms))
            layer.channel.set_volume(self._level("music") * layer.level * self._duck)

    @property
    def fading(self) -> bool:
        """True while a level is moving: the loop should not sleep long."""
        duck = self._duck != (DUCKED if self._duck_left_ms else 1.0)
        return duck or any(layer.level != layer.wanted for layer in self._layers)

    def _level(self, group: str) -> float:
        """The loudness of a group now, 0 to 1."""
        master = self._settings.value.master / 100
        own: int = getattr(self._settings.value, group)
        return float((master * own / 100) ** LOUDNESS)

    def _open(self) -> bool:
        """Start the mixer; False when only silence is to be had."""
        try:
            self._start_mixer()
        except pygame.error as error:
            log.warning("no sound device: %s", error)
            self._notices.say("notice.no-sound")
            return self._open_dummy()
        return True

    def _open_dummy(self) -> bool:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        try:
            self._start_mixer()
        except pygame.error as error:
            log.warning("no silent sound device either: %s", error)
            return False
        return True

    def _start_mixer(self) -> None:
        pygame.mixer.init(RATE, -16, 1 if self._mono else 2, BUFFER)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(VOICE_CHANNEL + 1)

    def _reopen(self) -> None:
        """Mono or stereo: the mixer must start anew, and every sound with it."""
        self._mono = self._settings.value.mono
        music, self._wanted_music, self._layers = self._wanted_music, (), []
        self.close()
        self.has_device = self._open()
        self.music(*music)
        self.preload()

    def _find_files(self) -> None:
        for folder in FOLDERS:
            for file in sorted((self._folder / folder).glob("*.ogg")):
                self._files[file.stem] = file

    def _get(self, name: str) -> pygame.mixer.Sound | None:
        if not self.has_device:
            return None
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

    def _load_behind(self, names: list[str]) -> None:
        """Load sounds in a thread of their own."""
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        loader = threading.Thread(target=self._load_all, args=(names,), daemon=True)
        self._loaders.append(loader)
        loader.start()

    def _load_all(self, names: list[str]) -> None:
        for name in names:
            if not self._halted.is_set():
                self._get(name)

    def _halt(self) -> None:
        """Let no thread load while the mixer goes away."""
        self._halted.set()
        for loader in self._loaders:
            loader.join()
        self._halted.clear()

    def _start_music(self) -> None:
        """Start the wanted layers together, as soon as all of them are loaded."""
        if self._layers or not self._wanted_music or not self.has_device:
            return
        with self._lock:
            ready = [name for name in self._wanted_music if name in self._sounds]
        known = [name for name in self._wanted_music if name in self._files]
        if not known or len(ready) < len(known):
            return
        for number, name in enumerate(ready[:MUSIC_CHANNELS]):
            layer = _Layer(name, pygame.mixer.Channel(number))
            layer.wanted = 1.0 if number == 0 else 0.0
            layer.channel.set_volume(0)
            layer.channel.play(self._sounds[name], loops=-1)
            self._layers.append(layer)


def _towards(value: float, wanted: float, step: float) -> float:
    """`value`, moved by no more than `step`."""
    return min(wanted, value + step) if value < wanted else max(wanted, value - step)
