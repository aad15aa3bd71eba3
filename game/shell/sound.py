"""Sound: effects, clues, voices and layered music. Without a device the game goes on in silence."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from game import paths
from game.shell.audio_device import AudioOutput
from game.shell.mixer import FADE_MS, Channels, Ducking, Music
from game.shell.notices import Notices
from game.shell.settings import SettingsStore
from game.shell.sound_files import SoundFiles

Group: TypeAlias = Literal["effects", "stings", "clues"]
"""What `Sound.play` plays. Stings are effects that mark an ending: the music is ducked under them."""
LOUDNESS = 1.6
"""The exponent that turns a volume setting into loudness, so that half sounds like half."""
UNDER_CLUE = 0.5
"""The volume of effects during a clue: everybody listens to the clue."""


class Sound:
    """`sound.play("click")` plays a sound and shows its caption, even without a device."""

    def __init__(self, settings: SettingsStore, notices: Notices, folder: Path | None = None) -> None:
        self._settings = settings
        self._notices = notices
        self.files = SoundFiles(folder or paths.bundled("audio"))
        self.device = AudioOutput()
        self.channels = Channels(self._level)
        self.ducking = Ducking()
        self.layers = Music(self.files)
        self._mono = settings.value.mono
        self._version = settings.version
        self._clue = ""
        """The take that plays, or played last."""
        self.lines: deque[str] = deque()
        """Lines that the announcer has yet to say."""
        self.line = ""
        """The line that he says, or said last."""
        self.on_caption: Callable[[str, float], None] | None = None
        """Called with the name of every sound, and the milliseconds of a clue or line."""
        if not self._open():
            notices.say("notice.no-sound")

    def play(self, name: str, group: Group = "effects", *, volume: float = 1.0, take: int = 1) -> None:
        """Play an effect or a clue by name, and show its caption.

        A clue has one or more takes, and any number names one of them. Choose it by something public, the
        clue's number in the record: then a take gives nothing away, and is the same when played again.
        All clues are equally loud; `volume` is for effects.
        """
        is_clue = group == "clues"
        chosen = self.files.take_of(name, take) if is_clue else name
        ms = self.files.length_ms(chosen)
        self._caption(name, ms if is_clue else 0.0)
        sound = self.files.get(chosen) if self.has_device else None
        if sound is None:
            return
        if is_clue:
            self.lines.clear()
            self._begin_clue(chosen, sound)
        else:
            self.ducking.sting(ms if group == "stings" else 0.0)
            self.channels.effect(sound, volume * (UNDER_CLUE if self.channels.clue_playing else 1.0))

    def loudness(self, clue: str, *, take: int) -> tuple[float, ...]:
        """Return the loudness of a take of a clue over time; empty without a device."""
        return self.files.loudness(self.files.take_of(clue, take)) if self.has_device else ()

    def voice(self, *lines: str) -> None:
        """Say lines in a row, after the current line and clue; they replace the lines that still wait.

        The current line is not said again, but its caption is shown again.
        """
        if not self.has_device:
            for line in lines:
                self._caption(line, self.files.length_ms(line))
            return
        current = self.line if self.channels.speaks else ""
        if current in lines:
            self._caption(current, self.files.length_ms(current))
        self.lines = deque(line for line in lines if line != current)
        self._speak()

    def hush(self) -> None:
        """Stop the announcer and drop his lines."""
        self.lines.clear()
        self.line = ""
        if self.has_device:
            self.channels.stop_voice()

    def music(self, *layers: str) -> None:
        """Play these layers in step, the first at full level and the others silent; without layers, stop."""
        if self.layers.choose(*layers) and self.has_device:
            self.layers.load()

    def set_layer_level(self, name: str, level: float, fade_ms: float = FADE_MS) -> None:
        """Fade one layer of the music to a level, 0 to 1, until other music plays."""
        self.layers.set_level(name, level, fade_ms)

    def preload(self) -> None:
        """Load all effects in the background."""
        if self.has_device:
            self.files.load_in_background(self.files.effects)

    def close(self) -> None:
        """Stop everything and close the device."""
        self.lines.clear()
        self.layers.cut()
        self.files.forget()
        self.device.close()

    def update(self, dt_ms: float) -> None:
        """Advance the fades; follow the devices and the settings."""
        self._follow_devices(dt_ms)
        if self.has_device and self._version != self._settings.version:
            self._version = self._settings.version
            self.channels.set_volumes()
        self._speak()
        self.ducking.voice = self.has_device and self.channels.speaks
        self.ducking.update(dt_ms)
        if self.has_device:
            self.layers.update(dt_ms, self._level("music") * self.ducking.level)

    @property
    def has_device(self) -> bool:
        """True while something can be heard."""
        return self.device.is_open

    @property
    def speaks(self) -> bool:
        """True until all lines have been said."""
        return self.has_device and (bool(self.lines) or self.channels.speaks)

    @property
    def fading(self) -> bool:
        """True while a level changes or a line waits, so that the loop does not sleep long."""
        return self.has_device and (self.ducking.busy or self.layers.fading or bool(self.lines))

    def _caption(self, name: str, ms: float = 0.0) -> None:
        if self.on_caption is not None:
            self.on_caption(name, ms)

    def _begin_clue(self, take: str, sound: pygame.mixer.Sound) -> None:
        self._clue = take
        self.ducking.clue(self.files.length_ms(take))
        self.layers.set_volume(0.0)
        self.channels.clue(sound)

    def _speak(self) -> None:
        """Say the next line, unless a line or a clue is playing."""
        if not self.lines or self.channels.speaks or self.channels.clue_playing:
            return
        self.line = self.lines.popleft()
        self._caption(self.line, self.files.length_ms(self.line))
        sound = self.files.get(self.line)
        if sound is not None:
            self.channels.voice(sound)

    def _level(self, group: str) -> float:
        """Return the current loudness of a group, 0 to 1."""
        master = self._settings.value.master / 100
        own: int = getattr(self._settings.value, group)
        return float((master * own / 100) ** LOUDNESS)

    def _follow_devices(self, dt_ms: float) -> None:
        """Restart after a device went or came, or when the mono setting changes."""
        if self.device.is_lost:
            self._notices.say("notice.sound-moved" if self.reopen() else "notice.sound-lost")
        elif not self.has_device:
            if self.device.found(dt_ms, mono=self._settings.value.mono) and self.reopen():
                self._notices.say("notice.sound-found")
        elif self._mono != self._settings.value.mono:
            self.reopen()

    def reopen(self) -> bool:
        """Restart the mixer with the current music and clue; False without a device."""
        self._mono = self._settings.value.mono
        self.close()
        if not self._open():
            return False
        clue = self.files.get(self._clue) if self.ducking.clue_playing else None
        if clue is not None:
            self._begin_clue(self._clue, clue)
        self.layers.load()
        self.preload()
        return True

    def _open(self) -> bool:
        if self.device.open(mono=self._mono):
            self.channels.open()
        return self.has_device
