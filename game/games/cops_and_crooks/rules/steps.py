"""Helpers to build the step of an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from game.core.kernel import Event, Seat, Step
from game.games.cops_and_crooks.rules.state import Crook, State

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:place], value, *values[place + 1 :])


def with_crook(state: State, seat: Seat, crook: Crook) -> State:
    """The same state with the crook of this seat replaced."""
    return replace(state, crooks=changed(state.crooks, seat - 1, crook))


def after(event: Event, step: Step[State]) -> Step[State]:
    """The same step with one more event before the others."""
    return Step(step.state, (event, *step.events))


def then(step: Step[State], go_on: Callable[[State], Step[State]]) -> Step[State]:
    """One step and the next one as a single step."""
    following = go_on(step.state)
    return Step(following.state, (*step.events, *following.events))
