"""The town of Cops and Crooks as the referee reads it: straight from the Tiled map, as (row, column)."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

FILE = Path(__file__).parents[4] / "maps" / "cops_and_crooks.tmx"
PITCH = 64
LAYERS = {
    "spaces": "street",
    "arcades": "arcade",
    "banks": "shop",
    "post_offices": "shop",
    "agency": "agency",
    "intelligence": "intelligence",
    "hideouts": "hideout",
    "exits": "exit",
    "offices": "office",
    "cells": "cell",
}
AHEAD = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}
BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))

Tile = tuple[int, int]


def tile(number: int) -> Tile:
    """Row and column of a number."""
    return divmod(number, 100)


def number(at: Tile) -> int:
    """The number of a tile."""
    return 100 * at[0] + at[1]


class Town:
    """The board as it lies on the table."""

    def __init__(self, file: Path = FILE) -> None:
        root = ET.parse(file).getroot()  # noqa: S314  (our own map)
        self.layers = {layer.get("name"): layer.findall("object") for layer in root.iter("objectgroup")}
        self.kind = {_cell(thing): kind for name, kind in LAYERS.items() for thing in self.layers[name]}
        self.line = {_cell(thing): _property(thing, "line") for thing in self.layers["subway"]}
        self.doors = {_edge(thing) for thing in self.layers["doors"]}

    @property
    def garage(self) -> tuple[Tile, Tile]:
        """Head and tail of the car at the start. "The cop car (which is two tiles big)"."""
        (gate,) = self.layers["gate"]
        row, column = _cell(gate)
        down, right = AHEAD[_property(gate, "heading")]
        return (row + down, column + right), (row, column)

    def joined(self, here: Tile, there: Tile) -> bool:
        """Vertically or horizontally, through open sides and doors."""
        kinds = {self.kind[here], self.kind[there]}
        if kinds == {"street"}:
            return True
        if "arcade" in kinds:
            return kinds <= {"street", "arcade"} and here[1] == there[1]
        return frozenset((here, there)) in self.doors

    @cached_property
    def on_foot(self) -> Mapping[Tile, tuple[Tile, ...]]:
        """Where everybody can step."""
        return self._steps(self.joined)

    @cached_property
    def police(self) -> Mapping[Tile, tuple[Tile, ...]]:
        """Where a policeman can step: headquarters is open on every side that touches a street."""
        house = {"office", "cell"}

        def joined(here: Tile, there: Tile) -> bool:
            kinds = {self.kind[here], self.kind[there]}
            return self.joined(here, there) or bool(kinds & house and kinds <= house | {"street"})

        return self._steps(joined)

    @cached_property
    def road(self) -> Mapping[Tile, tuple[Tile, ...]]:
        """Where the car can drive."""
        return self._steps(lambda here, there: self.kind[here] == self.kind[there] == "street")

    def _steps(self, joined: Callable[[Tile, Tile], bool]) -> Mapping[Tile, tuple[Tile, ...]]:
        return {
            here: tuple(there for there in _around(here) if there in self.kind and joined(here, there))
            for here in self.kind
        }

    def beside_headquarters(self) -> set[Tile]:
        """Streets that touch an office or a cell."""
        return {
            here
            for here, kind in self.kind.items()
            if kind == "street" and any(self.kind.get(there) in ("office", "cell") for there in _around(here))
        }


def _around(here: Tile) -> Iterator[Tile]:
    yield from ((here[0] + down, here[1] + right) for down, right in BESIDE)


def _cell(thing: ET.Element) -> Tile:
    return int(float(thing.get("y", 0)) // PITCH), int(float(thing.get("x", 0)) // PITCH)


def _edge(thing: ET.Element) -> frozenset[Tile]:
    """The two tiles on whose common edge a door is."""
    x, y = float(thing.get("x", 0)), float(thing.get("y", 0))
    across = x % PITCH == 0
    shift = (1, 0) if across else (0, 1)
    return frozenset(
        (int((y + side * shift[1]) // PITCH), int((x + side * shift[0]) // PITCH)) for side in (-1, 1)
    )


def _property(thing: ET.Element, name: str) -> str:
    return next(item.get("value", "") for item in thing.iter("property") if item.get("name") == name)
