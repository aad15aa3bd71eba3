"""Pictures and canvases measured in points: 1920 x 1080 of them fill the window, whatever its pixels.

A screen is laid out in points. A `Picture` has as many pixels as the window needs for it, so text, panels
and boards are sharp at every size. With one pixel to a point, everything is exactly as pygame draws it.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

Point = tuple[float, float] | Sequence[float] | pygame.Vector2
Area = pygame.Rect | tuple[float, float, float, float] | tuple[Point, Point]
Place = Point | pygame.Rect
Fill = Sequence[int] | str | pygame.Color
TRIFLE = 1e-6
"""By so much a length may be wrong where a point is no whole number of pixels."""


class _Window:
    """What all new pictures follow."""

    scale = 1.0


def pixel_scale() -> float:
    """How many pixels of the window make one point."""
    return _Window.scale


def set_pixel_scale(scale: float) -> None:
    """Let new pictures have so many pixels to a point. Pictures that are there stay usable."""
    _Window.scale = scale


def to_pixels(length: float, scale: float) -> int:
    """A length or a coordinate in whole pixels; like pygame, without a fraction where a point is a pixel."""
    return int(length) if scale == 1 else round(length * scale)


def pixel_rect(area: Area, scale: float) -> pygame.Rect:
    """The pixels of an area; areas that touch in points touch in pixels."""
    rect = pygame.Rect(area)
    if scale == 1:
        return rect
    left, top = round(rect.left * scale), round(rect.top * scale)
    return pygame.Rect(left, top, round(rect.right * scale) - left, round(rect.bottom * scale) - top)


class Canvas(ABC):
    """What can be drawn on: a picture, or the window's display list."""

    scale: float
    """Pixels to a point."""
    size: tuple[int, int]
    """In points."""
    origin: tuple[int, int] = (0, 0)
    """Where it begins on the surface behind it, in pixels."""

    @property
    def width(self) -> int:
        """In points."""
        return self.size[0]

    @property
    def height(self) -> int:
        """In points."""
        return self.size[1]

    def get_size(self) -> tuple[int, int]:
        """Width and height in points."""
        return self.size

    def get_width(self) -> int:
        """In points."""
        return self.size[0]

    def get_height(self) -> int:
        """In points."""
        return self.size[1]

    def get_rect(self, **place: Any) -> pygame.Rect:  # noqa: ANN401
        """Its rectangle, moved as pygame's `get_rect` does: `get_rect(center=(960, 540))`."""
        rect = pygame.Rect((0, 0), self.size)
        for name, value in place.items():
            setattr(rect, name, value)
        return rect

    @abstractmethod
    def blit(
        self, source: Picture, dest: Place, area: Area | None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Draw a picture, or an area of it; returns where."""

    def fblits(self, sequence: Iterable[tuple[Picture, Place]], special_flags: int = 0) -> None:
        """Draw many pictures."""
        for source, dest in sequence:
            self.blit(source, dest, None, special_flags)

    @abstractmethod
    def fill(self, color: Fill, rect: Area | None = None, special_flags: int = 0) -> None:
        """Fill all, or an area."""

    @abstractmethod
    def shape(self, draw: Callable[..., object], box: pygame.Rect, *args: object) -> None:
        """Draw a shape by a function of `pygame.draw`; all arguments are in pixels. See `game.shell.draw`."""

    @abstractmethod
    def stretch(self, source: Picture, area: pygame.Rect, dest: pygame.Rect) -> None:
        """Fill `dest` with an area of a picture, as quickly as possible. All in pixels."""

    @abstractmethod
    def copy_pixels(self, source: Picture, area: pygame.Rect, dest: tuple[int, int]) -> None:
        """Draw an area of a picture that has the right pixels already. All in pixels."""

    @abstractmethod
    def set_clip(self, area: Area | None) -> None:
        """Draw only inside this area from now on."""

    @abstractmethod
    def get_clip(self) -> pygame.Rect:
        """The area inside which is drawn."""

    @abstractmethod
    def part(self, area: Area) -> Canvas:
        """A canvas for an area of this one."""

    @abstractmethod
    def layer(self, key: object, rect: Area, paint: Callable[[Canvas], object]) -> None:
        """Paint something inside `rect` that looks the same as long as `key` is equal.

        On the window it is painted only if the key is new.
        """


class Picture(Canvas):
    """A surface with a size in points. New ones are black, or transparent with `pygame.SRCALPHA`."""

    __slots__ = ("_changes", "_other", "scale", "size", "surface")

    def __init__(self, size: Sequence[float], flags: int = 0, *, scale: float | None = None) -> None:
        self.scale = _Window.scale if scale is None else scale
        self.size = int(size[0]), int(size[1])
        pixels = to_pixels(size[0], self.scale), to_pixels(size[1], self.scale)
        self.surface = pygame.Surface(
            (max(pixels[0], self.size[0] > 0), max(pixels[1], self.size[1] > 0)), flags
        )
        self._changes = [0]
        self._other: tuple[tuple[float, int], Picture] | None = None

    @classmethod
    def of(
        cls, surface: pygame.Surface, size: tuple[int, int] | None = None, scale: float | None = None
    ) -> Picture:
        """A picture of these pixels; its size in points follows from them unless it is given."""
        picture = cls.__new__(cls)
        picture.scale = scale = _Window.scale if scale is None else scale
        picture.surface = surface
        picture.size = size or _points_of(surface, scale)
        picture._changes, picture._other = [0], None  # noqa: SLF001
        return picture

    @property
    def version(self) -> int:
        """Another number after every change."""
        return self._changes[0]

    @property
    def bytes(self) -> int:
        """The memory of its pixels."""
        return self.surface.get_height() * self.surface.get_pitch()

    def changed(self) -> pygame.Surface:
        """Its pixels, which the caller is about to change."""
        self._changes[0] += 1
        return self.surface

    def scaled_for(self, scale: float) -> Picture:
        """This picture for a canvas with `scale` pixels to a point."""
        if scale == self.scale:
            return self
        if self._other is None or self._other[0] != (scale, self.version):
            pixels = max(1, to_pixels(self.size[0], scale)), max(1, to_pixels(self.size[1], scale))
            surface = pygame.transform.smoothscale(self.surface, pixels)
            self._other = (scale, self.version), Picture.of(surface, self.size, scale)
        return self._other[1]

    def blit(
        self, source: Picture, dest: Place, area: Area | None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Draw a picture, or an area of it; returns where."""
        scale = self.scale
        if source.scale != scale:
            source = source.scaled_for(scale)
        self._changes[0] += 1
        if scale == 1:
            return self.surface.blit(source.surface, dest, area, special_flags)
        x, y = dest[0], dest[1]
        cut = pixel_rect(area, scale) if area is not None else None
        self.surface.blit(source.surface, (round(x * scale), round(y * scale)), cut, special_flags)
        return pygame.Rect((int(x), int(y)), source.size if area is None else pygame.Rect(area).size)

    def fill(self, color: Fill, rect: Area | None = None, special_flags: int = 0) -> None:
        """Fill all, or an area."""
        place = None if rect is None else pixel_rect(rect, self.scale)
        self.changed().fill(color, place, special_flags)

    def shape(self, draw: Callable[..., object], box: pygame.Rect, *args: object) -> None:
        """Draw a shape by a function of `pygame.draw`."""
        del box
        draw(self.changed(), *args)

    def stretch(self, source: Picture, area: pygame.Rect, dest: pygame.Rect) -> None:
        """Fill `dest` with an area of a picture, as quickly as possible. All in pixels."""
        stretch(self.changed(), source, 0, tuple(area), tuple(dest))

    def copy_pixels(self, source: Picture, area: pygame.Rect, dest: tuple[int, int]) -> None:
        """Draw an area of a picture that has the right pixels already. All in pixels."""
        self.changed().blit(source.surface, dest, area)

    def set_clip(self, area: Area | None) -> None:
        """Draw only inside this area from now on."""
        self.surface.set_clip(None if area is None else pixel_rect(area, self.scale))

    def get_clip(self) -> pygame.Rect:
        """The area inside which is drawn."""
        clip = self.surface.get_clip()
        return clip if self.scale == 1 else _around(clip, self.scale)

    def part(self, area: Area) -> Picture:
        """A picture that shares the pixels of an area of this one."""
        rect = pygame.Rect(area)
        pixels = pixel_rect(rect, self.scale).clip(self.surface.get_rect())
        part = Picture.of(self.surface.subsurface(pixels), rect.size, self.scale)
        part._changes = self._changes  # noqa: SLF001
        return part

    def layer(self, key: object, rect: Area, paint: Callable[[Canvas], object]) -> None:
        """Paint it."""
        del key
        before = self.surface.get_clip()
        self.surface.set_clip(pixel_rect(rect, self.scale).clip(before))
        paint(self)
        self.surface.set_clip(before)

    def copy(self) -> Picture:
        """A picture with the same pixels of its own."""
        return Picture.of(self.surface.copy(), self.size, self.scale)

    def convert(self) -> Picture:
        """A copy without transparency, as fast to draw as possible."""
        return Picture.of(self.surface.convert(), self.size, self.scale)

    def convert_alpha(self) -> Picture:
        """A copy with transparency."""
        return Picture.of(self.surface.convert_alpha(), self.size, self.scale)

    def set_alpha(self, alpha: int, flags: int = 0) -> None:
        """Draw all of it with this opacity, 0 to 255."""
        self.changed().set_alpha(alpha, flags)

    def get_alpha(self) -> int | None:
        """The opacity of all of it."""
        return self.surface.get_alpha()

    def get_at(self, at: Point) -> pygame.Color:
        """The colour at a point."""
        if self.scale == 1:
            return self.surface.get_at((int(at[0]), int(at[1])))
        return self.surface.get_at((int((at[0] + 0.5) * self.scale), int((at[1] + 0.5) * self.scale)))

    def get_bounding_rect(self, min_alpha: int = 1) -> pygame.Rect:
        """The smallest area with all that is not transparent."""
        rect = self.surface.get_bounding_rect(min_alpha)
        return rect if self.scale == 1 else _around(rect, self.scale)


def stretch(
    target: pygame.Surface, source: Picture, _version: int, area: tuple[int, ...], dest: tuple[int, ...]
) -> None:
    """Fill pixels of a surface with those of a picture, inside the clip."""
    part, place, clip = source.surface.subsurface(area), pygame.Rect(dest), target.get_clip()
    if clip.contains(place):
        pygame.transform.scale(part, place.size, target.subsurface(place))
    else:
        target.blit(pygame.transform.scale(part, place.size), place)


def _points_of(surface: pygame.Surface, scale: float) -> tuple[int, int]:
    wide, high = surface.get_size()
    return (wide, high) if scale == 1 else (_up(wide / scale), _up(high / scale))


def _around(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """The smallest area in points around these pixels."""
    left, top = -_up(-rect.left / scale), -_up(-rect.top / scale)
    return pygame.Rect(left, top, _up(rect.right / scale) - left, _up(rect.bottom / scale) - top)


def _up(points: float) -> int:
    """The next whole number of points; 40 pixels at two thirds are 60 points, not a trifle more."""
    return math.ceil(points - TRIFLE)
