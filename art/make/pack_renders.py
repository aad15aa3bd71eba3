"""Turns what Blender wrote into art/renders into lossless WebP, half as large; the game loads none of it.

python art/make/pack_renders.py
"""

from __future__ import annotations

from PIL import Image

from kit import ART

RENDERS = ART / "renders"


def render(name: str) -> Image.Image:
    """A render, such as `city/tree`."""
    with Image.open(RENDERS / f"{name}.webp") as picture:
        return picture.convert("RGBA")


def main() -> None:
    """Pack every PNG."""
    for file in sorted(RENDERS.rglob("*.png")):
        with Image.open(file) as picture:
            picture.convert("RGBA").save(
                file.with_suffix(".webp"), lossless=True, exact=True, quality=100, method=6
            )
        file.unlink()


if __name__ == "__main__":
    main()
