"""A table of Stop Thief! with its screen, for tests: real commands go in, and the screen is watched."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.state import State
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult
from game.shell.devices import Verb
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS, BoardDriver
from tests.games.stop_thief.cities import RULES, board, stop_thief

PEOPLE = Chair("keyboard")


def new_display(shell: Shell, players: int = 2, options: str = "") -> DisplayState:
    """The display of a match that has just begun."""
    setup = stop_thief(players, options)
    return DisplayState(shell, setup.seats, board(), Match(RULES, setup, board(), 7).view(TABLE))


class Table(BoardDriver):
    """A match and its screen."""

    screen: StopThiefScreen

    def __init__(
        self,
        shell: Shell,
        state: State | None = None,
        *chairs: Chair,
        options: str = "",
        players: int = 0,
        seed: int = 7,
    ) -> None:
        seats = players or (len(state.looks) if state else 2)
        setup = stop_thief(seats, options)
        self.shell = shell
        self.match: AnyMatch = Match(RULES, setup, board(), seed)
        if state is not None:
            self.match.state = state
        seating = Seating(chairs or (PEOPLE,) * seats)
        self.screen = StopThiefScreen(shell, setup, board(), seating, self.match.view(TABLE))
        self._offer()

    def act(self, seat: Seat, action: Action) -> None:
        """Somebody acts, and the screen shows what everybody may see of it."""
        self.tell(ActionResult(seat, action, 0, self.match.act(seat, action, 0)))

    def draw(self) -> None:
        """CHANCE has its turn, as often as it must."""
        while self.match.to_act() == (CHANCE,):
            self.tell(ActionResult(CHANCE, None, 0, self.match.draw(0)))

    def tell(self, done: ActionResult) -> None:
        self.screen.show(done.public, self.match.view(TABLE))
        self._offer()

    def click_key(self, name: str) -> list[tuple[Seat, Action]]:
        """What a click on a key of the device asks for."""
        return self.click(self.screen.key_rects()[name].center)

    def click_space(self, space: int) -> list[tuple[Seat, Action]]:
        """What a click on a space asks for."""
        return self.click(self.middle(space))

    def watch(self) -> float:
        """Let all animations end and close what is open; return how long it took."""
        passed = 0.0
        while self.screen.busy:
            self.screen.update(FRAME_MS)
            passed += FRAME_MS
            if self.screen.panel is not None:
                self.press(Verb.BACK)
        self.wake_up()
        return passed

    def middle(self, space: int) -> tuple[int, int]:
        """Where a space is on the canvas."""
        x, y = self.match.board.spaces[space].at
        scale = layout.VIEW.w / self.match.board.size[0]
        return round(layout.VIEW.x + x * scale), round(y * scale)

    def picture(self) -> bytes:
        """What everybody at the table sees now."""
        canvas = Picture((1920, 1080))
        self.screen.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    def _offer(self) -> None:
        self.screen.offer({seat: self.match.legal(seat) for seat in self.match.to_act() if seat >= 0})


def course(table: Table, matches: Iterator[AnyMatch]) -> Iterator[None]:
    """Let the table follow a match that is played elsewhere, action by action."""
    done = 0
    for match in matches:
        for entry in match.log[done:]:
            table.act(entry.seat, entry.action)
            yield
        done = len(match.log)
