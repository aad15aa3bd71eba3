"""How people think who play in a test: as an AI would, and never so long that a test gets long."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from game.core.kernel import Seat, Setup
from game.games.library import GAMES, ai_players, load_board
from game.match.match import AnyMatch, Match
from game.match.player import Player
from game.match.session import Session

Mind = Callable[[AnyMatch, Seat], Any]
"""What somebody would do now."""


def decided(player: Player, match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What an AI would do now, however long it thinks."""
    now = 0
    while True:
        intent = player.decide(match.view(seat), match.legal(seat), now)
        assert intent is not None
        if intent.action is not None:
            return intent.action
        now = intent.at_ms


def length(setup: Setup, mind: Mind, seed: int, most: int) -> int:
    """How many actions a match has in which all people think like this; no more than `most` are played."""
    match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), seed)
    session = Session(match, ai_players(match))
    while not session.over and len(match.log) < most:
        seat = match.to_act()[0]
        if seat >= 0 and setup.seats[seat].player == "human":
            session.act(seat, mind(match, seat))
        else:
            session.advance((session.next_due() or session.now_ms) + 1)
    return len(match.log)


def shortest(setup: Setup, mind: Mind, seeds: range, most: int = 400) -> int:
    """The seed of the shortest match of these people."""
    best, found = most, seeds.start
    for seed in seeds:
        here = length(setup, mind, seed, best)
        if here < best:
            best, found = here, seed
    return found


def short_match(setup: Setup, mind: Mind, most: int, first: int = 1) -> int:
    """The first seed with which these people need no more than so many actions of all together."""
    return next(seed for seed in count(first) if length(setup, mind, seed, most + 1) <= most)
