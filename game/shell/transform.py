"""New pictures from old ones: as `pygame.transform`, with sizes in points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.picture import Picture, pixel_scale, to_pixels


def smoothscale(picture: Picture, size: Sequence[float], pixels: float | None = None) -> Picture:
    """The picture in another size, with the window's pixels to a point unless they are given."""
    points = pixel_scale() if pixels is None else pixels
    return _sized(size, points, pygame.transform.smoothscale(picture.surface, _pixels(size, points)))


def smoothscale_by(picture: Picture, factor: float) -> Picture:
    """The picture, so many times larger."""
    surface = pygame.transform.smoothscale_by(picture.surface, factor)
    return Picture.of(surface, scale=picture.scale)


def scale(picture: Picture, size: Sequence[float]) -> Picture:
    """The picture in another size, quickly and coarsely."""
    points = pixel_scale()
    return _sized(size, points, pygame.transform.scale(picture.surface, _pixels(size, points)))


def rotate(picture: Picture, degrees: float) -> Picture:
    """The picture, turned to the left."""
    return Picture.of(pygame.transform.rotate(picture.surface, degrees), scale=picture.scale)


def rotozoom(picture: Picture, degrees: float, factor: float) -> Picture:
    """The picture, turned and so many times larger."""
    return Picture.of(pygame.transform.rotozoom(picture.surface, degrees, factor), scale=picture.scale)


def flip(picture: Picture, across: bool, down: bool) -> Picture:  # noqa: FBT001
    """The picture in a mirror."""
    surface = pygame.transform.flip(picture.surface, across, down)
    return Picture.of(surface, picture.size, picture.scale)


def box_blur(picture: Picture, radius: float) -> Picture:
    """The picture, blurred."""
    pixels = max(1, round(radius * picture.scale))
    return Picture.of(pygame.transform.box_blur(picture.surface, pixels), picture.size, picture.scale)


def average_color(picture: Picture) -> tuple[int, int, int, int]:
    """The mean of all its colours."""
    return pygame.transform.average_color(picture.surface)


def _pixels(size: Sequence[float], scale: float) -> tuple[int, int]:
    wide, high = (max(side > 0, to_pixels(side, scale)) for side in size)
    return wide, high


def _sized(size: Sequence[float], scale: float, surface: pygame.Surface) -> Picture:
    return Picture.of(surface, (int(size[0]), int(size[1])), scale)
