"""The rules of Sprint."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.board import Board
from game.core.kernel import CHANCE, Choose, IllegalAction, Outcome, PublicEvent, Seat, Setup, Step


@dataclass(frozen=True, slots=True)
class Roll:
    """The player rolls."""


@dataclass(frozen=True, slots=True)
class Land:
    """CHANCE says what the die shows."""

    pips: int


Action = Roll | Land


@dataclass(frozen=True, slots=True)
class Moved(PublicEvent):
    """A runner moved on."""

    seat: Seat
    to: int


Happening = Moved


@dataclass(frozen=True, slots=True)
class State:
    """All runners on their track; nobody has secrets."""

    at: tuple[int, ...]
    goal: int
    turn: Seat
    rolling: bool = False

    @property
    def winner(self) -> Seat | None:
        """Who has reached the goal."""
        return next((Seat(seat) for seat, at in enumerate(self.at) if at >= self.goal), None)


class SprintRules:
    """Roll, move, next."""

    def new(self, setup: Setup, board: Board) -> State:
        """Everybody at the start."""
        return State((0,) * len(setup.seats), int(setup.options["goal"]), Seat(0))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Whose turn it is."""
        if state.winner is not None:
            return ()
        return (CHANCE,) if state.rolling else (state.turn,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """One roll, or any face of the die."""
        if (seat,) != self.to_act(state):
            return ()
        return tuple(Land(pips) for pips in range(1, 7)) if seat == CHANCE else (Roll(),)

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """A fair die."""
        return tuple((action, 1) for action in self.legal(state, CHANCE))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Roll, or move on by what was rolled."""
        if action not in self.legal(state, seat):
            raise IllegalAction("not-now")
        if isinstance(action, Roll):
            return Step(replace(state, rolling=True))
        to = state.at[state.turn] + action.pips
        at = (*state.at[: state.turn], to, *state.at[state.turn + 1 :])
        following = Seat((state.turn + 1) % len(at))
        return Step(replace(state, at=at, turn=following, rolling=False), (Moved(state.turn, to),))

    def timer(self, state: State) -> None:
        """Nobody is in a hurry."""

    def view(self, state: State, viewer: Seat) -> State:
        """Everything lies open."""
        return state

    def imagine(self, view: State, choose: Choose) -> State:
        """What is seen is what is."""
        return view

    def outcome(self, state: State) -> Outcome | None:
        """The first at the goal has won."""
        return None if state.winner is None else Outcome((state.winner,), "first")
