"""What every painter of a board needs: the picture, ambient animations, decals, markers and pieces."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.boards.scenery import scenery_of
from game.core.board import Board
from game.core.kernel import SeatSetup
from game.shell.paint import SHADOW_ROOM
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import Colour
from game.table.board.ambient import AmbientAnimations
from game.table.board.camera import Camera
from game.table.board.choices import Choice
from game.table.board.decal_layer import BoardDecals, DecalLayer
from game.table.board.geometry import BoardGeometry
from game.table.board.input import SpeechBubble
from game.table.board.markers import Markers
from game.table.board.meeples import Meeple, MeeplePainter
from game.table.board.picture import BoardPicture
from game.table.board.places import SpotT

MARGIN = 24
"""How far a bubble stays from the edge of its area."""
SOLE = 0.07
"""How high above the lower edge of a piece its feet are, as a part of its height."""
D_co = TypeVar("D_co", covariant=True)


@dataclass(frozen=True, slots=True)
class SidePanel:
    """A panel beside a board."""

    rect: pygame.Rect
    key: Hashable
    """Everything that decides how it looks, besides the settings."""
    paint: Callable[[Canvas], object]


class BoardPainter(Generic[D_co, SpotT]):
    """Paints a board from what its display shows, where its geometry says."""

    backdrop: str
    """The picture behind the panels beside the board."""
    board_decals: BoardDecals | None = None
    """Numbers, names and other decals, if the board's picture lacks them."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        display: D_co,
        geometry: BoardGeometry[SpotT],
        areas: Sequence[pygame.Rect],
    ) -> None:
        """`areas` are beside the board."""
        scenery = scenery_of(board.name)
        self._shell = shell
        self._seats = seats
        self._camera = camera
        self._display = display
        self._geometry = geometry
        self.decals = DecalLayer(shell, board, self.board_decals)
        self.picture = BoardPicture(scenery, self.decals)
        self.ambient = AmbientAnimations(scenery)
        self._areas = areas
        self._markers = Markers(shell)
        self._meeple_painter = MeeplePainter(shell.assets)

    def _draw_side_panels(self, canvas: Canvas, panels: Sequence[SidePanel]) -> None:
        """The panels beside the board; each is painted again only if its key has changed."""
        backdrop, version = self._shell.assets.image(self.backdrop), self._shell.settings.version
        for area in self._areas:
            canvas.blit(backdrop, area, area)
        for number, panel in enumerate(panels):
            room = panel.rect.inflate(2 * SHADOW_ROOM, 2 * SHADOW_ROOM)
            canvas.layer(("side panel", number, panel.key, version), room, panel.paint)

    def draw_bubble(
        self, canvas: Canvas, bubble: SpeechBubble[SpotT], choices: Sequence[Choice[SpotT]] = ()
    ) -> None:
        """A sentence near the place that it is about, beside what can be chosen."""
        spot = bubble.spot
        at = self._geometry.rect_of(spot).center if spot is not None else self._camera.view.center
        area = canvas.get_rect() if self._is_beside(spot) else self._camera.view
        avoid = [self._geometry.rect_of(choice.place) for choice in choices]
        if spot is not None:
            avoid.append(self._geometry.rect_of(spot))
        self._markers.bubble(canvas, bubble.words, at, area.inflate(-MARGIN, -MARGIN), avoid)

    def _is_beside(self, spot: SpotT | None) -> bool:
        """Whether a bubble about this place may leave the board."""
        del spot
        return False

    def _draw_ring(self, canvas: Canvas, piece: Meeple, wide: float, colour: Colour, ms: float) -> None:
        """A ring at the feet of a piece, `wide` as a part of its width."""
        rect = self._meeple_painter.rect(self._camera, piece)
        feet = rect.centerx, rect.bottom - round(rect.h * SOLE)
        self._markers.ring(canvas, feet, round(rect.w * wide), colour, ms)
