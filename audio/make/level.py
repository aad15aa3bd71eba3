"""Loudness: measuring it, evening it out, and the last step before a file."""

import numpy as np
import pyloudnorm
from filters import high, high_shelf
from scipy import signal
from scipy.ndimage import maximum_filter1d, uniform_filter1d
from space import stereo

from bench import RATE, Sound, fade, ratio, samples

CEILING = -2.5
"""No file's true peak lies above this many dB before encoding, so that Vorbis stays under -1."""


HUSH = 48
"""A millisecond of silence before each sound, so that the encoder does not smear the first blow."""


def momentary(sound: Sound) -> float:
    """The loudest 400 ms in LUFS; a mono sound comes from both speakers, as in the game."""
    window = samples(0.4)
    padded = np.pad(stereo(sound), ((window, window), (0, 0)))
    weighted = high(high_shelf(padded, 1_682, 4.0), 38)
    power = np.concatenate([[0], np.cumsum((weighted**2).sum(1))])
    return float(-0.691 + 10 * np.log10(np.max(power[window:] - power[:-window]) / window + 1e-12))


def integrated(sound: Sound) -> float:
    """The loudness of the whole in LUFS, pauses left out."""
    return float(pyloudnorm.Meter(RATE).integrated_loudness(stereo(sound)))


def true_peak(sound: Sound) -> float:
    """The highest point of the curve between the samples, in dB under full scale."""
    between = signal.resample_poly(sound, 4, 1, axis=0)
    return float(20 * np.log10(np.max(np.abs(between)) + 1e-12))


def compress(sound: Sound, threshold: float, strength: float, attack: float, release: float) -> Sound:
    """Loud moments held back: above `threshold` dB only 1/`strength` of each dB remains."""
    levels = 20 * np.log10(_follow(sound, attack, release) + 1e-9)
    over = np.maximum(levels - threshold, 0)
    return _scaled(sound, 10 ** (-over * (1 - 1 / strength) / 20))


def _follow(sound: Sound, attack: float, release: float, step: int = 16) -> Sound:
    """The strength of `sound` at every sample, rising and falling as slowly as told."""
    peaks = np.max(np.abs(stereo(sound)), 1)
    blocks = np.maximum.reduceat(peaks, np.arange(0, len(peaks), step))
    rise, fall = np.exp(-step / (attack * RATE)), np.exp(-step / (release * RATE))
    held, curve = 0.0, np.zeros(len(blocks))
    for index, block in enumerate(blocks):
        keep = rise if block > held else fall
        held = keep * held + (1 - keep) * block
        curve[index] = held
    return np.interp(np.arange(len(peaks)), np.arange(len(blocks)) * step, curve)


def limit(sound: Sound, ceiling: float = CEILING, look: float = 0.003) -> Sound:
    """`sound` turned down just before each peak above `ceiling` dB."""
    peaks, reach = np.max(np.abs(stereo(sound)), 1), samples(look)
    held = maximum_filter1d(peaks, 4 * reach + 1)
    turn = np.minimum(1, ratio(ceiling) / np.maximum(held, 1e-9))
    return _scaled(sound, uniform_filter1d(turn, 2 * reach + 1))


def _scaled(sound: Sound, curve: Sound) -> Sound:
    return (sound.T * curve).T


def under_ceiling(sound: Sound) -> Sound:
    """`sound` limited, and turned down if its true peak is still too high."""
    calm = limit(sound)
    return calm * min(1.0, ratio(CEILING - true_peak(calm)))


def clean(sound: Sound) -> Sound:
    """`sound` without DC and rumble, cut where it can no longer be heard."""
    steady = high(sound - sound.mean(0), 24, 1)
    heard = np.flatnonzero(np.max(np.abs(stereo(steady)), 1) > np.max(np.abs(steady)) * ratio(-60))
    return steady[max(0, heard[0] - 8) : heard[-1] + samples(0.02)]


def master(sound: Sound, loudness: float) -> Sound:
    """`sound` ready for a file: clean, soft at both ends, its loudest moment at `loudness` LUFS."""
    ready = np.concatenate([np.zeros_like(sound[:HUSH]), fade(clean(sound), 0.0006, 0.03)])
    for _ in range(3):
        ready = under_ceiling(ready * ratio(loudness - momentary(ready)))
    return ready
