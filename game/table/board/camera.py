"""The camera over a board: it fits, zooms, pans, and follows the action when it may."""

from __future__ import annotations

import math

import pygame

from game.core.board import Point

MOST_ZOOM = 3.0
"""How many times closer than the whole board."""
ZOOM_STEP = 1.35
PICTURE_STEP = 1.07
"""How many times larger the next size of a picture is while the camera zooms."""
GLIDE_MS = 160.0
"""The time in which two thirds of the way are done."""
NEAR = 0.4
"""Pixels, or a part of the zoom in thousandths, at which the camera has arrived."""
CALM = 0.22
"""A piece so far from the edge of the view, as a part of it, needs no following."""


class Camera:
    """Turns points of the board into points of the canvas and back."""

    def __init__(self, view: pygame.Rect, world: Point) -> None:
        self.view = view
        """The part of the canvas that shows the board."""
        self._world = world
        self._fit = min(view.w / world[0], view.h / world[1])
        self._closer = self._wanted_closer = 1.0
        self._middle = self._wanted_middle = pygame.Vector2(world[0] / 2, world[1] / 2)
        self._pulled = self._just_pulled = False
        """Whether a hand has moved it since the last update, and before that."""
        self.scale = self._fit
        """Pixels of the canvas for one of the board."""
        self.soft_scale = self._fit
        """The scale of lights and smoke, which nobody measures: in steps also when it rests."""
        self._corner = (0.0, 0.0)
        """Where on the canvas the board begins."""
        self._look()

    @property
    def picture_scale(self) -> float:
        """The scale of pieces and other pictures: while it zooms, in steps, so that few have to be made."""
        return self.soft_scale if self.zooming else self.scale

    @property
    def closer(self) -> float:
        """1 when the whole board is seen."""
        return self._closer

    @property
    def moving(self) -> bool:
        """Whether it glides, or a hand pulls it."""
        glides = self._closer != self._wanted_closer or self._middle != self._wanted_middle
        return glides or self._just_pulled

    @property
    def zooming(self) -> bool:
        """Whether the board changes its size just now."""
        return self._closer != self._wanted_closer

    def to_canvas(self, at: tuple[float, float]) -> tuple[float, float]:
        """Where a point of the board is on the canvas."""
        return self._corner[0] + at[0] * self.scale, self._corner[1] + at[1] * self.scale

    def pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """The pixel of the canvas that shows a point of the board."""
        x, y = self.to_canvas(at)
        return round(x), round(y)

    def rest_pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """The pixel that will show a point of the board when the camera has arrived."""
        away = (pygame.Vector2(at) - self._wanted_middle) * (self._fit * self._wanted_closer)
        return round(self.view.centerx + away.x), round(self.view.centery + away.y)

    def to_board(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Which point of the board a point of the canvas shows."""
        x = self._middle.x + (pos[0] - self.view.centerx) / self.scale
        y = self._middle.y + (pos[1] - self.view.centery) / self.scale
        return x, y

    def zoom(self, steps: float, pos: tuple[float, float] | None = None) -> None:
        """Come closer by `steps`, and keep what is at `pos` where it is."""
        anchor = pygame.Vector2(self.to_board(pos or self.view.center))
        before = self._wanted_closer
        self._wanted_closer = max(1.0, min(MOST_ZOOM, before * ZOOM_STEP**steps))
        if abs(self._wanted_closer - 1) < ZOOM_STEP - 1 and steps < 0:
            self._wanted_closer = 1.0
        self._wanted_middle = anchor + (self._wanted_middle - anchor) * (before / self._wanted_closer)
        self._keep_inside()

    def pan(self, dx: float, dy: float) -> None:
        """Move by pixels of the canvas, at once."""
        self._wanted_middle = self._wanted_middle + pygame.Vector2(dx, dy) / (self._fit * self._wanted_closer)
        self._keep_inside()
        self._middle = pygame.Vector2(self._wanted_middle)
        self._pulled = True
        self._look()

    def follow(self, at: tuple[float, float]) -> None:
        """Bring a point of the board well into view, if it is not."""
        scale = self._fit * self._wanted_closer
        reach = pygame.Vector2(self.view.size) / scale * (0.5 - CALM)
        away = pygame.Vector2(at) - self._wanted_middle
        x = max(abs(away.x) - reach.x, 0.0) * (1 if away.x > 0 else -1)
        y = max(abs(away.y) - reach.y, 0.0) * (1 if away.y > 0 else -1)
        self._wanted_middle = self._wanted_middle + pygame.Vector2(x, y)
        self._keep_inside()

    def update(self, dt_ms: float) -> None:
        """Glide on."""
        self._pulled, self._just_pulled = False, self._pulled
        part = min(1.0, 1 - 2.718 ** (-dt_ms / GLIDE_MS))
        self._closer += (self._wanted_closer - self._closer) * part
        self._middle = self._middle.lerp(self._wanted_middle, part)
        if abs(self._closer - self._wanted_closer) * 1000 < NEAR * 10:
            self._closer = self._wanted_closer
        if self._middle.distance_to(self._wanted_middle) * self._fit * self._closer < NEAR:
            self._middle = pygame.Vector2(self._wanted_middle)
        self._look()

    def finish(self) -> None:
        """Be there at once."""
        self._closer = self._wanted_closer
        self._middle = pygame.Vector2(self._wanted_middle)
        self._look()

    def _look(self) -> None:
        """Work out once what every piece asks for."""
        self.scale = self._fit * self._closer
        self.soft_scale = self._fit * PICTURE_STEP ** round(math.log(self._closer, PICTURE_STEP))
        self._corner = (
            self.view.centerx - self._middle.x * self.scale,
            self.view.centery - self._middle.y * self.scale,
        )

    def _keep_inside(self) -> None:
        """Show no more of the table than must be."""
        scale = self._fit * self._wanted_closer
        middle = self._wanted_middle
        for axis in (0, 1):
            half = self.view.size[axis] / scale / 2
            low, high = half, self._world[axis] - half
            middle[axis] = self._world[axis] / 2 if low >= high else max(low, min(high, middle[axis]))
