"""What the layouts of several boards share: rows of players, and places on painted pictures."""

from __future__ import annotations

import json
from functools import cache

import pygame

from game import paths

ROW_GAP = 8


def stacked_rows(room: pygame.Rect, players: int, tallest: int) -> tuple[pygame.Rect, ...]:
    """A row for every seat, the first on top; as high as there is room, but not higher than `tallest`."""
    high = min(tallest, (room.h + ROW_GAP) // players - ROW_GAP)
    step = high + ROW_GAP
    return tuple([pygame.Rect(room.x, room.y + step * seat, room.w, high) for seat in range(players)])


@cache
def painted_places(folder: str, picture: str) -> dict[str, pygame.Rect]:
    """Where a game may write or draw on a picture of this folder of art."""
    file = paths.bundled("art", folder, "places.json")
    found = json.loads(file.read_text(encoding="utf-8"))[picture]
    return {name: pygame.Rect(box) for name, box in found.items()}
