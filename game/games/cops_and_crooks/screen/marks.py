"""The texts printed on the board of Cops and Crooks: loot, names of houses, and metro letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import dist

import pygame

from game.core.board import Board, Space
from game.shell import draw
from game.shell.picture import Picture
from game.shell.theme import CREAM, DEEP, GREEN, Colour
from game.table.board.decal_layer import BoardDecals
from game.table.board.decals import Decal, DecalPainter, Spot

FULL_SCALE = 1080 / 1152
LOOT = ("bank", "post_office")
NAMED = ("hideout", "agency", "intelligence", "exit")
PLATE_HIGH, PLATE_ROOM, CORNER = 25, 7, 6
ABOVE, BELOW, BESIDE = 38, 60, 30
"""From the middle of a house to its plate, clear of a piece's hat and of the cash at its feet."""
GROWS = 0.4
"""How much plates grow with large text, because roofs have room for it."""
REACH = 240
"""No plate extends further from its middle, in pixels of the board."""
LETTER = (28, -16)
"""Where the letter of a station is beside its sign."""


def stamps(press: DecalPainter, board: Board) -> Iterator[Decal]:
    """Yield a plate for every house and a letter for every station."""
    for space in board.spaces.values():
        text = _text(press, space)
        if text:
            paint = _plate(press, text, GREEN if space.kind in LOOT else CREAM)
            yield Decal(paint, space.at, text, _aside(press, board, space, paint))
        if "line" in space.properties:
            letter = str(space.properties["line"]).upper()
            zoom = press.scale / FULL_SCALE
            aside = letter_side(board, space) * LETTER[0] * zoom, LETTER[1] * zoom
            yield Decal(_plate(press, letter, CREAM), space.at, letter, aside)


def _text(press: DecalPainter, space: Space) -> str:
    if space.kind in LOOT:
        return press.words("marks.loot", loot=space.properties["loot"])
    if space.kind == "exit":
        return press.words(f"marks.{space.properties['way']}")
    return press.words(f"marks.{space.kind}") if space.kind in NAMED else ""


def _plate(press: DecalPainter, text: str, colour: Colour) -> Callable[[], Picture]:
    return partial(press.keep, (text, colour), partial(_plate_picture, press, text, colour))


def _plate_picture(press: DecalPainter, text: str, colour: Colour) -> Picture:
    letters = press.line(text, colour)
    wide = letters.get_width() / press.size + 2 * PLATE_ROOM

    def paint_plate(large: Picture) -> None:
        body = pygame.Rect(0, 0, press.fine(wide), press.fine(PLATE_HIGH))
        body.center = large.get_rect().center
        draw.rect(large, CREAM, body, border_radius=press.fine(CORNER))
        edge = press.fine(4 if press.strong else 2.6)
        draw.rect(large, DEEP, body.inflate(-edge, -edge), border_radius=press.fine(CORNER - 1))

    return press.lettered(press.cut((wide, PLATE_HIGH), paint_plate), text, colour)


def _aside(press: DecalPainter, board: Board, space: Space, plate: Callable[[], Picture]) -> Spot:
    """The offset of a plate: behind the house as seen from its door, or beside it at the edge."""
    doors = [board.spaces[number].at for number in board.neighbours[space.number]]
    zoom, half = press.scale / FULL_SCALE, PLATE_HIGH / 2 * press.size
    away = -ABOVE * zoom - half if any(door[1] > space.at[1] for door in doors) else BELOW * zoom + half
    if 0 < space.at[1] * press.scale + away < board.size[1] * press.scale:
        return 0, away
    return -(BESIDE * press.size + plate().width / 2), 0


def letter_side(board: Board, station: Space) -> int:
    """The side of a station's letter: away from the nearest hideout, which shows money."""
    hideouts = [space.at for space in board.of_kind("hideout")]
    nearest = min(hideouts, key=lambda at: dist(at, station.at), default=station.at)
    return 1 if nearest[0] <= station.at[0] else -1


BOARD_DECALS = BoardDecals(stamps, FULL_SCALE, GROWS, REACH)
