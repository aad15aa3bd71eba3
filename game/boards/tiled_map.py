"""A Tiled map as plain data, and the sentences that tell a map maker what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.core.board import Point

Spot = tuple[float, float]
"""A place in the map's pixels, as exactly as it was drawn."""
Rect = tuple[int, int, int, int]
Colour = tuple[int, int, int]
Value = int | str | bool
Shape = Literal["point", "rectangle", "ellipse", "polygon", "polyline", "text", "tile"]
SHAPES: tuple[Shape, ...] = ("point", "ellipse", "polygon", "polyline", "text")
"""Shapes that a map names; the others it tells by what they have."""
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


class BadMap(ValueError):  # noqa: N818
    """A map that cannot be played on, with a sentence that a map maker understands."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a tileset: a picture, or a part of one."""

    picture: Path
    source: Rect | None
    """The part of the picture; None is all of it."""
    size: Point


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile that was painted into a cell."""

    tile: Tile
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Thing:
    """One object of an object layer."""

    file: str
    place: str
    """Its layer and its id; a sentence about it begins with the file and this."""
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

    def fault(self, wrong: str) -> BadMap:
        """What is wrong with it."""
        return BadMap(f"{self.file}: {self.place}: {wrong}.")

    @property
    def spot(self) -> Point:
        """Where it is, in whole pixels."""
        return round(self.at[0]), round(self.at[1])


@dataclass(frozen=True, eq=False)
class TiledMap:
    """All that is drawn in one map file."""

    path: Path
    files: tuple[Path, ...]
    """The map and its tilesets."""
    cells: Point
    """Columns and rows."""
    cell: Point
    """The size of one cell, in pixels."""
    properties: Mapping[str, Value]
    painted: tuple[Placed, ...]
    """The tiles of all visible tile layers, from the lowest to the highest."""
    layers: Mapping[str, tuple[Thing, ...]]
    """The object layers."""
    tiles: tuple[Tile, ...]
    """All tiles of all tilesets that are pictures of their own."""

    def fault(self, wrong: str) -> BadMap:
        """What is wrong with the map as a whole."""
        return BadMap(f"{self.path.name}: {wrong}.")

    @property
    def size(self) -> Point:
        """Its width and height in pixels."""
        return self.cells[0] * self.cell[0], self.cells[1] * self.cell[1]

    @property
    def title(self) -> str:
        """What players call it: its title, or else the name of its file."""
        return str(self.properties.get("title", "")).strip() or self.path.stem

    def things(self, layer: str, *kinds: str, shapes: tuple[Shape, ...] = ("point",)) -> tuple[Thing, ...]:
        """The objects of a layer that must be there, each of one of these types and shapes."""
        if layer not in self.layers:
            raise self.fault(f"the object layer '{layer}' is missing")
        for thing in self.layers[layer]:
            check_kind(thing, *kinds)
            check_shape(thing, *shapes)
        return self.layers[layer]

    def extras(self, layer: str) -> tuple[Thing, ...]:
        """The objects of a layer that need not be there."""
        return self.layers.get(layer, ())

    def counted(self, layer: str, kind: str, count: int, shape: Shape = "point") -> tuple[Thing, ...]:
        """The objects of a layer that must be there exactly so many times."""
        found = self.things(layer, kind, shapes=(shape,))
        if len(found) != count:
            raise self.fault(f"layer '{layer}' has {many(len(found), 'object')}, expected {count}")
        return found

    def several(self, layer: str, kind: str, least: int = 1) -> tuple[Thing, ...]:
        """The points of a layer that must not be emptier than this."""
        found = self.things(layer, kind)
        if len(found) < least:
            raise self.fault(f"layer '{layer}' has {many(len(found), 'object')}, expected at least {least}")
        return found


def check_kind(thing: Thing, *kinds: str) -> None:
    """A type that this layer does not hold is a fault."""
    if thing.kind not in kinds:
        raise thing.fault(f"its type is '{thing.kind}', expected {either(kinds)}")


def check_shape(thing: Thing, *shapes: Shape) -> None:
    """A shape that this layer cannot use is a fault, and so is one that was turned."""
    if thing.shape not in shapes:
        article = "an" if thing.shape == "ellipse" else "a"
        raise thing.fault(f"it is {article} {thing.shape}, expected a {' or a '.join(shapes)}")
    if thing.turned and thing.shape not in ("point", "tile"):
        raise thing.fault(f"it is turned by {thing.turned:g} degrees, expected 0")


def whole(thing: Thing, key: str) -> int:
    """A property that must be a whole number."""
    value = thing.properties.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise thing.fault(f"it needs a whole number as property '{key}'")
    return value


def above_zero(thing: Thing, key: str) -> int:
    """A property that must be a whole number of at least 1."""
    value = whole(thing, key)
    if value < 1:
        raise thing.fault(f"its property '{key}' is {value}, expected at least 1")
    return value


def word(thing: Thing, key: str, choices: tuple[str, ...] = ()) -> str:
    """A property that must be a text, and one of the choices if there are any."""
    value = thing.properties.get(key)
    if not isinstance(value, str) or not value.strip():
        raise thing.fault(f"it needs a text as property '{key}'")
    if choices and value not in choices:
        raise thing.fault(f"its property '{key}' is '{value}', expected {either(choices)}")
    return value


def yes_or_no(thing: Thing, key: str) -> bool:
    """A property that must be a tick box."""
    value = thing.properties.get(key)
    if not isinstance(value, bool):
        raise thing.fault(f"it needs a yes or no (bool) as property '{key}'")
    return value


def colour(text: str) -> Colour | None:
    """The colour that is written as `#RRGGBB`.

    >>> colour("#FF8000")
    (255, 128, 0)
    """
    if not COLOUR.fullmatch(text):
        return None
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def either(choices: tuple[str, ...]) -> str:
    """The choices as they stand in a sentence.

    >>> either(("rail", "airport", "harbour"))
    "'rail', 'airport' or 'harbour'"
    """
    quoted = [f"'{choice}'" for choice in choices]
    return " or ".join(part for part in (", ".join(quoted[:-1]), quoted[-1]) if part)


def many(count: int, what: str) -> str:
    """So many of something, as it stands in a sentence.

    >>> many(1, "path"), many(2, "path")
    ('1 path', '2 paths')
    """
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
