"""Who wins how often: `build/level_matches.py GAME PLAYERS [--options ...] [--matches N]`.

PLAYERS is a list such as `newcomer,rookie` or `medium,easy,easy`, or `coach,medium` with somebody who obeys
the coach. They change seats from match to match.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import Seat, SeatSetup, Setup
from game.games.library import GAMES, ai_player, load_board
from game.match.coach import Coach, advice
from game.match.game import LOOKS, parse_options
from game.match.log import simulate
from game.match.match import AnyMatch, Match
from game.match.player import Dice, Intent, Player
from newcomers import cops_and_crooks, hands_up, police_chase, stop_thief

NEWCOMER, COACHED = "newcomer", "coach"
NEWCOMERS: dict[str, Callable[[Seat, Dice], Player]] = {
    "cops-and-crooks": cops_and_crooks.Newcomer,
    "hands-up": hands_up.Newcomer,
    "police-chase": police_chase.Newcomer,
    "stop-thief": stop_thief.Newcomer,
}


class Coached:
    """Somebody who does all that the coach says."""

    def __init__(self, coach: Coach) -> None:
        self._coach = coach

    def decide(self, view: object, legal: tuple[object, ...], now_ms: int) -> Intent[object] | None:
        """Ask the coach and obey."""
        return Intent(advice(self._coach(view, legal)).action, now_ms) if legal else None


class Row(NamedTuple):
    """Who plays what."""

    game: str
    players: tuple[str, ...]
    """Levels, newcomers, and who obeys the coach."""
    options: str = ""
    turn_about: bool = True
    """They change seats from match to match."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What each player won of a row of matches; a shared win counts in parts."""

    matches: int
    won: tuple[float, ...]
    actions: float
    """In a match, on average."""


def played(row: Row, seed: int) -> tuple[list[float], int]:
    """The share of the win for each player of the row, and how many actions it took."""
    game, count = GAMES[row.game], len(row.players)
    shift = seed % count if row.turn_about else 0
    names = [*row.players[shift:], *row.players[:shift]]
    seats = tuple(
        SeatSetup(look, look, "ai", "easy" if name in (NEWCOMER, COACHED) else name)
        for look, name in zip(LOOKS, names, strict=False)
    )
    setup = Setup(game.id, game.board, seats, parse_options(game, row.options, count))
    match: AnyMatch = Match(game.rules, setup, load_board(game.board), seed)
    players = {Seat(number): _player(match, Seat(number), name) for number, name in enumerate(names)}
    winners = simulate(match, players).winners
    shares = [1 / len(winners) if Seat(number) in winners else 0.0 for number in range(count)]
    return [shares[(number - shift) % count] for number in range(count)], len(match.log)


def _player(match: AnyMatch, seat: Seat, name: str) -> Player:
    if name == NEWCOMER:
        return NEWCOMERS[match.setup.game](seat, match.dice(seat))
    coach = GAMES[match.setup.game].coach
    if name == COACHED:
        if coach is None:
            raise ValueError(f"{match.setup.game} has no coach")
        return Coached(coach)
    return ai_player(match, seat)


def shares(row: Row, matches: int, jobs: int = 1, first: int = 0) -> Shares:
    """Play a row; every match has its own chance."""
    work = [(row, seed) for seed in range(first, first + matches)]
    if jobs > 1:
        with Pool(jobs) as pool:
            done = pool.starmap(played, work, 4)
    else:
        done = [played(*each) for each in work]
    won = tuple(sum(each[0][number] for each in done) / matches for number in range(len(row.players)))
    return Shares(matches, won, sum(count for _, count in done) / matches)


def main(args: Sequence[str]) -> None:
    """Play one row and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players")
    parser.add_argument("--options", default="")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the others count on")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fixed", action="store_true", help="nobody changes seats")
    chosen = parser.parse_args(args)
    row = Row(chosen.game, tuple(chosen.players.split(",")), chosen.options, not chosen.fixed)
    done = shares(row, chosen.matches, chosen.jobs, chosen.seed)
    told = ", ".join(f"{name} {won:.0%}" for name, won in zip(row.players, done.won, strict=True))
    print(f"{row.game}: {told} of {done.matches} matches, {done.actions:.0f} actions each")


if __name__ == "__main__":
    main(sys.argv[1:])
