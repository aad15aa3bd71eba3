"""What matches of Stop Thief! are like: `python build/stop_thief_tables.py [table ...] [--matches N]`."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import permutations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import CHANCE, TABLE
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.actions import Appear, EndTurn, NoPush, NoTip, Stay, Step
from game.games.stop_thief.rules.belief import public_candidates
from game.games.stop_thief.rules.state import Phase, Sound
from game.match.game import LOOKS
from game.match.match import AnyMatch
from stop_thief_matches import SEER, Ended, Table, ends, played, seated

MATCHES = 10
SECONDS = 45
"""A turn takes about so long at a table."""
LEVELS = ("easy", "medium", "hard")
MODES = (
    *((players, "difficulty=standard") for players in (2, 3, 4)),
    *((players, "difficulty=intermediate") for players in (2, 3, 4)),
    *((players, "difficulty=advanced") for players in (2, 3, 4)),
    (1, "mode=solo"),
    *((players, "mode=cooperative") for players in (2, 3, 4)),
    *((players, "mode=one-vs-many") for players in (2, 3, 4, 5)),
)
HUNTERS = (1, 2, 3, 4)
LURES = (0, 5, 10, 15)
"""In tenths."""
CURVE = (4.0, 8.6, 8.0, 4.7, 4.2, 3.8, 2.7, 2.6)
"""Candidates after clues 1 to 8 of the standard game, as planned."""
SOUNDS = tuple(sound.value for sound in Sound)
IDLE = NoTip, NoPush, Stay, EndTurn


def main(args: Sequence[str]) -> None:
    """Measure the tables that are asked for, or all, and print them."""
    known: dict[str, Callable[[int], None]] = {
        measure.__name__: measure
        for measure in (lengths, together, lured, hidden, shares, levels, seen, heard, clues)
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=", ".join(known))
    parser.add_argument("--matches", type=int, default=MATCHES, help="in every row, or a multiple of it")
    chosen = parser.parse_args(args)
    for name in chosen.tables or known:
        known[name](chosen.matches)


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, each row as soon as it is known."""
    print(f"\n**{title}**\n")
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)


def lengths(count: int) -> None:
    """How long a match is."""
    head = ("mode", "seats", "turns (most)", "minutes", "captures", "turns of medium AIs", "of easy AIs")
    table(f"Turns and captures, hard AIs, {count} matches a row", head, _lengths(count))


def _lengths(count: int) -> Iterable[Sequence[str]]:
    for players, options in MODES:
        easy, medium, hard = (ends(Table((level,) * players, options), count) for level in LEVELS)
        turns = sorted(end.turns for end in hard)
        mean = statistics.mean(turns)
        yield (
            options.partition("=")[2],
            str(players),
            f"{mean:.0f} ({turns[count // 10]}-{turns[-1 - count // 10]})",
            f"{mean * SECONDS / 60:.0f}",
            f"{statistics.mean(end.captures for end in hard):.1f}",
            *(f"{statistics.mean(end.turns for end in ended):.0f}" for ended in (medium, easy)),
        )


def together(count: int) -> None:
    """How often the investigators win against the Pack, with either Loot."""
    head = ("players", "tight Loot", *LEVELS, "Loot of the rule book", *LEVELS)
    table(
        f"Co-op wins, {2 * count} matches each", head, (_together(players, 2 * count) for players in HUNTERS)
    )


def _together(players: int, count: int) -> Sequence[str]:
    row = ["solo" if players == 1 else str(players)]
    for loot in (tuning.TIGHT_LOOT[players], tuning.LOOT):
        row += (f"{loot:,}", *(_caught(_pack(level, players, loot), count) for level in LEVELS))
    return row


def lured(count: int) -> None:
    """How often they win, by the lure."""
    head = ("players", *(f"k = {lure / 10}" for lure in LURES))
    rows = ((str(players), *(_lured(players, lure, count) for lure in LURES)) for players in HUNTERS)
    title = f"Co-op wins of hard AIs and what is left of 50,000, by lure, {count} matches each"
    table(title, head, rows)


def _lured(players: int, lure: int, count: int) -> str:
    pack = _pack("hard", players, tuning.LOOT, f",lure={lure}")
    return f"{_caught(pack, count)}, {statistics.mean(end.loot for end in ends(pack, count)):,.0f}"


