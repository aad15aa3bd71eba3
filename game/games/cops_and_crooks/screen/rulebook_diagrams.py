"""Diagrams of the rulebook: a corner of the board with a path and pieces on it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import pygame

from game.boards import tmx
from game.boards.scenery import scenery_of
from game.core.board import Board
from game.games.cops_and_crooks.map import read_city
from game.shell import draw, paint, transform
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import AMBER, INK, WHITE
from game.table.board.picture import painted
from game.table.rulebook_layout import draw_number

BOARD, ROW, TILE = "cops_and_crooks", 100, 64
"""The board, the number of tiles from row to row, and the size of a tile in its pixels."""
SIDE = 96
"""The size of a tile in the book."""
RADIUS, FRAME = 20, 5
PIECE, SIGN, RIMMED, DOT = 92, 54, 1.14, 23
LOW, FEET, RAISED, BOARDING = 24, 38, 1, -16
"""How far below the middle of a tile a path past a piece is, and the feet of a piece: usually, where
a step is counted on its tile, and over the sign of a station."""
DOORSTEP = 42
"""How far from the middle of a house a path ends, so that its sign stays free."""
CAR = 184
"""The pixels of the car's picture that make two tiles."""
BOW, STITCHES = 64, 26
BOARDED, ARRIVED = (56, -44), (-34, -36)
"""Where a ride begins beside its passenger, and ends beside the station's sign."""
TAG, TAGGED = 42, (40, 22)
"""The size of a line's letter, and its offset from the station's sign."""
IN_THE_OPEN = ("street", "arcade", "office", "cell")
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Corner:
    """The tiles between an upper left and a lower right one."""

    first: int
    last: int
    walk: str = ""
    """The tiles of a path, such as `706 707 708`. Its steps are counted."""
    ride: str = ""
    """The two stations of a metro ride."""
    metro: str = ""
    """The letter of the metro line."""
    pieces: Mapping[int, str] = field(default_factory=dict)
    """The picture of the piece on each tile."""
    signs: Mapping[int, str] = field(default_factory=dict)
    """The sign over the piece on each tile."""
    car: tuple[int, int] | None = None
    """The tiles of its nose and its tail."""

    @property
    def size(self) -> Point:
        """The size in pixels of the book."""
        (left, top), (right, bottom) = _cell(self.first), _cell(self.last)
        return (right - left + 1) * SIDE, (bottom - top + 1) * SIDE

    def middle(self, tile: int) -> Point:
        """The middle of a tile in the picture."""
        (left, top), (column, row) = _cell(self.first), _cell(tile)
        return (column - left) * SIDE + SIDE // 2, (row - top) * SIDE + SIDE // 2

    @property
    def passed(self) -> set[int]:
        """The tiles with a piece and a counted step."""
        return {tile for tile in tiles(self.walk)[1:] if tile in self.pieces}

    def feet(self, tile: int) -> Point:
        """Where the feet of a piece are: higher if a count or a sign is on its tile."""
        x, y = self.middle(tile)
        low = RAISED if tile in self.passed else FEET
        return x, y + (BOARDING if self.ride else low)

    @property
    def path(self) -> list[Point]:
        """The points of the walk, of which all but the first are counted. In a house it ends at the door."""
        walk = tiles(self.walk)
        return [*map(self._on, walk[:1]), *(self._reached(*step) for step in itertools.pairwise(walk))]

    def _on(self, tile: int) -> Point:
        x, y = self.middle(tile)
        return x, y + (LOW if self.passed else 0)

    def _reached(self, before: int, tile: int) -> Point:
        if _board().spaces[tile].kind in IN_THE_OPEN:
            return self._on(tile)
        (x, y), (left, top), (column, row) = self.middle(tile), _cell(before), _cell(tile)
        return x - (column - left) * DOORSTEP, y - (row - top) * DOORSTEP


