"""The marks of Cops and Crooks: what a house holds, or its name, behind its door; letters of the metro."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pygame

from game.core.board import Board, Space
from game.shell.theme import CREAM, DEEP, GREEN, Colour
from game.table.board.decal_layer import BoardDecals
from game.table.board.decals import Decal, DecalPainter, Spot

FULL_SCALE = 1080 / 1152
LOOT = ("bank", "post_office")
NAMED = ("hideout", "agency", "intelligence", "exit")
PLATE_HIGH, PLATE_ROOM, CORNER = 25, 7, 6
ABOVE, BELOW, BESIDE = 38, 60, 30
"""From the middle of a house to the near end of its plate: clear of the hat of whoever stands in it,
and of the cash at the feet."""
GROWS = 0.4
"""On roofs there is room for large letters."""
LETTER = (28, -16)
"""A letter at the upper corner of a station's sign."""


def stamps(press: DecalPainter, board: Board) -> Iterator[Decal]:
    """A plate a house, and a letter a station."""
    for space in board.spaces.values():
        text = _text(press, space)
        if text:
            plate = _plate(press, text, GREEN if space.kind in LOOT else CREAM)
            yield Decal(plate, space.at, text, _aside(press, board, space, plate.get_width()))
        if "line" in space.properties:
            letter = str(space.properties["line"]).upper()
            yield Decal(_plate(press, letter, CREAM), space.at, letter, _beside_station(press, board, space))


def _text(press: DecalPainter, space: Space) -> str:
    if space.kind in LOOT:
        return press.words("marks.loot", loot=space.properties["loot"])
    if space.kind == "exit":
        return press.words(f"marks.{space.properties['way']}")
    return press.words(f"marks.{space.kind}") if space.kind in NAMED else ""


def _plate(press: DecalPainter, text: str, colour: Colour) -> pygame.Surface:
    return press.keep((text, colour), lambda: _plate_picture(press, text, colour))


def _plate_picture(press: DecalPainter, text: str, colour: Colour) -> pygame.Surface:
    letters = press.line(text, colour)
    wide = letters.get_width() / press.size + 2 * PLATE_ROOM

    def draw(large: pygame.Surface) -> None:
        body = pygame.Rect(0, 0, press.fine(wide), press.fine(PLATE_HIGH))
        body.center = large.get_rect().center
        pygame.draw.rect(large, CREAM, body, border_radius=press.fine(CORNER))
        edge = press.fine(4 if press.strong else 2.6)
        pygame.draw.rect(large, DEEP, body.inflate(-edge, -edge), border_radius=press.fine(CORNER - 1))

    return press.lettered(press.cut((wide, PLATE_HIGH), draw), text, colour)


def _aside(press: DecalPainter, board: Board, space: Space, wide: int) -> Spot:
    """Behind the house as seen from its door; beside it where the board ends."""
    doors = [board.spaces[number].at for number in board.neighbours[space.number]]
    zoom, half = press.scale / FULL_SCALE, PLATE_HIGH / 2 * press.size
    away = -ABOVE * zoom - half if any(door[1] > space.at[1] for door in doors) else BELOW * zoom + half
    if 0 < space.at[1] * press.scale + away < board.size[1] * press.scale:
        return 0, away
    return -(BESIDE * press.size + wide / 2), 0


def _beside_station(press: DecalPainter, board: Board, station: Space) -> Spot:
    zoom = press.scale / FULL_SCALE
    return letter_side(board, station) * LETTER[0] * zoom, LETTER[1] * zoom


def letter_side(board: Board, station: Space) -> int:
    """Where the letter of a station is: on the side away from the nearest hideout, where money is shown."""
    hideouts = [space.at for space in board.of_kind("hideout")]
    nearest = min(hideouts, key=lambda at: dist(at, station.at), default=station.at)
    return 1 if nearest[0] <= station.at[0] else -1


BOARD_DECALS = BoardDecals(stamps, FULL_SCALE, GROWS)
