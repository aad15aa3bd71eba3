"""Why a crook should do something, with numbers that are right as long as everybody else stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.board import distances
from game.core.frozen import replace
from game.games.cops_and_crooks.ai.crook import open_loot
from game.games.cops_and_crooks.ai.odds import alarms, law_of
from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action, Ride, Walk
from game.games.cops_and_crooks.rules.choices import walks
from game.games.cops_and_crooks.rules.danger import danger
from game.games.cops_and_crooks.rules.plan import HIDEOUT
from game.games.cops_and_crooks.rules.state import View, Where
from game.games.cops_and_crooks.rules.tuning import FACES, TICKET
from game.match.coach import Advice, Name, Term

SAID = "cops-and-crooks.coach"
Said = Advice[Action]


def place_of(view: View, house: int) -> Term:
    """What a sentence calls a house: what it is, and the money in it."""
    plan = view.plan
    if house in plan.way:
        return Term(f"{SAID}.place.{plan.way[house]}")
    loot = open_loot(view).get(house)
    return Term(f"{SAID}.place.{plan.kind[house]}", {} if loot is None else {"loot": loot})


def steps_of(steps: int) -> Term:
    """A number of steps in words."""
    return Term(f"{SAID}.one-step" if steps == 1 else f"{SAID}.steps", {"steps": steps})


class CrookReasons:
    """Finds the best reason for a crook's move."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._me = view.crook
        self._loot = open_loot(view)

    def of(self, action: Action) -> Said:
        """The move, and why."""
        match action:
            case actions.Throw():
                return self._throw()
            case Walk(to):
                return self._go(action, to)
            case Ride(to):
                return self._street(action, to, "ride")
            case actions.Deposit(amount):
                key = "deposit-all" if amount == self._me.cash else "deposit"
                return Advice(action, key, {"amount": amount})
            case actions.Withdraw(amount):
                return self._withdraw(amount)
            case actions.Done():
                return Advice(action, "keep")
            case actions.Flee():
                return Advice(action, "flee", {"cash": self._me.cash})
            case actions.Roll() | actions.PoliceWalk() | actions.PoliceRide() | actions.Drive():
                raise ValueError(f"no move of a crook: {action}")
            case _:
                assert_never(action)

    def _throw(self) -> Said:
        throw = actions.Throw()
        if self._me.where is Where.JAIL:
            return Advice(throw, "roll-jail" if self._me.waits else "roll-out")
        goals = self._view.plan.hideouts if self._me.wanted else tuple(self._loot)
        rolls = self.rolls_to(goals)
        if not rolls:
            return Advice(throw, "roll")
        return Advice(throw, "roll-hide" if self._me.wanted else "roll-rob", {"rolls": rolls})

    def _go(self, action: Walk, to: int) -> Said:
        """Walk to a house, or along the streets."""
        view, plan, marks = self._view, self._view.plan, (f"space:{to}",)
        if to in plan.way:
            rolls = self.stopping_rolls(to)
            names: dict[str, Name] = {"place": place_of(view, to), "cash": self._me.cash - TICKET}
            if not rolls:
                return Advice(action, "ticket-safe", names, marks)
            return Advice(action, "ticket", {**names, "rolls": rolls}, marks)
        if plan.kind[to] == HIDEOUT:
            return self._hide(action, to)
        if to in self._loot:
            roll = self.roll_needed(to)
            if roll is None:
                return Advice(action, "rob-safe", {"place": place_of(view, to)}, marks)
            return Advice(action, "rob", {"place": place_of(view, to), "roll": self.at_least(roll)}, marks)
        return self._street(action, to, "walk")

    def _hide(self, action: Walk, to: int) -> Said:
        marks, stored = (f"space:{to}",), self._me.stashes[self._view.plan.hideouts.index(to)]
        if self._me.cash:
            return Advice(action, "hide", {"cash": self._me.cash}, marks)
        if self._me.wanted:
            return Advice(action, "lie-low", {}, marks)
        if stored:
            return Advice(action, "fetch", {"stored": stored}, marks)
        return Advice(action, "visit", {}, marks)

    def _street(self, action: Walk | Ride, to: int, how: str) -> Said:
        """Along the streets: away from the Cops, or nearer to money."""
        view, go, here = self._view, Term(f"{SAID}.go.{how}"), f"space:{to}"
        if self._me.wanted:
            goal, steps = self.nearest(to, view.plan.hideouts)
            roll = self.roll_needed(to)
            names: dict[str, Name] = {"go": go, "steps": steps_of(steps)}
            if roll is None:
                return Advice(action, "run-safe", names, (here, f"space:{goal}"))
            return Advice(action, "run", {**names, "roll": self.at_least(roll)}, (here, f"space:{goal}"))
        if not self._loot:
            return Advice(action, "wait", {"go": go}, (here,))
        goal, steps = self.nearest(to, self._loot)
        return Advice(
            action,
            "way",
            {"go": go, "place": place_of(view, goal), "steps": steps_of(steps)},
            (here, f"space:{goal}"),
        )

    def _withdraw(self, amount: int) -> Said:
        exit_, steps = self.nearest(self._me.at, self._view.plan.way)
        names: dict[str, Name] = {
            "amount": amount,
            "place": place_of(self._view, exit_),
            "steps": steps_of(steps),
        }
        return Advice(actions.Withdraw(amount), "withdraw", names, (f"space:{exit_}",))

    # ---- numbers ----

    def rolls_to(self, goals: Iterable[int]) -> int:
        """How many rolls let this crook walk to one of these houses."""
        wanted = set(goals)
        return sum(
            any(walk.to in wanted for walk in walks(replace(self._view, pips=pips)))
            for pips in range(1, FACES + 1)
        )

    def roll_needed(self, to: int) -> int | None:
        """The lowest roll that brings the Cops there."""
        return danger(self._view, self._view.viewer).get(to)

    def stopping_rolls(self, to: int) -> int:
        """How many rolls let the Cops stop a crook who waits at this exit."""
        lowest = self.roll_needed(to)
        caught = range(lowest, FACES + 1) if lowest is not None else ()
        return len({*caught, *alarms(law_of(self._view))})

    def nearest(self, start: int, goals: Iterable[int]) -> tuple[int, int]:
        """The nearest of these houses, and how many steps a crook has to go."""
        plan = self._view.plan
        steps = distances(plan.crook_steps, start, stops=plan.ends_early)
        return min(((goal, steps[goal]) for goal in goals if goal in steps), key=lambda found: found[1])

    def at_least(self, roll: int) -> Term:
        """A roll or any higher one, in words."""
        return Term(f"{SAID}.roll-six" if roll == FACES else f"{SAID}.roll-more", {"roll": roll})
