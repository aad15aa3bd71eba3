"""Acts of the law in a caper: wanted, arrested, in jail and out of it again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.state import COPS, Where
from game.games.cops_and_crooks.screen.display import DisplayState
from game.shell.motion import ease_in_out, wave
from game.shell.services import Shell
from game.table.board.animation import Animation, pause
from game.table.board.till import Payment

LOOK_MS, GLANCE_MS = 900.0, 380.0
SHAKE_MS, DOOR_MS, GLIDE_MS = 520.0, 420.0, 700.0
BANK = (1710, 1160)
"""Where money goes that nobody has any more."""


class LawAnimations:
    """Writes acts for the director."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], display: DisplayState) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._display = display

    def animations_for(self, event: object) -> Iterator[Animation]:
        """What an event looks and sounds like, if it is one of the law."""
        display = self._display
        match event:
            case happened.BecameWanted(seat):
                yield pause(GLANCE_MS, partial(self._want, seat, wanted=True))
            case happened.NoLongerWanted(seat):
                yield pause(GLANCE_MS, partial(self._want, seat, wanted=False))
            case law.Thwarted(seat, _, _):
                words = self._words("cops-and-crooks.said.thwarted", name=self._seats[seat].name)
                yield pause(LOOK_MS, partial(self._display.announce, seat, words, "thwarted"))
            case law.Arrested():
                yield from self._arrest(event)
            case law.Jailed(seat, cell, waits):
                yield from self._jail(seat, cell)
                yield Animation(end=partial(display.change, seat, waits=waits))
            case law.Eliminated(seat, _):
                yield pause(LOOK_MS, partial(self._sound.play, "fourth_arrest"))
                yield Animation(end=partial(display.change, seat, where=Where.OUT, cash=0))
                yield Animation(end=partial(display.lose, seat))
            case law.StayedInJail(seat, waits):
                yield Animation(begin=partial(self._sound.play, "jail_stay"))
                yield pause(GLANCE_MS, partial(display.change, seat, waits=waits))
            case law.BrokeOut(seat):
                yield from self._open_cell(seat)
                yield Animation(end=partial(self._want, seat, wanted=True))
            case law.Freed(seat):
                yield from self._open_cell(seat)
                yield Animation(end=partial(display.change, seat, wanted=False, waits=0))

    def _want(self, seat: Seat, *, wanted: bool) -> None:
        self._display.change(seat, wanted=wanted)
        self._sound.play("wanted_on" if wanted else "wanted_off")

    def _arrest(self, event: law.Arrested) -> Iterator[Animation]:
        display, seat = self._display, event.seat
        piece = display.crook(seat)

        def shake(part: float) -> None:
            piece.shake = 9 * wave(part, 0.25) * (1 - part)

        key = f"cops-and-crooks.said.{event.how}{'-share' if event.share else ''}"
        words = self._words(key, name=self._seats[seat].name, share=f"${event.share:,}")
        yield Animation(begin=partial(self._display.announce, seat, words, "arrest_street"))
        yield Animation(SHAKE_MS, move=shake)
        yield pause(GLANCE_MS)
        yield Animation(end=partial(display.change, seat, arrests=event.arrests, ticket=False))
        if event.share:
            share = Payment(event.share, display.purse(seat), display.purse(COPS))
            yield display.pay(share, partial(self._share, seat, event.share))
        if event.rest:
            rest = Payment(event.rest, display.purse(seat), BANK, gains=False)
            yield display.pay(rest, partial(display.earn, seat, -event.rest))
        yield Animation(end=self._display.lower_banner)

    def _share(self, seat: Seat, amount: int) -> None:
        self._display.earn(seat, -amount)
        self._display.earn(COPS, amount)
        self._sound.play("cash_in")

    def _jail(self, seat: Seat, cell: int) -> Iterator[Animation]:
        """Led to the cell, and its door slides shut."""
        display = self._display
        piece = display.crook(seat)
        start = piece.at

        def lead(part: float) -> None:
            piece.at = between(start, display.at(cell), ease_in_out(part))

        def shut(part: float) -> None:
            display.doors[cell] = part

        yield Animation(GLIDE_MS, move=lead)
        yield Animation(end=partial(display.change, seat, where=Where.JAIL, at=cell))
        yield Animation(DOOR_MS, partial(self._sound.play, "jail_door"), shut)

    def _open_cell(self, seat: Seat) -> Iterator[Animation]:
        display = self._display
        cell = display.states[seat - 1].at

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
