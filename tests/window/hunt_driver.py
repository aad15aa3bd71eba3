"""A person at Stop Thief!, as a test plays one: thinks like a sleuth, and knows where to put the hand."""

from __future__ import annotations

from typing import Any

from game.core.kernel import TABLE, Seat
from game.games.stop_thief.ai.player import Sleuth
from game.games.stop_thief.rules.actions import Arrest, AskTip, Push
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import ClueFinder
from game.games.stop_thief.screen.geometry import Geometry
from game.games.stop_thief.screen.places import Local, OnKey, Pointing, Spot, choices_of, spot_of
from game.games.stop_thief.screen.prompts import UNDO_KEY, Prompts
from game.games.stop_thief.screen.side.cards import CardFan
from game.match.match import AnyMatch
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.places import OnRow
from tests.window.minds import decided


def best_move(match: AnyMatch, seat: Seat, level: str = "hard") -> Any:  # noqa: ANN401
    """What a good player would do now."""
    return decided(Sleuth(seat, level, lambda: 0.0), match, seat)


def curious_move(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What somebody would do who takes every tip; a Pack that thinks of nothing but loot."""
    if AskTip() in match.legal(seat):
        return AskTip()
    return best_move(match, seat, "easy" if seat == match.state.pack_seat else "hard")


def next_spot(action: Any, pointing: Pointing) -> Spot:  # noqa: ANN401
    """What to press next for an action: an arrest and a push take two presses."""
    found = spot_of(action, pointing)
    if found is None:
        found = OnRow(action.seat) if isinstance(action, Push) else OnKey(Local.AIM)
    return found


def presses(action: Any) -> list[tuple[Spot, Pointing]]:  # noqa: ANN401
    """All that has to be pressed for an action, and what was begun before each press."""
    first = next_spot(action, Pointing())
    match action:
        case Arrest():
            aims = Pointing(aims=True)
            return [(first, Pointing()), (next_spot(action, aims), aims)]
        case Push(seat, _):
            pushes = Pointing(pushes=seat)
            return [(first, Pointing()), (next_spot(action, pushes), pushes)]
        case _:
            return [(first, Pointing())]


class Eyes:
    """Sees where everything is on a table that shows the whole board."""

    def __init__(self, shell: Shell, match: AnyMatch) -> None:
        self._match = match
        self._prompts = Prompts(shell, match.board, match.setup.seats)
        self._device = ClueFinder(shell, layout.DEVICE)
        self._fan = CardFan(shell, layout.CARDS)

    def place(self, spot: Spot, pointing: Pointing) -> tuple[int, int]:
        """The middle of a place on the canvas."""
        view: View = self._match.view(TABLE)
        board = self._match.board
        undo = (UNDO_KEY,) if self._undoes(pointing) else ()
        keys = self._prompts.keys(view, pointing, self._helps(view), undo, None)
        geometry = Geometry(
            board,
            Camera(layout.VIEW, board.size),
            layout.row_rects(len(self._match.setup.seats)),
            lambda: self._fan.places(view.hands[view.turn], view.played[view.turn]),
            lambda: self._device.key_rects([key.name for key in keys]),
            dict,
        )
        return geometry.rect_of(spot).center

    def way_to(self, spot: Spot, pointing: Pointing) -> list[str]:
        """The keys that bring the focus to a place from the first choice, the nearer way round."""
        view: View = self._match.view(TABLE)
        legal = self._match.legal(view.turn)
        places = [choice.place for choice in choices_of(view, legal, pointing, self._helps(view))]
        places += [OnKey(UNDO_KEY)] if self._undoes(pointing) else []
        ahead = places.index(spot)
        back = len(places) - ahead
        return ["Tab"] * ahead if ahead <= back else ["Prior"] * back

    def _undoes(self, pointing: Pointing) -> bool:
        seat = self._match.may_undo
        person = seat is not None and self._match.setup.seats[seat].player == "human"
        return person and pointing == Pointing()

    def _helps(self, view: View) -> tuple[Local, ...]:
        seat = view.acting
        person = seat is not None and seat >= 0 and self._match.setup.seats[seat].player == "human"
        return self._prompts.helps(view, seat if person else None)
