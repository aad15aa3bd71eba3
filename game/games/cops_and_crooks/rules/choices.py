"""What may be done in every phase of Cops and Crooks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    Flee,
    PoliceMove,
    PoliceRide,
    PoliceWalk,
    Ride,
    Roll,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.drives import drives
from game.games.cops_and_crooks.rules.state import COPS, Caper, Phase
from game.games.cops_and_crooks.rules.tuning import AMOUNT_STEP, FACES
from game.games.cops_and_crooks.rules.walks import crook_walks, police_walks

ROLLS = tuple(Roll(pips) for pips in range(1, FACES + 1))
ODDS: tuple[tuple[Action, int], ...] = tuple((roll, 1) for roll in ROLLS)
THROW, DONE, FLEE = Throw(), Done(), Flee()


def choices(caper: Caper) -> tuple[Action, ...]:
    """Every action of the one who has to act, in a stable order."""
    match caper.phase:
        case Phase.THROW:
            return (THROW, *(police_rides(caper) if caper.turn == COPS else crook_rides(caper)))
        case Phase.ROLL:
            return ROLLS
        case Phase.MOVE:
            return police_moves(caper) if caper.turn == COPS else walks(caper)
        case Phase.HIDEOUT:
            return (DONE, *_deposits(caper.crook.cash), *_withdrawals(stash(caper)))
        case Phase.GETAWAY:
            return (FLEE,)
        case Phase.OVER:
            return ()
        case _:
            assert_never(caper.phase)


def odds(caper: Caper) -> tuple[tuple[Action, int], ...]:
    """A fair die."""
    return ODDS if caper.phase is Phase.ROLL else ()


def walks(caper: Caper) -> tuple[Walk, ...]:
    """Every walk of the crook whose turn it is."""
    return tuple([_walk(to) for to in crook_walks(caper)])


def police_can_move(caper: Caper) -> bool:
    """Whether any pawn of the Cops can go as far as the die says."""
    walkers = any(police_walks(caper, officer) for officer in range(len(caper.officers)))
    return walkers or bool(drives(caper))


def police_moves(caper: Caper) -> tuple[PoliceMove, ...]:
    """Every walk of every policeman, then every drive."""
    moves: list[PoliceMove] = [
        _police_walk(officer, to)
        for officer in range(len(caper.officers))
        for to in police_walks(caper, officer)
    ]
    moves += [_drive(car.head, car.tail) for car in drives(caper)]
    return tuple(moves)


def crook_rides(caper: Caper) -> tuple[Ride, ...]:
    """The free stations of the line on which the crook stands."""
    start = caper.crook.at
    return tuple([Ride(to) for to in free_stations(caper, start)]) if start in caper.plan.line else ()


def police_rides(caper: Caper) -> tuple[PoliceRide, ...]:
    """The free stations of the line on which a policeman stands."""
    line = caper.plan.line
    return tuple(
        [
            PoliceRide(officer, to)
            for officer, start in enumerate(caper.officers)
            if start in line
            for to in free_stations(caper, start)
        ]
    )


def free_stations(caper: Caper, start: int) -> tuple[int, ...]:
    """Where one can get off; nobody is arrested by metro (C15)."""
    taken = {*caper.cop_tiles, *caper.crook_tiles}
    return tuple(to for to in caper.plan.rides(start) if to not in taken)


def stash(caper: Caper) -> int:
    """What the crook whose turn it is has in this hideout."""
    crook = caper.crook
    return crook.stashes[caper.plan.hideouts.index(crook.at)]


def amounts(everything: int) -> tuple[int, ...]:
    """What may be moved at once: every step below, and all of it (C29)."""
    return (*range(AMOUNT_STEP, everything, AMOUNT_STEP), everything) if everything else ()


@lru_cache(maxsize=256)
def _deposits(cash: int) -> tuple[Deposit, ...]:
    return tuple(map(Deposit, amounts(cash)))


@lru_cache(maxsize=256)
def _withdrawals(there: int) -> tuple[Withdraw, ...]:
    return tuple(map(Withdraw, amounts(there)))


@cache
def _walk(to: int) -> Walk:
    return Walk(to)


@cache
def _police_walk(officer: int, to: int) -> PoliceWalk:
    return PoliceWalk(officer, to)


@cache
def _drive(to: int, tail: int) -> Drive:
    return Drive(to, tail)
