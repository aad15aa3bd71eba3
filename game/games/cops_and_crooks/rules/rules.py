"""Cops and Crooks: who may do what, and what comes of it."""

from __future__ import annotations

from dataclasses import fields
from typing import assert_never

from game.core.board import Board
from game.core.kernel import Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.games.cops_and_crooks.rules import play
from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    Flee,
    PoliceRide,
    PoliceWalk,
    Ride,
    Roll,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.choices import choices, odds
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import Caper, Car, Crook, Phase, State, View
from game.games.cops_and_crooks.rules.terms import agreed
from game.games.cops_and_crooks.rules.tuning import MONEY, POLICEMEN
from game.games.cops_and_crooks.rules.turns import next_turn, winners
from game.games.cops_and_crooks.rules.why import why_not

OPEN = tuple(item.name for item in fields(Caper))


class CopsAndCrooksRules:
    """The door of Cops and Crooks."""

    def new(self, setup: Setup, board: Board) -> State:
        """Policemen in their offices, the car at the gate, every crook in a hideout (C19)."""
        city, crooks = City.of(board), len(setup.seats) - 1
        plan = city.plan
        nothing = (0,) * len(plan.hideouts)
        return State(
            city=city,
            terms=agreed(setup.options, crooks),
            officers=plan.offices[: POLICEMEN[crooks]],
            car=Car(plan.gate, plan.gate),
            crooks=tuple(Crook(at=hideout, stashes=nothing) for hideout in plan.hideouts[:crooks]),
            bank=MONEY,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The one who has to act: whose turn it is, or CHANCE."""
        return () if state.acting is None else (state.acting,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return choices(state) if seat == state.acting else ()

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die."""
        return odds(state)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """The next state and what happened; refuses what `legal` does not list.

        While the same player goes on and nothing was rolled, a step can be taken back.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(why_not(self.view(state, seat), action))
        step = _done(state, action)
        return Step(step.state, step.events, final=step.state.acting != seat)

    def timer(self, state: State) -> Timer[Action] | None:
        """Nothing runs by itself."""
        return None

    def view(self, state: State, viewer: Seat) -> View:
        """The same for all: everything but the next roll."""
        return View(viewer=viewer, **{name: getattr(state, name) for name in OPEN})

    def imagine(self, view: View, choose: Choose) -> State:
        """The state itself."""
        return State(**{name: getattr(view, name) for name in OPEN})

    def outcome(self, state: State) -> Outcome | None:
        """Whoever has the most money."""
        return Outcome(winners(state), state.ended) if state.phase is Phase.OVER else None


def _done(state: State, action: Action) -> Step[State]:
    match action:
        case Throw():
            return play.throw(state)
        case Roll(pips):
            return play.roll(state, pips)
        case PoliceWalk(officer, to):
            return play.police_walk(state, officer, to)
        case PoliceRide(officer, to):
            return play.police_ride(state, officer, to)
        case Drive(to, tail):
            return play.drive(state, to, tail)
        case _:
            return _done_by_crook(state, action)


def _done_by_crook(state: State, action: Walk | Ride | Deposit | Withdraw | Done | Flee) -> Step[State]:
    match action:
        case Walk(to):
            return play.walk(state, to)
        case Ride(to):
            return play.ride(state, to)
        case Deposit(amount):
            return play.put_away(state, amount)
        case Withdraw(amount):
            return play.take_out(state, amount)
        case Done():
            return next_turn(state)
        case Flee():
            return play.flee(state)
        case _:
            assert_never(action)
