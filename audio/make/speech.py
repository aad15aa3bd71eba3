"""Spoken words: flite says them, WORLD takes them apart so that pitch, pace and effort can be played."""

import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyworld
import soundfile
from scipy.ndimage import gaussian_filter1d

from bench import Sound, at_rate, ratio, samples, unit

FRAME = 5.0
"""Milliseconds between two looks at the voice."""


@dataclass(frozen=True)
class Delivery:
    """How somebody says a line."""

    voice: str
    """A voice of flite: rms is a man, slt a woman."""
    pitch: float = 1.0
    """Factor on the voice's own pitch."""
    lively: float = 1.0
    """Factor on the size of its ups and downs."""
    pace: float = 1.0
    effort: float = 0.0
    """dB by which the region around 2.5 kHz grows: what separates a shout from talk."""
    throat: float = 1.0
    """Factor on the formants; an open, shouting mouth raises them."""
    lift: tuple[tuple[float, float], ...] = ((0.0, 0.0), (1.0, 0.0))
    """Semitones added along the line, as (place from 0 to 1, semitones)."""


def say(text: str, how: Delivery) -> Sound:
    """`text` as one dry voice at our rate."""
    raw, rate = _flite(text, how.voice)
    pitch, times = pyworld.harvest(raw, rate, frame_period=FRAME)
    envelope = pyworld.cheaptrick(raw, pitch, times, rate)
    breath = pyworld.d4c(raw, pitch, times, rate)
    played = _played(pitch, how)
    mouth = _with_effort(_warped(envelope, how.throat), rate, how.effort)
    voice = pyworld.synthesize(played, mouth, _warped(breath, how.throat), rate, FRAME / how.pace)
    return _trimmed(unit(at_rate(voice, rate)))


def _flite(text: str, voice: str) -> tuple[Sound, int]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "line.wav"
        subprocess.run(["flite", "-voice", voice, "-t", text, "-o", path], check=True)
        sound, rate = soundfile.read(path)
    return np.asarray(sound, dtype=np.float64), int(rate)


def _trimmed(voice: Sound) -> Sound:
    """`voice` from just before its first breath to just after its last."""
    heard = np.flatnonzero(np.abs(voice) > ratio(-38))
    return voice[max(0, heard[0] - samples(0.008)) : heard[-1] + samples(0.03)]


def _played(pitch: Sound, how: Delivery) -> Sound:
    """The pitch curve with this delivery's height, liveliness and lift; unvoiced frames stay 0."""
    voiced = pitch > 0
    middle = float(np.median(pitch[voiced]))
    # The tracker jumps at the ends of words; nobody's pitch moves that fast.
    tamed = np.clip(pitch, middle * 0.7, middle * 1.5)
    steps = gaussian_filter1d(np.interp(np.arange(len(pitch)), np.flatnonzero(voiced), tamed[voiced]), 3)
    semitones = 12 * np.log2(steps / middle) * how.lively
    first, last = np.flatnonzero(voiced)[[0, -1]]
    place = np.clip((np.arange(len(pitch)) - first) / (last - first), 0, 1)
    places, lifts = zip(*how.lift, strict=True)
    semitones += np.interp(place, places, lifts)
    return np.where(voiced, middle * how.pitch * 2 ** (semitones / 12), 0.0)


def _warped(frames: Sound, factor: float) -> Sound:
    """Every frame with its frequencies multiplied by `factor`."""
    bins = np.arange(frames.shape[1])
    source = np.clip(bins / factor, 0, bins[-1])
    return np.ascontiguousarray([np.interp(source, bins, frame) for frame in frames])


def _with_effort(envelope: Sound, rate: int, decibels: float) -> Sound:
    """The envelope of somebody who puts `decibels` more force into it."""
    pitch = np.linspace(0, rate / 2, envelope.shape[1])
    push = decibels * np.exp(-(np.log2(np.maximum(pitch, 50) / 2_500) ** 2) / 1.6)
    return np.ascontiguousarray(envelope * 10 ** (push / 10))
