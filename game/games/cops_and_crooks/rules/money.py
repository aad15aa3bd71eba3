"""Where the money goes: the total always stays the same."""

from __future__ import annotations

from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed, event_then, then
from game.games.cops_and_crooks.rules import events, tuning
from game.games.cops_and_crooks.rules.actions import Deposit, Done, Withdraw
from game.games.cops_and_crooks.rules.state import Closed, Crook, Reopening, State, Terms, with_crook


def rob(state: State) -> Step[State]:
    """The crook on turn takes everything in the house and becomes wanted."""
    crook, plan = state.crook, state.plan
    at, from_agency = crook.at, crook.at == plan.agency
    amount = state.agency if from_agency else plan.loot[at]
    state = with_crook(state, state.turn, replace(crook, cash=crook.cash + amount))
    if from_agency:
        step = Step(replace(state, agency=0))
    else:
        step = _close(replace(state, bank=state.bank - amount), at)
    return event_then(events.Robbed(state.turn, at, amount), then(step, make_wanted))


def cops_share(terms: Terms, cash: int) -> int:
    """What the Cops get of a crook's cash: at least one step of it if there was any (C33)."""
    return max(
        cash * terms.share // 100 // tuning.SHARE_STEP * tuning.SHARE_STEP, min(cash, tuning.SHARE_STEP)
    )


def _close(state: State, shop: int) -> Step[State]:
    """The shop closes for some whole rounds, for good, or not at all (C30)."""
    if state.terms.reopening is Reopening.AT_ONCE:
        return Step(state)
    for_good = state.terms.reopening is Reopening.NEVER
    opens = 0 if for_good else state.round + tuning.CLOSED_ROUNDS + 1
    closed = sorted((*state.closed, Closed(shop, opens)), key=lambda shut: shut.shop)
    return Step(replace(state, closed=tuple(closed)), (events.ShopClosed(shop, opens),))


def open_shops(state: State) -> Step[State]:
    """Open the shops whose round has come, full of money again."""
    opened = [shut.shop for shut in state.closed if shut.opens == state.round]
    closed = tuple(shut for shut in state.closed if shut.shop not in opened)
    return Step(replace(state, closed=closed), tuple(map(events.ShopOpened, opened)))


def deposit(state: State, amount: int) -> Step[State]:
    """The crook on turn leaves money in the hideout, and is not wanted any more if that was all."""
    return event_then(events.Deposited(state.turn, state.crook.at, amount), lie_low(_store(state, amount)))


def withdraw(state: State, amount: int) -> Step[State]:
    """The crook on turn takes money out of the hideout and becomes wanted."""
    return event_then(
        events.Withdrew(state.turn, state.crook.at, amount), make_wanted(_store(state, -amount))
    )


def _store(state: State, amount: int) -> State:
    crook = state.crook
    place = state.plan.hideouts.index(crook.at)
    stashes = changed(crook.stashes, place, crook.stashes[place] + amount)
    return with_crook(state, state.turn, replace(crook, cash=crook.cash - amount, stashes=stashes))


def wanted_after(crook: Crook, action: Deposit | Withdraw | Done) -> bool:
    """Whether this crook would be wanted after the action."""
    match action:
        case Deposit(amount):
            return crook.wanted and amount < crook.cash
        case Withdraw():
            return True
        case Done():
            return crook.wanted
        case _:
            assert_never(action)


def lie_low(state: State) -> Step[State]:
    """In a hideout without cash, the crook on turn is not wanted any more (C16, C26)."""
    return Step(state) if state.crook.cash else make_wanted(state, wanted=False)


def make_wanted(state: State, *, wanted: bool = True) -> Step[State]:
    """The crook on turn becomes wanted, or is not wanted any more."""
    if state.crook.wanted is wanted:
        return Step(state)
    news = events.BecameWanted(state.turn) if wanted else events.NoLongerWanted(state.turn)
    return Step(with_crook(state, state.turn, replace(state.crook, wanted=wanted)), (news,))


def buy_ticket(state: State) -> Step[State]:
    """The crook on turn pays the travel agency and waits at the exit."""
    crook = replace(state.crook, ticket=True, cash=state.crook.cash - tuning.TICKET)
    state = replace(with_crook(state, state.turn, crook), agency=state.agency + tuning.TICKET)
    return Step(state, (events.TicketBought(state.turn, crook.at, tuning.TICKET),))


def lose_stashes(state: State, seat: Seat) -> State:
    """A crook's money in hideouts goes to the bank."""
    crook = state.crooks[seat - 1]
    emptied = replace(crook, stashes=(0,) * len(crook.stashes))
    return replace(with_crook(state, seat, emptied), bank=state.bank + sum(crook.stashes))
