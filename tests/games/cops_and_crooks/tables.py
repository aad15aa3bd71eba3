"""A match of Cops and Crooks on the screen, for tests."""

from __future__ import annotations

from game.core.kernel import CHANCE, TABLE, Seat, SeatSetup, Setup
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Action, Roll, Throw
from game.games.cops_and_crooks.rules.state import State
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.painter import FrameState
from game.games.cops_and_crooks.screen.places import Spot
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.library import load_board
from game.match.game import LOOKS, all_options
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult
from game.shell.services import Shell
from game.table.board.choices import Chooser
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS, BoardDriver


class Table(BoardDriver):
    """A match and its screen, with players who press real commands."""

    screen: CopsAndCrooksScreen

    def __init__(self, shell: Shell, state: State | None = None, players: int = 2, *chairs: Chair) -> None:
        board = load_board("cops_and_crooks")
        players = len(state.crooks) + 1 if state else players
        chairs = chairs or (Chair("keyboard"),) * players
        seats = tuple(
            SeatSetup(look.title(), look, "ai" if chair.kind == "ai" else "human")
            for look, chair in zip(LOOKS, chairs, strict=False)
        )
        setup = Setup("cops-and-crooks", "cops_and_crooks", seats, all_options(COPS_AND_CROOKS, {}, players))
        self.shell = shell
        self.match: AnyMatch = Match(COPS_AND_CROOKS.rules, setup, board, 7)
        if state is not None:
            self.match.state = state
        seating = Seating(chairs)
        self.screen = CopsAndCrooksScreen(shell, setup, board, seating, self.match.view(TABLE))
        self.offer()

    @property
    def display(self) -> DisplayState:
        return self.screen.display

    def frame(self) -> FrameState:
        """Everything that the painter gets to draw."""
        return self.screen.frame()

    @property
    def chooser(self) -> Chooser[Spot]:
        return self.screen.input.chooser

    @property
    def explanation(self) -> str | None:
        """What the screen says about the place that was pointed at."""
        told = self.screen.input.bubble
        return told.words if told is not None else None

    @property
    def picked(self) -> int | None:
        """The pawn that the Cops have picked."""
        picked: int | None = self.screen.input.selection
        return picked

    def offer(self) -> None:
        self.screen.offer({seat: self.match.legal(seat) for seat in self.match.to_act() if seat >= 0})

    def act(self, seat: Seat, action: Action) -> None:
        events = self.match.act(seat, action, 0)
        self.screen.show(ActionResult(seat, None, 0, events), self.match.view(TABLE))
        self.offer()

    def throw(self, seat: Seat, pips: int) -> None:
        self.act(seat, Throw())
        self.act(CHANCE, Roll(pips))
        self.watch()

    def watch(self) -> None:
        while self.screen.busy:
            self.screen.update(FRAME_MS)
        self.wake_up()

    def middle(self, tile: int) -> tuple[int, int]:
        x, y = self.match.board.spaces[tile].at
        scale = layout.VIEW.h / self.match.board.size[1]
        return round(x * scale), round(y * scale)
