"""Tiled maps to boards: tiles are for the eye, object layers for the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytmx

from game import paths
from game.core.board import Board, Space

TABLE_LAYERS = {
    "slots": ("slot", 30),
    "small_slots": ("small_slot", 60),
    "corners": ("corner", 4),
    "piles": ("pile", 4),
    "corners_of_six": ("corner_of_six", 6),
    "piles_of_six": ("pile_of_six", 6),
    "diamond": ("diamond", 1),
    "power": ("power", 1),
    "prompt": ("prompt", 1),
    "title": ("title", 1),
}
"""The object layers of a card table: what its objects are called, and how many there are."""


AREAS = ("corner", "corner_of_six", "prompt", "title")
"""Kinds that are rectangles; all others are points."""


class BadMap(ValueError):  # noqa: N818
    """A map that cannot be played on, with a sentence that a map maker understands."""


@dataclass(frozen=True, slots=True)
class TileImage:
    """One tile to draw: which part of which picture goes where."""

    picture: Path
    source: tuple[int, int, int, int]
    at: tuple[int, int]


@cache
def load_board(name: str) -> Board:
    """The board drawn in `maps/<name>.tmx`."""
    return read_table(paths.bundled("maps", f"{name}.tmx"))


def read_table(path: Path) -> Board:
    """A card table: its slots, corners, piles and the diamond."""
    tiled = _opened(path)
    spaces: dict[int, Space] = {}
    for layer, (kind, count) in TABLE_LAYERS.items():
        found = _spaces(path, tiled, layer, kind)
        if len(found) != count:
            raise BadMap(f"{path.name}: layer '{layer}' has {len(found)} objects, expected {count}.")
        for space in found:
            if space.number in spaces:
                raise BadMap(f"{path.name}: layer '{layer}': the number {space.number} is used twice.")
            spaces[space.number] = space
    return Board(path.stem, _pixels(tiled), spaces)


@cache
def tile_images(name: str) -> tuple[TileImage, ...]:
    """The tiles of all visible tile layers, from the lowest to the highest."""
    path = paths.bundled("maps", f"{name}.tmx")
    tiled = _opened(path)
    return tuple(
        TileImage(Path(image[0]), tuple(image[1]), (x * tiled.tilewidth, y * tiled.tileheight))
        for layer in tiled.layers
        if isinstance(layer, pytmx.TiledTileLayer) and layer.visible
        for x, y, gid in layer.iter_data()
        if gid and (image := tiled.images[gid])
    )


def _opened(path: Path) -> pytmx.TiledMap:
    try:
        return pytmx.TiledMap(str(path), image_loader=_remember_source)
    except Exception as error:  # pytmx lets through whatever its parsers raise, plain Exception too
        raise BadMap(f"{path.name}: it cannot be opened ({error}).") from error


def _remember_source(filename: str, colorkey: object, **_: object):  # type: ignore[no-untyped-def]  # noqa: ANN202
    """Keep where a tile's picture is, so that no display is needed to read a map."""
    return lambda rect=None, _flags=None: (filename, rect)


def _spaces(path: Path, tiled: pytmx.TiledMap, layer: str, kind: str) -> list[Space]:
    if layer not in tiled.layernames:
        raise BadMap(f"{path.name}: the object layer '{layer}' is missing.")
    return [_space(path, layer, kind, item) for item in tiled.get_layer_by_name(layer)]


def _space(path: Path, layer: str, kind: str, item: pytmx.TiledObject) -> Space:
    where = f"{path.name}: layer '{layer}', object {item.id}"
    if item.type != kind:
        raise BadMap(f"{where}: its type is '{item.type}', expected '{kind}'.")
    number = item.properties.get("number")
    if not isinstance(number, int):
        raise BadMap(f"{where}: it needs a whole number as property 'number'.")
    size = (round(item.width), round(item.height))
    if kind in AREAS and not (size[0] and size[1]):
        raise BadMap(f"{where}: it is a point, expected a rectangle.")
    middle = (round(item.x) + size[0] // 2, round(item.y) + size[1] // 2)
    extra = {key: value for key, value in item.properties.items() if key != "number"}
    return Space(number, kind, middle, size, extra)


def _pixels(tiled: pytmx.TiledMap) -> tuple[int, int]:
    return tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
