"""Money flies to its owner in notes, and is counted as they land."""

from __future__ import annotations

import math

import pygame
import pytest

from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.animation import Animation, AnimationQueue
from game.table.board.money_counter import MOST_NOTES, MoneyCounter, Payment
from game.table.flights import Flights

FRAME_MS = 1000 / 60
PAYMENT = Payment(2_500, (300, 700), (1500, 300))


class Table:
    """A money counter with its animations, and what has arrived."""

    def __init__(self, shell: Shell, payment: Payment = PAYMENT) -> None:
        self.flights = Flights()
        self.money = MoneyCounter(shell, self.flights)
        self.queue = AnimationQueue()
        self.arrived: list[int] = []
        note = shell.assets.scaled("stop_thief/money", (84, 42))
        arrive = Animation(end=lambda: self.arrived.append(payment.amount))
        self.queue.play(self.money.pay(payment, note), arrive)

    def frame(self, pace: float = 1.0, *, still: bool = False) -> None:
        self.queue.update(FRAME_MS, pace, still=still)
        self.flights.update(FRAME_MS * min(pace, 4))
        self.money.update(FRAME_MS * min(pace, 4))

    def picture(self) -> bytes:
        canvas = Picture((1920, 1080))
        self.flights.draw(canvas)
        self.money.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")


def test_the_tally_ticks_up_note_by_note_and_ends_at_the_amount(shell: Shell) -> None:
    table = Table(shell)
    counts = [0]
    while table.queue.busy:
        table.frame()
        if table.money.counted != counts[-1]:
            counts.append(table.money.counted)
    assert counts == [0, 800, 1_600, 2_500]
    assert table.arrived == [2_500]
    assert not table.flights.moving


def test_the_tally_is_gone_a_moment_later(shell: Shell) -> None:
    table = Table(shell)
    while table.queue.busy:
        table.frame()
    assert table.money.moving
    for _ in range(60):
        table.frame()
    assert not table.money.moving


@pytest.mark.parametrize("amount", [1, 500, 1_000, 7_777, 1_000_000])
def test_however_much_it_is_few_notes_bring_all_of_it(shell: Shell, amount: int) -> None:
    table = Table(shell, Payment(amount, (0, 0), (900, 500)))
    table.frame()
    assert len(table.flights.flying) <= MOST_NOTES
    while table.queue.busy:
        table.frame()
    assert table.money.counted == amount


def test_notes_do_not_all_take_the_same_way(shell: Shell) -> None:
    table = Table(shell, Payment(6_000, (300, 700), (1500, 300)))
    table.frame()
    assert len({(flight.sway, flight.arc, flight.end) for flight in table.flights.flying}) > 3


@pytest.mark.parametrize(("pace", "still"), [(math.inf, False), (1.0, True)])
def test_at_once_and_with_reduced_motion_the_money_is_there_and_nothing_moves(
    shell: Shell,
    pace: float,
    still: bool,  # noqa: FBT001
) -> None:
    table = Table(shell)
    nothing = table.picture()
    table.frame(pace, still=still)
    assert table.arrived == [2_500]
    assert table.picture() == nothing
    assert not table.flights.moving
    assert not table.money.moving


def test_nothing_flies_and_nothing_is_counted_after_a_skip(shell: Shell) -> None:
    table = Table(shell)
    for _ in range(45):
        table.frame()
    table.queue.skip()
    table.money.clear()
    assert not table.queue.busy
    assert not table.flights.moving
    assert not table.money.moving
