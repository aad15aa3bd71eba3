"""A newcomer to Police Chase: runs for the nearest token or the richest rival, and misses a thing or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.core.board import distances
from game.core.kernel import Seat
from game.games.police_chase.rules import actions
from game.games.police_chase.rules.actions import Action, MoveRobber, Walk
from game.games.police_chase.rules.choices import rivals
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED, Token, can_keep, has_set
from game.match.player import Dice, Intent

WHIM = 0.2
"""How often a newcomer just does something."""
FORGETS = 0.6
"""How often a token that was turned up is no longer in mind."""
MISSES = 0.25
"""How often even the winning move is missed."""
FAR = 99


class Newcomer:
    """Knows what the tokens are for, and looks one move ahead."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self._dice = dice

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Choose at once: the match's clock stands still in this game."""
        return Intent(self._choice(view, legal), now_ms) if legal else None

    def _choice(self, view: View, legal: Sequence[Action]) -> Action:
        if self._dice() < (MISSES if has_set(view.hands[self.seat]) else WHIM):
            return legal[int(self._dice() * len(legal))]
        goals = self._goals(view)
        return max(legal, key=lambda action: (self._liking(view, action, goals), self._dice()))

    def _goals(self, view: View) -> set[int]:
        """Where to go: the robber with a full set, else tokens on the board, and who has what is missing."""
        hand = view.hands[self.seat]
        if has_set(hand):
            return {view.robber}
        lying = {
            token.at
            for token in view.face_down
            if token.known is None or can_keep(hand, token.known) or self._dice() < FORGETS
        }
        rich = {view.officers[other] for other in rivals(view) if other != self.seat and view.hands[other]}
        return (lying | rich) - {view.robber} or {view.robber}

    def _liking(self, view: View, action: Action, goals: set[int]) -> float:
        hand = view.hands[self.seat]
        match action:
            case Walk(to):
                steps = distances(view.town.officer_steps, to)
                return -float(min(steps.get(goal, FAR) for goal in goals))
            case MoveRobber(to):
                if has_set(hand):
                    steps = distances(view.town.officer_steps, view.officers[self.seat])
                    return 10.0 - steps.get(to, FAR)
                return float(any(view.officers[other] == to for other in rivals(view) if view.hands[other]))
            case actions.TakeFrom(_, token):
                return 2.0 if token in NEEDED and can_keep(hand, token) else 1.0
            case actions.Give(token):
                return -float(token in NEEDED) - float(token is Token.JEWEL)
            case actions.Collect() | actions.PlayPartner():
                return 1.5
            case actions.PlayRobber():
                return 1.0 if has_set(hand) or self._dice() < WHIM else -1.0
            case actions.Throw() | actions.Roll() | actions.Reveal() | actions.Place() | actions.Done():
                return 0.0
            case _:
                assert_never(action)
