"""What of a map is for the eye alone: tiles, props, lights, and what moves by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path

from game.boards.pictures import check_pictures
from game.boards.tiled_map import (
    Colour,
    Placed,
    Rect,
    Shape,
    Spot,
    Thing,
    TiledMap,
    above_zero,
    check_kind,
    check_shape,
    colour,
    whole,
    word,
)
from game.boards.tmx import MOST_BOARDS, map_file, opened
from game.core.board import Point

GROUND: Colour = (16, 18, 26)
"""The colour around a board that names none."""
FULL = 100
RIGHT_ANGLE = 90
LIFE: dict[str, Shape] = {"traffic": "polyline", "shimmer": "point", "smoke": "point", "water": "rectangle"}
"""What moves by itself, and how it is drawn."""


@dataclass(frozen=True, slots=True)
class TileImage:
    """One tile to draw: which part of which picture goes where."""

    picture: Path
    source: Rect
    at: Point
    """Its upper left corner."""


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing that stands on the board."""

    picture: Path
    source: Rect | None
    """The part of the picture; None is all of it."""
    middle: Point
    size: Point
    """Before it is turned."""
    turned: int
    """Clockwise, in right angles."""


@dataclass(frozen=True, slots=True)
class Light:
    """A lamp."""

    at: Point
    radius: int
    tint: Colour
    strength: int
    """In hundredths."""


@dataclass(frozen=True, slots=True)
class Shimmer:
    """A lamp or window that breathes."""

    at: Point
    radius: int
    tint: Colour


@dataclass(frozen=True, slots=True)
class Traffic:
    """A piece that drives along its way again and again."""

    way: tuple[Point, ...]
    prop: Path
    """Its picture."""
    speed: int
    """The map's pixels a second."""


@dataclass(frozen=True, slots=True)
class Life:
    """All that moves by itself."""

    traffic: tuple[Traffic, ...] = ()
    shimmers: tuple[Shimmer, ...] = ()
    smoke: tuple[Point, ...] = ()
    water: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenery:
    """A board for the eye, from the lowest to the highest."""

    size: Point
    tiles: tuple[TileImage, ...]
    props: tuple[Prop, ...] = ()
    lights: tuple[Light, ...] = ()
    ambient: Colour | None = None
    """The light where no lamp shines; None is daylight."""
    ground: Colour = GROUND
    """The colour outside of the board."""
    life: Life = field(default_factory=Life)


def scenery_of(name: str) -> Scenery:
    """The scenery of `<name>.tmx`; `BadMap` if it cannot be drawn."""
    return _scenery(opened(map_file(name)))


@lru_cache(maxsize=MOST_BOARDS)
def _scenery(tiled_map: TiledMap) -> Scenery:
    check_pictures(tiled_map)
    return Scenery(
        size=tiled_map.size,
        tiles=tuple(_tile(tiled_map, placed) for placed in tiled_map.painted),
        props=tuple(_prop(tiled_map, thing) for thing in tiled_map.extras("props") if thing.visible),
        lights=tuple(_light(tiled_map, thing) for thing in tiled_map.extras("lights")),
        ambient=_map_colour(tiled_map, "ambient"),
        ground=_map_colour(tiled_map, "ground") or GROUND,
        life=_life(tiled_map),
    )


def _map_colour(tiled_map: TiledMap, key: str) -> Colour | None:
    text = tiled_map.properties.get(key)
    found = colour(str(text))
    if text is not None and found is None:
        raise tiled_map.fault(f"its map property '{key}' is '{text}', expected a colour as '#RRGGBB'")
    return found


def _tile(tiled_map: TiledMap, placed: Placed) -> TileImage:
    """Tiled puts a tile that is higher than its cell on the cell's lower edge."""
    wide, high = placed.tile.size
    corner = placed.column * tiled_map.cell[0], (placed.row + 1) * tiled_map.cell[1] - high
    return TileImage(placed.tile.picture, placed.tile.source or (0, 0, wide, high), corner)


