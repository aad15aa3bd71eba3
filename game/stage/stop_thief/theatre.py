"""What is shown of a hunt: pieces, money, cards and the device as the eye sees them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.rules.stop_thief.people import Card, Cards
from game.rules.stop_thief.state import Clue, View
from game.rules.stop_thief.table import changed
from game.rules.stop_thief.thieves import Who
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.director import Act
from game.stage.board.meeples import Meeple, make_room
from game.stage.flights import Flights
from game.stage.particles import Particles
from game.stage.stop_thief import layout
from game.stage.stop_thief.desk import Desk, Screen

FLIGHT_MS, NOTE_LATER_MS = 620.0, 70.0
MOST_NOTES = 6
"""However much money flies, it is seen as no more notes than this."""
NOTE = (84, 54)
A_NOTE = 1_000
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Search:
    """An arrest on the board: `found` is None while everybody holds their breath."""

    space: int
    found: bool | None = None


class Theatre:
    """The things of the game; acts move them, `settle` puts them where the view says."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        desk: Desk,
        view: View,
    ) -> None:
        self._shell = shell
        self._board = board
        self._camera = camera
        self._desk = desk
        self._rows = layout.row_rects(len(seats))
        self.pieces = {
            seat: Meeple(f"pieces/meeple_{seats[seat].look}", (0, 0), layout.MEEPLE)
            for seat in view.investigators
        }
        self.standing: dict[Seat, int] = {}
        """The number on the plate at the feet of each piece."""
        self.cash: tuple[int, ...] = ()
        self.captured: tuple[int, ...] = ()
        self.hands: tuple[Cards, ...] = ()
        self.played: tuple[Cards, ...] = ()
        self.card: Card | None = None
        """The card of this turn."""
        self.loot = self.bounty = 0
        self.face_up: Who | None = None
        self.screen = Screen("")
        self.timeline: tuple[Clue, ...] = ()
        """The clues that the device has told."""
        self.search: Search | None = None
        self.banner: tuple[Seat, str] | None = None
        """Whose it is, and what it says."""
        self.turn = self.active = Seat(0)
        """Whose turn it is, and who has to do something."""
        self.flights = Flights()
        self.sparks = Particles()
        self.follow: Callable[[tuple[float, float]], None] = lambda _at: None
        """Told where the action is."""

    def settle(self, view: View) -> None:
        """Show the truth: whatever was being moved is where it belongs."""
        self.flights.clear()
        for seat, piece in self.pieces.items():
            piece.at, piece.lift, piece.squash = self.at(view.pawns[seat]), 0.0, (1.0, 1.0)
            piece.lean = piece.shake = 0.0
            self.standing[seat] = view.pawns[seat]
        make_room(list(self.pieces.values()))
        self.cash, self.loot, self.bounty = view.cash, view.loot, view.bounty
        self.captured = tuple(map(len, view.captured))
        self.hands, self.played, self.card = view.hands, view.played, view.card
        self.face_up = view.face_up
        self.timeline = view.clues
        self.turn = view.turn
        self.screen = self._desk.resting(view)
        self.search = self.banner = None
        self.active = view.acting if view.acting is not None and view.acting >= 0 else view.turn

    def update(self, own_ms: float) -> None:
        """Let what flies go on."""
        self.flights.update(own_ms)
        self.sparks.update(own_ms)

    @property
    def moving(self) -> bool:
        """Whether anything flies or sparkles."""
        return self.flights.moving or self.sparks.moving

    def at(self, space: int) -> tuple[float, float]:
        """Where a space is on the board."""
        return self._board.spaces[space].at

    def on_canvas(self, space: int) -> Point:
        """Where a space is on the canvas."""
        x, y = self._camera.to_canvas(self.at(space))
        return round(x), round(y)

    def sparkle(self, at: Point, count: int) -> None:
        """Sparks in all directions, for those who like them."""
        if not self._shell.settings.value.still:
            self.sparks.burst(at, self._shell.assets.scaled("table/spark", (24, 24)), count, 460)

    # ---- money ----

    def purse(self, seat: Seat) -> Point:
        """Where a player's money is."""
        row = self._rows[seat]
        return row.right - 70, row.y + row.h // 3

    def money(self, amount: int, start: Point, end: Point, arrive: Callable[[], None], sound: str) -> Act:
        """Notes fly, and what they change is changed when they are there."""
        note = self._shell.assets.scaled("stop_thief/money", NOTE)
        count = max(1, min(MOST_NOTES, amount // A_NOTE))

        def begin() -> None:
            self._shell.sound.play(sound)
            for number in range(count):
                self.flights.fly(
                    note, start, end, FLIGHT_MS, spin=20.0 * (number % 3 - 1), delay_ms=number * NOTE_LATER_MS
                )

        def land() -> None:
            self.flights.clear()
            arrive()

        ms = FLIGHT_MS + count * NOTE_LATER_MS
        return Act(ms, begin, end=land, done=lambda: not self.flights.moving)

    def earn(self, seat: Seat, amount: int) -> None:
        """A player has more cash, or less."""
        self.cash = changed(self.cash, seat, self.cash[seat] + amount)

    # ---- cards ----

    def lay(self, seat: Seat, card: Card) -> None:
        """A card goes from the hand to the table."""
        held = tuple(one for one in self.hands[seat] if one != card)
        self.hands = changed(self.hands, seat, held)
        self.played = changed(self.played, seat, (*self.played[seat], card))
        self.card = card

    def take_back(self, seat: Seat, cards: Cards) -> None:
        """Cards go back to the hand."""
        left = tuple(one for one in self.played[seat] if one not in cards)
        self.played = changed(self.played, seat, left)
        self.hands = changed(self.hands, seat, (*self.hands[seat], *cards))
