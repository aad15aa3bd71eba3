"""The marks of a notebook as pictures, and how they are drawn on a board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.core.board import Board
from game.games.stop_thief.screen.drawing import centred, seen_by
from game.games.stop_thief.screen.notebook.notes import Mark, Page
from game.games.stop_thief.screen.spaces.marks import FULL_SCALE
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, INK, Colour, mix
from game.table.board.camera import Camera
from game.table.board.decals import bigger

SIDE = 58
"""The picture of a mark at the size that it was drawn for."""
RING, RING_WIDTH = 24, 5
SIGN, SIGN_AT = 12, 18
"""The radius of the shape that names a colour, and its distance from the middle."""
CROSS, STROKE = 21, 3.2
COLOURS: Mapping[Mark, Colour] = {
    Mark.AMBER: (0xFF, 0xB0, 0x20),
    Mark.TEAL: (0x2F, 0xD6, 0xB4),
    Mark.VIOLET: (0xA8, 0x6C, 0xF5),
    Mark.RED: (0xEF, 0x3B, 0x2D),
}
SHAPES: Mapping[Mark, paint.Shape] = {
    Mark.AMBER: "circle",
    Mark.TEAL: "square",
    Mark.VIOLET: "triangle",
    Mark.RED: "diamond",
}


def size_of(shell: Shell, camera: Camera) -> float:
    """How many times larger than designed marks are on this board now, like its numbers."""
    return camera.picture_scale / FULL_SCALE * bigger(shell)


def draw_marks(shell: Shell, board: Board, canvas: Canvas, camera: Camera, marks: Page) -> None:
    """Every mark that the camera sees, over the numbers of the board."""
    side = round(SIDE * size_of(shell, camera))

    def paint_marks(canvas: Canvas) -> None:
        canvas.fblits(
            centred(mark_picture(mark, side), camera.to_canvas(board.spaces[space].at))
            for space, mark in marks.items()
        )

    canvas.layer(("marks", tuple(marks.items()), side, seen_by(camera)), camera.view, paint_marks)


@cached(64)
def mark_picture(mark: Mark, side: int) -> Picture:
    """A mark as it lies over a space, `side` pixels wide."""
    return _smooth(side, _draw_struck if mark is Mark.STRUCK else partial(_draw_ringed, mark))


@cached(16)
def sign_picture(mark: Mark, side: int) -> Picture:
    """The sign of a mark alone, `side` pixels wide: for a key."""
    if mark is Mark.STRUCK:
        return _smooth(side, _draw_struck)
    return _smooth(side, lambda large, unit: _draw_sign(large, mark, (SIDE / 2, SIDE / 2), 22, unit))


@cached(4)
def rubber_picture(side: int) -> Picture:
    """A rubber, `side` pixels wide."""
    return _smooth(side, _draw_rubber)


def _smooth(side: int, draw: Callable[[Picture, float], None]) -> Picture:
    large = paint.clear((side * paint.FINE, side * paint.FINE))
    draw(large, side * paint.FINE / SIDE)
    return transform.smoothscale(large, (side, side))


def _draw_rubber(large: Picture, unit: float) -> None:
    """A slanted block with a paper sleeve."""
    for grow, colour, right in ((2, INK, 48), (0, (0xF0, 0x8A, 0x96), 48), (0, CREAM, 32)):
        left, top, bottom = 10 - grow, 18 - grow, 40 + grow
        corners = ((left + 8, top), (right + grow + 6, top), (right + grow - 4, bottom), (left - 2, bottom))
        draw.polygon(large, colour, [(x * unit, y * unit) for x, y in corners])


def _draw_struck(large: Picture, unit: float) -> None:
    """A dark veil with a cross."""
    middle = pygame.Vector2(SIDE / 2, SIDE / 2) * unit
    draw.circle(large, (*INK, 90), middle, RING * unit)
    for width, colour in ((STROKE + 3, INK), (STROKE, CREAM)):
        for way in (45, 135):
            along = pygame.Vector2(CROSS, 0).rotate(way) * unit
            across = along.normalize().rotate(90) * width / 2 * unit
            ends = [middle - along, middle + along]
            outline = [ends[0] + across, ends[1] + across, ends[1] - across, ends[0] - across]
            draw.polygon(large, colour, outline)
            for end in ends:
                draw.circle(large, colour, end, width / 2 * unit)


def _draw_ringed(mark: Mark, large: Picture, unit: float) -> None:
    """A ring in the colour of the mark, with its shape at the lower right."""
    middle = (SIDE / 2 * unit, SIDE / 2 * unit)
    draw.circle(large, (*COLOURS[mark], 70), middle, RING * unit)
    draw.circle(large, INK, middle, (RING + 1.5) * unit, round((RING_WIDTH + 3) * unit))
    draw.circle(large, COLOURS[mark], middle, RING * unit, round(RING_WIDTH * unit))
    _draw_sign(large, mark, (SIDE / 2 + SIGN_AT, SIDE / 2 + SIGN_AT), SIGN, unit)


def _draw_sign(large: Picture, mark: Mark, at: tuple[float, float], radius: float, unit: float) -> None:
    """The shape in its colour, with an edge that is seen on anything."""
    middle = at[0] * unit, at[1] * unit
    for grow, colour in ((1.0, INK), (0.86, CREAM), (0.66, mix(COLOURS[mark], INK, 0.08))):
        draw.polygon(large, colour, paint.outline(SHAPES[mark], middle, radius * grow * unit * 0.92))