def _prop(tiled_map: TiledMap, thing: Thing) -> Prop:
    check_shape(thing, "tile")
    if thing.tile is None or round(thing.turned) != thing.turned or thing.turned % RIGHT_ANGLE:
        raise thing.fault(f"it is turned by {thing.turned:g} degrees, expected 0, 90, 180 or 270")
    size = round(thing.size[0]), round(thing.size[1])
    if not all(size):
        raise thing.fault(f"its size is {thing.size[0]:g} x {thing.size[1]:g}, expected both above 0")
    if size[0] > tiled_map.size[0] or size[1] > tiled_map.size[1]:
        raise thing.fault(f"its size is {size[0]} x {size[1]}, expected it not larger than the board")
    middle = _middle(thing)
    _check_inside(tiled_map, thing, middle)
    return Prop(thing.tile.picture, thing.tile.source, _whole(middle), size, round(thing.turned))


def _middle(thing: Thing) -> Spot:
    """Tiled turns a tile round its lower left corner."""
    (x, y), right, up = thing.at, thing.size[0] / 2, thing.size[1] / 2
    angle = radians(thing.turned)
    return x + cos(angle) * right + sin(angle) * up, y + sin(angle) * right - cos(angle) * up


def _light(tiled_map: TiledMap, thing: Thing) -> Light:
    check_kind(thing, "light")
    check_shape(thing, "point")
    _check_inside(tiled_map, thing, thing.at)
    strength = whole(thing, "strength")
    if not 0 <= strength <= FULL:
        raise thing.fault(f"its property 'strength' is {strength}, expected 0 to {FULL}")
    return Light(thing.spot, _radius(tiled_map, thing), _tint(thing), strength)


def _radius(tiled_map: TiledMap, thing: Thing) -> int:
    radius = whole(thing, "radius")
    if not 1 <= radius <= max(tiled_map.size):
        raise thing.fault(f"its property 'radius' is {radius}, expected 1 to {max(tiled_map.size)}")
    return radius


def _tint(thing: Thing) -> Colour:
    text = word(thing, "tint")
    found = colour(text)
    if found is None:
        raise thing.fault(f"its property 'tint' is '{text}', expected a colour as '#RRGGBB'")
    return found


def _check_inside(tiled_map: TiledMap, thing: Thing, spot: Spot) -> None:
    if not all(0 <= part <= side for part, side in zip(spot, tiled_map.size, strict=True)):
        raise thing.fault(f"its middle is outside of the board (x {spot[0]:g}, y {spot[1]:g})")


def _life(tiled_map: TiledMap) -> Life:
    things = tiled_map.extras("life")
    for thing in things:
        check_kind(thing, *LIFE)
        check_shape(thing, LIFE[thing.kind])
    return Life(
        traffic=tuple(_traffic(tiled_map, thing) for thing in things if thing.kind == "traffic"),
        shimmers=tuple(
            Shimmer(thing.spot, _radius(tiled_map, thing), _tint(thing))
            for thing in things
            if thing.kind == "shimmer"
        ),
        smoke=tuple(thing.spot for thing in things if thing.kind == "smoke"),
        water=tuple(_rect(thing) for thing in things if thing.kind == "water"),
    )


def _traffic(tiled_map: TiledMap, thing: Thing) -> Traffic:
    name = word(thing, "prop")
    picture = next((tile.picture for tile in tiled_map.tiles if tile.picture.stem == name), None)
    if picture is None:
        raise thing.fault(
            f"its property 'prop' is '{name}', expected the name of a picture in a tileset of the map"
        )
    way = tuple(_whole(point) for point in thing.points)
    if len(set(way)) == 1:
        raise thing.fault("its way has no length, expected two places at least")
    return Traffic(way, picture, above_zero(thing, "speed"))


def _rect(thing: Thing) -> Rect:
    (x, y), (wide, high) = thing.at, thing.size
    return round(x - wide / 2), round(y - high / 2), round(wide), round(high)


def _whole(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])
