"""Cops and Crooks and the money: robbing, hiding, wanted or not, and the last round."""

import numpy as np
from band import Part, mix, perform
from detective import DRAWER, coin
from filters import band, high, low, sweep
from menu import knock
from space import PARLOUR, STAGE, Room, echo, lay

from bench import (
    Mode,
    Sound,
    clock,
    decay,
    dice,
    drift,
    fade,
    ping,
    samples,
    shape,
    silence,
    tones,
    unit,
    white,
)

CELLAR = Room(0.5, 0.35, 0.008, seed=86)
SQUARE = Room(1.4, 0.5, 0.025, ((0.05, 0.4), (0.11, 0.3)), seed=87)

CHEST: tuple[Mode, ...] = (
    (74, 0.16, 1.0), (121, 0.13, 0.9), (196, 0.1, 0.7), (334, 0.06, 0.5), (560, 0.04, 0.3),
)  # fmt: skip
LATCH: tuple[Mode, ...] = ((1_350, 0.04, 1.0), (2_280, 0.05, 0.9), (3_640, 0.03, 0.6))
PENDULUM: tuple[Mode, ...] = ((540, 0.05, 1.0), (1_310, 0.03, 0.7), (2_750, 0.015, 0.4))


def _drawer(rng: np.random.Generator, seconds: float) -> Sound:
    """A drawer is pulled out on its runners and hits its stop."""
    track = silence(seconds + 0.3)
    runners = band(white(seconds, rng), 250, 1_900) * (1 + 0.4 * drift(seconds, rng, 60))
    lay(track, runners * shape(seconds, [(0, 0.2), (seconds * 0.8, 1), (seconds, 0.6)]), 0.0, 0.4)
    lay(track, ping(0.3, DRAWER) + 0.8 * band(white(0.3, rng), 300, 3_500) * decay(0.3, 0.04), seconds, 1.0)
    return track


def _lid(rng: np.random.Generator) -> Sound:
    """The lid of an old chest falls shut."""
    return ping(0.4, CHEST, 0.0012) + 0.9 * low(white(0.4, rng), 1_100) * decay(0.4, 0.06, 0.001)


def _latch(rng: np.random.Generator) -> Sound:
    """The chest's iron hasp."""
    return ping(0.15, LATCH, 0.0004, rng) + 0.6 * band(white(0.15, rng), 900, 5_000) * decay(0.15, 0.012)


def _bag(rng: np.random.Generator, seconds: float) -> Sound:
    """A hand and something heavy go into a cloth bag."""
    cloth = band(white(seconds, rng), 500, 3_200) * (1 + 0.7 * drift(seconds, rng, 30))
    return cloth * shape(seconds, [(0, 0), (seconds * 0.3, 1), (seconds * 0.5, 0.5), (seconds, 0)], 1.3)


def rob_bank() -> Sound:
    """Two drawers are torn open, notes are thumbed off in a hurry, and the bag is zipped; nobody rings."""
    rng = dice(821)
    track = silence(2.1)
    for at in (0.0, 0.36):
        lay(track, _drawer(rng, 0.15), at, 0.55)
        for _ in range(7):
            lay(track, coin(rng), at + 0.15 + rng.exponential(0.06), 0.12 * rng.uniform(0.3, 1))
    lay(track, _riffle(rng, 0.36), 0.66, 0.5)
    lay(track, _riffle(rng, 0.3), 1.0, 0.5)
    lay(track, _bag(rng, 0.34), 1.24, 0.4)
    lay(track, _zip(rng, 0.3), 1.6, 0.5)
    return echo(track, PARLOUR, 0.1)


def _riffle(rng: np.random.Generator, seconds: float) -> Sound:
    """A thumb runs over the edge of a stack of notes."""
    notes = 0.5 + 0.5 * tones(shape(seconds, [(0, 26), (seconds, 44)]), ((1, 0.8), (2, 0.2)))
    paper = band(white(seconds, rng), 1_300, 6_500) * (1 + 0.4 * drift(seconds, rng, 60))
    return (
        paper * (0.2 + 0.8 * notes) * shape(seconds, [(0, 0), (0.05, 0.7), (seconds * 0.8, 1), (seconds, 0)])
    )


def _zip(rng: np.random.Generator, seconds: float) -> Sound:
    """A zip fastener is drawn shut, tooth by tooth, ever faster."""
    path = np.geomspace(1_300, 4_600, samples(seconds))
    teeth = 0.5 + 0.5 * np.sign(tones(shape(seconds, [(0, 210), (seconds, 420)]), ((1, 1.0),)))
    pulled = shape(seconds, [(0, 0), (0.02, 0.6), (seconds * 0.9, 1), (seconds, 0)])
    return sweep(white(seconds, rng), path, 1.6) * (0.25 + 0.75 * teeth) * pulled


def deposit() -> Sound:
    """Coins and a bundle go into the chest, and its lid comes down."""
    rng = dice(822)
    track = silence(1.5)
    for _ in range(22):
        lay(track, low(coin(rng), 7_500), min(0.62, rng.exponential(0.2)), 0.6 * rng.uniform(0.3, 1))
    lay(track, low(white(0.2, rng), 700) * decay(0.2, 0.07, 0.002) + ping(0.2, CHEST[1:4]), 0.3, 0.45)
    lay(track, _lid(rng), 0.8, 0.8)
    lay(track, _latch(rng), 0.98, 0.22)
    return echo(track, CELLAR, 0.12)


