"""What stands beside a board and seldom changes: one picture, painted anew only where something has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.shell.paint import SHADOW_ROOM

SIZE = (1920, 1080)
DirtyRects = Sequence[pygame.Rect] | None
"""Where a canvas is not as it was left; None: anywhere."""


@dataclass(frozen=True, slots=True)
class Patch:
    """One of the things beside a board."""

    place: pygame.Rect
    look: object
    """All that decides how it looks."""
    paint: Callable[[pygame.Surface], object] = field(compare=False)
    bond: str = ""
    """Patches of one bond tell of the same thing: they change in the same frame."""

    @property
    def room(self) -> pygame.Rect:
        """Its place, with its shadow."""
        return self.place.inflate(2 * SHADOW_ROOM, 2 * SHADOW_ROOM)


class CachedPanels:
    """The rooms beside a board as one picture."""

    def __init__(self, rooms: Sequence[pygame.Rect], ground: Callable[[], pygame.Surface]) -> None:
        """`ground` is what is seen between the patches."""
        self._rooms = rooms
        self._ground = ground
        self._image = pygame.Surface(SIZE).convert()
        self._version = -1
        self._patches: list[Patch] = []
        """As they were painted last."""
        self.unfinished = False
        """Whether a patch has changed that could not be painted yet."""
        self._needs_redraw: list[pygame.Rect] = []
        """What was painted since it was drawn last."""
        self._covered: list[pygame.Rect] = []
        """What others have drawn over since then."""

    def renew(self, version: int, patches: Sequence[Patch]) -> None:
        """Paint a patch that has changed, and those bound to it: the others wait a frame each.

        For other settings, and the first time, all are painted at once. There are always as many patches.
        """
        if version != self._version:
            self._version, self._patches = version, list(patches)
            self._paint(self._image.get_rect())
        changed = [number for number, patch in enumerate(patches) if patch != self._patches[number]]
        bond = patches[changed[0]].bond if changed else ""
        now = [number for number in changed if bond and patches[number].bond == bond] or changed[:1]
        for number in now:
            self._patches[number] = patches[number]
            self._paint(patches[number].room)
        self.unfinished = len(changed) > len(now)

    def _paint(self, room: pygame.Rect) -> None:
        self._needs_redraw.append(room)
        self._image.set_clip(room)
        self._image.blit(self._ground(), (0, 0))
        for patch in self._patches:
            if patch.room.colliderect(room):
                patch.paint(self._image)

    def draw(self, canvas: pygame.Surface, dirty: DirtyRects = None) -> None:
        """All rooms; on a canvas that still is as it was left but for what is `soiled`, only what must be."""
        places = self._rooms if dirty is None else (*dirty, *self._needs_redraw, *self._covered)
        for place in places:
            for room in self._rooms:
                part = place.clip(room)
                if part:
                    canvas.blit(self._image, part, part)
        self._needs_redraw.clear()
        self._covered.clear()

    def cover(self, *places: pygame.Rect) -> None:
        """Say that something is drawn over these places in this frame."""
        self._covered.extend(places)
