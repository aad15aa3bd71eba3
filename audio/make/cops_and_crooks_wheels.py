"""Cops and Crooks on wheels: the police car, its siren, and the metro."""

import numpy as np
from filters import band, body, high, low, peak, resonator, sweep
from space import YARD, Room, echo, lay

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
    saw,
    shape,
    silence,
    sine,
    tilted,
    tones,
    unit,
    white,
)

KERB = Room(0.35, 0.4, 0.012, ((0.02, 0.5), (0.047, 0.35)), seed=81)
STATION = Room(0.9, 0.5, 0.02, ((0.026, 0.5), (0.061, 0.4)), seed=82)

DRIVE, OVERLAP = 1.0, 0.2
"""`car_drive` may begin again after DRIVE seconds: what rises then is what falls in the OVERLAP."""

FIRING = ((0.5, 0.35), (1, 1.0), (1.5, 0.3), (2, 0.8), (3, 0.45), (4, 0.5), (6, 0.25), (8, 0.14))
"""(Order, strength) of what a row of four cylinders gives; the halves make it rough."""

LEAF: tuple[Mode, ...] = ((92, 0.1, 1.0), (163, 0.08, 0.8), (340, 0.05, 0.5))
SCALE = (174.6, 196.0, 207.7, 233.1, 261.6, 293.7, 311.1, 349.2)
"""The steps on which the metro's motors climb, from F to F."""


def engine(pitch: Sound, rng: np.random.Generator) -> Sound:
    """A car's engine that fires `pitch` times a second, with the breath of its exhaust."""
    seconds = len(pitch) / RATE
    pulse = tones(pitch, FIRING)
    breath = band(tilted(seconds, rng, -3), 160, 2_400)
    blown = breath / np.std(breath) * (0.35 + np.maximum(0, pulse) / 2)
    voice = saturate(0.5 * pulse, 1.4) + 0.4 * blown
    return voice + 1.2 * resonator(voice, 240, 60) + 0.8 * resonator(voice, 640, 160)


def squeal(seconds: float, pitch: float, rng: np.random.Generator) -> Sound:
    """One tyre that slides: rubber that grips and slips on dry stone."""
    path = pitch * shape(seconds, [(0, 0.9), (seconds * 0.3, 1.03), (seconds, 0.94)])
    path *= 1 + 0.03 * drift(seconds, rng, 9) + 0.05 * drift(seconds, rng, 50)
    rubber = white(seconds, rng)
    grip = sweep(rubber, path, 30.0) + 0.5 * sweep(rubber, 2 * path, 40.0)
    voice = grip / np.std(grip) + 0.45 * tones(path, ((1, 1.0), (2, 0.4), (3, 0.12)))
    return voice * (1 + 0.3 * drift(seconds, rng, 18))


def car_start() -> Sound:
    """The starter turns four times, the engine catches, revs once and idles."""
    rng = dice(801)
    track = silence(1.9)
    turns = 0.5 + 0.5 * np.sin(2 * np.pi * 8.5 * np.arange(samples(0.47)) / RATE)
    gears = tones(300 + 50 * turns, ((1, 0.7), (2.5, 0.4), (4, 0.3)))
    grind = 0.6 * gears + band(white(0.47, rng), 500, 3_200)
    lay(track, grind * (0.25 + 0.75 * turns) * shape(0.47, [(0, 0), (0.02, 1), (0.44, 1), (0.47, 0)]), 0, 0.3)
    revs = shape(1.4, [(0, 40), (0.1, 70), (0.38, 132), (0.8, 62), (1.4, 54)])
    felt = shape(1.4, [(0, 0), (0.06, 0.8), (0.36, 1.1), (0.8, 0.6), (1.0, 0.5), (1.4, 0)])
    lay(track, engine(revs * (1 + 0.02 * drift(1.4, rng, 14)), rng) * felt, 0.44, 0.4)
    return echo(track, KERB, 0.1)


def car_drive() -> Sound:
    """The car drives by the block; played again every second it is one long drive."""
    rng = dice(802)
    time = np.arange(samples(3 * DRIVE)) / RATE
    pitch = 88 - 9 * np.cos(2 * np.pi * time / DRIVE) + 1.2 * np.cos(2 * np.pi * 7 * time)
    once = band(white(DRIVE, rng), 160, 2_400)
    road = np.tile(0.3 * once / np.std(once), 3)
    pulse = tones(pitch, FIRING)
    voice = saturate(0.5 * pulse, 1.4) + road * (0.6 + np.maximum(0, pulse) / 2)
    voice += 1.2 * resonator(voice, 240, 60) + 0.8 * resonator(voice, 640, 160)
    # The third pass is a true repetition: by then all filters have forgotten their beginning.
    ring = np.tile(voice[2 * samples(DRIVE) :], 2)[: samples(DRIVE + OVERLAP)]
    return ring * shape(DRIVE + OVERLAP, [(0, 0), (OVERLAP, 1), (DRIVE, 1), (DRIVE + OVERLAP, 0)])


