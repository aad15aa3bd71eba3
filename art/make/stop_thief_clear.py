"""Checks that the painted board is free: no thing on a path or a number, no path through a wall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

import city_props
from city_ground import TILE
from stop_thief_city import City
from stop_thief_scene import Placed
from tmx_text import Thing

PATH_ROOM = 15
"""Shoe prints are so wide on either side of a path."""
MARKER_ROOM = {"spaces": 40, "crime_scenes": 52, "doors": 38, "windows": 38, "subway": 48}
"""The radius of a marker, in the map's pixels."""
CAP = 12
"""Half of a wall."""


def check(city: City, props: list[Placed]) -> None:
    """Stop the build with a list of what is in the way."""
    wrong = [*things_in_the_way(city, props), *_through_walls(city)]
    if wrong:
        raise SystemExit("stop_thief.tmx:\n  " + "\n  ".join(wrong))


def things_in_the_way(city: City, props: Iterable[Placed]) -> list[str]:
    """What is wrong with things that stand on a path or in a marker's room."""
    return [fault for prop in props if not prop.flat for fault in _in_the_way(city, prop)]


def _in_the_way(city: City, prop: Placed) -> Iterator[str]:
    rim = _rim(prop)
    name = f"{prop.name} at x {prop.x:.0f}, y {prop.y:.0f}"
    room = min(_distance(rim, path) for path in city.layers["paths"])
    if room < PATH_ROOM:
        yield f"{name} is {room:.0f} px from a path, expected {PATH_ROOM}"
    for layer, radius in MARKER_ROOM.items():
        for thing in city.layers[layer]:
            room = np.hypot(rim[:, 0] - thing.x, rim[:, 1] - thing.y).min()
            if room < radius:
                yield f"{name} is {room:.0f} px from {thing.about['number']}, expected {radius}"


def _rim(prop: Placed) -> np.ndarray:
    """Where the outermost pixels of a thing lie, without its shadow."""
    mask = np.pad(np.rot90(city_props.body(prop.name), -prop.turn // 90) > 0.5, 1)
    inner = mask[:-2, 1:-1] & mask[2:, 1:-1] & mask[1:-1, :-2] & mask[1:-1, 2:]
    rows, columns = np.nonzero(mask[1:-1, 1:-1] & ~inner)
    high, wide = inner.shape
    return np.column_stack([columns - wide / 2 + prop.x, rows - high / 2 + prop.y])


def _distance(points: np.ndarray, path: Thing) -> float:
    """From a path to the nearest of many points; the circle on it lies between its ends."""
    start, way = np.array((path.x, path.y)), np.array(path.line[-1])
    share = np.clip((points - start) @ way / (way @ way), 0, 1)
    return float(np.hypot(*(points - start - share[:, None] * way).T).min())


def _through_walls(city: City) -> Iterator[str]:
    """Openings outside of walls, and paths that cross a wall where there is no opening."""
    walls, openings = city.walls(), city.openings()
    for number, cell in openings.items():
        if cell not in walls:
            yield f"opening {number} is in no wall"
    solid = walls - set(openings.values())
    for path in city.layers["paths"]:
        steps = np.linspace((path.x, path.y), (path.x + path.line[-1][0], path.y + path.line[-1][1]), 65)
        if any(_under_cap(x, y) and (int(x // TILE), int(y // TILE)) in solid for x, y in steps):
            yield f"path {path.number} leads through a wall"


def _under_cap(x: float, y: float) -> bool:
    """Whether a pixel is under the middle of a wall tile, not only in it."""
    return max(abs(x % TILE - TILE / 2), abs(y % TILE - TILE / 2)) < CAP
