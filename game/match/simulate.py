"""A whole match of AIs without a window, on a virtual clock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TextIO

from game.core.kernel import Outcome, Seat
from game.match.log import MatchLog
from game.match.match import AnyMatch
from game.match.player import Player
from game.match.session import ActionResult, Session


def simulate(match: AnyMatch, players: Mapping[Seat, Player], file: TextIO) -> None:
    """Play a match to its end and log every action."""
    log = MatchLog(file)
    log.begin(match)
    log.end(finish(match, players, log))


def finish(match: AnyMatch, players: Mapping[Seat, Player], log: MatchLog | None = None) -> Outcome:
    """Play a match to its end."""
    for done in play_out(Session(match, players)):
        if log:
            log.add(done)
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    return outcome


def play_out(session: Session) -> Iterator[ActionResult]:
    """Turn the clock from one action to the next until the match is over."""
    while session.match.outcome() is None:
        yield from session.advance(session.next_due() or session.now_ms)
