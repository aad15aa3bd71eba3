"""The printed marks of the board: numbers in the shape of their kind, circles, and shoe prints."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board, Path
from game.shell import draw, transform
from game.shell.paint import FINE, clear
from game.shell.picture import Picture
from game.shell.theme import AMBER, INK, LINE, WHITE, Colour
from game.table.board.decal_layer import BoardDecals
from game.table.board.decals import BIGGER, Decal, DecalPainter, Spot

FULL_SCALE = 1080 / 2624
Draw = Callable[[DecalPainter, Picture, "MarkStyle"], None]


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """Shape and colours of the mark of a kind of space."""

    size: Spot
    fill: Colour
    edge: Colour
    ink: Colour
    draw: Draw
    reach: float
    """How far from the middle shoe prints begin."""


CIRCLE = 11
TRAIL = 10
"""How wide a trail is."""
STAR_POINTS, STAR_DEPTH = 12, 0.8
PRINT: Colour = (0xFF, 0xE3, 0xAE)
WORN: Mapping[bool, tuple[Colour, int]] = {False: ((0xFF, 0xFB, 0xF0), 60), True: (LINE, 80)}
"""Colour and alpha of a worn path, indoors and outdoors."""
PRINT_ALPHA, STRONG_ALPHA = 200, 255
REACH = 110
"""No mark extends further from its middle, in pixels of the board."""


def stamps(press: DecalPainter, board: Board) -> Iterator[Decal]:
    """Trails lie lowest, numbers over them, circles on top."""
    for path in board.paths:
        yield _trail(press, board, path)
    for space in board.spaces.values():
        if space.kind in STYLES:
            text = str(space.number)
            paint = partial(_numbered, press, space.kind, text)
            yield Decal(partial(press.keep, text, paint), space.at, text)
    for circle in board.of_kind("circle"):
        yield Decal(partial(press.keep, "circle", partial(cut_mark, press, CIRCLE_STYLE)), circle.at)


def _numbered(press: DecalPainter, kind: str, text: str) -> Picture:
    """The mark of a kind of space, with a number."""
    mark = press.keep(kind, partial(cut_mark, press, STYLES[kind]))
    return press.lettered(mark, text, STYLES[kind].ink)


def cut_mark(press: DecalPainter, style: MarkStyle) -> Picture:
    """The mark of a kind of space, without a number."""
    return press.cut(style.size, lambda large: style.draw(press, large, style))


# ---- the shapes of the kinds ----


def _edge(press: DecalPainter) -> int:
    return press.fine(2.4 if press.strong else 1.5)


def _disc(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    middle, radius = large.get_rect().center, press.fine(style.size[0] / 2)
    draw.circle(large, style.edge, middle, radius)
    draw.circle(large, style.fill, middle, radius - _edge(press))


def _star(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    radius = press.fine(style.size[0] / 2)
    for grown, colour in ((radius, style.edge), (radius - 1.7 * _edge(press), style.fill)):
        draw.polygon(large, colour, _points(large.get_rect().center, grown))


def _points(middle: Spot, radius: float) -> list[Spot]:
    corners = []
    for corner in range(2 * STAR_POINTS):
        angle = math.pi * (corner / STAR_POINTS - 0.5)
        away = radius if corner % 2 == 0 else radius * STAR_DEPTH
        corners.append((middle[0] + away * math.cos(angle), middle[1] + away * math.sin(angle)))
    return corners


def _plate(press: DecalPainter, large: Picture, style: MarkStyle, radius: float) -> pygame.Rect:
    body = pygame.Rect(0, 0, press.fine(style.size[0]), press.fine(style.size[1]))
    body.center = large.get_rect().center
    draw.rect(large, style.edge, body, border_radius=press.fine(radius))
    inner = body.inflate(-2 * _edge(press), -2 * _edge(press))
    draw.rect(large, style.fill, inner, border_radius=press.fine(radius - 1.5))
    return inner


def _door(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    """A plate between two jambs."""
    inner = _plate(press, large, style, 4)
    jamb = press.fine(2.2)
    for left in (inner.left, inner.right - jamb):
        large.fill((0x8A, 0x4F, 0x1E), (left, inner.top + jamb // 2, jamb, inner.h - jamb))


def _window(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    """Glass in a white frame."""
    inner = _plate(press, large, style, 2)
    draw.rect(large, (0xFF, 0xFF, 0xFF), inner, press.fine(2))


def _pill(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    _plate(press, large, style, style.size[1] / 2)


def _roundel(press: DecalPainter, large: Picture, style: MarkStyle) -> None:
    """A blue ring behind a white bar."""
    middle, radius = large.get_rect().center, press.fine(style.size[0] / 2)
    for inset, colour in ((0, style.edge), (1.5, style.fill), (2.5, (0x1F, 0x6F, 0xE5)), (7.5, style.fill)):
        draw.circle(large, colour, middle, radius - press.fine(inset))
    longest = round(press.fine(41.5) / press.grown)  # a circle stands at either end
    bar = pygame.Rect(0, 0, min(2 * radius + press.fine(5), longest), press.fine(20))
    bar.center = middle
    draw.rect(large, style.edge, bar, border_radius=press.fine(4))
    inner = bar.inflate(-2 * _edge(press), -2 * _edge(press))
    draw.rect(large, style.fill, inner, border_radius=press.fine(3))


STYLES: Mapping[str, MarkStyle] = {
    "floor": MarkStyle((31, 31), (0xF8, 0xEF, 0xDB), (0x3A, 0x33, 0x48), (0x15, 0x1A, 0x2C), _disc, 17),
    "crime_scene": MarkStyle((43, 43), (0xAA, 0x10, 0x0A), (0xFF, 0xF3, 0xDC), (0xFF, 0xFF, 0xFF), _star, 22),
    "door": MarkStyle((36, 25), (0xF4, 0xBC, 0x6C), (0x4A, 0x2A, 0x12), (0x12, 0x07, 0x02), _door, 17),
    "window": MarkStyle((36, 25), (0xE6, 0xF9, 0xFF), (0x12, 0x50, 0x6E), (0x0B, 0x32, 0x47), _window, 17),
    "street": MarkStyle((36, 23), (0x1A, 0x23, 0x42), AMBER, (0xFF, 0xE9, 0xB8), _pill, 17),
    "subway": MarkStyle((40, 40), (0xF6, 0xFA, 0xFF), INK, INK, _roundel, 21),
}
"""The kinds of numbered spaces."""
CIRCLE_STYLE = MarkStyle((CIRCLE, CIRCLE), WHITE, LINE, INK, _disc, CIRCLE / 2)


# ---- trails ----


@dataclass(frozen=True, slots=True)
class Trail:
    """Half of a path: from a number to its circle."""

    way: Spot
    """In pixels of the canvas."""
    kind: str
    onward: bool
    """Whether people walk from the number to the circle."""
    outdoors: bool


def _trail(press: DecalPainter, board: Board, path: Path) -> Decal:
    start, end = board.spaces[path.start], board.spaces[path.end]
    way = end.at[0] - start.at[0], end.at[1] - start.at[1]
    trail = Trail(
        way=(way[0] * press.scale, way[1] * press.scale),
        kind=start.kind,
        onward=path.start == min(board.neighbours[path.end]),
        outdoors=not all(board.spaces[one].properties["indoors"] for one in board.neighbours[path.end]),
    )
    paint = partial(press.keep, trail, partial(_trail_picture, press, trail))
    return Decal(paint, (start.at[0] + way[0] / 2, start.at[1] + way[1] / 2))


def _trail_picture(press: DecalPainter, trail: Trail) -> Picture:
    """A faint line, and as many shoe prints as there is room for, one at least."""
    wide, high = (math.ceil(abs(part)) + press.px(2 * TRAIL) for part in trail.way)
    large = clear((wide * FINE, high * FINE))
    middle = pygame.Vector2(large.get_rect().center)
    half = pygame.Vector2(trail.way) * FINE / 2
    colour, alpha = WORN[trail.outdoors]
    large.fill((*colour, 0))
    worn = _strip(middle - half, middle + half, press.fine(TRAIL if trail.outdoors else TRAIL / 2))
    draw.polygon(large, (*colour, alpha), worn)
    if trail.outdoors:
        thread = _strip(middle - half, middle + half, press.fine(2.2))
        draw.polygon(large, (*PRINT, STRONG_ALPHA if press.strong else 130), thread)
    for place, side in _steps(press, trail):
        _draw_print(press, large, middle - half + place * FINE, trail, side)
    return transform.smoothscale(large, (wide, high))


def _strip(start: pygame.Vector2, end: pygame.Vector2, width: float) -> list[pygame.Vector2]:
    across = (end - start).normalize().rotate(90) * width / 2
    return [start + across, end + across, end - across, start - across]


def _steps(press: DecalPainter, trail: Trail) -> Iterator[tuple[pygame.Vector2, int]]:
    """Where the feet were set down between the mark and the circle: left and right in turn."""
    way = pygame.Vector2(trail.way)
    near, far = STYLES[trail.kind].reach * press.size, CIRCLE / 2 * press.size
    room = way.length() - near - far
    count = max(int(room / (11 * press.size)), int(room > 4 * press.size))
    for step in range(count):
        side = 1 if step % 2 else -1
        yield way.normalize() * (near + room * (step + 0.5) / count), side


def _draw_print(press: DecalPainter, large: Picture, at: pygame.Vector2, trail: Trail, side: int) -> None:
    ahead = pygame.Vector2(trail.way).normalize() * (1 if trail.onward else -1)
    beside = ahead.rotate(90)
    at += beside * side * press.fine(3.4)
    alpha = STRONG_ALPHA if press.strong else PRINT_ALPHA
    for forward, length, width in ((1.8, 3.2, 2.3), (-3.7, 1.6, 1.8)):
        middle = at + ahead * forward * press.size * FINE
        turns = (math.tau * corner / 20 for corner in range(20))
        oval = [
            middle + (ahead * length * math.cos(turn) + beside * width * math.sin(turn)) * press.size * FINE
            for turn in turns
        ]
        draw.polygon(large, (*PRINT, alpha), oval)


BOARD_DECALS = BoardDecals(stamps, FULL_SCALE, BIGGER, REACH)
