"""Cops and Crooks positions stated in a line or two, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.core.kernel import CHANCE, Event, Seat, SeatSetup, Setup
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Action, PoliceWalk, Roll, Throw, Walk
from game.games.cops_and_crooks.rules.rules import CopsAndCrooksRules
from game.games.cops_and_crooks.rules.state import COPS, Car, Crook, State, Where
from game.games.cops_and_crooks.rules.tuning import MONEY, POLICEMEN
from game.games.library import load_board
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match

RULES = CopsAndCrooksRules()
ANN, BOB, CAT, DAN = map(Seat, range(1, 5))
"""The crooks."""
BOARD = load_board("cops_and_crooks")
HIDEOUTS = (602, 622, 1204, 1220)
OFFICES = (810, 811, 812, 813, 814)
CELLS = (910, 911, 912, 913, 914)
BIG_BANK, BANK, POST_OFFICE, AGENCY = 512, 807, 203, 1212
RAIL, AIRPORT, HARBOUR = 5, 19, 1712
SECRET_SERVICE = 903
"""One of the two intelligence agencies."""

Animations = tuple[tuple[Seat, Action], ...]


def cops_and_crooks(seats: int = 2, options: str = "") -> Setup:
    """A set-up for so many players, the first of them the Cops."""
    names = tuple(SeatSetup(look.title(), look) for look in LOOKS[:seats])
    return Setup("cops-and-crooks", "cops_and_crooks", names, parse_options(COPS_AND_CROOKS, options, seats))


def crook(
    at: int,
    cash: int = 0,
    *,
    wanted: bool | None = None,
    stored: Mapping[int, int] | None = None,
    arrests: int = 0,
    ticket: bool = False,
    waits: int | None = None,
) -> Crook:
    """A crook there with so much in hand, wanted if that is anything; with `waits` in jail."""
    return Crook(
        at=at,
        where=Where.TOWN if waits is None else Where.JAIL,
        wanted=cash > 0 if wanted is None else wanted,
        cash=cash,
        stashes=tuple((stored or {}).get(hideout, 0) for hideout in HIDEOUTS),
        arrests=arrests,
        waits=waits or 0,
        ticket=ticket,
    )


def streets(
    *crooks: Crook,
    officers: tuple[int, ...] = (),
    car: tuple[int, int] = (711, 712),
    turn: Seat = COPS,
    options: str = "",
) -> State:
    """These crooks, the policemen there and the rest in their offices, the car with head and tail."""
    start = RULES.new(cops_and_crooks(len(crooks) + 1, options), BOARD)
    resting = tuple(office for office in OFFICES if office not in officers)
    carried = sum(one.cash + sum(one.stashes) for one in crooks)
    return replace(
        start,
        officers=(*officers, *resting)[: POLICEMEN[len(crooks)]],
        car=Car(*car),
        crooks=crooks,
        turn=turn,
        bank=MONEY - carried,
    )


def after(state: State, *animations_for: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """The state after these actions, and all events on the way."""
    events: list[Event] = []
    for seat, action in animations_for:
        step = RULES.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
    return state, events


def rolled(pips: int, seat: Seat = COPS) -> Animations:
    """The die is thrown and shows so many."""
    return ((seat, Throw()), (CHANCE, Roll(pips)))


def walk(pips: int, to: int, seat: Seat = ANN) -> Animations:
    """A crook rolls so many and walks there."""
    return (*rolled(pips, seat), (seat, Walk(to)))


def patrol(pips: int, to: int, officer: int = 0) -> Animations:
    """The Cops roll so many, and a policeman walks there."""
    return (*rolled(pips), (COPS, PoliceWalk(officer, to)))


def legal(state: State, *animations_for: tuple[Seat, Action]) -> tuple[Action, ...]:
    """What may be done after these actions by whoever has to act."""
    state, _ = after(state, *animations_for)
    return tuple(action for seat in RULES.to_act(state) for action in RULES.legal(state, seat))


def ledger(state: State) -> int:
    """All the money there is: bank, hands, hideouts and travel agency."""
    crooks = sum(one.cash + sum(one.stashes) for one in state.crooks)
    return state.bank + state.cops_cash + state.agency + crooks


def random_match(seats: int, seed: int, options: str = "") -> Iterator[AnyMatch]:
    """A match in which everybody does anything legal; yielded before each action and at the end."""
    rng = random.Random(seed)
    match: AnyMatch = Match(RULES, cops_and_crooks(seats, options), BOARD, seed)
    while to_act := match.to_act():
        yield match
        if to_act == (CHANCE,):
            match.draw(0)
        else:
            match.act(to_act[0], rng.choice(match.legal(to_act[0])), 0)
    yield match
