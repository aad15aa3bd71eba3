"""Helpers for frozen values and for steps that follow each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from game.core.kernel import Event, Step
from game.games.stop_thief.rules.state import State

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the values with one replaced."""
    return (*values[:place], value, *values[place + 1 :])


def event_then(event: Event, step: Step[State]) -> Step[State]:
    """Return the step with one more event in front."""
    return replace(step, events=(event, *step.events))


def then(step: Step[State], go_on: Callable[[State], Step[State]]) -> Step[State]:
    """Continue from where a step led; keep the events of both."""
    after = go_on(step.state)
    return replace(after, events=(*step.events, *after.events))
