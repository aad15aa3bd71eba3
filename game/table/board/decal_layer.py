"""The decals of a board: numbers, trails, prices and names, drawn over its picture."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture, pixel_rect
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.decals import ROOM, Decal, DecalPainter, Spot
from game.table.board.reused import ReusedPicture
from game.table.board.sharpening import Sharpening

SCALES = 20
"""The decals of so many scales are cached: whole board, closer views, and the steps of a zoom."""


@dataclass(frozen=True, slots=True)
class BoardDecals:
    """The decals that a game puts on its board."""

    decals: Callable[[DecalPainter, Board], Iterator[Decal]]
    full_scale: float
    """The scale of the whole board on a full screen, for which decals are designed."""
    grows: float
    """How much decals grow when text is twice as large."""
    reach: float
    """How far from its middle a decal may extend, in pixels of the board."""


class DecalLayer:
    """All decals of one board; some boards have none."""

    def __init__(self, shell: Shell, board: Board, board_decals: BoardDecals | None) -> None:
        self._shell = shell
        self._board = board
        self._board_decals = board_decals
        self._decals: LruCache[tuple[float, int], list[Decal]] = LruCache(SCALES)
        """By scale, and version of the settings."""
        self._rects: LruCache[tuple[float, int], list[pygame.Rect]] = LruCache(SCALES)
        self._whole, self._near = ReusedPicture(pygame.SRCALPHA), ReusedPicture(pygame.SRCALPHA)
        """What a camera shows that rests: of the whole board, and of the last closer view."""
        self.sharpening = Sharpening()
        self._rest_scale = 1.0
        """The scale at which the camera last rested."""

    @property
    def bytes(self) -> int:
        """The memory of its large pictures."""
        return self._whole.bytes + self._near.bytes

    @property
    def version(self) -> int:
        """Another number if all decals may look different."""
        return self._shell.settings.version if self._board_decals is not None else 0

    def draw(self, canvas: Canvas, camera: Camera) -> None:
        """Draw what the camera shows if it rests; while it moves, the picture of the board has them."""
        if self._board_decals is None or camera.moving:
            return
        self._rest_scale = camera.scale
        size = round(self._board.size[0] * camera.scale), round(self._board.size[1] * camera.scale)
        whole = pygame.Rect(camera.pixel((0, 0)), size)
        seen = whole.clip(camera.view)
        part = seen.move(-whole.x, -whole.y)
        key = camera.scale, tuple(part), canvas.scale, self.version
        reused = self._near if camera.closer > 1 else self._whole
        place = pixel_rect(seen, canvas.scale)
        parts = self.sharpening.parts(camera, place)
        if parts:
            paint = partial(self._paint_rows, scale=camera.scale, part=part)
            image = reused.get(key, place.size, parts[-1].bottom - place.top, paint)
            for area in parts:
                canvas.copy_pixels(image, area.move(-place.x, -place.y), area.topleft)

    def _paint_rows(self, image: Picture, top: int, low: int, scale: float, part: pygame.Rect) -> int:
        """Paint rows of a part of the board, which is given in points at this scale."""
        assert self._board_decals is not None  # noqa: S101  (nothing is painted then)
        rows = pygame.Rect(0, top, image.surface.get_width(), low - top)
        image.surface.fill((0, 0, 0, 0), rows)
        image.surface.set_clip(rows)
        reach = self._board_decals.reach * scale
        near = part.inflate(2 * reach, 2 * reach)
        near.top, near.height = (
            part.top + round(top / image.scale - reach),
            round(rows.h / image.scale + 2 * reach) + 1,
        )
        for decal in self.decals(scale):
            if near.collidepoint(decal.middle(scale)):
                x, y = decal.corner(scale)
                image.blit(decal.picture, (x - part.x, y - part.y))
        image.surface.set_clip(None)
        return low

    def draw_again(self, canvas: Canvas, camera: Camera, spots: Collection[Spot]) -> None:
        """Draw the decals at these points of the board once more, over what is there now."""
        left, top = camera.pixel((0, 0))
        for decal in self.decals(camera.picture_scale) if spots else ():
            if decal.at in spots:
                x, y = decal.corner(camera.scale)
                canvas.blit(decal.picture, (left + x, top + y))

    def places(self, camera: Camera) -> list[pygame.Rect]:
        """Where the decals are on the canvas, without their shadows."""
        left, top = camera.to_canvas((0, 0))
        scale = self._rest_scale
        rects = self._rects.get((scale, self.version), lambda: self._solid_rects(scale))
        grown = camera.scale / scale
        return [
            pygame.Rect(left + x * grown, top + y * grown, wide * grown, high * grown)
            for x, y, wide, high in rects
        ]

    def _solid_rects(self, scale: float) -> list[pygame.Rect]:
        """Where the decals are on a picture of the whole board, without their shadows."""
        rects = (decal.picture.get_rect(topleft=decal.corner(scale)) for decal in self.decals(scale))
        return [rect.inflate(-2 * ROOM, -2 * ROOM) for rect in rects]

    def decals(self, scale: float) -> list[Decal]:
        """All decals of the board at this scale, the lowest first."""
        return self._decals.get((scale, self.version), lambda: list(self._make(scale)))

    def _make(self, scale: float) -> Iterator[Decal]:
        if self._board_decals is None:
            return iter(())
        painter = DecalPainter(self._shell, scale, self._board_decals.full_scale, self._board_decals.grows)
        return self._board_decals.decals(painter, self._board)
