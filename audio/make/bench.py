"""The sound bench: time, noise, envelopes and struck things, all as numpy arrays at 44.1 kHz."""

from collections.abc import Iterable, Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray
from scipy import signal
from scipy.interpolate import CubicSpline

RATE = 44_100

Sound = NDArray[np.float64]
"""Mono is one row of samples, stereo has the shape (samples, 2)."""

Mode = tuple[float, float, float]
"""Frequency in Hz, seconds until it has fallen by 60 dB, strength."""


def dice(seed: int) -> np.random.Generator:
    """A random source of its own, the same on every run."""
    return np.random.default_rng(seed)


def samples(seconds: float) -> int:
    """The number of samples nearest to `seconds`."""
    return round(seconds * RATE)


def clock(seconds: float) -> Sound:
    """The time of every sample, from 0."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Sound:
    """An empty mono track to lay sounds on."""
    return np.zeros(samples(seconds))


def ratio(decibels: float) -> float:
    """The factor that raises an amplitude by `decibels`."""
    return float(10 ** (decibels / 20))


def unit(sound: Sound) -> Sound:
    """`sound` scaled so that its largest sample is 1."""
    return sound / max(float(np.max(np.abs(sound))), 1e-9)


def white(seconds: float, rng: np.random.Generator) -> Sound:
    """Noise with all pitches equally strong."""
    return rng.standard_normal(samples(seconds))


def tilted(seconds: float, rng: np.random.Generator, slope: float) -> Sound:
    """Noise that rises by `slope` dB an octave (falls, below 0), as strong as `white`."""
    pitches = np.maximum(np.fft.rfftfreq(samples(seconds), 1 / RATE), 18)
    noise = np.fft.irfft(np.fft.rfft(white(seconds, rng)) * pitches ** (slope / 6.02), samples(seconds))
    return cast("Sound", noise / np.std(noise))


def drift(seconds: float, rng: np.random.Generator, per_second: float) -> Sound:
    """A slow random curve between -1 and 1 that turns about `per_second` times a second."""
    knots = max(4, int(seconds * per_second) + 4)
    curve = CubicSpline(np.linspace(-0.1, 1.1, knots), rng.uniform(-1, 1, knots))
    return np.asarray(np.clip(curve(np.linspace(0, 1, samples(seconds))), -1, 1))


def shape(seconds: float, points: Sequence[tuple[float, float]], curve: float = 1.0) -> Sound:
    """An envelope through the (time, height) `points`; `curve` above 1 bends it inwards."""
    times, heights = zip(*points, strict=True)
    return cast("Sound", np.interp(clock(seconds), times, heights) ** curve)


def decay(seconds: float, t60: float, attack: float = 0.0005) -> Sound:
    """An envelope that rises in `attack` and has fallen by 60 dB after `t60`."""
    time = clock(seconds)
    return cast("Sound", np.exp(-6.91 * time / t60) * np.clip(time / attack, 0, 1))


def ping(
    seconds: float,
    modes: Iterable[Mode],
    attack: float = 0.0004,
    rng: np.random.Generator | None = None,
) -> Sound:
    """A struck body: every mode rings and dies away; with `rng` the phases are free."""
    time = clock(seconds)
    body = np.zeros_like(time)
    for pitch, t60, strength in modes:
        phase = rng.uniform(0, 2 * np.pi) if rng else 0.0
        body += strength * np.sin(2 * np.pi * pitch * time + phase) * np.exp(-6.91 * time / t60)
    return body * np.clip(time / attack, 0, 1)


def sine(pitch: Sound) -> Sound:
    """A pure tone that follows `pitch` sample by sample."""
    return cast("Sound", np.sin(2 * np.pi * np.cumsum(pitch) / RATE))


def tones(pitch: Sound, partials: Iterable[tuple[float, float]]) -> Sound:
    """Pure tones together: (ratio to `pitch`, strength)."""
    heard = np.zeros_like(pitch)
    for step, strength in partials:
        heard += strength * sine(pitch * step)
    return heard


def saw(pitch: Sound) -> Sound:
    """A saw tooth without the harsh mirror tones (polyBLEP)."""
    step = pitch / RATE
    phase = np.cumsum(step) % 1.0
    return 2 * phase - 1 - _blep(phase, step)


def square(pitch: Sound) -> Sound:
    """A square wave without the harsh mirror tones."""
    step = pitch / RATE
    phase = np.cumsum(step) % 1.0
    raw = np.where(phase < 0.5, 1.0, -1.0)
    return raw + _blep(phase, step) - _blep((phase + 0.5) % 1, step)


def _blep(phase: Sound, step: Sound) -> Sound:
    """The correction that rounds the jump of a saw tooth at phase 0."""
    rising, falling = phase / step, (phase - 1) / step
    return np.where(
        phase < step,
        2 * rising - rising**2 - 1,
        np.where(phase > 1 - step, falling**2 + 2 * falling + 1, 0.0),
    )


def saturate(sound: Sound, drive: float) -> Sound:
    """Rounded peaks, as from a loud little speaker."""
    return cast("Sound", np.tanh(sound * drive) / np.tanh(drive))


def fade(sound: Sound, fade_in: float, fade_out: float) -> Sound:
    """`sound` with soft ends."""
    faded = sound.T.copy()
    rise, fall = samples(fade_in), samples(fade_out)
    if rise:
        faded[..., :rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    if fall:
        faded[..., -fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return np.asarray(faded.T)


def at_rate(sound: Sound, rate: int) -> Sound:
    """A sound recorded at `rate`, brought to ours."""
    common = int(np.gcd(RATE, rate))
    return cast("Sound", signal.resample_poly(sound, RATE // common, rate // common))
