"""What matches of Stop Thief! are like: `python build/stop_thief_tables.py [table ...] [--matches N]`."""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import CHANCE, TABLE
from game.games.stop_thief.rules.actions import EndTurn, NoPush, NoTip, Stay
from game.games.stop_thief.rules.belief import public_candidates
from game.games.stop_thief.rules.state import Phase, Sound
from game.match.game import LOOKS
from game.match.match import AnyMatch
from game.match.player import STRENGTHS
from stop_thief_matches import NEWCOMER, ONE_VS_MANY, Archive, Ended, Row, seated

MATCHES = 200
FIRST = 900_000
"""The first seed; the game was tuned on others."""
SECONDS = 45
"""A turn takes about so long at a table."""
SEATS = (2, 3, 4)
HUNTERS = (1, 2, 3, 4)
DIFFICULTIES = ("standard", "intermediate", "advanced")
STANDARD = "difficulty=standard"
MODES = (
    *((seats, f"difficulty={difficulty}") for difficulty in DIFFICULTIES for seats in SEATS),
    (1, "mode=solo"),
    *((seats, "mode=cooperative") for seats in SEATS),
    *((1 + hunters, ONE_VS_MANY) for hunters in HUNTERS),
)
CURVE = (4.0, 8.6, 8.0, 4.7, 4.2, 3.8, 2.7, 2.6)
"""Candidates after clues 1 to 8 of the standard game, as planned."""
SOUNDS = tuple(sound.value for sound in Sound)
IDLE = NoTip, NoPush, Stay, EndTurn


