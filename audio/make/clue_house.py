"""Clues from inside a house: the alarm, a creaking door, footsteps."""

from typing import NamedTuple

import numpy as np
from filters import band, body, high, high_shelf, low, sweep
from space import Room, echo, lay, stereo

from bench import (
    RATE,
    Mode,
    Sound,
    decay,
    dice,
    drift,
    fade,
    ping,
    samples,
    saturate,
    shape,
    silence,
    tilted,
    tones,
    unit,
    white,
)

BANK = Room(0.6, 0.6, 0.03, ((0.038, 0.6), (0.085, 0.45)), seed=31)
HALLWAY = Room(0.5, 0.4, 0.012, ((0.013, 0.5), (0.027, 0.45), (0.045, 0.3), (0.07, 0.25)), seed=32)

GONG: tuple[Mode, ...] = (
    (1_270, 0.9, 0.14), (1_280, 0.85, 0.12), (2_815, 0.7, 0.8), (2_834, 0.68, 0.7), (3_640, 0.62, 0.9),
    (4_600, 0.5, 1.0), (4_625, 0.5, 0.8), (5_680, 0.36, 0.85), (6_825, 0.3, 0.75), (8_290, 0.24, 0.65),
    (9_890, 0.17, 0.55), (12_000, 0.13, 0.4), (14_900, 0.08, 0.28),
)  # fmt: skip
"""The bank's bell: thirteen partials in no harmony with each other."""

HAMMER: tuple[Mode, ...] = ((1_700, 0.01, 1.0), (3_100, 0.008, 1.0), (5_200, 0.006, 1.0))
LATCH: tuple[Mode, ...] = ((1_500, 0.018, 1.0), (2_700, 0.02, 0.9), (4_100, 0.015, 0.8), (6_100, 0.01, 0.6))
LEAF: tuple[Mode, ...] = (
    (70, 0.18, 1.0),
    (110, 0.15, 0.9),
    (165, 0.12, 0.7),
    (260, 0.08, 0.5),
    (430, 0.05, 0.3),
)
FLOOR: tuple[Mode, ...] = (
    (95, 0.022, 0.2), (170, 0.02, 0.2), (290, 0.016, 1.0), (520, 0.013, 1.1), (840, 0.01, 1.2),
    (1_330, 0.007, 1.2), (2_050, 0.0055, 0.4), (2_900, 0.0045, 0.32), (4_200, 0.003, 0.2),
    (6_000, 0.002, 0.14),
)  # fmt: skip
"""A leather shoe and the boards under it."""


class Bell(NamedTuple):
    """One take of the alarm: which bell hangs there, and how fast its hammer is."""

    seed: int
    size: float
    """Above 1: a smaller, higher bell."""
    strikes: float


BELLS = (Bell(4_011, 0.985, 18.3), Bell(4_017, 1.02, 18.3), Bell(4_212, 0.985, 18.3))


def alarm(take: int) -> Sound:
    """An electric bell on the wall of a bank: the hammer never stops."""
    how = BELLS[take - 1]
    rng, track, at = dice(how.seed), silence(3.2), 0.0
    gong = [(pitch * how.size * rng.normal(1, 0.012), t60, a) for pitch, t60, a in GONG]
    while at < 2.7:
        partials = [(pitch, t60, a * rng.uniform(0.75, 1.05)) for pitch, t60, a in gong]
        lay(track, ping(0.7, partials, 0.0002, rng), at, rng.uniform(0.85, 1.05))
        lay(track, body(white(0.1, rng) * decay(0.1, 0.004), HAMMER), at, 1.2)
        at += rng.normal(1, 0.008) / how.strikes
    return echo(stereo(high(saturate(1.5 * unit(track), 1.0), 300)), BANK, 0.15)


class Hinge(NamedTuple):
    """One take of the door: two pulls, and when it falls shut."""

    seed: int
    first: tuple[float, float, float]
    """Seconds, pitch at the start, pitch in the middle."""
    second: tuple[float, float, float]
    shut: float


HINGES = (
    Hinge(4_025, (0.49, 1_410, 1_170), (0.5, 1_800, 2_000), 1.64),
    Hinge(4_023, (0.46, 1_410, 1_170), (0.54, 1_840, 2_040), 1.67),
    Hinge(4_022, (0.49, 1_440, 1_190), (0.5, 1_760, 1_960), 1.7),
)


def door(take: int) -> Sound:
    """A hinge complains twice, wood ticks along, and the door falls shut."""
    how = HINGES[take - 1]
    rng, track = dice(how.seed), np.zeros((samples(2.5), 2))
    lay(track, _latch(rng), 0.0, 0.35, 0.1)
    lay(track, _creak(rng, *how.first), 0.07, 0.9, -0.12)
    lay(track, _creak(rng, *how.second), how.first[0] + 0.27, 1.0, -0.12)
    lay(track, _falls_shut(rng), how.shut, 1.1)
    return echo(track, HALLWAY, 0.17)


