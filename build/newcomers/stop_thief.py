"""A newcomer to Stop Thief!: notes where the thief may be, and arrests when few spaces are left.

As the Pack, a newcomer robs what is near and shuns investigators nearby.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import assert_never

from game.core.board import distances
from game.core.kernel import Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.city import SCENE, City
from game.games.stop_thief.rules.clues import sound_of
from game.games.stop_thief.rules.state import Clue, Fact, Searched, Sound, Tip, Tipped, View
from game.match.player import Dice, Intent

WHIM = 0.03
"""How often a newcomer just does something."""
FORGETS = 0.05
"""How often a newcomer starts anew with the last clue."""
FEW = 4
"""An arrest is worth a try with so many spaces left."""
CURIOUS = 0.9
"""How often a newcomer asks for a tip."""
NEAR = 3
"""An investigator so many steps away is too near for the Pack."""
FAR = 99

Trail = tuple[int, int]
"""A space and the one before it."""


class Newcomer:
    """Thinks of spaces that fit the sounds, never of odds."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self._dice = dice
        self._known = 0
        """Facts of the record that are in mind."""
        self._trails: set[Trail] = set()
        """Where the thief may be, and may have been before that."""
        self._spots: set[int] = set()

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
        """Note on paper what is new on the record."""
        if len(view.record) < self._known:
            self._known, self._trails = 0, set()
        for fact in view.record[self._known :]:
            self._trails = self._fitting(view, fact)
        self._known = len(view.record)
        self._spots = {at for at, _ in self._trails}

    def _fitting(self, view: View, fact: Fact) -> set[Trail]:
        match fact:
            case Searched(_, space, found):
                return {trail for trail in self._trails if (trail[0] == space) == found}
            case Tipped(_, tip):
                return {trail for trail in self._trails if tip is None or _fits(view, tip, trail[0])}
            case Clue():
                return self._heard(view, fact)
            case _:
                assert_never(fact)

    def _heard(self, view: View, clue: Clue) -> set[Trail]:
        """What sounds like this and is one step on, unless that is forgotten."""
        fits = {space for space in view.city.plan.numbered if _sounds_like(view, clue, space)}
        anywhere = {(space, 0) for space in fits}
        if clue.sound is Sound.HOLD:
            return self._trails
        if clue.sound is Sound.TRAIN or self._dice() < FORGETS:
            return anywhere
        steps = view.city.plan.steps
        return {
            (to, at) for at, before in self._trails for to in steps[at] if to in fits and to != before
        } or anywhere

    def _liking(self, view: View, action: Action) -> float:
        match action:
            case act.PlayCard(card):
                return float(card.pips)
            case act.Walk(to):
                return self._place(view, to)
            case act.Stay():
                return self._place(view, view.pawns[self.seat])
            case act.AskTip():
                return 1.0 if self._dice() < CURIOUS else -1.0
            case act.Arrest(space):
                return 1.0 if space in self._spots and len(self._spots) <= FEW else -1.0
            case _:
                return 0.0

    def _place(self, view: View, here: int) -> float:
        """Among the spaces that are left, and near to all of them."""
        far = _steps_from(view.city, here)
        steps = [far.get(space, FAR) for space in self._spots]
        return sum(step <= 1 for step in steps) - sum(steps) / FAR / len(steps) if steps else 0.0

    # ---- the Pack ----

    def _boldness(self, view: View, action: Action) -> float:
        if not isinstance(action, act.Step):
            return 0.0
        city, robbed = view.city, view.hideaway.robbed if view.hideaway else ()
        near = _steps_from(city, action.to)
        fear = sum(near.get(pawn, FAR) <= NEAR for pawn in view.pawns if pawn)
        return 2.0 * (city.plan.kind[action.to] == SCENE and action.to not in robbed) - 3.0 * fear


@cache
def _steps_from(city: City, here: int) -> Mapping[int, int]:
    return distances(city.plan.neighbours, here)


def _fits(view: View, tip: Tip, space: int) -> bool:
    return (not tip.spaces or space in tip.spaces) and tip.digit in (0, view.city.plan.digit[space])


def _sounds_like(view: View, clue: Clue, space: int) -> bool:
    if clue.district not in (None, view.city.plan.digit[space]):
        return False
    sounds = {sound_of(view.city, space, robbed=robbed, ear=clue.ear) for robbed in (False, True)}
    return clue.sound is Sound.LAUGHTER or clue.sound in sounds
