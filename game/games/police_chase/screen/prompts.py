"""What Police Chase asks for: a few words to read, and a voice for those who can't read yet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.core.kernel import Seat, SeatSetup
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.actions import Collect, TakeFrom
from game.games.police_chase.rules.events import Happening
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.rules.tokens import Token, has_set
from game.games.police_chase.rules.why import why_not
from game.games.police_chase.screen.places import InHand, Spot, action_at
from game.shell.services import Shell
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing
from game.table.board.prompts import BoardPrompts


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to do now, and who has to do it."""

    who: Seat | None
    text: str
    voice: str = ""


class Prompts(BoardPrompts[View, None, Spot]):
    """Finds words and voices for what to do and what happens."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        super().__init__(shell, seats, "police-chase")

    def now(self, view: View, legal: tuple[object, ...], *, ai: bool) -> Prompt:
        """What the table waits for."""
        who = view.acting
        if who is None:
            return Prompt(None, self._words("police-chase.prompt.over"))
        if who < 0:
            key = "rolls" if view.phase is Phase.ROLL else "looks"
            return Prompt(None, self._words(f"police-chase.prompt.{key}", name=self._name(view.turn)))
        if ai:
            return Prompt(who, self._words("police-chase.prompt.thinking", name=self._name(who)))
        key, voice = self._asked(view, legal)
        token = self._words(f"police-chase.placed.{view.staged}") if view.staged else ""
        text = self._words(f"police-chase.prompt.{key}", steps=view.pips, token=token)
        if who != view.turn:
            text = self._words("police-chase.prompt.named", name=self._name(who), text=text)
        return Prompt(who, text, voice)

    def _asked(self, view: View, legal: tuple[object, ...]) -> tuple[str, str]:
        """The words key and the voice of what a person has to do."""
        match view.phase:
            case Phase.THROW:
                ready = has_set(view.hands[view.turn])
                return ("throw-to-catch", "v_catch_him") if ready else ("throw", "v_roll")
            case Phase.WALK:
                return ("walk-one" if view.pips == 1 else "walk"), f"v_walk_{view.pips}"
            case Phase.ROBBER if view.robber_by_token:
                return "robber-anywhere", "v_robber_anywhere"
            case Phase.ROBBER:
                return ("robber-one" if view.pips == 1 else "robber"), f"v_move_robber_{view.pips}"
            case Phase.LAND:
                both = any(isinstance(one, Collect) for one in legal)
                return ("land-both", "v_take_or_collect") if both else ("land", "v_take_token")
            case Phase.GIVE:
                return "give", "v_give_token"
            case Phase.PLACE:
                return "place", "v_place_token"
            case Phase.PARTNER:
                rivals = any(isinstance(one, TakeFrom) for one in legal)
                return ("partner" if rivals else "partner-board"), "v_partner"
            case Phase.SPECIAL | Phase.ROLL | Phase.REVEAL | Phase.OVER:
                return "special", "v_play_special"
            case _:
                assert_never(view.phase)

    def event_text(self, event: Happening) -> str:
        """A sentence about an event; empty if the last one still fits."""
        match event:
            case happened.TurnBegan(seat):
                return self._said("turn", seat)
            case happened.Rolled(seat):
                return self._words("police-chase.prompt.rolls", name=self._name(seat))
            case happened.Walked(seat, path):
                return self._counted("walks", len(path) - 1, name=self._name(seat))
            case happened.RobberMoved(_, path, by_token):
                sent = self._words("police-chase.said.robber-sent")
                return sent if by_token else self._counted("robber-walks", len(path) - 1)
            case happened.TokenGiven(seat, token):
                return self._said("gives", seat, token=self._token_name(token))
            case happened.NothingHere():
                return self._words("police-chase.said.nothing")
            case happened.TokenShown(seat, _, token):
                return self._said(f"found-{token}", seat)
            case happened.TokenTurnedBack(seat, _, _):
                return self._said("has-one", seat)
            case happened.TokenStolen(seat, victim, token):
                return self._said("stolen", seat, victim=self._name(victim), token=self._token_name(token))
            case happened.RobberStruck(_, victim):
                return self._said("struck", victim)
            case happened.TokenPlayed(seat, token):
                return self._said("played-robber" if token is Token.ROBBER else "played-partner", seat)
            case happened.RobberCaught(seat):
                return self._said("caught", seat)
            case happened.TokenKept() | happened.TokenPlaced() | happened.GameOver():
                return ""
            case _:
                assert_never(event)

    def _said(self, key: str, seat: Seat, **names: str) -> str:
        return self._words(f"police-chase.said.{key}", name=self._name(seat), **names)

    def _token_name(self, token: Token) -> str:
        return self._words(f"police-chase.token.{token}")

    def _counted(self, key: str, steps: int, **names: str) -> str:
        """A sentence about one step, or about several."""
        one = "-one" if steps == 1 else ""
        return self._words(f"police-chase.said.{key}{one}", steps=steps, **names)

    def why(self, view: View, seat: Seat, spot: Spot, selection: None) -> str | None:
        """Why a player can't do anything at a place; None where nobody would ask."""
        action = action_at(view, spot)
        return None if action is None else self.reason(why_not(replace(view, viewer=seat), action))

    def about(self, view: View, spot: Spot) -> str:
        """What a place is and what it does."""
        match spot:
            case OnBoard(space):
                return self._about_space(view, space)
            case InHand(_, token):
                return self._words(f"police-chase.about.{token}")
            case OnRow(seat):
                return self._words("police-chase.about.row", name=self._name(seat))
            case Die():
                return self._words("police-chase.about.die")
            case HintKey():
                return self._words("coach.about")
            case Button():
                return self._words("police-chase.about.go-on")
            case Thing(name):
                return self._words(f"police-chase.about.{name}")

    def _about_space(self, view: View, space: int) -> str:
        """What stands or lies on a space, or what kind of space it is."""
        about = "police-chase.about"
        if space == view.robber:
            return self._words(f"{about}.the-robber")
        if space in view.officers:
            return self._words(f"{about}.officer", name=self._name(Seat(view.officers.index(space))))
        seen = view.seen.get(space) if view.memory == "shown" else None
        if seen:
            return self._words(f"{about}.seen", token=self._token_name(seen))
        if space in view.tokens:
            return self._words(f"{about}.token")
        town = view.town
        kinds = {town.centre: "centre"} | dict.fromkeys(town.buildings, "house")
        return self._words(
            f"{about}.{(kinds | dict.fromkeys(town.stations, 'station')).get(space, 'street')}"
        )

    def home(self, view: View, seat: Seat) -> Spot:
        """Where a player begins to inspect the board: at their officer."""
        return OnBoard(view.officers[seat])
