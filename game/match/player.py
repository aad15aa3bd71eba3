"""AI players: each looks at a view and says what it wants to do, and when."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.core.kernel import ActionT, Seat, ViewT
from game.match.manners import PACE

Dice = Callable[[], float]
SLICE_MS = 16
"""Between two slices: one frame."""
AS_GOOD = 1e-6
"""Values that differ by less are equally good."""
A = TypeVar("A")
"""An action."""
A_co = TypeVar("A_co", covariant=True)
Pondering = Generator[None, None, A]
"""Yields after every slice of work, and returns the action it wants."""


@dataclass(frozen=True, slots=True)
class Intent(Generic[A_co]):
    """Take `action` at `at_ms` on the match's clock. If it is None, ask again then."""

    action: A_co | None
    at_ms: int


class Player(Protocol):
    """An AI in one seat; it remembers what it saw, and sees nothing but views."""

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent[Any] | None:  # noqa: ANN401
        """Return what it wants to do next; None to wait for a change.

        The view and the actions are those of its game, see `AnyRules`.
        """
        ...


PlayerMaker = Callable[[Seat, str, Dice, str], Player]
"""Makes a player from its seat, its level, its own dice and its manner."""
STRENGTHS = ("rookie", "easy", "medium", "hard")
FIRST_STRENGTH = 0.0
"""A rookie: nobody knows yet how well the others play."""
BIAS = 0.08
"""How far behind it wants to be."""
PULL = 1.0
"""How much a lead of one changes the strength at each decision."""


class Adaptive:
    """An AI that aims for a close match: weaker while it leads, stronger while it is behind."""

    def __init__(self, at_level: Callable[[str], Player], lead: Callable[[Any], float]) -> None:
        self._at_level = at_level
        self._lead = lead
        self._strength = FIRST_STRENGTH
        self._level = STRENGTHS[round(FIRST_STRENGTH)]
        self._player = at_level(self._level)
        self._about: object = None

    def decide(self, view: Any, legal: tuple[Any, ...], now_ms: int) -> Intent[Any] | None:  # noqa: ANN401
        """Let a player of the right level decide; a new one knows no plan of the one before."""
        if legal and view != self._about:
            self._about = view
            self._strength -= PULL * (self._lead(view) + BIAS)
            self._strength = min(max(0.0, self._strength), len(STRENGTHS) - 1.0)
            level = STRENGTHS[round(self._strength)]
            if level != self._level:
                self._level, self._player = level, self._at_level(level)
        return self._player.decide(view, legal, now_ms)


class Thinker(Generic[ViewT, ActionT]):
    """An AI player in a game of turns. It ponders about one view until it has decided; each game says how.

    Slices are counted in work, not in time, so a replay thinks the same on any machine.
    """

    def __init__(self, seat: Seat, dice: Dice, think_ms: int, manner: str = "") -> None:
        self.seat = seat
        self._manner = manner
        """One of the four `MANNERS`; empty for an AI that has none."""
        self._dice = dice
        self._think_ms = round(think_ms * PACE.get(manner, 1.0))
        """How long a decision takes at least, because people have to follow."""
        self._about: ViewT | None = None
        self._pondering: Pondering[ActionT]
        self._ready_ms = 0
        self._intent: Intent[ActionT] | None = None

    def decide(self, view: ViewT, legal: tuple[ActionT, ...], now_ms: int) -> Intent[ActionT] | None:
        """Think one slice further about this view, or begin to."""
        if not legal:
            self._about = None
            return None
        if self._about != view:
            self._about, self._pondering, self._intent = view, self._ponder(view, legal), None
            self._ready_ms = now_ms + self._least_ms(view)
        if self._intent is None:
            try:
                next(self._pondering)
            except StopIteration as end:
                self._intent = Intent(end.value, max(now_ms, self._ready_ms))
        return self._intent or Intent(None, now_ms + SLICE_MS)

    def choose(self, view: ViewT, legal: Sequence[ActionT]) -> ActionT:
        """Think to the end and return the action."""
        pondering = self._ponder(view, legal)
        while True:
            try:
                next(pondering)
            except StopIteration as end:
                action: ActionT = end.value
                return action

    def ponder(self, view: ViewT, legal: Sequence[ActionT]) -> Pondering[ActionT]:
        """Choose one of these for the coach, a slice at a time."""
        return self._ponder(view, legal)

    def _ponder(self, view: ViewT, legal: Sequence[ActionT]) -> Pondering[ActionT]:
        """Choose one of these, a slice at a time."""
        raise NotImplementedError

    def _least_ms(self, view: ViewT) -> int:
        """How long a decision about this view takes at least."""
        del view
        return self._think_ms

    def _best(
        self,
        actions: Sequence[A],
        values: Sequence[float],
        taste: Callable[[A], float] | None = None,
        nearly: float = AS_GOOD,
    ) -> A:
        """The best action. Of several that are nearly as good, one that is to the taste, or any."""
        top = max(values)
        good = [action for action, value in zip(actions, values, strict=True) if value > top - nearly]
        if taste is None or len(good) == 1:
            return self._any(good)
        return self._best(good, [taste(action) for action in good])

    def _any(self, some: Sequence[A]) -> A:
        return some[int(self._dice() * len(some)) % len(some)]
