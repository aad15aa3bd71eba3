"""What is shown of a hunt: the pieces, the cards and the Clue Finder, and how they move."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.people import Card, Cards
from game.games.stop_thief.rules.state import Clue, View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import ClueFinder, Screen
from game.games.stop_thief.screen.device.clue_light import ClueLight
from game.games.stop_thief.screen.names import wooden
from game.games.stop_thief.screen.prompts import Prompts
from game.games.stop_thief.screen.side.cards import CardFan, Turning
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.display import BoardDisplay
from game.table.board.meeples import Meeple, make_room, rise, sink
from game.table.flips import FLIP_MS

COME_OUT_MS = 260.0


@dataclass(frozen=True, slots=True)
class Search:
    """An arrest on the board; `found` is None until its result is shown."""

    space: int
    found: bool | None = None


class DisplayState(BoardDisplay[View]):
    """The view that is shown, what moves, and what all parts of the screen share."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], board: Board, view: View) -> None:
        self.camera = Camera(layout.VIEW, board.size)
        super().__init__(shell, board, self.camera, view)
        self.shell = shell
        self.seats = seats
        self.board = board
        self.rows = layout.row_rects(len(seats))
        self.device = ClueFinder(shell, layout.DEVICE)
        self.prompts = Prompts(shell, board, seats)
        self.fan = CardFan(shell, layout.CARDS)
        self.light = ClueLight(shell, board)
        self.pieces = {
            seat: Meeple(f"pieces/meeple_{seats[seat].look}", (0, 0), layout.MEEPLE)
            for seat in view.investigators
        }
        self.turning: dict[Card, Turning] = {}
        """Cards that turn over now."""
        self.screen = Screen("")
        """The screen of the Clue Finder."""
        self.search: Search | None = None
        self.thief: Meeple | None = None
        """The thief who was found, while everybody looks."""
        self.banner: tuple[Seat, str] | None = None
        """Whose banner it is, and its text."""
        self.active = Seat(0)
        """Who has to act."""

    @property
    def standing(self) -> dict[Seat, int]:
        """The space of each piece."""
        return {seat: self.view.pawns[seat] for seat in self.pieces}

    def card_rects(self) -> dict[Card, pygame.Rect]:
        """Where the cards that the turn is about lie on the canvas."""
        owner = self.view.card_owner
        return self.fan.places(self.view.hands[owner], self.view.played[owner])

    def indoors(self, space: int) -> bool:
        """Whether a space is indoors; a circle is if all spaces beside it are."""
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
        self.screen = self.prompts.resting(view)
        self.search = self.banner = self.thief = None
        self.active = view.acting if view.acting is not None and view.acting >= 0 else view.turn

    def play_clue(self, view: View, clue: Clue, number: int) -> None:
        """Play the sound of a clue, with its rings and lights."""
        self.device.pulse(clue.sound)
        self.light.shine(view, number, clue)
        self._shell.sound.play(clue.sound, "clues", take=number)

    def come_out(self, who: Who, space: int) -> Animation:
        """The thief comes out of hiding."""
        thief = Meeple(wooden(who), self.at(space), layout.FOUND)
        thief.beside = 0.0, -layout.BEHIND

        def begin() -> None:
            self.thief = thief

        return Animation(COME_OUT_MS, begin, lambda part: rise(thief, self.at(space), part))

    def hide_again(self) -> Animation:
        """The thief and the banner disappear."""

        def move(part: float) -> None:
            if self.thief is not None:
                sink(self.thief, part)

        def end() -> None:
            self.thief = self.banner = None

        return Animation(COME_OUT_MS, move=move, end=end)

    def turn_over(self, cards: Cards, *, used: bool) -> Animation:
        """Cards rise and turn: from their used side to their face, or all the way round."""

        def move(part: float) -> None:
            self.turning = dict.fromkeys(cards, Turning(part, used=used)) if part < 1 else {}

        return Animation(FLIP_MS * (1 if used else 2), move=move)
