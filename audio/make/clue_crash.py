"""The clue of the car crash: a skid, the blow, and what rolls on."""

from typing import NamedTuple

import numpy as np
from clue_glass import shard
from filters import band, low, sweep
from space import Room, echo, lay

from bench import Mode, Sound, decay, dice, drift, ping, samples, shape, silence, tilted, tones, white

JUNCTION = Room(0.8, 0.4, 0.03, ((0.05, 0.6), (0.105, 0.45), (0.16, 0.3)), seed=44)
HUBCAP: tuple[Mode, ...] = ((412, 0.05, 0.7), (1_010, 0.045, 1.0), (1_655, 0.04, 0.9), (2_590, 0.03, 0.6))
BONNET: tuple[Mode, ...] = (
    (41, 0.65, 1.0),
    (63, 0.52, 1.0),
    (98, 0.36, 0.8),
    (150, 0.26, 0.5),
    (230, 0.2, 0.35),
)
TYRE = ((1.0, 1.0), (2.0, 0.45), (3.0, 0.09))
TIN = ((1.0, 1.0), (1.47, 0.8), (2.09, 0.7), (2.56, 0.5), (3.9, 0.35))
"""(Ratio, strength) of the partials of a dented plate."""


class Wreck(NamedTuple):
    """One take of the crash."""

    seed: int
    hit: float
    """The second of the blow."""
    tyres: float
    """The pitch of the squeal."""


WRECKS = (Wreck(4_475, 0.92, 1_210), Wreck(4_188, 0.92, 1_230), Wreck(4_167, 0.92, 1_270))


def crash(take: int) -> Sound:
    """A car skids, hits and crumples; a hubcap rattles to rest."""
    how = WRECKS[take - 1]
    rng, track = dice(how.seed), np.zeros((samples(3.2), 2))
    lay(track, _skid(rng, how.hit, how.tyres), 0.0, 1.0, -0.15)
    _impact(track, rng, how.hit)
    _hubcap(track, rng, how.hit + 0.6)
    return echo(track, JUNCTION, 0.09)


def _skid(rng: np.random.Generator, seconds: float, pitch: float) -> Sound:
    """The brakes grip twice: three tyres, each with a squeal of its own, and the road under them."""
    squeal = silence(seconds)
    for tyre in (0.9, 1.0, 1.1):
        slip = shape(seconds, [(0, 0.935), (seconds * 0.25, 1), (seconds * 0.8, 0.98), (seconds, 0.935)])
        path = pitch * tyre * slip * (1 + 0.039 * drift(seconds, rng, 7) + 0.06 * drift(seconds, rng, 45))
        rubber, grip = white(seconds, rng), silence(seconds)
        for overtone, strength in TYRE:
            grip += strength * sweep(rubber, path * overtone, 38 * overtone**0.5)
        voice = grip / np.std(grip) + 0.5 * tones(path, TYRE)
        squeal += voice * (1 + 0.22 * drift(seconds, rng, 16))
    road = band(white(seconds, rng), 425, 5_300)
    skid = (
        band(squeal, 380, 3_000) / 1.7
        + 0.1 * road / np.std(road)
        + 0.05 * low(tilted(seconds, rng, -4), 700, 1)
    )
    return skid * shape(seconds, [
        (0, 0), (0.03, 0.9), (0.17, 1), (0.22, 0.35), (0.26, 0.35), (0.32, 1),
        (seconds - 0.02, 1), (seconds, 0),
    ])  # fmt: skip


def _impact(track: Sound, rng: np.random.Generator, hit: float) -> None:
    """All that gives way when the car stops, at second `hit` of `track`: steel first, then glass."""
    lay(track, ping(0.9, BONNET, 0.002), hit, 1.4)
    burst = decay(1.2, 0.6, 0.001) + 0.25 * decay(1.2, 1.5, 0.004)
    for pan in (-0.7, 0.7):
        lay(track, low(white(1.2, rng), 4_500, 1) * burst, hit, 1.6, pan)
    for _ in range(28):
        crunch = band(white(0.12, rng), 300, 5_000) * decay(0.12, 0.05, 0.0006)
        lay(track, crunch, hit + rng.exponential(0.09), rng.uniform(0.3, 1), rng.uniform(-0.6, 0.6))
    for _ in range(60):
        pitch, ring = np.exp(rng.uniform(*np.log((180, 1_800)))), 0.08 * rng.uniform(0.3, 1.7)
        tin = ping(0.3, [(pitch * k, ring / k**0.5, a) for k, a in TIN], 0.0006, rng)
        tin += 0.4 * band(white(0.3, rng), 600, 5_000) * decay(0.3, 0.025)
        late = rng.exponential(0.09) if rng.random() < 0.7 else 0.25 + rng.exponential(0.3)
        lay(track, tin, hit + late, 0.4 * rng.uniform(0.2, 1) ** 1.4, rng.uniform(-0.6, 0.6))
    for _ in range(30):
        piece = shard(rng, np.exp(rng.uniform(*np.log((2_200, 7_000)))), rng.uniform(0.02, 0.12))
        lay(
            track,
            piece,
            hit + 0.05 + rng.exponential(0.15),
            0.12 * rng.uniform(0.2, 1),
            rng.uniform(-0.9, 0.9),
        )


def _hubcap(track: Sound, rng: np.random.Generator, at: float) -> None:
    """A hubcap spins down, ever faster and lower."""
    gap, level = 0.19, 0.26
    while gap > 0.014 and at < 2.8:
        clank = ping(0.12, HUBCAP, 0.0005, rng) + 0.8 * band(white(0.12, rng), 900, 4_500) * decay(
            0.12, 0.025
        )
        lay(track, clank, at, level * rng.uniform(0.8, 1.1), 0.45)
        at, gap, level = at + gap * rng.normal(1, 0.03), gap * 0.885, level * 0.94
