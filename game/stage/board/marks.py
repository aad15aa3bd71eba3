"""What is printed on a board over its picture: numbers, trails, prices and names, baked once a scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice

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
STAMPS, ALL_AT_ONCE = 40, 1 << 20
"""Stamps that are cut in one frame, so that no frame waits for all of them."""
Key = tuple[float, int]
"""A scale, and the version of the settings."""


class SpaceMarks:
    """All marks of one board as one transparent picture, in the scale that was last asked for."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._baked: dict[Key, pygame.Surface] = {}
        """The whole board's marks, and those that were seen last from nearer by."""
        self._oven: tuple[Key, pygame.Surface, Iterator[Stamp]] | None = None
        """What is being baked, a few stamps a frame."""

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """The marks that the camera sees; while it zooms, and until all are baked, the last are stretched."""
        if self._board.game not in PRINTS:
            return
        left, top = camera.to_canvas((0, 0))
        whole = pygame.Rect((round(left), round(top)), _size(self._board, camera.scale))
        seen = whole.clip(camera.view)
        last = next(reversed(self._baked.values()), None)
        if last is not None and (camera.zooming or not self._is_ready(camera.scale)):
            self._draw_stretched(canvas, last, whole, seen)
        else:
            canvas.blit(self.picture(camera.scale), seen, seen.move(-whole.x, -whole.y))

    def picture(self, scale: float) -> pygame.Surface:
        """The whole board's marks, baked anew only for another scale or other settings."""
        key = scale, self._shell.settings.version
        while key not in self._baked:
            self._bake(scale, ALL_AT_ONCE)
        return self._baked[key]

    def _is_ready(self, scale: float) -> bool:
        """Bake a few stamps of this scale, unless all are there."""
        key = scale, self._shell.settings.version
        if key not in self._baked:
            self._bake(scale, STAMPS)
        return key in self._baked

    def _bake(self, scale: float, most: int) -> None:
        """Put so many stamps more into the picture of this scale; it is kept when all are in."""
        key = scale, self._shell.settings.version
        if self._oven is None or self._oven[0] != key:
            image = pygame.Surface(_size(self._board, scale), pygame.SRCALPHA)
            self._oven = key, image, self.stamps(scale)
        _, image, stamps = self._oven
        batch = list(islice(stamps, most))
        image.fblits([(stamp.picture, stamp.place(scale)) for stamp in batch])
        if len(batch) < most:
            self._keep(key, image)

    def _keep(self, key: Key, image: pygame.Surface) -> None:
        """Of the scales that were seen, the widest view and the newest stay."""
        widest = min((old for old in self._baked if old[1] == key[1]), default=None)
        self._baked = {old: kept for old, kept in self._baked.items() if old == widest}
        self._baked[key] = image
        self._oven = None

    def stamps(self, scale: float) -> Iterator[Stamp]:
        """All that is printed on the board at this scale, the lowest first."""
        game = self._board.game
        return PRINTS[game](Press(self._shell, scale, FULL_SCALE[game]), self._board)

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
        canvas.blit(pygame.transform.scale(baked.subsurface(part), seen.size), seen)


def _size(board: Board, scale: float) -> tuple[int, int]:
    return round(board.size[0] * scale), round(board.size[1] * scale)
