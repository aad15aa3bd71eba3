"""What thieves' pictures, buildings and streets are called."""

from __future__ import annotations

from game.core.board import Board
from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.state import Clue, Sound
from game.games.stop_thief.rules.thieves import COMPETITIVE, Who


def portrait(who: Who) -> str:
    """The name of the thief's picture."""
    return f"portraits/{_gang(who)}_{who}"


def wooden(who: Who) -> str:
    """The name of the thief's wooden piece."""
    return f"pieces/{_gang(who)}_{who}"


def _gang(who: Who) -> str:
    return "thief" if who in COMPETITIVE else "pack"


def district_name(board: Board, digit: int) -> str:
    """The name on the map of the building or street with this first digit."""
    names = (
        str(space.properties["label"])
        for space in board.spaces.values()
        if space.properties.get("district") == digit
    )
    return next(names, str(digit))


def pair_names(board: Board, sound: Sound) -> tuple[str, str]:
    """The two buildings of an opening sound."""
    one, other = _pair(board, sound)
    return district_name(board, one), district_name(board, other)


def named_by(board: Board, clue: Clue) -> tuple[int, ...]:
    """The buildings or streets that a clue names: one, either of two, or none."""
    if clue.district is not None:
        return (clue.district,)
    return _pair(board, clue.sound) if clue.sound in PAIRS else ()


def _pair(board: Board, sound: Sound) -> tuple[int, int]:
    inside = (space.properties for space in board.spaces.values() if space.properties.get("indoors"))
    buildings = sorted({int(properties["district"]) for properties in inside})
    place = PAIRS.index(sound)
    return buildings[place % len(buildings)], buildings[(place + 1) % len(buildings)]
