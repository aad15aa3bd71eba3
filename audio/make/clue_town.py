"""Clues from the town: the hubbub of a street, the train below it, a building site."""

from typing import NamedTuple

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
    saturate,
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


class Corner(NamedTuple):
    """One take of the street: who leans on the horn, and how."""

    seed: int
    reeds: tuple[float, float]
    presses: tuple[tuple[float, float], ...]
    """(From second, for seconds)."""
    answer: float
    """When another car honks back."""


CORNERS = (
    Corner(4_052, (400, 500), ((0.3, 0.14), (0.51, 0.3)), 2.5),
    Corner(4_053, (412, 519), ((0.28, 0.5),), 2.7),
    Corner(4_055, (408, 514), ((0.3, 0.3), (0.7, 0.16)), 2.9),
)


def street(take: int) -> Sound:
    """Outside: people talk all around, cars pass, somebody leans on the horn."""
    how = CORNERS[take - 1]
    rng, seconds = dice(how.seed), 3.6
    track = crowd(seconds, rng)
    track *= 0.09 / np.std(track)
    for at, pitch, way in ((0.5, 62, 1), (2.3, 78, -1), (3.4, 55, 1)):
        track += 0.062 * _passing_car(seconds, rng, at, way * 1.6 * rng.uniform(0.8, 1.3), pitch)
    horns = [(at, long, 1.0, 1.0, 0.4) for at, long in how.presses] + [(how.answer, 0.25, 0.84, 0.6, -0.6)]
    for at, long, size, level, pan in horns:
        horn = _horn(long, (how.reeds[0] * size, how.reeds[1] * size))
        lay(track, echo(stereo(horn), AVENUE, 0.35), at, 0.38 * level, pan)
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


def _horn(seconds: float, reeds: tuple[float, float]) -> Sound:
    """The two reeds of a car horn, never quite in tune."""
    hum = 1 + 0.004 * drift(seconds, dice(4_059), 30)
    buzz = saw(reeds[0] * hum) + saw(reeds[1] * hum)
    press = shape(seconds, [(0, 0), (0.015, 1), (seconds - 0.03, 0.95), (seconds, 0)])
    return peak(band(buzz, 350, 4_500), 1_800, 1.5, 6) * press


class Line(NamedTuple):
    """One take of the train: how fast it runs and how its wheels sing."""

    seed: int
    gap: float
    """Seconds from one rail joint to the next."""
    axles: float
    """Seconds from the first axle to the second."""
    squeal: float


LINES = (Line(4_063, 0.53, 0.2, 2_700), Line(4_064, 0.56, 0.2, 2_800), Line(4_066, 0.515, 0.2, 2_850))


def train(take: int) -> Sound:
    """A subway train rushes by: wheels over the joints, ta-dum, ta-dum, a squeal, and the motors sink."""
    how = LINES[take - 1]
    rng, seconds = dice(how.seed), 3.8
    near = shape(
        seconds, [(0, 0.55), (0.25, 0.75), (0.5, 1), (2.6, 1), (3.1, 0.55), (3.6, 0.22), (3.8, 0.1)], 1.1
    )
    joints, blows = _rail_joints(seconds, rng, how)
    track = np.zeros((samples(seconds), 2))
    for pan in (-0.75, 0.75):
        lay(track, _wheel_roar(seconds, rng, joints) * near, 0.0, 0.12, pan)
    for at in blows:
        lay(track, ping(0.2, SLEEPER, 0.001, rng), at, 0.08 * float(near[samples(at)]))
    track = low(track, 1_700, 1)
    track += stereo(_motors(seconds, rng) * near + _flanges(seconds, rng, how.squeal))
    ends = shape(seconds, [(0, 1), (3.3, 1), (3.8, 0)])[:, None]
    return echo(track, TUNNEL, 0.15)[: samples(seconds)] * ends