def withdraw() -> Sound:
    """The hasp springs, the lid knocks against the wall, and coins are scooped into a bag."""
    rng = dice(823)
    track = silence(1.5)
    lay(track, _latch(rng), 0.0, 0.4)
    lay(track, knock(210, 824, 0.4), 0.2, 0.8)
    lay(track, knock(260, 825, 0.3), 0.27, 0.3)
    for scoop in (0.42, 0.72):
        for _ in range(10):
            lay(track, coin(rng), scoop + abs(rng.normal(0, 0.08)), 0.26 * rng.uniform(0.3, 1))
        lay(
            track,
            band(white(0.2, rng), 1_500, 6_000) * shape(0.2, [(0, 0), (0.08, 1), (0.2, 0)]),
            scoop,
            0.12,
        )
    lay(track, _bag(rng, 0.32), 0.92, 0.5)
    return echo(track, CELLAR, 0.12)


def wanted_on() -> Sound:
    """Wanted! High, low, high, low from two horns like a patrol car's call, over a low blow of the drum."""
    bpm = 150
    horns, low_brass, drums, strings = Part(61, bpm), Part(57, bpm), Part(47, bpm), Part(48, bpm)
    for beat, pitches, length, force in (
        (0, ("Eb5", "G4"), 0.45, 96), (0.5, ("C5", "Gb4"), 0.45, 90),
        (1, ("Eb5", "G4"), 0.45, 102), (1.5, ("C5", "Gb4"), 1.3, 106),
    ):  # fmt: skip
        horns.play(beat, pitches, length, force)
    low_brass.play(0, ("C3", "Eb3"), 0.8, 92)
    low_brass.play(1.5, ("C3", "Gb3"), 1.3, 104)
    strings.play(0, ("C2", "C3"), 2.6, 84)
    for beat, force in ((0, 96), (1.5, 112)):
        drums.play(beat, "C2", 1, force)
    parts = ((horns, -18, 0.0), (low_brass, -20, 0.0), (drums, -22, 0.0), (strings, -24, 0.0))
    sting = mix((perform(part, 4), loud, pan) for part, loud, pan in parts)
    return fade(echo(sting, STAGE, 0.18)[: samples(1.7)], 0.0, 0.5)


def wanted_off() -> Sound:
    """Not wanted any more: somebody breathes out, and the guitar comes to rest on a friendly chord."""
    bpm = 108
    guitar, piano = Part(26, bpm), Part(4, bpm)
    for step, pitch in enumerate(("G5", "Eb5", "C5", "Bb4")):
        guitar.play(0.1 + step / 4, pitch, 0.3, 80)
    guitar.play(1.1, ("Ab3", "C4", "Eb4", "G4"), 0.3, 66)
    guitar.play(1.6, ("Eb3", "G3", "Bb3", "D4", "F4"), 1.6, 78)
    piano.play(1.6, ("Eb3", "Bb3", "D4", "G4"), 1.6, 64)
    chord = mix([(perform(guitar, 4), -18, 0.0), (perform(piano, 4), -24, 0.0)]).mean(1)
    rng = dice(826)
    path = shape(0.5, [(0, 1_900), (0.5, 750)])
    breath = sweep(white(0.5, rng), path, 1.2) * shape(0.5, [(0, 0), (0.06, 1), (0.2, 0.6), (0.5, 0)], 1.2)
    track = silence(1.9)
    lay(track, unit(breath), 0.0, 0.12)
    lay(track, unit(chord), 0.02, 0.6)
    return fade(echo(track, STAGE, 0.14)[: samples(1.9)], 0.0, 0.5)


def last_round() -> Sound:
    """The last round: the town clock ticks, a horn rises with the sun, and two birds have begun."""
    rng = dice(827)
    bpm = 100
    horn, strings = Part(60, bpm), Part(48, bpm)
    horn.line(0, "0 G3 .9 84 | 1 C4 .9 90 | 2 G4 2 98")
    strings.play(0.5, ("C3", "G3", "C4", "E4"), 3.5, 70)
    morning = mix([(perform(horn, 5), -18, 0.0), (perform(strings, 5), -21, 0.0)])
    track = np.zeros((samples(3.1), 2))
    for beat in range(5):
        lay(track, _tick(rng, 1.0 if beat % 2 else 1.16), 0.3 * beat, 0.5 - 0.06 * beat)
    lay(track, unit(morning) * 0.5, 0.6, 1.0)
    for at, pitch, pan in ((1.25, 3_300, -0.6), (1.72, 4_100, 0.6), (1.95, 3_350, -0.55), (2.35, 4_200, 0.6)):
        for note in range(3):
            lay(track, _chirp(pitch * (1 + 0.04 * note), 0.07), at + 0.095 * note, 0.05, pan)
    return fade(echo(track, SQUARE, 0.14)[: samples(3.1)], 0.0, 0.7)


def _tick(rng: np.random.Generator, size: float) -> Sound:
    """One beat of a tall clock's pendulum."""
    modes: list[Mode] = [(pitch * size, t60, a) for pitch, t60, a in PENDULUM]
    return ping(0.15, modes, 0.0006) + 0.5 * band(white(0.15, rng), 800, 4_000) * decay(0.15, 0.012)


def _chirp(pitch: float, seconds: float) -> Sound:
    """A small bird says one thing."""
    path = pitch * (1 + 0.16 * np.sin(np.pi * clock(seconds) / seconds))
    return high(tones(path, ((1, 1.0), (2, 0.08))), 1_500) * shape(seconds, [(0, 0), (0.02, 1), (seconds, 0)])


LOOT = {
    "rob_bank": (rob_bank, -21),
    "deposit": (deposit, -21),
    "withdraw": (withdraw, -22),
    "wanted_on": (wanted_on, -19),
    "wanted_off": (wanted_off, -22),
    "last_round": (last_round, -20),
}
