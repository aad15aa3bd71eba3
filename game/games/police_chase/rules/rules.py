"""Police Chase: who may do what, and what comes of it."""

from __future__ import annotations

from typing import assert_never

from game.core.board import Board
from game.core.frozen import replace
from game.core.kernel import Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.games.police_chase.rules import actions, play
from game.games.police_chase.rules.actions import Action
from game.games.police_chase.rules.choices import choices, odds
from game.games.police_chase.rules.state import Phase, State, View
from game.games.police_chase.rules.tokens import FaceDown, Token
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.why import why_not


class PoliceChaseRules:
    """The `Rules` of Police Chase."""

    def new(self, setup: Setup, board: Board) -> State:
        """Officers in their stations, the robber in the centre, a token on every other building."""
        town, players = Town.of(board), len(setup.seats)
        return State(
            town=town,
            memory=str(setup.options["memory"]),
            phase=Phase.THROW,
            turn=Seat(int(setup.options["youngest"]) - 1),
            officers=town.starts(players),
            robber=town.centre,
            face_down=tuple(map(FaceDown, town.buildings)),
            hands=((),) * players,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The player on turn, CHANCE, or a player who owes a token."""
        acting = state.acting
        return () if acting is None else (acting,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return choices(state) if seat == state.acting else ()

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die, or the tokens that nobody has seen yet."""
        return odds(state)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Return the next state and what happened, or refuse what `legal` does not list.

        A player can undo a step while the turn stays with them and nothing new was learned.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(why_not(self.view(state, seat), action))
        step = _perform(state, action)
        return Step(step.state, step.events, final=step.state.acting != seat)

    def timer(self, state: State) -> Timer[Action] | None:
        """Nothing runs on a timer."""
        return None

    def view(self, state: State, viewer: Seat) -> View:
        """The same for everybody: what is not on view, nobody knows."""
        return View(viewer=viewer, **vars(state))

    def imagine(self, view: View, choose: Choose) -> State:
        """The state itself, because nothing is secret."""
        return State(**{name: value for name, value in vars(view).items() if name != "viewer"})

    def outcome(self, state: State) -> Outcome | None:
        """The player on turn wins when the robber is caught."""
        return Outcome((state.turn,), "robber-caught") if state.phase is Phase.OVER else None


def _perform(state: State, action: Action) -> Step[State]:
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
