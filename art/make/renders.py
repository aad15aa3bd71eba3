"""Tidies what Blender rendered and puts it among the pieces, or in a folder of its own among the renders.

python art/make/renders.py <folder of the renders>
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from kit import ART
from sheet import write

STEP = 4
"""Tones are so far apart: too near to be seen, and a file half as large."""


def tidy(picture: Image.Image) -> Image.Image:
    """A render without its noise and without colour where nothing is."""
    rows = np.asarray(picture.convert("RGBA"))
    calm = np.asarray(picture.convert("RGB").filter(ImageFilter.MedianFilter(3))).astype(float)
    tones = np.clip(np.round((rows[..., :3] + calm) / 2 / STEP) * STEP, 0, 255)
    tones[rows[..., 3] == 0] = 0
    return Image.fromarray(np.dstack([tones, rows[..., 3]]).astype(np.uint8))


def main(folder: Path) -> None:
    """Take over every render of the folder."""
    for file in sorted(folder.rglob("*.png")):
        with Image.open(file) as picture:
            place = ART / ("pieces" if file.parent == folder else "renders")
            write(tidy(picture), place / file.relative_to(folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
