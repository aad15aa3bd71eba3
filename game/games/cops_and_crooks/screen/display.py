"""What the Cops and Crooks screen shows now: the view, and everything that animations move."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.state import View, Where
from game.games.cops_and_crooks.screen import layout
from game.shell.services import Shell
from game.shell.sound import Group
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
    """Where the car is, and its heading in degrees clockwise from east."""

    at: World = (0.0, 0.0)
    angle: float = 0.0
    nod: float = 0.0
    """How far the body leans forward, in pixels of the board."""


class DisplayState(DiceDisplay[View]):
    """The shown view with its pieces, the car, the cell doors, the banner and the die."""

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
        """How far the door of each cell is shut."""

    @property
    def column(self) -> layout.Column:
        """The layout of the side column for the current text size."""
        return layout.column(self._players, self._shell.theme.text_scale)

    @property
    def in_town(self) -> list[tuple[int, Meeple]]:
        """The crooks in play and their indexes."""
        return [(n, self.crooks[n]) for n, crook in enumerate(self.view.crooks) if crook.playing]

    @property
    def meeples(self) -> list[Meeple]:
        """All pieces on the board."""
        return [*self.officers, *(piece for _, piece in self.in_town)]

    def crook(self, seat: Seat) -> Meeple:
        """The piece of a crook."""
        return self.crooks[seat - 1]

    def update(self, own_ms: float) -> None:
        """Advance what flies and rolls. Make a new tray if the text size has changed."""
        if self.tray.area != self.column.tray:
            pips, self.tray = self.tray.pips, DiceTray(self._shell.assets, self.column.tray)
            self.tray.rest(pips)
        super().update(own_ms)

    def settle(self, view: View) -> None:
        """Show this view with nothing moving."""
        super().settle(view)
        self.tray.finish()
        spots = (*view.officers, *(crook.at for crook in view.crooks))
        for piece, tile in zip((*self.officers, *self.crooks), spots, strict=True):
            piece.stand(self.at(tile))
        make_room(self.meeples)
        self.place_car(self.at(view.car.head), self.at(view.car.tail))
        self.doors = {crook.at: 1.0 for crook in view.crooks if crook.where is Where.JAIL and crook.waits}
        self.banner = None
        self.active = view.turn
        self.tray.rest(view.pips or None)

    def place_car(self, head: World, tail: World) -> None:
        """Put the car between two points."""
        self.car = posed(head, tail)

    def shut_door(self, cell: int, part: float) -> None:
        """Shut the door of a cell. `part` goes from 0 to 1."""
        self.doors[cell] = part

    def open_door(self, cell: int, part: float) -> None:
        """Open the door of a cell. `part` goes from 0 to 1."""
        if part == 1:
            self.doors.pop(cell, None)
        elif cell in self.doors:
            self.doors[cell] = 1 - part

    def at(self, space: int) -> World:
        """The point of a tile on the board, with room at the edge for a whole piece and its cash."""
        x, y = super().at(space)
        return x, min(max(y, layout.HEAD_ROOM), self._board.size[1] - layout.FOOT_ROOM)

    def show_with(self, view: View, sound: str) -> None:
        """Show this view and play a sound."""
        self.show(view)
        self._shell.sound.play(sound)

    def announce(self, seat: Seat, words: str, sound: str, group: Group = "effects") -> None:
        """Show a banner about a player and play a sound."""
        self.banner = seat, words
        self._shell.sound.play(sound, group)

    def hide_banner(self) -> None:
        """Remove the banner."""
        self.banner = None

    def purse(self, seat: Seat) -> Point:
        """Where a player's money is in the side column."""
        row, column = self.column.rows[seat], self.column
        return (row.right - 90 if column.large else row.x + 130), row.bottom - 24

    def pay(self, payment: Payment) -> Animation:
        """Return an animation of flying banknotes."""
        return self.money_counter.pay(payment, self._shell.assets.scaled("cops_and_crooks/cash_1", CASH))

    def fly(
        self, picture: str, size: Point, start: Point, end: Point, ms: float = FLIGHT_MS, arc: float = 80
    ) -> Animation:
        """Return an animation of a flying picture."""

        def begin() -> None:
            image = self._shell.assets.fitting(picture, size)
            self.flights.fly(Flight(image, start, end, ms, arc))

        return self._flight(ms, begin, lambda: None)


def posed(head: World, tail: World) -> CarPose:
    """The pose of a car between two points."""
    angle = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    return CarPose(((head[0] + tail[0]) / 2, (head[1] + tail[1]) / 2), angle)
