"""What is printed on a board over its picture: numbers, trails, prices and names, baked once a scale."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf

import pygame

from game.core.board import Board
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.decals import ROOM, Decal, DecalPainter, Spot, sparse_surface

FEW = 100
"""So many marks are drawn one by one: that is quicker than one picture that is mostly empty."""
MOST_STRETCHED = 10 * FEW
"""So many of them are kept in another size than they were cut: a camera zooms in steps, and back again."""
BUILD_S = 0.001
"""So long stamps are cut in one frame, so that no frame waits for all of them."""
Key = tuple[float, int]
"""A scale, and the version of the settings."""


@dataclass(frozen=True, slots=True)
class BoardDecals:
    """What a game prints on its board."""

    stamps: Callable[[DecalPainter, Board], Iterator[Decal]]
    full_scale: float
    """The scale of the whole board on a full screen, at which marks have the size they were drawn for."""
    grows: float
    """How much marks grow when the player wants text of twice the size."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed on a board at one scale."""

    scale: float
    picture: pygame.Surface
    """All of it."""
    stamps: list[Decal]
    """The same, one by one."""


class DecalLayer:
    """All marks of one board, in the scale that was last asked for; a board without a print has none."""

    def __init__(self, shell: Shell, board: Board, printed: BoardDecals | None) -> None:
        self._shell = shell
        self._print = printed
        self._board = board
        self._baked: dict[Key, Sheet] = {}
        """The whole board's marks, and those that were seen last from nearer by."""
        self._oven: tuple[Key, Sheet, Iterator[Decal]] | None = None
        """What is being baked, a few stamps a frame."""
        self._drawn: list[Decal] = []
        self.unfinished = False
        """Whether the marks that were seen last are of another scale, or of other settings."""

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """The marks that the camera sees; while it zooms, and until all are baked, the last, stretched."""
        if self._print is None:
            return
        left, top = camera.to_canvas((0, 0))
        whole = pygame.Rect((round(left), round(top)), _size(self._board, camera.scale))
        seen = whole.clip(camera.view)
        sheet = self._sheet(camera)
        self._drawn = sheet.stamps
        self.unfinished = sheet is not self._baked.get((camera.scale, self._shell.settings.version))
        if len(sheet.stamps) > FEW and sheet.scale == camera.scale:
            canvas.blit(sheet.picture, seen, seen.move(-whole.x, -whole.y))
        else:
            _draw_stamps(canvas, sheet, camera, whole)

    def draw_again(self, canvas: pygame.Surface, camera: Camera, spots: Collection[Spot]) -> None:
        """What is printed for these places of the board once more, over what stands there."""
        sheet = self._sheet(camera)
        chosen = replace(sheet, stamps=[stamp for stamp in sheet.stamps if stamp.at in spots])
        _draw_stamps(canvas, chosen, camera, pygame.Rect(camera.pixel((0, 0)), (0, 0)))

    def places(self, camera: Camera) -> list[pygame.Rect]:
        """Where on the canvas the marks are that were drawn last, without their shadows."""
        left, top = camera.pixel((0, 0))
        rects = (stamp.picture.get_rect(topleft=stamp.corner(camera.scale)) for stamp in self._drawn)
        return [rect.inflate(-2 * ROOM, -2 * ROOM).move(left, top) for rect in rects]

    def _sheet(self, camera: Camera) -> Sheet:
        """The sheet of this scale, or the last one as long as that is not baked."""
        last = next(reversed(self._baked.values()), None)
        if last is not None and (camera.zooming or not self.is_ready(camera.scale)):
            return last
        self.picture(camera.scale)
        return self._baked[camera.scale, self._shell.settings.version]

    def picture(self, scale: float) -> pygame.Surface:
        """The whole board's marks, baked anew only for another scale or other settings."""
        key = scale, self._shell.settings.version
        while key not in self._baked:
            self._bake(scale, inf)
        return self._baked[key].picture

    def is_ready(self, scale: float) -> bool:
        """Bake a few stamps of this scale, unless all are there; the first of all scales at once."""
        key = scale, self._shell.settings.version
        if key not in self._baked:
            self._bake(scale, BUILD_S if self._baked else inf)
        return key in self._baked

    def _bake(self, scale: float, seconds: float) -> None:
        """Put stamps into the sheet of this scale for so long; it is kept when all are in."""
        key, until = (scale, self._shell.settings.version), time.perf_counter() + seconds
        if self._oven is None or self._oven[0] != key:
            image = sparse_surface(_size(self._board, scale))
            self._oven = key, Sheet(scale, image, []), self.stamps(scale)
        _, sheet, stamps = self._oven
        for stamp in stamps:
            sheet.stamps.append(stamp)
            sheet.picture.blit(stamp.picture, stamp.corner(scale))
            if time.perf_counter() > until:
                return
        self._keep(key, sheet)

    def _keep(self, key: Key, sheet: Sheet) -> None:
        """Of the scales that were seen, the widest view and the newest stay."""
        widest = min((old for old in self._baked if old[1] == key[1]), default=None)
        self._baked = {old: kept for old, kept in self._baked.items() if old == widest}
        self._baked[key] = sheet
        self._oven = None

    def stamps(self, scale: float) -> Iterator[Decal]:
        """All that is printed on the board at this scale, the lowest first."""
        if self._print is None:
            return iter(())
        press = DecalPainter(self._shell, scale, self._print.full_scale, self._print.grows)
        return self._print.stamps(press, self._board)


def _draw_stamps(canvas: pygame.Surface, sheet: Sheet, camera: Camera, whole: pygame.Rect) -> None:
    """Every stamp at its place, larger or smaller than it was cut while the camera zooms."""
    scale, grown = camera.scale, camera.picture_scale / sheet.scale
    places = []
    for stamp in sheet.stamps:
        picture = stamp.picture
        if grown != 1:
            picture = _stretched(picture, (round(picture.width * grown), round(picture.height * grown)))
        x, y = stamp.corner(scale, grown)
        places.append((picture, (whole.x + x, whole.y + y)))
    canvas.fblits(places)


@lru_cache(maxsize=MOST_STRETCHED)
def _stretched(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.scale(picture, size)


def _size(board: Board, scale: float) -> tuple[int, int]:
    return round(board.size[0] * scale), round(board.size[1] * scale)
