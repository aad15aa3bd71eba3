"""The clue of the broken window, and the shards that other sounds need."""

from typing import NamedTuple

import numpy as np
from filters import band, high, low
from space import Room, echo, lay

from bench import Mode, Sound, decay, dice, ping, samples, white

KITCHEN = Room(0.7, 0.7, 0.006, seed=33)
PANE: tuple[Mode, ...] = ((120, 0.07, 1.0), (210, 0.06, 0.9), (480, 0.04, 0.7), (820, 0.03, 0.5))


class Window(NamedTuple):
    """One take of the glass: how large the panes are and how long the rain of shards lasts."""

    seed: int
    pitch: float
    """Above 1: thinner glass."""
    rain: float


WINDOWS = (Window(4_044, 0.94, 0.135), Window(4_046, 1.06, 0.115), Window(4_047, 1.0, 0.123))


def glass(take: int) -> Sound:
    """A window is knocked in: the blow, a burst, and a rain of shards that bounce and settle."""
    how = WINDOWS[take - 1]
    rng, track = dice(how.seed), np.zeros((samples(2.4), 2))
    lay(track, ping(0.3, PANE) + 0.6 * low(white(0.3, rng), 2_500, 1) * decay(0.3, 0.04), 0.0, 0.42)
    for pan in (-0.7, 0.7):
        burst = decay(0.9, 0.04) + 0.4 * decay(0.9, 0.44, 0.002)
        lay(track, band(white(0.9, rng), 1_500, 12_000) * burst, 0.0, 0.12, pan)
    for _ in range(44):
        piece = _splinter(rng, how.pitch, (350, 2_400), 0.044 * rng.uniform(0.4, 1.3))
        lay(track, piece, rng.exponential(0.05), 0.26 * rng.uniform(0.15, 1) ** 1.5, rng.uniform(-0.6, 0.6))
    for _ in range(118):
        piece = _splinter(rng, how.pitch, (3_000, 8_800), 0.128 * rng.uniform(0.3, 1.6))
        late, level = 0.01 + rng.exponential(how.rain), 0.22 * rng.uniform(0.1, 1) ** 1.5
        lay(track, piece, late, level, rng.uniform(-0.85, 0.85))
    for _ in range(60):
        _bounce(track, rng)
    return echo(high(track, 70), KITCHEN, 0.24)


def _splinter(rng: np.random.Generator, size: float, span: tuple[float, float], ring: float) -> Sound:
    """A shard whose pitch lies anywhere in `span`."""
    return shard(rng, size * np.exp(rng.uniform(*np.log(span))), ring)


def shard(rng: np.random.Generator, pitch: float, ring: float) -> Sound:
    """One splinter of glass hits something."""
    ratios = (1.0, rng.uniform(1.3, 1.6), rng.uniform(1.8, 2.4), rng.uniform(2.6, 3.4), rng.uniform(3.6, 4.5))
    levels = zip(ratios, (1.0, 0.75, 0.55, 0.4, 0.3), (1.0, 0.85, 0.7, 0.5, 0.3), strict=True)
    modes: list[Mode] = [(pitch * k, ring * stay, a) for k, stay, a in levels if pitch * k < 19_000]
    piece = ping(max(0.02, min(ring * 1.2, 0.5)), modes, 0.0002, rng)
    lay(piece, high(white(0.012, rng), 2_000, 1) * decay(0.012, 0.003), 0.0, 0.8)
    return piece


def _bounce(track: Sound, rng: np.random.Generator) -> None:
    """A splinter hops a few times over the floor, late in `track`."""
    at, gap, level = 0.3 + abs(rng.normal(0, 0.7)), rng.uniform(0.04, 0.11), 0.06 * rng.uniform(0.2, 1)
    pitch, pan = np.exp(rng.uniform(*np.log((2_300, 7_000)))), rng.uniform(-0.7, 0.7)
    for _ in range(rng.integers(1, 5)):
        lay(track, shard(rng, pitch * rng.normal(1, 0.01), 0.128 * rng.uniform(0.5, 1.5)), at, level, pan)
        at, gap, level = at + gap, gap * 0.6, level * 0.6
