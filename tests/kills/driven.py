"""Runs the real program in child processes, with AIs and random people who play fast, until each is killed.

For every line on stdin, a JSON list of arguments for `main.py`, it forks a child and writes two lines: the
process id, and how the child ended. All is imported before, so that a child starts in no time.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import traceback
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

from game import app
from game.games.library import GAMES, finished, setup_from_text
from game.match import log, save
from game.match.save import Saved
from game.scenes import play, scene_factory
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.private import PageClosed, PrivateScene
from game.scenes.title import TitleScene
from game.shell import loop
from game.shell.loop import FrameLoop
from game.shell.scenes import Pop
from game.shell.sound import Sound
from game.table.board.choices import UNDO

IMPORTED = (scene_factory,)
FRAME_MS = 200.0
"""How far the clock goes on from frame to frame: nobody waits."""
REST_S = 0.002
"""How long it rests after a frame. A real frame leaves more time to other threads."""
ACTS, PAUSES, UNDOES = 0.3, 0.01, 0.1
"""How often people act, pause and undo, of all frames."""


class Play:
    """A clock that runs fast, and the people at the table."""

    def __init__(self) -> None:
        self.ms = 0.0
        self._random = random.Random()

    def now_ms(self) -> float:
        return self.ms

    def turn(self, frames: FrameLoop) -> None:
        """One frame, in which people may act, and next to no rest."""
        self.ms += FRAME_MS
        stack, top = frames.stack, frames.stack.top
        if isinstance(top, TitleScene):
            stack.perform(top.act("continue"))
        elif isinstance(top, PauseScene):
            stack.perform(Pop())
        elif isinstance(top, PrivateScene):
            below = stack.scenes[-2]
            assert isinstance(below, PlayScene)
            seat = below.match.to_act()[0]
            stack.perform(Pop(PageClosed(seat, self._random.choice(below.match.legal(seat)))))
        elif isinstance(top, PlayScene) and self._random.random() < PAUSES:
            stack.perform(top.on_focus_lost())
        elif isinstance(top, PlayScene) and not top.screen.busy and self._random.random() < ACTS:
            self._act(top)
        frames.frame()
        time.sleep(REST_S)

    def _act(self, scene: PlayScene) -> None:
        match = scene.match
        people = [seat for seat in match.to_act() if scene.seating.is_person(seat)]
        if scene.seating.is_person(match.may_undo) and self._random.random() < UNDOES:
            scene.resume(UNDO)
        elif people:
            seat = self._random.choice(people)
            scene.act(seat, self._random.choice(match.legal(seat)))


def note_times(folder: Path) -> None:
    """Let the log of the match tell when a line was written, and `saved.jsonl` when which save was done."""
    line, autosave = log.MatchLog._line, save.autosave  # noqa: SLF001

    def with_time(self: log.MatchLog, **data: object) -> None:
        line(self, wall=time.monotonic(), cpu=time.process_time(), **data)

    def then_note(saves: Path, saved: Saved) -> None:
        autosave(saves, saved)
        with (folder / "saved.jsonl").open("a") as file:
            file.write(json.dumps({"wall": time.monotonic(), "actions": len(saved.log)}) + "\n")

    patch.object(log.MatchLog, "_line", with_time).start()
    patch.object(save, "autosave", then_note).start()


def play_until_killed(folder: str, arguments: list[str]) -> None:
    """Run the program as `main.py` does."""
    os.environ["CAPER_CITY_HOME"] = str(Path(folder, "home"))
    with Path(folder, "said.txt").open("w") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    note_times(Path(folder))
    fast = Play()

    def turn(frames: FrameLoop) -> None:
        fast.turn(frames)

    for module in (play, loop):
        patch.object(module, "now_ms", fast.now_ms).start()
    patch.object(FrameLoop, "turn", turn).start()
    patch.object(Sound, "preload", lambda _: None).start()  # most children do not live so long
    app.run(arguments)


def in_child(folder: str, arguments: list[str]) -> NoReturn:
    """Play, and end with an error if that ends by itself."""
    try:
        play_until_killed(folder, arguments)
    except BaseException:  # noqa: BLE001  (the killer shows it)
        traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)


def serve() -> None:
    """Start a child for every line, after what all of them would do: load screens and boards, and think."""
    for game in GAMES.values():
        game.ui()
        finished(setup_from_text(game, None, ""), seed=1)
    for line in sys.stdin:
        folder, *arguments = json.loads(line)
        child = os.fork()
        if child == 0:
            in_child(folder, arguments)
        print(child, flush=True)  # noqa: T201
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)  # noqa: T201


if __name__ == "__main__":
    serve()
