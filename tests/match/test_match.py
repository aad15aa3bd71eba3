"""The log and undo."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.board import Board
from game.core.kernel import Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.match.match import Match


@dataclass(frozen=True)
class Add:
    """Add to the sum; adding 5 teaches something, so it cannot be undone."""

    amount: int


class Sums:
    """A tiny game: the first to reach ten."""

    def new(self, setup: Setup, board: Board) -> int:
        return 0

    def to_act(self, state: int) -> tuple[Seat, ...]:
        return (Seat(0),) if state < 10 else ()

    def legal(self, state: int, seat: Seat) -> tuple[Add, ...]:
        return (Add(1), Add(5))

    def odds(self, state: int) -> tuple[tuple[Add, int], ...]:
        return ()

    def apply(self, state: int, seat: Seat, action: Add) -> Step[int]:
        return Step(state + action.amount, (), final=action.amount == 5)

    def timer(self, state: int) -> Timer[Add] | None:
        return None

    def view(self, state: int, viewer: Seat) -> int:
        return state

    def imagine(self, view: int, choose: Choose) -> int:
        return view

    def outcome(self, state: int) -> Outcome | None:
        return Outcome((Seat(0),), "ten") if state >= 10 else None


def sums() -> Match[int, Add, int]:
    return Match(Sums(), Setup("sums", "lane", ()), Board("lane", (400, 100), {}), 0)


def test_undo_takes_back_what_taught_nothing() -> None:
    match = sums()
    match.act(Seat(0), Add(1), 0)
    match.act(Seat(0), Add(1), 1)
    assert match.may_undo == Seat(0)
    match.undo()
    assert match.state == 1
    assert len(match.log) == 1


def test_undo_never_crosses_a_final_step() -> None:
    match = sums()
    match.act(Seat(0), Add(1), 0)
    match.act(Seat(0), Add(5), 1)
    assert match.may_undo is None
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        match.undo()
