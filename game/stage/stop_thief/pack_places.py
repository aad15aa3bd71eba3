"""Finds a place for a label beside its space: it covers no other label and no space that has one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.stage.stop_thief.private_board import VIEW

AWAY = (58, 78, 104, 134, 170, 210, 260, 320)
"""How far from its space a label may stand, nearest first."""
TURNS = (0, 25, -25, 50, -50, 80, -80, 115, -115, 150, -150, 180)
"""Degrees from the way it should stand."""
SPACE = 54
"""The side of the square round a space that stays free."""
ROOM = 8


class Places:
    """Gives one place after the other."""

    def __init__(self, spaces: Sequence[pygame.Vector2], pieces: Sequence[pygame.Rect]) -> None:
        self._pieces = list(pieces)
        self._taken = []
        for spot in spaces:
            rect = pygame.Rect(0, 0, SPACE, SPACE)
            rect.center = round(spot.x), round(spot.y)
            self._taken.append(rect)

    def find(self, size: tuple[int, int], spot: pygame.Vector2, way: pygame.Vector2) -> pygame.Rect:
        """The nearest free place for a label of this size, best in this direction; pieces are hidden last."""
        places = list(_around(size, spot, way.normalize()))
        free = [rect for rect in places if not _covers(rect, self._taken)]
        clear = [rect for rect in free if not _covers(rect, self._pieces)]
        found = next(iter(clear or free or places))
        self._taken.append(found)
        return found


def _covers(rect: pygame.Rect, others: list[pygame.Rect]) -> bool:
    return rect.inflate(ROOM, ROOM).collidelist(others) >= 0


def _around(size: tuple[int, int], spot: pygame.Vector2, ahead: pygame.Vector2) -> Iterator[pygame.Rect]:
    """Places inside of the view, nearest first."""
    inside = VIEW.inflate(-2 * ROOM, -2 * ROOM)
    for away in AWAY:
        for turn in TURNS:
            aside = ahead.rotate(turn)
            reach = away + abs(aside.x) * size[0] / 4
            rect = pygame.Rect((0, 0), size)
            rect.center = round(spot.x + aside.x * reach), round(spot.y + aside.y * reach)
            if inside.contains(rect):
                yield rect
