"""What each action of Cops and Crooks does to the town."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Seat, Step
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.arrests import arrest, arrest_surrounded, thwart
from game.games.cops_and_crooks.rules.choices import police_can_move, stash
from game.games.cops_and_crooks.rules.drives import drives
from game.games.cops_and_crooks.rules.law import How
from game.games.cops_and_crooks.rules.money import (
    buy_ticket,
    deposit,
    lie_low,
    lose_stashes,
    make_unwanted,
    make_wanted,
    rob,
    withdraw,
)
from game.games.cops_and_crooks.rules.plan import EXIT, HIDEOUT, OUTDOORS
from game.games.cops_and_crooks.rules.state import COPS, Car, Phase, State, Where
from game.games.cops_and_crooks.rules.table import changed, then, told, with_crook
from game.games.cops_and_crooks.rules.tuning import ESCAPE
from game.games.cops_and_crooks.rules.turns import next_turn
from game.games.cops_and_crooks.rules.walks import crook_walks, police_walks, surrounded


def throw(state: State) -> Step[State]:
    """The die is on its way."""
    return Step(replace(state, phase=Phase.ROLL))


def roll(state: State, pips: int) -> Step[State]:
    """So far a pawn must go; in jail only a six helps."""
    seat = state.turn
    rolled = happened.Rolled(seat, pips)
    state = replace(state, pips=pips)
    if seat == COPS:
        return told(rolled, _moving(state) if police_can_move(state) else _stuck(state))
    return told(rolled, _jail_roll(state) if state.crook.waits else _crook_rolled(state))


def police_walk(state: State, officer: int, to: int) -> Step[State]:
    """A policeman walks: to an arrest, to an intelligence agency, or just on."""
    walked = happened.PoliceWalked(officer, police_walks(state, officer)[to])
    met = _wanted_at(state, to)
    state = replace(state, officers=changed(state.officers, officer, to))
    if met is not None:
        return told(walked, then(arrest(state, met, officer, How.CAUGHT), next_turn))
    if to in state.plan.intelligence:
        return told(walked, then(thwart(state, officer), next_turn))
    return told(walked, next_turn(state))


def police_ride(state: State, officer: int, to: int) -> Step[State]:
    """A policeman gets off at another station."""
    start = state.officers[officer]
    rode = happened.PoliceRode(officer, start, to, state.plan.line[start])
    return told(rode, next_turn(replace(state, officers=changed(state.officers, officer, to))))


def drive(state: State, to: int, tail: int) -> Step[State]:
    """The car drives; it arrests with its head and stays there."""
    car = Car(to, tail)
    drove = happened.Drove(state.car.tail, drives(state)[car])
    met = _wanted_at(state, to)
    state = replace(state, car=car)
    if met is not None:
        return told(drove, then(arrest(state, met, None, How.CAUGHT), next_turn))
    return told(drove, next_turn(state))


def walk(state: State, to: int) -> Step[State]:
    """The crook walks, and the house does its part."""
    seat = state.turn
    walked = happened.Walked(seat, crook_walks(state)[to])
    state = with_crook(state, seat, replace(state.crook, at=to, where=Where.TOWN))
    kind = state.plan.kind[to]
    if kind in OUTDOORS:
        return told(walked, next_turn(state))
    if kind == HIDEOUT:
        return told(walked, then(lie_low(state, seat), _visit))
    step = buy_ticket(state, seat) if kind == EXIT else rob(state, seat)
    return told(walked, then(step, next_turn))


def ride(state: State, to: int) -> Step[State]:
    """The crook gets off at another station."""
    seat, start = state.turn, state.crook.at
    rode = happened.Rode(seat, start, to, state.plan.line[start])
    return told(rode, next_turn(with_crook(state, seat, replace(state.crook, at=to))))


def put_away(state: State, amount: int) -> Step[State]:
    """The crook leaves money in the hideout."""
    return then(deposit(state, state.turn, amount), next_turn)


def take_out(state: State, amount: int) -> Step[State]:
    """The crook takes money out of the hideout."""
    return then(withdraw(state, state.turn, amount), next_turn)


def flee(state: State) -> Step[State]:
    """The crook is gone with what is in hand; what is in hideouts is lost (C27)."""
    seat, crook = state.turn, state.crook
    gone = happened.GotAway(seat, crook.at, state.plan.way[crook.at], crook.cash, sum(crook.stashes))
    state = lose_stashes(state, seat)
    fled = replace(state.crook, where=Where.FLED, wanted=False, ticket=False)
    return told(gone, next_turn(with_crook(state, seat, fled)))


def _moving(state: State) -> Step[State]:
    return Step(replace(state, phase=Phase.MOVE))


def _stuck(state: State) -> Step[State]:
    return told(happened.Stuck(state.turn), next_turn(state))


def _crook_rolled(state: State) -> Step[State]:
    """The crook walks, or is surrounded and arrested, or passes (C5)."""
    if crook_walks(state):
        return _moving(state)
    crook = state.crook
    safe = crook.where is Where.JAIL or state.plan.kind[crook.at] == HIDEOUT or crook.at in state.plan.line
    if crook.wanted and not safe and surrounded(state):
        return then(arrest_surrounded(state, state.turn), next_turn)
    return _stuck(state)


def _jail_roll(state: State) -> Step[State]:
    """A six: out, and wanted; the third turn without one: free on the next, and unwanted (C13)."""
    seat, crook = state.turn, state.crook
    if state.pips == ESCAPE:
        state = with_crook(state, seat, replace(crook, waits=0))
        return told(law.BrokeOut(seat), then(make_wanted(state, seat), _crook_rolled))
    waits = crook.waits - 1
    state = with_crook(state, seat, replace(crook, waits=waits))
    if waits:
        return told(law.StayedInJail(seat, waits), next_turn(state))
    return told(law.Freed(seat), then(make_unwanted(state, seat), next_turn))


def _visit(state: State) -> Step[State]:
    """Money may be moved, if there is any."""
    if state.crook.cash or stash(state):
        return Step(replace(state, phase=Phase.HIDEOUT))
    return next_turn(state)


def _wanted_at(state: State, tile: int) -> Seat | None:
    """The crook who is arrested on this tile."""
    met = (
        seat for seat, crook in enumerate(state.crooks, 1) if crook.where is Where.TOWN and crook.at == tile
    )
    return Seat(next(met)) if tile in state.catchable else None
