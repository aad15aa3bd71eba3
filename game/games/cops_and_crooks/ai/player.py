"""The AI of Cops and Crooks: a rookie plays like a child, the others weigh every roll."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Seat
from game.games.cops_and_crooks.ai import distances, easy, odds
from game.games.cops_and_crooks.ai.crook import Outlook, refuges
from game.games.cops_and_crooks.ai.police import Patrol
from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.choices import police_moves, walks
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.games.cops_and_crooks.rules.tuning import FACES
from game.match.player import Dice, Pondering, Thinker

Values = Generator[None, None, list[float]]
"""Thinks in slices, then returns a value for every action."""
Value = Callable[[Action], float]
Moves = Callable[[View], Sequence[Action]]
NEVER = -1e9
"""The value of what nobody would do."""
THINK_MS = 700
"""The shortest thinking time, so that everybody sees whose turn it is."""
LAPSE = 0.35
"""How often a rookie crook picks a random action."""
COPS_LAPSE = 0.05
"""The same for rookie Cops."""
MOVES_PER_SLICE = 6


@dataclass(frozen=True, slots=True)
class Skill:
    """How all but rookies think."""

    ahead: bool
    """Whether it looks beyond this move."""
    lapse: float
    """How often the Cops pick a random action."""
    overlooks: float
    """The share of walks that a crook does not notice."""
    fear_of_alarms: float
    """How much of the danger at an exit a crook minds."""


SKILLS = {
    "easy": Skill(ahead=False, lapse=0.12, overlooks=0.2, fear_of_alarms=0.3),
    "medium": Skill(ahead=False, lapse=0.08, overlooks=0.0, fear_of_alarms=0.4),
    "hard": Skill(ahead=True, lapse=0.0, overlooks=0.0, fear_of_alarms=0.8),
}


class CopsAndCrooksAi(Thinker[View, Action]):
    """An AI player of any level, on either side of the law."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str = "") -> None:
        super().__init__(seat, dice, THINK_MS, manner)
        self._skill = SKILLS.get(level)
        """None for a rookie."""
        self._knows_city = False

    def _ponder(self, view: View, legal: Sequence[Action]) -> Pondering[Action]:
        """Learn the city before the first turn. Then play as the level does."""
        if not self._knows_city:
            yield from distances.learn(view.plan)
            yield from odds.learn_alarms(view.plan)
            self._knows_city = True
        yield
        if len(legal) == 1:
            return legal[0]
        if self._skill is None:
            if self._dice() < (COPS_LAPSE if self.seat == COPS else LAPSE):
                return self._any(legal)
            return self._best(legal, [easy.score(view, self.seat, action) for action in legal])
        if self.seat == COPS and self._dice() < self._skill.lapse:
            return self._any(legal)
        weigh = self._weigh_for_police if self.seat == COPS else self._weigh_for_crook
        noticed = legal
        if self._skill.overlooks:
            noticed = [action for action in legal if self._dice() >= self._skill.overlooks] or legal
        values = yield from weigh(view, noticed, self._skill)
        return self._best(noticed, values)

    def _weigh_for_police(self, view: View, legal: Sequence[Action], skill: Skill) -> Values:
        patrol = Patrol(view, ahead=skill.ahead)
        yield
        return (yield from _weigh(view, legal, patrol.value, police_moves))

    def _weigh_for_crook(self, view: View, legal: Sequence[Action], skill: Skill) -> Values:
        """Weigh every walk, or what to do with money in a hideout."""
        if skill.ahead:
            yield from odds.prepare(odds.law_of(view), *refuges(view, self.seat))
        outlook = Outlook(view, self.seat, ahead=skill.ahead, fear_of_alarms=skill.fear_of_alarms)
        yield
        visits = outlook.visits(view.crook.at) if view.phase is Phase.HIDEOUT else {}

        def value(action: Action) -> float:
            match action:
                case actions.Walk(to):
                    return outlook.after(to)
                case actions.Ride(to):
                    return outlook.ridden(to)
                case actions.Deposit(amount):
                    return visits.get(amount, NEVER)
                case actions.Withdraw(amount):
                    return visits.get(-amount, NEVER)
                case actions.Done():
                    return visits.get(0, NEVER)
                case actions.Throw() | actions.Roll() | actions.Flee():
                    return NEVER
                case actions.PoliceWalk() | actions.PoliceRide() | actions.Drive():
                    return NEVER
                case _:
                    assert_never(action)

        if view.phase is Phase.HIDEOUT:
            return [value(action) for action in legal]
        return (yield from _weigh(view, legal, value, walks))


def _weigh(view: View, legal: Sequence[Action], value: Value, moves: Moves) -> Values:
    """Value every action. Rolling the die counts as the average of its rolls."""
    values = []
    for number, action in enumerate(legal):
        if number % MOVES_PER_SLICE == MOVES_PER_SLICE - 1:
            yield
        if isinstance(action, actions.Throw):
            values.append((yield from _average_roll(view, value, moves)))
        else:
            values.append(value(action))
    return values


def _average_roll(view: View, value: Value, moves: Moves) -> Generator[None, None, float]:
    """The value of the best move after every roll, on average."""
    total = 0.0
    for pips in range(1, FACES + 1):
        yield
        best = NEVER
        for number, move in enumerate(moves(replace(view, pips=pips))):
            if number % MOVES_PER_SLICE == 0:
                yield
            best = max(best, value(move))
        total += best
    return total / FACES
