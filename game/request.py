"""What the command line asks for, checked before any window opens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from game.boards.tiled_map import BadMap
from game.commandline import Options
from game.core.kernel import Setup
from game.core.trouble import Trouble
from game.games.library import GAMES, ai_players, load_board, new_match, restored, setup_from_text
from game.games.manifest import Manifest
from game.match.game import BadOption
from game.match.lineup import BadLineup
from game.match.log import read_log
from game.match.save import BadSave, Saved
from game.match.simulate import simulate
from game.shell.words import Words

TROUBLE = (BadSave, BadLineup, BadOption, BadMap, OSError)


class BadRequest(ValueError):  # noqa: N818
    """Arguments that make no sense, with a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Request:
    """A match to play at once, or one to show again."""

    setup: Setup | None = None
    replay: Saved | None = None


def checked(options: Options) -> Request:
    """The request in the options; `BadRequest` when it cannot be done."""
    try:
        if options.log:
            options.log.open("a", encoding="utf-8").close()
        if options.replay:
            saved = read_log(options.replay)
            restored(saved)
            return Request(replay=saved)
        if options.play:
            setup = _setup(options.play, options)
            load_board(setup.board)
            return Request(setup=setup)
    except TROUBLE as error:
        raise BadRequest(_sentence(error)) from error
    return Request()


def run_simulation(options: Options) -> int:
    """Play the match that the command line asks for; 0, or 2 with a sentence on stderr."""
    try:
        setup = _setup(options.simulate or "", options)
        if any(seat.player == "human" for seat in setup.seats):
            raise BadLineup("A simulated match has no people in it; give every seat an AI, such as ai:hard.")
        with _opened(options.log) as file:
            match = new_match(setup, options.seed or 0)
            simulate(match, ai_players(match), file)
    except TROUBLE as error:
        print(_sentence(error), file=sys.stderr)  # noqa: T201
        return 2
    return 0


def game_named(name: str) -> Manifest:
    """The game with this id."""
    if name in GAMES:
        return GAMES[name]
    raise BadLineup(f"There is no game '{name}'. Games: {', '.join(GAMES)}.")


def _sentence(error: Exception) -> str:
    return Words().explain(error) if isinstance(error, Trouble) else str(error)


def _setup(game: str, options: Options) -> Setup:
    return setup_from_text(game_named(game), options.seats, options.options)


@contextmanager
def _opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    with path.open("w", encoding="utf-8") as file:
        yield file
