"""The panels beside a board, painted again only where one has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.shell.paint import SHADOW_ROOM
from game.shell.picture import Canvas, Picture

SIZE = (1920, 1080)
DirtyRects = Sequence[pygame.Rect] | None
"""Where a canvas has to be drawn again; None: anywhere."""


@dataclass(frozen=True, slots=True)
class CachedPanel:
    """One thing beside a board."""

    rect: pygame.Rect
    key: object
    """Everything that decides how it looks."""
    paint: Callable[[Canvas], object] = field(compare=False)
    group: str = ""
    """Panels of one group change in the same frame."""

    @property
    def outer(self) -> pygame.Rect:
        """Its place, with its shadow."""
        return self.rect.inflate(2 * SHADOW_ROOM, 2 * SHADOW_ROOM)


class CachedPanels:
    """The areas beside a board as one picture."""

    def __init__(self, areas: Sequence[pygame.Rect], backdrop: Callable[[], Picture]) -> None:
        """The backdrop is visible between the panels."""
        self.areas = areas
        self._backdrop = backdrop
        self._image = Picture(SIZE).convert()
        self._version = -1
        self._panels: list[CachedPanel] = []
        """As they were last painted."""
        self.unfinished = False
        """Whether a panel has changed that is not painted yet."""
        self._dirty: list[pygame.Rect] = []
        """What was painted, or drawn over, since the last `draw`."""

    def refresh(self, version: int, panels: Sequence[CachedPanel]) -> None:
        """Paint a panel that has changed, and its group; the others wait a frame each.

        For other settings, and the first time, all are painted at once. Their number never changes.
        """
        if version != self._version:
            self._version, self._panels = version, list(panels)
            self._paint(self._image.get_rect())
        changed = [number for number, panel in enumerate(panels) if panel != self._panels[number]]
        group = panels[changed[0]].group if changed else ""
        now = [number for number in changed if group and panels[number].group == group] or changed[:1]
        for number in now:
            self._panels[number] = panels[number]
            self._paint(panels[number].outer)
        self.unfinished = len(changed) > len(now)

    def _paint(self, area: pygame.Rect) -> None:
        self._dirty.append(area)
        self._image.set_clip(area)
        self._image.blit(self._backdrop(), (0, 0))
        for panel in self._panels:
            if panel.outer.colliderect(area):
                panel.paint(self._image)

    def draw(self, canvas: Canvas, dirty: DirtyRects = None) -> None:
        """Draw all areas; if only `dirty` has changed on the canvas, draw no more than needed."""
        for place in self.areas if dirty is None else (*dirty, *self._dirty):
            for area in self.areas:
                part = place.clip(area)
                if part:
                    canvas.blit(self._image, part, part)
        self._dirty.clear()

    def mark_dirty(self, *places: pygame.Rect) -> None:
        """Say that something is drawn over these places in this frame."""
        self._dirty.extend(places)
