"""Every decision of a match, with what the player saw who took it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from game.core.kernel import ActionT, Seat, StateT, ViewT
from game.match.match import Match


@dataclass(frozen=True, slots=True)
class Decision(Generic[ViewT, ActionT]):
    """What a player did, and the view it was decided by."""

    seat: Seat
    view: ViewT
    action: ActionT


def decisions(match: Match[StateT, ActionT, ViewT]) -> Iterator[Decision[ViewT, ActionT] | None]:
    """All decisions of players so far, oldest first; None for what chance and the clock did.

    The match is played again, one action at a time.
    """
    rules = match.rules
    state = rules.new(match.setup, match.board)
    for entry in tuple(match.log):
        yield None if entry.seat < 0 else Decision(entry.seat, rules.view(state, entry.seat), entry.action)
        state = rules.apply(state, entry.seat, entry.action).state
