"""What matches of Cops and Crooks are like: `build/cops_and_crooks_tables.py [table ...] [--matches N]`."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.ai.cops_and_crooks import Schemer
from game.boards.tmx import load_board
from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.core.match import AnyMatch, Match
from game.rules.cops_and_crooks.state import COPS, State, Where
from game.rules.cops_and_crooks.tuning import MONEY
from game.rules.registry import COPS_AND_CROOKS, LOOKS, parsed

MATCHES = 20
LEVELS = ("easy", "medium", "hard")
CROOKS = (1, 2, 3, 4)


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
    conserved: bool
    """No dollar was made or lost, at any time."""
    dawn: bool
    """It ended because the night was over."""


def main(args: Sequence[str]) -> None:
    """Measure the tables that are asked for, or all, and print them."""
    known: dict[str, Callable[[int], None]] = {"equal": equal, "pairings": pairings}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=", ".join(known))
    parser.add_argument("--matches", type=int, default=MATCHES, help="in every row")
    chosen = parser.parse_args(args)
    for name in chosen.tables or known:
        known[name](chosen.matches)


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, each row as soon as it is known."""
    print(f"\n**{title}**\n")
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)


def equal(count: int) -> None:
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
        "best getaway (mean)",
        "money conserved",
    )
    rows = (_equal(crooks, level, count) for crooks in CROOKS for level in LEVELS)
    table(f"Equal levels, {count} matches a row", head, rows)


def _equal(crooks: int, level: str, count: int) -> Sequence[str]:
    done = ends(level, level, crooks, count)
    rounds = sorted(end.rounds for end in done)
    share = statistics.mean(end.share for end in done)
    return (
        str(crooks),
        level,
        f"{statistics.median(rounds):.0f} ({rounds[count // 10]}-{rounds[-1 - count // 10]})",
        f"{sum(end.dawn for end in done)}",
        f"{share:.0%}",
        f"{share * (crooks + 1):.2f}",
        f"{statistics.mean(end.cops for end in done):,.0f}",
        f"{statistics.mean(end.fled for end in done):.1f}",
        f"{statistics.mean(end.most for end in done):,.0f}",
        "yes" if all(end.conserved for end in done) else "NO",
    )


def pairings(count: int) -> None:
    """How the levels do against each other."""
    head = ("crooks", "the Cops", *(f"against {level} crooks" for level in LEVELS), "money conserved")
    rows = (_pairing(crooks, cops, count) for crooks in CROOKS for cops in LEVELS)
    table(f"Wins of the Cops and median rounds, {count} matches each", head, rows)


def _pairing(crooks: int, cops: str, count: int) -> Sequence[str]:
    row = [str(crooks), cops]
    conserved = True
    for level in LEVELS:
        done = ends(cops, level, crooks, count)
        conserved = conserved and all(end.conserved for end in done)
        share = statistics.mean(end.share for end in done)
        row.append(f"{share:.0%}, {statistics.median(end.rounds for end in done):.0f} rounds")
    return (*row, "yes" if conserved else "NO")


@cache
def ends(cops: str, crooks: str, count: int, matches: int) -> tuple[Ended, ...]:
    """How so many matches ended, each with chance of its own; nothing is played twice."""
    return tuple(_played((cops, *(crooks,) * count), seed) for seed in range(matches))


def _played(levels: Sequence[str], seed: int) -> Ended:
    match = _seated(levels, seed)
    schemers = [Schemer(Seat(seat), level, match.dice(Seat(seat))) for seat, level in enumerate(levels)]
    conserved = True
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(0)
        else:
            (seat,) = seats
            match.act(seat, _wish(schemers[seat], match, seat), 0)
        conserved = conserved and _ledger(match.state) == MONEY
    return _ended(match, conserved=conserved)


def _ended(match: AnyMatch, *, conserved: bool) -> Ended:
    state: State = match.state
    outcome = match.outcome()
    winners = outcome.winners if outcome else ()
    fled = [crook for crook in state.crooks if crook.where is Where.FLED]
    return Ended(
        state.round,
        (COPS in winners) / len(winners),
        state.cops_cash,
        len(fled),
        max((crook.cash for crook in fled), default=0),
        conserved,
        state.ended == "time-up",
    )


def _ledger(state: State) -> int:
    """All the money there is."""
    return (
        state.bank
        + state.agency
        + state.cops_cash
        + sum(crook.cash + sum(crook.stashes) for crook in state.crooks)
    )


def _seated(levels: Sequence[str], seed: int) -> AnyMatch:
    seats = tuple(SeatSetup(look, look) for look in LOOKS[: len(levels)])
    options = parsed(COPS_AND_CROOKS, "", len(levels))
    setup = Setup(COPS_AND_CROOKS.id, COPS_AND_CROOKS.board, seats, options)
    return Match(COPS_AND_CROOKS.rules, setup, load_board(COPS_AND_CROOKS.board), seed)


def _wish(schemer: Schemer, match: AnyMatch, seat: Seat) -> object:
    """What is done after as much thinking as it takes."""
    view, legal = match.view(seat), match.legal(seat)
    while True:
        intent = schemer.decide(view, legal, 0)
        if intent is None:
            raise ValueError("somebody who has to act wants nothing")
        if intent.action is not None:
            return intent.action


if __name__ == "__main__":
    main(sys.argv[1:])
