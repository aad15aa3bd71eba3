"""Cops and Crooks behind bars: arrests, cells, and the shutters of those who were robbed."""

import numpy as np
from clue_finder import switch
from filters import band, body, high, low
from gadgets import blow, handcuffs
from space import YARD, Room, echo, lay

from bench import Mode, Sound, decay, dice, drift, ping, samples, shape, silence, unit, white

CORRIDOR = Room(1.1, 0.55, 0.012, ((0.017, 0.6), (0.034, 0.5), (0.06, 0.4)), seed=83)
VAULT = Room(2.2, 0.3, 0.02, ((0.031, 0.6), (0.067, 0.5), (0.11, 0.4)), seed=84)
ARCADE = Room(0.5, 0.5, 0.01, seed=85)

BARS: tuple[Mode, ...] = (
    (143, 0.45, 0.7), (231, 0.6, 0.6), (397, 0.75, 0.6), (449, 0.7, 0.6), (568, 0.75, 0.6), (811, 0.7, 0.7),
    (1_163, 0.7, 0.8), (1_271, 0.6, 0.7), (1_589, 0.5, 0.8), (2_214, 0.45, 0.7), (2_467, 0.45, 0.6),
    (3_090, 0.38, 0.6), (4_350, 0.26, 0.5), (5_820, 0.15, 0.4),
)  # fmt: skip
"""A grating of iron bars: dull below, a harsh ring above, never a bell's single tone."""

BOLT: tuple[Mode, ...] = ((205, 0.07, 1.0), (470, 0.06, 0.8), (1_120, 0.05, 0.8), (2_450, 0.03, 0.6))
SLAB: tuple[Mode, ...] = ((47, 0.7, 1.0), (71, 0.55, 0.9), (109, 0.4, 0.7), (178, 0.28, 0.5), (330, 0.2, 0.4))
SLAT: tuple[Mode, ...] = ((930, 0.03, 0.8), (1_640, 0.04, 1.0), (2_680, 0.035, 0.9), (4_150, 0.025, 0.8))


def clang(rng: np.random.Generator, seconds: float = 1.0) -> Sound:
    """The grating falls against its frame."""
    modes: list[Mode] = [(pitch * rng.normal(1, 0.012), t60, a) for pitch, t60, a in BARS]
    frame = 0.6 * band(white(seconds, rng), 250, 5_500) * decay(seconds, 0.12, 0.001)
    return 0.35 * ping(seconds, modes, 0.0008, rng) + frame + ping(seconds, [(82, 0.16, 0.7)])


def bolt(rng: np.random.Generator) -> Sound:
    """A bolt is thrown: iron runs into iron."""
    return unit(body(white(0.25, rng) * decay(0.25, 0.012), BOLT)) + ping(0.25, [(120, 0.07, 0.5)])


def jail_door() -> Sound:
    """The cell is shut: a clang that shivers through the bars, and the bolt."""
    rng = dice(811)
    track = silence(1.5)
    for at, level in ((0.0, 1.0), (0.075, 0.35), (0.125, 0.16)):
        lay(track, clang(rng), at, level)
    lay(track, bolt(rng), 0.5, 0.55)
    lay(track, bolt(rng), 0.58, 0.3)
    return echo(track, CORRIDOR, 0.2)


def jail_open() -> Sound:
    """The key turns, the bolt is drawn, and the grating rolls aside on its rail."""
    rng = dice(812)
    track = silence(1.6)
    for at, level in ((0.0, 0.35), (0.1, 0.5)):
        lay(track, switch(rng), at, level)
    lay(track, bolt(rng), 0.24, 0.8)
    rolling = shape(0.66, [(0, 0), (0.12, 0.8), (0.5, 1), (0.66, 0.5)])
    rail = band(white(0.66, rng), 180, 1_800) * (1 + 0.5 * drift(0.66, rng, 25))
    lay(track, rail * rolling, 0.42, 0.24)
    for at in (0.43, 0.55, 0.61, 0.76, 0.83, 0.97):
        modes: list[Mode] = [(pitch * rng.normal(1, 0.03), t60 * 0.3, a) for pitch, t60, a in BARS[4:]]
        lay(track, ping(0.3, modes, 0.002, rng), at, 0.06 * rng.uniform(0.6, 1.2))
    lay(track, clang(rng, 0.5) * decay(0.5, 0.3), 1.08, 0.42)
    return echo(track, CORRIDOR, 0.16)


