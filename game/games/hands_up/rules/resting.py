"""Whose hand slapped the shared key? It is decided here, from the keys alone, and then stands in the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.kernel import Seat
from game.games.hands_up.rules.tuning import RESTED_MS


@dataclass(slots=True)
class RestingHands:
    """When the players at one keyboard let go of their own keys.

    >>> hands = RestingHands()
    >>> hands.let_go(Seat(1), at_ms=5_000)
    >>> hands.owner((Seat(0), Seat(1)), at_ms=5_300)
    1
    """

    released: dict[Seat, float] = field(default_factory=dict)

    def let_go(self, seat: Seat, at_ms: float) -> None:
        """Note that a hand left its own key."""
        self.released.pop(seat, None)
        self.released[seat] = at_ms

    def owner(self, people: tuple[Seat, ...], at_ms: float) -> Seat | None:
        """Who slapped: the only person at the keyboard, or the last one to let go shortly before.

        None if nobody rested: then the first own key after the slap says who it was.
        """
        if len(people) == 1:
            return people[0]
        rested = [seat for seat, left in self.released.items() if at_ms - left <= RESTED_MS]
        return next((seat for seat in reversed(rested) if seat in people), None)
