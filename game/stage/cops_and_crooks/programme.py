"""From the events of a caper to acts: what each of them looks and sounds like."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

from game.core.kernel import Seat, SeatSetup
from game.rules.cops_and_crooks import events as happened
from game.rules.cops_and_crooks import law
from game.rules.cops_and_crooks.state import COPS, View, Where
from game.shell.motion import ease_in_out
from game.shell.services import Shell
from game.stage.board.director import Act, pause
from game.stage.board.meeples import Meeple, crouch, make_room, rise, settle, sink, walk
from game.stage.board.till import Payment
from game.stage.cops_and_crooks.drive_acts import DriveActs
from game.stage.cops_and_crooks.law_acts import BANK, GLANCE_MS, GLIDE_MS, LOOK_MS, LawActs, between
from game.stage.cops_and_crooks.theatre import Theatre

TURN_MS, THROW_MS = 800.0, 1_300.0
RIDE_MS, LEAVE_MS = 900.0, 1_700.0
STEPS = ("step_street", "step_street_2", "step_street_3", "step_street_4")
THROWS = ("dice_throw", "dice_throw_2", "dice_throw_3")
SIGN, VEHICLE = (72, 72), (170, 120)
WAYS = {"rail": "train", "airport": "plane", "harbour": "boat"}
FAR = 900
"""How far those who get away are seen, in pixels."""


class Programme:
    """Writes acts for the director."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], theatre: Theatre) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._theatre = theatre
        self._steps, self._throws = itertools.cycle(STEPS), itertools.cycle(THROWS)
        self._thrown = 0
        self._law = LawActs(shell, seats, theatre)
        self._drives = DriveActs(shell.sound, theatre)

    def acts(self, event: object, view: View) -> Iterator[Act]:
        """What an event looks and sounds like."""
        yield from self._course(event, view)
        yield from self._moves(event)
        yield from self._money(event)
        yield from self._law.acts(event)

    # ---- turns and dice ----

    def _course(self, event: object, view: View) -> Iterator[Act]:
        theatre = self._theatre
        match event:
            case happened.RoundBegan(number):
                yield Act(end=partial(self._begin_round, number, view.terms.rounds))
            case happened.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, view), kept=True)
                yield Act(end=self._theatre.lower_banner)
            case happened.Rolled(_, pips):
                yield Act(THROW_MS, partial(self._throw, pips), done=lambda: not theatre.tray.moving)
                yield pause(GLANCE_MS)
            case happened.Stuck(seat):
                words = self._words("cops-and-crooks.said.stuck", name=self._seats[seat].name)
                yield pause(LOOK_MS, partial(self._theatre.announce, seat, words, "not_there"))
                yield Act(end=self._theatre.lower_banner)
            case happened.GameOver():
                yield pause(LOOK_MS)

    def _begin_round(self, number: int, last: int) -> None:
        self._theatre.round = number
        if number == last:
            self._sound.play("last_round")

    def _begin_turn(self, seat: Seat, view: View) -> None:
        theatre = self._theatre
        theatre.active = seat
        theatre.tray.rest(None)
        name = self._seats[seat].name
        key = "turn-cops" if seat == COPS else "turn"
        self._theatre.announce(seat, self._words(f"cops-and-crooks.said.{key}", name=name), "your_turn")
        if self._seats[seat].player != "ai":
            self._sound.voice("v_turn_police" if seat == COPS else f"v_turn_{self._seats[seat].look}")
        theatre.follow(theatre.car.at if seat == COPS else theatre.at(view.crooks[seat - 1].at))

    def _throw(self, pips: int) -> None:
        self._thrown += 1
        self._sound.play(next(self._throws))
        self._theatre.throw(pips, self._thrown)

    # ---- moves ----

    def _moves(self, event: object) -> Iterator[Act]:
        theatre = self._theatre
        match event:
            case happened.Walked(seat, path):
                yield from self._walk(theatre.crook(seat), path)
                yield Act(end=partial(theatre.change, seat, at=path[-1], where=Where.TOWN))
            case happened.PoliceWalked(officer, path):
                yield from self._walk(theatre.officers[officer], path)
            case happened.Rode(seat, start, to, line):
                yield from self._ride(theatre.crook(seat), start, to, line)
            case happened.PoliceRode(officer, start, to, line):
                yield from self._ride(theatre.officers[officer], start, to, line)
            case happened.Drove(tail, path):
                yield from self._drives.acts(tail, path)
            case law.PoliceReturned(officer, start, office):
                yield self._glide(theatre.officers[officer], start, office)
                yield Act(end=self._make_room)

    def _walk(self, piece: Meeple, path: tuple[int, ...]) -> Iterator[Act]:
        theatre = self._theatre
        way = [theatre.at(tile) for tile in path]
        steps = walk(piece, way, lambda: self._sound.play(next(self._steps)))
        yield crouch(piece)
        for act, end in zip(steps, way[1:], strict=True):
            act.begin = partial(theatre.follow, end)
            yield act
        yield settle(piece)
        yield Act(end=self._make_room)

    def _make_room(self) -> None:
        make_room(self._theatre.meeples)

    def _ride(self, piece: Meeple, start: int, to: int, line: str) -> Iterator[Act]:
        """Down the stairs here, a train in the colour of its line, up the stairs there."""
        theatre = self._theatre
        yield Act(RIDE_MS / 3, partial(self._sound.play, "metro_ride"), partial(sink, piece))
        here, there = theatre.on_canvas(start), theatre.on_canvas(to)
        yield theatre.fly(f"cops_and_crooks/metro_{line}", SIGN, here, there, ms=RIDE_MS, arc=0)
        goal = theatre.at(to)
        yield Act(RIDE_MS / 3, partial(theatre.follow, goal), partial(rise, piece, goal))
        yield Act(end=self._make_room)

    def _glide(self, piece: Meeple, start: int, to: int) -> Act:
        """Led away, or back to the desk: along the straight line."""
        theatre = self._theatre

        def move(part: float) -> None:
            piece.at = between(theatre.at(start), theatre.at(to), ease_in_out(part))

        return Act(GLIDE_MS, move=move)

    # ---- money ----

    def _money(self, event: object) -> Iterator[Act]:
        theatre = self._theatre
        match event:
            case happened.Robbed(seat, at, amount):
                yield from self._gain(seat, at, amount, "rob_bank")
            case happened.ShopClosed(at, opens):
                yield pause(GLANCE_MS, partial(self._close_shop, at, opens))
            case happened.ShopOpened(at):
                yield Act(begin=partial(self._open_shop, at))
            case happened.Deposited(seat, at, amount):
                yield from self._spend(seat, at, amount, "deposit")
                yield Act(end=partial(theatre.store, seat, at, amount))
            case happened.Withdrew(seat, at, amount):
                yield Act(end=partial(theatre.store, seat, at, -amount))
                yield from self._gain(seat, at, amount, "withdraw")
            case happened.TicketBought(seat, at, price):
                yield from self._spend(seat, at, price, "cash_out")
                yield Act(begin=partial(self._sound.play, "ticket_punch"))
                here, purse, owns = (
                    theatre.on_canvas(at),
                    theatre.purse(seat),
                    partial(self._own_ticket, seat),
                )
                yield theatre.fly("cops_and_crooks/ticket", SIGN, here, purse, owns)
            case happened.GotAway(seat, at, way, _, _):
                yield from self._get_away(seat, at, way)
            case happened.LeftBehind(seat, lost):
                if lost:
                    yield Act(begin=partial(self._sound.play, "cash_out"))
                    rest = Payment(lost, theatre.purse(seat), BANK, gains=False)
                    yield theatre.pay(rest, partial(theatre.change, seat, cash=0))
                yield Act(end=partial(theatre.lose, seat))

    def _gain(self, seat: Seat, at: int, amount: int, sound: str) -> Iterator[Act]:
        theatre = self._theatre
        yield Act(begin=partial(self._sound.play, sound))
        payment = Payment(amount, theatre.on_canvas(at), theatre.purse(seat))
        yield theatre.pay(payment, partial(theatre.earn, seat, amount))

    def _spend(self, seat: Seat, at: int, amount: int, sound: str) -> Iterator[Act]:
        theatre = self._theatre
        yield Act(begin=partial(self._sound.play, sound))
        payment = Payment(amount, theatre.purse(seat), theatre.on_canvas(at), gains=False)
        yield theatre.pay(payment, partial(theatre.earn, seat, -amount))

    def _own_ticket(self, seat: Seat) -> None:
        self._theatre.change(seat, ticket=True)

    def _close_shop(self, at: int, opens: int) -> None:
        self._theatre.closed[at] = opens
        self._sound.play("shutter_down")

    def _open_shop(self, at: int) -> None:
        self._theatre.closed.pop(at, None)
        self._sound.play("shutter_up")

    def _get_away(self, seat: Seat, at: int, way: str) -> Iterator[Act]:
        """By boat, train or plane, out of the picture."""
        theatre, vehicle = self._theatre, WAYS.get(way, "boat")
        x, y = theatre.on_canvas(at)
        leave = (x + FAR, y - (FAR // 2 if vehicle == "plane" else 0))
        words = self._words("cops-and-crooks.said.away", name=self._seats[seat].name)
        yield Act(begin=partial(self._theatre.announce, seat, words, f"getaway_{vehicle}"))
        yield Act(end=partial(theatre.change, seat, where=Where.FLED))
        yield Act(end=partial(theatre.lose, seat))
        yield theatre.fly(f"cops_and_crooks/exit_{vehicle}", VEHICLE, (x, y), leave, ms=LEAVE_MS, arc=0)
        yield Act(end=self._theatre.lower_banner)
