"""What the city looks like after each event, so that a screen can show one event at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from game.core.kernel import Seat, changed
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.events import Happening
from game.games.cops_and_crooks.rules.state import Car, Closed, View, Where

FOLLOWED = ("turn", "round", "pips", "officers", "car", "crooks", "cops_cash", "closed")
"""The fields of a view that events tell completely."""


def follow(view: View, event: Happening) -> View:
    """The view after `event`, as far as the event tells."""
    match event:
        case happened.RoundBegan(number):
            return replace(view, round=number)
        case happened.TurnBegan(seat):
            return replace(view, turn=seat, pips=0)
        case happened.Rolled(_, pips):
            return replace(view, pips=pips)
        case happened.ShopOpened(at):
            return replace(view, closed=tuple(shop for shop in view.closed if shop.shop != at))
        case happened.ShopClosed(at, opens):
            closed = sorted((*view.closed, Closed(at, opens)), key=lambda shop: shop.shop)
            return replace(view, closed=tuple(closed))
        case happened.PoliceWalked(officer, path):
            return _with_officer(view, officer, path[-1])
        case happened.PoliceRode(officer, _, to):
            return _with_officer(view, officer, to)
        case law.PoliceReturned(officer, _, office):
            return _with_officer(view, officer, office)
        case happened.Drove(tail, path):
            return replace(view, car=Car(path[-1], (tail, *path)[-2]))
        case law.Arrested(seat, share=share):
            return replace(_follow_crook(view, event), cops_cash=view.cops_cash + share)
        case happened.Stuck() | law.Thwarted() | happened.GameOver():
            return view
        case _:
            return _follow_crook(view, event)


CrookEvent = (
    happened.Walked | happened.Rode | happened.Robbed | happened.BecameWanted | happened.NoLongerWanted
    | happened.Deposited | happened.Withdrew | happened.TicketBought | happened.GotAway | happened.LeftBehind
    | law.Arrested | law.Jailed | law.Eliminated | law.StayedInJail | law.BrokeOut | law.Freed
)  # fmt: skip


def _follow_crook(view: View, event: CrookEvent) -> View:
    """The view after something happened to one crook."""
    seat = event.seat
    crook = view.crooks[seat - 1]
    nothing = (0,) * len(crook.stashes)
    match event:
        case happened.Walked(_, path):
            return change(view, seat, at=path[-1], where=Where.TOWN)
        case happened.Rode(_, _, to):
            return change(view, seat, at=to)
        case happened.Robbed(_, _, amount):
            return change(view, seat, cash=crook.cash + amount)
        case happened.BecameWanted():
            return change(view, seat, wanted=True)
        case happened.NoLongerWanted():
            return change(view, seat, wanted=False)
        case happened.Deposited(_, at, amount):
            return change(view, seat, cash=crook.cash - amount, stashes=_stored(view, seat, at, amount))
        case happened.Withdrew(_, at, amount):
            return change(view, seat, cash=crook.cash + amount, stashes=_stored(view, seat, at, -amount))
        case happened.TicketBought(_, _, price):
            return change(view, seat, cash=crook.cash - price, ticket=True)
        case happened.GotAway():
            return change(view, seat, where=Where.FLED, wanted=False, stashes=nothing, ticket=False)
        case happened.LeftBehind():
            return change(view, seat, cash=0, stashes=nothing)
        case law.Arrested(arrests=arrests):
            return change(view, seat, cash=0, arrests=arrests, ticket=False)
        case law.Jailed(_, cell, waits):
            return change(view, seat, where=Where.JAIL, at=cell, waits=waits)
        case law.Eliminated():
            return change(view, seat, where=Where.OUT, cash=0, stashes=nothing)
        case law.StayedInJail(_, waits):
            return change(view, seat, waits=waits)
        case law.BrokeOut():
            return change(view, seat, wanted=True, waits=0)
        case law.Freed():
            return change(view, seat, wanted=False, waits=0)
        case _:
            assert_never(event)


def change(view: View, seat: Seat, **fields: Any) -> View:  # noqa: ANN401
    """The view with something different about one crook."""
    crook = replace(view.crooks[seat - 1], **fields)
    return replace(view, crooks=changed(view.crooks, seat - 1, crook))


def _stored(view: View, seat: Seat, hideout: int, amount: int) -> tuple[int, ...]:
    hideouts, stashes = view.plan.hideouts, view.crooks[seat - 1].stashes
    return tuple(stash + amount * (place == hideout) for place, stash in zip(hideouts, stashes, strict=True))


def _with_officer(view: View, officer: int, to: int) -> View:
    return replace(view, officers=changed(view.officers, officer, to))
