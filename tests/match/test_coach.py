"""Advice is a value: one move, one sentence, and what to look at."""

from __future__ import annotations

from game.match.coach import Advice, Advising, advice


def test_a_coach_may_think_in_slices() -> None:
    def coach() -> Advising[str]:
        yield
        yield
        return Advice("walk", "near", {"steps": 3}, ("space:31",))

    assert advice(coach()) == Advice("walk", "near", {"steps": 3}, ("space:31",))
