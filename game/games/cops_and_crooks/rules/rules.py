"""Cops and Crooks: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from game.core.board import Board
from game.core.frozen import replace
from game.core.kernel import Choose, IllegalAction, OptionValue, Outcome, Seat, Setup, Step, Timer, then
from game.games.cops_and_crooks.rules import actions, money, play
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.choices import FAIR_DIE, choices
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import Car, Crook, Phase, Reopening, State, Terms, View
from game.games.cops_and_crooks.rules.tuning import DAWN, MONEY, POLICEMEN, SHARE
from game.games.cops_and_crooks.rules.turns import next_turn, winners
from game.games.cops_and_crooks.rules.why import why_not


class CopsAndCrooksRules:
    """The `Rules` of Cops and Crooks."""

    def new(self, setup: Setup, board: Board) -> State:
        """Policemen in their offices, the car at the gate, every crook in a hideout (C19)."""
        city, crooks = City.of(board), len(setup.seats) - 1
        plan = city.plan
        nothing = (0,) * len(plan.hideouts)
        return State(
            city=city,
            terms=_terms(setup.options, crooks),
            officers=plan.offices[: POLICEMEN[crooks]],
            car=Car(plan.gate, plan.gate),
            crooks=tuple(Crook(at=hideout, stashes=nothing) for hideout in plan.hideouts[:crooks]),
            bank=MONEY,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The player on turn, or CHANCE."""
        acting = state.acting
        return () if acting is None else (acting,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return choices(state) if seat == state.acting else ()

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die."""
        return FAIR_DIE if state.phase is Phase.ROLL else ()

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Return the next state and what happened, or refuse what `legal` does not list.

        A player can undo a step while the turn stays with them and nothing was rolled.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(why_not(self.view(state, seat), action))
        step = _perform(state, action)
        return Step(step.state, step.events, final=step.state.acting != seat)

    def timer(self, state: State) -> Timer[Action] | None:
        """Nothing runs on a timer."""
        return None

    def view(self, state: State, viewer: Seat) -> View:
        """The same for everybody: all but the next roll."""
        return View(viewer=viewer, **vars(state))

    def imagine(self, view: View, choose: Choose) -> State:
        """The state itself, because nothing is secret."""
        return State(**{name: value for name, value in vars(view).items() if name != "viewer"})

    def outcome(self, state: State) -> Outcome | None:
        """The player with the most money wins."""
        return Outcome(winners(state), state.ended) if state.phase is Phase.OVER else None


def _perform(state: State, action: Action) -> Step[State]:
    match action:
        case actions.Throw():
            return Step(replace(state, phase=Phase.ROLL))
        case actions.Roll(pips):
            return play.roll(state, pips)
        case actions.PoliceWalk(officer, to):
            return play.police_walk(state, officer, to)
        case actions.PoliceRide(officer, to):
            return play.police_ride(state, officer, to)
        case actions.Drive(to, tail):
            return play.drive(state, to, tail)
        case actions.Walk(to):
            return play.walk(state, to)
        case actions.Ride(to):
            return play.ride(state, to)
        case actions.Deposit(amount):
            return then(money.deposit(state, amount), next_turn)
        case actions.Withdraw(amount):
            return then(money.withdraw(state, amount), next_turn)
        case actions.Done():
            return next_turn(state)
        case actions.Flee():
            return play.flee(state)
        case _:
            assert_never(action)


def _terms(options: Mapping[str, OptionValue], crooks: int) -> Terms:
    """Return the terms for these options and this number of crooks."""
    share, reopening, rounds = options["share"], options["reopening"], options["rounds"]
    return Terms(
        share if isinstance(share, int) else SHARE[crooks],
        Reopening.LATER if isinstance(reopening, int) else Reopening(reopening),
        rounds if isinstance(rounds, int) else DAWN,
    )
