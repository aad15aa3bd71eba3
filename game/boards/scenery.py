"""What a map shows and no rule uses: tiles, props, lights and ambient life."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path

from game.boards.tiled_map import (
    MAP,
    Colour,
    MapObject,
    Rect,
    Shape,
    Spot,
    TiledMap,
    TileImage,
    colour,
)
from game.boards.tilesets import read_pictures
from game.boards.tmx import MOST_BOARDS, map_file, open_map
from game.core.board import Point

GROUND: Colour = (16, 18, 26)
"""The colour around a board that sets none."""
MOST_PROPS, MOST_LIGHT, MOST_LIFE = 6, 24, 200
"""How often all props, and all lamps, may cover the board, and how many objects may live on it."""
FULL = 100
RIGHT_ANGLE = 90
LIFE: dict[str, Shape] = {"traffic": "polyline", "shimmer": "point", "smoke": "point", "water": "rectangle"}
"""The types of ambient life, and their shapes on the map."""


@dataclass(frozen=True, slots=True)
class Prop:
    """Something that stands on the board."""

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
    """A lamp or window whose light pulses."""

    at: Point
    radius: int
    tint: Colour


@dataclass(frozen=True, slots=True)
class Traffic:
    """A vehicle that drives along its way again and again."""

    way: tuple[Point, ...]
    prop: Path
    """Its picture."""
    speed: int
    """In the map's pixels per second."""


@dataclass(frozen=True, slots=True)
class Life:
    """Everything that moves on its own."""

    traffic: tuple[Traffic, ...] = ()
    shimmers: tuple[Shimmer, ...] = ()
    smoke: tuple[Point, ...] = ()
    water: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenery:
    """What to draw of a board, from the lowest layer to the highest."""

    size: Point
    tiles: tuple[TileImage, ...]
    props: tuple[Prop, ...] = ()
    lights: tuple[Light, ...] = ()
    ambient: Colour | None = None
    """The light where no lamp shines; None is daylight."""
    ground: Colour = GROUND
    """The colour around the board."""
    life: Life = field(default_factory=Life)
    pictures: Mapping[Path, bytes] = field(default_factory=dict, repr=False)
    """The files of all pictures, read once."""


def scenery_of(name: str) -> Scenery:
    """The scenery of `<name>.tmx`; `BadMap` if it cannot be drawn."""
    return _scenery(open_map(map_file(name)))


@lru_cache(maxsize=MOST_BOARDS)
def _scenery(tiled_map: TiledMap) -> Scenery:
    props = tuple(_prop(tiled_map, drawn) for drawn in tiled_map.layers.get("props", ()) if drawn.visible)
    lights = tuple(_light(tiled_map, drawn) for drawn in tiled_map.layers.get("lights", ()))
    life = _life(tiled_map)
    _check_area(tiled_map, "props", (prop.size for prop in props), MOST_PROPS)
    radii = *(light.radius for light in lights), *(lamp.radius for lamp in life.shimmers)
    _check_area(tiled_map, "lights", ((2 * radius, 2 * radius) for radius in radii), MOST_LIGHT)
    return Scenery(
        size=tiled_map.size,
        tiles=tiled_map.painted,
        props=props,
        lights=lights,
        ambient=_map_colour(tiled_map, "ambient"),
        ground=_map_colour(tiled_map, "ground") or GROUND,
        life=life,
        pictures=read_pictures(tiled_map),
    )


def _check_area(tiled_map: TiledMap, layer: str, sizes: Iterable[Point], most: int) -> None:
    """All things of a layer together may cover the board so many times: painting it must not take long."""
    area, board = sum(wide * high for wide, high in sizes), tiled_map.size[0] * tiled_map.size[1]
    if area > most * board:
        raise tiled_map.fault("map.too-full", layer=layer, times=area // board, most=most)


def _map_colour(tiled_map: TiledMap, key: str) -> Colour | None:
    text = tiled_map.properties.get(key)
    found = colour(str(text))
    if text is not None and found is None:
        raise tiled_map.fault("map.bad-colour", place=MAP, property=key, value=text)
    return found


def _prop(tiled_map: TiledMap, drawn: MapObject) -> Prop:
    drawn.check_shape("tile")
    if drawn.tile is None or round(drawn.turned) != drawn.turned or drawn.turned % RIGHT_ANGLE:
        raise drawn.fault("map.askew", degrees=drawn.turned)
    size = round(drawn.size[0]), round(drawn.size[1])
    if not all(size):
        raise drawn.fault("map.no-size", width=drawn.size[0], height=drawn.size[1])
    if size[0] > tiled_map.size[0] or size[1] > tiled_map.size[1]:
        raise drawn.fault("map.too-large-for-board", width=size[0], height=size[1])
    middle = _middle(drawn)
    _check_inside(tiled_map, drawn, middle)
    return Prop(drawn.tile.picture, drawn.tile.source, _whole(middle), size, round(drawn.turned))


def _middle(drawn: MapObject) -> Spot:
    """Tiled turns a tile around its lower left corner."""
    (x, y), right, up = drawn.at, drawn.size[0] / 2, drawn.size[1] / 2
    angle = radians(drawn.turned)
    return x + cos(angle) * right + sin(angle) * up, y + sin(angle) * right - cos(angle) * up


def _light(tiled_map: TiledMap, drawn: MapObject) -> Light:
    drawn.check_kind("light")
    drawn.check_shape("point")
    _check_inside(tiled_map, drawn, drawn.at)
    strength = drawn.integer("strength", 0, FULL)
    return Light(drawn.spot, _radius(tiled_map, drawn), drawn.colour("tint"), strength)


def _radius(tiled_map: TiledMap, drawn: MapObject) -> int:
    return drawn.integer("radius", 1, max(tiled_map.size))


def _check_inside(tiled_map: TiledMap, drawn: MapObject, spot: Spot) -> None:
    if not all(0 <= part <= side for part, side in zip(spot, tiled_map.size, strict=True)):
        raise drawn.fault("map.outside", x=spot[0], y=spot[1])


def _life(tiled_map: TiledMap) -> Life:
    objects = tiled_map.layers.get("life", ())
    if len(objects) > MOST_LIFE:
        raise tiled_map.fault("map.too-many", what="objects of 'life'", count=len(objects), most=MOST_LIFE)
    for drawn in objects:
        drawn.check_kind(*LIFE)
        drawn.check_shape(LIFE[drawn.kind])
    return Life(
        traffic=tuple(_traffic(tiled_map, drawn) for drawn in objects if drawn.kind == "traffic"),
        shimmers=tuple(
            Shimmer(drawn.spot, _radius(tiled_map, drawn), drawn.colour("tint"))
            for drawn in objects
            if drawn.kind == "shimmer"
        ),
        smoke=tuple(drawn.spot for drawn in objects if drawn.kind == "smoke"),
        water=tuple(_rect(drawn) for drawn in objects if drawn.kind == "water"),
    )


def _traffic(tiled_map: TiledMap, drawn: MapObject) -> Traffic:
    name = drawn.text("prop")
    picture = next((tile.picture for tile in tiled_map.tiles if tile.picture.stem == name), None)
    if picture is None:
        raise drawn.fault("map.no-such-prop", name=name)
    way = tuple(_whole(point) for point in drawn.points)
    if len(set(way)) == 1:
        raise drawn.fault("map.no-length")
    return Traffic(way, picture, drawn.integer("speed", 1))


def _rect(drawn: MapObject) -> Rect:
    (x, y), (wide, high) = drawn.at, drawn.size
    return round(x - wide / 2), round(y - high / 2), round(wide), round(high)


def _whole(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])
