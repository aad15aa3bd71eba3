"""People without words: a small formant singer, a crowd that gasps, a robber who chuckles."""

import numpy as np
from filters import high, high_shelf, resonator
from space import Room, echo, lay

from bench import RATE, Sound, dice, drift, samples, shape, white

SALON = Room(0.9, 0.4, 0.012)

VOWELS = {
    "a": (760, 1_220, 2_540, 3_450, 4_400),
    "o": (520, 900, 2_400, 3_300, 4_200),
    "uh": (600, 1_130, 2_450, 3_350, 4_300),
    "eh": (710, 1_330, 2_530, 3_450, 4_400),
}
"""The five formants of an adult man; other people are scaled copies."""

WIDTHS = (90, 110, 160, 220, 280)
STRENGTHS = (1.0, 0.75, 0.42, 0.26, 0.16)


def cords(pitch: Sound, rng: np.random.Generator) -> Sound:
    """The buzz of the vocal cords, pulse by pulse, each a little different."""
    buzz, at = np.zeros(len(pitch)), 0
    while at < len(pitch):
        period = max(8, int(RATE / (pitch[at] * (1 + rng.normal(0, 0.012)))))
        phase = np.arange(period) / period / 0.62
        flow = np.where(phase < 1, np.sin(np.pi * phase) ** 2 * phase**0.6, 0)
        pulse = np.diff(flow, prepend=0) * period / 8 * (1 + rng.normal(0, 0.05))
        part = pulse[: len(pitch) - at]
        buzz[at : at + len(part)] += part
        at += period
    return buzz


def mouth(breath: Sound, vowel: str, size: float) -> Sound:
    """`breath` shaped by a mouth that says `vowel`; `size` above 1 is a smaller person."""
    heard = np.zeros_like(breath)
    for formant, width, strength in zip(VOWELS[vowel], WIDTHS, STRENGTHS, strict=True):
        heard += strength * (formant / 700) ** 0.25 * resonator(breath, formant * size, width)
    return heard


def gasp(rng: np.random.Generator, size: float) -> Sound:
    """One person draws breath in fright: fast in, and held."""
    seconds = rng.uniform(0.26, 0.4)
    pull = shape(seconds, [(0, 0), (seconds * 0.2, 0.5), (seconds * 0.8, 1), (seconds, 0)], 1.5)
    air = white(seconds, rng) * pull * (1 + 0.2 * drift(seconds, rng, 30))
    return mouth(air, "a", size * 1.08) + 0.03 * high(air, 3_500)


def oh(rng: np.random.Generator, size: float) -> Sound:
    """One person says a short, startled oh."""
    seconds = rng.uniform(0.3, 0.48)
    base = rng.uniform(125, 150) * size**2.6
    path = base * shape(seconds, [(0, 1.15), (seconds * 0.25, 1.45), (seconds, 0.95)])
    swell = shape(seconds, [(0, 0), (0.04, 1), (seconds * 0.5, 0.7), (seconds, 0)])
    breath = cords(path * (1 + 0.01 * drift(seconds, rng, 9)), rng) + 0.03 * white(seconds, rng)
    return mouth(breath * swell, str(rng.choice(["o", "uh", "a"])), size)


def crowd_gasp() -> Sound:
    """A full room draws breath together, and a few cannot keep quiet."""
    rng = dice(290)
    track = np.zeros((samples(1.3), 2))
    for person in range(18):
        size, at, pan = rng.uniform(0.95, 1.28), abs(rng.normal(0, 0.05)), rng.uniform(-0.9, 0.9)
        lay(track, _even(gasp(rng, size)), at, rng.uniform(0.5, 1), pan)
        if person % 2:
            lay(track, _even(oh(rng, size)), at + rng.uniform(0.2, 0.34), rng.uniform(0.35, 0.8), pan)
    return echo(track, SALON, 0.22)


def robber_laugh() -> Sound:
    """A little rogue, pleased with himself: heh, heh, heh, heh, heh."""
    rng = dice(293)
    track = np.zeros(samples(1.3))
    for beat, (pitch, level) in enumerate(((293, 0.8), (332, 1.0), (293, 0.9), (247, 0.75), (213, 0.6))):
        lay(track, _heh(rng, pitch), 0.192 * beat, level)
    return echo(track, SALON, 0.2)


def _heh(rng: np.random.Generator, pitch: float) -> Sound:
    """One syllable: a puff of breath, then a short vowel that arches."""
    seconds = 0.2
    path = pitch * (1 + 0.32 * np.sin(np.pi * np.linspace(-0.1, 1.15, samples(seconds))))
    puff = high(white(seconds, rng), 300) * shape(seconds, [(0, 0), (0.04, 1), (0.087, 0.3), (seconds, 0)])
    vowel = cords(path, rng) * shape(seconds, [(0, 0), (0.061, 0), (0.085, 1), (0.16, 0.5), (seconds, 0)])
    return high_shelf(mouth(vowel + 0.26 * puff, "eh", 1.18), 2_500, -9)


def _even(sound: Sound) -> Sound:
    """`sound` at the strength of everybody else."""
    return sound / max(float(np.sqrt(np.mean(sound**2))), 1e-9)


PEOPLE = {"crowd_gasp": (crowd_gasp, -20), "robber_laugh": (robber_laugh, -20)}
