"""Sprint: everything the rest of the program knows about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.boards.tiled_map import TiledMap
from game.core.board import Board
from game.core.kernel import Seat
from game.games.manifest import Manifest
from game.match.game import Option
from game.match.player import Dice, Intent

from .rules import Action, Happening, Roll, SprintRules, State

if TYPE_CHECKING:
    from game.table.ui import GameUi


class Runner:
    """An AI: it rolls after a short while."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str) -> None:
        self._seat = seat

    def decide(self, view: State, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Roll, whenever that is possible."""
        return Intent(Roll(), now_ms + 300) if legal else None


def lead(view: State) -> float:
    """How much further the player whose turn it is has come than the best of the others."""
    at = list(view.at)
    return (at.pop(view.turn) - max(at)) / view.goal


def _read_map(tiled_map: TiledMap) -> Board:
    return Board("toy", tiled_map.size, {}, game="toy", title="The track")


def _ui() -> GameUi:
    from .screen import UI

    return UI


GAME = Manifest(
    id="toy",
    rules=SprintRules(),
    players=range(2, 5),
    options=(Option("goal", (10, 20), 10),),
    action=Action,
    event=Happening,
    board="toy",
    read_map=_read_map,
    ai=Runner,
    lead=lead,
    controls="turns",
    ui=_ui,
)
