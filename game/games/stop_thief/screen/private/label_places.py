"""Finds places for labels beside their spaces, clear of other labels and of numbers where possible."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

import pygame

from game.games.stop_thief.screen.private.private_board import VIEW

FAR, STEP, ASIDE = 240, 4, 12
"""How far a label may be from its space, in which steps, and the cost of not being ahead."""
NUMBER = (32, 17)
"""The part of a number that must stay visible."""
HIDE, STRIKE = 320, 120
"""Costs in pixels of distance: hiding a number, and crossing it with the line of a label."""
CROSS = 140
"""The cost of a line that crosses another label."""
LINE = 10
"""How wide a line is."""
SPACE = 54
"""The side of the square round a space that stays free."""
ROOM = 8
INSIDE = VIEW.inflate(-2 * ROOM, -2 * ROOM)


class Places:
    """Places labels one after the other."""

    def __init__(
        self,
        spaces: Sequence[pygame.Vector2],
        pieces: Sequence[pygame.Rect],
        numbers: Sequence[pygame.Vector2] = (),
    ) -> None:
        """`spaces` have labels; other `numbers` should stay free."""
        self._pieces = list(pieces)
        self._numbers = [pygame.Rect(at - pygame.Vector2(NUMBER) / 2, NUMBER) for at in numbers]
        self._taken = []
        for spot in spaces:
            rect = pygame.Rect(0, 0, SPACE, SPACE)
            rect.center = round(spot.x), round(spot.y)
            self._taken.append(rect)

    def find(self, size: tuple[int, int], spot: pygame.Vector2, way: pygame.Vector2) -> pygame.Rect:
        """The nearest free place for a label of this size, best in this direction; pieces are hidden last."""
        ahead = way.normalize()
        anywhere = pygame.Rect(spot, size).clamp(INSIDE)
        blocked = self._taken + self._pieces, self._taken
        found = next(filter(None, (self._cheapest(size, spot, ahead, one) for one in blocked)), anywhere)
        self._taken.append(found)
        return found

    def _cheapest(
        self, size: tuple[int, int], spot: pygame.Vector2, ahead: pygame.Vector2, blocked: list[pygame.Rect]
    ) -> pygame.Rect | None:
        """The cheapest place that covers none of these."""
        best, least = None, math.inf
        rect = pygame.Rect((0, 0), size)
        for way in _offsets():
            if way.length() >= least:
                break
            rect.center = round(spot.x + way.x), round(spot.y + way.y)
            covers = rect.inflate(ROOM, ROOM).collidelist(blocked) >= 0
            if covers or not INSIDE.contains(rect) or rect.collidepoint(spot):
                continue
            cost = self._cost(rect, spot) + ASIDE * (1 - ahead * way.normalize())
            if cost < least:
                best, least = rect.copy(), cost
        return best

    def _cost(self, rect: pygame.Rect, spot: pygame.Vector2) -> float:
        """The distance of a place, plus costs for numbers and labels it would hurt."""
        touched = rect.collideobjectsall(self._numbers)
        hurt = HIDE * len(touched)
        hurt += STRIKE * sum(number.clipline(spot, rect.center) != () for number in self._near(spot, rect))
        others = (taken for taken in self._taken if not taken.collidepoint(spot))
        crossed = sum(bool(taken.clipline(spot, rect.center)) for taken in others)
        return hurt + CROSS * crossed + spot.distance_to(rect.center)

    def _near(self, spot: pygame.Vector2, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """The numbers that a line from the space to the label could cut."""
        way = pygame.Rect(spot, (0, 0)).union((rect.center, (0, 0))).inflate(LINE, LINE)
        for number in way.collideobjectsall(self._numbers):
            if not number.collidepoint(spot):
                yield number.inflate(LINE, LINE)


@cache
def _offsets() -> list[pygame.Vector2]:
    """Ways from a space to the middle of a label, the shortest first."""
    reach = range(-FAR, FAR + 1, STEP)
    found = [pygame.Vector2(across, down) for across in reach for down in reach if across or down]
    return sorted(found, key=pygame.Vector2.length)
