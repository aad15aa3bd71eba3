"""What matches of Cops and Crooks are like: `build/cops_and_crooks_tables.py [table ...] [--matches N]`.

With `--raw FILE` every match is written down as it ends, and what the file has already is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Action, Roll
from game.games.cops_and_crooks.rules.state import COPS, State, Where
from game.games.cops_and_crooks.rules.tuning import FACES, MONEY
from game.games.cops_and_crooks.rules.turns import TIME_UP
from game.games.library import load_board
from game.match.game import LOOKS, parse_options

MATCHES = 20
CHUNK = 4
"""Matches that a worker plays before it reports."""
LEVELS = ("easy", "medium", "hard")
CROOKS = (1, 2, 3, 4)
RULES = COPS_AND_CROOKS.rules


class Game(NamedTuple):
    """Who plays, and with what luck."""

    crooks: int
    cops: str
    level: str
    """Of the crooks."""
    seed: int


@dataclass(frozen=True, slots=True)
class Ended:
    """What is left of a match."""

    rounds: int
    share: float
    """Of the win, for the Cops."""
    cops: int
    """What the Cops earned."""
    fled: int
    """How many crooks got away."""
    most: int
    """What the best of them got away with."""
    tickets: int
    """How many tickets were bought."""
    stopped: int
    """How many of them ended in an arrest."""
    conserved: bool
    """No dollar was made or lost, at any time."""
    dawn: bool
    """It ended because the night was over."""


class Book:
    """All matches that are known, and who plays the others."""

    def __init__(self, matches: int, first: int, jobs: int, raw: Path | None) -> None:
        self.matches = matches
        """In every row."""
        self._first = first
        """The seed of the first match of a row; the others count on."""
        self._jobs, self._raw = jobs, raw
        self._known: dict[Game, Ended] = dict(_written(raw) if raw and raw.exists() else ())

    def ends(self, crooks: int, cops: str, level: str) -> list[Ended]:
        """How the matches of these players ended."""
        games = [Game(crooks, cops, level, self._first + number) for number in range(self.matches)]
        missing = [game for game in games if game not in self._known]
        if missing and self._jobs > 1:
            with Pool(self._jobs) as pool:
                self._note(pool.imap_unordered(played, missing, CHUNK))
        else:
            self._note(map(played, missing))
        return [self._known[game] for game in games]

    def _note(self, done: Iterable[tuple[Game, Ended]]) -> None:
        for game, end in done:
            self._known[game] = end
            if self._raw:
                with self._raw.open("a") as file:
                    file.write(json.dumps([game, asdict(end)]) + "\n")


def _written(raw: Path) -> Iterator[tuple[Game, Ended]]:
    for line in raw.read_text().splitlines():
        game, end = json.loads(line)
        yield Game(*game), Ended(**end)


def main(args: Sequence[str]) -> None:
    """Measure the tables that are asked for, or all, and print them."""
    known: dict[str, Callable[[Book], None]] = {"equal": equal, "pairings": pairings}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=", ".join(known))
    parser.add_argument("--matches", type=int, default=MATCHES, help="in every row")
    parser.add_argument("--seed", type=int, default=0, help="of the first match in a row")
    parser.add_argument("--jobs", type=int, default=1, help="matches that are played at the same time")
    parser.add_argument("--raw", type=Path, help="where matches are written down")
    chosen = parser.parse_args(args)
    book = Book(chosen.matches, chosen.seed, chosen.jobs, chosen.raw)
    for name in chosen.tables or known:
        known[name](book)


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, each row as soon as it is known."""
    print(f"\n**{title}**\n")
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}", flush=True)
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)


# ---- tables ----


def equal(book: Book) -> None:
    """How a match goes between equals."""
    head = (
        "crooks",
        "level of all",
        "rounds: median (10-90 %)",
        "ended by dawn",
        "wins of the Cops",
        "of an equal share",
        "the Cops earn (mean)",
        "getaways a match",
        "tickets stopped",
        "best getaway (mean)",
        "money conserved",
    )
    rows = (_equal(book.ends(crooks, level, level), crooks, level) for crooks in CROOKS for level in LEVELS)
    table(f"Equal levels, {book.matches} matches a row", head, rows)


