"""Small diagrams of the town for the rulebook: cells, doors, ways and pieces."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.shell import draw, paint
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import RED, WHITE, Colour, mix

CELL, GAP, EDGE = 112, 7, 16
RADIUS = 14
PAVING: Colour = (0xD2, 0xBA, 0x92)
ROOFS: tuple[Colour, ...] = ((0x7A, 0x55, 0xA8), (0xD8, 0x6A, 0x4C), (0x3F, 0x78, 0xB8), (0xC8, 0x94, 0x2E))
GROUND: Colour = (0x70, 0x4E, 0x50)
WATER: Colour = (0x63, 0xBE, 0xF2)
WAY: Colour = (0x14, 0x72, 0xC4)
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
PIECE, TOKEN, INTO = 104, 74, 18
"""The height of pieces and tokens, and how far an arrow reaches into an occupied space."""
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram as text: `20` is the cell in column 2 and row 0."""

    rows: tuple[str, ...]
    """`.` is a street, `H` a house, `O` the middle of the town."""
    doors: str = ""
    """Such as `20W`: the west side of that cell."""
    ways: tuple[str, ...] = ()
    """Each the cells of a walk, such as `00 10 20`."""
    pieces: dict[str, str] = field(default_factory=dict)
    """The picture on each cell."""


def drawn(assets: Assets, diagram: Diagram) -> Picture:
    """Draw a diagram."""
    wide, high = len(diagram.rows[0]), len(diagram.rows)
    size = wide * (CELL + GAP) - GAP + 2 * EDGE, high * (CELL + GAP) - GAP + 2 * EDGE
    image = paint.tinted(paint.rounded(size, RADIUS + 6), GROUND)
    for row, line in enumerate(diagram.rows):
        for column, kind in enumerate(line):
            image.blit(_cell(kind, column + 2 * row), _corner((column, row)))
    for door in diagram.doors.split():
        _draw_door(image, _named(door), SIDES[door[2]])
    for way in diagram.ways:
        cells = way.split()
        _draw_way(image, [_middle(_named(name)) for name in cells], short=cells[-1] in diagram.pieces)
    for name, picture in diagram.pieces.items():
        side = TOKEN if picture.startswith("tokens/") else PIECE
        piece = assets.fitting(picture, (side, side))
        image.blit(piece, piece.get_rect(center=_middle(_named(name))))
    return image


def _named(name: str) -> Cell:
    return int(name[0]), int(name[1])


def _corner(cell: Cell) -> Cell:
    return EDGE + cell[0] * (CELL + GAP), EDGE + cell[1] * (CELL + GAP)


def _middle(cell: Cell) -> Cell:
    x, y = _corner(cell)
    return x + CELL // 2, y + CELL // 2


def _cell(kind: str, roof: int) -> Picture:
    """One cell from above."""
    if kind != "H":
        image = paint.rounded_gradient((CELL, CELL), RADIUS, mix(PAVING, WHITE, 0.25), PAVING)
        if kind == "O":
            draw.aacircle(image, mix(PAVING, WHITE, 0.6), (CELL // 2, CELL // 2), CELL * 0.42)
            draw.aacircle(image, WATER, (CELL // 2, CELL // 2), CELL * 0.33)
        return image
    colour = ROOFS[roof % len(ROOFS)]
    image = paint.rounded_gradient((CELL, CELL), RADIUS, mix(colour, WHITE, 0.12), colour)
    for step in (1, 2, 3):
        inner = CELL - step * 22
        tile = paint.tinted(paint.rounded((inner, inner), 6), mix(colour, WHITE, 0.09 * step))
        image.blit(tile, ((CELL - inner) // 2, (CELL - inner) // 2))
    return image


def _draw_door(image: Picture, cell: Cell, side: Cell) -> None:
    x, y = _middle(cell)
    reach = (CELL + GAP) // 2 - 4
    place = pygame.Rect(0, 0, 20 if side[0] else 44, 44 if side[0] else 20)
    place.center = x + side[0] * reach, y + side[1] * reach
    for around, colour in ((12, GROUND), (6, WHITE), (0, RED)):
        face = place.inflate(around, around)
        image.blit(paint.tinted(paint.rounded(face.size, 5 + around // 3), colour), face)
    along = pygame.Vector2(side) * 10
    draw.line(image, WHITE, place.center - along, place.center + along, 3)


def _draw_way(image: Picture, points: list[Cell], *, short: bool) -> None:
    """A line with a dot on every space and an arrow at its end; a short one stops before the last piece."""
    start, end = pygame.Vector2(points[-2]), pygame.Vector2(points[-1])
    ahead = (end - start).normalize()
    tip = end - ahead * (CELL // 2 - INTO) if short else end + ahead * 18
    for colour, wide in ((WHITE, 14), (WAY, 8)):
        draw.lines(image, colour, False, [*points[:-1], tip - ahead * 20], wide)
    for point in points[1:-1]:
        draw.aacircle(image, WHITE, point, 16)
        draw.aacircle(image, WAY, point, 11)
    turn = pygame.Vector2(1, 0).angle_to(ahead)
    x, y = tip - ahead * 20
    draw.polygon(image, WHITE, paint.regular((x, y), 34, 3, turn))
    draw.polygon(image, WAY, paint.regular((x, y), 24, 3, turn))
