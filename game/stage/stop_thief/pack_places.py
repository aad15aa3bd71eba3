"""Finds a place for a label beside its space, where it hides no other label, nor cuts a number if it can."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from game.stage.stop_thief.private_board import VIEW

AWAY = range(50, 330, 4)
"""How far from its space a label may stand, nearest first."""
TURNS = (0, *[turn * side for turn in range(10, 180, 10) for side in (1, -1)], 180)
"""Degrees from the way it should stand."""
NUMBER = (32, 17)
"""What has to be seen of a number, so that it is not taken for another."""
CUT, HIDE = 150, 110
"""So many pixels further away a label may rather stand than cut or hide a number."""
CROSS = 140
"""The same for a line that would cross another label."""
SPACE = 54
"""The side of the square round a space that stays free."""
ROOM = 8


class Places:
    """Gives one place after the other."""

    def __init__(
        self,
        spaces: Sequence[pygame.Vector2],
        pieces: Sequence[pygame.Rect],
        numbers: Sequence[pygame.Vector2] = (),
    ) -> None:
        """`spaces` have labels; of the other `numbers` a label should cover all or nothing."""
        self._pieces = list(pieces)
        self._numbers = [pygame.Rect(at - pygame.Vector2(NUMBER) / 2, NUMBER) for at in numbers]
        self._taken = []
        for spot in spaces:
            rect = pygame.Rect(0, 0, SPACE, SPACE)
            rect.center = round(spot.x), round(spot.y)
            self._taken.append(rect)

    def find(self, size: tuple[int, int], spot: pygame.Vector2, way: pygame.Vector2) -> pygame.Rect:
        """The nearest free place for a label of this size, best in this direction; pieces are hidden last."""
        places = list(_around(size, spot, way.normalize()))
        found = places[0]
        for blocked in (self._taken + self._pieces, self._taken, []):
            best = self._cheapest(places, spot, blocked)
            if best is not None:
                found = best
                break
        self._taken.append(found)
        return found

    def _cheapest(
        self, places: list[pygame.Rect], spot: pygame.Vector2, blocked: list[pygame.Rect]
    ) -> pygame.Rect | None:
        """The best place that covers nothing of this; places further away than it costs are left out."""
        best, least = None, math.inf
        for rect in places:
            if spot.distance_to(rect.center) >= least or _covers(rect, blocked):
                continue
            cost = self._cost(rect, spot)
            if cost < least:
                best, least = rect, cost
        return best

    def _cost(self, rect: pygame.Rect, spot: pygame.Vector2) -> float:
        """How far away a place is, what it would do to numbers, and what its line would cross."""
        touched = rect.collideobjectsall(self._numbers)
        hurt = sum(HIDE if rect.contains(number) else CUT for number in touched)
        others = (taken for taken in self._taken if not taken.collidepoint(spot))
        crossed = sum(bool(taken.clipline(spot, rect.center)) for taken in others)
        return hurt + CROSS * crossed + spot.distance_to(rect.center)


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
