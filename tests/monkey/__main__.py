"""Plays, and says what happened."""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from unittest.mock import patch

from bench_memory import TITLE_FRAMES, Clock, megabytes, open_files
from game.app import open_window_and_shell
from game.core.kernel import Setup
from game.games.library import GAMES, setup_from_text
from game.match.game import LEVELS, BadSetup
from game.match.lesson import read_lesson
from game.scenes.lesson import LessonScene
from game.scenes.lobby_lineup import DEFAULT_KEYS
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from game.scenes.scene_factory import SceneFactory
from game.shell.controls import now_ms
from game.shell.loop import FrameLoop
from game.shell.scenes import Reset
from game.shell.settings import COLOURS, MOTIONS, SPEEDS, TEXT_SCALES
from game.table.seating import Chair, Seating
from tests.monkey.hands import Monkey

CLOCKS = (
    "game.shell.loop.now_ms",
    "game.scenes.play.now_ms",
    "game.shell.controls.now_ms",
)
FRAMES_MS = (17.0, 33.0, 100.0, 500.0)
"""How far the clock goes on in a frame."""
MOST_FRAMES, STRAYS = 2_500, 100
"""How long a match is played at most, and how long the monkey may be elsewhere."""
LESSONS = 0.25
"""How often it takes a lesson instead of a match."""
LUCK = 0.1
"""How often it does by chance what the rules allow: a board has many places where a press does nothing."""
FEWEST = 5
"""Matches to compare with as many."""
GROWS = 1.10
"""How much more memory the last titles may take than the first ones after warming up."""


@dataclass
class Report:
    """What the monkey has done and what the program took."""

    game: str
    seed: int
    minutes: float = 0.0
    frames: int = 0
    presses: int = 0
    matches: int = 0
    lessons: int = 0
    """How many of them were lessons."""
    ended: int = 0
    actions: int = 0
    raised: str = ""
    megabytes: list[float] = field(default_factory=list)
    """At the title, after each match."""
    files: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)

    def grown(self) -> list[str]:
        """What has grown from the second quarter of the matches to the last."""
        quarter = len(self.files) // 4
        if quarter < FEWEST:
            return []
        found: dict[str, tuple[Sequence[float], float]] = {
            "memory": (self.megabytes, GROWS),
            "files": (self.files, 1.0),
            "threads": (self.threads, 1.0),
        }
        return [
            name
            for name, (taken, grows) in found.items()
            if max(taken[-quarter:]) > grows * max(taken[quarter : 2 * quarter])
        ]


