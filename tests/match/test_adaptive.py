"""An adaptive AI plays worse while it leads, and better while it is behind."""

from __future__ import annotations

import pytest

from game.match.player import STRENGTHS, Adaptive, Intent

EVEN = -0.08
"""A lead at which it stays as strong as it is."""


class Fixed:
    """An AI of a level that says its level."""

    def __init__(self, level: str) -> None:
        self._level = level

    def decide(self, view: float, legal: tuple[str, ...], now_ms: int) -> Intent[str]:
        """The level is the action."""
        return Intent(self._level, now_ms)


def played(*leads: float) -> list[str]:
    """The level of each decision, with the lead before each."""
    ai = Adaptive(Fixed, lambda view: float(view[1]))
    wanted = [ai.decide((turn, lead), ("any",), 0) for turn, lead in enumerate(leads)]
    return [str(intent.action) for intent in wanted if intent]


def test_it_begins_as_a_rookie() -> None:
    assert played(EVEN) == ["rookie"]


def test_it_gets_stronger_while_it_is_behind_and_falls_back_when_it_leads() -> None:
    assert played(-1, -1, -1, -1, 1, 1, 1, 1)[1::2] == ["medium", "hard", "easy", "rookie"]


@pytest.mark.parametrize(("lead", "end"), [(-1.0, "hard"), (1.0, "rookie")])
def test_it_is_never_stronger_than_hard_or_weaker_than_a_rookie(lead: float, end: str) -> None:
    assert played(*[lead] * 20)[-1] == end
    assert set(played(*[lead] * 20)) <= {*STRENGTHS}


def test_after_a_long_lead_it_is_soon_back() -> None:
    assert played(*[1.0] * 20, -0.6, -0.6)[-1] == "easy"


def test_being_asked_twice_about_one_view_changes_nothing() -> None:
    ai = Adaptive(Fixed, float)
    assert [intent.action for _ in range(9) if (intent := ai.decide(-0.6, ("any",), 0))] == ["easy"] * 9
