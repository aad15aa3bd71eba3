"""What of a map is for the eye alone: tiles, props, lights, and what moves by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path

from game.boards.pictures import check_pictures
from game.boards.tiled_map import (
    MAP,
    Colour,
    Placed,
    Rect,
    Shape,
    Spot,
    Thing,
    TiledMap,
    colour,
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
        raise tiled_map.fault("map.bad-colour", place=MAP, property=key, value=text)
    return found


def _tile(tiled_map: TiledMap, placed: Placed) -> TileImage:
    """Tiled puts a tile that is higher than its cell on the cell's lower edge."""
    wide, high = placed.tile.size
    corner = placed.column * tiled_map.cell[0], (placed.row + 1) * tiled_map.cell[1] - high
    return TileImage(placed.tile.picture, placed.tile.source or (0, 0, wide, high), corner)


def _prop(tiled_map: TiledMap, thing: Thing) -> Prop:
    thing.check_shape("tile")
    if thing.tile is None or round(thing.turned) != thing.turned or thing.turned % RIGHT_ANGLE:
        raise thing.fault("map.askew", degrees=thing.turned)
    size = round(thing.size[0]), round(thing.size[1])
    if not all(size):
        raise thing.fault("map.no-size", width=thing.size[0], height=thing.size[1])
    if size[0] > tiled_map.size[0] or size[1] > tiled_map.size[1]:
        raise thing.fault("map.too-large-for-board", width=size[0], height=size[1])
    middle = _middle(thing)
    _check_inside(tiled_map, thing, middle)
    return Prop(thing.tile.picture, thing.tile.source, _whole(middle), size, round(thing.turned))


def _middle(thing: Thing) -> Spot:
    """Tiled turns a tile round its lower left corner."""
    (x, y), right, up = thing.at, thing.size[0] / 2, thing.size[1] / 2
    angle = radians(thing.turned)
    return x + cos(angle) * right + sin(angle) * up, y + sin(angle) * right - cos(angle) * up


def _light(tiled_map: TiledMap, thing: Thing) -> Light:
    thing.check_kind("light")
    thing.check_shape("point")
    _check_inside(tiled_map, thing, thing.at)
    strength = thing.integer("strength", 0, FULL)
    return Light(thing.spot, _radius(tiled_map, thing), thing.colour("tint"), strength)


def _radius(tiled_map: TiledMap, thing: Thing) -> int:
    return thing.integer("radius", 1, max(tiled_map.size))


def _check_inside(tiled_map: TiledMap, thing: Thing, spot: Spot) -> None:
    if not all(0 <= part <= side for part, side in zip(spot, tiled_map.size, strict=True)):
        raise thing.fault("map.outside", x=spot[0], y=spot[1])


def _life(tiled_map: TiledMap) -> Life:
    things = tiled_map.extras("life")
    for thing in things:
        thing.check_kind(*LIFE)
        thing.check_shape(LIFE[thing.kind])
    return Life(
        traffic=tuple(_traffic(tiled_map, thing) for thing in things if thing.kind == "traffic"),
        shimmers=tuple(
            Shimmer(thing.spot, _radius(tiled_map, thing), thing.colour("tint"))
            for thing in things
            if thing.kind == "shimmer"
        ),
        smoke=tuple(thing.spot for thing in things if thing.kind == "smoke"),
        water=tuple(_rect(thing) for thing in things if thing.kind == "water"),
    )


def _traffic(tiled_map: TiledMap, thing: Thing) -> Traffic:
    name = thing.text("prop")
    picture = next((tile.picture for tile in tiled_map.tiles if tile.picture.stem == name), None)
    if picture is None:
        raise thing.fault("map.no-such-prop", name=name)
    way = tuple(_whole(point) for point in thing.points)
    if len(set(way)) == 1:
        raise thing.fault("map.no-length")
    return Traffic(way, picture, thing.integer("speed", 1))


def _rect(thing: Thing) -> Rect:
    (x, y), (wide, high) = thing.at, thing.size
    return round(x - wide / 2), round(y - high / 2), round(wide), round(high)


def _whole(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])
