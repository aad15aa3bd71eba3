"""Reads Tiled maps into boards: players see the tile layers, the rules use the object layers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from pathlib import Path
from xml.etree.ElementTree import Element

from game import paths
from game.boards.tiled_map import MAP, SHAPES, BadMap, MapObject, Shape, Tile, TiledMap, TileImage, either
from game.boards.tilesets import read_tileset
from game.boards.tmx_checks import named_file, object_place, read_map_xml
from game.core.board import Board
from game.core.door import Refused, is_clean
from game.core.trouble import Trouble

# pytmx imports pygame for type hints and for a loader that the game does not use; it also works without.
# Hidden from it, pygame stays out of a match that needs no window.
_hidden = {"pygame", "pytmx.util_pygame"} - sys.modules.keys()
sys.modules.update(dict.fromkeys(_hidden))  # type: ignore[arg-type]
import pytmx  # noqa: E402

for _name in _hidden:
    del sys.modules[_name]


Reader = Callable[[TiledMap], Board]
"""Makes a board from the map of one game."""
Readers = Mapping[str, Reader]
"""The reader of each game, by the game's id."""
MOST_BOARDS = 16
Stamp = tuple[tuple[int, int], ...]
"""The time and the size of files."""
_cache: dict[Path, tuple[Stamp, TiledMap]] = {}


def load_board(name: str, readers: Readers) -> Board:
    """The board in `<name>.tmx`, one of the game's or the player's; `BadMap` if it is faulty."""
    tiled_map = open_map(map_file(name))
    return _board(tiled_map, readers[game_of(tiled_map, readers)])


def map_file(name: str) -> Path:
    """The path of a map; the game's own maps come first."""
    for folder in (partial(paths.bundled, "maps"), paths.maps_dir):
        file = folder() / f"{name}.tmx"
        if file.name == f"{name}.tmx" and is_clean(name) and os.path.isfile(file):  # noqa: PTH113  (no error for any name)
            return file
    raise BadMap("map.not-found", file=f"{name}.tmx")


def game_of(tiled_map: TiledMap, readers: Readers) -> str:
    """The id of the game that a map is for."""
    game = str(tiled_map.properties.get("game", ""))
    if game not in readers:
        known = either(tuple(sorted(readers)))
        raise tiled_map.fault("map.wrong-property", place=MAP, property="game", value=game, expected=known)
    return game


def open_map(path: Path) -> TiledMap:
    """Everything in a map file; read again when it or one of its tilesets has changed."""
    if path in _cache:
        stamp, tiled_map = _cache[path]
        if stamp == _stamp(tiled_map.files):
            return tiled_map
    tiled_map = _read(path)
    _cache[path] = _stamp(tiled_map.files), tiled_map
    return tiled_map


@lru_cache(maxsize=MOST_BOARDS)
def _board(tiled_map: TiledMap, reader: Reader) -> Board:
    return reader(tiled_map)


def _stamp(files: tuple[Path, ...]) -> Stamp:
    stats = [file.stat() for file in files if os.path.exists(file)]  # noqa: PTH110  (no error for any name)
    return tuple((stat.st_mtime_ns, stat.st_size) for stat in stats)


def _read(path: Path) -> TiledMap:
    ours = paths.bundled("maps")
    file = path.resolve() if path.is_relative_to(ours) else path.parent.resolve() / path.name
    folder = ours.resolve().parent if path.is_relative_to(ours) else file.parent
    if not is_clean(path.name):
        raise BadMap("map.refused", file=path.name, reason=Refused("file.bad-name"))
    root = read_map_xml(file)
    tilesets = {
        int(one.get("firstgid", "")): named_file(file, one.get("source", ""), folder)
        for one in root.findall("tileset")
    }
    tiles = {
        first + id_: tile
        for first, tileset in tilesets.items()
        for id_, tile in read_tileset(tileset, folder).items()
    }
    for tileset in root.findall("tileset"):
        root.remove(tileset)  # pytmx would open it
    tiled = pytmx.TiledMap(load_all=False, invert_y=False, allow_duplicate_names=True)
    try:
        tiled.parse_xml(root)
    except ValueError as error:
        raise BadMap("map.unreadable", file=path.name, error=error) from error
    finder = _TileFinder(path.name, tiled, tiles)
    return TiledMap(
        path=path,
        files=(path, *tilesets.values(), *{tile.picture for tile in tiles.values()}),
        cells=(tiled.width, tiled.height),
        cell=(tiled.tilewidth, tiled.tileheight),
        properties=tiled.properties,
        painted=tuple(_painted(tiled, finder)),
        layers={
            layer.get("name", ""): tuple(_objects(path.name, layer, group, finder))
            for layer, group in zip(root.findall("objectgroup"), tiled.objectgroups, strict=True)
        },
        tiles=tuple(tiles.values()),
    )


class _TileFinder:
    """Finds the tile of a cell or an object. pytmx renumbers the tiles that a map uses."""

    def __init__(self, file: str, tiled: pytmx.TiledMap, tiles: Mapping[int, Tile]) -> None:
        self._file = file
        self._numbers: Mapping[int, int] = tiled.tiledgidmap
        self._tiles = tiles
        pairs = (pair for pairs in tiled.gidmap.values() for pair in pairs)
        self._turned = {gid for gid, flags in pairs if flags and any(flags)}

    def find(self, gid: int, place: str, **names: object) -> Tile:
        """The tile with pytmx's number; `place` and `names` say where a fault is."""
        number = self._numbers[gid]
        if gid in self._turned:
            raise BadMap("map.turned-tile", file=self._file, place=Trouble(place, **names))
        if number not in self._tiles:
            raise BadMap("map.unknown-tile", file=self._file, place=Trouble(place, **names), tile=number)
        return self._tiles[number]


def _painted(tiled: pytmx.TiledMap, finder: _TileFinder) -> Iterator[TileImage]:
    """The tiles of all visible tile layers. Those of hidden layers are checked too."""
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledTileLayer):
            continue
        for column, row, gid in layer.iter_data():
            if gid:
                tile = finder.find(gid, "map.layer-cell", layer=layer.name, column=column, row=row)
                if layer.visible:  # Tiled puts a tile that is higher than its cell on the cell's lower edge
                    corner = column * tiled.tilewidth, (row + 1) * tiled.tileheight - tile.size[1]
                    yield TileImage(tile.picture, tile.source or (0, 0, *tile.size), corner)


def _objects(
    file: str, layer: Element, group: pytmx.TiledObjectGroup, finder: _TileFinder
) -> Iterator[MapObject]:
    for element, item in zip(layer.findall("object"), group, strict=True):
        place = object_place(layer, element)
        width, height = float(item.width), float(item.height)
        shape = _shape(element, has_area=bool(width and height))
        moved = (width / 2, height / 2) if shape == "rectangle" else (0, 0)
        yield MapObject(
            file=file,
            place=place,
            kind=element.get("type") or element.get("class") or "",  # Tiled 1.9 alone calls it class
            shape=shape,
            at=(item.x + moved[0], item.y + moved[1]),
            size=(width, height),
            turned=item.rotation % 360,
            points=tuple((x, y) for x, y in getattr(item, "points", ())),
            tile=finder.find(item.gid, place.key, **place.names) if item.gid else None,
            visible=bool(item.visible and group.visible),
            properties=item.properties,
        )


def _shape(element: Element, *, has_area: bool) -> Shape:
    if element.get("gid"):
        return "tile"
    named = next((shape for shape in SHAPES if element.find(shape) is not None), None)
    return named or ("rectangle" if has_area else "point")
