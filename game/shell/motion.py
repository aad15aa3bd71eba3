"""Easing curves and tweens."""

import math
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]
_OVERSHOOT = 1.70158


def ease_out(part: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Gentle at both ends."""
    return part * part * (3 - 2 * part)


def ease_out_back(part: float) -> float:
    """Overshoots a little and settles, like a wooden piece."""
    rest = part - 1
    return 1 + (_OVERSHOOT + 1) * rest**3 + _OVERSHOOT * rest**2


def wave(ms: float, period_ms: float) -> float:
    """A sine between -1 and 1, for things that pulse."""
    return math.sin(ms / period_ms * math.tau)


@dataclass(slots=True)
class Tween:
    """A number that moves from `start` to `end`."""

    start: float
    end: float
    ms: float
    ease: Ease = ease_out
    delay_ms: float = 0.0
    passed: float = 0.0

    def advance(self, dt_ms: float) -> float:
        """Advance by `dt_ms` and return the new value."""
        self.passed += dt_ms
        return self.value

    @property
    def value(self) -> float:
        """The number now."""
        if self.done:
            return self.end
        part = max(0.0, (self.passed - self.delay_ms) / self.ms)
        return self.start + (self.end - self.start) * self.ease(part)

    @property
    def done(self) -> bool:
        """True at the end."""
        return self.ms <= 0 or self.passed >= self.delay_ms + self.ms
