"""The card table of Hands Up: its slots, corners, piles and the diamond."""

from __future__ import annotations

from collections import Counter

from game.boards.draft import BoardDraft
from game.boards.tiled_map import Shape, TiledMap
from game.core.board import Board
from game.games.hands_up.rules.cards import DECK_SIZE

LAYERS = {
    "slots": ("slot", DECK_SIZE),
    "corners": ("corner", 4),
    "piles": ("pile", 4),
    "corners_of_six": ("corner_of_six", 6),
    "piles_of_six": ("pile_of_six", 6),
    "diamond": ("diamond", 1),
    "power": ("power", 1),
    "prompt": ("prompt", 1),
    "title": ("title", 1),
}
"""The type of the objects in each layer, and their number."""
ROWS, FIRST_PLACES, KEYS_IN_A_ROW = 4, 32, 10
"""Rows of cards follow rows of keys. Slots that are filled first have a key each, the others share one."""
SIZE = (1920, 1080)
AREAS = ("corner", "corner_of_six", "prompt", "title")
"""Kinds that are rectangles; all others are points."""


def read_table(tiled_map: TiledMap) -> Board:
    """The table on this map; `BadMap` if Hands Up cannot be played on it."""
    if tiled_map.size != SIZE:
        width, height = tiled_map.size
        raise tiled_map.fault(
            "hands-up.map.size", width=width, height=height, expected_width=SIZE[0], expected_height=SIZE[1]
        )
    draft = BoardDraft(tiled_map)
    for layer, (kind, count) in LAYERS.items():
        shape: Shape = "rectangle" if kind in AREAS else "point"
        for drawn in tiled_map.objects(layer, kind, shapes=(shape,), exactly=count):
            draft.add(drawn, kind, (round(drawn.size[0]), round(drawn.size[1])))
    board = draft.board()
    heights = [slot.at[1] for slot in board.of_kind("slot")]
    first, others = Counter(heights[:FIRST_PLACES]), Counter(heights[FIRST_PLACES:])
    if len(first) != ROWS or any(not others[y] <= first[y] <= KEYS_IN_A_ROW for y in {*first, *others}):
        raise tiled_map.fault("hands-up.map.rows", rows=ROWS, first=FIRST_PLACES, most=KEYS_IN_A_ROW)
    return board