def _pack(level: str, players: int, loot: int, options: str = "") -> Table:
    mode = "mode=solo" if players == 1 else "mode=cooperative"
    return Table((level,) * players, mode + options, loot // 1_000)


def _caught(hunt: Table, count: int) -> str:
    return f"{sum(end.caught for end in ends(hunt, count)) / count:.0%}"


def hidden(count: int) -> None:
    """How often hard investigators catch all of a Pack that an AI plays."""
    head = ("the Pack", *(f"against {players}" for players in HUNTERS))
    rows = ((level, *(_caught(_hunted(level, players), count) for players in HUNTERS)) for level in LEVELS)
    table(f"One vs. many: wins of hard investigators, {count} matches each", head, rows)


def _hunted(level: str, players: int) -> Table:
    return Table((level, *("hard",) * players), "mode=one-vs-many")


def shares(count: int) -> None:
    """Whether some investigator wins more than is fair."""
    head = ("hard AIs, standard", *LOOKS)
    rows = (
        (f"{players} players, {15 * count} matches", *_shares(players, 15 * count)) for players in (2, 3, 4)
    )
    table("Share of wins per investigator; 1.00 is fair", head, rows)


def _shares(players: int, count: int) -> Iterable[str]:
    """All orders of investigators, spread over the seeds."""
    orders = [*permutations(LOOKS, players)]
    stride = next(step for step in (7, 11, 13) if len(orders) % step)
    won, sat = dict.fromkeys(LOOKS, 0.0), dict.fromkeys(LOOKS, 0)
    for seed in range(count):
        looks = orders[seed * stride % len(orders)]
        match = played(Table(("hard",) * players, looks=looks), seed)
        for look in looks:
            sat[look] += 1
        for seat in match.state.winners:
            won[looks[seat]] += 1 / len(match.state.winners)
    return [f"{won[look] * players / sat[look]:.2f}" for look in LOOKS]


def levels(count: int) -> None:
    """Whether each level beats the one below."""
    head = ("two players", "standard", "intermediate", "advanced")
    pairs = (("hard", "medium"), ("hard", "easy"), ("medium", "easy"))
    rows = ((f"{one} beats {other}", *_beaten(one, other, 3 * count)) for one, other in pairs)
    table(f"Level against level, {3 * count} matches each, every deal from both seats", head, rows)


def _beaten(one: str, other: str, count: int) -> Iterable[str]:
    for difficulty in ("standard", "intermediate", "advanced"):
        won = 0.0
        for seed in range(count):
            sides = (one, other) if seed % 2 else (other, one)
            match = played(Table(sides, f"difficulty={difficulty}"), seed // 2)
            won += sum(sides[seat] == one for seat in match.state.winners) / len(match.state.winners)
        yield f"{won / count:.0%}"


def seen(count: int) -> None:
    """How close hard AIs come to an all-seeing one."""
    head = ("mode", "players", "hard", "all-seeing AI", "ratio")
    table(f"Turns per arrest, all players together, {count} matches each", head, _seen(count))


def _seen(count: int) -> Iterable[Sequence[str]]:
    for players, options in MODES:
        if "one-vs-many" in options or (players == 4 and "standard" not in options):
            continue
        hard, seer = (_to_arrest(ends(Table((who,) * players, options), count)) for who in ("hard", SEER))
        yield options.partition("=")[2], str(players), f"{hard:.2f}", f"{seer:.2f}", f"{hard / seer:.2f}"


def _to_arrest(done: Sequence[Ended]) -> float:
    return sum(end.turns for end in done) / sum(end.captures for end in done)


def heard(count: int) -> None:
    """How often each clue is heard, and how often a thief robs again."""
    head = ("mode", "seats", "robberies after the first, a case", *SOUNDS)
    rows = (_heard(players, options, count) for players, options in MODES)
    table(f"How often each clue is heard, in percent, hard AIs, {count} matches a row", head, rows)


def _heard(players: int, options: str, count: int) -> Sequence[str]:
    sounds: Counter[str] = Counter()
    cases = alarms = 0
    for seed in range(count):
        for entry in played(Table(("hard",) * players, options), seed).log:
            if isinstance(entry.action, Appear | Step):
                sounds[entry.action.sound] += 1
                cases += isinstance(entry.action, Appear)
                alarms += isinstance(entry.action, Step) and entry.action.sound is Sound.ALARM
    whole = sum(sounds.values())
    shares = (f"{100 * sounds[sound] / whole:.1f}" for sound in SOUNDS)
    return options.partition("=")[2], str(players), f"{alarms / cases:.2f}", *shares


def clues(count: int) -> None:
    """How many spaces fit after every clue, to all who only listen."""
    head = ("candidates after clue", *(str(clue) for clue in range(1, 1 + len(CURVE))))
    free, hunted = _undisturbed(20 * count), _hunted_down(4 * count)
    rows = (
        ("planned", *map(str, CURVE)),
        (f"mean, {20 * count} undisturbed cases", *_each(free, statistics.mean, ".1f")),
        ("median", *_each(free, statistics.median, ".0f")),
        (f"mean, {4 * count} matches of two hard AIs", *_each(hunted, statistics.mean, ".1f")),
        ("median", *_each(hunted, statistics.median, ".0f")),
        ("cases that lasted this long", *_each(hunted, len, "d")),
    )
    table("Candidates per clue in the standard game", head, rows)


Counted = list[list[int]]
"""By clue, how many candidates there were in every case."""


def _each(counted: Counted, figure: Callable[[list[int]], float], form: str) -> Iterable[str]:
    return (format(figure(spaces), form) if spaces else "-" for spaces in counted)


def _undisturbed(cases: int) -> Counted:
    """Nobody goes anywhere, asks or arrests."""
    counted: Counted = [[] for _ in CURVE]
    for seed in range(cases):
        match = seated(Table(("hard", "hard")), seed)
        while not counted[-1][seed:]:
            (seat,) = match.to_act()
            _count(match, counted)
            if seat == CHANCE:
                match.draw(0)
            else:
                idle = [action for action in match.legal(seat) if isinstance(action, IDLE)]
                match.act(seat, (idle or match.legal(seat))[0], 0)
    return counted


def _hunted_down(count: int) -> Counted:
    counted: Counted = [[] for _ in CURVE]
    for seed in range(count):
        played(Table(("hard", "hard")), seed, partial(_count, counted=counted))
    return counted


def _count(match: AnyMatch, counted: Counted) -> None:
    heard = len(match.state.clues)
    if match.state.phase is Phase.CARD and heard <= len(CURVE):
        counted[heard - 1].append(len(public_candidates(match.view(TABLE))))


if __name__ == "__main__":
    main(sys.argv[1:])