def car_turn() -> Sound:
    """The car takes a corner: two tyres squeal, the engine drops and pulls again."""
    rng = dice(803)
    track = silence(0.95)
    corner = shape(0.62, [(0, 0), (0.05, 0.8), (0.3, 1), (0.5, 0.6), (0.62, 0)])
    for tyre, level in ((1_180, 0.5), (1_390, 0.4)):
        lay(track, high(squeal(0.62, tyre, rng), 500) * corner, 0.02, level)
    revs = shape(0.95, [(0, 92), (0.3, 66), (0.95, 104)]) * (1 + 0.015 * drift(0.95, rng, 12))
    pull = shape(0.95, [(0, 0), (0.03, 0.8), (0.35, 0.5), (0.75, 1), (0.95, 0)])
    lay(track, engine(revs, rng) * pull, 0.0, 0.32)
    return echo(track, KERB, 0.12)


def police_siren() -> Sound:
    """One long wail of the siren on the roof."""
    rng = dice(804)
    seconds = 1.8
    wail = shape(seconds, [(0, 0), (0.81, 1), (seconds, 0)], 0.7)
    path = 620 * (1_420 / 620) ** wail * (1 + 0.003 * drift(seconds, rng, 20))
    voice = peak(band(saturate(saw(path), 2.5), 520, 6_000, 2), 1_300, 1.3, 6)
    return echo(voice * shape(seconds, [(0, 0), (0.03, 0.8), (0.3, 1), (1.55, 1), (seconds, 0)]), YARD, 0.16)


def metro_ride() -> Sound:
    """Doors slide shut with a sigh, and the motors sing their scale: no rails knock, as in the clue."""
    rng = dice(805)
    track = np.zeros((samples(2.7), 2))
    sigh = shape(0.36, [(0, 0), (0.03, 1), (0.2, 0.6), (0.36, 0)], 1.4)
    lay(track, high(white(0.36, rng), 2_200) * sigh, 0.0, 0.13)
    for at, pan in ((0.34, -0.4), (0.37, 0.4)):
        lay(track, ping(0.25, LEAF) + low(white(0.25, rng), 1_600) * decay(0.25, 0.05), at, 0.4, pan)
    at = 0.52
    for step, pitch in enumerate(SCALE):
        seconds = 0.15 - 0.006 * step
        lay(track, _motor_note(pitch, seconds + 0.03), at, 0.17 + 0.012 * step, 0.1)
        at += seconds
    glide = shape(2.6 - at, [(0, SCALE[-1]), (2.6 - at, 2.1 * SCALE[-1])])
    away = shape(2.6 - at, [(0, 1), (0.35, 0.7), (2.6 - at, 0)])
    lay(track, _motor_tone(glide) * away, at, 0.24, 0.25)
    _draught(track, rng)
    return fade(echo(track, STATION, 0.17)[: samples(2.7)], 0.0, 0.4)


def _motor_note(pitch: float, seconds: float) -> Sound:
    """One step of the motors' scale, held and let go."""
    held = shape(seconds, [(0, 0), (0.018, 1), (seconds - 0.03, 0.85), (seconds, 0)])
    return _motor_tone(np.full(samples(seconds), pitch)) * held


def _motor_tone(pitch: Sound) -> Sound:
    """What the current sings in a motor: a soft reed, bright in the middle."""
    return 1.1 * band(saw(pitch) + 0.5 * saw(2.003 * pitch), 260, 2_300) + 0.25 * sine(2 * pitch)


def _draught(track: Sound, rng: np.random.Generator) -> None:
    """The air that the train pushes before it, in both ears of `track`."""
    seconds = 2.1
    path = shape(seconds, [(0, 300), (1.2, 700), (seconds, 1_250)])
    wind = shape(seconds, [(0, 0), (0.7, 0.5), (1.4, 1), (seconds, 0.15)])
    for pan in (-0.8, 0.8):
        lay(track, unit(sweep(tilted(seconds, rng, -2), path, 0.9)) * wind, 0.5, 0.6, pan)
    lay(track, unit(body(white(seconds, rng), ((118, 0.05, 1.0), (190, 0.04, 0.7)))) * wind, 0.5, 0.5)


WHEELS = {
    "car_start": (car_start, -23),
    "car_drive": (car_drive, -27),
    "car_turn": (car_turn, -23),
    "police_siren": (police_siren, -21),
    "metro_ride": (metro_ride, -20),
}
