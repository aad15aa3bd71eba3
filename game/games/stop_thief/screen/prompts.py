"""What Stop Thief! asks for and tells, in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.state import Phase, View
from game.games.stop_thief.rules.thieves import THIEVES, Who
from game.games.stop_thief.rules.walks import gait
from game.games.stop_thief.rules.why import why_not
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.places import Pointing, Spot, action_at
from game.games.stop_thief.screen.side.players import PlayerRow
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.board.prompts import BoardPrompts
from game.table.results import counted
from game.table.seating import Seating

ASKED = {
    Phase.CLUE: "clue",
    Phase.CARD: "card",
    Phase.PUSH: "push",
    Phase.WALK: "walk",
    Phase.TIP: "tip",
    Phase.TIP_AFTER: "tip",
    Phase.ARREST: "arrest",
    Phase.STEP: "pack",
    Phase.ESCAPE: "pack-flees",
}


@dataclass(frozen=True, slots=True)
class Beside:
    """What stands beside the board, in words; painted anew when it changes."""

    title: str
    rows: tuple[PlayerRow, ...]
    seating: Seating
    prompt: str
    reward: str
    stake: str
    face_up: Who | None
    pack: bool
    """The Loot is at stake."""


class Prompts(BoardPrompts[View, Pointing]):
    """Finds the words of the moment."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        super().__init__(shell, seats, "stop-thief")

    def now(self, view: View, pointing: Pointing, *, ai: bool) -> str:
        """What the table waits for."""
        who = view.acting
        if who is None or who < 0:
            return self._words("stop-thief.prompt.over") if who is None else ""
        name = self._name(who)
        if ai:
            return self._words("stop-thief.prompt.thinking", name=name)
        key = ASKED[view.phase]
        if pointing.aims:
            key = "aim"
        elif pointing.pushes is not None:
            return self._words("stop-thief.prompt.push-where", name=self._name(pointing.pushes))
        if view.phase in (Phase.TIP, Phase.TIP_AFTER) and (cost := tips.cost(view)):
            return self._words("stop-thief.prompt.tip-costs", cost=_dollars(cost))
        steps = gait(view).steps if view.phase is Phase.WALK else 0
        return self._words(f"stop-thief.prompt.{key}", name=name, steps=steps)

    def why(self, view: View, seat: Seat, spot: Spot, selection: Pointing) -> str | None:
        """Why nothing can be done at a place; None where nobody would ask."""
        return self._why(why_not, view, seat, action_at(view, spot, selection))

    @staticmethod
    def home(view: View, seat: Seat) -> Spot:
        """Where a look around begins: at the own investigator, or at the one whose turn it is."""
        return OnBoard(view.pawns[seat] or view.pawns[view.turn])

    # ---- beside the board ----

    def beside(
        self,
        view: View,
        display: DisplayState,
        seating: Seating,
        pointing: Pointing,
        *,
        asks: bool,
        looks: bool = False,
    ) -> Beside:
        """What stands beside the board now; while something `looks` at all, that it can be closed."""
        ai = view.acting is None or view.acting < 0 or seating.chairs[view.acting].kind == "ai"
        return Beside(
            title=self._title(view),
            rows=tuple(
                self._row(Seat(seat), view, display, pointing, ai=chair.kind == "ai")
                for seat, chair in enumerate(seating.chairs)
            ),
            seating=seating,
            prompt=self._words("stop-thief.prompt.looks")
            if looks
            else self.now(view, pointing, ai=ai)
            if asks
            else "",
            reward=self._reward(view, display),
            stake=self._stake(view, display),
            face_up=display.view.face_up,
            pack=view.terms.pack,
        )

    def _title(self, view: View) -> str:
        """Where the match stands."""
        mode = self._words(f"stop-thief.mode.{view.terms.mode}")
        return self._words(
            "stop-thief.table.stands", mode=mode, case=max(1, view.case), turn=max(1, view.turns)
        )

    def _row(
        self, seat: Seat, view: View, display: DisplayState, pointing: Pointing, *, ai: bool
    ) -> PlayerRow:
        """What a player's row shows."""
        active, pack = seat == display.active, seat == view.pack_seat
        picks = view.phase is Phase.PUSH and pointing.pushes is None and not ai
        key = ("thinks" if ai else "turn") if active else "pack" if pack else "computer" if ai else "waits"
        return PlayerRow(
            note=self._words(f"stop-thief.note.{key}"),
            money=_dollars(display.view.cash[seat]) if view.terms.money else "",
            active=active,
            framed=active and not picks,
            hand=len(display.view.hands[seat]),
            captured=len(display.view.captured[seat]),
            pack=pack,
        )

    def _reward(self, view: View, display: DisplayState) -> str:
        """What stands on the red pill of the poster."""
        if display.view.face_up is None or not view.terms.money:
            return ""
        return _dollars(THIEVES[display.view.face_up].reward + display.view.bounty)

    def _stake(self, view: View, display: DisplayState) -> str:
        """What stands under the poster: the Loot, or how to win."""
        if view.terms.pack:
            caught = sum(map(len, display.view.captured))
            return self._words("stop-thief.table.loot", loot=_dollars(display.view.loot), caught=caught)
        if view.terms.money:
            return self._words("stop-thief.table.needed", needed=_dollars(view.terms.needed))
        return counted(self._words, "stop-thief.table.captures", captures=view.terms.captures)

    def cards(self, turn: Seat) -> str:
        """Whose cards lie in front."""
        return self._words("stop-thief.table.cards", name=self._name(turn))


def _dollars(amount: int) -> str:
    return f"${amount:,}"