def _equal(done: Sequence[Ended], crooks: int, level: str) -> Sequence[str]:
    rounds, tenth = sorted(end.rounds for end in done), len(done) // 10
    share = statistics.mean(end.share for end in done)
    return (
        str(crooks),
        level,
        f"{statistics.median(rounds):.0f} ({rounds[tenth]}-{rounds[-1 - tenth]})",
        f"{sum(end.dawn for end in done)}",
        f"{share:.0%}",
        f"{share * (crooks + 1):.2f}",
        f"{statistics.mean(end.cops for end in done):,.0f}",
        f"{statistics.mean(end.fled for end in done):.1f}",
        f"{sum(end.stopped for end in done) / max(1, sum(end.tickets for end in done)):.0%}",
        f"{statistics.mean(end.most for end in done):,.0f}",
        _yes(done),
    )


def pairings(book: Book) -> None:
    """How the levels do against each other."""
    head = (
        "crooks",
        "the Cops",
        *(f"against {level} crooks" for level in LEVELS),
        "ended by dawn",
        "money conserved",
    )
    rows = (_pairing(book, crooks, cops) for crooks in CROOKS for cops in LEVELS)
    table(f"Wins of the Cops and median rounds, {book.matches} matches each", head, rows)


def _pairing(book: Book, crooks: int, cops: str) -> Sequence[str]:
    cells, everything = [], []
    for level in LEVELS:
        done = book.ends(crooks, cops, level)
        everything += done
        share = statistics.mean(end.share for end in done)
        cells.append(f"{share:.0%}, {statistics.median(end.rounds for end in done):.0f} rounds")
    return (str(crooks), cops, *cells, f"{sum(end.dawn for end in everything)}", _yes(everything))


def _yes(done: Sequence[Ended]) -> str:
    return "yes" if all(end.conserved for end in done) else "NO"


# ---- matches ----


def played(game: Game) -> tuple[Game, Ended]:
    """A match to its end, without a log."""
    levels = (game.cops, *(game.level,) * game.crooks)
    die = random.Random(game.seed)
    schemers = [
        CopsAndCrooksAi(Seat(seat), level, random.Random(f"{game.seed}/{seat}").random)
        for seat, level in enumerate(levels)
    ]
    state, conserved, tickets, stopped = _dealt(len(levels)), True, 0, 0
    while (seat := state.acting) is not None:
        action: Action
        if seat == CHANCE:
            action = Roll(die.randint(1, FACES))
        else:
            action = schemers[seat].choose(RULES.view(state, seat), RULES.legal(state, seat))
        before, state = state, RULES.apply(state, seat, action).state
        for was, crook in zip(before.crooks, state.crooks, strict=True):
            tickets += crook.ticket and not was.ticket
            stopped += was.ticket and crook.arrests > was.arrests
        conserved = conserved and _ledger(state) == MONEY
    return game, _ended(state, tickets, stopped, conserved=conserved)


@cache
def _dealt(seats: int) -> State:
    """How every match begins."""
    names = tuple(SeatSetup(look, look) for look in LOOKS[:seats])
    options = parse_options(COPS_AND_CROOKS, "", seats)
    setup = Setup(COPS_AND_CROOKS.id, COPS_AND_CROOKS.board, names, options)
    state: State = RULES.new(setup, load_board(COPS_AND_CROOKS.board))
    return state


def _ended(state: State, tickets: int, stopped: int, *, conserved: bool) -> Ended:
    outcome = RULES.outcome(state)
    winners = outcome.winners if outcome else ()
    fled = [crook.cash for crook in state.crooks if crook.where is Where.FLED]
    return Ended(
        state.round,
        (COPS in winners) / len(winners),
        state.cops_cash,
        len(fled),
        max(fled, default=0),
        tickets,
        stopped,
        conserved,
        state.ended == TIME_UP,
    )


def _ledger(state: State) -> int:
    """All the money there is."""
    return (
        state.bank
        + state.agency
        + state.cops_cash
        + sum(crook.cash + sum(crook.stashes) for crook in state.crooks)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
