"""Arrests and what follows: the share, the cell and the way back to headquarters."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed, event_then, then
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.events import How
from game.games.cops_and_crooks.rules.money import cops_share, lose_stashes
from game.games.cops_and_crooks.rules.state import State, Where, with_crook
from game.games.cops_and_crooks.rules.tuning import ARRESTS, JAIL_TURNS

Arrester = int | None
"""The index of a policeman, or None for the car."""


def arrest(state: State, seat: Seat, by: Arrester, how: How) -> Step[State]:
    """The crook goes to jail and the policeman back to headquarters. The car stays (C12)."""
    return then(_take(state, seat, by, how), lambda arrested: _return(arrested, by))


def thwart(state: State, by: int) -> Step[State]:
    """Arrest every crook with a ticket from an intelligence agency (C24)."""
    waiting = [Seat(seat) for seat, crook in enumerate(state.crooks, 1) if crook.ticket]
    step, agency = Step(state), state.officers[by]
    for seat in waiting:
        taken = event_then(events.Thwarted(seat, by, agency), _take(step.state, seat, by, How.THWARTED))
        step = Step(taken.state, (*step.events, *taken.events))
    return then(step, lambda arrested: _return(arrested, by)) if waiting else step


def arrest_surrounded(state: State, seat: Seat) -> Step[State]:
    """The first policeman next to the crook makes the arrest, or else the car (C5)."""
    beside = state.plan.outdoors(state.crooks[seat - 1].at)
    near = (officer for officer, at in enumerate(state.officers) if at in beside)
    return arrest(state, seat, next(near, None), How.SURROUNDED)


def _take(state: State, seat: Seat, by: Arrester, how: How) -> Step[State]:
    """The Cops get their share of the cash and the bank the rest."""
    crook = state.crooks[seat - 1]
    arrests, share = crook.arrests + 1, cops_share(state.terms, crook.cash)
    arrested = events.Arrested(seat, crook.at, by, how, arrests, share, crook.cash - share)
    state = replace(state, cops_cash=state.cops_cash + share, bank=state.bank + crook.cash - share)
    state = with_crook(state, seat, replace(crook, cash=0, arrests=arrests, ticket=False))
    return event_then(arrested, _eliminate(state, seat) if arrests == ARRESTS else _jail(state, seat))


def _jail(state: State, seat: Seat) -> Step[State]:
    """Put the crook into the first free cell. There are more cells than crooks."""
    used = {crook.at for crook in state.crooks if crook.where is Where.JAIL}
    cell = next(cell for cell in state.plan.cells if cell not in used)
    crook = replace(state.crooks[seat - 1], at=cell, where=Where.JAIL, waits=JAIL_TURNS)
    return Step(with_crook(state, seat, crook), (events.Jailed(seat, cell, JAIL_TURNS),))


def _eliminate(state: State, seat: Seat) -> Step[State]:
    """Put the crook out of the game. All stashes are lost (C14)."""
    stored = sum(state.crooks[seat - 1].stashes)
    state = lose_stashes(state, seat)
    out = replace(state.crooks[seat - 1], where=Where.OUT, wanted=False)
    return Step(with_crook(state, seat, out), (events.Eliminated(seat, stored),))


def _return(state: State, by: Arrester) -> Step[State]:
    """Send the policeman to the first free office. There is one for each."""
    if by is None:
        return Step(state)
    office = next(office for office in state.plan.offices if office not in state.officers)
    back = events.PoliceReturned(by, state.officers[by], office)
    return Step(replace(state, officers=changed(state.officers, by, office)), (back,))
