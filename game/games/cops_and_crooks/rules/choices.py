"""The legal actions in every phase of Cops and Crooks."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceMove, PoliceRide, PoliceWalk, Walk
from game.games.cops_and_crooks.rules.moves import crook_walks, drives, police_ends
from game.games.cops_and_crooks.rules.state import COPS, Caper, Phase
from game.games.cops_and_crooks.rules.tuning import AMOUNT_STEP, FACES

ROLLS = tuple(actions.Roll(pips) for pips in range(1, FACES + 1))
FAIR_DIE = tuple((roll, 1) for roll in ROLLS)
_walk, _police_walk, _drive = cache(Walk), cache(PoliceWalk), cache(Drive)
"""The AI asks for thousands of moves, so equal ones are made once."""


def choices(caper: Caper) -> tuple[Action, ...]:
    """Every action of whoever has to act, in a stable order."""
    match caper.phase:
        case Phase.THROW:
            if caper.turn != COPS:
                return (actions.Throw(), *map(actions.Ride, _free_stations(caper, caper.crook.at)))
            riders = enumerate(caper.officers)
            rides = (PoliceRide(who, to) for who, at in riders for to in _free_stations(caper, at))
            return (actions.Throw(), *rides)
        case Phase.ROLL:
            return ROLLS
        case Phase.MOVE:
            return police_moves(caper) if caper.turn == COPS else walks(caper)
        case Phase.HIDEOUT:
            deposits = map(actions.Deposit, _amounts(caper.crook.cash))
            return (actions.Done(), *deposits, *map(actions.Withdraw, _amounts(stash(caper))))
        case Phase.GETAWAY:
            return (actions.Flee(),)
        case Phase.OVER:
            return ()
        case _:
            assert_never(caper.phase)


def walks(caper: Caper) -> tuple[Walk, ...]:
    """Every walk of the crook on turn."""
    return tuple([_walk(to) for to in crook_walks(caper)])


def police_moves(caper: Caper) -> tuple[PoliceMove, ...]:
    """Every walk of every policeman, then every drive."""
    walks = [_police_walk(officer, to) for officer, to in police_ends(caper)]
    return (*walks, *[_drive(car.head, car.tail) for car in drives(caper)])


def stash(caper: Caper) -> int:
    """The money that the crook on turn has in this hideout."""
    return caper.crook.stashes[caper.plan.hideouts.index(caper.crook.at)]


def _free_stations(caper: Caper, start: int) -> list[int]:
    """The stations to ride to; nobody is arrested by metro (C15)."""
    stations = caper.plan.rides.get(start, ())
    taken = caper.taken if stations else ()
    return [to for to in stations if to not in taken]


def _amounts(everything: int) -> tuple[int, ...]:
    """What a crook may move at once: every step below, and all of it (C29)."""
    return (*range(AMOUNT_STEP, everything, AMOUNT_STEP), everything) if everything else ()
