"""What the command line asks the window to show, checked before any window opens."""

from __future__ import annotations

from dataclasses import dataclass

from game.boards.tmx import BadMap, load_board
from game.commandline import Options
from game.core.kernel import Setup
from game.core.save import BadSave, Saved
from game.lineup import BadLineup, game_named, setup_from_text
from game.replay import restored
from game.rules.registry import BadOption
from game.simulate import read_log


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
            setup = setup_from_text(game_named(options.play), options.seats, options.options)
            load_board(setup.board)
            return Request(setup=setup)
    except (BadSave, BadLineup, BadOption, BadMap, OSError) as error:
        raise BadRequest(str(error)) from error
    return Request()
