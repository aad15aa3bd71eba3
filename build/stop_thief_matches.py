"""Matches of Stop Thief! for the tables: who plays, and what is left of each match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.library import ai_player, load_board
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Action, Appear, Step
from game.games.stop_thief.rules.state import Sound
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.player import Player
from newcomers.stop_thief import Newcomer

NEWCOMER = "newcomer"
ONE_VS_MANY = "mode=one-vs-many"
STRIDES = 7, 11, 13


class Row(NamedTuple):
    """Who plays what; they change seats from match to match, but for the Pack."""

    players: tuple[str, ...]
    """Levels, and newcomers; in one-vs-many the Pack is the first."""
    options: str = ""


@dataclass(frozen=True, slots=True)
class Ended:
    """What is left of a match. Everything by player is in the order of the row."""

    shares: tuple[float, ...]
    """Of the win; all of a team that wins share it."""
    looks: tuple[str, ...]
    turns: int
    captures: int
    loot: int
    sounds: dict[str, int]
    cases: int
    robberies: int
    """After the first of each case."""


class Archive:
    """All matches of a run. With a file, they are written down as they end and never played again."""

    def __init__(self, file: Path | None, first: int, *, play: bool = True) -> None:
        self._play = play
        self._file = file
        self._first = first
        self._ended: dict[tuple[Row, int], Ended] = dict(_written(file)) if file and file.exists() else {}

    def matches(self, row: Row, count: int) -> list[Ended]:
        """So many matches of a row, each with chance of its own; none if some would have to be played."""
        seeds = range(self._first, self._first + count)
        if not self._play and any((row, seed) not in self._ended for seed in seeds):
            return []
        return [self._match(row, seed) for seed in seeds]

    def _match(self, row: Row, seed: int) -> Ended:
        if (row, seed) not in self._ended:
            self._ended[row, seed] = ended = played(row, seed)
            if self._file:
                with self._file.open("a") as file:
                    file.write(json.dumps([row.players, row.options, seed, asdict(ended)]) + "\n")
        return self._ended[row, seed]


def _written(file: Path) -> Iterator[tuple[tuple[Row, int], Ended]]:
    for line in file.read_text().splitlines():
        players, options, seed, about = json.loads(line)
        about |= {"shares": tuple(about["shares"]), "looks": tuple(about["looks"])}
        yield (Row(tuple(players), options), seed), Ended(**about)


def played(row: Row, seed: int) -> Ended:
    """Play a match."""
    shift = _shift(row, seed)
    match = play_out(row, seed)
    winners, looks = match.state.winners, [seat.look for seat in match.setup.seats]
    shares = [(seat in winners) / max(1, len(winners)) for seat in range(len(looks))]
    heard = [entry.action for entry in match.log if isinstance(entry.action, Appear | Step)]
    later = [action for action in heard if isinstance(action, Step)]
    return Ended(
        (*shares[-shift:], *shares[:-shift]) if shift else tuple(shares),
        (*looks[-shift:], *looks[:-shift]) if shift else tuple(looks),
        match.state.turns,
        sum(map(len, match.state.captured)),
        match.state.loot,
        dict(Counter(action.sound.value for action in heard)),
        len(heard) - len(later),
        sum(action.sound is Sound.ALARM for action in later),
    )


def play_out(row: Row, seed: int, watch: Callable[[AnyMatch], None] = lambda _: None) -> AnyMatch:
    """A match that was played to its end; `watch` sees it whenever somebody decides."""
    match, shift = seated(row, seed), _shift(row, seed)
    names = (*row.players[shift:], *row.players[:shift])
    players = [_player(match, Seat(seat), name) for seat, name in enumerate(names)]
    while seats := match.to_act():
        (seat,) = seats
        if seat == CHANCE:
            match.draw(0)
        else:
            watch(match)
            match.act(seat, _choice(players[seat], match, seat), 0)
    return match


def seated(row: Row, seed: int) -> AnyMatch:
    """A match that begins; all orders of characters take turns."""
    count, shift = len(row.players), _shift(row, seed)
    orders = _orders(count)
    stride = next(step for step in STRIDES if len(orders) % step)
    names = (*row.players[shift:], *row.players[:shift])
    seats = tuple(
        SeatSetup(look.title(), look, "ai", "easy" if name == NEWCOMER else name)
        for look, name in zip(orders[seed * stride % len(orders)], names, strict=True)
    )
    setup = Setup(STOP_THIEF.id, STOP_THIEF.board, seats, parse_options(STOP_THIEF, row.options, count))
    return Match(STOP_THIEF.rules, setup, load_board(STOP_THIEF.board), seed)


@cache
def _orders(count: int) -> Sequence[tuple[str, ...]]:
    return tuple(permutations(LOOKS, count))


def _shift(row: Row, seed: int) -> int:
    return 0 if row.options == ONE_VS_MANY else seed % len(row.players)


def _player(match: AnyMatch, seat: Seat, name: str) -> Player:
    return Newcomer(seat, match.dice(seat)) if name == NEWCOMER else ai_player(match, seat)


def _choice(player: Player, match: AnyMatch, seat: Seat) -> Action:
    """What is done after as much thinking as it takes."""
    view, legal = match.view(seat), match.legal(seat)
    if len(legal) == 1:
        only: Action = legal[0]
        return only
    while True:
        intent = player.decide(view, legal, 0)
        if intent is None:
            raise ValueError("somebody who has to act wants nothing")
        if intent.action is not None:
            action: Action = intent.action
            return action
