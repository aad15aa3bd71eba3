"""Things that stand on the roofs and in the streets of Cops and Crooks, cut from rendered pieces."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import skia
from PIL import Image, ImageFilter

from kit import ART, box, placed
from light import image
from pieces import SOLID
from roof_toys import TOYS, draw_toy
from sheet import SMOOTH, drawing

MARGIN = 9
"""Room for the cast shadow on every side."""


@dataclass(frozen=True)
class Prop:
    """How a piece becomes a prop: size against the render, turn clockwise, and how far its shadow falls."""

    piece: str
    scale: float
    turn: float = 0
    shadow: float = 4


PROPS = {
    "ac": Prop("ac", 0.52),
    "skylight": Prop("skylight", 0.5, shadow=2.5),
    "skylight_tall": Prop("skylight", 0.5, turn=90, shadow=2.5),
    "tank": Prop("tank", 0.42, shadow=6),
    "chimney": Prop("chimney", 0.7, shadow=6),
    "plant": Prop("plant", 0.5, shadow=3),
    "plant_small": Prop("plant", 0.38, turn=35, shadow=2),
    "tree_a": Prop("tree_a", 0.56, shadow=6),
    "tree_b": Prop("tree_b", 0.62, shadow=6),
    "tree_c": Prop("tree_c", 0.5, shadow=6),
    "bush": Prop("tree_b", 0.32, turn=60, shadow=3),
    "bench": Prop("bench", 0.44, turn=90, shadow=2),
    "desk": Prop("desk", 0.4, shadow=2),
    "plane_east": Prop("plane", 0.44, turn=90, shadow=4),
    "boat_east": Prop("boat", 0.58, turn=80, shadow=3),
    "boat_west": Prop("boat", 0.5, turn=-84, shadow=3),
    "boat": Prop("boat", 0.5, turn=90, shadow=0),
    "plane": Prop("plane", 0.6, turn=90, shadow=0),
    "car_red": Prop("car_red", 0.34, turn=90, shadow=0),
    "car_taxi": Prop("car_taxi", 0.34, turn=90, shadow=0),
    "car_teal": Prop("car_teal", 0.34, turn=90, shadow=0),
    "car_blue": Prop("car_blue", 0.34, turn=90, shadow=0),
    "car_cream": Prop("car_cream", 0.34, turn=90, shadow=0),
}
"""Those that drive look east and have a shadow all round, since the game turns them."""


@functools.cache
def body(piece: str) -> skia.Image:
    """A rendered piece without its cast shadow, cropped to what is left."""
    rows = np.asarray(Image.open(ART / "pieces" / f"prop_{piece}.png").convert("RGBA")).astype(float)
    alpha = _smooth(np.clip((rows[..., 3] / 255 - SOLID) / (1 - SOLID), 0, 1))
    solid = np.argwhere(alpha > 0.5)
    (top, left), (foot, right) = solid.min(axis=0), solid.max(axis=0) + 1
    cut = np.dstack([rows[..., :3] * alpha[..., None], alpha * 255])
    return image(cut[top:foot, left:right])


def _smooth(mask: np.ndarray) -> np.ndarray:
    """The mask without the render's noise at its rim."""
    clean = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(5))
    soft = np.asarray(clean.filter(ImageFilter.GaussianBlur(1.2))).astype(float) / 255
    return np.clip((soft - 0.3) / 0.5, 0, 1)


def size(prop: Prop) -> tuple[int, int]:
    """Width and height of a prop's picture."""
    wide, high = body(prop.piece).width() * prop.scale, body(prop.piece).height() * prop.scale
    cos, sin = abs(math.cos(math.radians(prop.turn))), abs(math.sin(math.radians(prop.turn)))
    return math.ceil(wide * cos + high * sin) + 2 * MARGIN, math.ceil(wide * sin + high * cos) + 2 * MARGIN


def draw_prop(c: skia.Canvas, prop: Prop) -> None:
    """A prop in the middle of its picture, with its shadow."""
    wide, high = size(prop)
    what = body(prop.piece)
    across, down = what.width() * prop.scale, what.height() * prop.scale
    soft = 1.0 + prop.shadow * 0.3
    drop = skia.ImageFilters.DropShadow(prop.shadow * 0.8, prop.shadow, soft, soft, 0xA0100A28)
    c.saveLayer(paint=skia.Paint(ImageFilter=drop))
    with placed(c, wide / 2, high / 2, turn=prop.turn):
        c.drawImageRect(what, box(-across / 2, -down / 2, across, down), SMOOTH)
    c.restore()


def sizes() -> dict[str, tuple[int, int]]:
    """Every prop's picture size by name; the order gives the tile ids."""
    return {name: size(prop) for name, prop in PROPS.items()} | {
        name: (wide, high) for name, (_, wide, high) in TOYS.items()
    }


def draw(out: Path) -> None:
    """Write the pictures and their tileset into the maps' folder beside `out`."""
    folder = out.parent / "maps" / "tiles"
    for name, (wide, high) in sizes().items():
        with drawing(folder / "roof_props" / f"{name}.png", wide, high) as c:
            draw_prop(c, PROPS[name]) if name in PROPS else draw_toy(c, name)
    (folder / "roof_props.tsx").write_text(_tileset())


def _tileset() -> str:
    pictures = "".join(
        f' <tile id="{number}" type="{name}">'
        f'<image width="{wide}" height="{high}" source="roof_props/{name}.png"/></tile>\n'
        for number, (name, (wide, high)) in enumerate(sizes().items())
    )
    widest, highest = (max(side) for side in zip(*sizes().values(), strict=True))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<tileset version="1.8" tiledversion="1.8.2" name="roof_props"'
        f' tilewidth="{widest}" tileheight="{highest}" tilecount="{len(sizes())}" columns="0"'
        ' objectalignment="bottomleft">\n'
        f' <grid orientation="orthogonal" width="1" height="1"/>\n{pictures}</tileset>\n'
    )
