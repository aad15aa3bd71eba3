"""The card table of Hands Up: its slots, corners, piles and the diamond."""

from __future__ import annotations

from game.boards.spaces import Spaces, board_of, gather
from game.boards.tiled_map import Shape, TiledMap
from game.core.board import Board

LAYERS = {
    "slots": ("slot", 30),
    "small_slots": ("small_slot", 60),
    "corners": ("corner", 4),
    "piles": ("pile", 4),
    "corners_of_six": ("corner_of_six", 6),
    "piles_of_six": ("pile_of_six", 6),
    "diamond": ("diamond", 1),
    "power": ("power", 1),
    "prompt": ("prompt", 1),
    "title": ("title", 1),
}
"""The object layers: what their objects are called, and how many there are."""
SIZE = (1920, 1080)
AREAS = ("corner", "corner_of_six", "prompt", "title")
"""Kinds that are rectangles; all others are points."""


def read_table(tiled_map: TiledMap) -> Board:
    """The table on this sheet; `BadMap` if Hands Up cannot be played on it."""
    if tiled_map.size != SIZE:
        width, height = tiled_map.size
        raise tiled_map.fault(
            "hands-up.map.size", width=width, height=height, expected_width=SIZE[0], expected_height=SIZE[1]
        )
    spaces: Spaces = {}
    for layer, (kind, count) in LAYERS.items():
        shape: Shape = "rectangle" if kind in AREAS else "point"
        for thing in tiled_map.counted(layer, kind, count, shape):
            gather(spaces, thing, kind, (round(thing.size[0]), round(thing.size[1])))
    return board_of(tiled_map, spaces)
