"""A corner of the city for the rulebook: cut out of the board itself, with ways and who stands where."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import pygame

from game.boards import tmx
from game.boards.scenery import scenery_of
from game.games.cops_and_crooks.map import read_city
from game.shell import paint
from game.shell.assets import Assets
from game.shell.theme import AMBER, INK, WHITE, Colour
from game.table.board.picture import painted
from game.table.rulebook_layout import draw_number

BOARD, ROW, TILE = "cops_and_crooks", 100, 64
"""The board, how far its rows are apart by number, and its tiles in their own pixels."""
SIDE = 96
"""A tile in the book."""
RADIUS, FRAME = 20, 5
PIECE, SIGN, RIMMED, DOT = 92, 54, 1.14, 23
LOW, FEET, RAISED, BOARDING = 24, 38, 1, -16
"""How far below the middle of a tile a way past somebody is, and somebody's feet: usually, where a step is
counted before them, and over the sign of a station."""
DOORSTEP = 42
"""How far from the middle of a house the way into it ends, so that its sign is seen."""
CAR = 184
"""Pixels of the car's picture that are two tiles."""
BOW, STITCHES = 64, 26
BOARDED, ARRIVED = (56, -44), (-34, -36)
"""Where a ride begins beside who takes it, and where it ends beside the station's sign."""
TAG, TAGGED = 42, (40, 22)
"""How large the letter of a line is, and where it stands beside the station's sign."""
IN_THE_OPEN = ("street", "arcade", "office", "cell")
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Corner:
    """The tiles from one number, upper left, to another, lower right."""

    first: int
    last: int
    walks: tuple[str, ...] = ()
    """Each the tiles of a way, such as `706 707 708`; they are counted."""
    rides: tuple[str, ...] = ()
    """Each two stations."""
    metro: str = ""
    """The letter of their line."""
    pieces: Mapping[int, str] = field(default_factory=dict)
    """Who stands on which tile, by the name of the picture."""
    signs: Mapping[int, str] = field(default_factory=dict)
    """What is pinned over whom, by the tile."""
    car: tuple[int, int] | None = None
    """The tiles of its nose and its tail."""

    @property
    def size(self) -> Point:
        """In pixels of the book."""
        (left, top), (right, bottom) = _cell(self.first), _cell(self.last)
        return (right - left + 1) * SIDE, (bottom - top + 1) * SIDE

    def middle(self, tile: int) -> Point:
        """Where the middle of a tile is in the picture."""
        (left, top), (column, row) = _cell(self.first), _cell(tile)
        return (column - left) * SIDE + SIDE // 2, (row - top) * SIDE + SIDE // 2

    @property
    def passed(self) -> set[int]:
        """The tiles where somebody stands and a step is counted."""
        return {tile for way in self.walks for tile in tiles(way)[1:] if tile in self.pieces}

    def feet(self, tile: int) -> Point:
        """Where the feet of who stands on a tile are: higher where a count or a sign is before them."""
        x, y = self.middle(tile)
        low = RAISED if tile in self.passed else FEET
        return x, y + (BOARDING if self.rides else low)

    def line(self, way: Sequence[int]) -> list[Point]:
        """A way from tile to tile; into a house it ends behind the door."""
        return [self._on(way[0]), *(self._reached(*step) for step in itertools.pairwise(way))]

    def counts(self, way: Sequence[int]) -> list[Point]:
        """Where the steps of a way are counted: on the very tile, but not over somebody."""
        return self.line(way)[1:]

    def _on(self, tile: int) -> Point:
        x, y = self.middle(tile)
        return x, y + (LOW if self.passed else 0)

    def _reached(self, before: int, tile: int) -> Point:
        if _kinds()[tile] in IN_THE_OPEN:
            return self._on(tile)
        (x, y), (right, down) = self.middle(tile), _way(before, tile)
        return x - right * DOORSTEP, y - down * DOORSTEP


def drawn(assets: Assets, corner: Corner) -> pygame.Surface:
    """The corner as a picture."""
    image = _ground(corner)
    for walk in corner.walks:
        _draw_way(image, corner.line(tiles(walk)))
    if corner.car is not None:
        _draw_car(assets, image, *map(corner.middle, corner.car))
    for tile, name in sorted(corner.pieces.items()):
        _draw_piece(assets, image, name, corner.feet(tile))
    for walk in corner.walks:
        _draw_count(image, corner.counts(tiles(walk)))
    for ride in corner.rides:
        stations = [pygame.Vector2(corner.middle(tile)) for tile in tiles(ride)]
        _draw_ride(image, *stations)
        tag = assets.fitting(f"cops_and_crooks/metro_{corner.metro}", (TAG, TAG))
        image.fblits([(tag, tag.get_rect(center=station + TAGGED)) for station in stations])
    for tile, name in corner.signs.items():
        x, y = corner.feet(tile)
        _draw_sign(image, assets.fitting(f"cops_and_crooks/{name}", (SIGN, SIGN)), (x, y - PIECE + 6))
    return _framed(image)


