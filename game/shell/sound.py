"""Sound: clues, effects, voices and layered music; without a device everything goes on in silence."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from game import paths
from game.shell.audio_device import Loudspeaker
from game.shell.mixer import Channels, Ducking
from game.shell.music import FADE_MS, Music
from game.shell.notices import Notices
from game.shell.settings import SettingsStore
from game.shell.sound_files import SoundFiles

Group: TypeAlias = Literal["effects", "clues"]
"""What is played; lines are said, and music goes on."""
LOUDNESS = 1.6
"""Volume 0-100 becomes loudness by this power, so that half sounds like half."""
UNDER_CLUE = 0.5
"""What is left of an effect while a clue sounds: everybody listens to the clue."""
STINGS = frozenset({"win", "lose", "fanfare", "caught", "arrest_right", "fourth_arrest", "thwarted"})
"""Effects that tell how something ended: the music goes down under them."""


class Sound:
    """`sound.play("slap")`; what cannot be heard is still captioned."""

    def __init__(self, settings: SettingsStore, notices: Notices, folder: Path | None = None) -> None:
        self._settings = settings
        self._notices = notices
        self._files = SoundFiles(folder or paths.bundled("audio"))
        self._loudspeaker = Loudspeaker()
        self._channels = Channels(self._level)
        self._ducking = Ducking()
        self._music = Music(self._files)
        self._mono = settings.value.mono
        self._version = settings.version
        self._clue = ""
        """The take that sounds, or sounded last."""
        self._lines: deque[str] = deque()
        """What the announcer has still to say."""
        self._line = ""
        """What he says, or said last."""
        self.on_caption: Callable[[str, float], None] | None = None
        """Told the name of every sound, and for a clue or a line how many milliseconds it lasts."""
        if not self._open():
            notices.say("notice.no-sound")

    def play(self, name: str, group: Group = "effects", *, volume: float = 1.0, take: int = 1) -> None:
        """Play an effect or a clue by name; its caption is shown whether or not it can be heard.

        A clue has one or more takes, and any number names one of them. Whoever plays it chooses by what all
        know, its number in the record: so a take betrays nothing, and is the same when it is heard again.
        All clues are equally loud; `volume` is for effects.
        """
        is_clue = group == "clues"
        chosen = self._files.take_of(name, take) if is_clue else name
        ms = self._files.length_ms(chosen)
        self._caption(name, ms if is_clue else 0.0)
        sound = self._files.get(chosen) if self.has_device else None
        if sound is None:
            return
        if is_clue:
            self._lines.clear()
            self._begin_clue(chosen, sound)
        else:
            self._ducking.sting(ms if name in STINGS else 0.0)
            self._channels.effect(sound, volume * (UNDER_CLUE if self._channels.clue_playing else 1.0))

    def loudness(self, clue: str, *, take: int) -> tuple[float, ...]:
        """How loud a take of a clue is from moment to moment; empty when nothing can be heard."""
        return self._files.loudness(self._files.take_of(clue, take)) if self.has_device else ()

    def voice(self, *lines: str) -> None:
        """Say lines in a row, after the one that is being said and after a clue that sounds.

        What still waits to be said is out of date by then. A line that is being said is not said again, but
        its caption is shown again.
        """
        if not self.has_device:
            for line in lines:
                self._caption_line(line)
            return
        said_now = self._line if self._channels.speaks else ""
        if said_now in lines:
            self._caption_line(said_now)
        self._lines = deque(line for line in lines if line != said_now)
        self._speak()

    def hush(self) -> None:
        """Say no more: what was asked for has been done."""
        self._lines.clear()
        self._line = ""
        if self.has_device:
            self._channels.hush()

    def music(self, *layers: str) -> None:
        """Play these layers in step, the first at full level and the others silent; none: stop."""
        if self._music.choose(*layers) and self.has_device:
            self._music.load()

    def set_layer_level(self, name: str, level: float, fade_ms: float = FADE_MS) -> None:
        """Fade one layer of the music to a level, 0 to 1; it holds until the layer leaves."""
        self._music.set_level(name, level, fade_ms)

    def preload(self) -> None:
        """Load all short sounds in the background."""
        if self.has_device:
            self._files.load_behind(self._files.short)

    def close(self) -> None:
        """Stop everything and let go of the device."""
        self._lines.clear()
        self._music.cut()
        self._files.forget()
        self._loudspeaker.close()

    def handle(self, event: pygame.Event) -> None:
        """A sound device came or went."""
        self._loudspeaker.handle(event)

    def update(self, dt_ms: float) -> None:
        """Move fades along, and follow the devices and the volumes in the settings."""
        self._follow_devices(dt_ms)
        self._follow_volumes()
        self._speak()
        self._ducking.voice = self.has_device and self._channels.speaks
        self._ducking.update(dt_ms)
        if self.has_device:
            self._music.update(dt_ms, self._level("music") * self._ducking.level)

    @property
    def has_device(self) -> bool:
        """True while something can be heard."""
        return self._loudspeaker.is_open

    @property
    def speaks(self) -> bool:
        """True until all lines were said."""
        return self.has_device and (bool(self._lines) or self._channels.speaks)

    @property
    def fading(self) -> bool:
        """True while a level is moving or a line waits: the loop should not sleep long."""
        return self.has_device and (self._ducking.busy or self._music.fading or bool(self._lines))

    def _caption(self, name: str, ms: float = 0.0) -> None:
        if self.on_caption is not None:
            self.on_caption(name, ms)

    def _caption_line(self, line: str) -> None:
        self._caption(line, self._files.length_ms(line))

    def _begin_clue(self, take: str, sound: pygame.mixer.Sound) -> None:
        self._clue = take
        self._ducking.clue(self._files.length_ms(take))
        self._music.set_volume(0.0)
        self._channels.clue(sound)

    def _speak(self) -> None:
        """Say the next line, if nobody speaks and no clue sounds."""
        if not self._lines or self._channels.speaks or self._channels.clue_playing:
            return
        self._line = self._lines.popleft()
        self._caption_line(self._line)
        sound = self._files.get(self._line)
        if sound is not None:
            self._channels.voice(sound)

    def _level(self, group: str) -> float:
        """The loudness of a group now, 0 to 1."""
        master = self._settings.value.master / 100
        own: int = getattr(self._settings.value, group)
        return float((master * own / 100) ** LOUDNESS)

    def _follow_volumes(self) -> None:
        """What sounds already gets as loud as the settings say now."""
        if self.has_device and self._version != self._settings.version:
            self._version = self._settings.version
            self._channels.set_volumes()

    def _follow_devices(self, dt_ms: float) -> None:
        """Start anew for a device that went or came, and for mono or stereo."""
        if self._loudspeaker.is_lost:
            self._notices.say("notice.sound-moved" if self._reopen() else "notice.sound-lost")
        elif not self.has_device:
            if self._loudspeaker.answers(dt_ms, mono=self._settings.value.mono) and self._reopen():
                self._notices.say("notice.sound-found")
        elif self._mono != self._settings.value.mono:
            self._reopen()

    def _reopen(self) -> bool:
        """Start the mixer anew, and music and clue with it; False when there is no device."""
        self._mono = self._settings.value.mono
        self.close()
        if not self._open():
            return False
        clue = self._files.get(self._clue) if self._ducking.clue_playing else None
        if clue is not None:
            self._begin_clue(self._clue, clue)
        self._music.load()
        self.preload()
        return True

    def _open(self) -> bool:
        if self._loudspeaker.open(mono=self._mono):
            self._channels.open()
        return self.has_device
