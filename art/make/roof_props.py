"""Things that stand on the roofs and in the streets of Cops and Crooks, cut from rendered pieces."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import skia
from PIL import Image, ImageFilter

from kit import SCALE, box, placed
from light import image
from pieces import SOLID, rendered
from roof_toys import TOYS, draw_toy
from sheet import SMOOTH, drawing

MARGIN = 9
"""Room for the cast shadow on every side."""
RIM = 2 * (SCALE - 1)
"""Points around a piece that are kept for its soft edge: at scale 1 nobody sees it."""


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
    """A rendered piece without its cast shadow, cropped to what is left and its rim."""
    rows = np.asarray(rendered(f"prop_{piece}", SCALE)).astype(float)
    alpha = _smooth(rows, SCALE)
    cut = np.dstack([rows[..., :3] * alpha[..., None], alpha * 255])
    room = RIM * SCALE
    left, top, right, foot = (side * SCALE for side in _extent(piece))
    wider = np.pad(cut, ((room, room), (room, room), (0, 0)))
    return image(wider[top : foot + 2 * room, left : right + 2 * room])


@functools.cache
def _extent(piece: str) -> tuple[int, int, int, int]:
    """Left, top, right and foot of a piece on its render at scale 1."""
    solid = np.argwhere(_smooth(np.asarray(rendered(f"prop_{piece}", 1)).astype(float), 1) > 0.5)
    (top, left), (foot, right) = solid.min(axis=0), solid.max(axis=0) + 1
    return int(left), int(top), int(right), int(foot)


def _smooth(rows: np.ndarray, scale: int) -> np.ndarray:
    """Where a piece is, without its shadow and without the render's noise at its rim."""
    mask = np.clip((rows[..., 3] / 255 - SOLID) / (1 - SOLID), 0, 1)
    clean = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(4 * scale + 1))
    soft = np.asarray(clean.filter(ImageFilter.GaussianBlur(1.2 * scale))).astype(float) / 255
    return np.clip((soft - 0.3) / 0.5, 0, 1)


def _across(prop: Prop) -> tuple[float, float]:
    """Width and height of a prop before it is turned, without its rim."""
    left, top, right, foot = _extent(prop.piece)
    return (right - left) * prop.scale, (foot - top) * prop.scale


def size(prop: Prop) -> tuple[int, int]:
    """Width and height of a prop's picture."""
    wide, high = _across(prop)
    cos, sin = abs(math.cos(math.radians(prop.turn))), abs(math.sin(math.radians(prop.turn)))
    return math.ceil(wide * cos + high * sin) + 2 * MARGIN, math.ceil(wide * sin + high * cos) + 2 * MARGIN


def draw_prop(c: skia.Canvas, prop: Prop) -> None:
    """A prop in the middle of its picture, with its shadow."""
    wide, high = size(prop)
    rim = 2 * RIM * prop.scale
    across, down = (side + rim for side in _across(prop))
    soft = 1.0 + prop.shadow * 0.3
    drop = skia.ImageFilters.DropShadow(prop.shadow * 0.8, prop.shadow, soft, soft, 0xA0100A28)
    c.saveLayer(paint=skia.Paint(ImageFilter=drop))
    with placed(c, wide / 2, high / 2, turn=prop.turn):
        c.drawImageRect(body(prop.piece), box(-across / 2, -down / 2, across, down), SMOOTH)
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
