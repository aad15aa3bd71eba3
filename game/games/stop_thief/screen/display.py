"""What is shown of a hunt: pieces, money, cards and the device as the eye sees them."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.people import Card, Cards
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import Screen
from game.games.stop_thief.screen.device.clue_light import ClueLight
from game.games.stop_thief.screen.device.device_text import DeviceText
from game.games.stop_thief.screen.names import wooden
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.display import BoardDisplay
from game.table.board.meeples import Meeple, make_room, rise, sink
from game.table.board.money_counter import Payment
from game.table.flips import FLIP_MS

NOTE = (84, 42)
COME_OUT_MS = 260.0
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Search:
    """An arrest on the board: `found` is None while everybody holds their breath."""

    space: int
    found: bool | None = None


@dataclass(frozen=True, slots=True)
class Turning:
    """How far a card has turned over, 0 to 1: from its `used` side to its face, or all round."""

    part: float
    used: bool


class DisplayState(BoardDisplay[View]):
    """The pieces of the game, the money, the cards and the device."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        device_text: DeviceText,
        view: View,
    ) -> None:
        super().__init__(shell, board, camera, view)
        self._device_text = device_text
        self._rows = layout.row_rects(len(seats))
        self.pieces = {
            seat: Meeple(f"pieces/meeple_{seats[seat].look}", (0, 0), layout.MEEPLE)
            for seat in view.investigators
        }
        self.turning: dict[Card, Turning] = {}
        """Cards that turn over just now."""
        self.light = ClueLight(shell, board)
        """What shines while a clue is heard."""
        self.screen = Screen("")
        self.search: Search | None = None
        self.thief: Meeple | None = None
        """The thief who was found, for as long as all look."""
        self.banner: tuple[Seat, str] | None = None
        """Whose it is, and what it says."""
        self.active = Seat(0)
        """Who has to do something."""

    @property
    def standing(self) -> dict[Seat, int]:
        """The number on the plate at the feet of each piece."""
        return {seat: self.view.pawns[seat] for seat in self.pieces}

    def indoors(self, space: int) -> bool:
        """Whether this is a floor; a circle is one if all beside it are."""
        spaces = self._board.spaces
        beside = (space,) if "indoors" in spaces[space].properties else self._board.neighbours[space]
        return all(spaces[number].properties["indoors"] for number in beside)

    def settle(self, view: View) -> None:
        """Show this view with nothing on its way."""
        super().settle(view)
        self.turning = {}
        for seat, piece in self.pieces.items():
            piece.stand(self.at(view.pawns[seat]))
        make_room(list(self.pieces.values()))
        self.screen = self._device_text.resting(view)
        self.search = self.banner = self.thief = None
        self.active = view.acting if view.acting is not None and view.acting >= 0 else view.turn

    # ---- the thief ----

    def come_out(self, who: Who, space: int) -> Animation:
        """The thief stands up from where she or he was hiding."""
        thief = Meeple(wooden(who), self.at(space), layout.FOUND)
        thief.beside = 0.0, -layout.BEHIND

        def begin() -> None:
            self.thief = thief

        return Animation(COME_OUT_MS, begin, lambda part: rise(thief, self.at(space), part))

    def hide_again(self) -> Animation:
        """The thief is gone, and all that was said is over."""

        def move(part: float) -> None:
            if self.thief is not None:
                sink(self.thief, part)

        def end() -> None:
            self.thief = self.banner = None

        return Animation(COME_OUT_MS, move=move, end=end)

    # ---- money ----

    def purse(self, seat: Seat) -> Point:
        """Where a player's money is."""
        row = self._rows[seat]
        return row.right - 70, row.y + row.h // 3

    def pay(self, payment: Payment) -> Animation:
        """Notes fly from one owner to the next."""
        return self.money_counter.pay(payment, self._shell.assets.scaled("stop_thief/money", NOTE))

    # ---- cards ----

    def turn_over(self, cards: Cards, *, used: bool) -> Animation:
        """Cards rise and turn: from their used side to their face, or all round."""

        def move(part: float) -> None:
            self.turning = dict.fromkeys(cards, Turning(part, used=used)) if part < 1 else {}

        return Animation(FLIP_MS * (1 if used else 2), move=move)
