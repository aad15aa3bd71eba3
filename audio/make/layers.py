"""What the music of all games has in common: three layers in step, of parts played loosely on one stage.

`low` alone is calm, `low` and `mid` search, all three chase.
"""

from collections.abc import Iterable

import numpy as np
from band import Part, Stem, perform
from filters import high, low
from level import integrated
from space import STAGE, echo, stereo

from bench import Sound, ratio

LOW, MID, HIGH = -22.5, -24.5, -23.0
"""How loud the three layers of every game are, in LUFS, so that no game is louder than another."""

BRUSHES = 40
"""The drum kit that is played with brushes: a tap on the snare, or a stroke around it."""
TAP, SWISH = 38, 40

Seat = tuple[Part, float, float]
"""A part, its loudness in LUFS, its place from -1 to 1."""


def levelled(layer: Sound, loudness: float) -> Sound:
    """`layer` at `loudness` LUFS."""
    return layer * ratio(loudness - integrated(layer))


def performed(
    rng: np.random.Generator, seats: Iterable[Seat], beats: float, loose: float, wet: float
) -> list[Stem]:
    """Every part played twice through, up to about `loose` beats beside the beat, on the same stage."""
    stems = []
    for part, loudness, pan in seats:
        part.loosen(rng, loose, 4)
        played = low(high(perform(part, beats, 2, 3.0).mean(1), 42), 11_000)
        stems.append((echo(stereo(played), STAGE, wet), loudness, pan))
    return stems
