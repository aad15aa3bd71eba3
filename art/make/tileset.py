"""Tilesets of one picture a mood: how they are drawn, and what Tiled is told about their tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from city_moods import MOODS, Mood
from sheet import blank, snapshot, write
from terrains import Terrain, terrain_text

Painter = Callable[[skia.Canvas, Mood], None]
STEP = 4
"""Colours are rounded to every fourth value, which nobody sees and which halves the files."""


@dataclass(frozen=True)
class Tileset:
    """Tiles of one size, the same in every mood."""

    name: str
    tile: int
    columns: int
    painters: dict[str, Painter]
    """Every tile by name; its place in this order is its id, so new ones go to the end."""
    terrains: Sequence[Terrain] = ()

    @cached_property
    def ids(self) -> dict[str, int]:
        """The id of every tile."""
        return {name: number for number, name in enumerate(self.painters)}

    @property
    def rows(self) -> int:
        """Rows of the picture."""
        return -(-len(self.painters) // self.columns)

    @property
    def tile_count(self) -> int:
        """How many tiles the picture has room for."""
        return self.rows * self.columns

    def picture(self, mood: Mood) -> Image.Image:
        """All tiles in one light."""
        sheet = blank(self.columns * self.tile, self.rows * self.tile)
        c = sheet.getCanvas()
        for number, paint in enumerate(self.painters.values()):
            c.save()
            c.translate(number % self.columns * self.tile, number // self.columns * self.tile)
            c.clipRect(skia.Rect(0, 0, self.tile, self.tile))
            paint(c, mood)
            c.restore()
        return _rounded(snapshot(sheet))

    def text(self, mood: str) -> str:
        """The tileset as Tiled keeps it."""
        named = "".join(f' <tile id="{number}" type="{name}"/>\n' for name, number in self.ids.items())
        terrains = "".join(terrain_text(terrain, self.ids) for terrain in self.terrains)
        name = f"{self.name}_{mood}"
        wide, high = self.columns * self.tile, self.rows * self.tile
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<tileset version="1.8" tiledversion="1.8.2" name="{name}"'
            f' tilewidth="{self.tile}" tileheight="{self.tile}"'
            f' tilecount="{self.tile_count}" columns="{self.columns}">\n'
            f' <image source="{name}.png" width="{wide}" height="{high}"/>\n'
            f"{named} <wangsets>\n{terrains} </wangsets>\n</tileset>\n"
        )

    def draw(self, out: Path) -> None:
        """Write maps/tiles/<name>_<mood>.png and .tsx beside the art folder `out`."""
        folder = out.parent / "maps" / "tiles"
        for name, mood in MOODS.items():
            write(self.picture(mood), folder / f"{self.name}_{name}.png", exact=True)
            (folder / f"{self.name}_{name}.tsx").write_text(self.text(name))


def _rounded(picture: Image.Image) -> Image.Image:
    rows = np.asarray(picture).astype(int)
    tones = np.minimum((rows[..., :3] + STEP // 2) // STEP * STEP, 255)
    return Image.fromarray(np.dstack([tones, rows[..., 3]]).astype(np.uint8))
