"""Small things that every part of the play needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from game.core.kernel import Event, Step
from game.games.stop_thief.rules.state import State

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one."""
    return (*values[:place], value, *values[place + 1 :])


def told(event: Event, step: Step[State]) -> Step[State]:
    """The same step, with one more thing that happened before."""
    return replace(step, events=(event, *step.events))


def then(step: Step[State], go_on: Callable[[State], Step[State]]) -> Step[State]:
    """One step and, from where it led, another one."""
    after = go_on(step.state)
    return replace(after, events=(*step.events, *after.events))
