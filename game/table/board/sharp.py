"""A picture in another size, as smooth as can be, made in bands so that no frame waits for all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

BANDS = 5
"""So many frames it takes to scale across, and as many again to scale down."""


class Sharpening:
    """A picture on its way to another size; each band of it is what `smoothscale` would make of the whole."""

    def __init__(self, source: pygame.Surface, picture: pygame.Surface, between: pygame.Surface) -> None:
        """The size is that of `picture`; `between` is as wide as that, and as high as the source."""
        self.picture = picture
        self.ready = False
        """Whether all of the picture is there."""
        self._bands = self._scale(source, between)

    def go_on(self) -> None:
        """Make the next band, if one is missing."""
        self.ready = next(self._bands, True)

    def finish(self) -> None:
        """Make all bands that are still missing."""
        while not self.ready:
            self.go_on()

    def _scale(self, source: pygame.Surface, between: pygame.Surface) -> Iterator[bool]:
        """Rows to their new width, then columns to their new height; True when that was the last of them."""
        wide, high = self.picture.get_size()
        for top, rows in _parts(source.height):
            part, made = source.subsurface((0, top, source.width, rows)), (0, top, wide, rows)
            pygame.transform.smoothscale(part, (wide, rows), between.subsurface(made))
            yield False
        for left, columns in _parts(wide):
            part, made = between.subsurface((left, 0, columns, source.height)), (left, 0, columns, high)
            pygame.transform.smoothscale(part, (columns, high), self.picture.subsurface(made))
            yield left + columns == wide


def _parts(length: int) -> Iterator[tuple[int, int]]:
    """Where each band begins, and how thick it is."""
    for number in range(BANDS):
        start = length * number // BANDS
        yield start, length * (number + 1) // BANDS - start


def cut(paper: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture of this size on a paper that is there already; a new one only where that is too small."""
    fits = size[0] <= paper.width and size[1] <= paper.height
    return paper.subsurface((0, 0), size) if fits else pygame.Surface(size, 0, paper)
