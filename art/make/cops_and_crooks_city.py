"""What the object layers of `cops_and_crooks.tmx` say, cell by cell."""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from roof_street import EAST, NORTH, SOUTH, WEST

Cell = tuple[int, int]
"""Row and column."""
STEPS: dict[int, Cell] = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
KINDS = {
    "spaces": "street",
    "arcades": "arcade",
    "banks": "bank",
    "post_offices": "post_office",
    "agency": "agency",
    "intelligence": "intelligence",
    "hideouts": "hideout",
    "exits": "exit",
    "offices": "office",
    "cells": "cell",
}
"""Object layers whose numbers are cells, and what those cells are."""


HOUSES = {"block", "bank", "post_office", "agency", "intelligence", "hideout"}
"""Kinds of cells that lie under the roofs of a block."""


@dataclass
class City:
    """What the object layers say, cell by cell."""

    size: Cell
    tile: int
    kinds: dict[Cell, str] = field(default_factory=dict)
    pictures: dict[Cell, str] = field(default_factory=dict)
    stations: dict[Cell, str] = field(default_factory=dict)
    doors: list[tuple[Cell, int]] = field(default_factory=list)
    gate: Cell = (0, 0)

    def kind(self, cell: Cell) -> str:
        """What a cell is: a kind of space, `block`, `park`, `water`, or `outside` beyond the map."""
        row, column = cell
        if not (0 <= row < self.size[0] and 0 <= column < self.size[1]):
            return "outside"
        if cell in self.kinds:
            return self.kinds[cell]
        if row == self.size[0] - 1:
            return "water"
        return "park" if row == 0 or column in {0, self.size[1] - 1} else "block"

    def is_street(self, cell: Cell) -> bool:
        """Whether cars could drive here."""
        return self.kind(cell) == "street"


def read_city(root: Element) -> City:
    """The city that the object layers describe."""
    city = City((int(root.attrib["height"]), int(root.attrib["width"])), int(root.attrib["tilewidth"]))
    groups = {group.attrib["name"]: group.findall("object") for group in root.findall("objectgroup")}
    for layer, kind in KINDS.items():
        for thing in groups[layer]:
            about = _properties(thing)
            cell = divmod(int(about["number"]), 100)
            city.kinds[cell] = kind
            city.pictures[cell] = _picture(kind, about)
    city.stations = {_cell(city, thing): _properties(thing)["line"] for thing in groups["subway"]}
    city.gate = _cell(city, groups["gate"][0])
    city.doors = [_door(city, thing) for thing in groups["doors"]]
    return city


def _properties(thing: Element) -> dict[str, str]:
    return {about.attrib["name"]: about.attrib["value"] for about in thing.iter("property")}


def _picture(kind: str, about: dict[str, str]) -> str:
    """The name of the sign on a place's roof."""
    if kind == "bank":
        return f"bank_{int(about['loot']) // 1000}"
    return about["way"] if kind == "exit" else kind


def _cell(city: City, thing: Element) -> Cell:
    return int(float(thing.attrib["y"]) // city.tile), int(float(thing.attrib["x"]) // city.tile)


def _door(city: City, thing: Element) -> tuple[Cell, int]:
    """The house of a door, and the side that it opens to."""
    here = _cell(city, thing)
    side = WEST if float(thing.attrib["x"]) % city.tile == 0 else NORTH
    if city.is_street(here):
        return beyond(here, side), OPPOSITE[side]
    return here, side


def beyond(cell: Cell, side: int) -> Cell:
    """The next cell on this side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def mask(city: City, cell: Cell, *kinds: str) -> int:
    """The sides of a cell beyond which lies one of these kinds."""
    return sum(side for side in STEPS if city.kind(beyond(cell, side)) in kinds)


def blocks(city: City) -> dict[Cell, int]:
    """Cells that share a roof, and the number of their block in reading order."""
    found: dict[Cell, int] = {}
    for row in range(city.size[0]):
        for column in range(city.size[1]):
            if (row, column) not in found and _is_roofed(city, (row, column)):
                _spread(city, (row, column), len(set(found.values())), found)
    return found


def _is_roofed(city: City, cell: Cell) -> bool:
    return city.kind(cell) in HOUSES


def _spread(city: City, start: Cell, number: int, found: dict[Cell, int]) -> None:
    todo = [start]
    while todo:
        cell = todo.pop()
        if cell not in found and _is_roofed(city, cell):
            found[cell] = number
            todo += [beyond(cell, side) for side in STEPS]
