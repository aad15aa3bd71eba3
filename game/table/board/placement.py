"""Where a bubble or a card can lie without covering what players can choose."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.shell.lru_cache import cached

Box = tuple[int, int, int, int]
STEP = 20
"""How far apart the places are that are tried."""
COVERED = 10_000.0
"""What covering one of them costs; a pixel of distance costs 1."""


def free_place(wanted: pygame.Rect, area: pygame.Rect, avoid: Iterable[pygame.Rect]) -> pygame.Rect:
    """The place in an area, nearest to the wanted one, that covers as few of these as possible."""
    boxes = tuple((box.x, box.y, box.w, box.h) for box in avoid if box.colliderect(area))
    found = _nearest((wanted.x, wanted.y, wanted.w, wanted.h), (area.x, area.y, area.w, area.h), boxes)
    return pygame.Rect(found)


@cached(16)
def _nearest(wanted: Box, area: Box, avoid: tuple[Box, ...]) -> Box:
    room, first = pygame.Rect(area), pygame.Rect(wanted)
    boxes = [pygame.Rect(box) for box in avoid]
    best, least = first.clamp(room), math.inf
    lefts = range(room.left, max(room.left, room.right - first.w) + 1, STEP)
    tops = range(room.top, max(room.top, room.bottom - first.h) + 1, STEP)
    tried = [best, *(pygame.Rect((x, y), first.size) for x in lefts for y in tops)]
    for place in tried:
        away = math.dist(place.topleft, first.topleft)
        if away < least:
            cost = away + COVERED * len(place.collidelistall(boxes))
            if cost < least:
                best, least = place, cost
    return best.x, best.y, best.w, best.h
