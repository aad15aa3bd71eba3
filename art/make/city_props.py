"""The things of the city boards as one tileset of pictures: rendered ones, cleaned, and printed ones."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

import city_cars
from city_prints import prints
from kit import SCALE
from pack_renders import RENDERS, render
from sheet import blank, snapshot, write

FAINT, FADE = 0.05, 0.1
"""Shadow below this is noise; and the share of the picture's edge over which shadows fade out."""
SOLID = 0.93
"""Alpha above which a rendered pixel is the thing, not its shadow."""
NIGHT = (8, 8, 24)
LATE = ("lamp_off",)
"""Prints that came after the others; they are the last, so that no id changed."""
CAR_SIZE = 0.92
"""Cars are a little smaller than they were built, so that two lanes fit a street."""


@functools.cache
def _render(name: str) -> np.ndarray:
    picture = render(f"city/{name}")
    size = round(picture.width // SCALE * (CAR_SIZE if name.startswith("car_") else 1)) * SCALE
    return np.asarray(picture.resize((size, size), Image.Resampling.LANCZOS)).astype(float)


@functools.cache
def _printed(name: str) -> Image.Image:
    flat = prints()[name]
    sheet = blank(flat.wide, flat.high)
    flat.paint(sheet.getCanvas(), flat.wide, flat.high)
    return snapshot(sheet)


def body(name: str) -> np.ndarray:
    """How much of each pixel is the thing itself and not shadow or light, 0 to 1."""
    rows = np.asarray(_printed(name)) if name in prints() else _render(name)
    return np.clip((rows[..., 3] / 255 - SOLID) / (1 - SOLID), 0, 1)


def cleaned(name: str) -> Image.Image:
    """A rendered thing on a smooth shadow of one colour."""
    rows, solid = _render(name), body(name)
    shadow = np.clip((rows[..., 3] / 255 - FAINT) / (1 - FAINT), 0, 1) * _fading(rows.shape[0]) * 255
    soft = Image.fromarray(shadow.astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.6 * SCALE))
    alpha = np.maximum(np.asarray(soft).astype(float), solid * 255)
    mixed = rows[..., :3] * solid[..., None] + np.array(NIGHT) * (1 - solid[..., None])
    return Image.fromarray(np.dstack([mixed, alpha]).round().astype(np.uint8))


def _fading(side: int) -> np.ndarray:
    y, x = np.mgrid[0:side, 0:side]
    edge = np.minimum(np.minimum(x, side - 1 - x), np.minimum(y, side - 1 - y))
    return np.clip(edge / (FADE * side), 0, 1)


def drives() -> dict[str, str]:
    """The cars that drive, and the renders that they are made of."""
    return {f"drive_{paint}": f"car_{paint}_east" for paint in city_cars.DRIVING}


@functools.cache
def sizes() -> dict[str, tuple[int, int]]:
    """Every prop's picture size by name; the order gives the ids."""
    rendered = {file.stem: _render(file.stem).shape[:2] for file in sorted((RENDERS / "city").glob("*.webp"))}
    printed = {name: (flat.wide, flat.high) for name, flat in prints().items()}
    late = {name: printed.pop(name) for name in LATE}
    return rendered | printed | dict.fromkeys(drives(), (city_cars.WIDE, city_cars.HIGH)) | late


@functools.cache
def ids() -> dict[str, int]:
    """The id of every prop."""
    return {name: number for number, name in enumerate(sizes())}


def _picture(name: str) -> Image.Image:
    if name in prints():
        return _printed(name)
    if name in drives():
        east = drives()[name]
        return snapshot(city_cars.driving(_render(east), body(east)))
    return cleaned(name)


def _tile(name: str) -> str:
    wide, high = sizes()[name]
    image = f'<image width="{wide}" height="{high}" source="props/{name}.png"/>'
    return f' <tile id="{ids()[name]}" type="{name}">\n  {image}\n </tile>\n'


def _tsx() -> str:
    widest, highest = (max(side) for side in zip(*sizes().values(), strict=True))
    size = f'tilewidth="{widest}" tileheight="{highest}" tilecount="{len(ids())}" columns="0"'
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="props" {size} objectalignment="bottomleft">\n'
        ' <grid orientation="orthogonal" width="1" height="1"/>\n'
        f"{''.join(_tile(name) for name in ids())}</tileset>\n"
    )


def draw(out: Path) -> None:
    """Write maps/tiles/props.tsx and its pictures beside the art folder `out`."""
    folder = out.parent / "maps" / "tiles"
    for name in sizes():
        write(_picture(name), folder / "props" / f"{name}.png")
    (folder / "props.tsx").write_text(_tsx())
