"""Where each action of Cops and Crooks is seen, so that hands can point at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.games.cops_and_crooks.rules.actions import (
    Action,
    Drive,
    Flee,
    PoliceRide,
    PoliceWalk,
    Ride,
    Throw,
    Walk,
)
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.table.board.choices import Choice
from game.table.board.places import Button, Die, OnBoard

CAR = -1
"""The car among the pawns of the Cops; policemen are counted from 0."""


@dataclass(frozen=True, slots=True)
class OnRoad:
    """How the car would stand."""

    to: int
    tail: int


@dataclass(frozen=True, slots=True)
class OnPawn:
    """A pawn of the Cops."""

    pawn: int


@dataclass(frozen=True, slots=True)
class DangerKey:
    """The key that shows where the Cops can strike."""


Spot = OnBoard | OnRoad | OnPawn | Die | Button | DangerKey


class Local(StrEnum):
    """What the table does by itself: no rule asks for it."""

    DANGER = "danger"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Pick:
    """The Cops point at the pawn they want to move."""

    pawn: int


def choices_of(view: View, legal: tuple[Action, ...], picked: int | None) -> tuple[Choice, ...]:
    """What can be chosen now and where it is seen; the likeliest first."""
    if not legal or view.phase is Phase.HIDEOUT:
        return ()
    return (*_choices(view, legal, picked), Choice(Local.DANGER, DangerKey()))


def _choices(view: View, legal: tuple[Action, ...], picked: int | None) -> Iterator[Choice]:
    if Throw() in legal:
        yield Choice(Throw(), Die())
    if Flee() in legal:
        yield Choice(Flee(), Button())
        yield Choice(Flee(), OnBoard(view.crook.at))
    for action in legal:
        if isinstance(action, Walk | Ride):
            yield Choice(action, OnBoard(action.to))
    if view.turn == COPS:
        yield from _moves(legal, picked)


def _moves(legal: tuple[Action, ...], picked: int | None) -> Iterator[Choice]:
    """First the pawn, then where it goes; another pawn can be picked at any time."""
    pawns = list(dict.fromkeys(pawn for action in legal if (pawn := pawn_of(action)) is not None))
    for action in legal:
        if picked is not None and pawn_of(action) == picked:
            match action:
                case PoliceWalk(_, to) | PoliceRide(_, to):
                    yield Choice(action, OnBoard(to))
                case Drive(to, tail):
                    yield Choice(action, OnRoad(to, tail))
    for pawn in pawns:
        if pawn != picked:
            yield Choice(Pick(pawn), OnPawn(pawn))


def pawn_of(action: Action) -> int | None:
    """The pawn of the Cops that an action moves."""
    match action:
        case PoliceWalk(officer, _) | PoliceRide(officer, _):
            return officer
        case Drive():
            return CAR
        case _:
            return None


def arrests(view: View, legal: tuple[Action, ...], choices: tuple[Choice, ...]) -> tuple[Spot, ...]:
    """Where the Cops can choose an arrest, or a pawn that can make one.

    That is: somebody wanted can be reached, or an intelligence agency while somebody waits with a ticket.
    """
    leaving = any(crook.ticket for crook in view.crooks)
    tiles = view.catchable | (view.plan.intelligence if leaving else frozenset())
    moves = {move for move in legal if isinstance(move, PoliceWalk | Drive) and move.to in tiles}
    actions_for = moves | {Pick(pawn) for move in moves if (pawn := pawn_of(move)) is not None}
    return tuple(choice.place for choice in choices if choice.action in actions_for)


def only_pawn(legal: tuple[Action, ...]) -> int | None:
    """The one pawn that can move, where it is only one and nothing else can be done."""
    pawns = {pawn_of(action) for action in legal}
    return next(iter(pawns)) if len(pawns) == 1 else None


def action_at(view: View, spot: Spot, picked: int | None) -> Action | None:
    """What a hand on this place would want to do now, whether or not it may."""
    match spot:
        case OnBoard(tile) if view.turn != COPS:
            return Walk(tile) if view.phase is not Phase.THROW or view.pips else _ride_or_walk(view, tile)
        case OnBoard(tile) if picked is not None and picked != CAR:
            throws = view.phase is Phase.THROW
            return PoliceRide(picked, tile) if throws else PoliceWalk(picked, tile)
        case OnBoard(tile) if picked == CAR:
            return Drive(tile, view.car.head)
        case OnRoad(to, tail):
            return Drive(to, tail)
        case _:
            return None


def _ride_or_walk(view: View, tile: int) -> Action:
    return Ride(tile) if tile in view.plan.line else Walk(tile)
