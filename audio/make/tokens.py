"""The tokens of Police Chase: turned, taken, put down; what they show, and what the robber does with them."""

import numpy as np
from board import A5, B5, C6, D5, D6, E5, E6, G6, SKY, chime, chimes
from filters import band, high, low, sweep
from menu import knock, mallet
from space import PARLOUR, echo, lay

from bench import RATE, Mode, Sound, clock, decay, dice, drift, ping, samples, shape, silence, sine, white

DESK: tuple[Mode, ...] = ((142, 0.09, 1.0), (231, 0.07, 0.7), (402, 0.045, 0.5), (760, 0.025, 0.25))


def token_flip() -> Sound:
    """A thick card disc is lifted by a fingernail and falls on its other face."""
    rng = dice(550)
    track = silence(0.34)
    lay(track, _board_edge(rng, 1_400), 0.001, 0.5)
    path = np.linspace(900, 2_900, samples(0.13))
    lay(
        track,
        sweep(white(0.13, rng), path, 1.2) * shape(0.13, [(0, 0), (0.08, 1), (0.13, 0)], 1.5),
        0.01,
        0.45,
    )
    lay(track, _board_falls(rng), 0.14, 1.0)
    lay(track, _board_falls(rng), 0.2, 0.25)
    return echo(track, PARLOUR, 0.08)


def _board_edge(rng: np.random.Generator, pitch: float) -> Sound:
    """A fingernail under thick card."""
    return band(white(0.05, rng), pitch, pitch * 3.5) * decay(0.05, 0.008, 0.0004)


def _board_falls(rng: np.random.Generator) -> Sound:
    """Thick card lands flat on wood."""
    flat = band(white(0.1, rng), 350, 2_600) * decay(0.1, 0.022, 0.0005)
    return 1.1 * flat + ping(0.1, [(262, 0.05, 0.8), (418, 0.04, 0.6), (905, 0.02, 0.3)], 0.0007)


def token_take() -> Sound:
    """Mine: four quick steps up on toy bells."""
    return chimes(((0.0, C6, 0.6), (0.075, E6, 0.7), (0.15, G6, 0.8), (0.225, 2 * C6, 0.9)), 0.95, 0.7)


def token_place() -> Sound:
    """A card disc is set down on a house: wood, and a last push of the finger."""
    rng = dice(551)
    track = silence(0.3)
    lay(track, _board_falls(rng), 0.001, 1.0)
    lay(track, knock(290, 552, 0.35), 0.002, 0.8)
    slide = band(white(0.09, rng), 1_200, 3_400) * shape(0.09, [(0, 0), (0.03, 1), (0.09, 0)])
    lay(track, slide, 0.075, 0.1)
    return echo(track, PARLOUR, 0.08)


def token_back() -> Sound:
    """Seen already: the disc turns back, and two low bars hum: hm, again."""
    track = silence(0.75)
    lay(track, token_flip(), 0.0, 0.7)
    for at, pitch, level in ((0.24, D5 / 2, 0.75), (0.4, E5 / 2, 0.6)):
        lay(track, mallet(pitch, 0.3), at, level)
        lay(track, low(knock(pitch, 553, 0.2), 1_800), at, 0.4 * level)
    return echo(track, PARLOUR, 0.08)


def jewel_found() -> Sound:
    """The jewel: a run of sparks upwards, and glitter that falls after it."""
    rng = dice(560)
    track = silence(1.35)
    for index, pitch in enumerate((C6, E6, G6, 2 * B5, 2 * C6, 2 * E6)):
        lay(track, chime(pitch, 0.55), 0.055 * index, 0.45 + 0.07 * index)
    for spark in range(14):
        pitch = float(rng.choice([2 * C6, 2 * E6, 2 * G6, 2 * D6, 4 * A5]))
        lay(track, chime(pitch * rng.normal(1, 0.004), 0.22), 0.36 + 0.04 * spark, 0.26 * (1 - spark / 15))
    return echo(track, SKY, 0.22)


def evidence_found() -> Sound:
    """A clue under the magnifying glass: aha, two plucked steps and a shining third."""
    rng = dice(561)
    track = silence(1.0)
    lay(track, _board_edge(rng, 1_800), 0.001, 0.25)
    for at, pitch, level in ((0.0, D5, 0.8), (0.12, A5, 0.9)):
        lay(track, mallet(pitch, 0.3), at, level)
        lay(track, knock(pitch / 2, 562, 0.4), at, 0.4 * level)
    for pitch, level in ((D6, 0.8), (A5, 0.35)):
        lay(track, chime(pitch, 0.6), 0.27, level)
    return echo(track, SKY, 0.12)


