"""Police Chase: who may do what, and what comes of it."""

from __future__ import annotations

from typing import assert_never

from game.core.board import Board
from game.core.frozen import replace
from game.core.kernel import Outcome, Seat, Setup, Step
from game.core.open_rules import OpenRules
from game.games.police_chase.rules import actions, play
from game.games.police_chase.rules.actions import Action
from game.games.police_chase.rules.choices import choices, odds
from game.games.police_chase.rules.state import Phase, State, View
from game.games.police_chase.rules.tokens import FaceDown, Token
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.why import why_not


class PoliceChaseRules(OpenRules[State, Action, View]):
    """The rules of Police Chase."""

    state_type, view_type = State, View

    def new(self, setup: Setup, board: Board) -> State:
        """Officers in their stations, the robber in the centre, a token on every other building."""
        town, players = Town.of(board), len(setup.seats)
        return State(
            town=town,
            memory=str(setup.options["memory"]),
            phase=Phase.THROW,
            turn=Seat(int(setup.options["youngest"]) - 1),
            officers=town.starts(setup),
            robber=town.centre,
            face_down=tuple(map(FaceDown, town.buildings)),
            hands=((),) * players,
        )

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every action of whoever has to act, in a stable order."""
        return choices(state)

    def why_not(self, view: View, action: Action) -> str:
        """The reason why the viewer may not take an action that is not legal."""
        return why_not(view, action)

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die, or the tokens that nobody has seen yet."""
        return odds(state)

    def outcome(self, state: State) -> Outcome | None:
        """The player on turn wins when the robber is caught."""
        return Outcome((state.turn,), "robber-caught") if state.phase is Phase.OVER else None

    def perform(self, state: State, action: Action) -> Step[State]:
        """The next state and what happened."""
        match action:
            case actions.Throw():
                return Step(replace(state, phase=Phase.ROLL))
            case actions.Roll(pips):
                return play.roll(state, pips)
            case actions.Walk(to):
                return play.walk(state, to)
            case actions.MoveRobber(to):
                return play.move_robber(state, to)
            case actions.Collect(at):
                return play.collect(state, at)
            case actions.Reveal(token):
                return play.reveal(state, token)
            case actions.TakeFrom(victim, token):
                return play.take(state, victim, token)
            case actions.Give(token):
                return play.give(state, token)
            case actions.Place(at):
                return play.place(state, at)
            case actions.PlayRobber():
                return play.play_special(state, Token.ROBBER)
            case actions.PlayPartner():
                return play.play_special(state, Token.PARTNER)
            case actions.Done():
                return play.next_turn(state)
            case _:
                assert_never(action)
