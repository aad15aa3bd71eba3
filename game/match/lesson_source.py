"""A lesson in play: it takes only what the lesson waits for, and the clock waits for the learner."""

from __future__ import annotations

from collections.abc import Callable

from game.core.kernel import CHANCE, CLOCK, IllegalAction, Seat
from game.match.lesson import Lesson, LessonStep
from game.match.match import AnyMatch
from game.match.session import ActionResult

NOT_NOW = "lesson"
"""The reason why the lesson refuses what the rules allow."""
RIVAL_MS = 900
"""How long a rival seems to think."""
LONGEST_CLOCK_MS = 1_500
"""How long the clock takes at most for what it does by itself."""


class LessonSource:
    """Works like a session, but all that others do comes from the lesson."""

    def __init__(self, lesson: Lesson, new_match: Callable[[], AnyMatch]) -> None:
        self.lesson = lesson
        self._new_match = new_match
        self.match = self._begun()
        self.now_ms = 0
        self.at = 0
        """The number of the current step."""
        self._since_ms = 0
        """When the current step began."""

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        """True at the end of the lesson."""
        return self.at >= len(self.lesson.steps)

    @property
    def number(self) -> int:
        """How many steps of the learner are done."""
        return sum(stop < self.at for stop in self.lesson.stops)

    def act(self, seat: Seat, action: object) -> ActionResult:
        """Take the action that the lesson waits for; others get the reason of the rules, or `NOT_NOW`."""
        step = self.step
        if step is None or not step.waits or (seat, action) != (step.seat, step.action):
            self.match.rules.apply(self.match.state, seat, action)
            raise IllegalAction(NOT_NOW)
        return self._take(step)

    def go_on(self) -> None:
        """Leave a step that only tells something."""
        if self.step and self.step.action is None:
            self._next()

    def go_to(self, stop: int) -> None:
        """Begin again, at this step of the learner."""
        at = self.lesson.stops[max(0, stop)]
        self.match = self._begun()
        self.at = 0
        while self.at < at:
            step = self.lesson.steps[self.at]
            if step.action is None:
                self._next()
            else:
                self._take(step)

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Let chance, rivals and the clock do what is due. Without `deal`, chance waits."""
        done: list[ActionResult] = []
        while (due := self.next_due()) is not None and due <= to_ms:
            step = self.lesson.steps[self.at]
            if step.seat == CHANCE and not deal:
                break
            self.now_ms = max(self.now_ms, due)
            done.append(self._take(step))
        self.now_ms = max(self.now_ms, to_ms)
        return done

    def next_due(self) -> int | None:
        """When something happens by itself; None while the lesson waits for a person."""
        step = self.step
        return None if step is None or step.waits else self._since_ms + self._pause_before(step)

    def time_left(self) -> int | None:
        """Return None: there is no hurry."""
        return None

    def _begun(self) -> AnyMatch:
        """A new match, in which has happened what comes before the lesson."""
        match = self._new_match()
        for seat, action in self.lesson.before:
            match.act(seat, action, 0)
        return match

    def _pause_before(self, step: LessonStep) -> int:
        if step.seat == CHANCE:
            return 0
        timer = self.match.rules.timer(self.match.state) if step.seat == CLOCK else None
        return min(timer.ms, LONGEST_CLOCK_MS) if timer else RIVAL_MS

    def _take(self, step: LessonStep) -> ActionResult:
        events = self.match.act(step.seat, step.action, self.now_ms)
        self._next()
        return ActionResult(step.seat, step.action, self.now_ms, events, self.match.state)

    def _next(self) -> None:
        self.at += 1
        self._since_ms = self.now_ms
