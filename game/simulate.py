"""A whole match with no window, on a virtual clock, told as one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from game.ai.registry import players
from game.ai.runner import Happened, Runner
from game.boards.tmx import BadMap, load_board
from game.commandline import Options
from game.core.codec import CodecError, decode, encode, encode_tagged
from game.core.kernel import Outcome, Setup
from game.core.match import AnyMatch, Match
from game.core.save import BadSave, Saved
from game.lineup import BadLineup, game_named, setup_from_text
from game.rules.registry import GAMES, BadOption


def run(options: Options) -> int:
    """Play the match that the command line asks for; 0, or 2 with a sentence on stderr."""
    try:
        game = game_named(options.simulate or "")
        setup = setup_from_text(game, options.seats, options.options)
        _refuse_people(setup)
        with _opened(options.log) as file:
            simulate(setup, options.seed or 0, file)
    except (BadLineup, BadOption, BadMap, OSError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


def _refuse_people(setup: Setup) -> None:
    if any(seat.player == "human" for seat in setup.seats):
        raise BadLineup("A simulated match has no people in it; give every seat an AI, such as ai:hard.")


def simulate(setup: Setup, seed: int, file: TextIO) -> AnyMatch:
    """Play to the end and write every line."""
    match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), seed)
    log = MatchLog(file)
    log.begin(match)
    for happened in play_out(Runner(match, players(match))):
        log.add(happened)
    outcome = match.outcome()
    if outcome is not None:
        log.end(outcome)
    return match


def finished(setup: Setup, seed: int) -> tuple[AnyMatch, Outcome]:
    """A match of AIs that has been played to its end."""
    match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), seed)
    for _ in play_out(Runner(match, players(match))):
        pass
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    return match, outcome


def play_out(runner: Runner) -> Iterator[Happened]:
    """Turn the clock from one thing to the next until the match is over."""
    while runner.match.outcome() is None:
        yield from runner.advance(runner.next_due() or runner.now_ms)


class MatchLog:
    """Writes a match line by line, so that a crash leaves all that came before it."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def begin(self, match: AnyMatch) -> None:
        """The set-up, and what has already happened in a match that goes on."""
        self._line({"setup": encode(match.setup), "seed": match.seed})
        for entry in match.log:
            self.add(Happened(entry.seat, entry.action, entry.at_ms, ()))

    def add(self, happened: Happened) -> None:
        """One action, its seat and its events."""
        self._line(
            {
                "seat": happened.seat,
                "at_ms": happened.at_ms,
                "action": encode_tagged(happened.action),
                "events": [encode_tagged(event) for event in happened.events],
            }
        )

    def take_back(self) -> None:
        """The last action was taken back."""
        self._line({"taken_back": True})

    def end(self, outcome: Outcome) -> None:
        """The outcome."""
        self._line({"outcome": encode(outcome)})

    def _line(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._file.flush()


def read_log(path: Path) -> Saved:
    """A logged match, as a save that can be replayed."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        head, log = lines[0], list[dict[str, Any]]()
        for line in lines[1:]:
            if "action" in line:
                log.append({key: line[key] for key in ("seat", "at_ms", "action")})
            elif "taken_back" in line:
                log.pop()
        return Saved(decode(Setup, head["setup"]), head["seed"], tuple(log))
    except (OSError, ValueError, IndexError, KeyError, TypeError, CodecError) as error:
        raise BadSave(f"{path} is no log of a match ({error})") from error


@contextmanager
def _opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    with path.open("w", encoding="utf-8") as file:
        yield file
