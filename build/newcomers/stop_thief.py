"""A newcomer to Stop Thief!: runs to where the last sound may have been, and arrests when few spaces are left.

As the Pack, a newcomer robs what is near and shuns investigators nearby.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.core.board import distances
from game.core.kernel import Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.city import SCENE
from game.games.stop_thief.rules.clues import sound_of
from game.games.stop_thief.rules.state import Clue, Fact, Searched, Sound, Tipped, View
from game.match.player import Dice, Intent

WHIM = 0.1
"""How often a newcomer just does something."""
FORGETS = 0.3
"""How often a newcomer starts anew with the last clue."""
FEW = 3
"""An arrest is worth a try with so many spaces left."""
HUNCH = 0.1
"""How often a newcomer arrests all the same."""
CURIOUS = 0.5
"""How often a newcomer asks for a tip."""
NEAR = 3
"""An investigator so many steps away is too near for the Pack."""
FAR = 99


class Newcomer:
    """Thinks of spaces that fit the sounds, never of odds."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self._dice = dice
        self._known = 0
        """Facts of the record that are in mind."""
        self._spots: set[int] = set()
        """Where the thief may be."""
        self._goal = 0

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Choose at once: the match's clock stands still in this game."""
        return Intent(self._choice(view, legal), now_ms) if legal else None

    def _choice(self, view: View, legal: Sequence[Action]) -> Action:
        if self.seat == view.pack_seat:
            return max(legal, key=lambda action: (self._boldness(view, action), self._dice()))
        self._listen(view)
        if self._dice() < WHIM and not any(isinstance(action, act.Arrest) for action in legal):
            return legal[int(self._dice() * len(legal))]
        return max(legal, key=lambda action: (self._liking(view, action), self._dice()))

    # ---- an investigator ----

    def _listen(self, view: View) -> None:
        """Bring what is new on the record to mind."""
        if len(view.record) < self._known:
            self._known, self._spots = 0, set()
        for fact in view.record[self._known :]:
            self._spots = self._fitting(view, fact)
        self._known = len(view.record)
        if self._goal not in self._spots:
            spots = sorted(self._spots)
            self._goal = spots[int(self._dice() * len(spots))] if spots else 0

    def _fitting(self, view: View, fact: Fact) -> set[int]:
        match fact:
            case Searched(_, space, found):
                return {space} if found else self._spots - {space}
            case Tipped(_, tip):
                if tip is None:
                    return self._spots
                told = {space for space in self._spots if not tip.spaces or space in tip.spaces}
                return {space for space in told if not tip.digit or view.city.plan.digit[space] == tip.digit}
            case Clue():
                return self._heard(view, fact)
            case _:
                assert_never(fact)

    def _heard(self, view: View, clue: Clue) -> set[int]:
        """What sounds like this and is next to where the thief was, unless that is forgotten."""
        plan = view.city.plan
        fits = {
            space
            for space in plan.numbered
            if clue.district in (None, plan.digit[space])
            and (
                clue.sound in (Sound.HOLD, Sound.LAUGHTER)
                or clue.sound in {sound_of(view.city, space, robbed=old, ear=clue.ear) for old in (False, True)}
            )
        }
        if clue.sound is Sound.TRAIN or self._dice() < FORGETS:
            return fits
        near = {step for space in self._spots for step in (space, *plan.steps[space])}
        return fits & near or fits

    def _liking(self, view: View, action: Action) -> float:
        match action:
            case act.PlayCard(card):
                return float(card.pips)
            case act.Walk(to):
                return -self._steps(view, to)
            case act.Stay():
                return -self._steps(view, view.pawns[self.seat]) - 0.5
            case act.AskTip():
                return 1.0 if self._dice() < CURIOUS else -1.0
            case act.Arrest(space):
                likely = space in self._spots and len(self._spots) <= FEW
                return 1.0 if likely or (space == self._goal and self._dice() < HUNCH) else -1.0
            case _:
                return 0.0

    def _steps(self, view: View, here: int) -> float:
        return float(distances(view.city.plan.neighbours, here).get(self._goal, FAR)) if self._goal else 0.0

    # ---- the Pack ----

    def _boldness(self, view: View, action: Action) -> float:
        if not isinstance(action, act.Step):
            return 0.0
        city, robbed = view.city, view.hideaway.robbed if view.hideaway else ()
        near = distances(city.plan.neighbours, action.to)
        fear = sum(near.get(pawn, FAR) <= NEAR for pawn in view.pawns if pawn)
        return 2.0 * (city.plan.kind[action.to] == SCENE and action.to not in robbed) - 3.0 * fear
