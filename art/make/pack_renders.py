"""Turns what Blender wrote into art/renders into WebP, half as large or less; the game loads none of it.

python art/make/pack_renders.py
"""

from __future__ import annotations

from PIL import Image

from kit import ART, SCALE
from webp import PHOTO, lossless_webp, lossy_webp

RENDERS = ART / "renders"
LARGE = "2x" if SCALE > 1 else ""
"""The folder for pictures of this scale, in `art` and in `renders`."""


def render(name: str) -> Image.Image:
    """A render, such as `city/tree`, with SCALE x SCALE pixels per point."""
    with Image.open(RENDERS / LARGE / f"{name}.webp") as picture:
        return picture.convert("RGBA")


def main() -> None:
    """Pack every PNG, the large ones with a loss that nobody sees."""
    for file in sorted(RENDERS.rglob("*.png")):
        with Image.open(file) as picture:
            whole = picture.convert("RGBA")
        large = file.is_relative_to(RENDERS / "2x")
        file.with_suffix(".webp").write_bytes(lossy_webp(whole, PHOTO) if large else lossless_webp(whole))
        file.unlink()


if __name__ == "__main__":
    main()