class Evening:
    """The real program, and the monkey in front of it."""

    def __init__(self, game: str, seed: int) -> None:
        self.report = Report(game, seed)
        self._random = random.Random(seed)
        self._clock = Clock()
        self._clock.ms = now_ms()
        for path in CLOCKS:
            patch(path, self._clock.now).start()
        self._shell = open_window_and_shell((1280, 720))
        self._shell.sound.preload()
        self._monkey = Monkey(self._random)
        self._loop = FrameLoop(self._shell, SceneFactory(self._shell).title())

    def play(self, minutes: float) -> None:
        """Play one match after the other for so long, with a look at the title after each."""
        begun = time.monotonic()
        while time.monotonic() < begun + 60 * minutes:
            self._loop.stack.perform(Reset(self._match()))
            self._monkey_about(begun + 60 * minutes)
            self._loop.stack.perform(Reset(SceneFactory(self._shell).title()))
            for _ in range(TITLE_FRAMES):
                self._frame()
            self.report.matches += 1
            self.report.megabytes.append(round(megabytes(), 1))
            self.report.files.append(open_files())
            self.report.threads.append(threading.active_count())
        self.report.minutes = round((time.monotonic() - begun) / 60, 1)
        self.report.presses = self._monkey.presses

    def _monkey_about(self, until: float) -> None:
        """Press until the match is over, or has lasted too long, or the monkey has strayed too far."""
        strayed, playing, shown = 0, self._loop.stack.scenes[0], 0
        assert isinstance(playing, PlayScene)
        for _ in range(MOST_FRAMES):
            self._monkey.press()
            if self._random.random() < LUCK:
                self._be_lucky()
            self._frame()
            there = playing in self._loop.stack.scenes
            strayed = 0 if there else strayed + 1
            shown += isinstance(self._loop.stack.top, ResultsScene)
            if not self._loop.stack or strayed > STRAYS or time.monotonic() > until:
                break
        self.report.ended += shown > 0
        self.report.actions += len(playing.match.log)

    def _be_lucky(self) -> None:
        """Do something that is legal for a person, if the match is on top and waits for one.

        In a lesson it is what the lesson asks for.
        """
        top = self._loop.stack.top
        if not isinstance(top, PlayScene) or top.screen.busy:
            return
        if isinstance(top, LessonScene):
            if (step := top.source.step) and step.waits and step.action is not None:
                top.act(step.seat, step.action)
            return
        people = [seat for seat in top.match.to_act() if top.seating.is_person(seat)]
        if people:
            seat = self._random.choice(people)
            top.act(seat, self._random.choice(top.match.legal(seat)))

    def close(self) -> None:
        """Stop all sounds and the threads that load them."""
        self._shell.sound.close()

    def _frame(self) -> None:
        self._clock.ms += self._random.choice(FRAMES_MS)
        self._loop.frame()
        self.report.frames += 1
        if not self._loop.stack:  # the monkey has quit
            self._loop = FrameLoop(self._shell, SceneFactory(self._shell).title())

    def _match(self) -> PlayScene:
        """A match with any options and any seats, at any speed, or a lesson."""
        pick = self._random.choice
        self._shell.settings.change(
            first_start_done=True,
            speed=pick(SPEEDS),
            motion=pick(MOTIONS),
            text_scale=pick(TEXT_SCALES),
            colours=pick(COLOURS),
        )
        if (names := GAMES[self.report.game].lessons) and self._random.random() < LESSONS:
            self.report.lessons += 1
            lesson = read_lesson(GAMES[self.report.game], pick(names))
            return SceneFactory(self._shell).lessons.scene(lesson, pick((None, 1, 2)))
        setup = self._setup()
        scene = SceneFactory(self._shell, seed=self._random.randrange(1_000)).play(
            setup, self._seating(setup)
        )
        assert isinstance(scene, PlayScene)
        return scene

    def _setup(self) -> Setup:
        game, pick = GAMES[self.report.game], self._random.choice
        while True:
            options = ",".join(f"{option.key}={pick(option.values)}" for option in game.options)
            people = ["human", *(f"ai:{level}" for level in LEVELS)]
            seats = [pick(people) for _ in range(self._random.randint(1, game.players[-1]))]
            try:
                return setup_from_text(game, ",".join(seats), options)
            except BadSetup:  # too few seats for this mode, or the like
                continue

    def _seating(self, setup: Setup) -> Seating:
        """People at the keyboard, and two of them at the pads."""
        pads = list(self._shell.controls.pads())
        chairs = []
        for number, seat in enumerate(setup.seats):
            if seat.player == "ai":
                chairs.append(Chair("ai"))
            elif pads and self._random.random() < 0.5:
                chairs.append(Chair("pad", DEFAULT_KEYS[number], pads.pop()))
            else:
                chairs.append(Chair("keyboard", DEFAULT_KEYS[number]))
        return Seating(tuple(chairs))

    def last_presses(self) -> str:
        """What the monkey did last."""
        return ", ".join(self._monkey.last)


def play(game: str, minutes: float, seed: int) -> bool:
    """Play one game; True if all went well."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAPER_CITY_HOME"] = home
        evening = Evening(game, seed)
        report = evening.report

        def raised_in_thread(args: threading.ExceptHookArgs) -> None:
            report.raised += "".join(traceback.format_exception(args.exc_value))

        threading.excepthook = raised_in_thread
        try:
            evening.play(minutes)
        except Exception:  # noqa: BLE001  (it is reported)
            report.raised += traceback.format_exc()
        evening.close()
        patch.stopall()
    if report.raised:
        sys.stderr.write(f"{report.raised}after: {evening.last_presses()}\n")
    print(json.dumps(asdict(report) | {"grown": report.grown()}), flush=True)  # noqa: T201
    return not report.raised and not report.grown()


if __name__ == "__main__":
    name, *more = sys.argv[1:]
    length, first = float(more[0]) if more else 30.0, int(more[1]) if more[1:] else 1
    went_well = [play(one, length, first) for one in (GAMES if name == "all" else [name])]
    sys.exit(not all(went_well))
