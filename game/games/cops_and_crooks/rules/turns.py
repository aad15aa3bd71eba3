"""Turns, rounds and the end of a match of Cops and Crooks."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Event, Seat, Step, event_then, then
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.money import lose_stashes, open_shops
from game.games.cops_and_crooks.rules.state import COPS, Caper, Phase, State, Where, with_crook

ALL_GONE, TIME_UP = "all-gone", "time-up"


def next_turn(state: State) -> Step[State]:
    """Pass the turn to the next crook in play. After the last one a new round begins."""
    playing = [Seat(seat) for seat, crook in enumerate(state.crooks, 1) if crook.playing]
    if not playing:
        return _over(state, ALL_GONE)
    following = next((seat for seat in playing if seat > state.turn), None)
    if following is not None:
        return _begin(state, following)
    if state.round >= state.terms.rounds:
        return _time_up(state)
    state = replace(state, round=state.round + 1)
    step = then(open_shops(state), lambda opened: _begin(opened, COPS))
    return event_then(events.RoundBegan(state.round), step)


def winners(caper: Caper) -> tuple[Seat, ...]:
    """The players with the most money, without eliminated crooks (C18, C28)."""
    money = caper.money
    left = [COPS, *(Seat(seat) for seat, crook in enumerate(caper.crooks, 1) if crook.where is not Where.OUT)]
    most = max(money[seat] for seat in left)
    return tuple(seat for seat in left if money[seat] == most)


def _begin(state: State, seat: Seat) -> Step[State]:
    """Begin a turn. A ticket is valid on the turn after it was bought."""
    leaves = seat != COPS and state.crooks[seat - 1].ticket
    state = replace(state, phase=Phase.GETAWAY if leaves else Phase.THROW, turn=seat, pips=0)
    return Step(state, (events.TurnBegan(seat),))


def _time_up(state: State) -> Step[State]:
    """Crooks who are still in town lose everything."""
    left: list[Event] = []
    for number, crook in enumerate(state.crooks, 1):
        if crook.playing:
            seat = Seat(number)
            left.append(events.LeftBehind(seat, crook.cash + sum(crook.stashes)))
            state = replace(with_crook(state, seat, replace(crook, cash=0)), bank=state.bank + crook.cash)
            state = lose_stashes(state, seat)
    step = _over(state, TIME_UP)
    return Step(step.state, (*left, *step.events))


def _over(state: State, ended: str) -> Step[State]:
    state = replace(state, phase=Phase.OVER, pips=0, ended=ended)
    return Step(state, (events.GameOver(winners(state), state.money),))
