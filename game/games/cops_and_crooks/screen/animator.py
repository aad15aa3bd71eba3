"""From the events of a caper to acts: what each of them looks and sounds like."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.events import Happening
from game.games.cops_and_crooks.rules.follow import change
from game.games.cops_and_crooks.rules.state import COPS, View
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.drive_animations import DriveAnimations
from game.games.cops_and_crooks.screen.law_animations import (
    BANK,
    GLANCE_MS,
    GLIDE_MS,
    LOOK_MS,
    LawAnimations,
    between,
)
from game.shell.motion import ease_in_out
from game.shell.services import Shell
from game.table.board.animation import Animation, pause
from game.table.board.meeples import Meeple, crouch, make_room, rise, settle, sink, walk
from game.table.board.till import Payment

TURN_MS, THROW_MS = 800.0, 1_300.0
RIDE_MS, LEAVE_MS = 900.0, 1_700.0
STEPS = ("step_street", "step_street_2", "step_street_3", "step_street_4")
THROWS = ("dice_throw", "dice_throw_2", "dice_throw_3")
SIGN, VEHICLE = (72, 72), (170, 120)
WAYS = {"rail": "train", "airport": "plane", "harbour": "boat"}
FAR = 900
"""How far those who get away are seen, in pixels."""


class EventAnimator:
    """Writes acts for the director."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], display: DisplayState) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._display = display
        self._steps, self._throws = itertools.cycle(STEPS), itertools.cycle(THROWS)
        self._thrown = 0
        self._law = LawAnimations(shell, seats, display)
        self._drives = DriveAnimations(shell.sound, display)

    def animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        """What an event looks and sounds like, from the view before it to the view after it."""
        match event:
            case (
                events.RoundBegan() | events.TurnBegan() | events.Rolled() | events.Stuck()
                | events.GameOver()
            ):  # fmt: skip
                yield from self._course(event, after)
            case (
                events.Walked() | events.PoliceWalked() | events.Rode() | events.PoliceRode()
                | events.Drove() | events.PoliceReturned()
            ):  # fmt: skip
                yield from self._moves(event, before)
            case (
                events.Robbed() | events.ShopClosed() | events.ShopOpened() | events.Deposited()
                | events.Withdrew() | events.TicketBought() | events.GotAway() | events.LeftBehind()
            ):  # fmt: skip
                yield from self._money(event, before, after)
            case _:
                yield from self._law.animations_for(event, before, after)

    # ---- turns and dice ----

    def _course(self, event: Happening, view: View) -> Iterator[Animation]:
        display = self._display
        match event:
            case events.RoundBegan(number):
                yield Animation(end=partial(self._begin_round, number, view.terms.rounds))
            case events.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, view), kept=True)
                yield Animation(end=self._display.lower_banner)
            case events.Rolled(_, pips):
                yield Animation(THROW_MS, partial(self._throw, pips), done=lambda: not display.tray.moving)
                yield pause(GLANCE_MS)
            case events.Stuck(seat):
                words = self._words("cops-and-crooks.said.stuck", name=self._seats[seat].name)
                yield pause(LOOK_MS, partial(self._display.announce, seat, words, "not_there"))
                yield Animation(end=self._display.lower_banner)
            case events.GameOver():
                yield pause(LOOK_MS)

    def _begin_round(self, number: int, last: int) -> None:
        if number == last:
            self._sound.play("last_round")

    def _begin_turn(self, seat: Seat, view: View) -> None:
        display = self._display
        display.active = seat
        display.tray.rest(None)
        name = self._seats[seat].name
        key = "turn-cops" if seat == COPS else "turn"
        self._display.announce(seat, self._words(f"cops-and-crooks.said.{key}", name=name), "your_turn")
        if self._seats[seat].player != "ai":
            self._sound.voice("v_turn_police" if seat == COPS else f"v_turn_{self._seats[seat].look}")
        display.follow(display.car.at if seat == COPS else display.at(view.crooks[seat - 1].at))

    def _throw(self, pips: int) -> None:
        self._thrown += 1
        self._sound.play(next(self._throws))
        self._display.throw(pips, self._thrown)

    # ---- moves ----

    def _moves(self, event: Happening, before: View) -> Iterator[Animation]:
        display = self._display
        match event:
            case events.Walked(seat, path):
                yield from self._walk(display.crook(seat), path)
            case events.PoliceWalked(officer, path):
                yield from self._walk(display.officers[officer], path)
            case events.Rode(seat, start, to, line):
                yield from self._ride(display.crook(seat), start, to, line)
            case events.PoliceRode(officer, start, to, line):
                yield from self._ride(display.officers[officer], start, to, line)
            case events.Drove(tail, path):
                hunts = any(crook.wanted for crook in before.crooks)
                yield from self._drives.animations_for(tail, path, hunts=hunts)
            case events.PoliceReturned(officer, start, office):
                yield self._glide(display.officers[officer], start, office)
                yield Animation(end=self._make_room)

    def _walk(self, piece: Meeple, path: tuple[int, ...]) -> Iterator[Animation]:
        display = self._display
        way = [display.at(tile) for tile in path]
        steps = walk(piece, way, lambda: self._sound.play(next(self._steps)))
        yield crouch(piece)
        for act, end in zip(steps, way[1:], strict=True):
            act.begin = partial(display.follow, end)
            yield act
        yield settle(piece)
        yield Animation(end=self._make_room)

    def _make_room(self) -> None:
        make_room(self._display.meeples)

    def _ride(self, piece: Meeple, start: int, to: int, line: str) -> Iterator[Animation]:
        """Down the stairs here, a train in the colour of its line, up the stairs there."""
        display = self._display
        yield Animation(RIDE_MS / 3, partial(self._sound.play, "metro_ride"), partial(sink, piece))
        here, there = display.on_canvas(start), display.on_canvas(to)
        yield display.fly(f"cops_and_crooks/metro_{line}", SIGN, here, there, ms=RIDE_MS, arc=0)
        goal = display.at(to)
        yield Animation(RIDE_MS / 3, partial(display.follow, goal), partial(rise, piece, goal))
        yield Animation(end=self._make_room)

    def _glide(self, piece: Meeple, start: int, to: int) -> Animation:
        """Led away, or back to the desk: along the straight line."""
        display = self._display

        def move(part: float) -> None:
            piece.at = between(display.at(start), display.at(to), ease_in_out(part))

        return Animation(GLIDE_MS, move=move)

    # ---- money ----

    def _money(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        display = self._display
        match event:
            case events.Robbed(seat, at, amount):
                yield from self._gain(seat, at, amount, "rob_bank")
            case events.ShopClosed():
                yield pause(GLANCE_MS, partial(display.show_with, after, "shutter_down"))
            case events.ShopOpened():
                yield Animation(begin=partial(display.show_with, after, "shutter_up"))
            case events.Deposited(seat, at, amount):
                yield from self._spend(seat, at, amount, "deposit")
            case events.Withdrew(seat, at, amount):
                taken = change(before, seat, stashes=after.crooks[seat - 1].stashes)
                yield Animation(end=partial(display.show, taken))
                yield from self._gain(seat, at, amount, "withdraw")
            case events.TicketBought(seat, at, price):
                yield from self._spend(seat, at, price, "cash_out")
                paid = change(before, seat, cash=after.crooks[seat - 1].cash)
                yield Animation(begin=partial(display.show_with, paid, "ticket_punch"))
                yield display.fly("cops_and_crooks/ticket", SIGN, display.on_canvas(at), display.purse(seat))
            case events.GotAway(seat, at, way, _, _):
                yield from self._get_away(seat, at, way, after)
            case events.LeftBehind(seat, lost):
                if lost:
                    yield Animation(begin=partial(self._sound.play, "cash_out"))
                    rest = Payment(lost, display.purse(seat), BANK, gains=False)
                    yield display.pay(rest)

    def _gain(self, seat: Seat, at: int, amount: int, sound: str) -> Iterator[Animation]:
        display = self._display
        yield Animation(begin=partial(self._sound.play, sound))
        payment = Payment(amount, display.on_canvas(at), display.purse(seat))
        yield display.pay(payment)

    def _spend(self, seat: Seat, at: int, amount: int, sound: str) -> Iterator[Animation]:
        display = self._display
        yield Animation(begin=partial(self._sound.play, sound))
        payment = Payment(amount, display.purse(seat), display.on_canvas(at), gains=False)
        yield display.pay(payment)

    def _get_away(self, seat: Seat, at: int, way: str, after: View) -> Iterator[Animation]:
        """By boat, train or plane, out of the picture."""
        display, vehicle = self._display, WAYS.get(way, "boat")
        x, y = display.on_canvas(at)
        leave = (x + FAR, y - (FAR // 2 if vehicle == "plane" else 0))
        words = self._words("cops-and-crooks.said.away", name=self._seats[seat].name)
        yield Animation(begin=partial(self._display.announce, seat, words, f"getaway_{vehicle}"))
        yield Animation(end=partial(display.show, after))
        yield display.fly(f"cops_and_crooks/exit_{vehicle}", VEHICLE, (x, y), leave, ms=LEAVE_MS, arc=0)
        yield Animation(end=self._display.lower_banner)
