"""Where every place of Police Chase is on the canvas, and which place is under the mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.places import InHand, Spot
from game.shell.theme import Theme
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import Button, Die, OnBoard

CELL = 0.94
"""A space, as a part of the distance between two."""
TAG_DOWN, TAG_UP, TAG_ASIDE = 10, 4, 2
"""How far a name stands under the place of a piece, over it, or beside its body."""
BANNER_ASIDES = (0, -310, 310)
"""Where a banner may stand, as steps down from its usual place: no piece reaches from one to the next."""


class Geometry(BoardGeometry):
    """Follows the camera and the panels."""

    def __init__(self, board: Board, camera: Camera, display: DisplayState, theme: Theme) -> None:
        super().__init__(board, camera)
        self._theme = theme
        self._display = display
        self._spread = layout.spread(board)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(space):
                side = round(self._spread * self._camera.scale * CELL)
                return self._square(self._board.spaces[space].at, side)
            case InHand(seat, token):
                return self._display.hand_rect(seat, token)
            case Die():
                return layout.TRAY
            case _:
                return self._button

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._cell_at(self._camera.to_board(pos), self._spread)
        for seat in range(len(self._display.officers)):
            for token in Token:
                if self._display.hand_rect(Seat(seat), token).collidepoint(pos):
                    return InHand(Seat(seat), token)
        if layout.TRAY.collidepoint(pos):
            return Die()
        return Button() if self._button.collidepoint(pos) else None

    @property
    def _button(self) -> pygame.Rect:
        return layout.button(self._theme.text_scale)


def place_tag(tag: pygame.Rect, piece: pygame.Rect, body: pygame.Rect, things: Sequence[pygame.Rect]) -> bool:
    """Put a name under its piece, over it or beside its body; False where each would cover things."""
    for corner, at in (
        ("midtop", (piece.centerx, piece.bottom + TAG_DOWN)),
        ("midbottom", (piece.centerx, piece.top - TAG_UP)),
        ("midleft", (body.right + TAG_ASIDE, body.centery)),
        ("midright", (body.left - TAG_ASIDE, body.centery)),
    ):
        setattr(tag, corner, at)
        if layout.VIEW.contains(tag) and tag.collidelist(things) < 0:
            return True
    return False


def clear_of(banner: pygame.Rect, named: pygame.Rect, other: pygame.Rect) -> int:
    """How much lower a banner stands so that it covers neither the named piece nor, if it can, the other."""
    free = [aside for aside in BANNER_ASIDES if not banner.move(0, aside).colliderect(named)]
    return next((aside for aside in free if not banner.move(0, aside).colliderect(other)), free[0])
