"""AI cops and crooks: a child that runs after money or the next crook, and heads that weigh every roll."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.cops_and_crooks_child import fun
from game.ai.cops_and_crooks_crook import Outlook, refuges
from game.ai.cops_and_crooks_ground import learn
from game.ai.cops_and_crooks_odds import foresee, law_of, learn_alarms
from game.ai.cops_and_crooks_police import Patrol
from game.ai.player import Dice, Intent
from game.ai.thinking import Pondering, Thought
from game.core.kernel import Seat
from game.rules.cops_and_crooks.actions import Action, Deposit, Ride, Throw, Walk, Withdraw
from game.rules.cops_and_crooks.choices import police_moves, walks
from game.rules.cops_and_crooks.state import COPS, Phase, View
from game.rules.cops_and_crooks.tuning import FACES

Weighing = Generator[None, None, list[float]]
Averaging = Generator[None, None, float]
Worth = Callable[[Any], float]
Moves = Callable[[View], Sequence[Action]]
NEVER = -1e9
"""What nobody would do."""
THINK_MS = 700
"""Long enough that everybody sees whose turn it is."""
LAPSE = 0.35
"""How often a child does anything at all."""
DUTY = 0.05
"""And a child who plays the Cops."""
WORK = 6
"""Moves that are weighed in one slice of thinking."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a head thinks."""

    ahead: bool
    """Thinks of what comes after this move."""
    doze: float
    """How often the Cops look away and do anything at all."""


SKILLS = {"medium": Skill(ahead=False, doze=0.08), "hard": Skill(ahead=True, doze=0.0)}


class Schemer:
    """One AI player of any level, on either side of the law."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        self.seat = seat
        self._skill = SKILLS.get(level)
        """None is the child."""
        self._dice = dice
        self._thought: Thought | None = None
        self._knows_city = False

    def wish(self, view: View, legal: Sequence[Action]) -> Action:
        """What is done after as much thinking as it takes."""
        pondering = self._ponder(view, legal)
        while True:
            try:
                next(pondering)
            except StopIteration as end:
                action: Action = end.value
                return action

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent | None:
        """Think on about this view, or begin to."""
        if not legal:
            self._thought = None
            return None
        if self._thought is None or self._thought.about != view:
            self._thought = Thought(view, self._ponder(view, legal), now_ms, THINK_MS)
        return self._thought.go_on(now_ms)

    def _ponder(self, view: View, legal: Sequence[Action]) -> Pondering:
        """Learn the city before the first turn; then play as the level does."""
        if not self._knows_city:
            yield from learn(view.plan)
            yield from learn_alarms(view.plan)
            self._knows_city = True
        yield
        if len(legal) == 1:
            return legal[0]
        if self._skill is None:
            if self._dice() < (DUTY if self.seat == COPS else LAPSE):
                return self._any(legal)
            return self._best(legal, [fun(view, self.seat, action) for action in legal])
        if self.seat == COPS and self._dice() < self._skill.doze:
            return self._any(legal)
        weigh = self._weighed_by_police if self.seat == COPS else self._weighed_by_crook
        values = yield from weigh(view, legal, self._skill)
        return self._best(legal, values)

    # ---- medium and hard ----

    def _weighed_by_police(self, view: View, legal: Sequence[Action], skill: Skill) -> Weighing:
        """What every move leads to."""
        patrol = Patrol(view, ahead=skill.ahead)
        yield
        return (yield from self._weighed(view, legal, patrol.worth, police_moves))

    def _weighed_by_crook(self, view: View, legal: Sequence[Action], skill: Skill) -> Weighing:
        """What every end of a walk leads to, or what is done with money in a hideout."""
        if skill.ahead:
            yield from foresee(law_of(view), *refuges(view, self.seat))
        outlook = Outlook(view, self.seat, ahead=skill.ahead)
        yield
        if view.phase is Phase.HIDEOUT:
            visits = dict(outlook.visits(view.crook.at))
            return [visits.get(_put(action), NEVER) for action in legal]

        def worth(move: Walk | Ride) -> float:
            return outlook.ridden(move.to) if isinstance(move, Ride) else outlook.after(move.to)

        return (yield from self._weighed(view, legal, worth, walks))

    def _weighed(self, view: View, legal: Sequence[Action], worth: Worth, moves: Moves) -> Weighing:
        """A throw is worth what its rolls are on average."""
        values = []
        for number, action in enumerate(legal):
            if number % WORK == WORK - 1:
                yield
            if isinstance(action, Throw):
                values.append((yield from _thrown(view, worth, moves)))
            else:
                values.append(worth(action))
        return values

    # ---- all ----

    def _best(self, actions: Sequence[Action], values: Sequence[float]) -> Action:
        """The best action; of several that are as good, any."""
        top = max(values)
        return self._any(
            [action for action, value in zip(actions, values, strict=True) if value > top - 1e-6]
        )

    def _any(self, some: Sequence[Action]) -> Action:
        return some[int(self._dice() * len(some)) % len(some)]


def _thrown(view: View, worth: Worth, moves: Moves) -> Averaging:
    """What the best move after every roll is worth, on average."""
    total = 0.0
    for pips in range(1, FACES + 1):
        yield
        best = NEVER
        for number, move in enumerate(moves(replace(view, pips=pips))):
            if number % WORK == 0:
                yield
            best = max(best, worth(move))
        total += best
    return total / FACES


def _put(action: Action) -> int:
    """How much is put away."""
    match action:
        case Deposit(amount):
            return amount
        case Withdraw(amount):
            return -amount
        case _:
            return 0
