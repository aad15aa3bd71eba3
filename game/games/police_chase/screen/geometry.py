"""Where every place of Police Chase is on the canvas, and which place is under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.places import STAGED, InHand, Spot
from game.shell.theme import Theme
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing

CELL = 0.94
"""The width of a space, as a part of the distance between two."""
TAG_DOWN, TAG_UP, TAG_ASIDE = 10, 4, 2
"""How far a name is below a piece, above it, or beside its body."""
BANNER_ASIDES = (0, -310, 310)
"""How far a banner may move down: no piece reaches from one place to the next."""


class Geometry(BoardGeometry[Spot]):
    """Follows the camera and the panels."""

    def __init__(
        self,
        board: Board,
        camera: Camera,
        display: DisplayState,
        theme: Theme,
        offered: Callable[[], Iterable[Spot]],
        uses: Callable[[], Mapping[Token, pygame.Rect]],
    ) -> None:
        """`offered` are the places that can be chosen, `uses` where it says what each token is for."""
        super().__init__(board, camera)
        self._theme = theme
        self._display = display
        self._offered = offered
        self._uses = uses
        self._spacing = layout.spacing(board)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(space):
                side = round(self._spacing * self._camera.scale * CELL)
                return self._square(self._board.spaces[space].at, side)
            case InHand(seat, token):
                return self._display.hand_rect(seat, token)
            case Die():
                return layout.TRAY
            case Button():
                return layout.button(self._theme.text_scale)
            case HintKey():
                return layout.HINT
            case OnRow(seat):
                return self._display.panel_rect(seat)
            case Thing(name):
                return layout.staged(self._theme.text_scale) if name == STAGED else self._uses()[Token(name)]

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._cell_at(self._camera.to_board(pos), self._spacing)
        return self._beside_at(pos)

    def beside(self) -> tuple[Spot, ...]:
        """Beside the board: tokens and panels of players, the prompt, and what each token is for."""
        seats = [Seat(seat) for seat in range(len(self._display.officers))]
        hands = [InHand(seat, token) for seat in seats for token in Token]
        button = [spot for spot in self._offered() if isinstance(spot, Button | HintKey)]
        die = [Die()] if self._display.tray_is_visible else []
        staged = [Thing(STAGED)] if self._display.view.staged else []
        return (*hands, *map(OnRow, seats), *staged, *button, *die, *map(Thing, self._uses()))


def place_tag(
    tag: pygame.Rect, piece: pygame.Rect, body: pygame.Rect, obstacles: Sequence[pygame.Rect]
) -> bool:
    """Put a name below its piece, above it or beside its body; False if it always hides an obstacle."""
    for corner, at in (
        ("midtop", (piece.centerx, piece.bottom + TAG_DOWN)),
        ("midbottom", (piece.centerx, piece.top - TAG_UP)),
        ("midleft", (body.right + TAG_ASIDE, body.centery)),
        ("midright", (body.left - TAG_ASIDE, body.centery)),
    ):
        setattr(tag, corner, at)
        if layout.VIEW.contains(tag) and tag.collidelist(obstacles) < 0:
            return True
    return False


def clear_of(banner: pygame.Rect, named: pygame.Rect, other: pygame.Rect) -> int:
    """How far down a banner moves so that it doesn't hide the named piece nor, if possible, the other."""
    free = [aside for aside in BANNER_ASIDES if not banner.move(0, aside).colliderect(named)]
    return next((aside for aside in free if not banner.move(0, aside).colliderect(other)), free[0])