def drawn(assets: Assets, corner: Corner) -> Picture:
    """Draw a corner."""
    image = _ground(corner)
    _draw_path(image, corner.path)
    if corner.car is not None:
        _draw_car(assets, image, *map(corner.middle, corner.car))
    for tile, name in sorted(corner.pieces.items()):
        _draw_piece(assets, image, name, corner.feet(tile))
    _draw_count(image, corner.path[1:])
    if corner.ride:
        stations = [pygame.Vector2(corner.middle(tile)) for tile in tiles(corner.ride)]
        _draw_ride(image, *stations)
        tag = assets.fitting(f"cops_and_crooks/metro_{corner.metro}", (TAG, TAG))
        image.fblits([(tag, tag.get_rect(center=station + TAGGED)) for station in stations])
    for tile, name in corner.signs.items():
        x, y = corner.feet(tile)
        _draw_sign(image, assets.fitting(f"cops_and_crooks/{name}", (SIGN, SIGN)), (x, y - PIECE + 6))
    image.blit(paint.rounded(corner.size, RADIUS), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    draw.rect(image, WHITE, image.get_rect(), FRAME, border_radius=RADIUS)
    return image


def tiles(way: str) -> tuple[int, ...]:
    """The numbers of the tiles in a text."""
    return tuple(map(int, way.split()))


def _cell(tile: int) -> Point:
    return tile % ROW, tile // ROW


@cache
def _board() -> Board:
    return tmx.load_board(BOARD, {"cops-and-crooks": read_city})


@cache
def _city() -> Picture:
    return painted(scenery_of(BOARD))


def _ground(corner: Corner) -> Picture:
    """Cut out this part of the board and enlarge it."""
    (left, top), (wide, high) = _cell(corner.first), corner.size
    part = pygame.Rect(left * TILE, top * TILE, wide * TILE // SIDE, high * TILE // SIDE)
    return transform.smoothscale(_city().part(part), corner.size).convert_alpha()


def _draw_path(image: Picture, points: Sequence[Point]) -> None:
    for colour, wide in ((INK, 18), (AMBER, 11)):
        for start, end in itertools.pairwise(points):
            draw.line(image, colour, start, end, wide)
            draw.aacircle(image, colour, start, wide // 2)


def _draw_count(image: Picture, points: Sequence[Point]) -> None:
    """Draw 1, 2, 3 on the tiles of a path."""
    for number, point in enumerate(points, start=1):
        draw.aacircle(image, INK, point, DOT)
        draw.aacircle(image, AMBER, point, DOT - 4)
        draw_number(image, str(number), pygame.Rect(point, (0, 0)), 38, INK)


def _draw_ride(image: Picture, start: pygame.Vector2, end: pygame.Vector2) -> None:
    """Draw an arrow of dots from station to station."""
    start, end = start + BOARDED, end + ARRIVED
    top = (start + end) / 2 - (0, 2 * BOW)
    bow = [
        start * (1 - part) ** 2 + top * (2 * part * (1 - part)) + end * part**2
        for part in (0.9 * stitch / STITCHES for stitch in range(STITCHES + 1))
    ]
    ahead = (bow[-1] - bow[-2]).normalize()
    turn = pygame.Vector2(1, 0).angle_to(ahead)
    for colour, wide in ((INK, 9), (WHITE, 6)):
        for dot in bow:
            draw.aacircle(image, colour, dot, wide)
        tip = bow[-1] + ahead * 8
        draw.polygon(image, colour, paint.regular((tip.x, tip.y), 18 + 2 * wide, 3, turn))


def _draw_piece(assets: Assets, image: Picture, name: str, feet: Point) -> None:
    piece = assets.image(f"pieces/{name}")
    piece = piece.part(piece.get_bounding_rect())
    piece = transform.smoothscale_by(piece, PIECE / piece.get_height())
    image.blit(piece, piece.get_rect(midbottom=feet))


def _draw_sign(image: Picture, sign: Picture, foot: Point) -> None:
    """Draw a sign with a light rim, so that it shows on any roof."""
    rim = transform.smoothscale_by(sign, RIMMED)
    rim.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    place = sign.get_rect(midbottom=foot)
    image.blit(rim, rim.get_rect(center=place.center))
    image.blit(sign, place)


def _draw_car(assets: Assets, image: Picture, nose: Point, tail: Point) -> None:
    """Draw the car on both of its tiles."""
    ahead = pygame.Vector2(nose) - tail
    turn = round(pygame.Vector2(1, 0).angle_to(ahead)) % 360
    picture = assets.image(f"cops_and_crooks/car/{turn:03}")
    car = transform.smoothscale_by(picture, 2 * SIDE / CAR)
    image.blit(car, car.get_rect(center=(pygame.Vector2(nose) + tail) / 2))
