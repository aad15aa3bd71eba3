"""Where the spaces of a board are on the canvas, and which one is under the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast

import pygame

from game.core.board import Board
from game.table.board.camera import Camera
from game.table.board.places import OnBoard, SpotT


class BoardGeometry(Generic[SpotT]):
    """Follows the camera; a game adds the places that only it has."""

    def __init__(self, board: Board, camera: Camera) -> None:
        self._board = board
        self._camera = camera

    @property
    def every_space(self) -> tuple[SpotT, ...]:
        """All places that a player can point at now: on the board, then beside it."""
        return (*cast("tuple[SpotT, ...]", tuple(map(OnBoard, self._board.spaces))), *self.beside())

    def beside(self) -> Sequence[SpotT]:
        """The places beside the board now; where two overlap, the upper one first."""
        raise NotImplementedError

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

    def _beside_at(self, pos: tuple[int, int]) -> SpotT | None:
        """The place beside the board under the mouse."""
        return next((spot for spot in self.beside() if self.rect_of(spot).collidepoint(pos)), None)

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
