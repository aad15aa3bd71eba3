"""What stands beside a board and seldom changes: a picture that is painted anew only where something has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell.paint import SHADOW_ROOM

SIZE = (1920, 1080)
Part = tuple[pygame.Rect, object]
"""A place on the canvas, and all that decides how it looks."""


class Patchwork:
    """The rooms beside a board as one picture."""

    def __init__(self, rooms: Sequence[pygame.Rect]) -> None:
        self._rooms = rooms
        self._image = pygame.Surface(SIZE).convert()
        self._painted: list[Part] = []
        """What was painted there last, part by part."""

    def renew(self, version: int, parts: Sequence[Part], paint: Callable[[pygame.Surface], None]) -> None:
        """Let `paint` paint what has changed, with its shadow; for other settings, all of it."""
        now = [(self._image.get_rect(), version), *parts]
        changed = [part[0] for part in now if part not in self._painted]
        self._painted = now
        for rect in changed[:1] if now[0][0] in changed else changed:
            self._image.set_clip(rect.inflate(2 * SHADOW_ROOM, 2 * SHADOW_ROOM))
            paint(self._image)

    def draw(self, canvas: pygame.Surface) -> None:
        """All rooms."""
        for room in self._rooms:
            canvas.blit(self._image, room, room)
