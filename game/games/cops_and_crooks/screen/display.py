"""What is shown of a caper: pieces, the car, money and doors as the eye sees them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.state import View, Where
from game.games.cops_and_crooks.screen import layout
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.display import DiceDisplay
from game.table.board.meeples import Meeple, make_room
from game.table.board.money_counter import Payment
from game.table.dice import DiceTray
from game.table.flights import Flight

FLIGHT_MS = 620.0
CASH = (64, 64)
Point = tuple[int, int]
World = tuple[float, float]


@dataclass(slots=True)
class CarPose:
    """Where the car is, and where its nose points, in degrees clockwise from east."""

    at: World = (0.0, 0.0)
    angle: float = 0.0
    nod: float = 0.0
    """How far the body leans forward over its wheels, in pixels of the board."""


class DisplayState(DiceDisplay[View]):
    """The pieces of the game, the car, the money and the die."""

    def __init__(
        self, shell: Shell, seats: tuple[SeatSetup, ...], board: Board, camera: Camera, view: View
    ) -> None:
        self._players = len(seats)
        tray = layout.column(self._players, shell.theme.text_scale).tray
        super().__init__(shell, board, camera, view, tray)
        self.officers = [Meeple("pieces/policeman", (0, 0), layout.MEEPLE) for _ in view.officers]
        self.crooks = [Meeple(f"pieces/crook_{seat.look}", (0, 0), layout.MEEPLE) for seat in seats[1:]]
        self.car = CarPose()
        self.active = Seat(0)
        self.banner: tuple[Seat, str] | None = None
        self.doors: dict[int, float] = {}
        """By cell, how far its door is shut."""

    @property
    def column(self) -> layout.Column:
        """Where things are beside the board, for letters as large as the player wants them now."""
        return layout.column(self._players, self._shell.theme.text_scale)

    def update(self, own_ms: float) -> None:
        """Let what flies and rolls go on; the die lies where the column has room for it."""
        if self.tray.area != self.column.tray:
            pips, self.tray = self.tray.pips, DiceTray(self._shell.assets, self.column.tray)
            self.tray.rest(pips)
        super().update(own_ms)

    @property
    def in_town(self) -> list[tuple[int, Meeple]]:
        """The crooks that are to be seen, by their place among the crooks."""
        return [(n, self.crooks[n]) for n, crook in enumerate(self.view.crooks) if crook.playing]

    @property
    def meeples(self) -> list[Meeple]:
        """All pieces that stand on the board."""
        return [*self.officers, *(piece for _, piece in self.in_town)]

    def settle(self, view: View) -> None:
        """Show this view with nothing on its way."""
        super().settle(view)
        self.tray.finish()
        spots = (*view.officers, *(crook.at for crook in view.crooks))
        for piece, tile in zip((*self.officers, *self.crooks), spots, strict=True):
            piece.stand(self.at(tile))
        make_room(self.meeples)
        self.park(view.car.head, view.car.tail)
        self.doors = {crook.at: 1.0 for crook in view.crooks if crook.where is Where.JAIL and crook.waits}
        self.banner = None
        self.active = view.turn
        self.tray.rest(view.pips or None)

    def park(self, head: int, tail: int) -> None:
        """Put the car onto its two tiles."""
        self.place_car(self.at(head), self.at(tail))

    def place_car(self, head: World, tail: World) -> None:
        """The car between two points; on one it keeps its heading."""
        self.car = posed(head, tail, self.car.angle)

    def at(self, space: int) -> World:
        """Where a tile is on the board, with room at its edge for a whole piece and its cash."""
        x, y = super().at(space)
        return x, min(max(y, layout.HEAD_ROOM), self._board.size[1] - layout.FOOT_ROOM)

    def show_with(self, view: View, sound: str) -> None:
        """Show this view from now on, with a sound."""
        self.show(view)
        self._shell.sound.play(sound)

    def announce(self, seat: Seat, words: str, sound: str) -> None:
        """All read it, and hear it."""
        self.banner = seat, words
        self._shell.sound.play(sound)

    def lower_banner(self) -> None:
        """It was read."""
        self.banner = None

    def crook(self, seat: Seat) -> Meeple:
        """The piece of a crook."""
        return self.crooks[seat - 1]

    def purse(self, seat: Seat) -> Point:
        """Where a player's money is told."""
        row, column = self.column.rows[seat], self.column
        return (row.right - 90 if column.large else row.x + 130), row.bottom - 24

    def pay(self, payment: Payment) -> Animation:
        """Bundles of notes fly from one owner to the next."""
        return self.money_counter.pay(payment, self._shell.assets.scaled("cops_and_crooks/cash_1", CASH))

    def fly(
        self,
        picture: str,
        size: tuple[int, int],
        start: Point,
        end: Point,
        ms: float = FLIGHT_MS,
        arc: float = 80,
    ) -> Animation:
        """Something flies."""

        def begin() -> None:
            image = self._shell.assets.fitting(picture, size)
            self.flights.fly(Flight(image, start, end, ms, arc))

        return self._flight(ms, begin, lambda: None)


def posed(head: World, tail: World, angle: float = 0.0) -> CarPose:
    """A car between two points; on one it points at this angle."""
    if head != tail:
        angle = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    return CarPose(((head[0] + tail[0]) / 2, (head[1] + tail[1]) / 2), angle)


def door_rects(cell: pygame.Rect, shut: float) -> tuple[pygame.Rect, pygame.Rect]:
    """The two halves of a cell's door, from beside the cell to its middle."""
    half = cell.w // 2
    away = round(half * (1 - shut))
    left = pygame.Rect(cell.x - away, cell.y, half, cell.h)
    return left, pygame.Rect(cell.centerx + away, cell.y, half, cell.h)