def tiles(way: str) -> tuple[int, ...]:
    """The numbers of a way."""
    return tuple(map(int, way.split()))


def _way(before: int, tile: int) -> Point:
    """The step between two tiles that are side by side."""
    (left, top), (column, row) = _cell(before), _cell(tile)
    return column - left, row - top


def _cell(tile: int) -> Point:
    return tile % ROW, tile // ROW


@cache
def _kinds() -> dict[int, str]:
    return {
        number: space.kind
        for number, space in tmx.load_board(BOARD, {"cops-and-crooks": read_city}).spaces.items()
    }


@cache
def _city() -> pygame.Surface:
    return painted(scenery_of(BOARD))


def _ground(corner: Corner) -> pygame.Surface:
    """That part of the board, larger."""
    (left, top), (wide, high) = _cell(corner.first), corner.size
    part = pygame.Rect(left * TILE, top * TILE, wide * TILE // SIDE, high * TILE // SIDE)
    return pygame.transform.smoothscale(_city().subsurface(part), corner.size).convert_alpha()


def _framed(image: pygame.Surface) -> pygame.Surface:
    """With round corners and a white rim."""
    image.blit(paint.rounded(image.get_size(), RADIUS), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(image, WHITE, image.get_rect(), FRAME, border_radius=RADIUS)
    return image


def _draw_way(image: pygame.Surface, points: Sequence[Point]) -> None:
    for colour, wide in ((INK, 18), (AMBER, 11)):
        for start, end in itertools.pairwise(points):
            pygame.draw.line(image, colour, start, end, wide)
            pygame.draw.aacircle(image, colour, start, wide // 2)


def _draw_count(image: pygame.Surface, points: Sequence[Point]) -> None:
    """1, 2, 3 on the tiles of a way."""
    for number, point in enumerate(points, start=1):
        pygame.draw.aacircle(image, INK, point, DOT)
        pygame.draw.aacircle(image, AMBER, point, DOT - 4)
        draw_number(image, str(number), pygame.Rect(point, (0, 0)), 38, INK)


def _draw_ride(image: pygame.Surface, start: pygame.Vector2, end: pygame.Vector2) -> None:
    """A bow of dots from station to station, with a head."""
    start, end = start + BOARDED, end + ARRIVED
    top = (start + end) / 2 - (0, 2 * BOW)
    bow = [
        start * (1 - part) ** 2 + top * (2 * part * (1 - part)) + end * part**2
        for part in (0.9 * stitch / STITCHES for stitch in range(STITCHES + 1))
    ]
    ahead = (bow[-1] - bow[-2]).normalize()
    for colour, wide in ((INK, 9), (WHITE, 6)):
        for dot in bow:
            pygame.draw.aacircle(image, colour, dot, wide)
        _draw_head(image, bow[-1] + ahead * 8, ahead, colour, 18 + 2 * wide)


def _draw_head(
    image: pygame.Surface, tip: pygame.Vector2, ahead: pygame.Vector2, colour: Colour, size: int
) -> None:
    turn = pygame.Vector2(1, 0).angle_to(ahead)
    pygame.draw.polygon(image, colour, paint.regular((tip.x, tip.y), size, 3, turn))


def _draw_piece(assets: Assets, image: pygame.Surface, name: str, feet: Point) -> None:
    piece = assets.image(f"pieces/{name}")
    piece = piece.subsurface(piece.get_bounding_rect())
    piece = pygame.transform.smoothscale_by(piece, PIECE / piece.get_height())
    image.blit(piece, piece.get_rect(midbottom=feet))


def _draw_sign(image: pygame.Surface, sign: pygame.Surface, foot: Point) -> None:
    """With a light rim, so that it is seen on any roof."""
    rim = pygame.transform.smoothscale_by(sign, RIMMED)
    rim.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    place = sign.get_rect(midbottom=foot)
    image.blit(rim, rim.get_rect(center=place.center))
    image.blit(sign, place)


def _draw_car(assets: Assets, image: pygame.Surface, nose: Point, tail: Point) -> None:
    """On both of its tiles."""
    ahead = pygame.Vector2(nose) - tail
    turn = round(pygame.Vector2(1, 0).angle_to(ahead)) % 360
    picture = assets.image(f"cops_and_crooks/car/{turn:03}")
    car = pygame.transform.smoothscale_by(picture, 2 * SIDE / CAR)
    image.blit(car, car.get_rect(center=(pygame.Vector2(nose) + tail) / 2))
