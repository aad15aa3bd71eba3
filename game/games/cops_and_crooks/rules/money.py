"""Where the money goes; none is made and none is lost."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Seat, Step
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import tuning
from game.games.cops_and_crooks.rules.actions import Deposit, Done, Withdraw
from game.games.cops_and_crooks.rules.state import Closed, Crook, State
from game.games.cops_and_crooks.rules.table import changed, then, told, with_crook
from game.games.cops_and_crooks.rules.terms import Reopening


def rob(state: State, seat: Seat) -> Step[State]:
    """The crook takes all there is, and is wanted."""
    crook, plan = state.crooks[seat - 1], state.plan
    at, by_ticket = crook.at, crook.at == plan.agency
    amount = state.agency if by_ticket else plan.loot[at]
    state = with_crook(state, seat, replace(crook, cash=crook.cash + amount))
    if by_ticket:
        step = Step(replace(state, agency=0))
    else:
        step = _closed(replace(state, bank=state.bank - amount), at)
    return told(happened.Robbed(seat, at, amount), then(step, lambda after: make_wanted(after, seat)))


def _closed(state: State, shop: int) -> Step[State]:
    """The shop is closed for some whole rounds, for good, or not at all (C30)."""
    if state.terms.reopening is Reopening.AT_ONCE:
        return Step(state)
    for_good = state.terms.reopening is Reopening.NEVER
    opens = 0 if for_good else state.round + tuning.CLOSED_ROUNDS + 1
    closed = sorted((*state.closed, Closed(shop, opens)), key=lambda shut: shut.shop)
    return Step(replace(state, closed=tuple(closed)), (happened.ShopClosed(shop, opens),))


def open_shops(state: State) -> Step[State]:
    """At the beginning of a round: what was robbed long ago is full again."""
    opened = [shut.shop for shut in state.closed if shut.opens == state.round]
    if not opened:
        return Step(state)
    closed = tuple(shut for shut in state.closed if shut.shop not in opened)
    return Step(replace(state, closed=closed), tuple(map(happened.ShopOpened, opened)))


def deposit(state: State, seat: Seat, amount: int) -> Step[State]:
    """Money goes into the hideout; nothing left in hand, and nobody looks for the crook any more."""
    moved = happened.Deposited(seat, state.crooks[seat - 1].at, amount)
    return told(moved, lie_low(_stored(state, seat, amount), seat))


def withdraw(state: State, seat: Seat, amount: int) -> Step[State]:
    """Money comes out of the hideout, and the crook is wanted."""
    moved = happened.Withdrew(seat, state.crooks[seat - 1].at, amount)
    return told(moved, make_wanted(_stored(state, seat, -amount), seat))


def wanted_after(crook: Crook, action: Deposit | Withdraw | Done) -> bool:
    """Whether this crook would leave the hideout as somebody wanted."""
    match action:
        case Deposit(amount):
            return crook.wanted and amount < crook.cash
        case Withdraw():
            return True
        case Done():
            return crook.wanted


def _stored(state: State, seat: Seat, amount: int) -> State:
    crook = state.crooks[seat - 1]
    place = state.plan.hideouts.index(crook.at)
    stashes = changed(crook.stashes, place, crook.stashes[place] + amount)
    return with_crook(state, seat, replace(crook, cash=crook.cash - amount, stashes=stashes))


def lie_low(state: State, seat: Seat) -> Step[State]:
    """In a hideout with empty hands nobody stays wanted (C16, C26)."""
    crook = state.crooks[seat - 1]
    return Step(state) if crook.cash else make_unwanted(state, seat)


def make_wanted(state: State, seat: Seat) -> Step[State]:
    """The crook is wanted."""
    crook = state.crooks[seat - 1]
    if crook.wanted:
        return Step(state)
    return Step(with_crook(state, seat, replace(crook, wanted=True)), (happened.BecameWanted(seat),))


def make_unwanted(state: State, seat: Seat) -> Step[State]:
    """The crook is not wanted."""
    crook = state.crooks[seat - 1]
    if not crook.wanted:
        return Step(state)
    return Step(with_crook(state, seat, replace(crook, wanted=False)), (happened.NoLongerWanted(seat),))


def buy_ticket(state: State, seat: Seat) -> Step[State]:
    """The crook waits at the exit; the travel agency has the money."""
    crook = state.crooks[seat - 1]
    crook = replace(crook, ticket=True, cash=crook.cash - tuning.TICKET)
    state = replace(with_crook(state, seat, crook), agency=state.agency + tuning.TICKET)
    return Step(state, (happened.TicketBought(seat, crook.at, tuning.TICKET),))


def share_out(state: State, seat: Seat) -> tuple[State, int]:
    """The Cops get their share of a crook's cash, the bank the rest; and how much the share is."""
    crook = state.crooks[seat - 1]
    share = crook.cash * state.terms.share // 100 // tuning.SHARE_STEP * tuning.SHARE_STEP
    state = with_crook(state, seat, replace(crook, cash=0))
    return replace(state, cops_cash=state.cops_cash + share, bank=state.bank + crook.cash - share), share


def lose_stashes(state: State, seat: Seat) -> State:
    """What a crook has in hideouts goes to the bank."""
    crook = state.crooks[seat - 1]
    emptied = replace(crook, stashes=(0,) * len(crook.stashes))
    return replace(with_crook(state, seat, emptied), bank=state.bank + sum(crook.stashes))


def lose_cash(state: State, seat: Seat) -> State:
    """What a crook has in hand goes to the bank."""
    crook = state.crooks[seat - 1]
    return replace(with_crook(state, seat, replace(crook, cash=0)), bank=state.bank + crook.cash)
