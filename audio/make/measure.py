"""Measure the files as the game will hear them.

`python audio/make/measure.py` renews README's tables; `... measure.py --check` only says what is wrong.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path

import lessons
import numpy as np
import oggfile
from apart import matrix, too_near
from level import integrated, true_peak
from pyloudnorm import IIRfilter
from space import stereo

from bench import RATE, Sound, ratio, samples

HOME = Path(__file__).resolve().parent.parent
FOLDERS = ("effects", "voices", "lessons", "clues", "music")
APART = "## Clues apart\n"
MEASURED = "## Measured\n"

HIGHEST_PEAK = -1.0
"""Every true peak lies below this many dB."""
CLUE_LOUDNESS, CLUE_TOLERANCE = -15.0, 1.0
CLUE_SECONDS = 2.0, 4.0
ROUGHEST_SEAM = 1.0
MOST_BYTES = 16_000_000

PAIRS = """How different the clues are in colour, movement, tone and rhythm, in standard deviations. Below the
diagonal: the whole sounds. Above it: their first 1.2 seconds. Each cell shows the closest of the nine
pairs of takes. Two random sounds would be 1.4 apart. `measure.py` refuses takes of two clues that are
closer than 0.8."""

NOTES = """LUFS is the loudest 400 ms of effects, voices and clues (a mono file plays from both speakers), and
the whole piece for music. Onset: ms until the sound reaches a tenth of its peak. Seam: the bend from the last
to the first sample, against the 1 % sharpest bends inside. Under 1 is smoother than the music itself."""

SHELF = IIRfilter(4.0, 1 / np.sqrt(2), 1_500.0, RATE, "high_shelf")
RUMBLE = IIRfilter(0.0, 0.5, 38.0, RATE, "high_pass")
"""The ear's weights by ITU-R BS.1770, as pyloudnorm has them."""


@dataclass(frozen=True)
class File:
    """A sound file and what can be measured of it."""

    path: Path

    @property
    def name(self) -> str:
        """The name by which the game plays it."""
        return self.path.stem

    @property
    def kind(self) -> str:
        """Effects, voices, clues or music."""
        return self.path.parent.name

    @property
    def size(self) -> int:
        """Its bytes."""
        return self.path.stat().st_size

    @cached_property
    def sound(self) -> Sound:
        """Its samples."""
        return oggfile.read(self.path)

    @cached_property
    def seconds(self) -> float:
        """How long it is."""
        return len(self.sound) / RATE

    @cached_property
    def peak(self) -> float:
        """Its true peak in dB under full scale."""
        return true_peak(self.sound)

    @cached_property
    def loudness(self) -> float:
        """In LUFS: the whole piece of music, the loudest 400 ms of everything else."""
        return integrated(self.sound) if self.kind == "music" else momentary(self.sound)

    @cached_property
    def seam(self) -> float:
        """How rough the step from the last sample to the first is, against the roughest 1 % inside."""
        ring = np.concatenate([self.sound[-64:], self.sound[:64]])
        bend = np.abs(np.diff(ring, 2, axis=0))[60:66].max()
        inside = np.quantile(np.abs(np.diff(self.sound, 2, axis=0)), 0.99)
        return float(bend / inside)

    @cached_property
    def onset(self) -> float:
        """Milliseconds until it has reached a tenth of its largest sample."""
        heights = np.max(np.abs(stereo(self.sound)), 1)
        return float(np.argmax(heights > heights.max() * ratio(-20)) / RATE * 1000)


def momentary(sound: Sound) -> float:
    """The loudest 400 ms in LUFS; a mono sound comes from both speakers, as in the game."""
    window = samples(0.4)
    padded = np.pad(stereo(sound), ((window, window), (0, 0)))
    weighted = np.stack([RUMBLE.apply_filter(SHELF.apply_filter(side)) for side in padded.T], 1)
    power = np.concatenate([[0], np.cumsum((weighted**2).sum(1))])
    return float(-0.691 + 10 * np.log10(np.max(power[window:] - power[:-window]) / window + 1e-12))


def all_files() -> list[File]:
    """Every file that the game can play."""
    return [File(path) for kind in FOLDERS for path in sorted((HOME / kind).glob("*.ogg"))]


def clues(files: Iterable[File]) -> dict[str, Sound]:
    """Every take of every clue."""
    return {file.name: file.sound for file in files if file.kind == "clues"}


# ---- what is wrong ----


