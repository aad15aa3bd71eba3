"""Where a sound stands: tracks, panning and rooms."""

from dataclasses import dataclass
from typing import cast

import numpy as np
from filters import band
from scipy import signal

from bench import RATE, Sound, dice, samples


@dataclass(frozen=True)
class Room:
    """A place with an echo."""

    seconds: float
    """Time until the echo has fallen by 60 dB."""
    brightness: float = 0.5
    """0 = curtains, 1 = tiles."""
    gap: float = 0.006
    """Time before the echo begins."""
    early: tuple[tuple[float, float], ...] = ((0.011, 0.6), (0.019, 0.5), (0.029, 0.4), (0.041, 0.3))
    """The first walls: (delay, strength)."""
    seed: int = 1


PARLOUR = Room(0.3, 0.45, 0.004)
STAGE = Room(1.3, 0.45, 0.018)
HALL = Room(1.8, 0.35, 0.02)
YARD = Room(0.9, 0.4, 0.02, ((0.045, 0.5), (0.1, 0.4)), seed=7)


def stereo(sound: Sound) -> Sound:
    """Both ears; a mono sound stands in the middle."""
    return sound if sound.ndim == 2 else np.stack([sound, sound], 1)


def lay(track: Sound, sound: Sound, at: float, level: float = 1.0, pan: float = 0.0) -> None:
    """Mix `sound` into `track` from second `at`; what sticks out behind is cut."""
    start = samples(at)
    piece = sound[: max(0, len(track) - start)] * level
    if track.ndim == 2:
        piece = panned(piece, pan)
    track[start : start + len(piece)] += piece


def panned(sound: Sound, pan: float) -> Sound:
    """`sound` between left (-1) and right (1), equally loud everywhere."""
    angle = (pan + 1) * np.pi / 4
    return cast("Sound", stereo(sound) * np.sqrt(2) * np.array([np.cos(angle), np.sin(angle)]))


def echo(sound: Sound, room: Room, wet: float) -> Sound:
    """`sound` as heard in `room`, longer by its echo; mono stays mono."""
    answer = impulse(room)
    if sound.ndim == 1:
        answer = answer[:, 0]
    tail = signal.fftconvolve(sound, answer, axes=0)
    heard = wet * tail
    heard[: len(sound)] += sound
    return cast("Sound", heard)


def impulse(room: Room) -> Sound:
    """What `room` answers to a single clap."""
    length = samples(room.seconds * 1.25 + room.gap)
    rng = dice(room.seed)
    answer = np.stack([_tail(room, length, rng) for _ in range(2)], 1)
    for delay, strength in room.early:
        for ear in range(2):
            at = min(samples(delay * (1 + 0.09 * rng.uniform(-1, 1))), length - 1)
            answer[at, ear] += strength * rng.uniform(0.7, 1) * 0.35
    return cast("Sound", answer / np.sqrt((answer**2).sum(0).mean()))


def _tail(room: Room, length: int, rng: np.random.Generator) -> Sound:
    """One ear of the echo: noise whose high bands die first."""
    time, bright = np.arange(length) / RATE, room.brightness
    tail = np.zeros(length)
    for bottom, top, stay, strength in (
        (40, 250, 1.15, 1.0),
        (250, 900, 1.0, 1.0),
        (900, 2_800, 0.55 + 0.45 * bright, 1.0),
        (2_800, 7_000, 0.25 + 0.55 * bright, 0.5 + 0.5 * bright),
        (7_000, 16_000, 0.12 + 0.35 * bright, 0.5 + 0.5 * bright),
    ):
        noise = band(rng.standard_normal(length), bottom, top)
        tail += strength * noise * np.exp(-6.91 * time / (room.seconds * stay))
    return tail * 0.05 * np.clip((time - room.gap) / 0.012, 0, 1)
