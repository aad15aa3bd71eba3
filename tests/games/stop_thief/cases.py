"""Cases of Stop Thief! that were closed, as the stage learns of them, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from game.core.kernel import TABLE, Event, Seat
from game.games.stop_thief.ai.player import Sleuth
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.events import Captured, CaseClosed
from game.games.stop_thief.rules.state import Hunt, Searched, State, View
from game.games.stop_thief.screen.case.trace import Trace
from game.match.match import Match
from game.match.session import Session
from tests.games.stop_thief.cities import MODES, RULES, board, stop_thief

every_mode = pytest.mark.parametrize(
    ("players", "options"), [pytest.param(*mode, marks=pytest.mark.slow) for mode in MODES]
)


@dataclass(frozen=True)
class Case:
    """A case that was closed, as the stage learns of it."""

    hunt: Hunt
    trace: Trace
    ended: str


class WatchedMatch(Match[State, Action, View]):
    """Keeps every case that comes to light."""

    cases: list[Case]

    def act(self, seat: Seat, action: Action, at_ms: int) -> tuple[Event, ...]:
        before = self.view(TABLE)
        events = super().act(seat, action, at_ms)
        self.cases += closed(before, self.view(TABLE), events)
        return events


def closed(before: View, after: View, events: tuple[Event, ...]) -> Iterator[Case]:
    """The case that these events close, if they do."""
    caught = (Searched(event.seat, event.space, True) for event in events if isinstance(event, Captured))
    last = next(caught, None)
    for event in events:
        if isinstance(event, CaseClosed):
            table = after if after.record else before
            yield Case(table, Trace.of(table, event.route, last), after.ended)


@cache
def cases(players: int, options: str) -> list[Case]:
    """All cases of a match that investigators have played."""
    match = WatchedMatch(RULES, stop_thief(players, options), board(), 1)
    match.cases = []
    seats = map(Seat, range(players))
    sleuths = {seat: Sleuth(seat, "easy", random.Random(seat).random) for seat in seats}
    session = Session(match, sleuths)
    while not session.over:
        session.advance(session.next_due() or session.now_ms)
    return match.cases
