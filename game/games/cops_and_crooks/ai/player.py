"""AI cops and crooks: a child that runs after money or the next crook, and heads that weigh every roll."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.kernel import Seat
from game.games.cops_and_crooks.ai.child import fun
from game.games.cops_and_crooks.ai.crook import Outlook, refuges
from game.games.cops_and_crooks.ai.ground import learn
from game.games.cops_and_crooks.ai.odds import foresee, law_of, learn_alarms
from game.games.cops_and_crooks.ai.police import Patrol
from game.games.cops_and_crooks.rules.actions import Action, Deposit, Ride, Throw, Walk, Withdraw
from game.games.cops_and_crooks.rules.choices import police_moves, walks
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.games.cops_and_crooks.rules.tuning import FACES
from game.match.player import Dice
from game.match.thinking import Pondering, Thinker

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


class CopsAndCrooksAi(Thinker):
    """One AI player of any level, on either side of the law."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        super().__init__(seat, dice, THINK_MS)
        self._skill = SKILLS.get(level)
        """None is the child."""
        self._knows_city = False

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
