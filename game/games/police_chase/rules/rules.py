"""Police Chase: who may do what, and what comes of it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import assert_never

from game.core.board import Board
from game.core.kernel import Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.games.police_chase.rules import play
from game.games.police_chase.rules.actions import (
    Action,
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    Reveal,
    Roll,
    TakeFrom,
    Throw,
    Walk,
)
from game.games.police_chase.rules.choices import choices, odds
from game.games.police_chase.rules.state import Chase, Phase, State, View
from game.games.police_chase.rules.tokens import FaceDown, Token
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.why import why_not

OPEN = tuple(item.name for item in fields(Chase))


class PoliceChaseRules:
    """The door of Police Chase."""

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
        """The one who has to act: mostly whose turn it is, sometimes CHANCE or a victim of the robber."""
        return () if state.acting is None else (state.acting,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return choices(state) if seat == state.acting else ()

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die, or the tokens that nobody has seen yet."""
        return odds(state)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """The next state and what happened; refuses what `legal` does not list.

        While the same player goes on and nothing was learned, a step can be taken back.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(why_not(self.view(state, seat), action))
        step = _done(state, action)
        return replace(step, final=step.state.acting != seat)

    def timer(self, state: State) -> Timer[Action] | None:
        """Nothing runs by itself."""
        return None

    def view(self, state: State, viewer: Seat) -> View:
        """The same for all: what is not on view, nobody knows."""
        return View(viewer=viewer, **{name: getattr(state, name) for name in OPEN})

    def imagine(self, view: View, choose: Choose) -> State:
        """The state itself."""
        return State(**{name: getattr(view, name) for name in OPEN})

    def outcome(self, state: State) -> Outcome | None:
        """Whose turn it is when the robber is caught has won."""
        return Outcome((state.turn,), "robber-caught") if state.phase is Phase.OVER else None


def _done(state: State, action: Action) -> Step[State]:
    match action:
        case Throw():
            return play.throw(state)
        case Roll(pips):
            return play.roll(state, pips)
        case Walk(to):
            return play.walk(state, to)
        case MoveRobber(to):
            return play.move_robber(state, to)
        case Done():
            return play.next_turn(state)
        case _:
            return _done_with_token(state, action)


def _done_with_token(
    state: State, action: Collect | Reveal | TakeFrom | Give | Place | PlayRobber | PlayPartner
) -> Step[State]:
    match action:
        case Collect(at):
            return play.collect(state, at)
        case Reveal(token):
            return play.reveal(state, token)
        case TakeFrom(victim, token):
            return play.take(state, victim, token)
        case Give(token):
            return play.give(state, token)
        case Place(at):
            return play.place(state, at)
        case PlayRobber():
            return play.play_special(state, Token.ROBBER)
        case PlayPartner():
            return play.play_special(state, Token.PARTNER)
        case _:
            assert_never(action)
