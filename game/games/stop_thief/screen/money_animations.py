"""Acts of money in a hunt: bounty, loot, rewards, fines and what the Pack takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.core.kernel import Seat
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.shell.sound import Sound
from game.table.board.animation import Animation
from game.table.board.till import Payment


class MoneyAnimations:
    """Writes acts for the director."""

    def __init__(self, sound: Sound, display: DisplayState) -> None:
        self._sound = sound
        self._display = display

    def animations_for(self, event: object) -> Iterator[Animation]:
        """Where the money of an event flies, if there is any."""
        display = self._display
        purse, card, bank, loot = display.purse, layout.REWARD, layout.BANK, layout.LOOT
        earn = display.earn
        match event:
            case happened.Spree(amount):
                yield from self._pay(
                    Payment(amount, bank, card), partial(self._raise_bounty, amount), "cash_in"
                )
            case happened.LootTaken(amount):
                yield from self._pay(
                    Payment(amount, loot, bank, gains=False), partial(self._loot, -amount), "cash_out"
                )
            case happened.LootReturned(amount):
                yield from self._pay(Payment(amount, bank, loot), partial(self._loot, amount), "cash_in")
            case happened.Captured(seat, _, _, amount) if amount:
                yield from self._pay(
                    Payment(amount, card, purse(seat)), partial(earn, seat, amount), "cash_in"
                )
            case happened.ThiefBolted(seat, _, amount) if amount:
                yield from self._pay(
                    Payment(amount, bank, purse(seat)), partial(earn, seat, amount), "cash_in"
                )
            case happened.FalseArrest(seat, _, cost) | happened.TipAsked(seat, cost) if (
                cost and display.cash[seat]
            ):
                fine = Payment(cost, purse(seat), bank, gains=False)
                yield from self._pay(fine, partial(earn, seat, -cost), "cash_out")
            case happened.CashTaken(seat, victim, amount):
                give = partial(self._hand_over, victim, seat, amount)
                yield from self._pay(Payment(amount, purse(victim), purse(seat)), give, "cash_in")

    def _pay(self, payment: Payment, arrive: Callable[[], None], sound: str) -> Iterator[Animation]:
        yield Animation(begin=partial(self._sound.play, sound))
        yield self._display.pay(payment, arrive)

    def _raise_bounty(self, amount: int) -> None:
        self._display.bounty += amount

    def _loot(self, amount: int) -> None:
        self._display.loot += amount

    def _hand_over(self, victim: Seat, seat: Seat, amount: int) -> None:
        self._display.earn(victim, -amount)
        self._display.earn(seat, amount)