def warrant_found() -> Sound:
    """The judge's stamp: paper, a firm thump on the desk, and a small bell of approval."""
    rng = dice(563)
    track = silence(1.05)
    rustle = high(white(0.16, rng), 1_500) * shape(
        0.16, [(0, 0), (0.03, 0.7), (0.07, 0.3), (0.12, 1), (0.16, 0)], 1.5
    )
    lay(track, rustle * (1 + 0.6 * drift(0.16, rng, 70)), 0.0, 0.16)
    lay(track, ping(0.25, DESK, 0.0012), 0.19, 1.0)
    lay(track, band(white(0.12, rng), 300, 2_200) * decay(0.12, 0.035, 0.0008), 0.19, 1.0)
    lay(track, knock(980, 564, 0.7), 0.28, 0.25)
    for at, pitch, level in ((0.38, B5, 0.4), (0.46, D6, 0.45)):
        lay(track, chime(pitch, 0.5), at, level)
    return echo(track, SKY, 0.1)


def steal() -> Sound:
    """Whoosh, it is gone; the slide whistle winks."""
    rng = dice(565)
    track = silence(1.0)
    path = shape(0.34, [(0, 700), (0.2, 3_400), (0.34, 1_500)])
    swish = sweep(white(0.34, rng), path, 1.0) * shape(0.34, [(0, 0), (0.03, 0.25), (0.2, 1), (0.34, 0)], 1.5)
    lay(track, swish, 0.0, 1.0)
    lay(track, slide_whistle(rng, ((0.0, 620), (0.24, 1_480), (0.34, 1_400))), 0.26, 0.4)
    lay(track, slide_whistle(rng, ((0.0, 1_300), (0.11, 1_760))), 0.64, 0.34)
    return echo(track, PARLOUR, 0.1)


def slide_whistle(rng: np.random.Generator, points: tuple[tuple[float, float], ...]) -> Sound:
    """A toy whistle whose piston moves through the (time, pitch) `points`."""
    seconds = points[-1][0]
    path = shape(seconds, points) * (1 + 0.012 * np.sin(2 * np.pi * 6.5 * clock(seconds)))
    tone = sum(a * sine(path * k) for k, a in ((1, 1.0), (2, 0.12), (3, 0.08)))
    air = 0.35 * sweep(white(seconds, rng), path, 6.0) + 0.03 * high(white(seconds, rng), 4_000)
    puff = shape(seconds, [(0, 0), (0.03, 1), (seconds - 0.05, 0.85), (seconds, 0)])
    return (tone * (1 + 0.06 * drift(seconds, rng, 20)) + air) * puff


def robber_strike() -> Sound:
    """The robber bumps into somebody: a spring goes boing, a slide whistle sinks away."""
    rng = dice(566)
    track = silence(1.1)
    lay(track, knock(300, 567, 0.5), 0.0, 0.15)
    lay(track, _spring() * shape(0.8, [(0, 1), (0.5, 1), (0.8, 0)]), 0.004, 0.75)
    lay(track, slide_whistle(rng, ((0.0, 1_180), (0.4, 520))), 0.62, 0.22)
    return echo(track, PARLOUR, 0.1)


def _spring() -> Sound:
    """A coil let go: it trembles wide, then narrower, while it climbs."""
    seconds = 0.8
    time = clock(seconds)
    swing = np.sin(2 * np.pi * np.cumsum(np.linspace(30, 24, len(time))) / RATE)
    path = np.geomspace(240, 640, len(time)) * (1 + 0.18 * np.exp(-time / 0.15) * swing)
    coil = silence(seconds)
    for ratio, strength in ((1, 1.0), (2, 0.15), (3, 0.45), (4, 0.27)):
        coil += strength * sine(path * ratio) * decay(seconds, 1.5 / ratio**0.35, 0.002)
    return coil


TOKENS = {
    "token_flip": (token_flip, -23),
    "token_take": (token_take, -23),
    "token_place": (token_place, -24),
    "token_back": (token_back, -24),
    "jewel_found": (jewel_found, -21),
    "evidence_found": (evidence_found, -21),
    "warrant_found": (warrant_found, -21),
    "steal": (steal, -21),
    "robber_strike": (robber_strike, -21),
}
