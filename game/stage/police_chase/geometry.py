"""Where every place of Police Chase is on the canvas, and which place is under the mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.rules.police_chase.tokens import Token
from game.stage.board.camera import Camera
from game.stage.police_chase import layout
from game.stage.police_chase.places import Button, Die, InHand, OnBoard, Spot
from game.stage.police_chase.theatre import Theatre

CELL = 0.94
"""A space, as a part of the distance between two."""


class Geometry:
    """Follows the camera and the panels."""

    def __init__(self, board: Board, camera: Camera, theatre: Theatre) -> None:
        self._board = board
        self._camera = camera
        self._theatre = theatre
        self._spread = layout.spread(board)

    @property
    def every_space(self) -> tuple[OnBoard, ...]:
        """All spaces as places."""
        return tuple(map(OnBoard, self._board.spaces))

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(space):
                side = round(self._spread * self._camera.scale * CELL)
                rect = pygame.Rect(0, 0, side, side)
                rect.center = self._theatre.on_canvas(space)
                return rect
            case InHand(seat, token):
                return self._theatre.hand_rect(seat, token)
            case Die():
                return layout.TRAY
            case _:
                return layout.BUTTON

    def middles(self, spots: Sequence[Spot]) -> dict[Spot, tuple[float, float]]:
        """The middle of each of these places."""
        return {spot: self.rect_of(spot).center for spot in spots}

    def bring_into_view(self, spot: Spot | None) -> None:
        """Let the camera look at a space that is about to be chosen."""
        if isinstance(spot, OnBoard):
            self._camera.follow(self._theatre.at(spot.space))

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._space_at(self._camera.to_board(pos))
        for seat in range(len(self._theatre.officers)):
            for token in Token:
                if self._theatre.hand_rect(Seat(seat), token).collidepoint(pos):
                    return InHand(Seat(seat), token)
        if layout.TRAY.collidepoint(pos):
            return Die()
        return Button() if layout.BUTTON.collidepoint(pos) else None

    def _space_at(self, point: tuple[float, float]) -> OnBoard | None:
        half = self._spread / 2
        for number, space in self._board.spaces.items():
            if abs(space.at[0] - point[0]) <= half and abs(space.at[1] - point[1]) <= half:
                return OnBoard(number)
        return None
