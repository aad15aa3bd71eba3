"""Tidies what Blender rendered and puts it among the pieces, or in a folder of its own among the renders.

python art/make/renders.py <folder of the renders>
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from kit import ART, SCALE
from pack_renders import LARGE, RENDERS
from sheet import write

STEP = 4 if SCALE == 1 else 1
"""Tones are so far apart: too near to be seen, and a PNG half as large."""


def tidy(picture: Image.Image) -> Image.Image:
    """A render without its noise and without colour where nothing is."""
    rows = np.asarray(picture.convert("RGBA"))
    calm = np.asarray(picture.convert("RGB").filter(ImageFilter.MedianFilter(2 * SCALE + 1))).astype(float)
    tones = np.clip(np.round((rows[..., :3] + calm) / 2 / STEP) * STEP, 0, 255)
    tones[rows[..., 3] == 0] = 0
    return Image.fromarray(np.dstack([tones, rows[..., 3]]).astype(np.uint8))


def _place(file: Path, folder: Path) -> Path:
    """Where a render belongs: the game loads pieces and dice, and others are made of the rest."""
    if file.parent != folder:
        return RENDERS / LARGE / file.relative_to(folder)
    home = "dice" if file.name.startswith("ivory_") else "pieces"
    return ART / LARGE / home / file.name


def main(folder: Path) -> None:
    """Take over every render of the folder."""
    for file in sorted(folder.rglob("*.png")):
        with Image.open(file) as picture:
            write(tidy(picture), _place(file, folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
