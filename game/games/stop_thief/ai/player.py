"""AI players for Stop Thief!, rookie to hard: investigators and the Pack."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache

from game.core.frozen import replace
from game.core.kernel import Seat
from game.games.stop_thief.ai.beliefs import Sliced, recall, recent
from game.games.stop_thief.ai.distances import Ground, ground_of, learn
from game.games.stop_thief.ai.pack import PACK_SKILLS, weigh_steps
from game.games.stop_thief.ai.turn import Skill, Turn, Weighed
from game.games.stop_thief.rules.actions import Action, Arrest, NoTip
from game.games.stop_thief.rules.belief import Belief
from game.games.stop_thief.rules.state import Phase, Record, View
from game.games.stop_thief.rules.terms import Terms
from game.match.player import Dice, Thinker

THINK_MS = 900
"""Long enough for everybody to hear the clue and see who is thinking."""
PACK_MS = 2_400
"""The Pack always takes this long, so that its thinking time gives nothing away."""
TIPS = (Phase.TIP, Phase.TIP_AFTER)
SKILLS = {
    "rookie": Skill(memory=4, ahead=False, boldness=2.0, lapse=0.22, asks=0.3),
    "easy": Skill(memory=4, ahead=False, boldness=2.0, lapse=0.10, asks=0.6),
    "medium": Skill(memory=4, ahead=False, boldness=1.0, lapse=0.04),
    "hard": Skill(memory=7, ahead=True, boldness=1.0, hunches=True),
}


GREED = 20
"""Investigators think that crime draws a player's Pack so much, in tenths of k."""


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
        self._recent: tuple[Record, Belief] = ((), {})
        """What it believed by the last clues of a record."""

    def _least_ms(self, view: View) -> int:
        return PACK_MS if view.viewer == view.pack_seat else super()._least_ms(view)

    def _ponder(self, view: View, legal: Sequence[Action]) -> Sliced[Action]:
        """Work out the city and the belief, then choose the best action."""
        ground = ground_of(view)
        if ground not in self._walked:
            yield from learn(ground)
            self._walked.add(ground)
        yield
        if len(legal) == 1:
            return legal[0]
        if view.pack_seat not in (None, view.viewer):
            view = replace(view, terms=terms_of_greed(view.terms))
        self._known = min(self._known, len(view.record))
        belief = yield from recall(view, self._known)
        self._known = len(view.record)
        if view.viewer == view.pack_seat:
            if self._pack_skill.lapse and self._dice() < self._pack_skill.lapse:
                return self._any(legal)
            return self._choose((yield from weigh_steps(view, self._pack_skill)))
        if self._skill.lapse and self._dice() < self._skill.lapse / (1 + _partners(view)):
            return self._any([action for action in legal if not isinstance(action, Arrest)])
        if view.phase in TIPS and self._skill.asks < 1 and self._dice() >= self._skill.asks:
            return NoTip()
        if self._skill.memory:
            if self._recent[0] != view.record:
                self._recent = view.record, (yield from recent(view, self._skill.memory + _partners(view)))
            belief = self._recent[1]
        return self._choose((yield from Turn(view, belief, self._skill).weighed()))

    def _choose(self, weighed: Weighed) -> Action:
        return self._best([action for action, _ in weighed], [value for _, value in weighed])


@cache
def terms_of_greed(terms: Terms) -> Terms:
    """What investigators take for granted where a player is the Pack."""
    return dataclasses.replace(terms, lure=GREED)


def _partners(view: View) -> int:
    return len(view.investigators) - 1 if view.terms.pack else 0
