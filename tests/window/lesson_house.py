"""The real window with the lessons in it, one after the other: `python -m tests.window.lesson_house HANDS`.

`pad` presses a virtual pad, which lives in this process; other hands are outside. Time runs faster here.
A line says which lesson has begun or was left, and at last that all were finished.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack
from unittest.mock import patch

from game.app import open_window_and_shell
from game.games.library import GAMES
from game.match.lesson import Lesson, read_lesson
from game.scenes.lesson import LessonScene
from game.scenes.scene_factory import SceneFactory
from game.shell.controls import now_ms
from game.shell.devices import Verb
from game.shell.loop import FrameLoop
from game.shell.scenes import Reset
from tests.pads import Button, VirtualPad
from tests.window.ring_reader import RingReader

FASTER = 6
"""So many times as fast as for players: rivals, animations, and the moments in which no press counts."""
CLOCKS = ("game.shell.loop.now_ms", "game.scenes.play.now_ms", "game.shell.controls.now_ms")
PATIENCE_S = 120.0
"""For one lesson."""
GAP_S = 0.06
ALL_DONE = "all finished"
PEOPLE = {"mouse": 1, "keyboard": 2, "pad": 6, "random": 1}
"""How many people press in turn; tests/lessons tries all numbers with all lessons."""


class LessonHouse:
    """The program, as soon as lessons have begun."""

    def __init__(self, people: int) -> None:
        self._people = people
        self.shell = open_window_and_shell((1920, 1080))
        self.shell.settings.change(first_start_done=True, speed="at once", motion="reduced", captions=False)
        self._factory = SceneFactory(self.shell)
        self.loop = FrameLoop(self.shell, self._factory.title())

    def learn(self, lesson: Lesson, hands: Callable[[], None]) -> None:
        """Run a lesson until its success; whoever leaves it begins again."""
        scene = self._begin(lesson)
        limit = time.monotonic() + PATIENCE_S
        while not scene.source.over or self._shows(scene):
            if time.monotonic() > limit:
                raise TimeoutError(f"{lesson.key} was not over at {scene.source.step}")
            if not scene.source.over and not self._shows(scene):
                say(f"left {lesson.key}")
                scene = self._begin(lesson)
            self.loop.turn()
            hands()

    def _begin(self, lesson: Lesson) -> LessonScene:
        say(f"began {lesson.key}")
        scene = self._factory.lessons.scene(lesson, self._people)
        self.loop.stack.perform(Reset(scene))
        return scene

    def _shows(self, scene: LessonScene) -> bool:
        return scene in self.loop.stack.scenes


class PadHands:
    """A pad that presses what the sign shows, as often as there is a ring."""

    def __init__(self, house: LessonHouse) -> None:
        self._house = house
        self._pad = VirtualPad()
        self._steps = self._press()
        self._due = 0.0

    def __call__(self) -> None:
        """Go on, if it is time."""
        if time.monotonic() >= self._due:
            self._due = time.monotonic() + next(self._steps)

    def _press(self) -> Generator[float, None, None]:
        shell = self._house.shell
        while not shell.controls.pads():
            yield GAP_S
        reader = RingReader(shell, shell.controls.pads()[0])
        while True:
            yield GAP_S
            seen = shell.window.canvas.surface
            if reader.ring(seen):
                sign = reader.sign(seen)
                button = Button.A if isinstance(sign, Verb) else Button(sign)
                self._pad.press(button)
                yield GAP_S / 4
                self._pad.release(button)


def say(line: str) -> None:
    """Say a line to whoever watches."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def lessons(most: int | None) -> list[Lesson]:
    """So many lessons of each game; None means all."""
    return [read_lesson(game, name) for game in GAMES.values() for name in game.lessons[:most]]


def _nobody() -> None:
    """Nobody in this process presses anything."""


def main(kind: str) -> None:
    """Let these hands learn."""
    clock = time.perf_counter
    with ExitStack() as patched:
        begun = now_ms()
        for name in CLOCKS:
            patched.enter_context(patch(name, lambda: begun + (clock() * 1000 - begun) * FASTER))
        house = LessonHouse(PEOPLE[kind])
        hands = PadHands(house) if kind == "pad" else _nobody
        for lesson in lessons(1 if kind == "random" else None):
            house.learn(lesson, hands)
    say(ALL_DONE)


if __name__ == "__main__":
    main(sys.argv[1])
