"""Whose hand may speak for which seat."""

from __future__ import annotations

from game.core.kernel import Seat
from game.shell.devices import KEYBOARD, MOUSE, Device
from game.table.seating import Chair, Seating

PAD, OTHER = Device("pad", 1, "one"), Device("pad", 2, "two")
ANN, BOB, ROBOT = Seat(0), Seat(1), Seat(2)
SEATING = Seating((Chair("keyboard"), Chair("pad", pad=PAD), Chair("ai")))


def test_keyboard_and_mouse_speak_for_whoever_sits_there() -> None:
    assert SEATING.may_speak(KEYBOARD, ANN)
    assert SEATING.may_speak(MOUSE, ANN)


def test_a_seated_pad_speaks_for_its_own_seat_only() -> None:
    assert SEATING.may_speak(PAD, BOB)
    assert not SEATING.may_speak(PAD, ANN)


def test_a_keyboard_never_plays_the_seat_of_a_pad() -> None:
    assert not SEATING.may_speak(KEYBOARD, BOB)


def test_the_mouse_may_help_everybody() -> None:
    assert SEATING.may_speak(MOUSE, BOB)


def test_a_pad_without_a_seat_goes_round_like_the_keyboard() -> None:
    assert SEATING.may_speak(OTHER, ANN)
    assert not SEATING.may_speak(OTHER, BOB)


def test_nobody_speaks_for_an_ai() -> None:
    assert not any(SEATING.may_speak(device, ROBOT) for device in (KEYBOARD, MOUSE, PAD, OTHER))
