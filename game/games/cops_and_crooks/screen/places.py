"""The places on the Cops and Crooks screen where players can choose actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from game.games.cops_and_crooks.rules import actions
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceRide, PoliceWalk, Ride, Walk
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.table.board.choices import Choice
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing

CAR = -1
"""The index of the car among the pawns of the Cops. Policemen count from 0."""


@dataclass(frozen=True, slots=True)
class OnRoad:
    """The car on these two tiles."""

    to: int
    tail: int


@dataclass(frozen=True, slots=True)
class OnPawn:
    """A pawn of the Cops."""

    pawn: int


@dataclass(frozen=True, slots=True)
class DangerKey:
    """The button that shows where the Cops can strike."""


Spot = OnBoard | OnRoad | OnPawn | Die | Button | DangerKey | HintKey | OnRow | Thing
HEADER = Thing("header")
"""The name of the game and the round."""


class Local(StrEnum):
    """What the screen does without the rules."""

    DANGER = "danger"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Pick:
    """The Cops pick the pawn to move."""

    pawn: int


def choices_of(view: View, legal: tuple[Action, ...], picked: int | None) -> Iterator[Choice[Spot]]:
    """Yield the choices of the moment and their places, the likeliest first."""
    if not legal or view.phase is Phase.HIDEOUT:
        return
    for action in legal:
        match action:
            case actions.Throw():
                yield Choice(action, Die())
            case actions.Flee():
                yield Choice(action, Button())
                yield Choice(action, OnBoard(view.crook.at))
            case Walk(to):
                yield Choice(action, OnBoard(to), _warning(view, to))
            case Ride(to):
                yield Choice(action, OnBoard(to))
            case PoliceWalk(officer, to) | PoliceRide(officer, to):
                if officer == picked:
                    yield Choice(action, OnBoard(to))
            case Drive(to, tail):
                if picked == CAR:
                    yield Choice(action, OnRoad(to, tail))
            case actions.Roll() | actions.Deposit() | actions.Withdraw() | actions.Done():
                pass
            case _:
                assert_never(action)
    for pawn in dict.fromkeys(map(pawn_of, legal)):
        if pawn is not None and pawn != picked:
            yield Choice(Pick(pawn), OnPawn(pawn))
    yield Choice(Local.DANGER, DangerKey())


def _warning(view: View, to: int) -> str:
    """The question before a crook buys a ticket with money still hidden."""
    return "cops-and-crooks.warning.hidden" if to in view.plan.way and any(view.crook.stashes) else ""


def pawn_of(action: Action) -> int | None:
    """The pawn of the Cops that an action moves, if any."""
    if isinstance(action, PoliceWalk | PoliceRide):
        return action.officer
    return CAR if isinstance(action, Drive) else None


def arrests(view: View, legal: tuple[Action, ...], choices: tuple[Choice[Spot], ...]) -> tuple[Spot, ...]:
    """Where the Cops can choose an arrest, or a pawn that can make one.

    They can reach a wanted crook, or an intelligence agency while a crook waits with a ticket.
    """
    leaving = any(crook.ticket for crook in view.crooks)
    tiles = view.catchable | (view.plan.intelligence if leaving else frozenset())
    moves = {move for move in legal if isinstance(move, PoliceWalk | Drive) and move.to in tiles}
    arresting = moves | {Pick(pawn) for move in moves if (pawn := pawn_of(move)) is not None}
    return tuple(choice.place for choice in choices if choice.action in arresting)


def only_pawn(legal: tuple[Action, ...]) -> int | None:
    """The only pawn that can move, if there is nothing else to do."""
    pawns = {pawn_of(action) for action in legal}
    return next(iter(pawns)) if len(pawns) == 1 else None


def action_at(view: View, spot: Spot, picked: int | None) -> Action | None:
    """The action that a click on this place asks for, legal or not."""
    match spot:
        case OnBoard(tile) if view.turn != COPS:
            rides = view.phase is Phase.THROW and not view.pips and tile in view.plan.line
            return Ride(tile) if rides else Walk(tile)
        case OnBoard(tile) if picked is not None and picked != CAR:
            return (PoliceRide if view.phase is Phase.THROW else PoliceWalk)(picked, tile)
        case OnBoard(tile) if picked == CAR:
            return Drive(tile, view.car.head)
        case OnRoad(to, tail):
            return Drive(to, tail)
        case _:
            return None
