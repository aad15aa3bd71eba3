"""Acts of the law in a caper: wanted, arrested, in jail and out of it again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.kernel import Seat, SeatSetup
from game.rules.cops_and_crooks import events as happened
from game.rules.cops_and_crooks import law
from game.rules.cops_and_crooks.state import COPS, Where
from game.shell.motion import ease_in_out, wave
from game.shell.services import Shell
from game.stage.board.director import Act, pause
from game.stage.board.till import Payment
from game.stage.cops_and_crooks.theatre import Theatre

LOOK_MS, GLANCE_MS = 900.0, 380.0
SHAKE_MS, DOOR_MS, GLIDE_MS = 520.0, 420.0, 700.0
BANK = (1710, 1160)
"""Where money goes that nobody has any more."""


class LawActs:
    """Writes acts for the director."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], theatre: Theatre) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._theatre = theatre

    def acts(self, event: object) -> Iterator[Act]:
        """What an event looks and sounds like, if it is one of the law."""
        theatre = self._theatre
        match event:
            case happened.BecameWanted(seat):
                yield pause(GLANCE_MS, partial(self._want, seat, wanted=True))
            case happened.NoLongerWanted(seat):
                yield pause(GLANCE_MS, partial(self._want, seat, wanted=False))
            case law.Thwarted(seat, _, _):
                words = self._words("cops-and-crooks.said.thwarted", name=self._seats[seat].name)
                yield pause(LOOK_MS, partial(self._theatre.announce, seat, words, "thwarted"))
            case law.Arrested():
                yield from self._arrest(event)
            case law.Jailed(seat, cell, waits):
                yield from self._jail(seat, cell)
                yield Act(end=partial(theatre.change, seat, waits=waits))
            case law.Eliminated(seat, _):
                yield pause(LOOK_MS, partial(self._sound.play, "fourth_arrest"))
                yield Act(end=partial(theatre.change, seat, where=Where.OUT, cash=0))
                yield Act(end=partial(theatre.lose, seat))
            case law.StayedInJail(seat, waits):
                yield Act(begin=partial(self._sound.play, "jail_stay"))
                yield pause(GLANCE_MS, partial(theatre.change, seat, waits=waits))
            case law.BrokeOut(seat):
                yield from self._open_cell(seat)
                yield Act(end=partial(self._want, seat, wanted=True))
            case law.Freed(seat):
                yield from self._open_cell(seat)
                yield Act(end=partial(theatre.change, seat, wanted=False, waits=0))

    def _want(self, seat: Seat, *, wanted: bool) -> None:
        self._theatre.change(seat, wanted=wanted)
        self._sound.play("wanted_on" if wanted else "wanted_off")

    def _arrest(self, event: law.Arrested) -> Iterator[Act]:
        theatre, seat = self._theatre, event.seat
        piece = theatre.crook(seat)

        def shake(part: float) -> None:
            piece.shake = 9 * wave(part, 0.25) * (1 - part)

        key = f"cops-and-crooks.said.{event.how}{'-share' if event.share else ''}"
        words = self._words(key, name=self._seats[seat].name, share=f"${event.share:,}")
        yield Act(begin=partial(self._theatre.announce, seat, words, "arrest_street"))
        yield Act(SHAKE_MS, move=shake)
        yield pause(GLANCE_MS)
        yield Act(end=partial(theatre.change, seat, arrests=event.arrests, ticket=False))
        if event.share:
            share = Payment(event.share, theatre.purse(seat), theatre.purse(COPS))
            yield theatre.pay(share, partial(self._share, seat, event.share))
        if event.rest:
            rest = Payment(event.rest, theatre.purse(seat), BANK, gains=False)
            yield theatre.pay(rest, partial(theatre.earn, seat, -event.rest))
        yield Act(end=self._theatre.lower_banner)

    def _share(self, seat: Seat, amount: int) -> None:
        self._theatre.earn(seat, -amount)
        self._theatre.earn(COPS, amount)
        self._sound.play("cash_in")

    def _jail(self, seat: Seat, cell: int) -> Iterator[Act]:
        """Led to the cell, and its door slides shut."""
        theatre = self._theatre
        piece = theatre.crook(seat)
        start = piece.at

        def lead(part: float) -> None:
            piece.at = between(start, theatre.at(cell), ease_in_out(part))

        def shut(part: float) -> None:
            theatre.doors[cell] = part

        yield Act(GLIDE_MS, move=lead)
        yield Act(end=partial(theatre.change, seat, where=Where.JAIL, at=cell))
        yield Act(DOOR_MS, partial(self._sound.play, "jail_door"), shut)

    def _open_cell(self, seat: Seat) -> Iterator[Act]:
        theatre = self._theatre
        cell = theatre.states[seat - 1].at

        def slide(part: float) -> None:
            if cell in theatre.doors:
                theatre.doors[cell] = 1 - part

        yield Act(DOOR_MS, partial(self._sound.play, "jail_open"), slide)
        yield Act(end=partial(self._forget_door, cell))

    def _forget_door(self, cell: int) -> None:
        self._theatre.doors.pop(cell, None)


def between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    """The point so far along the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
