"""What a busy board needs: all that moves, people who choose and AIs who think; the same for every game."""

from __future__ import annotations

import random
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from bench_window import OnTime, frame_work, idle_percent, opened
from game.core.kernel import Seat
from game.match.session import ActionResult, Session
from game.scenes.play import PlayScene
from game.shell.loop import FrameLoop
from game.shell.scenes import FRAME_MS, Move
from game.shell.services import Shell
from game.table.seating import Chair

LOOKS = 20
"""Frames in which whoever has to choose sees what glows."""
CHEER_EVERY = 240
"""Frames between two catches, which are only shown: the most sparks there can be."""
ROUND = 300
"""Frames of one round of the camera: closer, about the board, and back to the whole board."""
KEYS = {
    40: (pygame.KEYDOWN, pygame.KSCAN_EQUALS),
    41: (pygame.KEYUP, pygame.KSCAN_EQUALS),
    80: (pygame.KEYDOWN, pygame.KSCAN_EQUALS),
    81: (pygame.KEYUP, pygame.KSCAN_EQUALS),
    100: (pygame.KEYDOWN, pygame.KSCAN_L),
    150: (pygame.KEYUP, pygame.KSCAN_L),
    151: (pygame.KEYDOWN, pygame.KSCAN_I),
    190: (pygame.KEYUP, pygame.KSCAN_I),
    210: (pygame.KEYDOWN, pygame.KSCAN_MINUS),
    211: (pygame.KEYUP, pygame.KSCAN_MINUS),
    230: (pygame.KEYDOWN, pygame.KSCAN_MINUS),
    231: (pygame.KEYUP, pygame.KSCAN_MINUS),
}
"""The keys of a round, by frame: plus, right, up, minus."""
LATE_MS = 25.0
SETTLING = 5
"""Frames in which the scene opens."""


class TimedRunner(Session):
    """Knows how long rules and AIs have taken."""

    took_ms = 0.0

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Turn the clock, and take the time."""
        begin = time.thread_time()
        done = super().advance(to_ms, deal=deal)
        self.took_ms += (time.thread_time() - begin) * 1000
        return done


class LiveMatch(PlayScene):
    """A match in full swing, played by people who choose by a seed, or by AIs; mixed into a still one."""

    def go_live(self, *, thinking: bool) -> None:
        """Let it be played."""
        self.source = self.session = TimedRunner(self.match, {})
        self._luck = random.Random(3)
        self._looked = 0
        if thinking:
            for seat in range(len(self.match.setup.seats)):
                self._reseat(Seat(seat), Chair("ai"))

    def update(self, dt_ms: float) -> Move | None:
        """Let the clock run, as in any match."""
        return PlayScene.update(self, dt_ms)

    every_frame = False
    """Whether all frames are short, also those in which nothing moves."""

    @property
    def frame_ms(self) -> float:
        """As long as in any match, unless every frame counts."""
        return FRAME_MS if self.every_frame else super().frame_ms

    def on_focus_lost(self) -> None:
        """Go on: nobody may be looking at a measurement."""

    @property
    def shows(self) -> bool:
        """Whether something is shown that all must see, so that nobody thinks meanwhile."""
        return self.screen.busy

    @property
    @abstractmethod
    def asks_for_a_walk(self) -> bool:
        """Whether somebody has to choose where to go."""

    def choose(self) -> None:
        """Choose for whoever has to, after a look at what glows."""
        self._looked = 0 if self.shows else self._looked + 1
        seats = [seat for seat in self.match.to_act() if seat >= 0]
        if self._looked >= LOOKS and seats:
            self._looked = 0
            legal = self.match.legal(seats[0])
            self.show(self.source.act(seats[0], self._luck.choice(self.best(legal))))

    @abstractmethod
    def best(self, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """What makes the most pictures."""

    @abstractmethod
    def cheer(self) -> None:
        """Show a catch, and nothing more."""


Maker = Callable[..., LiveMatch]
"""Makes a live match from a shell; with `thinking` one of AIs."""


class Busy(OnTime):
    """Everything at once: people play at double speed, the camera moves, and now and then all cheer."""

    def __init__(self, shell: Shell, live: LiveMatch) -> None:
        super().__init__(shell, live)
        self._live = live

    def frame(self) -> None:
        """The next sixtieth of a second, and what hands do in it."""
        self._live.choose()
        beat = (self.count + 1) % ROUND
        if beat in KEYS:
            kind, scancode = KEYS[beat]
            pygame.event.post(pygame.Event(kind, scancode=scancode, key=0, mod=0, unicode=""))
        if (self.count + 1) % CHEER_EVERY == 0:
            self._live.cheer()
        super().frame()


def board_work(make: Maker, frames: int, passes: int) -> dict[str, float]:
    """Work a frame of the busiest board against a bare window."""
    return frame_work(lambda shell: Busy(shell, make(shell)), frames, passes)


class Turn(NamedTuple):
    """A turn of the frame loop: from one frame to the next, and what the processor did for us in it."""

    whole_ms: float
    work_ms: float
    thought_ms: float
    """Of the work, what rules and AIs took."""


def told(turns: list[Turn]) -> dict[str, float]:
    """How many frames, the longest, how many were late, and how many would not have been without thinking."""
    late = [turn for turn in turns if turn.whole_ms > LATE_MS]
    return {
        "frames": len(turns),
        "longest_ms": round(max(turn.whole_ms for turn in turns), 1),
        "over_25_ms": len(late),
        "over_25_ms_by_thinking": sum(turn.whole_ms - turn.thought_ms <= LATE_MS for turn in late),
        "longest_work_ms": round(max(turn.work_ms for turn in turns), 1),
        "longest_thought_ms": round(max(turn.thought_ms for turn in turns), 1),
    }


def thinking_intervals(make: Maker, seconds: float) -> dict[str, dict[str, float]]:
    """Frames while hard AIs think, while their moves are shown, and while nobody thinks."""
    shell = opened()
    thinking, showing = _turns(shell, make(shell, thinking=True), seconds)
    nobody, _ = _turns(shell, make(shell), seconds / 2)
    shell.window.close()
    return {"thinking": told(thinking), "showing": told(showing), "nobody": told(nobody)}


def _turns(shell: Shell, live: LiveMatch, seconds: float) -> tuple[list[Turn], list[Turn]]:
    """Run the loop as the game does, but draw every frame: those in which AIs may think, and the others."""
    live.every_frame = True
    loop = FrameLoop(shell, live)
    for _ in range(SETTLING):
        loop.turn()
    apart: tuple[list[Turn], list[Turn]] = [], []
    begin = last = time.perf_counter()
    while last < begin + seconds:
        live.session.took_ms = 0.0
        shows, used = live.shows, time.thread_time()
        loop.turn()
        now = time.perf_counter()
        work_ms = (time.thread_time() - used) * 1000
        apart[shows].append(Turn((now - last) * 1000, work_ms, live.session.took_ms))
        last = now
    return apart


def still_board(make: Maker, seconds: float) -> dict[str, float]:
    """Processor time of a board on which somebody has to choose, in percent of one core."""
    percents = {}
    for motion in ("full", "reduced"):
        shell = opened(motion=motion)
        live = make(shell)
        loop = FrameLoop(shell, live)
        while not live.asks_for_a_walk:
            live.choose()
            loop.turn()

        percents[f"{motion}_motion"] = idle_percent(loop, seconds)
        shell.window.close()
    return percents
