"""Cops and Crooks, the way out: a ticket, then boat, train or plane, or a call on the radio that stops it."""

import numpy as np
from clue_finder import case, switch
from cops_and_crooks_jail import CORRIDOR, bolt, clang
from filters import band, body, high, low, peak, resonator, sweep
from people import cords, mouth
from space import PARLOUR, Room, echo, lay

from bench import (
    RATE,
    Mode,
    Sound,
    clock,
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

HARBOUR = Room(1.0, 0.4, 0.03, ((0.07, 0.4), (0.16, 0.3)), seed=88)
SHED = Room(1.2, 0.5, 0.02, ((0.04, 0.5), (0.09, 0.4)), seed=89)

PUNCH: tuple[Mode, ...] = ((880, 0.02, 1.0), (1_730, 0.018, 1.0), (3_150, 0.012, 0.8), (5_200, 0.008, 0.5))
STEAM_WHISTLE = (629.0, 792.5, 942.5, 1_058.0)
"""The pipes of the steam whistle."""


def leaving(sound: Sound, nearest: float, speed: float, way: int) -> Sound:
    """`sound` as it passes at second `nearest` and goes off to the right (`way` 1) or to the left."""
    path = (clock(len(sound) / RATE) - nearest) * speed
    far = np.sqrt(path**2 + 1)
    pan = np.clip(way * path / far, -0.9, 0.9)
    angle = (pan + 1) * np.pi / 4
    dull = low(sound, 1_400, 1)
    mixed = (sound - dull) / far**1.6 + dull / far
    return np.stack([mixed * np.cos(angle), mixed * np.sin(angle)], 1)


def sinking(seconds: float, nearest: float, speed: float) -> Sound:
    """By how much all pitches fall as something passes at second `nearest`."""
    path = (clock(seconds) - nearest) * speed
    return np.asarray(1 / (1 + 0.07 * path / np.sqrt(path**2 + 1)))


def ticket_punch() -> Sound:
    """The ticket is pushed in, the punch bites and springs back, and the scrap falls."""
    rng = dice(831)
    track = silence(0.6)
    slide = band(white(0.13, rng), 1_400, 6_000) * (1 + 0.5 * drift(0.13, rng, 80))
    lay(track, slide * shape(0.13, [(0, 0), (0.07, 1), (0.13, 0)], 1.3), 0.0, 0.16)
    for at, level, size in ((0.16, 1.0, 1.0), (0.25, 0.55, 1.25)):
        modes: list[Mode] = [(pitch * size, t60, a) for pitch, t60, a in PUNCH]
        lay(track, unit(body(white(0.1, rng) * decay(0.1, 0.005), modes)), at, level)
        lay(track, ping(0.15, [(190, 0.05, 0.8), (320, 0.04, 0.5)]), at, 0.7 * level)
    lay(track, band(white(0.03, rng), 1_200, 5_000) * decay(0.03, 0.014, 0.001), 0.17, 0.8)
    lay(track, band(white(0.04, rng), 2_000, 7_000) * decay(0.04, 0.02, 0.002), 0.42, 0.1)
    return echo(track, PARLOUR, 0.08)


def getaway_boat() -> Sound:
    """The motor boat toots, opens up, and leaves with its wash behind it."""
    rng = dice(832)
    seconds = 3.0
    turn = sinking(seconds, 0.9, 1.5) * (1 + 0.012 * drift(seconds, rng, 10))
    revs = shape(seconds, [(0, 46), (0.5, 58), (1.2, 112), (seconds, 122)]) * turn
    pulse = tones(revs, ((0.5, 0.4), (1, 1.0), (2, 0.7), (3, 0.5), (4, 0.4), (6, 0.3), (9, 0.2)))
    breath = band(tilted(seconds, rng, -2), 250, 3_000)
    exhaust = saturate(0.5 * pulse, 1.6) + 0.5 * breath / np.std(breath) * (0.3 + np.maximum(0, pulse) / 2)
    motor = exhaust + 0.9 * resonator(exhaust, 330, 90) + 0.9 * resonator(exhaust, 870, 240)
    opened = shape(seconds, [(0, 0), (0.08, 0.4), (0.5, 0.5), (1.1, 1), (seconds, 0.9)])
    swell = shape(seconds, [(0, 0.1), (0.6, 0.25), (1.4, 1), (2.2, 0.8), (seconds, 0)])
    wash = unit(band(white(seconds, rng), 500, 5_000) * (1 + 0.5 * drift(seconds, rng, 12)))
    track = leaving(0.4 * motor * opened, 0.9, 1.5, 1)
    for pan in (-0.6, 0.5):
        lay(track, wash * swell * (1 + 0.3 * drift(seconds, rng, 6)), 0.0, 0.3, pan)
        lay(track, unit(_gurgle(seconds, rng)) * swell, 0.0, 0.3, pan)
    for at, length in ((0.0, 0.13), (0.2, 0.34)):
        lay(track, _boat_horn(length), at, 0.4, -0.1)
    return fade(echo(track, HARBOUR, 0.14)[: samples(seconds)], 0.0, 0.7)


def _boat_horn(seconds: float) -> Sound:
    """A small brass trumpet on a boat's roof."""
    reeds = saw(np.full(samples(seconds), 262.0)) + 0.8 * saw(np.full(samples(seconds), 311.0))
    press = shape(seconds, [(0, 0), (0.03, 1), (seconds - 0.05, 0.9), (seconds, 0)])
    return peak(band(reeds, 220, 2_400), 780, 1.2, 5) * press


def _gurgle(seconds: float, rng: np.random.Generator) -> Sound:
    """Water that falls together again: many short rising bubbles."""
    track = silence(seconds)
    for _ in range(int(seconds * 42)):
        length, pitch = rng.uniform(0.02, 0.05), np.exp(rng.uniform(*np.log((350, 1_600))))
        path = np.linspace(pitch, pitch * 1.6, samples(length))
        lay(track, sine(path) * decay(length, length), rng.uniform(0, seconds - 0.05), rng.uniform(0.2, 1))
    return track


def getaway_train() -> Sound:
    """The steam whistle, then chuff by chuff, ever faster: no rails and no motors, as in the clue."""
    rng = dice(833)
    seconds = 3.1
    puffs = silence(seconds)
    at, gap, beat = 0.42, 0.3, 0
    while at < seconds - 0.1:
        lay(puffs, _chuff(rng, min(0.34, gap * 1.3)), at, 1.0 if beat % 4 == 0 else 0.72)
        at, gap, beat = at + gap, max(0.1, gap * 0.9), beat + 1
    track = leaving(unit(puffs), 1.2, 0.7, -1)
    for start, length in ((0.0, 0.16), (0.24, 0.9)):
        lay(track, _steam_whistle(rng, length), start, 0.08, 0.15)
    return fade(echo(track, SHED, 0.2)[: samples(seconds)], 0.0, 0.8)


def _chuff(rng: np.random.Generator, seconds: float) -> Sound:
    """One beat of the steam in the chimney; a harder one would be a gunshot."""
    puff = band(white(seconds, rng), 700, 4_200) + 0.8 * band(white(seconds, rng), 110, 350)
    return puff * shape(seconds, [(0, 0), (seconds * 0.5, 1), (seconds * 0.6, 0.45), (seconds, 0.1)], 1.3)


def _steam_whistle(rng: np.random.Generator, seconds: float) -> Sound:
    """Four pipes of one chord, each a little unsteady, and the steam that misses them."""
    voice = 0.6 * high(white(seconds, rng), 1_500)
    rise = shape(seconds, [(0, 0.9), (0.09, 1), (seconds - 0.12, 1), (seconds, 0.9)])
    for pitch in STEAM_WHISTLE:
        path = pitch * rise * (1 + 0.008 * drift(seconds, rng, 12))
        air = sweep(white(seconds, rng), path, 10.0)
        voice += tones(path, ((1, 1.0), (2, 0.35), (3, 0.18))) + 0.6 * air / np.std(air)
    return voice * shape(seconds, [(0, 0), (0.06, 1), (seconds - 0.15, 0.9), (seconds, 0)])


def getaway_plane() -> Sound:
    """A jet takes off and climbs away; its roar comes twice, from the sky and from the runway."""
    rng = dice(834)
    seconds, nearest = 3.0, 1.1
    roar = tilted(seconds, rng, -4)
    late = 0.018 / np.hypot(clock(seconds) - nearest, 1) * RATE
    places = np.arange(len(roar))
    both = low(high(roar + 0.8 * np.interp(places - late, places, roar), 70), 9_000, 1)
    path = 2_400 * sinking(seconds, nearest, 2.0) ** 3 * (1 + 0.002 * drift(seconds, rng, 20))
    turbine = tones(path, ((1, 1.0), (1.51, 0.5), (2.02, 0.4)))
    return fade(leaving(0.4 * both + 0.09 * turbine, nearest, 1.0, 1), 0.1, 0.8)


def thwarted() -> Sound:
    """The radio calls, three tones that sink and a voice that regrets, and a door falls shut."""
    rng = dice(835)
    radio = silence(1.4)
    lay(radio, white(0.06, rng), 0.0, 0.5)
    for at, pitch, length in ((0.08, 659.3, 0.15), (0.25, 587.3, 0.15), (0.42, 466.2, 0.32)):
        tone = tones(np.full(samples(length), pitch), ((1, 1.0), (2, 0.3), (3, 0.2)))
        lay(radio, tone * shape(length, [(0, 0), (0.01, 1), (length * 0.7, 0.8), (length, 0)]), at, 0.5)
    for at, vowel, pitch in ((0.78, "o", 150.0), (0.96, "uh", 122.0), (1.1, "eh", 104.0)):
        path = pitch * shape(0.15, [(0, 1.08), (0.15, 0.9)])
        said = mouth(cords(path, rng), vowel, 1.0) * shape(0.15, [(0, 0), (0.03, 1), (0.15, 0)])
        lay(radio, unit(said), at, 0.6)
    lay(radio, white(0.1, rng) * shape(0.1, [(0, 1), (0.08, 0.7), (0.1, 0)]), 1.27, 0.4)
    on_air = shape(1.4, [(0, 1), (1.36, 1), (1.37, 0), (1.4, 0)])
    call = case(band(saturate((radio + 0.03 * white(1.4, rng)) * on_air, 1.2), 450, 3_200, 2))
    track = silence(2.4)
    lay(track, switch(rng), 0.0, 0.2)
    lay(track, unit(call), 0.02, 0.42)
    lay(track, echo(clang(rng, 0.7), CORRIDOR, 0.2), 1.5, 0.6)
    lay(track, bolt(rng), 1.82, 0.3)
    return fade(track, 0.0, 0.25)


GETAWAY = {
    "ticket_punch": (ticket_punch, -23),
    "getaway_boat": (getaway_boat, -19),
    "getaway_train": (getaway_train, -19),
    "getaway_plane": (getaway_plane, -19),
    "thwarted": (thwarted, -20),
}