def faults(files: list[File]) -> Iterator[str]:
    """One sentence for everything that is not as it should be."""
    for file in files:
        yield from _faults_of(file)
    yield from _uneven_layers(files)
    for pair in too_near(clues(files)):
        yield f"These clues may be mixed up, {pair}."
    total = sum(file.size for file in files)
    if total >= MOST_BYTES:
        yield f"All files together have {total / 1e6:.2f} MB, and {MOST_BYTES / 1e6:.0f} MB are too many."


def _faults_of(file: File) -> Iterator[str]:
    shortest, longest = CLUE_SECONDS
    if file.peak >= HIGHEST_PEAK:
        yield f"{file.name} has a true peak of {file.peak:.1f} dB, and {HIGHEST_PEAK} dB is too high."
    if file.kind == "clues" and abs(file.loudness - CLUE_LOUDNESS) > CLUE_TOLERANCE:
        yield f"{file.name} reaches {file.loudness:.1f} LUFS, and a clue should reach {CLUE_LOUDNESS}."
    if file.kind == "clues" and not shortest <= file.seconds <= longest:
        yield f"{file.name} lasts {file.seconds:.2f} s, and a clue should last {shortest} to {longest} s."
    if file.kind in {"effects", "voices", "lessons"} and file.loudness > CLUE_LOUDNESS:
        yield f"{file.name} reaches {file.loudness:.1f} LUFS, which is louder than a clue."
    if file.kind == "music" and file.seam >= ROUGHEST_SEAM:
        yield f"{file.name} has a seam of {file.seam:.2f} that can be heard."


def _uneven_layers(files: Iterable[File]) -> Iterator[str]:
    music = [file for file in files if file.kind == "music"]
    for game, layers in groupby(music, lambda file: file.name.rpartition("_")[0]):
        lengths = {file.name: len(file.sound) for file in layers}
        if game != "music" and len(set(lengths.values())) > 1:
            told = ", ".join(f"{name} {length}" for name, length in lengths.items())
            yield f"The layers of one game have different numbers of samples: {told}."


# ---- the tables ----


def row(file: File) -> str:
    """One line of the table."""
    music = file.kind == "music"
    cells = (
        file.name,
        "mono" if file.sound.ndim == 1 else "stereo",
        f"{file.seconds:.4f}" if music else f"{file.seconds:.2f}",
        f"{file.peak:.1f}",
        f"{file.loudness:.1f}",
        f"{file.seam:.2f}" if music else f"{file.onset:.1f}",
        f"{file.size / 1000:.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def lesson_row(lesson: str, files: list[File]) -> str:
    """One line for all recordings of a lesson: together so long, at most so loud, the latest onset."""
    cells = (
        f"{lesson}* ({len(files)})",
        "mono" if all(file.sound.ndim == 1 for file in files) else "stereo",
        f"{sum(file.seconds for file in files):.2f}",
        f"{max(file.peak for file in files):.1f}",
        f"{max(file.loudness for file in files):.1f}",
        f"{max(file.onset for file in files):.1f}",
        f"{sum(file.size for file in files) / 1000:.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def rows(files: list[File]) -> Iterator[str]:
    """One line for each sound, and one for each lesson."""
    spoken = lessons.by_lesson()
    in_lessons = {name: lesson for lesson, said in spoken.items() if lesson not in said for name in said}
    yield from (row(file) for file in files if file.name not in in_lessons)
    for lesson in spoken:
        mine = [file for file in files if in_lessons.get(file.name) == lesson]
        if mine:
            yield lesson_row(lesson, mine)


def table(files: list[File]) -> str:
    """The measured table of all files, as Markdown."""
    head = "| name | | seconds | true peak dB | LUFS | onset ms / seam | kB |\n|---|---|--:|--:|--:|--:|--:|"
    total = sum(file.size for file in files) / 1e6
    return "\n".join([head, *rows(files), "", f"{len(files)} files, {total:.2f} MB."])


def renew_readme(files: list[File]) -> None:
    """Put fresh tables under the last two headings of audio/README.md."""
    readme = HOME / "README.md"
    words, _, _ = readme.read_text(encoding="utf-8").partition(APART)
    pairs = f"{APART}\n{PAIRS}\n\n{matrix(clues(files))}"
    readme.write_text(f"{words}{pairs}\n\n{MEASURED}\n{NOTES}\n\n{table(files)}\n", encoding="utf-8")


if __name__ == "__main__":
    everything = all_files()
    if sys.argv[1:] != ["--check"]:
        renew_readme(everything)
    if wrong := list(faults(everything)):
        sys.exit("\n".join(wrong))