def _creak(rng: np.random.Generator, seconds: float, start: float, middle: float) -> Sound:
    """One pull at a dry hinge, from `start` to `middle` and back; never a low rattle, that is comic."""
    path = shape(seconds, [
        (0, start * 0.72), (seconds * 0.12, start), (seconds * 0.6, middle),
        (seconds * 0.85, middle * 0.9), (seconds, start * 0.8),
    ]) * (1 + 0.044 * drift(seconds, rng, 12) + 0.024 * drift(seconds, rng, 90))  # fmt: skip
    squeal = tones(path, ((1, 1.0), (2, 0.32), (3, 0.22), (4.02, 0.74), (5, 0.37)))
    rub = white(seconds, rng)
    for overtone in (1, 2, 3):
        squeal += 2.4 * sweep(rub, path * overtone, 31.0)
    squeal *= shape(seconds, [(0, 0), (seconds * 0.06, 1), (seconds * 0.85, 1), (seconds, 0)])
    squeal *= (0.8 + 0.3 * drift(seconds, rng, 5)) * (1 - 0.14 * np.abs(drift(seconds, rng, 60)))
    squeal += 0.4 * sweep(squeal, np.full(len(squeal), 1_300.0), 3.0)
    wood, at = silence(seconds), 0.0
    while at < seconds - 0.03:
        lay(wood, _fibre(rng), at, rng.uniform(0.15, 1) ** 1.5)
        at += rng.exponential(1 / 24) + 0.012
    return high_shelf(high(squeal, 330), 3_000, -2) / 3 + 2 * wood


def _fibre(rng: np.random.Generator) -> Sound:
    """One fibre of the wood gives way."""
    pitch = 3_400 * rng.uniform(0.6, 1.3)
    modes: list[Mode] = [(pitch, 0.008, 1.0), (pitch * 1.9, 0.005, 0.8), (pitch * 0.35, 0.012, 0.8)]
    return unit(body(white(0.06, rng) * decay(0.06, 0.003), modes))


def _latch(rng: np.random.Generator) -> Sound:
    """The tongue of the lock."""
    return unit(body(white(0.08, rng) * decay(0.08, 0.006), LATCH))


def _falls_shut(rng: np.random.Generator) -> Sound:
    """The leaf meets its frame, then the latch falls in."""
    track = silence(0.5)
    lay(track, ping(0.4, LEAF) + 0.5 * low(white(0.4, rng), 1_100) * decay(0.4, 0.06), 0.03, 0.75)
    for at, level in ((0.0, 0.15), (0.042, 0.4), (0.085, 0.25)):
        lay(track, _latch(rng), at, level)
    return track


class Walker(NamedTuple):
    """One take of the footsteps: who walks by."""

    seed: int
    pace: float
    """Seconds from one step to the next."""
    heel: float
    """Above 1: a smaller, harder heel."""


WALKERS = (Walker(4_032, 0.39, 1.36), Walker(4_033, 0.4, 1.3), Walker(4_216, 0.405, 1.36))


def footsteps(take: int) -> Sound:
    """Leather soles in a corridor, eight steps without hurry."""
    how = WALKERS[take - 1]
    rng, track, at = dice(how.seed), np.zeros((samples(8 * how.pace + 0.2), 2)), 0.0
    for count in range(8):
        foot = 1 if count % 2 else -1
        lay(track, _shoe(rng, how.heel + 0.04 * foot), at, rng.uniform(0.85, 1.05), 0.15 * foot)
        at += how.pace * rng.normal(1, 0.025)
    air = np.stack([low(tilted(len(track) / RATE, rng, -4), 4_000, 1) for _ in range(2)], 1)
    steps = high(high(track + 0.0048 * fade(air, 0.0, 0.4), 215, 1), 145)
    return echo(saturate(9 * unit(steps), 1.0), HALLWAY, 0.05)


def _shoe(rng: np.random.Generator, size: float) -> Sound:
    """Heel, then sole, then a whisper of leather; a harder heel would sound like a shot."""
    track = silence(0.42)
    lay(track, _contact(rng, size, 0.0037), 0.0)
    thud = low(white(0.25, rng), 260) * decay(0.25, 0.06, 0.003)
    lay(track, unit(thud), 0.0, 0.2)
    sole = _contact(rng, size * 0.8, 0.0013) + 0.3 * band(white(0.3, rng), 400, 4_000) * decay(
        0.3, 0.03, 0.002
    )
    lay(track, sole, 0.061 * rng.normal(1, 0.1), 0.09 * rng.uniform(0.5, 1.2))
    scuff = band(white(0.2, rng), 1_200, 6_500) * shape(0.2, [(0, 0), (0.07, 1), (0.2, 0)], 1.5)
    lay(track, unit(scuff), 0.061, 0.023)
    return track


def _contact(rng: np.random.Generator, size: float, push: float) -> Sound:
    """A shoe pushes the floor for `push` seconds."""
    strike = 0.02 * white(0.3, rng) * decay(0.3, 0.0015)
    strike[: samples(push)] += np.sin(np.linspace(0, np.pi, samples(push)))
    return unit(body(strike, [
        (pitch * size * rng.normal(1, 0.05), t60 * rng.normal(1, 0.15), a * rng.uniform(0.5, 1.3))
        for pitch, t60, a in FLOOR
    ]))  # fmt: skip
