"""A corner of the city for the rulebook: cut out of the board itself, with ways and who stands where."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import pygame

from game import paths
from game.boards.scenery import scenery_of
from game.boards.tmx import load_board
from game.shell import paint
from game.shell.assets import Assets
from game.shell.theme import AMBER, INK, WHITE, Colour
from game.stage.board.picture import painted

BOARD, ROW, TILE = "cops_and_crooks", 100, 64
"""The board, how far its rows are apart by number, and its tiles in their own pixels."""
SIDE = 96
"""A tile in the book."""
RADIUS, FRAME = 20, 5
PIECE, SIGN, DOT = 112, 54, 23
CAR = 184
"""Pixels of the car's picture that are two tiles."""
BOW, STITCHES = 70, 26
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
    pieces: Mapping[int, str] = field(default_factory=dict)
    """Who stands on which tile, by the name of the picture."""
    signs: Mapping[int, str] = field(default_factory=dict)
    """What is pinned to which tile."""
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

    def line(self, way: Sequence[int]) -> list[Point]:
        """A way from middle to middle; into a house it ends at the door, so that its sign is seen."""
        return [self.middle(way[0]), *(self._reached(*step) for step in itertools.pairwise(way))]

    def counts(self, way: Sequence[int]) -> list[Point]:
        """Where the steps of a way are counted: not over somebody's face."""
        down = dict.fromkeys(self.pieces, SIDE // 3)
        spots = zip(way, self.line(way), strict=True)
        return [(x, y + down.get(tile, 0)) for tile, (x, y) in spots][1:]

    def _reached(self, before: int, tile: int) -> Point:
        (left, top), (x, y) = self.middle(before), self.middle(tile)
        return (x, y) if _kinds()[tile] in IN_THE_OPEN else ((left + x) // 2, (top + y) // 2)


def drawn(assets: Assets, corner: Corner) -> pygame.Surface:
    """The corner as a picture."""
    image = _ground(corner)
    for walk in corner.walks:
        _draw_way(image, corner.line(tiles(walk)))
    if corner.car is not None:
        _draw_car(assets, image, *map(corner.middle, corner.car))
    for tile, name in sorted(corner.pieces.items()):
        _draw_piece(assets, image, name, corner.middle(tile))
    for walk in corner.walks:
        _draw_count(image, corner.counts(tiles(walk)))
    for ride in corner.rides:
        _draw_ride(image, *(pygame.Vector2(corner.middle(tile)) for tile in tiles(ride)))
    for tile, name in corner.signs.items():
        x, y = corner.middle(tile)
        sign = assets.fitting(f"cops_and_crooks/{name}", (SIGN, SIGN))
        image.blit(sign, sign.get_rect(center=(x + SIDE // 3, y - SIDE // 2)))
    return _framed(image)


def tiles(way: str) -> tuple[int, ...]:
    """The numbers of a way."""
    return tuple(map(int, way.split()))


def _cell(tile: int) -> Point:
    return tile % ROW, tile // ROW


@cache
def _kinds() -> dict[int, str]:
    return {number: space.kind for number, space in load_board(BOARD).spaces.items()}


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
    font = pygame.Font(paths.bundled("art", "fonts", "BebasNeue-Bold.otf"), 38)
    for number, point in enumerate(points, start=1):
        pygame.draw.aacircle(image, INK, point, DOT)
        pygame.draw.aacircle(image, AMBER, point, DOT - 4)
        figure = font.render(str(number), True, INK)
        seen = figure.get_bounding_rect()
        image.blit(figure, (point[0] - seen.centerx, point[1] - seen.centery))


def _draw_ride(image: pygame.Surface, start: pygame.Vector2, end: pygame.Vector2) -> None:
    """A bow of dots from station to station, with a head."""
    top = (start + end) / 2 - (0, 2 * BOW)
    bow = [
        start * (1 - part) ** 2 + top * (2 * part * (1 - part)) + end * part**2
        for part in (0.12 + 0.74 * stitch / STITCHES for stitch in range(STITCHES + 1))
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


def _draw_piece(assets: Assets, image: pygame.Surface, name: str, middle: Point) -> None:
    piece = assets.image(f"pieces/{name}")
    piece = piece.subsurface(piece.get_bounding_rect())
    piece = pygame.transform.smoothscale_by(piece, PIECE / piece.get_height())
    image.blit(piece, piece.get_rect(midbottom=(middle[0], middle[1] + SIDE // 2 - 10)))


def _draw_car(assets: Assets, image: pygame.Surface, nose: Point, tail: Point) -> None:
    """On both of its tiles."""
    ahead = pygame.Vector2(nose) - tail
    turn = round(pygame.Vector2(1, 0).angle_to(ahead)) % 360
    picture = assets.image(f"cops_and_crooks/car/{turn:03}")
    car = pygame.transform.smoothscale_by(picture, 2 * SIDE / CAR)
    image.blit(car, car.get_rect(center=(pygame.Vector2(nose) + tail) / 2))
