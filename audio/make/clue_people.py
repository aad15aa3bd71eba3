"""Clues by people: the Pack laughs at everybody, and the crowd of the street talks."""

from functools import cache
from typing import NamedTuple

import numpy as np
from filters import high, high_shelf, low
from people import SALON, cords, mouth
from space import Room, echo, lay
from speech import Delivery, say

from bench import Sound, dice, drift, samples, shape, silence, white

SQUARE = Room(0.8, 0.4, 0.012, ((0.035, 0.5), (0.08, 0.4)), seed=41)

TALK = (
    "well I told him yesterday that the market would be closed",
    "no no no you never listen to me when we go out",
    "have you seen the price of those shoes over there",
    "let us meet at the corner after the show tonight",
    "two coffees please and one of those warm pretzels",
    "where did you park the car I can not remember",
)
"""Cut into grains and shuffled; not one word can be made out."""


class Pack(NamedTuple):
    """One take of the laughter: how high the boss laughs, and when the others join in."""

    seed: int
    boss: float
    giggler: float
    joins: tuple[float, float]


PACKS = (
    Pack(4_122, 258, 330, (0.57, 0.75)),
    Pack(4_123, 242, 345, (0.66, 0.5)),
    Pack(4_124, 268, 318, (0.5, 0.8)),
)


def laughter(take: int) -> Sound:
    """The boss laughs out loud, one of the gang giggles along, another chuckles below."""
    how = PACKS[take - 1]
    rng, track = dice(how.seed), np.zeros((samples(2.6), 2))
    lay(track, _laugh(rng, how.boss, 8, 1.17), 0.0, 1.0, -0.1)
    lay(track, _laugh(rng, how.giggler, 8, 1.27), how.joins[0], 0.3, 0.5)
    lay(track, _laugh(rng, 200, 6, 1.08), how.joins[1], 0.15, -0.55)
    return echo(track, SALON, 0.15)[: samples(2.7)] * shape(2.7, [(0, 1), (2.2, 1), (2.7, 0)])[:, None]


def _laugh(rng: np.random.Generator, pitch: float, count: int, size: float) -> Sound:
    """`count` times ha, each weaker and lower than the one before; then a breath."""
    track, at = silence(count * 0.2 + 0.8), 0.0
    for beat in range(count):
        tired = beat / (count - 1)
        lift = (1.08, 1.2, 1.12)[beat] if beat < 3 else 1.0
        level = (1 - 0.6 * tired) * rng.uniform(0.85, 1.1) * (0.8 if beat == 0 else 1.0)
        lay(track, _ha(rng, pitch * lift * (1 - 0.34 * tired) * rng.normal(1, 0.03), size), at, level)
        at += 0.176 * rng.normal(1 + 0.12 * tired, 0.04)
    gasp = white(0.45, rng) * shape(0.45, [(0, 0), (0.3, 0.8), (0.4, 1), (0.45, 0)])
    lay(track, mouth(high(gasp, 400), "eh", size * 1.05), at + 0.03, 0.02)
    return track


def _ha(rng: np.random.Generator, pitch: float, size: float) -> Sound:
    """One syllable: a puff of breath, then an open vowel that arches."""
    seconds = 0.2
    path = pitch * (1 + 0.4 * np.sin(np.pi * np.linspace(-0.1, 1.15, samples(seconds))))
    puff = high(white(seconds, rng), 300) * shape(seconds, [(0, 0), (0.045, 1), (0.1, 0.3), (seconds, 0)])
    vowel = cords(path, rng) * shape(seconds, [(0, 0), (0.085, 0), (0.096, 1), (0.12, 0.9), (0.155, 0)])
    return high_shelf(mouth(vowel + 0.2 * puff, "a", size), 2_500, -5.5)


def crowd(seconds: float, rng: np.random.Generator) -> Sound:
    """Twelve people, each a string of shuffled snippets of talk."""
    track = np.zeros((samples(seconds), 2))
    for _ in range(12):
        near = rng.uniform(0, 1)
        talk = low(_babble(seconds, rng), 3_600 * (0.5 + 1.3 * near), 1)
        talk *= np.clip(1 + 0.7 * drift(seconds, rng, 1.8), 0, 2.2)
        lay(track, talk, 0.0, 0.2 + near**3, rng.uniform(-0.95, 0.95))
    return echo(track, SQUARE, 0.13)[: samples(seconds)]


def _babble(seconds: float, rng: np.random.Generator) -> Sound:
    """One person who speaks and says nothing."""
    voices = _voices()
    voice = voices[rng.integers(len(voices))]
    voice = np.interp(
        np.arange(0, len(voice) - 1, np.exp(rng.uniform(*np.log((0.8, 1.05))))), np.arange(len(voice)), voice
    )
    track, start = np.zeros(samples(seconds + 0.5)), 0
    while start < samples(seconds):
        grain = samples(rng.uniform(0.18, 0.4))
        cut = int(rng.integers(len(voice) - grain))
        track[start : start + grain] += voice[cut : cut + grain] * np.hanning(grain)
        start += int(grain * rng.uniform(0.4, 0.7))
    return track[: samples(seconds)]


@cache
def _voices() -> list[Sound]:
    """Twelve dry voices of men and women, high and low, equally loud."""
    people = [Delivery("rms", pitch, 1.2, 1.05, 2, throat) for pitch, throat in ((1.0, 0.96), (1.25, 1.04))]
    people += [Delivery("slt", pitch, 1.2, 1.05, 2, throat) for pitch, throat in ((1.0, 1.0), (1.2, 1.08))]
    spoken = [high(say(line, who), 120) for index, line in enumerate(TALK) for who in people[index % 2 :: 2]]
    return [voice * 0.1 / np.std(voice) for voice in spoken]