def _rail_joints(seconds: float, rng: np.random.Generator, how: Line) -> tuple[Sound, list[float]]:
    """How strongly a joint is felt at every sample, and when: two axles, a breath, two axles."""
    felt, blows, at = silence(seconds), [], 0.08
    while at < seconds - 0.3:
        for late, level in ((0.0, 1.0), (how.axles, 0.8)):
            start = samples(at + late + abs(rng.normal(0, 0.003)))
            jolt = level * rng.uniform(0.8, 1.1) * decay(0.35, 0.14, 0.004)[: len(felt) - start]
            felt[start : start + len(jolt)] = np.maximum(felt[start : start + len(jolt)], jolt)
            blows.append(at + late)
        at += how.gap * rng.normal(1, 0.012)
    return felt, blows


def _wheel_roar(seconds: float, rng: np.random.Generator, joints: Sound) -> Sound:
    """Noise in half octaves, each with a flutter of its own; the joints are felt in the middle ones."""
    noise, roar = white(seconds, rng), silence(seconds)
    for pitch in 45 * 2 ** (np.arange(16) / 2):
        part = band(noise, pitch / 1.19, pitch * 1.19)
        level = ratio(-8.8 * np.log2(pitch / 63)) * (0.26 if pitch < 150 else 1.0)
        flutter = 1 + 0.044 * drift(seconds, rng, 25)
        roar += level * flutter * part / np.std(part) * (1 + (8 if 150 < pitch < 1_500 else 4) * joints)
    return roar


def _motors(seconds: float, rng: np.random.Generator) -> Sound:
    """The whine of the motors, sinking as the train has passed."""
    path = shape(seconds, [(0, 220), (1.4, 224), (seconds, 158)]) * (1 + 0.004 * drift(seconds, rng, 9))
    whine = tones(path, ((1, 0.6), (2, 1.0), (3, 0.5), (4, 0.4)))
    return 0.0138 * whine * (1 + 0.5 * drift(seconds, rng, 15))


def _flanges(seconds: float, rng: np.random.Generator, pitch: float) -> Sound:
    """The wheels squeal in the bend, thin and high over the roar."""
    path = pitch * (1 + 0.04 * drift(seconds, rng, 5) + 0.012 * drift(seconds, rng, 40))
    bend = [(0, 0), (0.45, 0), (0.8, 0.6), (1.4, 1), (1.8, 0.4), (2.3, 0.9), (2.8, 0.5), (3.2, 0)]
    squeal = sine(path) + 0.5 * sine(path * 1.497) + 4 * sweep(white(seconds, rng), path, 25.0)
    return 0.021 * squeal * shape(seconds, bend) * (1 + 0.6 * drift(seconds, rng, 25))


class Site(NamedTuple):
    """One take of the building site."""

    seed: int
    rate: float
    """Blows of the drill in a second."""
    bursts: tuple[tuple[float, float], ...]
    hammer: tuple[float, ...]


SITES = (
    Site(4_071, 26.4, ((0.0, 1.4), (1.6, 2.55)), (2.72, 3.0, 3.28)),
    Site(4_273, 26.0, ((0.0, 1.25), (1.45, 2.5)), (2.66, 2.96, 3.26)),
    Site(4_274, 26.0, ((0.0, 1.1), (1.28, 2.45)), (2.6, 3.2)),
)


def construction(take: int) -> Sound:
    """A building site: the pneumatic drill in two bursts over its compressor, then hammer blows."""
    how = SITES[take - 1]
    rng, seconds = dice(how.seed), 3.5
    track = np.zeros((samples(seconds), 2))
    lay(track, _compressor(seconds, rng), 0.0, 0.064, -0.4)
    for start, end in how.bursts:
        _drill(track, rng, start, end, how.rate)
    for at in how.hammer:
        lay(track, _hammer_blow(rng), at + rng.normal(0, 0.01), 0.22, -0.25)
    return echo(saturate(1.6 * unit(track), 1.0), SITE, 0.17)


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
