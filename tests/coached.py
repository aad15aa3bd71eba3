"""Matches in which everybody obeys the coach, and what the coach says on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.library import GAMES, load_board
from game.match.coach import Advice, advice
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match


@dataclass(frozen=True)
class Asked:
    """One question to the coach, and the answer."""

    match: AnyMatch
    """As it is before the move; it goes on afterwards."""
    seat: Seat
    view: Any
    said: Advice[Any]


def coached(name: str, seed: int, players: int, options: str = "", most: int = 600) -> Iterator[Asked]:
    """A match of turns in which everybody obeys the coach."""
    game = GAMES[name]
    assert game.coach
    seats = tuple(SeatSetup(look, look, "ai") for look in LOOKS[:players])
    setup = Setup(name, game.board, seats, parse_options(game, options, players))
    match: AnyMatch = Match(game.rules, setup, load_board(game.board), seed)
    for at_ms in range(most):
        if not match.to_act():
            return
        (seat,) = match.to_act()
        if seat == CHANCE:
            match.draw(at_ms)
            continue
        view = match.view(seat)
        said = advice(game.coach(view, match.legal(seat)))
        yield Asked(match, seat, view, said)
        match.act(seat, said.action, at_ms)
