"""AI players for Stop Thief!: one who forgets, one who follows, one who is there first; and the Pack."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.player import Dice, Intent
from game.ai.stop_thief_ground import Ground, ground_of, learn
from game.ai.stop_thief_hunches import recall, recent
from game.ai.stop_thief_pack import CUNNING, hiding
from game.ai.stop_thief_turn import Skill, Turn, Weighed
from game.ai.thinking import Pondering, Thought
from game.core.kernel import Seat
from game.rules.stop_thief.actions import Action
from game.rules.stop_thief.state import View

THINK_MS = 900
"""Long enough that everybody has heard the clue and sees who thinks about it."""
PACK_MS = 2_400
"""The Pack always takes this long, so that nobody learns anything from how long it thinks."""
SKILLS = {
    "easy": Skill(memory=4, ahead=False, boldness=2.0),
    "medium": Skill(memory=6, ahead=False, boldness=1.0),
    "hard": Skill(memory=0, ahead=True, boldness=1.0),
}


class Sleuth:
    """One AI player of any level: an investigator, or the Pack."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        self.seat = seat
        self._skill = SKILLS[level]
        self._cunning = CUNNING[level]
        self._dice = dice
        self._thought: Thought | None = None
        self._walked: set[Ground] = set()
        """Where the ways are known."""
        self._known = 0
        """Facts of the record that were thought through."""

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent | None:
        """Think on about this view, or begin to."""
        if not legal:
            self._thought = None
            return None
        if self._thought is None or self._thought.about != view:
            least_ms = PACK_MS if view.viewer == view.pack_seat else THINK_MS
            self._thought = Thought(view, self._ponder(view, legal), now_ms, least_ms)
        return self._thought.go_on(now_ms)

    def _ponder(self, view: View, legal: Sequence[Action]) -> Pondering:
        """Learn the city and recall the trail; then the best of what may be done."""
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
        if view.viewer == view.pack_seat:
            return self._best((yield from hiding(view, self._cunning)))
        if self._skill.memory:
            belief = yield from recent(view, self._skill.memory)
        return self._best((yield from Turn(view, belief, self._skill).weighed()))

    def _best(self, weighed: Weighed) -> Action:
        """The best action; of several that are as good, any."""
        top = max(value for _, value in weighed)
        best = [action for action, value in weighed if value > top - 1e-6]
        return best[int(self._dice() * len(best)) % len(best)]
