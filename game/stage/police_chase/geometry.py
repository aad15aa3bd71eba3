"""Where every place of Police Chase is on the canvas, and which place is under the mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.rules.police_chase.tokens import Token
from game.stage.board.camera import Camera
from game.stage.board.geometry import BoardGeometry
from game.stage.board.places import Button, Die, OnBoard
from game.stage.police_chase import layout
from game.stage.police_chase.places import InHand, Spot
from game.stage.police_chase.theatre import Theatre

CELL = 0.94
"""A space, as a part of the distance between two."""
TAG_DOWN, TAG_UP, TAG_ON = 10, 4, 6
"""How far a name stands under the feet of a piece, over its hat, or reaches down from its feet."""


class Geometry(BoardGeometry):
    """Follows the camera and the panels."""

    def __init__(self, board: Board, camera: Camera, theatre: Theatre) -> None:
        super().__init__(board, camera)
        self._theatre = theatre
        self._spread = layout.spread(board)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(space):
                side = round(self._spread * self._camera.scale * CELL)
                return self._square(self._board.spaces[space].at, side)
            case InHand(seat, token):
                return self._theatre.hand_rect(seat, token)
            case Die():
                return layout.TRAY
            case _:
                return layout.BUTTON

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._cell_at(self._camera.to_board(pos), self._spread)
        for seat in range(len(self._theatre.officers)):
            for token in Token:
                if self._theatre.hand_rect(Seat(seat), token).collidepoint(pos):
                    return InHand(Seat(seat), token)
        if layout.TRAY.collidepoint(pos):
            return Die()
        return Button() if layout.BUTTON.collidepoint(pos) else None


def place_tag(tag: pygame.Rect, piece: pygame.Rect, things: Sequence[pygame.Rect]) -> None:
    """Put a name under the feet of its piece, or over its hat; on its feet where both would cover things."""
    for corner, at in (
        ("midtop", (piece.centerx, piece.bottom + TAG_DOWN)),
        ("midbottom", (piece.centerx, piece.top - TAG_UP)),
    ):
        setattr(tag, corner, at)
        if layout.VIEW.contains(tag) and tag.collidelist(things) < 0:
            return
    tag.midbottom = piece.centerx, piece.bottom + TAG_ON
