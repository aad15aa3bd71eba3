"""The measurements that need a real window, and how a frame is measured."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

import pygame

from game.app import open_window_and_shell
from game.core.kernel import Seat
from game.games.hands_up.tour import MOMENTS, StillTable
from game.scenes.scene_factory import SceneFactory
from game.shell import controls
from game.shell.loop import FrameLoop
from game.shell.scenes import FRAME_MS, Scene
from game.shell.services import Shell

WARM_UP = 300
"""Frames before anything is measured: on a board one round of the camera, so that no picture is new."""
BLOCK = 50
"""Frames of the game between two stretches of half as many bare ones."""
BETWEEN_S = 0.008
SETTLE_S, TITLE_SETTLE_S = 1.5, 3.5
"""How long a scene opens; the thief of the title has left by then."""
SLAP_EVERY = 60
"""Frames between two slaps on the busiest table: six hands, sixty cards, sparks and a shaking desk."""


class BusyTable(StillTable):
    """A table that does not mind when nobody looks."""

    def on_focus_lost(self) -> None:
        """Go on: a measurement must not be paused."""


class Work(NamedTuple):
    """What a frame took, without the waiting."""

    wall_ms: float
    cpu_ms: float
    """Of this only what the processor did for us: other programs do not count."""


def opened(motion: str = "full", speed: str = "1", size: tuple[int, int] = (1920, 1080)) -> Shell:
    """A window, and what a scene needs in it."""
    shell = open_window_and_shell(size)
    shell.settings.change(first_start_done=True, motion=motion, speed=speed)
    shell.sound.preload()
    return shell


class OnTime:
    """Something that is shown by a clock by which every frame is on time, so that every pass is the same."""

    def __init__(self, shell: Shell, scene: Scene) -> None:
        self.loop = FrameLoop(shell, scene)
        self.count = 0
        self._began_ms = controls.now_ms()

    @contextmanager
    def clock(self) -> Iterator[None]:
        """Let this clock be the one of the loop and of the match."""
        with patch("game.shell.loop.now_ms", self._now_ms), patch("game.scenes.play.now_ms", self._now_ms):
            yield

    def _now_ms(self) -> float:
        return self._began_ms + self.count * FRAME_MS

    def frame(self) -> None:
        """The next sixtieth of a second."""
        self.count += 1
        self.loop.frame()


class Slaps(OnTime):
    """Our busiest table: six players, sixty open cards, and a slap every second."""

    def __init__(self, shell: Shell) -> None:
        self._table = BusyTable(shell, SceneFactory(shell), MOMENTS["sixty"])
        super().__init__(shell, self._table)

    def frame(self) -> None:
        """The next sixtieth of a second, and perhaps a slap."""
        if self.count % SLAP_EVERY == 0:
            self._table.bang(Seat(self.count // SLAP_EVERY % 6))
        super().frame()


def frame_work(make: Callable[[Shell], OnTime], frames: int, passes: int) -> dict[str, float]:
    """Work a frame against a bare window, at double speed; what a busy machine disturbed is left out."""
    works = []
    for _ in range(passes):
        shell = opened(speed="2")
        busy = make(shell)
        with busy.clock():
            works.append(measured(shell, busy.frame, frames))
        shell.window.close()
    ours, bare = zip(*works, strict=True)
    return figures(least(ours), least(bare))


def measured(shell: Shell, frame: Callable[[], None], frames: int) -> tuple[list[Work], list[Work]]:
    """The work of our frames and of those of a bare window, in turn so that both meet the same noise."""
    picture = shell.assets.image("table/desk")

    def bare() -> None:
        """Read the queue, blit one full picture, flip."""
        pygame.event.get()
        shell.window.canvas.blit(picture, (0, 0))
        pygame.display.flip()

    for _ in range(WARM_UP):
        frame()
    ours: list[Work] = []
    theirs: list[Work] = []
    while len(ours) < frames:
        theirs += _timed(bare, BLOCK // 2)
        ours += _timed(frame, BLOCK)
    theirs += _timed(bare, BLOCK // 2)
    return ours, theirs


def least(passes: Sequence[Sequence[Work]]) -> list[Work]:
    """What each frame took when it was disturbed the least; every pass has the same frames."""
    return [Work(*map(min, zip(*works, strict=True))) for works in zip(*passes, strict=True)]


def figures(ours: list[Work], bare: list[Work]) -> dict[str, float]:
    """Median and 99th percentile of both, and how many times more ours are."""
    told: dict[str, float] = {}
    for clock, prefix in enumerate(("", "cpu_")):
        game, window = ([work[clock] for work in works] for works in (ours, bare))
        for name, part in (("p50", 0.5), ("p99", 0.99)):
            here, there = percentile(game, part), percentile(window, part)
            told[f"{prefix}{name}_ms"] = round(here, 2)
            told[f"bare_{prefix}{name}_ms"] = round(there, 2)
            told[f"{prefix}{name}_ratio"] = round(here / there, 2)
    return told


def percentile(times: list[float], part: float) -> float:
    """The time below which this part of all times is.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    3.0
    """
    return sorted(times)[int(len(times) * part)]


def _timed(frame: Callable[[], None], frames: int) -> list[Work]:
    works = []
    for _ in range(frames):
        wall, cpu = time.perf_counter(), time.thread_time()
        frame()
        works.append(Work((time.perf_counter() - wall) * 1000, (time.thread_time() - cpu) * 1000))
        time.sleep(BETWEEN_S)
    return works


def living_menus(seconds: float) -> dict[str, float]:
    """Processor time of untouched menus in two windows, in percent of one core."""
    percents = {}
    for size in ((1920, 1080), (1600, 900)):
        for name in ("title", "choose", "lobby"):
            shell = opened(size=size)
            loop = FrameLoop(shell, _menu(SceneFactory(shell), name))
            percents[f"{name}, {size[0]} x {size[1]}"] = idle_percent(loop, seconds, TITLE_SETTLE_S)
            shell.window.close()
    return percents


def _menu(factory: SceneFactory, name: str) -> Scene:
    if name == "lobby":
        return factory.lobby("stop-thief")
    return factory.title() if name == "title" else factory.choose()


def still_screen(seconds: float) -> float:
    """Processor time of a screen on which nothing moves, in percent of one core."""
    shell = opened(motion="reduced")
    loop = FrameLoop(shell, SceneFactory(shell).choose())
    percent = idle_percent(loop, seconds)
    shell.window.close()
    return percent


def idle_percent(loop: FrameLoop, seconds: float, settle_s: float = SETTLE_S) -> float:
    """Processor time while nobody touches anything, once all has settled, in percent of one core."""
    end = time.monotonic() + settle_s
    while time.monotonic() < end:
        loop.turn()
    used, begin = time.process_time(), time.monotonic()
    while time.monotonic() < begin + seconds:
        loop.turn()
    return round(100 * (time.process_time() - used) / (time.monotonic() - begin), 2)
