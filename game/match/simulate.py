"""A whole match of AIs with no window, on a virtual clock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TextIO

from game.core.kernel import Outcome, Seat
from game.match.log import MatchLog
from game.match.match import AnyMatch
from game.match.player import Player
from game.match.session import Happened, Session


def simulate(match: AnyMatch, players: Mapping[Seat, Player], file: TextIO) -> None:
    """Play a match to its end and write every line."""
    log = MatchLog(file)
    log.begin(match)
    for happened in play_out(Session(match, players)):
        log.add(happened)
    outcome = match.outcome()
    if outcome is not None:
        log.end(outcome)


def finish(match: AnyMatch, players: Mapping[Seat, Player]) -> Outcome:
    """Play a match to its end."""
    for _ in play_out(Session(match, players)):
        pass
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    return outcome


def play_out(session: Session) -> Iterator[Happened]:
    """Turn the clock from one thing to the next until the match is over."""
    while session.match.outcome() is None:
        yield from session.advance(session.next_due() or session.now_ms)
