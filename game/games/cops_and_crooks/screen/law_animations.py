"""Acts of the law in a caper: wanted, arrested, in jail and out of it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import assert_never

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.follow import change
from game.games.cops_and_crooks.rules.state import COPS, View
from game.games.cops_and_crooks.screen.display import DisplayState
from game.shell.motion import ease_in_out, wave
from game.shell.services import Shell
from game.table.board.animation import Animation, pause
from game.table.board.till import Payment

LOOK_MS, GLANCE_MS = 900.0, 380.0
SHAKE_MS, DOOR_MS, GLIDE_MS = 520.0, 420.0, 700.0
BANK = (1710, 1160)
"""Where money goes that nobody has any more."""


LawEvent = (
    events.BecameWanted | events.NoLongerWanted | events.Thwarted | events.Arrested | events.Jailed
    | events.Eliminated | events.StayedInJail | events.BrokeOut | events.Freed
)  # fmt: skip


class LawAnimations:
    """Writes acts for the director."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], display: DisplayState) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._display = display

    def animations_for(self, event: LawEvent, before: View, after: View) -> Iterator[Animation]:
        """What an event of the law looks and sounds like."""
        display = self._display
        match event:
            case events.BecameWanted():
                yield pause(GLANCE_MS, partial(display.show_with, after, "wanted_on"))
            case events.NoLongerWanted():
                yield pause(GLANCE_MS, partial(display.show_with, after, "wanted_off"))
            case events.Thwarted(seat, _, _):
                words = self._words("cops-and-crooks.said.thwarted", name=self._seats[seat].name)
                yield pause(LOOK_MS, partial(self._display.announce, seat, words, "thwarted"))
            case events.Arrested():
                yield from self._arrest(event, before, after)
            case events.Jailed(seat, cell, _):
                led = change(after, seat, waits=before.crooks[seat - 1].waits)
                yield from self._jail(seat, cell, led)
            case events.Eliminated():
                yield pause(LOOK_MS, partial(self._sound.play, "fourth_arrest"))
            case events.StayedInJail():
                yield pause(GLANCE_MS, partial(display.show_with, after, "jail_stay"))
            case events.BrokeOut(seat):
                yield from self._open_cell(before.crooks[seat - 1].at)
                yield Animation(end=partial(display.show_with, after, "wanted_on"))
            case events.Freed(seat):
                yield from self._open_cell(before.crooks[seat - 1].at)
            case _:
                assert_never(event)

    def _arrest(self, event: events.Arrested, before: View, after: View) -> Iterator[Animation]:
        display, seat = self._display, event.seat
        piece = display.crook(seat)

        def shake(part: float) -> None:
            piece.shake = 9 * wave(part, 0.25) * (1 - part)

        key = f"cops-and-crooks.said.{event.how}{'-share' if event.share else ''}"
        words = self._words(key, name=self._seats[seat].name, share=f"${event.share:,}")
        yield Animation(begin=partial(self._display.announce, seat, words, "arrest_street"))
        yield Animation(SHAKE_MS, move=shake)
        yield pause(GLANCE_MS)
        cash = before.crooks[seat - 1].cash
        caught = change(after, seat, cash=cash)
        yield Animation(end=partial(display.show, replace(caught, cops_cash=before.cops_cash)))
        if event.share:
            yield display.pay(Payment(event.share, display.purse(seat), display.purse(COPS)))
            shared = change(caught, seat, cash=cash - event.share)
            yield Animation(end=partial(display.show_with, shared, "cash_in"))
        if event.rest:
            yield display.pay(Payment(event.rest, display.purse(seat), BANK, gains=False))
        yield Animation(end=self._display.lower_banner)

    def _jail(self, seat: Seat, cell: int, led: View) -> Iterator[Animation]:
        """Led to the cell, and its door slides shut."""
        display = self._display
        piece = display.crook(seat)
        start = piece.at

        def lead(part: float) -> None:
            piece.at = between(start, display.at(cell), ease_in_out(part))

        def shut(part: float) -> None:
            display.doors[cell] = part

        yield Animation(GLIDE_MS, move=lead)
        yield Animation(end=partial(display.show, led))
        yield Animation(DOOR_MS, partial(self._sound.play, "jail_door"), shut)

    def _open_cell(self, cell: int) -> Iterator[Animation]:
        display = self._display

        def slide(part: float) -> None:
            if cell in display.doors:
                display.doors[cell] = 1 - part

        yield Animation(DOOR_MS, partial(self._sound.play, "jail_open"), slide)
        yield Animation(end=partial(self._forget_door, cell))

    def _forget_door(self, cell: int) -> None:
        self._display.doors.pop(cell, None)


def between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    """The point so far along the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