def jail_stay() -> Sound:
    """Two hands shake the bars, and the bars hold."""
    rng = dice(817)
    track = silence(1.1)
    shakes = ((0.0, 0.7), (0.07, 0.4), (0.2, 0.9), (0.26, 0.5), (0.31, 0.3), (0.48, 1.0), (0.55, 0.4))
    for at, level in shakes:
        modes: list[Mode] = [(pitch * rng.normal(1, 0.02), t60 * 0.3, a) for pitch, t60, a in BARS]
        rattle = 0.9 * band(white(0.4, rng), 250, 4_500) * decay(0.4, 0.05, 0.001)
        lay(track, 0.35 * ping(0.4, modes, 0.001, rng) + rattle, at, level)
    return echo(track, CORRIDOR, 0.16)


def fourth_arrest() -> Sound:
    """The heavy door, for good: it booms, three bolts run home, a ring of keys is taken away."""
    rng = dice(813)
    track = silence(2.3)
    lay(track, ping(1.4, SLAB, 0.003), 0.0, 0.7)
    lay(track, low(white(0.9, rng), 700) * decay(0.9, 0.5, 0.002), 0.0, 1.6)
    lay(track, clang(rng), 0.004, 0.5)
    for at, level in ((0.62, 0.5), (0.84, 0.55), (1.06, 0.65)):
        lay(track, bolt(rng), at, level)
        lay(track, ping(0.3, SLAB[1:], 0.002), at, 0.3 * level)
    for key in range(11):
        pitch = rng.uniform(1_700, 3_900)
        clink = ping(
            0.2, [(pitch, 0.05, 1.0), (pitch * 1.43, 0.04, 0.7), (pitch * 1.81, 0.03, 0.5)], 0.0004, rng
        )
        clink += band(white(0.2, rng), 1_500, 5_500) * decay(0.2, 0.02)
        lay(track, clink, 1.42 + 0.06 * key + rng.uniform(0, 0.03), 0.07 * (1 - key / 13))
    return echo(track, VAULT, 0.2)[: samples(2.9)] * shape(2.9, [(0, 1), (2.0, 1), (2.9, 0)])


def arrest_street() -> Sound:
    """A whistle stops the crook in the street, and the cuffs click shut."""
    rng = dice(814)
    track = silence(1.9)
    lay(track, echo(blow(rng, 0.14), YARD, 0.1), 0.004, 0.5)
    lay(track, echo(blow(rng, 0.42), YARD, 0.1), 0.19, 0.5)
    lay(track, unit(handcuffs()), 0.74, 1.5)
    return track


def shutter_down() -> Sound:
    """A shop's roller shutter rattles down, faster and faster, and hits the ground."""
    rng = dice(815)
    track = silence(1.5)
    at, gap = 0.0, 0.06
    while at < 0.82:
        lay(track, _slat(rng), at, 0.3 + 0.5 * at)
        at, gap = at + gap * rng.uniform(0.55, 1.45), max(0.03, gap * 0.955)
    roll = high(white(0.84, rng), 900) * (1 + 0.6 * drift(0.84, rng, 50))
    lay(track, roll * shape(0.84, [(0, 0.1), (0.8, 1), (0.84, 0)]), 0.0, 0.13)
    for late, level in ((0.85, 1.0), (0.93, 0.4), (0.98, 0.2)):
        lay(track, _slat(rng) + ping(0.3, [(88, 0.14, 1.2), (150, 0.1, 0.8)], 0.001), late, level)
    return echo(track, ARCADE, 0.13)


def shutter_up() -> Sound:
    """The padlock snaps, the shutter rolls up, slower and slower, and rests."""
    rng = dice(816)
    track = silence(1.5)
    lay(track, switch(rng), 0.0, 0.5)
    at, gap = 0.16, 0.03
    while at < 1.0:
        lay(track, _slat(rng), at, 0.75 - 0.45 * at)
        at, gap = at + gap * rng.uniform(0.55, 1.45), gap * 1.04
    path = high(white(0.86, rng), 900) * (1 + 0.6 * drift(0.86, rng, 50))
    lay(track, path * shape(0.86, [(0, 0), (0.05, 1), (0.86, 0)]), 0.15, 0.13)
    lay(track, low(_slat(rng), 1_800) + ping(0.3, [(118, 0.09, 1.0)], 0.001), 1.06, 0.5)
    return echo(track, ARCADE, 0.13)


def _slat(rng: np.random.Generator) -> Sound:
    """One slat of tin folds over the next."""
    modes: list[Mode] = [(pitch * rng.normal(1, 0.05), t60, a) for pitch, t60, a in SLAT]
    return 0.6 * ping(0.3, modes, 0.0005, rng) + 0.7 * band(white(0.3, rng), 900, 5_500) * decay(0.3, 0.02)


JAIL = {
    "jail_door": (jail_door, -20),
    "jail_open": (jail_open, -22),
    "jail_stay": (jail_stay, -22),
    "fourth_arrest": (fourth_arrest, -18),
    "arrest_street": (arrest_street, -20),
    "shutter_down": (shutter_down, -22),
    "shutter_up": (shutter_up, -23),
}
