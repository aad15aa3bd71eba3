"""What every painter of a board has in hand: the picture, its life, its marks, markers and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import pygame

from game.boards.scenery import scenery_of
from game.core.board import Board
from game.core.kernel import SeatSetup
from game.shell.services import Shell
from game.shell.theme import Colour
from game.table.board.cached_panels import CachedPanels, DirtyRects, Patch
from game.table.board.camera import Camera
from game.table.board.display import BoardDisplay
from game.table.board.geometry import BoardGeometry
from game.table.board.life import BoardLife
from game.table.board.markers import Markers
from game.table.board.marks import BoardPrint, SpaceMarks
from game.table.board.meeples import Cast, Meeple
from game.table.board.picture import BoardPicture
from game.table.board.places import Spot

MARGIN = 24
"""How far a bubble stays from the edge of its room."""
SOLE = 0.07
"""How high above the lower edge of a piece its feet are, as a part of its height."""
T = TypeVar("T", bound=BoardDisplay[Any])
G = TypeVar("G", bound=BoardGeometry)


class BoardPainter(Generic[T, G]):
    """Paints a board from what its theatre `T` shows, where its geometry `G` says."""

    backdrop: str
    """The picture behind what stands beside the board."""
    board_print: BoardPrint | None = None
    """What is printed on the board, if its picture doesn't say everything."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        display: T,
        geometry: G,
        rooms: Sequence[pygame.Rect],
    ) -> None:
        """`rooms` are beside the board."""
        scenery = scenery_of(board.name)
        self._shell = shell
        self._seats = seats
        self._camera = camera
        self._display = display
        self._geometry = geometry
        self.picture = BoardPicture(scenery)
        self.life = BoardLife(scenery)
        self.marks = SpaceMarks(shell, board, self.board_print)
        self.sides = CachedPanels(rooms, lambda: shell.assets.image(self.backdrop))
        self.dirty: DirtyRects = None
        """Where the canvas is not as it was left by the last frame."""
        self._markers = Markers(shell)
        self._cast = Cast(shell.assets)

    @property
    def unfinished(self) -> bool:
        """Whether the board will be seen sharper in the next frame, or more beside it."""
        return self.picture.unfinished or self.marks.unfinished or self.sides.unfinished

    def _draw_patches(self, canvas: pygame.Surface, patches: Sequence[Patch]) -> None:
        """What stands beside the board and seldom changes."""
        self.sides.renew(self._shell.settings.version, patches)
        self.sides.draw(canvas, self.dirty)

    def draw_told(self, canvas: pygame.Surface, words: str, spot: Spot | None) -> None:
        """A sentence beside the place that it is about."""
        at = self._geometry.rect_of(spot).center if spot is not None else self._camera.view.center
        room = canvas.get_rect() if self._is_beside(spot) else self._camera.view
        self.sides.cover(self._markers.bubble(canvas, words, at, room.inflate(-MARGIN, -MARGIN)))

    def _is_beside(self, spot: Spot | None) -> bool:
        """Whether a sentence about this place may stand beside the board."""
        del spot
        return False

    def _draw_ring(
        self, canvas: pygame.Surface, piece: Meeple, wide: float, colour: Colour, ms: float
    ) -> None:
        """A ring at the feet of a piece, `wide` as a part of its width."""
        rect = self._cast.rect(self._camera, piece)
        feet = rect.centerx, rect.bottom - round(rect.h * SOLE)
        self._markers.ring(canvas, feet, round(rect.w * wide), colour, ms)
