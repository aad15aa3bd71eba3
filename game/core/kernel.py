"""What all games have in common: seats, set-up, steps, outcomes and the `Rules` protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NewType, Protocol, TypeVar, runtime_checkable

from game.core.board import Board

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
"""Draws cards and rolls dice; its actions carry the result."""
CLOCK = Seat(-2)
"""Lets timers run out."""
TABLE = Seat(-3)
"""Everybody at the table: a viewer without secrets, and the presser of a shared key."""

OptionValue = int | str
T = TypeVar("T")


class Choose(Protocol):
    """Picks one of several; passed in where a guess is needed, because rules hold no dice."""

    def __call__(self, several: Sequence[T], /) -> T:
        """One of these."""
        ...


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """The player in a seat."""

    name: str
    look: str
    """One of the six characters, with a colour, shape, letter and portrait."""
    player: str = "human"
    """`human` or `ai`."""
    level: str = "medium"
    """How well the AI plays, one of `game.match.game.LEVELS`."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is decided before the first move."""

    game: str
    board: str
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)


class Event(Protocol):
    """Something that happened because of an action."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """What this viewer sees of it: the event, a copy without secrets, or nothing."""
        ...


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees."""

    def seen_by(self, viewer: Seat) -> Event | None:
        """The event itself, for every viewer."""
        return self


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """The result of one action."""

    state: StateT
    events: tuple[Event, ...] = ()
    final: bool = True
    """A final step cannot be undone."""


def event_then(event: Event, step: Step[StateT]) -> Step[StateT]:
    """Return the step with one more event in front."""
    return Step(step.state, (event, *step.events), step.final)


def then(step: Step[StateT], go_on: Callable[[StateT], Step[StateT]]) -> Step[StateT]:
    """Go on from where a step led. Return both as one step."""
    following = go_on(step.state)
    return Step(following.state, (*step.events, *following.events), following.final)


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the values with one replaced."""
    return (*values[:place], value, *values[place + 1 :])


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[Seat, ...]
    reason: str
    """A key of the words files, such as `most-cards`."""


@dataclass(frozen=True, slots=True)
class Timer(Generic[ActionT]):
    """An action that CLOCK takes if nobody acts in time."""

    key: int
    """Changes when the timer starts again."""
    ms: int
    """How long after its key first appeared."""
    action: ActionT


@runtime_checkable
class HasSideTimers(Protocol[S_contra, ActionT]):
    """Rules with timers that run beside the one that everybody sees, whatever else happens."""

    def side_timers(self, state: S_contra) -> tuple[Timer[ActionT], ...]:
        """The timers that run beside `Rules.timer` in this state."""
        ...


@runtime_checkable
class HasLeavers(Protocol[S_contra]):
    """Rules under which players may leave the match before it ends."""

    def gone(self, state: S_contra) -> frozenset[Seat]:
        """The players who have nothing more to do until the end."""
        ...


class IllegalAction(ValueError):  # noqa: N818  (the name is the sentence)
    """An action that `legal` does not list; `reason` is a key of the words files."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Rules(Protocol[StateT, ActionT, ViewT]):
    """One game: pure functions over a frozen state."""

    def new(self, setup: Setup, board: Board) -> StateT:
        """The state before the first action."""
        ...

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who may act now: several in real time, `(CHANCE,)` for a draw, `()` when it is over."""
        ...

    def legal(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        ...

    def odds(self, state: StateT) -> tuple[tuple[ActionT, int], ...]:
        """What CHANCE may do, each with its weight."""
        ...

    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT]:
        """The next state and its events; raises `IllegalAction` for what `legal` does not list."""
        ...

    def timer(self, state: StateT) -> Timer[ActionT] | None:
        """The timer that runs in this state, if any."""
        ...

    def view(self, state: StateT, viewer: Seat) -> ViewT:
        """Only what this viewer may know."""
        ...

    def imagine(self, view: ViewT, choose: Choose) -> StateT:
        """A random state that fits what the viewer knows, so that an AI need not cheat."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...


AnyRules = Rules[Any, Any, Any]
"""The rules of one of the games. Its state, actions and views belong together, but no type can say which."""
