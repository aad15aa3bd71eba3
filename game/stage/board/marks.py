"""What is printed on a board over its picture: numbers, trails, prices and names, baked once a scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from game.core.board import Board
from game.shell.services import Shell
from game.stage.board import marks_cops_and_crooks, marks_stop_thief
from game.stage.board.camera import Camera
from game.stage.board.stamps import Press, Stamp

PRINTS: Mapping[str, Callable[[Press, Board], Iterator[Stamp]]] = {
    "cops-and-crooks": marks_cops_and_crooks.stamps,
    "stop-thief": marks_stop_thief.stamps,
}
"""What is printed on the board of which game; the others say everything by their picture."""
FULL_SCALE: Mapping[str, float] = {
    "cops-and-crooks": marks_cops_and_crooks.FULL_SCALE,
    "stop-thief": marks_stop_thief.FULL_SCALE,
}
"""The scale of the whole board on a full screen, at which marks have the size they were drawn for."""


class SpaceMarks:
    """All marks of one board as one transparent picture, in the scale that was last asked for."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._baked: tuple[tuple[float, int], pygame.Surface] | None = None

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """The marks that the camera sees; while it zooms, the last ones are stretched."""
        if self._board.game not in PRINTS:
            return
        left, top = camera.to_canvas((0, 0))
        whole = pygame.Rect((round(left), round(top)), _size(self._board, camera.scale))
        seen = whole.clip(camera.view)
        if camera.zooming and self._baked is not None:
            self._draw_stretched(canvas, self._baked[1], whole, seen)
        else:
            canvas.blit(self.picture(camera.scale), seen, seen.move(-whole.x, -whole.y))

    def picture(self, scale: float) -> pygame.Surface:
        """The whole board's marks, baked anew only for another scale or other settings."""
        key = scale, self._shell.settings.version
        if self._baked is None or self._baked[0] != key:
            self._baked = key, self._bake(scale)
        return self._baked[1]

    def stamps(self, scale: float) -> Iterator[Stamp]:
        """All that is printed on the board at this scale, the lowest first."""
        game = self._board.game
        return PRINTS[game](Press(self._shell, scale, FULL_SCALE[game]), self._board)

    def _bake(self, scale: float) -> pygame.Surface:
        image = pygame.Surface(_size(self._board, scale), pygame.SRCALPHA)
        image.fblits([(stamp.picture, stamp.place(scale)) for stamp in self.stamps(scale)])
        return image

    def _draw_stretched(
        self, canvas: pygame.Surface, baked: pygame.Surface, whole: pygame.Rect, seen: pygame.Rect
    ) -> None:
        grown = whole.w / baked.get_width()
        part = pygame.Rect(
            int((seen.x - whole.x) / grown),
            int((seen.y - whole.y) / grown),
            round(seen.w / grown),
            round(seen.h / grown),
        ).clip(baked.get_rect())
        canvas.blit(pygame.transform.smoothscale(baked.subsurface(part), seen.size), seen)


def _size(board: Board, scale: float) -> tuple[int, int]:
    return round(board.size[0] * scale), round(board.size[1] * scale)
