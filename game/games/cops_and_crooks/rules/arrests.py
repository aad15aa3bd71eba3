"""Arrests, and what they lead to: shares, cells and the way back to headquarters."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Seat, Step
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.law import How
from game.games.cops_and_crooks.rules.money import lose_stashes, share_out
from game.games.cops_and_crooks.rules.state import State, Where
from game.games.cops_and_crooks.rules.table import changed, then, told, with_crook
from game.games.cops_and_crooks.rules.tuning import ARRESTS, JAIL_TURNS

Arrester = int | None
"""A policeman, or the car."""


def arrest(state: State, seat: Seat, by: Arrester, how: How) -> Step[State]:
    """The crook goes to jail, the policeman back to headquarters; the car stays (C12)."""
    return then(_taken(state, seat, by, how), lambda after: _returned(after, by))


def thwart(state: State, by: int) -> Step[State]:
    """Every crook with a ticket is arrested from an intelligence agency (C24)."""
    waiting = [Seat(seat) for seat, crook in enumerate(state.crooks, 1) if crook.ticket]
    step, agency = Step(state), state.officers[by]
    for seat in waiting:
        taken = told(law.Thwarted(seat, by, agency), _taken(step.state, seat, by, How.THWARTED))
        step = Step(taken.state, (*step.events, *taken.events))
    return then(step, lambda after: _returned(after, by)) if waiting else step


def arrest_surrounded(state: State, seat: Seat) -> Step[State]:
    """The first policeman next to the crook makes the arrest; the car only if there is none (C5)."""
    beside = state.plan.outdoors(state.crooks[seat - 1].at)
    near = (officer for officer, at in enumerate(state.officers) if at in beside)
    return arrest(state, seat, next(near, None), How.SURROUNDED)


def _taken(state: State, seat: Seat, by: Arrester, how: How) -> Step[State]:
    crook = state.crooks[seat - 1]
    at, cash = crook.at, crook.cash
    state, share = share_out(state, seat)
    crook = replace(state.crooks[seat - 1], arrests=crook.arrests + 1, ticket=False)
    arrested = law.Arrested(seat, at, by, how, crook.arrests, share, cash - share)
    state = with_crook(state, seat, crook)
    return told(arrested, _eliminated(state, seat) if crook.arrests == ARRESTS else _jailed(state, seat))


def _jailed(state: State, seat: Seat) -> Step[State]:
    """The first free cell; there are more of them than crooks."""
    used = {crook.at for crook in state.crooks if crook.where is Where.JAIL}
    cell = next(cell for cell in state.plan.cells if cell not in used)
    crook = replace(state.crooks[seat - 1], at=cell, where=Where.JAIL, waits=JAIL_TURNS)
    return Step(with_crook(state, seat, crook), (law.Jailed(seat, cell, JAIL_TURNS),))


def _eliminated(state: State, seat: Seat) -> Step[State]:
    """Out of the game; what was stored is lost (C14)."""
    stored = sum(state.crooks[seat - 1].stashes)
    state = lose_stashes(state, seat)
    out = replace(state.crooks[seat - 1], where=Where.OUT, wanted=False)
    return Step(with_crook(state, seat, out), (law.Eliminated(seat, stored),))


def _returned(state: State, by: Arrester) -> Step[State]:
    """The first free office; there are as many as policemen at most."""
    if by is None:
        return Step(state)
    office = next(office for office in state.plan.offices if office not in state.officers)
    back = law.PoliceReturned(by, state.officers[by], office)
    return Step(replace(state, officers=changed(state.officers, by, office)), (back,))
