"""Acts of money in a hunt: bounty, loot, rewards, fines and what the Pack takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.events import Happening
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.shell.sound import Sound
from game.table.board.animation import Animation
from game.table.board.money_counter import Payment


class MoneyAnimations:
    """Writes acts for the director."""

    def __init__(self, sound: Sound, display: DisplayState) -> None:
        self._sound = sound
        self._display = display

    def animations_for(self, event: Happening, before: View) -> Iterator[Animation]:
        """Where the money of an event flies, if there is any."""
        purse, card, bank, loot = self._display.purse, layout.REWARD, layout.BANK, layout.LOOT
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

    def _pay(self, payment: Payment) -> Iterator[Animation]:
        sound = "cash_in" if payment.gains else "cash_out"
        yield Animation(begin=partial(self._sound.play, sound))
        yield self._display.pay(payment)
