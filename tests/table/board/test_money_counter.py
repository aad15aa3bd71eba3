"""Money flies to its owner in notes, and is counted as they land."""

from __future__ import annotations

import math

import pygame
import pytest

from game.shell.services import Shell
from game.table.board.animation import AnimationQueue
from game.table.board.money_counter import MOST_NOTES, MoneyCounter, Payment
from game.table.flights import Flights

FRAME_MS = 1000 / 60
PAYMENT = Payment(2_500, (300, 700), (1500, 300))


class Counter:
    """A till with a director, and what has arrived."""

    def __init__(self, shell: Shell, payment: Payment = PAYMENT) -> None:
        self.flights = Flights()
        self.till = MoneyCounter(shell, self.flights)
        self.queue = AnimationQueue()
        self.arrived: list[int] = []
        note = shell.assets.scaled("stop_thief/money", (84, 42))
        self.queue.play(self.till.pay(payment, note, lambda: self.arrived.append(payment.amount)))

    def frame(self, pace: float = 1.0, *, still: bool = False) -> None:
        self.queue.update(FRAME_MS, pace, still=still)
        self.flights.update(FRAME_MS * min(pace, 4))
        self.till.update(FRAME_MS * min(pace, 4))

    def picture(self) -> bytes:
        canvas = pygame.Surface((1920, 1080))
        self.flights.draw(canvas)
        self.till.draw(canvas)
        return pygame.image.tobytes(canvas, "RGB")


def test_the_tally_ticks_up_note_by_note_and_ends_at_the_amount(shell: Shell) -> None:
    counter = Counter(shell)
    counts = [0]
    while counter.queue.busy:
        counter.frame()
        if counter.till._counted != counts[-1]:
            counts.append(counter.till._counted)
    assert counts == [0, 800, 1_600, 2_500]
    assert counter.arrived == [2_500]
    assert not counter.flights.moving


def test_the_tally_is_gone_a_moment_later(shell: Shell) -> None:
    counter = Counter(shell)
    while counter.queue.busy:
        counter.frame()
    assert counter.till.moving
    for _ in range(60):
        counter.frame()
    assert not counter.till.moving


@pytest.mark.parametrize("amount", [1, 500, 1_000, 7_777, 1_000_000])
def test_however_much_it_is_few_notes_bring_all_of_it(shell: Shell, amount: int) -> None:
    counter = Counter(shell, Payment(amount, (0, 0), (900, 500)))
    counter.frame()
    assert len(counter.flights._flights) <= MOST_NOTES
    while counter.queue.busy:
        counter.frame()
    assert counter.till._counted == amount


def test_notes_do_not_all_take_the_same_way(shell: Shell) -> None:
    counter = Counter(shell, Payment(6_000, (300, 700), (1500, 300)))
    counter.frame()
    assert len({(flight.sway, flight.arc, flight.end) for flight in counter.flights._flights}) > 3


@pytest.mark.parametrize(("pace", "still"), [(math.inf, False), (1.0, True)])
def test_at_once_and_with_reduced_motion_the_money_is_there_and_nothing_moves(
    shell: Shell,
    pace: float,
    still: bool,  # noqa: FBT001
) -> None:
    counter = Counter(shell)
    nothing = counter.picture()
    counter.frame(pace, still=still)
    assert counter.arrived == [2_500]
    assert counter.picture() == nothing
    assert not counter.flights.moving
    assert not counter.till.moving


def test_who_skips_gets_the_same_money(shell: Shell) -> None:
    counter = Counter(shell)
    for _ in range(45):
        counter.frame()
    counter.queue.skip()
    counter.till.clear()
    assert counter.arrived == [2_500]
    assert not counter.flights.moving
