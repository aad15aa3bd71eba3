"""What the command line asks for, checked before any window opens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TextIO

from game import paths
from game.commandline import Options
from game.core.kernel import Setup
from game.core.trouble import Trouble
from game.games.library import GAMES, ai_players, load_board, new_match, restored, setup_from_text
from game.match.game import BadSetup
from game.match.log import CannotWrite, read_log, simulate
from game.match.save import BadSave, Saved
from game.shell.words import Words

TROUBLE = (Trouble, OSError)


def checked(options: Options) -> Setup | Saved | None:
    """The match to play at once, or the one to replay, if any; raises `Trouble` if that is impossible."""
    if options.log:
        with _opened(options.log, "a"):
            pass
    if options.tour and not paths.can_write(options.tour):
        raise Trouble("request.tour", folder=options.tour)
    if options.replay:
        try:
            saved = read_log(options.replay, GAMES)
            restored(saved)
        except BadSave as reason:
            raise Trouble("request.replay", file=options.replay, reason=reason) from reason
        return saved
    if options.play:
        setup = _setup(options.play, options)
        load_board(setup.board)
        return setup
    return None


def run_simulation(options: Options) -> int:
    """Play the match that the command line asks for. Return the exit code."""
    try:
        setup = _setup(options.simulate or "", options)
        if any(seat.player == "human" for seat in setup.seats):
            raise BadSetup("setup.only-ais")
        with _opened(options.log, "w") as file:
            match = new_match(setup, options.seed or 0)
            simulate(match, ai_players(match), file)
    except TROUBLE as error:
        return refuse(error)
    return 0


def refuse(error: Exception) -> int:
    """Say on stderr why a request cannot be done, and return the exit code."""
    print(sentence(error, Words()), file=sys.stderr)  # noqa: T201
    return 2


def sentence(error: Exception, words: Words) -> str:
    """What to tell people about an error."""
    return words.explain(error) if isinstance(error, Trouble) else str(error)


def _setup(game: str, options: Options) -> Setup:
    if game not in GAMES:
        raise BadSetup("setup.unknown-game", game=game, games=", ".join(GAMES))
    return setup_from_text(GAMES[game], options.seats, options.options)


@contextmanager
def _opened(path: Path | None, mode: Literal["a", "w"]) -> Iterator[TextIO]:
    """The log to write, or standard output where none was asked for."""
    if path is None:
        yield sys.stdout
        return
    try:
        with path.open(mode, encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise CannotWrite(path, error) from error
