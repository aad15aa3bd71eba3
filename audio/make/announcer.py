"""The voices of the game: a policeman with a megaphone and the house announcer on the loudspeaker."""

from functools import partial

import numpy as np
from filters import band, high, peak
from level import compress
from space import Room, echo, lay, panned
from speech import Delivery, say

from bench import RATE, Sound, decay, dice, saturate, silence, unit, white

STREET = Room(0.8, 0.4, 0.02, ((0.06, 0.5), (0.12, 0.35)), seed=9)
FOYER = Room(0.7, 0.4, 0.03, ((0.024, 0.4), (0.041, 0.3), (0.083, 0.25)), seed=11)

SHOUT = Delivery("rms", 1.75, 1.3, 1.18, 9, 1.08, ((0, 2), (0.3, 3), (0.62, 1), (0.75, 5), (0.9, 3), (1, -2)))
SHARP = Delivery("rms", 1.9, 1.2, 1.3, 9, 1.1, ((0, 0), (0.35, 2), (0.6, 2), (0.8, 7), (1, 1)))
ORDER = Delivery("rms", 1.4, 1.3, 1.05, 6, 1.03, ((0, 2), (0.4, 1), (0.7, 2), (1, -2)))
CALM = Delivery("rms", 1.1, 1.2, 1.0, 3)
EXCITED = Delivery("rms", 1.2, 1.3, 1.02, 4)


def megaphone(voice: Sound) -> Sound:
    """`voice` through a hand megaphone in the street."""
    loud = unit(compress(band(voice, 380, 4_300, 2), -26, 5, 0.003, 0.09))
    driven = saturate(loud * 1.9, 1.5)
    for pitch, sharpness, decibels in ((900, 1.6, 3), (1_750, 2.0, 5), (2_900, 1.8, 5)):
        driven = peak(driven, pitch, sharpness, decibels)
    return _close(echo(panned(band(driven, 320, 5_200, 2), 0), STREET, 0.2))


def loudspeaker(voice: Sound, seed: int) -> Sound:
    """`voice` through the house loudspeakers, with the key of the microphone before and after."""
    loud = unit(compress(band(voice, 260, 5_200, 2), -24, 3.5, 0.004, 0.12))
    driven = peak(peak(saturate(loud * 1.3, 1.1), 1_300, 1.2, 3), 3_000, 1.4, 3)
    seconds = len(driven) / RATE
    track = silence(seconds + 0.16)
    lay(track, driven, 0.06)
    for at, level in ((0.0, 0.22), (seconds + 0.08, 0.16)):
        lay(track, key(seed), at, level)
    return _close(echo(panned(high(track, 220), 0), FOYER, 0.13))


def key(seed: int) -> Sound:
    """The microphone key."""
    return band(white(0.05, dice(seed)), 600, 3_500) * decay(0.05, 0.02, 0.001)


def _close(sound: Sound) -> Sound:
    """`sound` with its two ears brought nearer, so that the words stand in the middle."""
    middle = sound.mean(1, keepdims=True)
    return np.asarray(middle + 0.6 * (sound - middle))


def by_megaphone(text: str, how: Delivery) -> Sound:
    """The policeman says `text`."""
    return megaphone(say(text, how))


def by_loudspeaker(text: str, how: Delivery) -> Sound:
    """The announcer says `text`."""
    return loudspeaker(say(text, how), len(text))


VOICES = {
    "v_hands_up": (partial(by_megaphone, "Hands up!", SHOUT), -15.5),
    "v_hands_up_2": (partial(by_megaphone, "Hands up!", SHARP), -15.5),
    "v_theft_incident": (partial(by_megaphone, "Theft. Incident!", ORDER), -16),
    "v_false_alarm": (partial(by_loudspeaker, "False alarm.", CALM), -16),
    "v_last_search": (partial(by_loudspeaker, "Last search!", EXCITED), -16),
    "v_photo_finish": (partial(by_loudspeaker, "Photo finish!", EXCITED), -16),
    "v_winner": (partial(by_loudspeaker, "We have a winner!", EXCITED), -16),
}
