"""What each action of Cops and Crooks changes."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed, event_then, then
from game.games.cops_and_crooks.rules import events, money
from game.games.cops_and_crooks.rules.arrests import arrest, arrest_surrounded, thwart
from game.games.cops_and_crooks.rules.choices import stash
from game.games.cops_and_crooks.rules.events import How
from game.games.cops_and_crooks.rules.moves import (
    crook_walks,
    crook_ways,
    drive_ways,
    drives,
    police_ends,
    police_walks,
    surrounded,
)
from game.games.cops_and_crooks.rules.plan import EXIT, HIDEOUT, OUTDOORS
from game.games.cops_and_crooks.rules.state import COPS, Car, Phase, State, Where, with_crook
from game.games.cops_and_crooks.rules.tuning import ESCAPE
from game.games.cops_and_crooks.rules.turns import next_turn


def roll(state: State, pips: int) -> Step[State]:
    """A pawn has to move as far as the die says. In jail only a six helps."""
    rolled = events.Rolled(state.turn, pips)
    state = replace(state, pips=pips)
    if state.turn == COPS:
        possible = any(True for _ in police_ends(state)) or bool(drives(state))
        return event_then(rolled, _move_or_pass(state, possible=possible))
    return event_then(rolled, _jail_roll(state) if state.crook.waits else _crook_rolled(state))


def police_walk(state: State, officer: int, to: int) -> Step[State]:
    """A policeman walks to an arrest, to an intelligence agency, or just on."""
    walked = events.PoliceWalked(officer, police_walks(state, officer)[to])
    met = _wanted_at(state, to)
    state = replace(state, officers=changed(state.officers, officer, to))
    if met is not None:
        return event_then(walked, then(arrest(state, met, officer, How.CAUGHT), next_turn))
    if to in state.plan.intelligence:
        return event_then(walked, then(thwart(state, officer), next_turn))
    return event_then(walked, next_turn(state))


def police_ride(state: State, officer: int, to: int) -> Step[State]:
    """A policeman rides to another station."""
    start = state.officers[officer]
    rode = events.PoliceRode(officer, start, to, state.plan.line[start])
    return event_then(rode, next_turn(replace(state, officers=changed(state.officers, officer, to))))


def drive(state: State, to: int, tail: int) -> Step[State]:
    """The car drives. It arrests with its head and stays there."""
    car = Car(to, tail)
    drove = events.Drove(state.car.tail, drive_ways(state, state.pips)[car])
    met = _wanted_at(state, to)
    state = replace(state, car=car)
    if met is not None:
        return event_then(drove, then(arrest(state, met, None, How.CAUGHT), next_turn))
    return event_then(drove, next_turn(state))


def walk(state: State, to: int) -> Step[State]:
    """The crook walks and uses the house at the end."""
    walked = events.Walked(state.turn, crook_ways(state, state.pips)[to])
    state = with_crook(state, state.turn, replace(state.crook, at=to, where=Where.TOWN))
    kind = state.plan.kind[to]
    if kind in OUTDOORS:
        return event_then(walked, next_turn(state))
    if kind == HIDEOUT:
        return event_then(walked, then(money.lie_low(state), _visit))
    step = money.buy_ticket(state) if kind == EXIT else money.rob(state)
    return event_then(walked, then(step, next_turn))


def ride(state: State, to: int) -> Step[State]:
    """The crook rides to another station."""
    start = state.crook.at
    rode = events.Rode(state.turn, start, to, state.plan.line[start])
    return event_then(rode, next_turn(with_crook(state, state.turn, replace(state.crook, at=to))))


def flee(state: State) -> Step[State]:
    """The crook gets away with the cash and loses all stashes (C27)."""
    seat, crook = state.turn, state.crook
    gone = events.GotAway(seat, crook.at, state.plan.way[crook.at], crook.cash, sum(crook.stashes))
    state = money.lose_stashes(state, seat)
    fled = replace(state.crook, where=Where.FLED, wanted=False, ticket=False)
    return event_then(gone, next_turn(with_crook(state, seat, fled)))


def _move_or_pass(state: State, *, possible: bool) -> Step[State]:
    if possible:
        return Step(replace(state, phase=Phase.MOVE))
    return event_then(events.Stuck(state.turn), next_turn(state))


def _crook_rolled(state: State) -> Step[State]:
    """The crook walks, is surrounded and arrested, or passes (C5)."""
    crook, possible = state.crook, bool(crook_walks(state))
    safe = crook.where is Where.JAIL or state.plan.kind[crook.at] == HIDEOUT or crook.at in state.plan.line
    if crook.wanted and not possible and not safe and surrounded(state):
        return then(arrest_surrounded(state, state.turn), next_turn)
    return _move_or_pass(state, possible=possible)


def _jail_roll(state: State) -> Step[State]:
    """A six: out and wanted. The third turn without one: free on the next, and not wanted (C13)."""
    seat, crook = state.turn, state.crook
    if state.pips == ESCAPE:
        state = with_crook(state, seat, replace(crook, waits=0))
        return event_then(events.BrokeOut(seat), then(money.make_wanted(state), _crook_rolled))
    waits = crook.waits - 1
    state = with_crook(state, seat, replace(crook, waits=waits))
    if waits:
        return event_then(events.StayedInJail(seat, waits), next_turn(state))
    return event_then(events.Freed(seat), then(money.make_wanted(state, wanted=False), next_turn))


def _visit(state: State) -> Step[State]:
    """In a hideout the crook may move money, if there is any."""
    if state.crook.cash or stash(state):
        return Step(replace(state, phase=Phase.HIDEOUT))
    return next_turn(state)


def _wanted_at(state: State, tile: int) -> Seat | None:
    """The crook who can be arrested on this tile."""
    if tile not in state.catchable:
        return None
    here = (seat for seat, crook in enumerate(state.crooks, 1) if crook.at == tile)
    return next(Seat(seat) for seat in here if state.crooks[seat - 1].where is Where.TOWN)
