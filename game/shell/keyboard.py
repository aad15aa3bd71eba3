"""The keys of a keyboard by place: their rows, and which are near to each other."""

from __future__ import annotations

import math
from collections.abc import Container, Mapping
from functools import cache

import pygame


def key_codes(names: str) -> tuple[int, ...]:
    """Return scancodes from their names in pygame, without `KSCAN_`."""
    return tuple(getattr(pygame, f"KSCAN_{name}") for name in names.split())


ROWS: tuple[tuple[float, tuple[int, ...]], ...] = (
    (0.0, key_codes("GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS")),
    (1.5, key_codes("Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET")),
    (1.75, key_codes("A S D F G H J K L SEMICOLON APOSTROPHE")),
    (2.25, key_codes("Z X C V B N M COMMA PERIOD SLASH")),
)
"""Each row of keys: its indent, in keys, and its keys."""
Place = tuple[float, float, float]
WIDE: Mapping[int, Place] = {
    pygame.KSCAN_BACKSLASH: (13.5, 1, 1.5),
    pygame.KSCAN_RETURN: (12.75, 2, 2.25),
    pygame.KSCAN_SPACE: (3.75, 4, 6.25),
    pygame.KSCAN_LEFT: (15.3, 4, 1.0),
    pygame.KSCAN_DOWN: (16.3, 4, 1.0),
    pygame.KSCAN_RIGHT: (17.3, 4, 1.0),
    pygame.KSCAN_UP: (16.3, 3, 1.0),
}
"""Keys outside the rows: column, row and width."""


@cache
def key_places() -> Mapping[int, Place]:
    """Return column, row and width of every key that players can use."""
    in_rows = {
        code: (indent + column, float(row), 1.0)
        for row, (indent, codes) in enumerate(ROWS)
        for column, code in enumerate(codes)
    }
    return {**in_rows, **WIDE}


def nearest_key(code: int, taken: Container[int]) -> int:
    """Return the free key that is nearest to this one, to its right if two are.

    >>> nearest_key(pygame.KSCAN_A, {pygame.KSCAN_A}) == pygame.KSCAN_S
    True
    """
    places = key_places()
    column, row, width = places.get(code, places[pygame.KSCAN_SPACE])

    def distance(other: int) -> tuple[float, float]:
        x, y, wide = places[other]
        away = x + wide / 2 - column - width / 2
        return math.hypot(away, y - row), -away

    return min((other for other in places if other not in taken), key=distance)
