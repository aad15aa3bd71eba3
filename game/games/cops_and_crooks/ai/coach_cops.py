"""Why the Cops should do something, with numbers that are right as long as the crooks stay."""

from __future__ import annotations

from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Seat, changed
from game.games.cops_and_crooks.ai.coach_crook import SAID, Said, place_of, steps_of
from game.games.cops_and_crooks.ai.crook import open_loot
from game.games.cops_and_crooks.ai.distances import FAR, walking_steps
from game.games.cops_and_crooks.ai.odds import alarms, law_of
from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceRide, PoliceWalk
from game.games.cops_and_crooks.rules.danger import danger
from game.games.cops_and_crooks.rules.money import cops_share
from game.games.cops_and_crooks.rules.state import Car, Crook, View, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS, FACES
from game.match.coach import Advice, Name, NameOf, Term

Move = PoliceWalk | PoliceRide | Drive


class CopsReasons:
    """Finds the best reason for a move of the Cops."""

    def __init__(self, view: View) -> None:
        self._view = view
        town = [(seat, crook) for seat, crook in _crooks(view) if crook.where is Where.TOWN]
        self._wanted = {seat: crook for seat, crook in town if crook.at in view.catchable}

    def of(self, action: Action) -> Said:
        """The move, and why."""
        match action:
            case actions.Throw():
                return self._throw()
            case PoliceWalk(officer, to):
                officers = changed(self._view.officers, officer, to)
                return self._move(action, to, f"officer:{officer}", replace(self._view, officers=officers))
            case PoliceRide(officer, to):
                officers = changed(self._view.officers, officer, to)
                return self._post(action, to, f"officer:{officer}", replace(self._view, officers=officers))
            case Drive(to, tail):
                return self._move(action, to, "car", replace(self._view, car=Car(to, tail)))
            case actions.Roll() | actions.Walk() | actions.Ride():
                raise ValueError(f"no move of the Cops: {action}")
            case actions.Deposit() | actions.Withdraw() | actions.Done() | actions.Flee():
                raise ValueError(f"no move of the Cops: {action}")
            case _:
                assert_never(action)

    def _throw(self) -> Said:
        waiting = self._waiting
        if waiting is not None:
            caught = self._rolls_on(self._view, waiting)
            rolls = len({*range(FACES + 1 - caught, FACES + 1), *alarms(law_of(self._view))})
            if not rolls:
                return Advice(actions.Throw(), "roll-far", {"name": NameOf(waiting)})
            return Advice(actions.Throw(), "roll-stop", {"name": NameOf(waiting), "rolls": rolls})
        seat, rolls = self.best_chance(self._view)
        if seat is None or not rolls:
            return Advice(actions.Throw(), "roll-cops" if self._wanted else "roll-guard")
        return Advice(
            actions.Throw(), "roll-arrest", {"name": NameOf(seat), "rolls": rolls}, (f"crook:{seat}",)
        )

    def _move(self, action: Move, to: int, pawn: str, after: View) -> Said:
        """An arrest, an alarm, or a better place."""
        marks = (pawn, f"space:{to}")
        caught = next(((seat, crook) for seat, crook in self._wanted.items() if crook.at == to), None)
        if caught is not None:
            return self._arrest(action, *caught, marks)
        if to in self._view.plan.intelligence and self._waiting is not None:
            return Advice(action, "alarm", {"name": NameOf(self._waiting)}, marks)
        return self._post(action, to, pawn, after)

    def _arrest(self, action: Move, seat: Seat, crook: Crook, marks: tuple[str, ...]) -> Said:
        if crook.cash:
            share = cops_share(self._view.terms, crook.cash)
            paid: dict[str, Name] = {"name": NameOf(seat), "who": _who(action), "share": share}
            return Advice(action, "arrest", paid, marks)
        names: dict[str, Name] = {
            "name": NameOf(seat),
            "who": _who(action),
            "count": crook.arrests + 1,
            "most": ARRESTS,
        }
        return Advice(action, "arrest-poor", names, marks)

    def _post(self, action: Move, to: int, pawn: str, after: View) -> Said:
        """A place from which the next roll can make an arrest, or one to guard."""
        marks = (pawn, f"space:{to}")
        names: dict[str, Name] = {"go": _send(action)}
        seat, rolls = self.best_chance(after)
        if seat is not None and rolls:
            names |= {"name": NameOf(seat), "rolls": rolls}
            return Advice(action, "near", names, marks)
        steps = walking_steps(self._view.plan, to)
        near = min(self._wanted.items(), key=lambda one: steps[one[1].at], default=None)
        if near is not None and steps[near[1].at] < FAR:
            names |= {"name": NameOf(near[0]), "steps": steps_of(steps[near[1].at])}
            return Advice(action, "closer", names, marks)
        shop = min(open_loot(self._view), key=lambda house: steps[house], default=None)
        if shop is None or steps[shop] >= FAR:
            return Advice(action, "patrol", names, marks)
        names |= {"place": place_of(self._view, shop), "steps": steps_of(steps[shop])}
        return Advice(action, "guard", names, marks)

    # ---- numbers ----

    @property
    def _waiting(self) -> Seat | None:
        """Who has a ticket and leaves next turn."""
        return next((seat for seat, crook in _crooks(self._view) if crook.ticket), None)

    def best_chance(self, view: View) -> tuple[Seat | None, int]:
        """The wanted crook whom most rolls reach, and how many do; who has a ticket doesn't stay."""
        staying = [seat for seat, crook in self._wanted.items() if not crook.ticket]
        rolls = {seat: self._rolls_on(view, seat) for seat in staying}
        seat = max(rolls, key=rolls.__getitem__, default=None)
        return seat, 0 if seat is None else rolls[seat]

    def _rolls_on(self, view: View, seat: Seat) -> int:
        """How many rolls bring the Cops to this crook."""
        lowest = danger(view, seat).get(view.crooks[seat - 1].at)
        return 0 if lowest is None else FACES + 1 - lowest


def _who(action: Move) -> Term:
    """The pawn of a move, with its number as on the board."""
    if isinstance(action, Drive):
        return Term(f"{SAID}.car")
    return Term(f"{SAID}.policeman", {"number": action.officer + 1})


def _send(action: Move) -> Term:
    """How the pawn of a move goes from one ring to the other."""
    how = "drive" if isinstance(action, Drive) else "ride" if isinstance(action, PoliceRide) else "walk"
    return Term(f"{SAID}.send.{how}", {"who": _who(action)})


def _crooks(view: View) -> list[tuple[Seat, Crook]]:
    return [(Seat(number), crook) for number, crook in enumerate(view.crooks, start=1)]
