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
from game.games.stop_thief.screen.places import InHand, OnKey, OnRow, Spot
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import OnBoard

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
    ) -> None:
        players = [OnRow(Seat(seat)) for seat in range(len(rows))]
        super().__init__(board, camera, (*map(OnBoard, board.spaces), *players))
        self._rows = rows
        self._cards = cards
        self._keys = keys

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

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        if layout.VIEW.collidepoint(pos):
            return self._space_at(self._camera.to_board(pos))
        for card, rect in self._cards().items():
            if rect.collidepoint(pos):
                return InHand(card)
        for name, rect in self._keys().items():
            if rect.collidepoint(pos):
                return OnKey(name)
        seat = next((n for n, row in enumerate(self._rows) if row.collidepoint(pos)), None)
        return None if seat is None else OnRow(Seat(seat))

    def _space_at(self, point: tuple[float, float]) -> OnBoard | None:
        """The nearest space, if it is near enough in pixels of the board."""

        def away(number: int) -> float:
            return math.dist(self._board.spaces[number].at, point)

        nearest = min(self._board.spaces, key=away)
        return OnBoard(nearest) if away(nearest) <= 52 else None
