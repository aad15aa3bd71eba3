"""The measurements that need a real window."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import pygame

from game.app import open_window_and_shell
from game.core.kernel import Seat
from game.scenes.front import House
from game.scenes.tour_hands_up import StillTable
from game.shell.loop import FrameLoop
from game.shell.services import Shell

WARM_UP = 90
SLAP_EVERY = 60
"""Frames between two slaps on the busiest table: six hands, sixty cards, sparks and a shaking desk."""


def frame_work(frames: int) -> dict[str, Any]:
    """Work a frame at 1080p, without the waiting: a bare window with one picture, then our busiest table."""
    shell = open_window_and_shell((1920, 1080))
    shell.settings.change(first_start_done=True)
    bare = _bare_work(shell, frames)
    game = _table_work(shell, frames)
    bare_again = _bare_work(shell, frames)
    p50, p99 = _percentiles(bare + bare_again)
    game50, game99 = _percentiles(game)
    shell.window.close()
    return {
        "p50_ms": game50,
        "p99_ms": game99,
        "bare_p50_ms": p50,
        "bare_p99_ms": p99,
        "p50_ratio": round(game50 / p50, 2),
        "p99_ratio": round(game99 / p99, 2),
    }


def _bare_work(shell: Shell, frames: int) -> list[float]:
    """Read the queue, blit one full picture, flip."""
    picture = shell.assets.image("table/desk")

    def frame() -> None:
        pygame.event.get()
        shell.window.canvas.blit(picture, (0, 0))
        shell.window.present()

    return _timed(frame, frames)


def _table_work(shell: Shell, frames: int) -> list[float]:
    """Six players, sixty open cards, and a slap every second."""
    table = StillTable(shell, House(shell), 6, "power=on", 60)
    loop = FrameLoop(shell, table)
    count = 0

    def frame() -> None:
        nonlocal count
        count += 1
        table.stale = True
        if count % SLAP_EVERY == 0:
            table.bang(Seat(count // SLAP_EVERY % 6))
        loop.frame()

    for _ in range(WARM_UP):
        frame()
    return _timed(frame, frames)


def _timed(frame: Callable[[], None], frames: int) -> list[float]:
    times = []
    for _ in range(frames):
        begin = time.perf_counter()
        frame()
        times.append((time.perf_counter() - begin) * 1000)
        time.sleep(0.008)
    return times


def _percentiles(times: list[float]) -> tuple[float, float]:
    ordered = sorted(times)
    return round(statistics.median(ordered), 2), round(ordered[int(len(ordered) * 0.99)], 2)


def still_screen(seconds: float) -> float:
    """Processor time of a screen on which nothing moves, in percent of one core."""
    shell = open_window_and_shell((1920, 1080))
    shell.settings.change(motion="reduced")
    loop = FrameLoop(shell, House(shell).choose())
    end = time.monotonic() + 1.5
    while time.monotonic() < end:
        loop.turn()
    used, begin = time.process_time(), time.monotonic()
    while time.monotonic() < begin + seconds:
        loop.turn()
    percent = 100 * (time.process_time() - used) / (time.monotonic() - begin)
    shell.window.close()
    return round(percent, 2)
