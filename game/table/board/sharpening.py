"""How a board becomes sharp again after its camera has moved: band by band, so that no frame is long."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.table.board.camera import Camera

BANDS = 10
"""In so many frames."""


class Sharpening:
    """How much of a board is sharp, from the top. What other cameras see is sharp at once."""

    def __init__(self) -> None:
        self._bands = BANDS
        self._camera: Camera | None = None
        """The camera that has moved."""

    @property
    def going_on(self) -> bool:
        """Whether some of the board isn't sharp yet."""
        return self._bands < BANDS

    def update(self, camera: Camera) -> None:
        """Begin again while the camera moves; then let one more band be sharp."""
        self._camera = camera
        self._bands = 0 if camera.moving else min(BANDS, self._bands + 1)

    def is_done(self, camera: Camera) -> bool:
        """Whether all that a camera sees is sharp."""
        return not self.going_on or camera is not self._camera

    def part(self, camera: Camera, seen: pygame.Rect) -> pygame.Rect:
        """The sharp part of an area that a camera sees; none of it while the camera moves."""
        parts = [] if camera.moving else self.parts(camera, seen)
        return parts[0].unionall(parts[1:]) if parts else pygame.Rect(0, 0, 0, 0)

    def parts(self, camera: Camera, seen: pygame.Rect) -> list[pygame.Rect]:
        """What is sharp of an area that a camera sees: all of it, or some bands."""
        if self.is_done(camera):
            return [seen]
        edges = [seen.top + seen.h * band // BANDS for band in range(self._bands + 1)]
        return [pygame.Rect(seen.left, top, seen.w, low - top) for top, low in pairwise(edges)]
