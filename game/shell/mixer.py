"""The mixer's channels, and how far the music is ducked under other sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pygame

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
