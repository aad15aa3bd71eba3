"""The camera over a board: it fits, zooms, pans, and follows the action."""

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
"""The time for two thirds of a movement."""
NEAR = 0.4
"""Pixels from its goal at which the camera has arrived."""
CALM = 0.22
"""The camera need not follow a piece this far from the edge, as a part of the view."""


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
        """Whether a player has moved it since the last update, and before that."""
        self.scale = self._fit
        """Pixels of the canvas for one pixel of the board."""
        self.soft_scale = self._fit
        """The scale of lights and smoke: always in steps."""
        self._corner = (0.0, 0.0)
        """Where the board begins on the canvas."""
        self._update_scale()

    @property
    def picture_scale(self) -> float:
        """The scale of pieces and other pictures; in steps while it zooms, so that few have to be scaled."""
        return self.soft_scale if self.zooming else self.scale

    @property
    def pose(self) -> tuple[object, ...]:
        """Equal in two frames if everything on the board has the same place and size in both."""
        return self._corner, self.scale, self.picture_scale

    @property
    def closer(self) -> float:
        """The zoom: 1 shows the whole board."""
        return self._closer

    @property
    def place(self) -> tuple[float, float, float]:
        """What it shows: all that lies still on the board is drawn alike while this is the same."""
        return self.scale, *self._corner

    @property
    def moving(self) -> bool:
        """Whether it glides, or a player moves it."""
        glides = self._closer != self._wanted_closer or self._middle != self._wanted_middle
        return glides or self._just_pulled

    @property
    def zooming(self) -> bool:
        """Whether the zoom is changing."""
        return self._closer != self._wanted_closer

    def to_canvas(self, at: tuple[float, float]) -> tuple[float, float]:
        """Where a point of the board is on the canvas."""
        return self._corner[0] + at[0] * self.scale, self._corner[1] + at[1] * self.scale

    def pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """The pixel of the canvas that shows a point of the board."""
        x, y = self.to_canvas(at)
        return round(x), round(y)

    def rest_pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """The pixel that will show a point of the board when the camera rests."""
        away = (pygame.Vector2(at) - self._wanted_middle) * (self._fit * self._wanted_closer)
        return round(self.view.centerx + away.x), round(self.view.centery + away.y)

    def to_board(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Which point of the board a point of the canvas shows."""
        x = self._middle.x + (pos[0] - self.view.centerx) / self.scale
        y = self._middle.y + (pos[1] - self.view.centery) / self.scale
        return x, y

    def zoom(self, steps: float, pos: tuple[float, float] | None = None) -> None:
        """Zoom in by `steps`; what is at `pos` stays there."""
        anchor = pygame.Vector2(self.to_board(pos or self.view.center))
        before = self._wanted_closer
        self._wanted_closer = max(1.0, min(MOST_ZOOM, before * ZOOM_STEP**steps))
        if abs(self._wanted_closer - 1) < ZOOM_STEP - 1 and steps < 0:
            self._wanted_closer = 1.0
        self._wanted_middle = anchor + (self._wanted_middle - anchor) * (before / self._wanted_closer)
        self._keep_inside()

    def show_all(self) -> None:
        """Show the whole board."""
        self._wanted_closer = 1.0
        self._keep_inside()

    def pan(self, dx: float, dy: float) -> None:
        """Move by pixels of the canvas, at once."""
        self._wanted_middle = self._wanted_middle + pygame.Vector2(dx, dy) / (self._fit * self._wanted_closer)
        self._keep_inside()
        self._middle = pygame.Vector2(self._wanted_middle)
        self._pulled = True
        self._update_scale()

    def follow(self, at: tuple[float, float]) -> None:
        """Bring a point of the board well into view."""
        scale = self._fit * self._wanted_closer
        reach = pygame.Vector2(self.view.size) / scale * (0.5 - CALM)
        away = pygame.Vector2(at) - self._wanted_middle
        x = max(abs(away.x) - reach.x, 0.0) * (1 if away.x > 0 else -1)
        y = max(abs(away.y) - reach.y, 0.0) * (1 if away.y > 0 else -1)
        self._wanted_middle = self._wanted_middle + pygame.Vector2(x, y)
        self._keep_inside()

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._pulled, self._just_pulled = False, self._pulled
        part = min(1.0, 1 - 2.718 ** (-dt_ms / GLIDE_MS))
        self._closer += (self._wanted_closer - self._closer) * part
        self._middle = self._middle.lerp(self._wanted_middle, part)
        if abs(self._closer - self._wanted_closer) * 1000 < NEAR * 10:
            self._closer = self._wanted_closer
        if self._middle.distance_to(self._wanted_middle) * self._fit * self._closer < NEAR:
            self._middle = pygame.Vector2(self._wanted_middle)
        self._update_scale()

    def finish(self) -> None:
        """Jump to its goal."""
        self._closer = self._wanted_closer
        self._middle = pygame.Vector2(self._wanted_middle)
        self._update_scale()

    def _update_scale(self) -> None:
        """Calculate what every drawing needs."""
        self.scale = self._fit * self._closer
        self.soft_scale = self._fit * PICTURE_STEP ** round(math.log(self._closer, PICTURE_STEP))
        self._corner = (
            self.view.centerx - self._middle.x * self.scale,
            self.view.centery - self._middle.y * self.scale,
        )

    def _keep_inside(self) -> None:
        """Keep the view on the board as far as possible."""
        scale = self._fit * self._wanted_closer
        middle = self._wanted_middle
        for axis in (0, 1):
            half = self.view.size[axis] / scale / 2
            low, high = half, self._world[axis] - half
            middle[axis] = self._world[axis] / 2 if low >= high else max(low, min(high, middle[axis]))
