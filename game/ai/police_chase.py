"""AI officers for Police Chase: a child that grabs what glitters, and detectives who weigh every throw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.ai.player import Dice, Intent
from game.ai.police_chase_worth import (
    SPITE,
    WIN,
    Outlook,
    catch_chance,
    gain,
    landing_gains,
    loss,
    surprise,
    theft_gain,
    token_gains,
    visit_chance,
)
from game.ai.thinking import Pondering, Thought
from game.core.kernel import Seat
from game.rules.police_chase.actions import (
    Action,
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    TakeFrom,
    Walk,
)
from game.rules.police_chase.state import Phase, View
from game.rules.police_chase.tokens import Token, has_set

THINK_MS = 700
"""Long enough that everybody sees whose turn it is."""
PLAY_AT = 8.0
"""A special token is played when it brings so much, and kept otherwise."""
SLICE = 20
"""Spaces that are weighed at one look."""
DREAD = 0.45
"""How much a token that may be taken away weighs."""
ROUGH = 0.5
"""How far a medium player's judgement may be off, as a part of the value."""
CHILD_SEES = 0.75
"""How often a child takes what lies right before it."""

T = TypeVar("T")


class Officer:
    """One AI player of any level."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        self.seat = seat
        self._level = level
        self._hard = level == "hard"
        self._dice = dice
        self._thought: Thought | None = None
        self._knows_town = False
        """The ways of the town are found once; until then every space is a slice of work."""

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent | None:
        """Think on about this view, or begin to."""
        if not legal:
            self._thought = None
            return None
        if self._thought is None or self._thought.about != view:
            ponder = self._play_like_a_child if self._level == "easy" else self._weigh
            self._thought = Thought(view, ponder(view, legal), now_ms, THINK_MS)
        return self._thought.go_on(now_ms)

    def _play_like_a_child(self, view: View, legal: tuple[Action, ...]) -> Pondering:
        """Takes what lies before it, forgets what it has seen, and loves to move the robber."""
        yield
        tempting = [action for action in legal if self._tempts(view, action)]
        if tempting and self._dice() < CHILD_SEES:
            return self._any(tempting)
        return self._any(legal)

    def _tempts(self, view: View, action: Action) -> bool:
        match action:
            case Walk(to):
                caught = to == view.robber and has_set(view.hands[self.seat])
                return caught or to in view.tokens
            case MoveRobber(to):
                return to in view.officers and to != view.officers[self.seat]
            case TakeFrom() | PlayRobber() | PlayPartner():
                return True
            case Give(token):
                return token is not Token.JEWEL
            case _:
                return False

    def _weigh(self, view: View, legal: tuple[Action, ...]) -> Pondering:
        """The action with the best prospects; medium looks one throw ahead, hard two."""
        if len(legal) == 1:
            yield
            return legal[0]
        if view.phase is Phase.WALK:
            return (yield from self._weigh_walks(view, legal))
        values = []
        for action in legal:
            values.append(self._value(view, action))
            if len(values) % SLICE == 0:
                yield
        return self._best(legal, values)

    def _weigh_walks(self, view: View, legal: tuple[Action, ...]) -> Pondering:
        """What the space brings, what can be reached from there next, and who can come there."""
        gains = landing_gains(view, self.seat, remembers=self._hard)
        outlook = Outlook(view, self.seat, gains)
        if self._hard:
            ahead: dict[int, float] = {}
            for number, space in enumerate(view.town.cells):
                ahead[space] = gains.get(space, 0.0) + outlook.from_space(space)
                if not self._knows_town or number % SLICE == 0:
                    yield
            self._knows_town = True
            outlook = Outlook(view, self.seat, ahead)
        values = []
        for number, action in enumerate(legal):
            if not self._knows_town or number % SLICE == 0:
                yield
            space = action.to if isinstance(action, Walk) else 0
            value = self._landing(view, space, gains.get(space, 0.0)) + outlook.from_space(space)
            values.append(value - self._danger(view, space) if self._hard else value * self._roughly())
        return self._best(legal, values)

    def _danger(self, view: View, space: int) -> float:
        """What rivals may take from somebody who stands there."""
        hand = view.hands[self.seat]
        most = max((loss(hand, token) for token in hand), default=0.0)
        rivals = (Seat(number) for number in range(view.players) if number != self.seat)
        return DREAD * most * sum(visit_chance(view, rival, space) for rival in rivals)

    def _roughly(self) -> float:
        """How well somebody judges who only looks twice."""
        return 1 + ROUGH * (2 * self._dice() - 1)

    def _landing(self, view: View, space: int, brings: float) -> float:
        """What a landing brings at this roll: on a 1 or 2 the robber can come to meet us, or goes away."""
        if view.pips > 2:
            return brings
        reach = view.town.robber_walks(view.robber, view.pips)
        if has_set(view.hands[self.seat]) and (space in reach or space == view.robber):
            return WIN
        return max(brings, 0.0) if space == view.robber else brings

    def _value(self, view: View, action: Action) -> float:
        """What an action brings, by its kind."""
        hand = view.hands[self.seat]
        match action:
            case MoveRobber(to):
                return self._robber_value(view, to)
            case Collect(at):
                return token_gains(view, self.seat, remembers=self._hard)[at]
            case TakeFrom(victim, token):
                return gain(hand, token) + SPITE * loss(view.hands[victim], token)
            case Give(token):
                return -loss(hand, token)
            case Place(at):
                return self._place_value(view, at)
            case PlayRobber():
                best = max(self._robber_value(view, space) for space in view.town.cells)
                return best - (PLAY_AT if best < WIN else 0.0)
            case PlayPartner():
                return self._partner_value(view) - PLAY_AT
            case Done():
                return 0.0
            case _:
                return 0.0

    def _robber_value(self, view: View, to: int) -> float:
        """Catch him, else let him rob the rivals and stand where he helps us and nobody else."""
        mine = view.hands[self.seat]
        if to == view.officers[self.seat] and has_set(mine):
            return WIN
        value = 0.0
        for number, space in enumerate(view.officers):
            theirs = view.hands[number]
            if number == self.seat or not theirs:
                continue
            if space == to:
                value += SPITE * min(loss(theirs, token) for token in theirs)
            elif has_set(theirs):
                value -= 30 * catch_chance(view, Seat(number), to)
        if has_set(mine):
            value += 25 * catch_chance(view, self.seat, to)
        return value

    def _partner_value(self, view: View) -> float:
        hand = view.hands[self.seat]
        on_board = token_gains(view, self.seat, remembers=self._hard).values()
        rivals = (theft_gain(view, self.seat, Seat(n)) for n in range(view.players) if n != self.seat)
        return max((*on_board, *rivals, 0.0 if hand else surprise(view, hand)))

    def _place_value(self, view: View, at: int) -> float:
        """Near to us if we want it, and far from those who do."""
        token = view.staged
        if token is None:
            return 0.0
        value = 0.0
        for number, hand in enumerate(view.hands):
            sign = 1.0 if number == self.seat else -0.7
            value += sign * gain(hand, token) * visit_chance(view, Seat(number), at)
        return value

    def _any(self, some: Sequence[T]) -> T:
        return some[int(self._dice() * len(some)) % len(some)]

    def _best(self, legal: Sequence[Action], values: Iterable[float]) -> Action:
        """The best action; of several that are as good, any."""
        worths = list(values)
        top = max(worths)
        return self._any([action for action, value in zip(legal, worths, strict=True) if value > top - 1e-6])
