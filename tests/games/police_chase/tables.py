"""A table of Police Chase with its stage, for tests: hands press real commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.library import load_board
from game.games.police_chase.rules.actions import Action
from game.games.police_chase.rules.rules import PoliceChaseRules
from game.games.police_chase.rules.state import State, View
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.screen import PoliceChaseScreen
from game.match.match import Match
from game.match.session import ActionResult
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS, BoardDriver
from tests.games.police_chase.towns import police_chase


class Table(BoardDriver):
    """A match and its stage, with hands that press real commands."""

    screen: PoliceChaseScreen

    def __init__(self, shell: Shell, state: State | None = None, players: int = 2, *chairs: Chair) -> None:
        board = load_board("police_chase")
        setup = police_chase(players)
        self.shell = shell
        self.match: Match[State, Action, View] = Match(PoliceChaseRules(), setup, board, 7)
        if state is not None:
            self.match.state = state
        seating = Seating(chairs or (Chair("keyboard"),) * players)
        self.screen = PoliceChaseScreen(shell, setup, board, seating, self.match.view(TABLE))
        self.offer()

    def act(self, seat: Seat, action: Action) -> None:
        events = self.match.act(seat, action, 0)
        self.screen.show(ActionResult(seat, action, 0, events), self.match.view(TABLE))
        self.offer()

    def draw(self) -> None:
        """CHANCE has its turn, as often as it must."""
        while self.match.to_act() == (CHANCE,):
            self.act(CHANCE, self.match.rules.odds(self.match.state)[0][0])

    def watch(self) -> float:
        """Let everything be shown; how long it took."""
        passed = 0.0
        while self.screen.busy:
            self.screen.update(FRAME_MS)
            passed += FRAME_MS
        self.wake_up()
        return passed

    def middle(self, space: int) -> tuple[int, int]:
        x, y = self.match.board.spaces[space].at
        return x + layout.VIEW.x, y

    def offer(self) -> None:
        self.screen.offer({seat: self.match.legal(seat) for seat in self.match.to_act() if seat >= 0})


def shown(table: Table) -> tuple[set[int], list[tuple[object, ...]]]:
    display = table.screen.display
    return set(display.view.tokens), list(display.view.hands)


def whole_match(table: Table, pick: Callable[[tuple[Action, ...]], Action]) -> Iterator[None]:
    while table.match.outcome() is None:
        seat = table.match.to_act()[0]
        if seat == CHANCE:
            events = table.match.draw(0)
            action = table.match.log[-1].action
            table.screen.show(ActionResult(CHANCE, action, 0, events), table.match.view(TABLE))
            table.offer()
        else:
            table.act(seat, pick(table.match.legal(seat)))
        yield
