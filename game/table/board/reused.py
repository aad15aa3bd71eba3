"""A picture that is painted anew now and then, always in the same memory."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell.picture import Picture

Paint = Callable[[Picture, int, int], int]
"""Paints a picture from one row of pixels to another, or a little further; returns how far."""


class ReusedPicture:
    """Paints a picture whenever its key changes; large new surfaces would take too long."""

    def __init__(self, flags: int = 0) -> None:
        self._flags = flags
        self._buffer = pygame.Surface((0, 0), flags)
        self._key: object = None
        self._picture: Picture | None = None
        self._rows = 0
        """How many rows of pixels are painted."""

    @property
    def bytes(self) -> int:
        """The memory of its pixels."""
        return self._buffer.get_height() * self._buffer.get_pitch()

    def get(self, key: object, pixels: tuple[int, int], rows: int, paint: Paint) -> Picture:
        """The picture for a key, with so many pixels; the last one must no longer be drawn.

        It is painted down to a row at least. Rows that are painted stay as they are.
        """
        if self._picture is None or key != self._key:
            width, height = self._buffer.get_size()
            if pixels[0] > width or pixels[1] > height:
                self._buffer = pygame.Surface((max(width, pixels[0]), max(height, pixels[1])), self._flags)
            self._picture, self._key = Picture.of(self._buffer.subsurface((0, 0), pixels)), key
            self._rows = 0
        if self._rows < rows:
            self._rows = paint(self._picture, self._rows, rows)
        return self._picture
