"""Payments; no money is made and none is lost."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.state import Hunt, Phase, State, Table
from game.games.stop_thief.rules.thieves import Who


def pay_bank(table: Table, seat: Seat, amount: int) -> Table:
    """An investigator pays the bank, at most all the cash there is."""
    return take_from_bank(table, seat, -min(amount, table.cash[seat]))


def take_from_bank(table: Table, seat: Seat, amount: int) -> Table:
    """The bank pays an investigator."""
    return replace(table, cash=changed(table.cash, seat, table.cash[seat] + amount), bank=table.bank - amount)


def raise_bounty(state: State, amount: int) -> Step[State]:
    """Money goes onto the thief's card."""
    state = replace(state, bounty=state.bounty + amount, bank=state.bank - amount)
    return Step(state, (happened.Spree(amount),))


def take_loot(state: State, amount: int, reason: str) -> Step[State]:
    """Money leaves the Loot; when nothing is left, the Pack has won (S8)."""
    taken = min(amount, state.loot)
    state = replace(state, loot=state.loot - taken, bank=state.bank + taken)
    if not state.loot:
        state = replace(state, phase=Phase.UNMASK)
    return Step(state, (happened.LootTaken(taken, reason),))


def refill_loot(state: State, amount: int) -> Step[State]:
    """Money goes back into the Loot."""
    state = replace(state, loot=state.loot + amount, bank=state.bank - amount)
    return Step(state, (happened.LootReturned(amount),))


def false_arrest_cost(hunt: Hunt) -> int:
    """What a false arrest costs while this thief is at large."""
    cost, dear = hunt.terms.false_arrest, hunt.at_large(Who.REX, Who.SUE)
    return max(cost, tuning.DEAR_FALSE_ARREST) if dear else cost
