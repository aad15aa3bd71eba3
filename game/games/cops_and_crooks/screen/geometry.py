"""Where every place of Cops and Crooks is on the canvas, and which place is under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.core.board import Board
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.places import CAR, DangerKey, OnPawn, OnRoad, Spot
from game.table.board.camera import Camera
from game.table.board.geometry import BoardGeometry
from game.table.board.places import Button, Die, OnBoard

ON_A_PAWN = 0.62
"""How near the mouse must be to the middle of a pawn, as a part of a tile."""


class Geometry(BoardGeometry):
    """Follows the camera and the pieces."""

    def __init__(
        self, board: Board, camera: Camera, display: DisplayState, offered: Callable[[], Iterable[Spot]]
    ) -> None:
        super().__init__(board, camera)
        self._display = display
        self._offered = offered

    @property
    def tile(self) -> int:
        """How wide a tile is on the canvas."""
        return round(layout.TILE * self._camera.scale)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where a place is on the canvas."""
        match spot:
            case OnBoard(tile):
                return self._around(self._board.spaces[tile].at)
            case OnRoad(to, tail):
                return self._half(to, tail)
            case OnPawn(pawn):
                car = self._display.car
                return self._around(car.at if pawn == CAR else self._display.officers[pawn].at)
            case Die():
                return self._display.column.tray
            case DangerKey():
                return self._display.column.danger
            case Button():
                return self._display.column.button

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse; a pawn that can be picked comes before its tile."""
        if layout.VIEW.collidepoint(pos):
            return self._pawn_at(pos) or self._road_at(pos) or self._tile_at(pos)
        for spot in (Button(), DangerKey(), Die()):
            if self.rect_of(spot).collidepoint(pos):
                return spot
        return None

    def _around(self, at: tuple[float, float]) -> pygame.Rect:
        return self._square(at, self.tile)

    def _half(self, to: int, tail: int) -> pygame.Rect:
        """The half of a tile that is nearer to where the tail would be, if there is a choice."""
        rect = self._around(self._board.spaces[to].at)
        rivals = [spot for spot in self._offered() if isinstance(spot, OnRoad) and spot.to == to]
        if len(rivals) > 1:
            ahead, behind = self._board.spaces[to].at, self._board.spaces[tail].at
            aside = [(there > here) - (there < here) for here, there in zip(ahead, behind, strict=True)]
            rect.inflate_ip(-self.tile // 3, -self.tile // 3)
            rect.move_ip(aside[0] * self.tile // 4, aside[1] * self.tile // 4)
        return rect

    def _pawn_at(self, pos: tuple[int, int]) -> OnPawn | None:
        for spot in self._offered():
            if isinstance(spot, OnPawn):
                middle = pygame.Vector2(self.rect_of(spot).center)
                if middle.distance_to(pos) < ON_A_PAWN * self.tile:
                    return spot
        return None

    def _road_at(self, pos: tuple[int, int]) -> OnRoad | None:
        """The way to stand on the tile under the mouse, the one whose tail is nearest."""
        here = self._tile_at(pos)
        roads = [spot for spot in self._offered() if isinstance(spot, OnRoad) and OnBoard(spot.to) == here]
        away = pygame.Vector2(pos)
        return min(roads, key=lambda road: away.distance_to(self.rect_of(road).center), default=None)

    def _tile_at(self, pos: tuple[int, int]) -> OnBoard | None:
        return self._cell_at(self._camera.to_board(pos), layout.TILE)
