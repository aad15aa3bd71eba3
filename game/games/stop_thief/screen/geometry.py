"""Places on the canvas, and the place under the mouse."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.places import InHand, OnKey, Spot
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import OnBoard, OnRow, Thing

NUMBERED, SMALL = 92.0, 40.0
"""The width of a numbered space and of a circle, in pixels of the board."""


class Geometry(BoardGeometry[Spot]):
    """Follows the camera, the cards and the keys of the device."""

    def __init__(
        self,
        board: Board,
        camera: Camera,
        rows: tuple[pygame.Rect, ...],
        cards: Callable[[], Mapping[Card, pygame.Rect]],
        keys: Callable[[], Mapping[str, pygame.Rect]],
        things: Callable[[], Mapping[str, pygame.Rect]],
    ) -> None:
        super().__init__(board, camera)
        self._rows = rows
        self._cards = cards
        self._keys = keys
        self._things = things

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(space):
                wide = SMALL if self._board.spaces[space].kind == CIRCLE else NUMBERED
                return self._square(self._board.spaces[space].at, round(wide * self._camera.scale))
            case InHand(card):
                return self._cards().get(card, layout.CARDS)
            case OnRow(seat):
                return self._rows[seat]
            case OnKey(name):
                return self._keys().get(name, layout.DEVICE)
            case Thing(name):
                return self._things()[name]

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._space_at(self._camera.to_board(pos))
        return self._beside_at(pos)

    def beside(self) -> tuple[Spot, ...]:
        """Cards, rows of players, and the Clue Finder and the poster with all that is on them."""
        rows = [OnRow(Seat(seat)) for seat in range(len(self._rows))]
        return (*rows, *map(InHand, self._cards()), *map(OnKey, self._keys()), *map(Thing, self._things()))

    def _space_at(self, point: tuple[float, float]) -> OnBoard | None:
        """The nearest space, if it is near enough in pixels of the board."""

        def away(number: int) -> float:
            return math.dist(self._board.spaces[number].at, point)

        nearest = min(self._board.spaces, key=away)
        return OnBoard(nearest) if away(nearest) <= 52 else None
