"""A Tiled map as plain data, and the checks that every game needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.core.board import Point
from game.core.trouble import Trouble

Spot = tuple[float, float]
"""A place in the map's pixels, not rounded."""
Rect = tuple[int, int, int, int]
Colour = tuple[int, int, int]
Value = int | str | bool
Shape = Literal["point", "rectangle", "ellipse", "polygon", "polyline", "text", "tile"]
SHAPES: tuple[Shape, ...] = ("point", "ellipse", "polygon", "polyline", "text")
"""Shapes that have their own tag in the file."""
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


class BadMap(Trouble):
    """A map that the game cannot use: in which file, where in it, what is wrong and what is expected."""


MAP = Trouble("map.properties")
"""The place of a fault in the map's own properties."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a tileset: a picture, or a part of one."""

    picture: Path
    source: Rect | None
    """The part of the picture; None is all of it."""
    size: Point


@dataclass(frozen=True, slots=True)
class TileImage:
    """A tile to draw: a part of a picture, and where it goes."""

    picture: Path
    source: Rect
    at: Point
    """Its upper left corner."""


@dataclass(frozen=True, slots=True)
class MapObject:
    """One object of an object layer."""

    file: str
    place: Trouble
    """Its layer and its id, as a sentence names them."""
    kind: str
    shape: Shape
    at: Spot
    """Its middle if it is a rectangle, its first point if it has several, the lower left corner of a tile."""
    size: Spot
    turned: float
    points: tuple[Spot, ...]
    tile: Tile | None
    visible: bool
    """Neither it nor its layer is hidden."""
    properties: Mapping[str, Value]

    def fault(self, key: str, /, **names: object) -> BadMap:
        """What is wrong with it."""
        return BadMap(key, file=self.file, place=self.place, **names)

    def integer(self, key: str, least: int | None = None, most: int | None = None) -> int:
        """A property that must be a whole number, within these limits."""
        value = self.properties.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault("map.missing-integer", property=key)
        if most is not None and not (least or 0) <= value <= most:
            raise self.fault("map.out-of-range", property=key, value=value, least=least or 0, most=most)
        if least is not None and value < least:
            raise self.fault("map.too-small", property=key, value=value, least=least)
        return value

    def text(self, key: str, choices: tuple[str, ...] = ()) -> str:
        """A property that must be a text, and one of the choices if there are any."""
        value = self.properties.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault("map.missing-text", property=key)
        if choices and value not in choices:
            raise self.fault("map.wrong-property", property=key, value=value, expected=either(choices))
        return value

    def flag(self, key: str) -> bool:
        """A property that must be a tick box."""
        value = self.properties.get(key)
        if not isinstance(value, bool):
            raise self.fault("map.missing-bool", property=key)
        return value

    def colour(self, key: str) -> Colour:
        """A property that must be a colour."""
        text = self.text(key)
        found = colour(text)
        if found is None:
            raise self.fault("map.bad-colour", property=key, value=text)
        return found

    def check_kind(self, *kinds: str) -> None:
        """A type that its layer does not hold is a fault."""
        if self.kind not in kinds:
            raise self.fault("map.wrong-type", type=self.kind, expected=either(kinds))

    def check_shape(self, *shapes: Shape) -> None:
        """A shape that its layer cannot use is a fault, and so is one that was turned."""
        if self.shape not in shapes:
            raise self.fault("map.wrong-shape", shape=self.shape, expected=either(shapes))
        if self.turned and self.shape not in ("point", "tile"):
            raise self.fault("map.turned", degrees=self.turned)

    @property
    def spot(self) -> Point:
        """Where it is, in whole pixels."""
        return round(self.at[0]), round(self.at[1])


@dataclass(frozen=True, eq=False)
class TiledMap:
    """Everything that is drawn in one map file."""

    path: Path
    files: tuple[Path, ...]
    """The map and its tilesets."""
    cells: Point
    """Columns and rows."""
    cell: Point
    """The size of one cell, in pixels."""
    properties: Mapping[str, Value]
    painted: tuple[TileImage, ...]
    """The tiles of all visible tile layers, from the lowest to the highest."""
    layers: Mapping[str, tuple[MapObject, ...]]
    """The object layers."""
    tiles: tuple[Tile, ...]
    """The tiles of all tilesets."""

    def fault(self, key: str, /, **names: object) -> BadMap:
        """What is wrong with the map as a whole."""
        return BadMap(key, file=self.path.name, **names)

    @property
    def size(self) -> Point:
        """Its width and height in pixels."""
        return self.cells[0] * self.cell[0], self.cells[1] * self.cell[1]

    @property
    def title(self) -> str:
        """What players call it: its title, or else the name of its file."""
        return str(self.properties.get("title", "")).strip() or self.path.stem

    def objects(
        self,
        layer: str,
        kind: str,
        shapes: tuple[Shape, ...] = ("point",),
        exactly: int | None = None,
        least: int = 0,
    ) -> tuple[MapObject, ...]:
        """The objects of a layer that must be there, of this type and in these shapes and numbers."""
        if layer not in self.layers:
            raise self.fault("map.missing-layer", layer=layer)
        found = self.layers[layer]
        for drawn in found:
            drawn.check_kind(kind)
            drawn.check_shape(*shapes)
        if exactly is not None and len(found) != exactly:
            raise self.fault("map.object-count", layer=layer, count=len(found), expected=exactly)
        if len(found) < least:
            raise self.fault("map.too-few-objects", layer=layer, count=len(found), least=least)
        return found


def colour(text: str) -> Colour | None:
    """The colour that is written as `#RRGGBB`.

    >>> colour("#FF8000")
    (255, 128, 0)
    """
    if not COLOUR.fullmatch(text):
        return None
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def either(choices: tuple[str, ...]) -> Trouble | str:
    """The choices as they stand in a sentence: 'rail', 'airport' or 'harbour'."""
    *some, last = (f"'{choice}'" for choice in choices)
    return Trouble("map.either", some=", ".join(some), last=last) if some else last
