"""A board with so many decals that a moving camera takes them and the ground from one picture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf

from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.decal_layer import BUILD_S, DecalLayer
from game.table.board.decals import Decal
from game.table.board.picture import BoardPicture


class PrintedBoard:
    """Draws the ground, and later its decals above what is between; both are sharp if the camera rests.

    While the camera moves, and until both are sharp, a print replaces them: a quick picture with all decals.
    """

    def __init__(self, shell: Shell, picture: BoardPicture, decals: DecalLayer) -> None:
        self._shell = shell
        self._picture = picture
        self._decals = decals
        self.print: Picture | None = None
        """The last print that was finished."""
        self._print_version = -1
        """The version of the settings of that print."""
        self._printing: tuple[int, Picture, Iterator[Decal]] | None = None
        """The next print, and its remaining decals."""
        self._is_sharp = False

    @property
    def unfinished(self) -> bool:
        """Whether the board can be drawn sharper, or the print has other settings."""
        return not self._is_sharp or self._print_version != self._shell.settings.version

    def draw_ground(self, canvas: Canvas, camera: Camera) -> None:
        """Draw the board without its decals, or the print."""
        quick = self._picture.quick(camera)
        rests = not camera.moving and self._decals.is_ready(camera.scale)
        self._is_sharp = rests and self._picture.draw_sharply(canvas, camera)
        if not self._is_sharp:
            self._picture.draw_quickly(canvas, camera, self.print or self._go_on_printing(quick, inf))
        elif self.unfinished:
            self._go_on_printing(quick, BUILD_S)

    def draw_decals(self, canvas: Canvas, camera: Camera) -> None:
        """Draw the decals, unless they came with the ground."""
        if self._is_sharp:
            self._decals.draw(canvas, camera)

    def _go_on_printing(self, quick: Picture, seconds: float) -> Picture:
        """Print for so long; returns the print if it is finished, else the quick picture."""
        version, until = self._shell.settings.version, time.perf_counter() + seconds
        scale = quick.width / self._picture.size[0]
        if self._printing is None or self._printing[0] != version:
            self._printing = version, quick.copy(), self._decals.decals(scale)
        _, image, decals = self._printing
        for decal in decals:
            image.blit(decal.picture, decal.corner(scale))
            if time.perf_counter() > until:
                return quick
        self.print, self._print_version, self._printing = image, version, None
        return image
