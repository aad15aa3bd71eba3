"""Where the spaces of a board are on the canvas, and which one is under the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import pygame

from game.core.board import Board
from game.table.board.camera import Camera
from game.table.board.places import OnBoard, SpotT


class BoardGeometry(Generic[SpotT]):
    """Follows the camera; a game adds the places that only it has."""

    def __init__(self, board: Board, camera: Camera, every_space: Sequence[SpotT]) -> None:
        self._board = board
        self._camera = camera
        self.every_space = tuple(every_space)
        """All places that a player can inspect."""

    def rect_of(self, spot: SpotT) -> pygame.Rect:
        """Where a place is on the canvas."""
        raise NotImplementedError

    def spot_at(self, pos: tuple[int, int]) -> SpotT | None:
        """The place under the mouse."""
        raise NotImplementedError

    def middles(self, spots: Sequence[SpotT]) -> dict[SpotT, tuple[float, float]]:
        """The middle of each of these places."""
        return {spot: self.rect_of(spot).center for spot in spots}

    def bring_into_view(self, spot: SpotT | None) -> None:
        """Move the camera to a space that a player is about to choose."""
        if isinstance(spot, OnBoard):
            self._camera.follow(self._board.spaces[spot.space].at)

    def _square(self, at: tuple[float, float], side: int) -> pygame.Rect:
        """A square of the canvas around a point of the board."""
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self._camera.pixel(at)
        return rect

    def _cell_at(self, point: tuple[float, float], wide: float) -> OnBoard | None:
        """The square space, `wide` in pixels of the board, at this point of the board."""
        half = wide / 2
        for number, space in self._board.spaces.items():
            if abs(space.at[0] - point[0]) <= half and abs(space.at[1] - point[1]) <= half:
                return OnBoard(number)
        return None