class Tables:
    """Every table, each with so many matches in a row."""

    def __init__(self, archive: Archive, count: int) -> None:
        self._archive = archive
        self._count = count

    def newcomers(self) -> None:
        """What newcomers win."""
        head = ("against", *(f"{seats} players" for seats in SEATS))
        rows = (
            (f"{level} AIs", *(self._first((NEWCOMER, *[level] * (seats - 1))) for seats in SEATS))
            for level in STRENGTHS[:2]
        )
        self._print("Wins of a newcomer, standard", head, rows)

    def adaptive(self) -> None:
        """What an adaptive AI wins."""
        head = ("an adaptive AI", "wins", "turns")
        others = (NEWCOMER, "medium", "hard")
        rows = ((f"against {other}", *self._adaptive(other)) for other in others)
        self._print("Adaptive AIs, standard, two players", head, rows)

    def _adaptive(self, other: str) -> Sequence[str]:
        done = self._played(("adaptive", other))
        return _percent(_wins(done, 0)), _turns(done)

    def levels(self) -> None:
        """How often each level beats the one below."""
        head = ("rivals", *(f"{better} beats {worse}" for worse, better in pairwise(STRENGTHS)))
        modes = [(seats, "standard") for seats in SEATS] + [(2, other) for other in DIFFICULTIES[1:]]
        rows = (
            (f"{seats}, {difficulty}", *self._beaten(seats, f"difficulty={difficulty}"))
            for seats, difficulty in modes
        )
        self._print("Level against level: the better side's share of the wins; 50 % is equal", head, rows)

    def _beaten(self, seats: int, options: str) -> Iterable[str]:
        """Seats alternate between two levels; with three seats each level has two in half of the matches."""
        for worse, better in pairwise(STRENGTHS):
            sides = [((better, worse) * seats)[:seats], ((worse, better) * seats)[:seats]][: 1 + seats % 2]
            won = [
                sum(_wins(done, place) for place, level in enumerate(side) if level == better)
                for side in sides
                for done in [self._played(side, options, len(sides))]
            ]
            yield _percent(statistics.mean(won))

    def together(self) -> None:
        """How often investigators win against the Pack."""
        head = ("investigators", *(f"{level}: wins, turns" for level in STRENGTHS), "hard, tight Loot")
        rows = ((_team(players), *self._together(players)) for players in HUNTERS)
        self._print("Wins against the Pack, with the rule book's Loot", head, rows)

    def _together(self, players: int) -> Iterable[str]:
        for level in STRENGTHS:
            done = self._played((level,) * players, _hunt(players))
            yield f"{_caught(done)}, {_turns(done)}"
        yield _caught(self._played(("hard",) * players, f"{_hunt(players)},loot=tight"))

    def hidden(self) -> None:
        """How often a Pack that somebody plays wins."""
        head = ("level of all", *(f"against {players}: wins, turns" for players in HUNTERS))
        rows = ((level, *(self._hidden(level, players) for players in HUNTERS)) for level in STRENGTHS)
        self._print("One vs. many: wins of the Pack", head, rows)

    def _hidden(self, level: str, players: int) -> str:
        done = self._played((level,) * (1 + players), ONE_VS_MANY)
        return f"{_percent(_wins(done, 0))}, {_turns(done)}"

    def lengths(self) -> None:
        """How long a match is."""
        head = ("mode", "seats", "turns (most)", "minutes", "captures")
        self._print("Turns and captures, hard AIs", head, map(self._length, *zip(*MODES, strict=True)))

    def _length(self, seats: int, options: str) -> Sequence[str]:
        done = self._played(("hard",) * seats, options)
        if not done:
            return []
        turns = sorted(end.turns for end in done)
        mean, tenth = statistics.mean(turns), len(turns) // 10
        captures = statistics.mean(end.captures for end in done)
        most = f"{mean:.0f} ({turns[tenth]}-{turns[-1 - tenth]})"
        return options.partition("=")[2], str(seats), most, f"{mean * SECONDS / 60:.0f}", f"{captures:.1f}"

    def shares(self) -> None:
        """Whether some investigator wins more than is fair."""
        head = ("hard AIs, standard", *LOOKS)
        done = {seats: self._played(("hard",) * seats) for seats in SEATS}
        rows = [(f"{seats} players", _shares(ends)) for seats, ends in done.items() if ends]
        if rows:
            means = [statistics.mean(each) for each in zip(*(shares for _, shares in rows), strict=True)]
            rows.append(("mean", means))
        title = "Share of wins per investigator; 1.00 is fair"
        self._print(title, head, ((name, *map("{:.2f}".format, shares)) for name, shares in rows))

    def heard(self) -> None:
        """How often each clue is heard, and how often a thief robs again."""
        head = ("mode", "seats", "robberies after the first, a case", *SOUNDS)
        title = "How often each clue is heard, in percent, hard AIs"
        self._print(title, head, map(self._heard, *zip(*MODES, strict=True)))

    def _heard(self, seats: int, options: str) -> Sequence[str]:
        done = self._played(("hard",) * seats, options)
        if not done:
            return []
        sounds: Counter[str] = Counter()
        for end in done:
            sounds.update(end.sounds)
        robberies = sum(end.robberies for end in done) / sum(end.cases for end in done)
        shares = (f"{100 * sounds[sound] / sounds.total():.1f}" for sound in SOUNDS)
        return options.partition("=")[2], str(seats), f"{robberies:.2f}", *shares

    def clues(self) -> None:
        """How many spaces fit after every clue, to all who only listen."""
        counted = _undisturbed(self._count)
        head = ("candidates after clue", *(str(clue) for clue in range(1, 1 + len(CURVE))))
        rows = (
            ("planned", *map(str, CURVE)),
            ("mean", *(f"{statistics.mean(spaces):.1f}" for spaces in counted)),
            ("median", *(f"{statistics.median(spaces):.0f}" for spaces in counted)),
        )
        self._print("Candidates per clue in the standard game, cases that nobody disturbs", head, rows)

    def _played(self, players: Sequence[str], options: str = STANDARD, parts: int = 1) -> list[Ended]:
        return self._archive.matches(Row(tuple(players), options), self._count // parts)

    def _first(self, players: Sequence[str]) -> str:
        return _percent(_wins(self._played(players), 0))

    def _print(self, title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Print a table, each row as soon as it is known."""
        print(f"\n**{title}, {self._count} matches each**\n")
        print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
        for row in filter(None, rows):
            print(f"| {' | '.join(row)} |", flush=True)


def _wins(done: Sequence[Ended], place: int) -> float:
    return statistics.mean(end.shares[place] for end in done) if done else math.nan


def _caught(done: Sequence[Ended]) -> str:
    return _percent(statistics.mean(any(end.shares) for end in done) if done else math.nan)


def _turns(done: Sequence[Ended]) -> str:
    return f"{statistics.mean(end.turns for end in done):.0f}" if done else "-"


def _percent(share: float) -> str:
    return "-" if math.isnan(share) else f"{share:.0%}"


def _team(players: int) -> str:
    return "solo" if players == 1 else str(players)


def _hunt(players: int) -> str:
    return "mode=solo" if players == 1 else "mode=cooperative"


def _shares(done: Sequence[Ended]) -> list[float]:
    """By character, the share of the wins."""
    won, sat = dict.fromkeys(LOOKS, 0.0), dict.fromkeys(LOOKS, 0)
    for end in done:
        for look, share in zip(end.looks, end.shares, strict=True):
            won[look] += share
            sat[look] += 1
    return [won[look] * len(done[0].looks) / max(1, sat[look]) for look in LOOKS]


def _undisturbed(cases: int) -> list[list[int]]:
    """By clue, how many candidates there are in every case; nobody goes anywhere, asks or arrests."""
    counted: list[list[int]] = [[] for _ in CURVE]
    for seed in range(FIRST, FIRST + cases):
        match = seated(Row(("hard", "hard")), seed)
        while len(counted[-1]) <= seed - FIRST:
            (seat,) = match.to_act()
            _count(match, counted)
            if seat == CHANCE:
                match.draw(0)
            else:
                idle = [action for action in match.legal(seat) if isinstance(action, IDLE)]
                match.act(seat, (idle or match.legal(seat))[0], 0)
    return counted


def _count(match: AnyMatch, counted: list[list[int]]) -> None:
    heard = len(match.state.clues)
    if match.state.phase is Phase.CARD and heard <= len(CURVE):
        counted[heard - 1].append(len(public_candidates(match.view(TABLE))))


def main(args: Sequence[str]) -> None:
    """Measure the tables that are asked for, or all, and print them."""
    known = [name for name, value in vars(Tables).items() if callable(value) and name[0] != "_"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=", ".join(known))
    parser.add_argument("--matches", type=int, default=MATCHES, help="in every row")
    parser.add_argument("--raw", type=Path, help="write every match to this file, and play none of it again")
    parser.add_argument("--written", action="store_true", help="play nothing; '-' for what isn't written yet")
    chosen = parser.parse_args(args)
    tables = Tables(Archive(chosen.raw, FIRST, play=not chosen.written), chosen.matches)
    for name in chosen.tables or known:
        getattr(tables, name)()


if __name__ == "__main__":
    main(sys.argv[1:])
