"""How far the clues are apart: colour, movement, tone and rhythm of every take, compared pair by pair."""

from collections.abc import Mapping
from itertools import combinations, pairwise

import numpy as np
from scipy import signal

from bench import RATE, Sound, samples

START = 1.2
"""A clue is to be told in these seconds."""

NEAREST = 0.8
"""No takes of two clues may be nearer than this; two sounds drawn at random would be 1.4 apart."""

NEIGHBOURS = """For each take: the nearest take of another clue and the farthest take of its own, for the
whole sounds and for their first 1.2 seconds."""

FRAME, HOP = 2_048, 1_024
BANDS = np.geomspace(120, 10_000, 25)
REGIONS = (200, 600, 1_500, 4_000, 10_000)


Distances = dict[tuple[str, str], float]


def distances(sounds: Mapping[str, Sound]) -> Distances:
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


def clue_of(name: str) -> str:
    """The clue that a take belongs to: `alarm_2` is an alarm."""
    return name.partition("_")[0]


def matrix(sounds: Mapping[str, Sound]) -> str:
    """Two Markdown tables: the nearest takes of every two clues, and the neighbours of every take."""
    whole, start = distances(sounds), distances(_starts(sounds))
    return f"{_clue_table(whole, start)}\n\n{NEIGHBOURS}\n\n{_take_table(list(sounds), whole, start)}"


def _clue_table(whole: Distances, start: Distances) -> str:
    """Below the diagonal the whole sounds, above it their first 1.2 seconds; of all takes the nearest."""
    below, above = _nearest_takes(whole), _nearest_takes(start)
    clues = sorted({clue for pair in below for clue in pair})
    rows = [f"| | {' | '.join(clue[:5] for clue in clues)} |", f"|---|{'--:|' * len(clues)}"]
    for row in clues:
        cells = [below.get((column, row), above.get((row, column))) for column in clues]
        rows.append(f"| {row} | {' | '.join('' if cell is None else f'{cell:.1f}' for cell in cells)} |")
    return "\n".join(rows)


def _nearest_takes(found: Distances) -> Distances:
    """How far every two clues are apart where their takes come nearest."""
    nearest: Distances = {}
    for (first, second), far in _of_two_clues(found).items():
        pair = min(clue_of(first), clue_of(second)), max(clue_of(first), clue_of(second))
        nearest[pair] = min(far, nearest.get(pair, far))
    return nearest


def _take_table(names: list[str], whole: Distances, start: Distances) -> str:
    """Every take, the nearest take of another clue, and the farthest take of its own."""
    rows = ["| take | nearest, whole | nearest, start | own clue, whole | own clue, start |"]
    rows.append("|---|---|---|--:|--:|")
    for name in names:
        cells = [name, _neighbour(name, whole), _neighbour(name, start)]
        rows.append(f"| {' | '.join([*cells, _own(name, whole), _own(name, start)])} |")
    return "\n".join(rows)


def _neighbour(name: str, found: Distances) -> str:
    """The take of another clue that comes nearest to `name`, with its distance."""
    far, other = min(
        (far, *(set(pair) - {name})) for pair, far in _of_two_clues(found).items() if name in pair
    )
    return f"{other} {far:.2f}"


def _own(name: str, found: Distances) -> str:
    """How far `name` is from the other takes of its clue, at most."""
    others = [far for pair, far in found.items() if name in pair and len(set(map(clue_of, pair))) == 1]
    return f"{max(others):.2f}" if others else ""


def _of_two_clues(found: Distances) -> Distances:
    """Without the pairs that are takes of the same clue: those may be alike."""
    return {
        (first, second): far for (first, second), far in found.items() if clue_of(first) != clue_of(second)
    }


def too_near(sounds: Mapping[str, Sound]) -> list[str]:
    """The pairs that a listener may mix up, as words."""
    whole, start = _of_two_clues(distances(sounds)), _of_two_clues(distances(_starts(sounds)))
    found = {**whole, **{(first, f"{second} (start)"): far for (first, second), far in start.items()}}
    return [f"{first} and {second}: {far:.2f}" for (first, second), far in found.items() if far < NEAREST]


def _starts(sounds: Mapping[str, Sound]) -> dict[str, Sound]:
    return {name: sound[: samples(START)] for name, sound in sounds.items()}
