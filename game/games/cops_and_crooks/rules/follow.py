"""What the city looks like after each event, so that a screen can show one event at a time."""

from __future__ import annotations

from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Seat, changed
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.events import Happening
from game.games.cops_and_crooks.rules.state import Car, Closed, Crook, View, Where, with_crook

FOLLOWED = ("turn", "round", "pips", "officers", "car", "crooks", "cops_cash", "closed")
"""The fields of a view that events tell completely."""

CrookEvent = (
    events.Walked | events.Rode | events.Robbed | events.BecameWanted | events.NoLongerWanted
    | events.Deposited | events.Withdrew | events.TicketBought | events.GotAway | events.LeftBehind
    | events.Arrested | events.Jailed | events.Eliminated | events.JailEvent
)  # fmt: skip


def follow(view: View, event: Happening) -> View:
    """The view after `event`, as far as the event tells."""
    if isinstance(event, CrookEvent):
        return _follow_crook(view, event)
    match event:
        case events.RoundBegan(number):
            return replace(view, round=number)
        case events.TurnBegan(seat):
            return replace(view, turn=seat, pips=0)
        case events.Rolled(_, pips):
            return replace(view, pips=pips)
        case events.ShopOpened(at):
            return replace(view, closed=tuple(shop for shop in view.closed if shop.shop != at))
        case events.ShopClosed(at, opens):
            closed = sorted((*view.closed, Closed(at, opens)), key=lambda shop: shop.shop)
            return replace(view, closed=tuple(closed))
        case events.PoliceWalked(officer, path):
            return _with_officer(view, officer, path[-1])
        case events.PoliceRode(officer, _, to):
            return _with_officer(view, officer, to)
        case events.PoliceReturned(officer, _, office):
            return _with_officer(view, officer, office)
        case events.Drove(tail, path):
            return replace(view, car=Car(path[-1], (tail, *path)[-2]))
        case events.GameOver():
            return replace(view, pips=0)
        case events.Stuck() | events.Thwarted():
            return view
        case _:
            assert_never(event)


def _follow_crook(view: View, event: CrookEvent) -> View:
    """The view after something happened to one crook."""
    after = with_crook(view, event.seat, _crook_after(view, event))
    if isinstance(event, events.Arrested):
        return replace(after, cops_cash=view.cops_cash + event.share)
    return after


def _crook_after(view: View, event: CrookEvent) -> Crook:
    """The crook to whom something happened."""
    seat = event.seat
    crook = view.crooks[seat - 1]
    nothing = (0,) * len(crook.stashes)
    match event:
        case events.Walked(_, path):
            return replace(crook, at=path[-1], where=Where.TOWN)
        case events.Rode(_, _, to):
            return replace(crook, at=to)
        case events.Robbed(_, _, amount):
            return replace(crook, cash=crook.cash + amount)
        case events.BecameWanted():
            return replace(crook, wanted=True)
        case events.NoLongerWanted():
            return replace(crook, wanted=False)
        case events.Deposited(_, at, amount):
            return replace(crook, cash=crook.cash - amount, stashes=_stored(view, seat, at, amount))
        case events.Withdrew(_, at, amount):
            return replace(crook, cash=crook.cash + amount, stashes=_stored(view, seat, at, -amount))
        case events.TicketBought(_, _, price):
            return replace(crook, cash=crook.cash - price, ticket=True)
        case events.GotAway():
            return replace(crook, where=Where.FLED, wanted=False, stashes=nothing, ticket=False)
        case events.LeftBehind():
            return replace(crook, cash=0, stashes=nothing)
        case events.Arrested(arrests=arrests):
            return replace(crook, cash=0, arrests=arrests, ticket=False)
        case events.Jailed(_, cell, waits):
            return replace(crook, where=Where.JAIL, at=cell, waits=waits)
        case events.Eliminated():
            return replace(crook, where=Where.OUT, cash=0, stashes=nothing)
        case events.StayedInJail(_, waits):
            return replace(crook, waits=waits)
        case events.BrokeOut():
            return replace(crook, wanted=True, waits=0)
        case events.Freed():
            return replace(crook, wanted=False, waits=0)
        case _:
            assert_never(event)


def _stored(view: View, seat: Seat, hideout: int, amount: int) -> tuple[int, ...]:
    hideouts, stashes = view.plan.hideouts, view.crooks[seat - 1].stashes
    return tuple(stash + amount * (place == hideout) for place, stash in zip(hideouts, stashes, strict=True))


def _with_officer(view: View, officer: int, to: int) -> View:
    return replace(view, officers=changed(view.officers, officer, to))
