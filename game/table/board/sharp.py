"""Scales a picture smoothly in bands, so that no frame waits for all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

BANDS = 5
"""It takes so many frames to scale the width, and as many again for the height."""


class Sharpening:
    """A picture on its way to another size; the result is that of `smoothscale`."""

    def __init__(self, source: pygame.Surface, picture: pygame.Surface, between: pygame.Surface) -> None:
        """The result goes to `picture`; `between` is as wide as that, and as high as the source."""
        self.picture = picture
        self.ready = False
        """Whether the picture is complete."""
        self._bands = self._scale(source, between)

    def go_on(self) -> None:
        """Scale the next band."""
        self.ready = next(self._bands, True)

    def finish(self) -> None:
        """Scale all remaining bands."""
        while not self.ready:
            self.go_on()

    def _scale(self, source: pygame.Surface, between: pygame.Surface) -> Iterator[bool]:
        """Scale rows to the new width, then columns to the new height; yields True after the last band."""
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
    """The start and thickness of each band."""
    for number in range(BANDS):
        start = length * number // BANDS
        yield start, length * (number + 1) // BANDS - start


def part_of(buffer: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A surface of this size inside the buffer; a new one if the buffer is too small."""
    fits = size[0] <= buffer.width and size[1] <= buffer.height
    return buffer.subsurface((0, 0), size) if fits else pygame.Surface(size, 0, buffer)
