"""Turns the events of Cops and Crooks into animations and sounds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import assert_never

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.events import LawEvent, MoneyEvent, MoveEvent, TurnEvent
from game.games.cops_and_crooks.rules.plan import Plan
from game.games.cops_and_crooks.rules.state import COPS, View, with_crook
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.move_animations import SIGN, MoveAnimations
from game.shell.services import Shell
from game.shell.sound import Group
from game.table.board.animation import Animation, pause
from game.table.board.meeples import shake
from game.table.board.money_counter import Payment

LOOK_MS, GLANCE_MS, TURN_MS, ROLL_MS = 900.0, 380.0, 800.0, 1_300.0
SHAKE_MS, DOOR_MS, LEAVE_MS = 520.0, 420.0, 1_700.0
ROLLS = ("dice_throw", "dice_throw_2", "dice_throw_3")
VEHICLES = {"rail": "train", "airport": "plane", "harbour": "boat"}
VEHICLE = (170, 120)
FAR = 900
"""How far a vehicle with a crook flies, in pixels."""
BANK = (1710, 1160)
"""Where lost money flies, below the canvas."""


class EventAnimator:
    """Makes the animations of every event."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], display: DisplayState) -> None:
        self._sound = shell.sound
        self._words = shell.words
        self._seats = seats
        self._display = display
        self._moves = MoveAnimations(shell.sound, display)
        self._roll_sounds = itertools.cycle(ROLLS)
        self._rolls = 0

    def animations_for(self, event: events.Happening, before: View, after: View) -> Iterator[Animation]:
        """Yield the animations from the view before an event to the view after it."""
        line = radio_call(event, after.plan)
        if line is not None:
            yield Animation(begin=partial(self._sound.voice, line))
        if isinstance(event, TurnEvent):
            yield from self._turn(event, after)
        elif isinstance(event, MoveEvent):
            yield from self._moves.animations_for(event, before)
        elif isinstance(event, MoneyEvent):
            yield from self._money(event, before, after)
        elif isinstance(event, LawEvent):
            yield from self._law(event, before, after)
        else:
            assert_never(event)

    def _play(self, sound: str) -> Animation:
        return Animation(begin=partial(self._sound.play, sound))

    def _announce(
        self, seat: Seat, key: str, sound: str, group: Group = "effects", **names: str
    ) -> Callable[[], None]:
        """Return a function that shows a banner about a player and plays a sound."""
        words = self._words(f"cops-and-crooks.said.{key}", name=self._seats[seat].name, **names)
        return partial(self._display.announce, seat, words, sound, group)

    # ---- turns and the die ----

    def _turn(self, event: TurnEvent, after: View) -> Iterator[Animation]:
        display = self._display
        match event:
            case events.RoundBegan(number):
                yield self._play("last_round") if number == after.terms.rounds else Animation()
            case events.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, after), unskippable=True)
                yield Animation(end=display.hide_banner)
            case events.Rolled(_, pips):
                yield Animation(ROLL_MS, partial(self._roll, pips), done=lambda: not display.tray.moving)
                yield pause(GLANCE_MS)
            case events.Stuck(seat):
                yield pause(LOOK_MS, self._announce(seat, "stuck", "not_there"))
                yield Animation(end=display.hide_banner)
            case events.GameOver():
                yield pause(LOOK_MS)
            case _:
                assert_never(event)

    def _begin_turn(self, seat: Seat, view: View) -> None:
        display, cops = self._display, seat == COPS
        display.active = seat
        display.tray.rest(None)
        self._announce(seat, "turn-cops" if cops else "turn", "your_turn")()
        if self._seats[seat].player != "ai":
            self._sound.voice("v_turn_police" if cops else f"v_turn_{self._seats[seat].look}")
        display.follow(display.car.at if cops else display.at(view.crooks[seat - 1].at))

    def _roll(self, pips: int) -> None:
        self._rolls += 1
        self._sound.play(next(self._roll_sounds))
        self._display.roll(pips, self._rolls)

    # ---- money ----

    def _money(self, event: MoneyEvent, before: View, after: View) -> Iterator[Animation]:
        display = self._display
        match event:
            case events.Robbed(seat, at, amount):
                yield from self._gain(seat, at, amount, "rob_bank")
            case events.ShopClosed():
                yield pause(GLANCE_MS, partial(display.show_with, after, "shutter_down"))
            case events.ShopOpened():
                yield Animation(begin=partial(display.show_with, after, "shutter_up"))
            case events.Deposited(seat, at, amount):
                yield from self._spend(seat, display.on_canvas(at), amount, "deposit")
            case events.Withdrew(seat, at, amount):
                crook = replace(before.crooks[seat - 1], stashes=after.crooks[seat - 1].stashes)
                taken = with_crook(before, seat, crook)
                yield Animation(end=partial(display.show, taken))
                yield from self._gain(seat, at, amount, "withdraw")
            case events.TicketBought(seat, at, price):
                yield from self._spend(seat, display.on_canvas(at), price, "cash_out")
                paid = with_crook(
                    before, seat, replace(before.crooks[seat - 1], cash=after.crooks[seat - 1].cash)
                )
                yield Animation(begin=partial(display.show_with, paid, "ticket_punch"))
                yield display.fly("cops_and_crooks/ticket", SIGN, display.on_canvas(at), display.purse(seat))
            case events.GotAway():
                yield from self._get_away(event, after)
            case events.LeftBehind(seat, lost):
                if lost:
                    yield from self._spend(seat, BANK, lost, "cash_out")
            case _:
                assert_never(event)

    def _gain(self, seat: Seat, at: int, amount: int, sound: str) -> Iterator[Animation]:
        display = self._display
        yield self._play(sound)
        yield display.pay(Payment(amount, display.on_canvas(at), display.purse(seat)))

    def _spend(self, seat: Seat, to: tuple[int, int], amount: int, sound: str) -> Iterator[Animation]:
        yield self._play(sound)
        yield self._display.pay(Payment(amount, self._display.purse(seat), to, gains=False))

    def _get_away(self, event: events.GotAway, after: View) -> Iterator[Animation]:
        """Let the crook leave by boat, train or plane."""
        display, vehicle = self._display, VEHICLES.get(event.way, "boat")
        x, y = display.on_canvas(event.at)
        end = (x + FAR, y - (FAR // 2 if vehicle == "plane" else 0))
        yield Animation(begin=self._announce(event.seat, "away", f"getaway_{vehicle}"))
        yield Animation(end=partial(display.show, after))
        yield display.fly(f"cops_and_crooks/exit_{vehicle}", VEHICLE, (x, y), end, ms=LEAVE_MS, arc=0)
        yield Animation(end=display.hide_banner)

    # ---- the law ----

    def _law(self, event: LawEvent, before: View, after: View) -> Iterator[Animation]:
        display, crook = self._display, before.crooks[event.seat - 1]
        match event:
            case events.BecameWanted():
                yield pause(GLANCE_MS, partial(display.show_with, after, "wanted_on"))
            case events.NoLongerWanted():
                yield pause(GLANCE_MS, partial(display.show_with, after, "wanted_off"))
            case events.Thwarted(seat, _, _):
                yield pause(LOOK_MS, self._announce(seat, "thwarted", "thwarted", "stings"))
            case events.Arrested():
                yield from self._arrest(event, before, after)
            case events.Jailed(seat, cell, _):
                yield self._moves.glide(display.crook(seat), crook.at, cell)
                inside = with_crook(after, seat, replace(after.crooks[seat - 1], waits=crook.waits))
                yield Animation(end=partial(display.show, inside))
                yield Animation(
                    DOOR_MS, partial(self._sound.play, "jail_door"), partial(display.shut_door, cell)
                )
            case events.Eliminated():
                yield pause(LOOK_MS, partial(self._sound.play, "fourth_arrest", "stings"))
            case events.StayedInJail():
                yield pause(GLANCE_MS, partial(display.show_with, after, "jail_stay"))
            case events.BrokeOut() | events.Freed():
                opens = partial(self._sound.play, "jail_open")
                yield Animation(DOOR_MS, opens, partial(display.open_door, crook.at))
                if isinstance(event, events.BrokeOut):
                    yield Animation(end=partial(display.show_with, after, "wanted_on"))
            case _:
                assert_never(event)

    def _arrest(self, event: events.Arrested, before: View, after: View) -> Iterator[Animation]:
        """Shake the crook. Then the share flies to the Cops and the rest to the bank."""
        display, seat, share = self._display, event.seat, event.share
        cash = before.crooks[seat - 1].cash
        key = f"{event.how}{'-share' if share else ''}"
        yield Animation(begin=self._announce(seat, key, "arrest_street", share=f"${share:,}"))
        yield Animation(SHAKE_MS, move=partial(shake, display.crook(seat)))
        yield pause(GLANCE_MS)
        crook = after.crooks[seat - 1]
        caught = with_crook(after, seat, replace(crook, cash=cash))
        yield Animation(end=partial(display.show, replace(caught, cops_cash=before.cops_cash)))
        if share:
            yield display.pay(Payment(share, display.purse(seat), display.purse(COPS)))
            shared = with_crook(caught, seat, replace(crook, cash=cash - share))
            yield Animation(end=partial(display.show_with, shared, "cash_in"))
        if event.rest:
            yield display.pay(Payment(event.rest, display.purse(seat), BANK, gains=False))
        yield Animation(end=display.hide_banner)


def radio_call(event: object, plan: Plan) -> str | None:
    """The voice line of the police radio for an event, or None for most events."""
    match event:
        case events.Robbed(_, at, _):
            return f"v_radio_robbery_{plan.kind[at]}"
        case events.Arrested():
            return "v_radio_custody"
        case events.BrokeOut():
            return "v_radio_jailbreak"
        case events.GotAway():
            return "v_radio_away"
        case _:
            return None
