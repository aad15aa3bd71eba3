"""What the rules of games share in which everybody sees everything and one player acts at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from game.core.kernel import Choose, IllegalAction, Seat, Step, Timer


class OpenState(Protocol):
    """A state that knows who has to act."""

    @property
    def acting(self) -> Seat | None:
        """A player, CHANCE, or None when the match is over."""
        ...


StateT = TypeVar("StateT", bound=OpenState)
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")


class OpenRules(ABC, Generic[StateT, ActionT, ViewT]):
    """`Rules` whose view is the state and its `viewer`."""

    state_type: Callable[..., StateT]
    view_type: Callable[..., ViewT]

    @abstractmethod
    def choices(self, state: StateT) -> tuple[ActionT, ...]:
        """Every action of whoever has to act, in a stable order."""

    @abstractmethod
    def perform(self, state: StateT, action: ActionT) -> Step[StateT]:
        """The next state and what happened."""

    @abstractmethod
    def why_not(self, view: ViewT, action: ActionT) -> str:
        """The reason why the viewer may not take an action that is not legal."""

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The player who has to act, or CHANCE."""
        acting = state.acting
        return () if acting is None else (acting,)

    def legal(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return self.choices(state) if seat == state.acting else ()

    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT]:
        """Return the next state and what happened, or refuse what `legal` does not list.

        A player can undo a step while the turn stays with them and nothing new was learned.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(self.why_not(self.view(state, seat), action))
        step = self.perform(state, action)
        return Step(step.state, step.events, final=step.state.acting != seat)

    def timer(self, state: StateT) -> Timer[ActionT] | None:
        """Nothing runs on a timer."""
        del state
        return None

    def view(self, state: StateT, viewer: Seat) -> ViewT:
        """The same for everybody: what is not on view, nobody knows."""
        return self.view_type(viewer=viewer, **vars(state))

    def imagine(self, view: ViewT, choose: Choose) -> StateT:
        """The state itself, because nothing is secret."""
        del choose
        return self.state_type(**{name: value for name, value in vars(view).items() if name != "viewer"})
