"""Clues from the town: the hubbub of a street, the train below it, a building site."""

import numpy as np
from clue_people import crowd
from filters import band, body, high, low, peak, sweep
from space import Room, echo, lay, stereo

from bench import (
    Mode,
    Sound,
    clock,
    decay,
    dice,
    drift,
    fade,
    ping,
    ratio,
    samples,
    saw,
    shape,
    silence,
    sine,
    tilted,
    tones,
    unit,
    white,
)

AVENUE = Room(0.8, 0.4, 0.012, ((0.035, 0.5), (0.08, 0.4)), seed=41)
TUNNEL = Room(1.6, 0.3, 0.015, ((0.023, 0.6), (0.047, 0.5), (0.08, 0.4), (0.13, 0.3)), seed=42)
SITE = Room(0.8, 0.5, 0.02, ((0.045, 0.6), (0.09, 0.45)), seed=43)

SLEEPER: tuple[Mode, ...] = (
    (118, 0.08, 1.0), (205, 0.06, 0.8), (430, 0.04, 0.6), (760, 0.03, 0.5), (1_250, 0.02, 0.4),
)  # fmt: skip
CHISEL: tuple[Mode, ...] = (
    (84, 0.05, 2.6), (133, 0.04, 1.8), (270, 0.03, 0.3), (520, 0.022, 0.3), (1_040, 0.014, 0.27),
    (1_830, 0.011, 1.25), (2_710, 0.009, 1.1), (4_050, 0.007, 0.9),
)  # fmt: skip
ENGINE: tuple[Mode, ...] = (
    (58, 0.06, 1.0),
    (87, 0.05, 0.9),
    (145, 0.04, 0.7),
    (310, 0.02, 0.5),
    (620, 0.015, 0.3),
)


def street(take: int) -> Sound:
    """Outside: people talk all around, cars pass, somebody leans on the horn."""
    rng = dice(4_050 + take)
    seconds = 3.6
    track = crowd(seconds, rng)
    track *= 0.09 / np.std(track)
    for at, pitch, way in ((0.5, 62, 1), (2.3, 78, -1), (3.4, 55, 1)):
        track += 0.062 * _passing_car(seconds, rng, at, way * 1.6 * rng.uniform(0.8, 1.3), pitch)
    call = 0.3 + rng.uniform(0, 0.1)
    for at, length, size, level, pan in (
        (call, 0.14, 1.0, 1.0, 0.5), (call + 0.21, 0.3, 1.0, 1.0, 0.5), (2.5, 0.25, 0.84, 0.6, -0.6),
    ):  # fmt: skip
        lay(track, echo(stereo(_horn(length, size)), AVENUE, 0.35), at, 0.22 * level, pan)
    return fade(high(track, 200), 0.05, 0.4)


def _passing_car(seconds: float, rng: np.random.Generator, at: float, speed: float, pitch: float) -> Sound:
    """A car that is nearest at second `at`; the sign of `speed` is its direction."""
    way = (clock(seconds) - at) * speed
    far = np.sqrt(way**2 + (0.9 * rng.uniform(0.8, 1.3)) ** 2)
    fall = 1 / (1 + speed * way / far / 57)
    tyres, road = band(tilted(seconds, rng, -2), 250, 2_600), low(tilted(seconds, rng, -5), 220, 1)
    rough = fall * (1 + 0.05 * drift(seconds, rng, 25))
    engine = low(0.5 * saw(pitch * rough) + 0.35 * saw(2 * pitch * rough) + 0.2 * saw(3 * pitch * rough), 700)
    car = (0.55 * tyres / np.std(tyres) + 0.5 * road / np.std(road) + 0.35 * engine) / far**1.4
    angle = (np.clip(way * 0.8 / (0.9 + np.abs(way) * 0.5), -0.95, 0.95) + 1) * np.pi / 4
    return np.stack([car * np.cos(angle), car * np.sin(angle)], 1)


def _horn(seconds: float, size: float) -> Sound:
    """The reeds of a car horn, never quite in tune."""
    hum = 1 + 0.004 * drift(seconds, dice(4_059), 30)
    reeds = saw(344 * size * hum) + saw(433 * size * hum)
    press = shape(seconds, [(0, 0), (0.02, 1), (seconds - 0.04, 0.95), (seconds, 0)])
    return peak(band(reeds, 350, 4_500), 1_800, 1.5, 6) * press


def train(take: int) -> Sound:
    """A subway train rushes by: wheels over the joints, ta-dum, ta-dum, a squeal, and the motors sink."""
    rng = dice(4_060 + take)
    seconds = 3.8
    near = shape(
        seconds, [(0, 0.45), (0.25, 0.75), (0.5, 1), (2.6, 1), (3.1, 0.55), (3.6, 0.22), (3.8, 0.1)], 1.1
    )
    joints, blows = _rail_joints(seconds, rng)
    track = np.zeros((samples(seconds), 2))
    for pan in (-0.75, 0.75):
        lay(track, _wheel_roar(seconds, rng, joints) * near, 0.0, 0.12, pan)
    for at in blows:
        lay(track, ping(0.2, SLEEPER, 0.001, rng), at, 0.08 * float(near[samples(at)]))
    track = low(track, 2_000, 1) + stereo(_motors(seconds, rng) * near + _flanges(seconds, rng))
    return (
        echo(track, TUNNEL, 0.23)[: samples(seconds)] * shape(seconds, [(0, 1), (3.3, 1), (3.8, 0)])[:, None]
    )


