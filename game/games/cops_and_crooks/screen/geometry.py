"""Where the places of Cops and Crooks are on the canvas, and which one is under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import dist
from typing import assert_never

import pygame

from game.core.board import Board
from game.core.kernel import Seat
from game.games.cops_and_crooks.rules.state import Phase
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.places import CAR, HEADER, DangerKey, OnPawn, OnRoad, Spot
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing

ON_A_PAWN = 0.62
"""How near the mouse must be to a pawn, as a part of a tile."""


class Geometry(BoardGeometry[Spot]):
    """Finds places, following the camera and the pieces."""

    def __init__(
        self, board: Board, camera: Camera, display: DisplayState, offered: Callable[[], Iterable[Spot]]
    ) -> None:
        super().__init__(board, camera)
        self._display = display
        self._offered = offered

    @property
    def tile(self) -> int:
        """The width of a tile on the canvas."""
        return round(layout.TILE * self._camera.scale)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """The rectangle of a place on the canvas."""
        match spot:
            case OnBoard(tile):
                return self._square(self._board.spaces[tile].at, self.tile)
            case OnRoad(to, tail):
                return self._half(to, tail)
            case OnPawn(pawn):
                piece = self._display.car if pawn == CAR else self._display.officers[pawn]
                return self._square(piece.at, self.tile)
            case Die():
                return self._display.column.tray
            case DangerKey():
                return self._display.column.danger
            case HintKey():
                return layout.HINT
            case Button():
                return self._display.column.button
            case OnRow(seat):
                return self._display.column.rows[seat]
            case Thing():
                return layout.HEADER
            case _:
                assert_never(spot)

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse. A pawn that can be picked comes before its tile."""
        if layout.HINT.collidepoint(pos) and HintKey() in self._offered():
            return HintKey()
        if layout.VIEW.collidepoint(pos):
            return self._pawn_at(pos) or self._road_at(pos) or self._tile_at(pos)
        return self._beside_at(pos)

    def beside(self) -> tuple[Spot, ...]:
        """Header, rows, die and buttons; the button only while somebody can press it."""
        button = [spot for spot in self._offered() if isinstance(spot, Button)]
        danger = [] if self._display.view.phase is Phase.HIDEOUT else [DangerKey()]
        hint = [spot for spot in self._offered() if isinstance(spot, HintKey)]
        rows = [OnRow(Seat(seat)) for seat in range(len(self._display.column.rows))]
        return (HEADER, *rows, Die(), *button, *danger, *hint)

    def _half(self, to: int, tail: int) -> pygame.Rect:
        """The tile, or its half near the tail if the car could stand there in several ways."""
        rect = self._square(self._board.spaces[to].at, self.tile)
        if sum(isinstance(spot, OnRoad) and spot.to == to for spot in self._offered()) > 1:
            ahead, behind = self._board.spaces[to].at, self._board.spaces[tail].at
            aside = [(there > here) - (there < here) for here, there in zip(ahead, behind, strict=True)]
            rect.inflate_ip(-self.tile // 3, -self.tile // 3)
            rect.move_ip(aside[0] * self.tile // 4, aside[1] * self.tile // 4)
        return rect

    def _pawn_at(self, pos: tuple[int, int]) -> OnPawn | None:
        pawns = (spot for spot in self._offered() if isinstance(spot, OnPawn))
        reach = ON_A_PAWN * self.tile
        return next((spot for spot in pawns if dist(self.rect_of(spot).center, pos) < reach), None)

    def _road_at(self, pos: tuple[int, int]) -> OnRoad | None:
        """The way the car can stand on the tile under the mouse, with its tail nearest to it."""
        here = self._tile_at(pos)
        roads = [spot for spot in self._offered() if isinstance(spot, OnRoad) and OnBoard(spot.to) == here]
        return min(roads, key=lambda road: dist(self.rect_of(road).center, pos), default=None)

    def _tile_at(self, pos: tuple[int, int]) -> OnBoard | None:
        return self._cell_at(self._camera.to_board(pos), layout.TILE)
