"""How smooth the boards are on a 4K screen."""

from __future__ import annotations

import time
from collections.abc import Callable

from bench_board import Busy, LiveMatch
from bench_window import BETWEEN_S, WARM_UP, opened
from game.shell.scenes import FRAME_MS
from game.shell.services import Shell
from game.table.board.screen import BoardScreen

SIZE = (3840, 2160)


def large_board(make: Callable[[Shell], LiveMatch], frames: int) -> dict[str, float]:
    """Frames on time in play, and how many a second there are while the camera moves."""
    shell = opened(speed="2", size=SIZE)
    live = make(shell)
    busy, screen = Busy(shell, live), live.screen
    assert isinstance(screen, BoardScreen)  # noqa: S101
    resting: list[float] = []
    moving: list[float] = []
    with busy.clock():
        for number in range(WARM_UP + frames):
            begin = time.perf_counter()
            busy.frame()
            took_ms = (time.perf_counter() - begin) * 1000
            if number >= WARM_UP:
                (moving if screen.camera.moving else resting).append(took_ms)
            time.sleep(BETWEEN_S)
    shell.window.close()
    return {
        "on_time_percent": round(100 * sum(ms <= FRAME_MS for ms in resting) / len(resting), 1),
        "camera_frames_a_second": round(1000 / max(FRAME_MS, sum(moving) / len(moving)), 1),
    }