def _rail_joints(seconds: float, rng: np.random.Generator) -> tuple[Sound, list[float]]:
    """How strongly a joint is felt at every sample, and when: two axles, a breath, two axles."""
    felt, blows, at, gap = silence(seconds), [], 0.08, 0.53 * rng.normal(1, 0.03)
    while at < seconds - 0.3:
        for late, level in ((0.0, 1.0), (0.2, 0.8)):
            start = samples(at + late + abs(rng.normal(0, 0.003)))
            jolt = level * rng.uniform(0.8, 1.1) * decay(0.35, 0.22, 0.004)[: len(felt) - start]
            felt[start : start + len(jolt)] = np.maximum(felt[start : start + len(jolt)], jolt)
            blows.append(at + late)
        at += gap * rng.normal(1, 0.012)
    return felt, blows


def _wheel_roar(seconds: float, rng: np.random.Generator, joints: Sound) -> Sound:
    """Noise in half octaves, each with a flutter of its own; the joints are felt in the middle ones."""
    noise, roar = white(seconds, rng), silence(seconds)
    for pitch in 45 * 2 ** (np.arange(16) / 2):
        part = band(noise, pitch / 1.19, pitch * 1.19)
        level = ratio(-7.8 * np.log2(pitch / 63)) * (0.26 if pitch < 150 else 1.0)
        flutter = 1 + 0.044 * drift(seconds, rng, 25)
        roar += level * flutter * part / np.std(part) * (1 + (4.0 if 150 < pitch < 1_500 else 1.4) * joints)
    return roar


def _motors(seconds: float, rng: np.random.Generator) -> Sound:
    """The whine of the motors, sinking as the train has passed."""
    path = shape(seconds, [(0, 220), (1.4, 224), (seconds, 158)]) * (1 + 0.004 * drift(seconds, rng, 9))
    whine = tones(path, ((1, 0.6), (2, 1.0), (3, 0.5), (4, 0.4)))
    return 0.0138 * whine * (1 + 0.5 * drift(seconds, rng, 15))


def _flanges(seconds: float, rng: np.random.Generator) -> Sound:
    """The wheels squeal in the bend, thin and high over the roar."""
    path = 2_700 * (1 + 0.04 * drift(seconds, rng, 5) + 0.012 * drift(seconds, rng, 40))
    bend = [
        (0, 0),
        (0.45, 0),
        (0.8, 0.6),
        (1.4, 1),
        (1.8, 0.4),
        (2.3, 0.9),
        (2.8, 0.5),
        (3.2, 0),
        (seconds, 0),
    ]
    squeal = sine(path) + 0.5 * sine(path * 1.497) + 4 * sweep(white(seconds, rng), path, 25.0)
    return 0.013 * squeal * shape(seconds, bend) * (1 + 0.6 * drift(seconds, rng, 25))


def construction(take: int) -> Sound:
    """A building site: the pneumatic drill in two bursts over its compressor, then three hammer blows."""
    rng = dice(4_070 + take)
    seconds = 3.7
    track = np.zeros((samples(seconds), 2))
    lay(track, _compressor(seconds, rng), 0.0, 0.064, -0.4)
    rate = 25.5 * rng.normal(1, 0.02)
    for start, end in ((0.0, 1.25), (1.45, 2.5)):
        _drill(track, rng, start, end, rate)
    for at in (2.75, 3.08, 3.41):
        lay(track, _hammer_blow(rng), at + rng.normal(0, 0.01), 0.22, -0.25)
    return echo(track, SITE, 0.17)


def _compressor(seconds: float, rng: np.random.Generator) -> Sound:
    """A diesel that idles beside the site."""
    pulse = unit(body(saw(29 * (1 + 0.02 * drift(seconds, rng, 5))), ENGINE))
    hiss = band(tilted(seconds, rng, -3), 100, 2_500)
    return (pulse + 0.5 * hiss / np.std(hiss) * (0.4 + 0.6 * np.maximum(0, pulse))) * shape(
        seconds, [(0, 0.8), (seconds - 0.5, 0.8), (seconds, 0)]
    )


def _drill(track: Sound, rng: np.random.Generator, start: float, end: float, rate: float) -> None:
    """The drill runs from `start` to `end`, `rate` blows a second."""
    at, blow = start, 0
    while at < end:
        force = min(1, 0.6 + 0.12 * blow) * rng.uniform(0.75, 1.1)
        strike = unit(body(white(0.14, rng) * decay(0.14, 0.059, 0.0004), CHISEL))
        strike += 0.6 * band(white(0.14, rng), 600, 6_000) * decay(0.14, 0.05)
        lay(track, strike, at, force, 0.08)
        puff = band(white(0.05, rng), 500, 5_000) * shape(0.05, [(0, 0), (0.012, 1), (0.05, 0)])
        lay(track, puff, at + 0.35 / rate, 0.26 * force, 0.1)
        if rng.random() < 0.4:
            stone: list[Mode] = [
                (rng.uniform(2_500, 6_000), 0.006, 1.0),
                (rng.uniform(3_000, 8_000), 0.005, 0.8),
            ]
            chip = body(white(0.03, rng) * decay(0.03, 0.004), stone)
            lay(track, chip, at + rng.uniform(0.02, 0.05), 0.4, rng.uniform(-0.6, 0.6))
        at, blow = at + rng.normal(1, 0.08) / (rate if blow > 1 else rate * 0.7), blow + 1


def _hammer_blow(rng: np.random.Generator) -> Sound:
    """Iron on iron on wood."""
    wood = ping(0.4, [(180, 0.07, 1.0), (330, 0.06, 0.8), (610, 0.04, 0.6)])
    iron = ping(
        0.4, [(1_450 * rng.normal(1, 0.01), 0.09, 0.7), (2_630, 0.08, 0.8), (4_210, 0.06, 0.5)], 0.0003, rng
    )
    return wood + 0.2 * iron + 0.8 * band(white(0.4, rng), 700, 6_000) * decay(0.4, 0.012)
