"""Police radio: a dispatcher and a patrol, short words through a small loudspeaker in a car."""

from functools import partial

import numpy as np
from filters import band, low, peak
from level import compress
from space import Room, echo, lay
from speech import Delivery, say

from bench import RATE, Sound, decay, dice, drift, samples, saturate, shape, silence, unit, white

CABIN = Room(0.16, 0.3, 0.004, ((0.006, 0.5), (0.011, 0.4)), seed=15)

CALLING = Delivery("slt", 1.0, 1.0, 0.96, 4)
PATROL = Delivery("rms", 1.05, 1.15, 0.98, 4)
SHOUTED = Delivery("rms", 1.4, 1.3, 0.95, 6, 1.03)
"""Moods and words were chosen by a speech recogniser's answers."""

OPENS, RESTS, CLOSES = 0.09, 0.07, 0.16
"""Seconds of noise while the channel opens, of rest after the words, and of noise until it is shut."""

BREATH = 0.14


def radio(voice: Sound, seed: int) -> Sound:
    """`voice` on a crackling channel: narrow, pressed flat, with noise that comes and goes."""
    rng = dice(seed)
    flat = unit(compress(band(voice, 250, 3_900, 2), -28, 4.5, 0.003, 0.08))
    seconds = OPENS + len(flat) / RATE + RESTS + CLOSES
    track = silence(seconds)
    lay(track, saturate(flat * 1.3, 1.1), OPENS)
    fading = 1 + 0.5 * drift(seconds, rng, 5)
    track += 0.012 * white(seconds, rng) * fading
    lay(track, _hiss(seed + 1, OPENS), 0.0, 0.24)
    lay(track, _hiss(seed + 2, CLOSES), seconds - CLOSES, 0.3)
    for at in rng.uniform(OPENS, seconds - CLOSES, 5):
        lay(track, white(0.005, rng) * decay(0.005, 0.003, 0.0002), at, rng.uniform(0.05, 0.15))
    return echo(_small_speaker(track), CABIN, 0.1)


def _hiss(seed: int, seconds: float) -> Sound:
    """The open channel, cut off at its end by the squelch."""
    noise = low(white(seconds, dice(seed)), 5_000)
    return noise * shape(seconds, [(0, 1), (seconds * 0.85, 0.8), (seconds * 0.95, 1), (seconds, 0)])


def _small_speaker(sound: Sound) -> Sound:
    """A cone as wide as a hand, under the dashboard."""
    return peak(peak(band(sound, 300, 4_200, 2), 1_150, 1.5, 2), 2_600, 1.4, 4)


def line(text: str, how: Delivery) -> Sound:
    """`text` over the radio, with a breath wherever a bar stands in it."""
    said = [np.concatenate([say(words, how), silence(BREATH)]) for words in text.split("|")]
    return radio(np.concatenate(said)[: -samples(BREATH)], 800 + 3 * len(text))


LINES = {
    "v_radio_robbery": ("Attention!|Robbery in progress!", CALLING),
    "v_radio_robbery_bank": ("Attention!|Robbery at the bank!", CALLING),
    "v_radio_robbery_post_office": ("Attention!|Robbery at the post office!", CALLING),
    "v_radio_robbery_agency": ("Attention!|Robbery at the travel agency!", CALLING),
    "v_radio_jailbreak": ("All units!|A prisoner has escaped!", CALLING),
    "v_radio_custody": ("Suspect in custody.", PATROL),
    "v_radio_away": ("The suspect has escaped.", PATROL),
    "v_radio_stop_thief": ("Stop, thief!", SHOUTED),
}

DISPATCH = {name: (partial(line, words, how), -16.0) for name, (words, how) in LINES.items()}
