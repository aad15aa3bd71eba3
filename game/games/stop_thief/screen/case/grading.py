"""Grades the turns of a closed case while the X-ray is open, a few milliseconds per frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from game.games.stop_thief.ai.grades import Choice, Grade, grade, turns_of

WORK_S = 0.004
"""How long it works in each frame, and the slice that it has begun."""
Choices = Callable[[], Iterable[Choice | None]]
"""Every decision of the match so far; None for what CHANCE did."""


class Grading:
    """The grades so far, by the number of the clue; the turn that is shown comes first."""

    def __init__(self, choices: Choices, case: int) -> None:
        self.grades: dict[int, Grade] = {}
        self._case = case
        self._todo: dict[int, Iterator[None]] = {}
        """Turns with work left."""
        self._reading: Iterator[None] | None = self._read(choices())

    @property
    def busy(self) -> bool:
        """Whether there is work left."""
        return self._reading is not None or bool(self._todo)

    def awaits(self, number: int) -> bool:
        """Whether this turn will get a grade."""
        return self._reading is not None or number in self._todo

    def work(self, number: int) -> None:
        """Work on a bit, on this turn if it has no grade yet."""
        until = time.perf_counter() + WORK_S
        while self.busy and time.perf_counter() < until:
            self._slice(number)

    def _slice(self, number: int) -> None:
        if self._reading is not None:
            if next(self._reading, self) is self:
                self._reading = None
            return
        turn = number if number in self._todo else next(iter(self._todo))
        if next(self._todo[turn], self) is self:
            del self._todo[turn]

    def _read(self, choices: Iterable[Choice | None]) -> Iterator[None]:
        turns = yield from turns_of(choices, self._case)
        self._todo = {number: self._grade(number, turn) for number, turn in turns.items()}

    def _grade(self, number: int, turn: list[Choice]) -> Iterator[None]:
        self.grades[number] = yield from grade(turn)
