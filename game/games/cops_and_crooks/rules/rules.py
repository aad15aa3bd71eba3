"""Cops and Crooks: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from game.core.board import Board
from game.core.frozen import replace
from game.core.kernel import OptionValue, Outcome, Seat, Setup, Step, then
from game.core.open_rules import OpenRules
from game.games.cops_and_crooks.rules import actions, money, play
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.choices import FAIR_DIE, choices
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import Car, Crook, Phase, Reopening, State, Terms, View
from game.games.cops_and_crooks.rules.tuning import DAWN, MONEY, POLICEMEN, SHARE
from game.games.cops_and_crooks.rules.turns import next_turn, winners
from game.games.cops_and_crooks.rules.why import why_not


class CopsAndCrooksRules(OpenRules[State, Action, View]):
    """The rules of Cops and Crooks."""

    state_type, view_type = State, View

    def new(self, setup: Setup, board: Board) -> State:
        """Policemen in their offices, the car before the gate, every crook in a hideout (C19)."""
        city, crooks = City.of(board), len(setup.seats) - 1
        plan = city.plan
        nothing = (0,) * len(plan.hideouts)
        return State(
            city=city,
            terms=_terms(setup.options, crooks),
            officers=plan.offices[: POLICEMEN[crooks]],
            car=Car(plan.ahead, plan.gate),
            crooks=tuple(Crook(at=hideout, stashes=nothing) for hideout in plan.hideouts[:crooks]),
            bank=MONEY,
        )

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every action of whoever has to act, in a stable order."""
        return choices(state)

    def why_not(self, view: View, action: Action) -> str:
        """The reason why the viewer may not take an action that is not legal."""
        return why_not(view, action)

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die."""
        return FAIR_DIE if state.phase is Phase.ROLL else ()

    def gone(self, state: State) -> frozenset[Seat]:
        """Crooks who have got away or are out."""
        return frozenset(Seat(seat) for seat, crook in enumerate(state.crooks, 1) if not crook.playing)

    def outcome(self, state: State) -> Outcome | None:
        """The player with the most money wins."""
        return Outcome(winners(state), state.ended) if state.phase is Phase.OVER else None

    def perform(self, state: State, action: Action) -> Step[State]:
        """The next state and what happened."""
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
