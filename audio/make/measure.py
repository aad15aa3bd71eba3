"""Measure the files as the game will hear them: `python audio/make/measure.py` renews README's tables."""

import sys
from pathlib import Path

import numpy as np
import oggfile
from apart import matrix, too_near
from level import integrated, momentary, true_peak
from space import stereo

from bench import RATE, Sound, ratio

HOME = Path(__file__).resolve().parent.parent
FOLDERS = ("effects", "voices", "clues", "music")
APART = "## Clues apart\n"
MEASURED = "## Measured\n"

PAIRS = """How far the clues are from each other in colour, movement, tone and rhythm, in standard
deviations: below the diagonal the whole sounds, above it their first 1.2 seconds. Two sounds drawn at random
would be 1.4 apart; `measure.py` refuses a pair nearer than 0.8."""

NOTES = """LUFS is the loudest 400 ms of effects, voices and clues (a mono file counts from both speakers),
the whole piece for music. Onset: ms until a tenth of the peak is reached. Seam: the bend from last to first
sample, against the 1 % sharpest bends inside; under 1 is smoother than the music itself."""


def onset(sound: Sound) -> float:
    """Milliseconds until the sound has reached a tenth of its largest sample."""
    heights = np.max(np.abs(stereo(sound)), 1)
    return float(np.argmax(heights > heights.max() * ratio(-20)) / RATE * 1000)


def seam(sound: Sound) -> float:
    """How rough the step from the last sample to the first is, against the roughest 1 % inside."""
    ring = np.concatenate([sound[-64:], sound[:64]])
    bend = np.abs(np.diff(ring, 2, axis=0))[60:66].max()
    inside = np.quantile(np.abs(np.diff(sound, 2, axis=0)), 0.99)
    return float(bend / inside)


def row(path: Path) -> str:
    """One line of the table."""
    sound = oggfile.read(path)
    music = path.parent.name == "music"
    loudness = integrated(sound) if music else momentary(sound)
    cells = (
        path.stem,
        "mono" if sound.ndim == 1 else "stereo",
        f"{len(sound) / RATE:.4f}" if music else f"{len(sound) / RATE:.2f}",
        f"{true_peak(sound):.1f}",
        f"{loudness:.1f}",
        f"{seam(sound):.2f}" if music else f"{onset(sound):.1f}",
        f"{path.stat().st_size / 1000:.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def table() -> str:
    """The measured table of all files, as Markdown."""
    paths = [path for folder in FOLDERS for path in sorted((HOME / folder).glob("*.ogg"))]
    head = "| name | | seconds | true peak dB | LUFS | onset ms / seam | kB |\n|---|---|--:|--:|--:|--:|--:|"
    total = sum(path.stat().st_size for path in paths) / 1e6
    return "\n".join([head, *map(row, paths), "", f"{len(paths)} files, {total:.2f} MB."])


def clues() -> dict[str, Sound]:
    """All clues, as the game will hear them."""
    return {path.stem: oggfile.read(path) for path in sorted((HOME / "clues").glob("*.ogg"))}


def renew_readme() -> None:
    """Put fresh tables under the last two headings of audio/README.md."""
    readme = HOME / "README.md"
    words, _, _ = readme.read_text(encoding="utf-8").partition(APART)
    pairs, files = f"{APART}\n{PAIRS}\n\n{matrix(clues())}", f"{MEASURED}\n{NOTES}\n\n{table()}"
    readme.write_text(f"{words}{pairs}\n\n{files}\n", encoding="utf-8")


if __name__ == "__main__":
    renew_readme()
    if near := too_near(clues()):
        sys.exit("\n".join(near))
