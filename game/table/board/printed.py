"""A board with so many marks that a moving camera takes them and the ground from one picture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf

import pygame

from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.decal_layer import BUILD_S, DecalLayer
from game.table.board.decals import Decal
from game.table.board.picture import BoardPicture


class PrintedBoard:
    """The ground, and later the marks over what lives on it: sharp for a camera that rests.

    For one that moves, and until both are sharp, there is a print: the quick picture with all marks on it.
    """

    def __init__(self, shell: Shell, picture: BoardPicture, marks: DecalLayer) -> None:
        self._shell = shell
        self._picture = picture
        self._marks = marks
        self._print: pygame.Surface | None = None
        self._printed_for = -1
        """The version of the settings by which the marks of the print were made."""
        self._press: tuple[int, pygame.Surface, Iterator[Decal]] | None = None
        """The next print, and what is still to be put on it."""
        self._is_sharp = False

    @property
    def unfinished(self) -> bool:
        """Whether the board can be seen sharper, or the print is of other settings."""
        return not self._is_sharp or self._printed_for != self._shell.settings.version

    def draw_ground(self, canvas: pygame.Surface, camera: Camera) -> None:
        """The board without its marks, or all of it."""
        quick = self._picture.quick(camera)
        rests = not camera.moving and self._marks.is_ready(camera.scale)
        self._is_sharp = rests and self._picture.draw_sharply(canvas, camera)
        if not self._is_sharp:
            self._picture.draw_quickly(canvas, camera, self._print or self._printed(quick, inf))
        elif self.unfinished:
            self._printed(quick, BUILD_S)

    def draw_marks(self, canvas: pygame.Surface, camera: Camera) -> None:
        """The marks, unless they came with the ground."""
        if self._is_sharp:
            self._marks.draw(canvas, camera)

    def _printed(self, quick: pygame.Surface, seconds: float) -> pygame.Surface:
        """Go on printing for so long; what is left comes later."""
        version, until = self._shell.settings.version, time.perf_counter() + seconds
        scale = quick.width / self._picture.size[0]
        if self._press is None or self._press[0] != version:
            self._press = version, quick.copy(), self._marks.stamps(scale)
        _, sheet, stamps = self._press
        for stamp in stamps:
            sheet.blit(stamp.picture, stamp.corner(scale))
            if time.perf_counter() > until:
                return quick
        self._print, self._printed_for, self._press = sheet, version, None
        return sheet
