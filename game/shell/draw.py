"""Shapes on a canvas, in points: as `pygame.draw`, for pictures and for the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.picture import Area, Canvas, Fill, Point, pixel_rect

ROOM = 2
"""Pixels around a shape that smooth edges may touch."""
Pixels = tuple[float, float]


def rect(
    canvas: Canvas, colour: Fill, area: Area, width: int = 0, border_radius: int = 0, **corners: int
) -> None:
    """A rectangle, filled or `width` thick, with round corners."""
    place, scale = _place(canvas, area), canvas.scale
    rounds = [border_radius, *(corners.get(f"border_{corner}_radius", -1) for corner in _CORNERS)]
    canvas.shape(
        pygame.draw.rect,
        place,
        _colour(colour),
        tuple(place),
        _thick(width, scale),
        *(radius if radius < 0 or scale == 1 else round(radius * scale) for radius in rounds),
    )


_CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")


def circle(canvas: Canvas, colour: Fill, centre: Point, radius: float, width: int = 0) -> None:
    """A circle, filled or `width` thick."""
    _round(canvas, pygame.draw.circle, colour, centre, radius, width)


def aacircle(canvas: Canvas, colour: Fill, centre: Point, radius: float, width: int = 0) -> None:
    """A circle with smooth edges."""
    _round(canvas, pygame.draw.aacircle, colour, centre, radius, width)


def _round(canvas: Canvas, draw: object, colour: Fill, centre: Point, radius: float, width: int) -> None:
    scale = canvas.scale
    (x, y), size = _at(canvas, centre), radius * scale
    reach = int(size) + ROOM
    box = pygame.Rect(int(x) - reach, int(y) - reach, 2 * reach + 1, 2 * reach + 1)
    canvas.shape(draw, box, _colour(colour), (x, y), size, _thick(width, scale))  # type: ignore[arg-type]


def ellipse(canvas: Canvas, colour: Fill, area: Area, width: int = 0) -> None:
    """An ellipse in an area, filled or `width` thick."""
    place = _place(canvas, area)
    canvas.shape(pygame.draw.ellipse, place, _colour(colour), tuple(place), _thick(width, canvas.scale))


def line(canvas: Canvas, colour: Fill, start: Point, end: Point, width: int = 1) -> None:
    """A straight line."""
    ends, thick = (_at(canvas, start), _at(canvas, end)), _thick(width, canvas.scale)
    canvas.shape(pygame.draw.line, _box(ends, thick), _colour(colour), *ends, thick)


def aaline(canvas: Canvas, colour: Fill, start: Point, end: Point, width: int = 1) -> None:
    """A straight line with smooth edges."""
    ends, thick = (_at(canvas, start), _at(canvas, end)), _thick(width, canvas.scale)
    canvas.shape(pygame.draw.aaline, _box(ends, thick), _colour(colour), *ends, thick)


def lines(canvas: Canvas, colour: Fill, closed: bool, points: Sequence[Point], width: int = 1) -> None:  # noqa: FBT001
    """Lines from point to point."""
    corners, thick = tuple(_at(canvas, point) for point in points), _thick(width, canvas.scale)
    canvas.shape(pygame.draw.lines, _box(corners, thick), _colour(colour), closed, corners, thick)


def polygon(canvas: Canvas, colour: Fill, points: Sequence[Point], width: int = 0) -> None:
    """A polygon, filled or `width` thick."""
    corners, thick = tuple(_at(canvas, point) for point in points), _thick(width, canvas.scale)
    canvas.shape(pygame.draw.polygon, _box(corners, thick), _colour(colour), corners, thick)


def _at(canvas: Canvas, point: Point) -> Pixels:
    """A point in pixels."""
    left, top = canvas.origin
    if canvas.scale == 1:
        return point[0] + left, point[1] + top
    return point[0] * canvas.scale + left, point[1] * canvas.scale + top


def _place(canvas: Canvas, area: Area) -> pygame.Rect:
    return pixel_rect(area, canvas.scale).move(canvas.origin)


def _thick(width: int, scale: float) -> int:
    return width if scale == 1 or width <= 0 else max(1, round(width * scale))


def _colour(colour: Fill) -> Fill:
    return colour if isinstance(colour, str) else tuple(colour)


def _box(points: Sequence[Pixels], width: int) -> pygame.Rect:
    """The pixels that lines between these points may touch."""
    room = width + ROOM
    left, top = int(min(x for x, _ in points)) - room, int(min(y for _, y in points)) - room
    right, bottom = int(max(x for x, _ in points)) + room, int(max(y for _, y in points)) + room
    return pygame.Rect(left, top, right - left + 1, bottom - top + 1)
