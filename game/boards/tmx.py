"""Tiled maps to boards: tiles are for the eye, object layers for the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from game import paths
from game.boards.dialect import place_of, root_of
from game.boards.tiled_map import SHAPES, BadMap, Placed, Shape, Spot, Thing, Tile, TiledMap, either
from game.boards.tilesets import read_tileset
from game.core.board import Board

# pytmx imports pygame for type hints and for a loader that the game does not use; it also works without.
# Hidden from it, pygame stays out of a match that needs no window.
_hidden = {"pygame", "pytmx.util_pygame"} - sys.modules.keys()
sys.modules.update(dict.fromkeys(_hidden))  # type: ignore[arg-type]
import pytmx  # noqa: E402

for _name in _hidden:
    del sys.modules[_name]

__all__ = ["BadMap", "Reader", "game_of", "load_board", "map_file", "opened"]

Reader = Callable[[TiledMap], Board]
"""Makes a board from the map of one game."""
Readers = Mapping[str, Reader]
"""The reader of each game, by the game's id."""
MOST_BOARDS = 16
Stamp = tuple[tuple[int, int], ...]
"""When files were written, and how long they are."""
_kept: dict[Path, tuple[Stamp, TiledMap]] = {}


def load_board(name: str, readers: Readers) -> Board:
    """The board in `<name>.tmx`, of the game or of the player's folder; `BadMap` if it is faulty."""
    tiled_map = opened(map_file(name))
    return _board(tiled_map, readers[game_of(tiled_map, readers)])


def map_file(name: str) -> Path:
    """Where this map is: the game's own come first."""
    for folder in (partial(paths.bundled, "maps"), paths.maps_dir):
        file = folder() / f"{name}.tmx"
        if file.name == f"{name}.tmx" and file.is_file():
            return file
    raise BadMap(f"{name}.tmx: it is neither among the maps of the game nor in your maps folder.")


def game_of(tiled_map: TiledMap, readers: Readers) -> str:
    """The id of the game that a map is for."""
    game = str(tiled_map.properties.get("game", ""))
    if game not in readers:
        raise tiled_map.fault(
            f"its map property 'game' is '{game}', expected {either(tuple(sorted(readers)))}"
        )
    return game


def opened(path: Path) -> TiledMap:
    """All that is drawn in a map file; read anew when it or one of its tilesets has changed."""
    if path in _kept:
        stamp, tiled_map = _kept[path]
        if stamp == _stamp(tiled_map.files):
            return tiled_map
    tiled_map = _read(path)
    _kept[path] = _stamp(tiled_map.files), tiled_map
    return tiled_map


@lru_cache(maxsize=MOST_BOARDS)
def _board(tiled_map: TiledMap, reader: Reader) -> Board:
    return reader(tiled_map)


def _stamp(files: tuple[Path, ...]) -> Stamp:
    told = [file.stat() for file in files if file.exists()]
    return tuple((one.st_mtime_ns, one.st_size) for one in told)


def _read(path: Path) -> TiledMap:
    root = root_of(path)
    tilesets = {
        int(one.get("firstgid", "1")): path.parent / one.get("source", "") for one in root.findall("tileset")
    }
    tiles = {
        first + id_: tile for first, file in tilesets.items() for id_, tile in read_tileset(file).items()
    }
    tiled = _parsed(path)
    return TiledMap(
        path=path,
        files=(path, *tilesets.values()),
        cells=(tiled.width, tiled.height),
        cell=(tiled.tilewidth, tiled.tileheight),
        properties=tiled.properties,
        painted=tuple(_painted(path, tiled, tiles)),
        layers=dict(_layers(path, root, tiled, tiles)),
        tiles=tuple(tiles.values()),
    )


def _parsed(path: Path) -> pytmx.TiledMap:
    try:
        return pytmx.TiledMap(str(path), load_all=False, invert_y=False, allow_duplicate_names=True)
    except Exception as error:  # pytmx lets through whatever its parsers raise, plain Exception too
        raise BadMap(f"{path.name}: it cannot be opened ({error}).") from error


def _painted(path: Path, tiled: pytmx.TiledMap, tiles: Mapping[int, Tile]) -> Iterator[Placed]:
    """The tiles of all visible tile layers; every tile must be in a tileset, and upright."""
    turned = _turned(tiled)
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledTileLayer):
            continue
        where = f"{path.name}: layer '{layer.name}'"
        _check_full(where, layer, tiled)
        for column, row, gid in layer.iter_data():
            if gid:
                tile = _tile(f"{where}, column {column}, row {row}", gid, tiled, tiles, turned)
                if layer.visible:
                    yield Placed(tile, column, row)


def _check_full(where: str, layer: pytmx.TiledTileLayer, tiled: pytmx.TiledMap) -> None:
    count, expected = sum(len(row) for row in layer.data), tiled.width * tiled.height
    if count != expected or layer.width != tiled.width:
        raise BadMap(
            f"{where}: it has {count} tiles, {layer.width} a row, expected {expected}, {tiled.width} a row."
        )


def _turned(tiled: pytmx.TiledMap) -> set[int]:
    """The tiles, as pytmx counts them, that are turned or mirrored."""
    return {new for old, pairs in tiled.gidmap.items() for new, flags in pairs if flags and any(flags)}


def _tile(where: str, gid: int, tiled: pytmx.TiledMap, tiles: Mapping[int, Tile], turned: set[int]) -> Tile:
    number = tiled.tiledgidmap[gid]
    if gid in turned:
        raise BadMap(f"{where}: its tile is turned or mirrored, expected it upright.")
    if number not in tiles:
        raise BadMap(f"{where}: its tile {number} is in no tileset.")
    return tiles[number]


def _layers(
    path: Path, root: Element, tiled: pytmx.TiledMap, tiles: Mapping[int, Tile]
) -> Iterator[tuple[str, tuple[Thing, ...]]]:
    turned = _turned(tiled)
    for layer, group in zip(root.findall("objectgroup"), tiled.objectgroups, strict=True):
        things = []
        for element, item in zip(layer.findall("object"), group, strict=True):
            place = place_of(layer, element)
            tile = _tile(f"{path.name}: {place}", item.gid, tiled, tiles, turned) if item.gid else None
            item.visible = item.visible and group.visible
            things.append(_thing(path.name, place, element, item, tile))
        yield layer.get("name", ""), tuple(things)


def _thing(file: str, place: str, element: Element, item: Any, tile: Tile | None) -> Thing:  # noqa: ANN401
    size = (float(item.width), float(item.height))
    shape = _shape(element, size)
    at: Spot = (item.x, item.y)
    if shape == "rectangle":
        at = item.x + size[0] / 2, item.y + size[1] / 2
    return Thing(
        file=file,
        place=place,
        kind=element.get("type") or element.get("class") or "",  # Tiled 1.9 alone calls it class
        shape=shape,
        at=at,
        size=size,
        turned=item.rotation % 360,
        points=tuple((x, y) for x, y in getattr(item, "points", ())),
        tile=tile,
        visible=bool(item.visible),
        properties=item.properties,
    )


def _shape(element: Element, size: Spot) -> Shape:
    if element.get("gid"):
        return "tile"
    named = next((shape for shape in SHAPES if element.find(shape) is not None), None)
    return named or ("rectangle" if size[0] and size[1] else "point")
