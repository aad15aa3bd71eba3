"""What several layouts share: rows of players, and places on painted pictures."""

from __future__ import annotations

import json
from functools import cache

import pygame

from game import paths

ROW_GAP = 8


def stacked_rows(area: pygame.Rect, players: int, tallest: int) -> tuple[pygame.Rect, ...]:
    """A row for every seat from top to bottom, at most `tallest`."""
    high = min(tallest, (area.h + ROW_GAP) // players - ROW_GAP)
    step = high + ROW_GAP
    return tuple([pygame.Rect(area.x, area.y + step * seat, area.w, high) for seat in range(players)])


@cache
def painted_places(folder: str, picture: str) -> dict[str, pygame.Rect]:
    """Where a game may draw on a picture in this folder of art."""
    file = paths.bundled("art", folder, "places.json")
    found = json.loads(file.read_text(encoding="utf-8"))[picture]
    return {name: pygame.Rect(box) for name, box in found.items()}
