"""AI players for Stop Thief!, rookie to hard: investigators and the Pack."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.kernel import Seat
from game.games.stop_thief.ai.beliefs import Sliced, recall, recent
from game.games.stop_thief.ai.distances import Ground, ground_of, learn
from game.games.stop_thief.ai.pack import PACK_SKILLS, weigh_steps
from game.games.stop_thief.ai.turn import Skill, Turn, Weighed
from game.games.stop_thief.rules.actions import Action, Arrest
from game.games.stop_thief.rules.state import View
from game.match.player import Dice, Thinker

THINK_MS = 900
"""Long enough for everybody to hear the clue and see who is thinking."""
PACK_MS = 2_400
"""The Pack always takes this long, so that its thinking time gives nothing away."""
SKILLS = {
    "rookie": Skill(memory=3, ahead=False, boldness=2.0, lapse=0.15),
    "easy": Skill(memory=4, ahead=False, boldness=2.0, lapse=0.07),
    "medium": Skill(memory=6, ahead=False, boldness=1.0),
    "hard": Skill(memory=0, ahead=True, boldness=1.0, hunches=True),
}


class Sleuth(Thinker[View, Action]):
    """One AI player of any level: an investigator, or the Pack."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str = "") -> None:
        super().__init__(seat, dice, THINK_MS, manner)
        self._skill = SKILLS[level]
        self._pack_skill = PACK_SKILLS[level]
        self._walked: set[Ground] = set()
        """Where all distances are worked out."""
        self._known = 0
        """Facts of the record that are worked out."""

    def _least_ms(self, view: View) -> int:
        return PACK_MS if view.viewer == view.pack_seat else THINK_MS

    def _ponder(self, view: View, legal: Sequence[Action]) -> Sliced[Action]:
        """Work out the city and the belief, then choose the best action."""
        ground = ground_of(view)
        if ground not in self._walked:
            yield from learn(ground)
            self._walked.add(ground)
        yield
        if len(legal) == 1:
            return legal[0]
        self._known = min(self._known, len(view.record))
        belief = yield from recall(view, self._known)
        self._known = len(view.record)
        if self._skill.lapse and self._dice() < self._skill.lapse:
            return self._any([action for action in legal if not isinstance(action, Arrest)])
        if view.viewer == view.pack_seat:
            return self._choose((yield from weigh_steps(view, self._pack_skill)))
        if self._skill.memory:
            belief = yield from recent(view, self._skill.memory)
        return self._choose((yield from Turn(view, belief, self._skill).weighed()))

    def _choose(self, weighed: Weighed) -> Action:
        return self._best([action for action, _ in weighed], [value for _, value in weighed])
