"""Look at the sounds: `python audio/make/spectrograms.py FOLDER` draws contact sheets of all of them there.

Only some: `... spectrograms.py FOLDER slap music_title`. Needs Pillow besides what the sounds need.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import oggfile
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import signal
from space import stereo

from bench import RATE, Sound, samples

HOME = Path(__file__).resolve().parent.parent
FOLDERS = ("effects", "voices", "clues", "music")

COLUMNS, ROWS = 6, 5
WIDTH, WAVE, HEIGHT = 300, 36, 140
"""One picture in pixels: its width, the curve above, the spectrogram below."""
TITLE, GAP, SCALE = 16, 8, 26
LOWEST, HIGHEST, RANGE = 40.0, 16_000.0, 75.0
"""Pitches shown in Hz, and how many dB below its strongest point a sound is still seen."""
MARKS = ((100, "100"), (500, "500"), (1_000, "1k"), (2_000, "2k"), (4_000, "4k"), (8_000, "8k"))
HEAT = ((0, 0, 8), (60, 15, 100), (150, 40, 120), (230, 90, 70), (252, 190, 60), (252, 253, 200))
"""From silence to the strongest point."""

SHORT = 0.7
"""Shorter sounds are looked at through a shorter window: blows matter more than pitches."""

Picture = NDArray[np.uint8]


def spectrogram(sound: Sound) -> Picture:
    """Time to the right, pitch upwards by octaves, strength as heat."""
    middle = np.pad(stereo(sound).mean(1), samples(0.02))
    window = 512 if len(middle) < samples(SHORT) else 2_048
    overlap = max(0, window - len(middle) // (2 * WIDTH))
    pitches, _, power = signal.spectrogram(middle, RATE, "hann", window, overlap, 2_048, mode="magnitude")
    rows = np.geomspace(HIGHEST, LOWEST, HEIGHT)
    columns = np.linspace(0, power.shape[1] - 1, WIDTH)
    by_octave = np.stack([np.interp(rows, pitches, frame) for frame in power.T], 1)
    shown = np.stack([np.interp(columns, np.arange(power.shape[1]), row) for row in by_octave])
    decibels = 20 * np.log10(shown / max(float(shown.max()), 1e-12) + 1e-9)
    return heat(np.clip(1 + decibels / RANGE, 0, 1))


def heat(strength: Sound) -> Picture:
    """Strengths from 0 to 1 as colours."""
    stops = np.linspace(0, 1, len(HEAT))
    channels = [np.interp(strength, stops, [colour[index] for colour in HEAT]) for index in range(3)]
    return np.stack(channels, -1).astype(np.uint8)


def curve(sound: Sound) -> Picture:
    """The highest and lowest sample of every column, full scale from edge to edge."""
    picture = np.full((WAVE, WIDTH, 3), 24, np.uint8)
    for column, part in enumerate(np.array_split(stereo(sound).mean(1), WIDTH)):
        top, bottom = (WAVE / 2 * (1 - np.clip([part.max(), part.min()], -1, 1))).astype(int)
        picture[top : bottom + 1, column] = (150, 200, 220)
    return picture


def views(path: Path) -> Iterator[tuple[str, Sound]]:
    """What is shown of a file: all of it, and for a loop also its last second led into its first."""
    sound = oggfile.read(path)
    yield f"{path.stem}  {len(sound) / RATE:.2f} s", sound
    if path.parent.name == "music":
        second = samples(1)
        yield f"{path.stem}: seam", np.concatenate([sound[-second:], sound[:second]])


def sheet(shown: list[tuple[str, Sound]]) -> Image.Image:
    """One page of named sounds."""
    across, down = SCALE + WIDTH + GAP, TITLE + WAVE + HEIGHT + GAP
    rows = -(-len(shown) // COLUMNS)
    page = Image.new("RGB", (COLUMNS * across + GAP, rows * down + GAP), (48, 48, 52))
    pen = ImageDraw.Draw(page)
    for index, (title, sound) in enumerate(shown):
        left, top = GAP + index % COLUMNS * across + SCALE, GAP + index // COLUMNS * down
        pen.text((left, top), title, (240, 240, 240))
        page.paste(Image.fromarray(curve(sound)), (left, top + TITLE))
        page.paste(Image.fromarray(spectrogram(sound)), (left, top + TITLE + WAVE))
        for pitch, label in MARKS:
            part = np.log(HIGHEST / pitch) / np.log(HIGHEST / LOWEST)
            pen.text((left - SCALE, top + TITLE + WAVE + int(part * HEIGHT) - 6), label, (160, 160, 160))
    return page


def draw(folder: Path, names: set[str]) -> None:
    """Write the sheets of the named sounds, or of all of them, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in FOLDERS:
        paths = [path for path in sorted((HOME / kind).glob("*.ogg")) if not names or path.stem in names]
        shown = [view for path in paths for view in views(path)]
        for start in range(0, len(shown), COLUMNS * ROWS):
            file = folder / f"{kind}_{start // (COLUMNS * ROWS) + 1}.png"
            sheet(shown[start : start + COLUMNS * ROWS]).save(file)
            print(file, flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    draw(Path(sys.argv[1]), set(sys.argv[2:]))
