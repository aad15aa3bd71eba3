"""The prompt, and the text beside the board."""

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
class SidePanels:
    """The text of all panels beside the board; a panel is painted again when its text changes."""

    title: str
    rows: tuple[PlayerRow, ...]
    seating: Seating
    prompt: str
    reward: str
    stake: str
    face_up: Who | None
    pack: bool
    """Whether the Loot is at stake."""
    cards: str
    """The heading over the cards."""


class Prompts(BoardPrompts):
    """Finds the words for the moment."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        super().__init__(shell, seats, "stop-thief")

    def now(self, view: View, pointing: Pointing, seating: Seating, *, busy: bool, covered: bool) -> str:
        """What the table waits for: a panel that covers the board must be closed first."""
        who = view.acting
        if covered:
            return self._words("stop-thief.prompt.looks")
        if busy or (who is not None and who < 0):
            return ""
        if who is None:
            return self._words("stop-thief.prompt.over")
        name = self._name(who)
        if not seating.is_person(who):
            return self._words("stop-thief.prompt.thinking", name=name)
        if pointing.aims:
            return self._words("stop-thief.prompt.aim", name=name)
        if pointing.pushes is not None:
            return self._words("stop-thief.prompt.push-where", name=self._name(pointing.pushes))
        if view.phase in (Phase.TIP, Phase.TIP_AFTER) and (cost := tips.cost(view)):
            return self._words("stop-thief.prompt.tip-costs", cost=_dollars(cost))
        steps = gait(view).steps if view.phase is Phase.WALK else 0
        return self._words(f"stop-thief.prompt.{ASKED[view.phase]}", name=name, steps=steps)

    def why(self, view: View, seat: Seat, spot: Spot, selection: Pointing) -> str | None:
        """Why nothing can be done at a place; None if nobody would ask."""
        return self._why(why_not, view, seat, action_at(view, spot, selection))

    @staticmethod
    def home(view: View, seat: Seat) -> Spot:
        """Where the inspect cursor starts: at the player's investigator, or at the active one."""
        return OnBoard(view.pawns[seat] or view.pawns[view.turn])

    # ---- beside the board ----

    def side_panels(
        self, view: View, display: DisplayState, seating: Seating, pointing: Pointing, prompt: str
    ) -> SidePanels:
        """The text of all panels now."""
        return SidePanels(
            title=self._words(
                "stop-thief.table.stands",
                mode=self._words(f"stop-thief.mode.{view.terms.mode}"),
                case=max(1, view.case),
                turn=max(1, view.turns),
            ),
            rows=tuple(
                self._row(Seat(seat), view, display, pointing, ai=chair.kind == "ai")
                for seat, chair in enumerate(seating.chairs)
            ),
            seating=seating,
            prompt=prompt,
            reward=self._reward(display.view),
            stake=self._stake(display.view),
            face_up=display.view.face_up,
            pack=view.terms.pack,
            cards=self._words("stop-thief.table.cards", name=self._name(display.view.turn)),
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

    @staticmethod
    def _reward(view: View) -> str:
        """The red pill of the poster."""
        if view.face_up is None or not view.terms.money:
            return ""
        return _dollars(THIEVES[view.face_up].reward + view.bounty)

    def _stake(self, view: View) -> str:
        """The line under the poster: the Loot, or how to win."""
        if view.terms.pack:
            caught = sum(map(len, view.captured))
            return self._words("stop-thief.table.loot", loot=_dollars(view.loot), caught=caught)
        if view.terms.money:
            return self._words("stop-thief.table.needed", needed=_dollars(view.terms.needed))
        return counted(self._words, "stop-thief.table.captures", captures=view.terms.captures)


def _dollars(amount: int) -> str:
    return f"${amount:,}"
