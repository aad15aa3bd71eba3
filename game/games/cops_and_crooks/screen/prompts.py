"""The prompts and texts of the Cops and Crooks screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.state import COPS, Crook, Phase, View, Where
from game.games.cops_and_crooks.rules.tuning import DAWN, PER_PIP
from game.games.cops_and_crooks.rules.why import why_not
from game.games.cops_and_crooks.screen.about import About
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.places import CAR, Spot, action_at
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.board.prompts import BoardPrompts

PAWN_FIRST = {Phase.THROW: "why.throw-first", Phase.MOVE: "prompt.pick-first"}
"""What to tell Cops who point at a tile before they pick a pawn."""


@dataclass(frozen=True, slots=True)
class Row:
    """Everything that a player's row shows."""

    name: str
    note: str
    money: str
    hot: bool
    portrait: str
    look: str = ""
    """The badge at the portrait; the Cops have none."""
    cops: bool = False
    wanted: bool = False
    ticket: bool = False
    jailed: bool = False
    gone: bool = False
    fled: bool = False
    arrests: int = 0
    stash: str = ""
    """The money in hideouts, or nothing."""


class Prompts(BoardPrompts[View, int | None, Spot]):
    """Finds the texts of the screen."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        super().__init__(shell, seats, "cops-and-crooks")
        self._about = About(shell.words, seats)

    def now(self, view: View, picked: int | None, *, ai: bool, rides: bool) -> str:
        """What the match waits for."""
        who = view.acting
        if who is None or who < 0:
            return self._words("cops-and-crooks.prompt.over") if who is None else ""
        if ai:
            return self._words("cops-and-crooks.prompt.thinking", name=self._name(who))
        key, tiles = self._key(view, picked, rides=rides), view.pips * PER_PIP
        steps = tiles if key == "drive" else view.pips
        prompt = self._words(f"cops-and-crooks.prompt.{key}", steps=steps, tiles=tiles)
        if sum(seat.player != "ai" for seat in self._seats) > 1:
            return self._words("cops-and-crooks.prompt.to", name=self._name(who), said=prompt)
        return prompt

    def whose_turn(self, display: DisplayState) -> str:
        """The text under the die while an animation plays."""
        key = "turn-cops" if display.active == COPS else "turn"
        return self._words(f"cops-and-crooks.said.{key}", name=self._name(display.active))

    def danger(self, prompt: str) -> str:
        """A prompt with an explanation of the danger numbers."""
        return self._words("cops-and-crooks.prompt.danger", said=prompt)

    def _key(self, view: View, picked: int | None, *, rides: bool) -> str:
        cops = view.turn == COPS
        match view.phase:
            case Phase.THROW if not cops and view.crook.where is Where.JAIL:
                return "throw-jail" if view.crook.waits else "throw-free"
            case Phase.THROW if cops and any(crook.ticket for crook in view.crooks):
                return "throw-alarm-or-ride" if rides else "throw-alarm"
            case Phase.THROW:
                return "throw-or-ride" if rides else "throw"
            case Phase.MOVE if cops and picked is None:
                return "pick"
            case Phase.MOVE if cops:
                return "drive" if picked == CAR else "police-walk"
            case Phase.MOVE:
                return "walk"
            case Phase.HIDEOUT:
                return "hideout"
            case _:
                return "flee"

    def why(self, view: View, seat: Seat, spot: Spot, selection: int | None) -> str | None:
        """Why nothing can be done at a place, or None."""
        action = action_at(view, spot, selection)
        if action is None and isinstance(spot, OnBoard) and view.phase in PAWN_FIRST:
            return self._words(f"cops-and-crooks.{PAWN_FIRST[view.phase]}")
        return None if action is None else self.reason(why_not(replace(view, viewer=seat), action))

    def about(self, view: View, spot: Spot) -> str:
        """What a place is and what it does."""
        return self._about(view, spot)

    @staticmethod
    def home(view: View, seat: Seat) -> Spot:
        """Where the inspect cursor begins: at the crook or at the car."""
        return OnBoard(view.car.head if seat == COPS else view.crooks[seat - 1].at)

    def title(self, view: View) -> str:
        """The line under the name of the game."""
        limit = view.terms.rounds
        key = "round-of" if limit < DAWN else "round"
        return self._words(f"cops-and-crooks.table.{key}", round=view.round, limit=limit)

    def row(self, seat: Seat, view: View, *, hot: bool, ai: bool) -> Row:
        """What a player's row shows. It is `hot` on the player's turn."""
        name = self._name(seat)
        if seat == COPS:
            note = self._words("cops-and-crooks.note.cops", count=len(view.officers))
            cops = self._words("cops-and-crooks.table.cops", name=name)
            return Row(cops, note, f"${view.cops_cash:,}", hot, "portraits/cops", cops=True)
        crook = view.crooks[seat - 1]
        stash = sum(crook.stashes)
        return Row(
            name=name,
            note=self._note(crook, ai=ai and hot),
            money=f"${crook.cash:,}",
            hot=hot,
            portrait=f"portraits/crook_{self._seats[seat].look}",
            look=self._seats[seat].look,
            wanted=crook.wanted and crook.where is Where.TOWN,
            ticket=crook.ticket,
            jailed=crook.where is Where.JAIL and crook.waits > 0,
            gone=crook.where is Where.OUT,
            fled=crook.where is Where.FLED,
            arrests=crook.arrests,
            stash=f"${stash:,}" if stash else "",
        )

    def _note(self, crook: Crook, *, ai: bool) -> str:
        key = str(crook.where)
        if ai:
            key = "thinks"
        elif crook.where is Where.JAIL:
            key = "jail" if crook.waits else "broke-out" if crook.wanted else "free"
        elif crook.where is Where.TOWN:
            key = "wanted" if crook.wanted else "unwanted"
        return self._words(f"cops-and-crooks.note.{key}", waits=crook.waits)
