"""When input was read, and whether the machine kept the program from reading it."""

from __future__ import annotations

import time
from itertools import pairwise

from game.shell.controls import Controls

MUCH_S, TOO_LONG_S = 0.0025, 0.0035
"""Nothing in the program waits, or works, for the first between two readings; the second blurs a race."""


class Readings:
    """Notes every reading of the controls with the time and with the processor time used so far."""

    def __init__(self, controls: Controls) -> None:
        self._noted: list[tuple[float, float]] = []
        self._read = controls.sample
        controls.sample = self._sample  # type: ignore[method-assign]

    def _sample(self) -> bool:
        self._noted.append((time.perf_counter(), time.process_time()))
        return self._read()

    def forget(self) -> None:
        """Forget all readings but the last."""
        del self._noted[:-1]

    def held_up(self, since: float, until: float) -> bool:
        """True when the machine, somewhere between these times, kept the program from reading.

        By itself it only waits for a millisecond at a time, so when it waits much longer another program had
        the processor or the screen took long. A pause that it filled with work is no excuse.
        """
        return any(
            _disturbed(b[0] - a[0], b[1] - a[1])
            for a, b in pairwise(self._noted)
            if b[0] > since and a[0] < until
        )


def _disturbed(pause_s: float, work_s: float) -> bool:
    return pause_s - work_s > MUCH_S or (pause_s > TOO_LONG_S and work_s < MUCH_S)
