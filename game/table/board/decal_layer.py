"""The decals of a board: numbers, trails, prices and names, drawn over its picture."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from math import inf

import pygame

from game.core.board import Board
from game.shell import transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.decals import ROOM, Decal, DecalPainter, Spot, sparse_surface

FEW = 100
"""Up to this many decals are drawn one by one: quicker than one picture that is mostly empty."""
MOST_STRETCHED = 10 * FEW
"""Cached decals in sizes between two scales."""
BUILD_S = 0.001
"""Seconds in which decals are painted in one frame."""
Key = tuple[float, int]
"""A scale, and the version of the settings."""


@dataclass(frozen=True, slots=True)
class BoardDecals:
    """The decals that a game puts on its board."""

    decals: Callable[[DecalPainter, Board], Iterator[Decal]]
    full_scale: float
    """The scale of the whole board on a full screen, for which decals are designed."""
    grows: float
    """How much decals grow when text is twice as large."""


@dataclass(frozen=True, slots=True)
class BuiltDecals:
    """The decals of a board at one scale."""

    scale: float
    picture: Picture
    """All of them."""
    decals: list[Decal]
    """The same, one by one."""


class DecalLayer:
    """All decals of one board, at the scale last asked for; some boards have none."""

    def __init__(self, shell: Shell, board: Board, board_decals: BoardDecals | None) -> None:
        self._shell = shell
        self._board_decals = board_decals
        self._board = board
        self.built: dict[Key, BuiltDecals] = {}
        """The decals of the whole board, and of the last closer view."""
        self._building: tuple[Key, BuiltDecals, Iterator[Decal]] | None = None
        """What is being built, a few decals a frame."""
        self.drawn: list[Decal] = []
        """The decals that were last drawn."""
        self.unfinished = False
        """Whether the decals drawn last have another scale, or other settings."""

    def draw(self, canvas: Canvas, camera: Camera) -> None:
        """Draw what the camera shows; while it zooms, and until all are built, the last ones stretched."""
        if self._board_decals is None:
            return
        left, top = camera.to_canvas((0, 0))
        whole = pygame.Rect((round(left), round(top)), _size(self._board, camera.scale))
        seen = whole.clip(camera.view)
        built = self._best(camera)
        self.drawn = built.decals
        self.unfinished = built is not self.built.get((camera.scale, self._shell.settings.version))
        if len(built.decals) > FEW and built.scale == camera.scale:
            canvas.blit(built.picture, seen, seen.move(-whole.x, -whole.y))
        else:
            key = "decals", built.picture, camera.pose
            canvas.layer(key, camera.view, lambda layer: _draw_decals(layer, built, camera, whole))

    def draw_again(self, canvas: Canvas, camera: Camera, spots: Collection[Spot]) -> None:
        """Draw the decals at these points of the board once more, over what is there now."""
        built = self._best(camera)
        chosen = replace(built, decals=[decal for decal in built.decals if decal.at in spots])
        _draw_decals(canvas, chosen, camera, pygame.Rect(camera.pixel((0, 0)), (0, 0)))

    def places(self, camera: Camera) -> list[pygame.Rect]:
        """Where the decals drawn last are on the canvas, without their shadows."""
        left, top = camera.pixel((0, 0))
        rects = (decal.picture.get_rect(topleft=decal.corner(camera.scale)) for decal in self.drawn)
        return [rect.inflate(-2 * ROOM, -2 * ROOM).move(left, top) for rect in rects]

    def _best(self, camera: Camera) -> BuiltDecals:
        """The decals of this scale, or the last ones until these are built."""
        last = next(reversed(self.built.values()), None)
        if last is not None and (camera.zooming or not self.is_ready(camera.scale)):
            return last
        return self._build(camera.scale)

    def picture(self, scale: float) -> Picture:
        """All decals of the board at this scale."""
        return self._build(scale).picture

    def is_ready(self, scale: float) -> bool:
        """Build a few decals of this scale, or all if there are none of any scale; True if all are built."""
        self._build_some(scale, BUILD_S if self.built else inf)
        return (scale, self._shell.settings.version) in self.built

    def _build(self, scale: float) -> BuiltDecals:
        self._build_some(scale, inf)
        return self.built[scale, self._shell.settings.version]

    def _build_some(self, scale: float, seconds: float) -> None:
        """Build decals of this scale for so long, unless all are built."""
        key, until = (scale, self._shell.settings.version), time.perf_counter() + seconds
        if key in self.built:
            return
        if self._building is None or self._building[0] != key:
            image = sparse_surface(_size(self._board, scale))
            self._building = key, BuiltDecals(scale, image, []), self.decals(scale)
        _, built, decals = self._building
        for decal in decals:
            built.decals.append(decal)
            built.picture.blit(decal.picture, decal.corner(scale))
            if time.perf_counter() > until:
                return
        # Of all scales, the widest view and the newest stay.
        widest = min((old for old in self.built if old[1] == key[1]), default=None)
        self.built = {old: decals for old, decals in self.built.items() if old == widest}
        self.built[key] = built
        self._building = None

    def decals(self, scale: float) -> Iterator[Decal]:
        """All decals of the board at this scale, the lowest first."""
        if self._board_decals is None:
            return iter(())
        painter = DecalPainter(self._shell, scale, self._board_decals.full_scale, self._board_decals.grows)
        return self._board_decals.decals(painter, self._board)


def _draw_decals(canvas: Canvas, built: BuiltDecals, camera: Camera, whole: pygame.Rect) -> None:
    """Draw every decal at its place, stretched while the camera zooms."""
    scale, grown = camera.scale, camera.picture_scale / built.scale
    places = []
    for decal in built.decals:
        picture = decal.picture
        if grown != 1:
            picture = _stretched(picture, (round(picture.width * grown), round(picture.height * grown)))
        x, y = decal.corner(scale, grown)
        places.append((picture, (whole.x + x, whole.y + y)))
    canvas.fblits(places)


@cached(MOST_STRETCHED)
def _stretched(picture: Picture, size: tuple[int, int]) -> Picture:
    return transform.scale(picture, size)


def _size(board: Board, scale: float) -> tuple[int, int]:
    return round(board.size[0] * scale), round(board.size[1] * scale)
