"""The animations and sounds of each event."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import assert_never

from game.core.kernel import Seat, changed
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.events import Happening
from game.games.stop_thief.rules.people import Cards
from game.games.stop_thief.rules.state import Clue, View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import Screen
from game.games.stop_thief.screen.display import DisplayState, Search
from game.table.board.animation import Animation, pause
from game.table.board.meeples import Meeple, crouch, make_room, rise, settle, sink, walk
from game.table.board.money_counter import Payment

TURN_MS, LOOK_MS, GLANCE_MS, CLUE_MS = 850.0, 1_300.0, 380.0, 2_600.0
CHEER_MS, TIP_MS = 1_900.0, 2_200.0
WHISTLE_MS, LINE_MS = 700.0, 2_900.0
"""The longest time for a spoken line at normal speed."""
RIDE_MS = 900.0
STEPS = {
    True: ("step", "step_2", "step_3", "step_4"),
    False: ("step_street", "step_street_2", "step_street_3", "step_street_4"),
}
"""Sounds indoors and outdoors."""


class EventAnimator:
    """Makes the animations of events."""

    def __init__(self, display: DisplayState) -> None:
        self._display = display
        self._sound = display.shell.sound
        self._words = display.shell.words
        self._seats = display.seats
        self._prompts = display.prompts
        self._steps = {indoors: itertools.cycle(steps) for indoors, steps in STEPS.items()}
        self._walks_to = 0

    def animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        """The animations from the view before an event to the view after it."""
        said = self._prompts.said
        match event:
            case happened.CaseOpened():
                yield from self._speak("v_radio_robbery", LOOK_MS)
            case happened.GoesFirst(seat):
                yield self._on_screen(LOOK_MS, said("first", seat), "device_on")
            case happened.ThiefRevealed(thief):
                yield pause(LOOK_MS, partial(self._reveal, thief, after))
            case happened.ClueHeard(sound, district, number):
                yield self._clue(Clue(sound, district), number, after)
            case happened.PackMoved(sound):
                yield self._clue(Clue(sound), len(after.clues), after)
            case happened.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, after), unskippable=True)
                yield Animation(end=self._lower_banner)
            case happened.CardPlayed(_, card):
                yield from self._turn_cards("card_play", (card,), after, used=False)
            case happened.CardsPickedUp(_, cards):
                yield from self._turn_cards("card_fly", cards, after, used=True)
            case happened.Pushed(_, seat, path, ride) | happened.Walked(seat, path, ride):
                yield from self._walk(seat, path, ride)
            case happened.SentBack(seat, path):
                yield from self._ride(self._display.pieces[seat], *path)
                yield Animation(end=partial(self._stand, seat, path[-1]))
            case happened.TipAsked(seat, _):
                yield self._on_screen(GLANCE_MS, said("tip", seat), "radio_tip")
            case (
                happened.ArrestMade() | happened.FalseArrest() | happened.Captured()
                | happened.ThiefBolted() | happened.TipGiven() | happened.GameOver()
            ):  # fmt: skip
                yield from self._arrest(event, before, after)
            case (
                happened.Spree() | happened.LootTaken() | happened.LootReturned() | happened.CashTaken()
                | happened.ThiefStepped() | happened.CaseClosed()
            ):  # fmt: skip
                pass  # only money flies, or nothing is seen
            case _:
                assert_never(event)
        yield from self._payments(event, before)

    # ---- clues ----

    def _reveal(self, thief: Who, view: View) -> None:
        display = self._display
        display.show(view)
        display.search = None
        display.sparkle(layout.POSTER.center, 14)
        name = self._words(f"stop-thief.thief.{thief}.name")
        display.screen = self._prompts.said("wanted", thief=name)
        self._sound.play("pin")

    def _clue(self, clue: Clue, number: int, view: View) -> Animation:
        """The whole table listens; nobody can skip the sound."""

        def begin() -> None:
            display = self._display
            display.banner = None
            display.show(view)
            display.screen = self._prompts.clue(view, number)
            display.play_clue(view, clue, number)

        return pause(CLUE_MS, begin, unskippable=True)

    # ---- a turn ----

    def _begin_turn(self, seat: Seat, after: View) -> None:
        display = self._display
        display.show(after)
        display.active = seat
        display.search = None
        display.banner = seat, self._words("stop-thief.said.turn", name=self._seats[seat].name)
        display.follow(display.pieces[seat].at)
        self._sound.play("your_turn")
        if self._seats[seat].player != "ai":
            self._sound.voice(f"v_turn_{self._seats[seat].look}")

    def _lower_banner(self) -> None:
        self._display.banner = None

    def _turn_cards(self, sound: str, cards: Cards, after: View, *, used: bool) -> Iterator[Animation]:
        def begin() -> None:
            self._sound.play(sound)
            self._display.show(after)

        yield Animation(begin=begin)
        yield self._display.turn_over(cards, used=used)
        yield pause(GLANCE_MS)

    def _walk(self, seat: Seat, path: tuple[int, ...], ride: int) -> Iterator[Animation]:
        """On foot, by subway, and perhaps on foot again."""
        piece = self._display.pieces[seat]
        yield crouch(piece)
        if ride:
            yield from self._on_foot(seat, path[:ride])
            yield from self._ride(piece, *path[ride - 1 : ride + 1])
        yield from self._on_foot(seat, path[ride:])
        yield settle(piece)
        yield Animation(end=partial(self._stand, seat, path[-1]))

    def _on_foot(self, seat: Seat, path: tuple[int, ...]) -> list[Animation]:
        way = [self._display.at(space) for space in path]
        steps = list(walk(self._display.pieces[seat], way, self._step))
        for animation, space in zip(steps, path[1:], strict=True):
            animation.begin = partial(self._stand_at, seat, space)
        return steps

    def _step(self) -> None:
        """The sound of a step, indoors or outdoors."""
        self._sound.play(next(self._steps[self._display.indoors(self._walks_to)]))

    def _stand_at(self, seat: Seat, space: int) -> None:
        self._walks_to = space
        view = self._display.view
        self._display.show(replace(view, pawns=changed(view.pawns, seat, space)))
        self._display.follow(self._display.at(space))

    def _stand(self, seat: Seat, space: int) -> None:
        self._stand_at(seat, space)
        make_room(list(self._display.pieces.values()))

    def _ride(self, piece: Meeple, start: int, end: int) -> Iterator[Animation]:
        """Down the stairs here, up the stairs there."""
        display = self._display
        yield Animation(RIDE_MS / 2, partial(self._sound.play, "subway_ride"), partial(sink, piece))
        goal = display.at(end)
        yield Animation(RIDE_MS / 2, partial(display.follow, goal), partial(rise, piece, goal))

    # ---- an arrest ----

    def _arrest(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        said = self._prompts.said
        match event:
            case happened.ArrestMade(seat, space):
                screen = said("arrest", seat, space=space)
                yield self._on_screen(WHISTLE_MS, screen, "whistle", Search(space))
                yield from self._speak("v_radio_stop_thief", GLANCE_MS)
            case happened.FalseArrest(seat, space, _):
                screen = said("wrong", seat, space=space)
                yield self._on_screen(LOOK_MS, screen, "arrest_wrong", Search(space, found=False))
            case happened.Captured(seat, thief, space, _):
                name = self._words(f"stop-thief.thief.{thief}.name")
                screen = said("right", seat, thief=name, space=space)
                yield self._on_screen(GLANCE_MS, screen, "arrest_right", Search(space, found=True))
                yield self._display.come_out(thief, space)
                seen = replace(before, captured=after.captured)
                yield pause(CHEER_MS, partial(self._cheer, seat, thief, space, seen))
                yield self._display.hide_again()
            case happened.ThiefBolted(seat, space, _):
                screen = said("bolted", seat, space=space)
                yield self._display.come_out(Who.UNDERSTUDY, space)
                yield self._on_screen(LOOK_MS, screen, "coin_toss", Search(space, found=False))
                yield self._display.hide_again()
            case happened.TipGiven(shared=True):
                yield self._on_screen(TIP_MS, self._prompts.tip(after))
            case happened.GameOver():
                yield pause(LOOK_MS)

    def _cheer(self, seat: Seat, thief: Who, space: int, seen: View) -> None:
        display = self._display
        name = self._words(f"stop-thief.thief.{thief}.name")
        display.banner = seat, self._words("stop-thief.said.caught", name=self._seats[seat].name, thief=name)
        display.show(seen)
        for _ in range(3):
            display.sparkle(display.on_canvas(space), 24)
        self._sound.play("fanfare", "stings")

    def _speak(self, line: str, least_ms: float) -> Iterator[Animation]:
        """A spoken line; everybody listens to its end, or for a while where no sound is played."""
        yield pause(least_ms, partial(self._sound.voice, line))
        yield Animation(LINE_MS - least_ms, done=lambda: not self._sound.speaks, pause=True)

    def _on_screen(
        self, ms: float, screen: Screen, sound: str = "", search: Search | None = None
    ) -> Animation:
        """The Clue Finder shows something, perhaps about a space."""

        def begin() -> None:
            self._display.screen = screen
            if sound:
                self._sound.play(sound, "stings" if search and search.found else "effects")
            if search is not None:
                self._display.search = search
                self._display.follow(self._display.at(search.space))

        return pause(ms, begin)

    # ---- money ----

    def _payments(self, event: Happening, before: View) -> Iterator[Animation]:
        purse, card, bank, loot = self._purse, layout.REWARD, layout.BANK, layout.LOOT
        match event:
            case happened.Spree(amount):
                yield from self._pay(Payment(amount, bank, card))
            case happened.LootTaken(amount):
                yield from self._pay(Payment(amount, loot, bank, gains=False))
            case happened.LootReturned(amount):
                yield from self._pay(Payment(amount, bank, loot))
            case happened.Captured(seat, _, _, amount) if amount:
                yield from self._pay(Payment(amount, card, purse(seat)))
            case happened.ThiefBolted(seat, _, amount) if amount:
                yield from self._pay(Payment(amount, bank, purse(seat)))
            case happened.FalseArrest(seat, _, cost) | happened.TipAsked(seat, cost) if (
                cost and before.cash[seat]
            ):
                yield from self._pay(Payment(cost, purse(seat), bank, gains=False))
            case happened.CashTaken(seat, victim, amount):
                yield from self._pay(Payment(amount, purse(victim), purse(seat)))

    def _purse(self, seat: Seat) -> tuple[int, int]:
        """Where a player's money is on the canvas."""
        row = self._display.rows[seat]
        return row.right - 70, row.y + row.h // 3

    def _pay(self, payment: Payment) -> Iterator[Animation]:
        """Banknotes fly from one place to the other."""
        yield Animation(begin=partial(self._sound.play, "cash_in" if payment.gains else "cash_out"))
        note = self._display.shell.assets.scaled("stop_thief/money", (84, 42))
        yield self._display.money_counter.pay(payment, note)
