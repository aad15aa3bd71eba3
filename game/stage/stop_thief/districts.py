"""What the buildings and streets of a city are called."""

from __future__ import annotations

from game.core.board import Board
from game.rules.stop_thief.clues import PAIRS
from game.rules.stop_thief.state import Sound


def district_name(board: Board, digit: int) -> str:
    """The building or street whose numbers begin with this digit, as its map calls it."""
    names = (
        str(space.properties["label"])
        for space in board.spaces.values()
        if space.properties.get("district") == digit
    )
    return next(names, str(digit))


def pair_names(board: Board, sound: Sound) -> tuple[str, str]:
    """The two buildings that the opening sound of a new crime tells of."""
    inside = (space.properties for space in board.spaces.values() if space.properties.get("indoors"))
    buildings = sorted({int(properties["district"]) for properties in inside})
    place = PAIRS.index(sound)
    one, other = (buildings[number % len(buildings)] for number in (place, place + 1))
    return district_name(board, one), district_name(board, other)
