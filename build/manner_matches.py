"""Whether one manner wins more than another: `build/manner_matches.py GAME [--level ...] [--matches N]`.

Four AIs of one level play, each with a manner of its own. They change seats from match to match.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import SeatSetup, Setup
from game.games.library import GAMES, finished
from game.match.game import LOOKS, parse_options
from game.match.manners import MANNER_OF, MANNERS


def wins(name: str, level: str, matches: int, first: int) -> dict[str, float]:
    """How many matches each manner wins; a shared win counts in parts."""
    game, won = GAMES[name], dict.fromkeys(MANNERS, 0.0)
    for seed in range(first, first + matches):
        shift = seed % len(MANNERS)
        looks = [*LOOKS[shift : len(MANNERS)], *LOOKS[:shift]]
        seats = tuple(SeatSetup(look, look, "ai", level) for look in looks)
        setup = Setup(game.id, game.board, seats, parse_options(game, "", len(looks)))
        _, outcome = finished(setup, seed)
        for seat in outcome.winners:
            won[MANNER_OF[looks[seat]]] += 1 / len(outcome.winners)
    return won


def main(args: Sequence[str]) -> None:
    """Play the matches and print a row of RULES.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the others count on")
    chosen = parser.parse_args(args)
    won = wins(chosen.game, chosen.level, chosen.matches, chosen.seed)
    cells = (f"{won[manner] / chosen.matches:.0%}" for manner in MANNERS)
    print(f"| `{chosen.game}` | {chosen.level} | {chosen.matches} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main(sys.argv[1:])
