"""How much memory matches in a row take: `python build/bench_memory.py 1920x1080 21`.

AIs play in a window of this size, with every frame drawn, and after each match the title is shown again. The
last line is a JSON list with the memory and the open files at the title, at first and after each match.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import patch

if TYPE_CHECKING:
    from game.scenes.scene_factory import SceneFactory
    from game.shell.scenes import Scene

ROOT = Path(__file__).resolve().parent.parent
FRAME_MS = 50.0
"""The time from frame to frame: matches pass quickly, and everything is still drawn."""
MOST_FRAMES = 1_500
"""A longer match is left before its end."""
TITLE_FRAMES = 80
"""Enough for music to fade and for memory to be given back."""


class Reading(NamedTuple):
    """What the program takes."""

    game: str
    megabytes: float
    peak: float
    """During the match."""
    files: int


class Clock:
    """A clock that the bench moves on."""

    ms = 0.0

    def now(self) -> float:
        """Return its time."""
        return self.ms


def readings(size: tuple[int, int], matches: int) -> Iterator[Reading]:
    """Play so many matches of all games in turn."""
    from game.app import open_window_and_shell  # noqa: PLC0415
    from game.games.library import GAMES  # noqa: PLC0415
    from game.scenes.scene_factory import SceneFactory  # noqa: PLC0415
    from game.shell.loop import FrameLoop  # noqa: PLC0415
    from game.shell.scenes import Reset  # noqa: PLC0415

    shell = open_window_and_shell(size)
    shell.settings.change(first_start_done=True, motion="full", speed="2")
    shell.sound.preload()
    clock, games = Clock(), list(GAMES.values())
    with patch("game.shell.loop.now_ms", clock.now), patch("game.scenes.play.now_ms", clock.now):
        loop = FrameLoop(shell, SceneFactory(shell).title())

        def run(frames: int) -> float:
            """Show so many frames; returns the most memory meanwhile."""
            peak = 0.0
            for frame in range(frames):
                clock.ms += FRAME_MS
                loop.frame()
                if frame % 50 == 0:
                    peak = max(peak, megabytes())
            return peak

        run(TITLE_FRAMES)
        yield Reading("title", megabytes(), 0.0, open_files())
        for number in range(matches):
            game = games[number % len(games)]
            loop.stack.perform(Reset(_match(SceneFactory(shell, seed=number + 1), game.id)))
            peak = run(MOST_FRAMES)
            loop.stack.perform(Reset(SceneFactory(shell).title()))
            run(TITLE_FRAMES)
            yield Reading(game.id, megabytes(), peak, open_files())


def _match(factory: SceneFactory, game_id: str) -> Scene:
    """A match of AIs, with about half of the seats that there may be."""
    from game.core.kernel import SeatSetup, Setup  # noqa: PLC0415
    from game.games.library import GAMES  # noqa: PLC0415
    from game.match.game import LOOKS, all_options  # noqa: PLC0415
    from game.table.seating import Chair, Seating  # noqa: PLC0415

    game = GAMES[game_id]
    players = game.players[len(game.players) // 2]
    seats = tuple(SeatSetup(look, look, "ai") for look in LOOKS[:players])
    setup = Setup(game.id, game.board, seats, all_options(game, {}, players))
    return factory.play(setup, Seating(tuple(Chair("ai") for _ in seats)))


def megabytes() -> float:
    """What this program has in memory now."""
    status = Path("/proc/self/status").read_text("utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def open_files() -> int:
    """How many files this program has open."""
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def main(size: str, matches: str) -> None:
    """Measure, and print a line for every reading."""
    sys.path.insert(0, str(ROOT))
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    width, height = map(int, size.split("x"))
    taken = []
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAPER_CITY_HOME"] = home
        for reading in readings((width, height), int(matches)):
            taken.append(reading)
            print("%-16s %4.0f MB (at most %4.0f), %d files" % reading, flush=True)
    print(json.dumps(taken))


if __name__ == "__main__":
    main(*sys.argv[1:3])
