"""The sound files: their levels, lengths, layers and size; and each is played, and measured in the README."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from array import array
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.util import find_spec
from itertools import accumulate, chain
from pathlib import Path

import pygame
import pytest

from game.games.library import GAMES
from game.games.stop_thief.rules.state import Sound
from game.table.music_layers import PARTS, layers
from tests.played_sounds import Source

ROOT = Path(__file__).parent.parent
FILES = {file.stem: file for file in sorted((ROOT / "audio").glob("*/*.ogg"))}
CLUES = sorted(name for name, file in FILES.items() if file.parent.name == "clues")
TAKE = re.compile(r"_\d$")
ROW = re.compile(r"^\| (\w+)(?:\* \((\d+)\))? \| (?:mono|stereo) \|", re.MULTILINE)
"""A sound, or how the recordings of a lesson begin and how many they are."""
RATE = 44_100
MOST_BYTES = 16_000_000
"""Four of them are what the lessons say."""
SPARSE = 61
"""Every so-manieth sample of music is looked at."""

LOUDNESS, TOLERANCE = -15.0, 1.0
"""What the loudest 400 ms of every clue reach, in LUFS."""
BLOCK = 49
"""Samples that are weighed at once; 400 ms are a whole number of blocks."""
WINDOW = RATE * 400 // 1000 // BLOCK
SHELF = (1.530841, -2.650980, 1.169079, -1.663655, 0.712595)
RUMBLE = (-1.989170, 0.989199)
"""The ear's weights by ITU-R BS.1770 as two filters: heights count for more, the deepest lows for less."""

LOUD = bytes(range(0x72, 0x8E))
"""The upper byte of a sample that lies less than 1 dB under full scale, above or below."""
QUIET = bytes(byte for byte in range(256) if byte not in LOUD)


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    raw.cache_clear()
    pygame.mixer.quit()


@cache
def raw(name: str) -> bytes:
    """The samples as the mixer has them: 16 bits, left and right in turn."""
    return pygame.mixer.Sound(FILES[name]).get_raw()


def seconds(name: str) -> float:
    return len(raw(name)) / 4 / RATE


def loudest_moment(name: str) -> float:
    """The loudest 400 ms in LUFS; pyloudnorm's filters, moved sample by sample, give the same within 0.05."""
    samples = array("h", raw(name))
    both = zip(weighed(samples[::2]), weighed(samples[1::2]), strict=True)
    sums = [0.0, *accumulate(left + right for left, right in both)]
    most = max(later - sooner for sooner, later in zip(sums, sums[WINDOW:], strict=False))
    return -0.691 + 10 * math.log10(most / (WINDOW * BLOCK * 32768**2))


def weighed(samples: array[int]) -> list[float]:
    """The energy of block after block, as the ear weighs it."""
    top, middle, bottom, back, far = SHELF
    low, lower = RUMBLE
    energies = []
    one = two = three = four = 0.0
    for start in range(0, len(samples), BLOCK):
        energy = 0.0
        for sample in samples[start : start + BLOCK]:
            bright = top * sample + one
            one = middle * sample - back * bright + two
            two = bottom * sample - far * bright
            clear = bright + three
            three = four - 2 * bright - low * clear
            four = bright - lower * clear
            energy += clear * clear
        energies.append(energy)
    return energies


def bend(samples: array[int], place: int) -> int:
    """How sharply the curve turns at a sample; after the last one comes the first."""
    return abs(samples[place - 1] - 2 * samples[place] + samples[(place + 1) % len(samples)])


@cache
def played() -> frozenset[str]:
    """What the game plays besides clues and music: names, and patterns of names."""
    return Source(
        *(ROOT / "game" / folder for folder in ("shell", "scenes", "table", "games", "match"))
    ).played


# ---- clues ----


def test_every_clue_has_three_takes() -> None:
    assert {TAKE.sub("", name) for name in CLUES} == set(Sound)
    assert set(CLUES) == {clue + take for clue in Sound for take in ("", "_2", "_3")}


def test_every_clue_lasts_two_to_four_seconds() -> None:
    assert [name for name in CLUES if not 2 <= seconds(name) <= 4] == []


@pytest.mark.medium
def test_all_clues_are_equally_loud() -> None:
    reached = {name: loudest_moment(name) for name in CLUES}
    assert {name: lufs for name, lufs in reached.items() if abs(lufs - LOUDNESS) > TOLERANCE} == {}


# ---- all files ----


@pytest.mark.medium
def test_no_file_comes_within_a_decibel_of_full_scale() -> None:
    assert [name for name in FILES if raw(name)[1::2].translate(None, QUIET)] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_layers_of_a_games_music_have_the_same_number_of_samples(game: str) -> None:
    assert len(layers(game)) == len(PARTS)
    assert len({len(raw(layer)) for layer in layers(game)}) == 1


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("music_")])
def test_where_music_begins_again_it_is_smoother_than_at_its_sharpest(name: str) -> None:
    samples = array("h", raw(name))
    for ear in (samples[::2], samples[1::2]):
        inside = sorted(bend(ear, place) for place in range(1, len(ear) - 1, SPARSE))
        assert max(bend(ear, -1), bend(ear, 0)) < inside[-len(inside) // 100]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("pyloudnorm") is None, reason="Only the audio group can measure.")
def test_the_tools_that_measure_sounds_find_nothing_wrong_and_no_two_clues_too_near() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "audio" / "make" / "measure.py", "--check"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


def test_all_sounds_together_are_smaller_than_16_megabytes() -> None:
    assert sum(file.stat().st_size for file in FILES.values()) < MOST_BYTES


def test_no_two_files_have_the_same_name() -> None:
    assert len(FILES) == len(list((ROOT / "audio").rglob("*.ogg")))


def test_the_readme_measures_exactly_the_files_there_are() -> None:
    table = (ROOT / "audio" / "README.md").read_text("utf-8").partition("## Measured\n")[2]
    rows = ROW.findall(table)
    alone = [name for name, many in rows if not many]
    lessons = {lesson: int(many) for lesson, many in rows if many}
    in_lessons = {lesson: [name for name in FILES if name.startswith(lesson)] for lesson in lessons}
    assert sorted([*alone, *chain(*in_lessons.values())]) == sorted(FILES)
    assert {lesson: len(names) for lesson, names in in_lessons.items()} == lessons


# ---- what is played ----


def test_every_sound_that_the_game_plays_has_a_file() -> None:
    assert [name for name in sorted(played()) if not any(fnmatchcase(file, name) for file in FILES)] == []


def test_every_file_is_played() -> None:
    music = {layer for game in GAMES for layer in layers(game)}
    others = sorted(set(FILES) - set(CLUES) - music)
    assert [file for file in others if not any(fnmatchcase(file, name) for name in played())] == []
