"""How far the clues are apart: colour, movement, tone and rhythm of each, compared pair by pair."""

from collections.abc import Mapping
from itertools import combinations, pairwise

import numpy as np
from scipy import signal

from bench import RATE, Sound, samples

START = 1.2
"""A clue is to be told in these seconds."""

NEAREST = 0.8
"""No two clues may be nearer than this; two sounds drawn at random would be 1.4 apart."""

FRAME, HOP = 2_048, 1_024
BANDS = np.geomspace(120, 10_000, 25)
REGIONS = (200, 600, 1_500, 4_000, 10_000)


def distances(sounds: Mapping[str, Sound]) -> dict[tuple[str, str], float]:
    """How far every pair is apart; colour, movement, tone and rhythm weigh the same."""
    traits = [_traits(sound) for sound in sounds.values()]
    groups = [_standard(np.array(group)) for group in zip(*traits, strict=True)]
    pairs = combinations(enumerate(sounds), 2)
    return {
        (first, second): float(np.sqrt(np.mean([np.mean((group[a] - group[b]) ** 2) for group in groups])))
        for (a, first), (b, second) in pairs
    }


def _standard(group: Sound) -> Sound:
    """One row a sound, every trait with the middle 0 and the deviation 1."""
    return np.asarray((group - group.mean(0)) / (group.std(0) + 1e-9))


def _traits(sound: Sound) -> tuple[Sound, Sound, Sound, Sound]:
    """Colour and movement of 24 bands, tone against noise in four regions, and rhythm."""
    middle = sound if sound.ndim == 1 else sound.mean(1)
    pitches, _, curve = signal.stft(middle / np.std(middle), RATE, nperseg=FRAME, noverlap=FRAME - HOP)
    power = np.abs(curve) ** 2 + 1e-9
    bands = 10 * np.log10([power[(pitches >= a) & (pitches < b)].sum(0) + 1e-7 for a, b in pairwise(BANDS)])
    tones = np.array([_crest(power[(pitches >= a) & (pitches < b)]) for a, b in pairwise(REGIONS)])
    return bands.mean(1), bands.std(1), np.concatenate([tones.mean(1), tones.std(1)]), _rhythm(bands)


def _crest(power: Sound) -> Sound:
    """How far the strongest pitch stands out of its region, in dB, moment by moment."""
    return np.asarray(10 * np.log10(power.max(0) / power.mean(0)))


def _rhythm(bands: Sound) -> Sound:
    """How the beginnings in a sound repeat after 0.05 to 0.9 s."""
    rises = np.maximum(np.diff(bands, axis=1), 0).mean(0)
    rises = rises - rises.mean()
    echoes = np.correlate(rises, rises, "full")[len(rises) - 1 :] / (np.sum(rises**2) + 1e-9)
    first, last = round(0.05 * RATE / HOP), round(0.9 * RATE / HOP)
    return np.pad(echoes, (0, max(0, last - len(echoes))))[first:last]


def matrix(sounds: Mapping[str, Sound]) -> str:
    """A Markdown table: below the diagonal the whole sounds, above it their first 1.2 seconds."""
    whole, start = distances(sounds), distances(_starts(sounds))
    names = list(sounds)
    rows = [f"| | {' | '.join(name[:5] for name in names)} |", f"|---|{'--:|' * len(names)}"]
    for row in names:
        cells = [whole.get((column, row), start.get((row, column))) for column in names]
        rows.append(f"| {row} | {' | '.join('' if cell is None else f'{cell:.1f}' for cell in cells)} |")
    return "\n".join(rows)


def too_near(sounds: Mapping[str, Sound]) -> list[str]:
    """The pairs that a listener may mix up, as words."""
    found = {
        **distances(sounds),
        **{(a, f"{b} (start)"): far for (a, b), far in distances(_starts(sounds)).items()},
    }
    return [f"{a} and {b}: {far:.2f}" for (a, b), far in found.items() if far < NEAREST]


def _starts(sounds: Mapping[str, Sound]) -> dict[str, Sound]:
    return {name: sound[: samples(START)] for name, sound in sounds.items()}
