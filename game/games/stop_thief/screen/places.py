"""Where each action of Stop Thief! is seen, so that hands can point at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import (
    Action,
    Arrest,
    AskTip,
    EndTurn,
    GetClue,
    NoPush,
    NoTip,
    PlayCard,
    Push,
    Stay,
    Walk,
)
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Phase, View
from game.table.board.choices import Choice
from game.table.board.places import OnBoard


class Local(StrEnum):
    """What the table does by itself: no rule asks for it."""

    REPLAY = "replay"
    REVIEW = "review"
    AIM = "arrest"
    """Make an arrest: say where."""
    BACK = "back"
    LOOK = "look"
    """See the own tip once more."""
    NOTES = "notes"
    REACH = "reach"
    """Show or hide where the thief may be."""


@dataclass(frozen=True, slots=True)
class PickColleague:
    """Drake points at the investigator he wants to move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InHand:
    """A movement card of the one whose turn it is."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnRow:
    """A player's row."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnKey:
    """A key of the device."""

    name: str


Spot = OnBoard | InHand | OnRow | OnKey


@dataclass(frozen=True, slots=True)
class Pointing:
    """What a hand has begun and not finished."""

    aims: bool = False
    """Is about to make an arrest."""
    pushes: Seat | None = None
    """Is about to move this colleague."""


KEYS: dict[type[object], str] = {
    GetClue: "clue",
    AskTip: "tip",
    NoTip: "no-tip",
    NoPush: "no-push",
    Stay: "stay",
    EndTurn: "end-turn",
}
"""The key of the device for each action that has one."""


def choices_of(
    view: View, legal: Iterable[Action], pointing: Pointing, helps: Iterable[Local]
) -> tuple[Choice, ...]:
    """What can be chosen now and where it is seen; the likeliest first, what only helps last."""
    legal = tuple(legal)
    if not legal:
        return ()
    found = list(_choices(view, legal, pointing))
    return (*found, *[Choice(help_, OnKey(help_)) for help_ in helps])


def _choices(view: View, legal: tuple[Action, ...], pointing: Pointing) -> Iterator[Choice]:
    if view.phase is Phase.ARREST and not pointing.aims:
        yield Choice(Local.AIM, OnKey(Local.AIM))
    if view.phase is Phase.WALK:
        yield Choice(Stay(), OnBoard(view.pawns[view.turn]))
    if view.phase is Phase.PUSH and pointing.pushes is None:
        colleagues = dict.fromkeys(action.seat for action in legal if isinstance(action, Push))
        yield from [Choice(PickColleague(seat), OnRow(seat)) for seat in colleagues]
    seen = [Choice(action, spot) for action in legal if (spot := spot_of(action, pointing)) is not None]
    yield from sorted(seen, key=lambda choice: pointing.aims and not isinstance(choice.place, OnBoard))
    if pointing.aims or pointing.pushes is not None:
        yield Choice(Local.BACK, OnKey(Local.BACK))


def spot_of(action: Action, pointing: Pointing) -> Spot | None:
    """Where an action is seen now; None for what no hand does, or not yet."""
    match action:
        case PlayCard(card):
            return InHand(card)
        case Walk(space):
            return OnBoard(space)
        case Push(seat, space):
            return OnBoard(space) if seat == pointing.pushes else None
        case Arrest(space):
            return OnBoard(space) if pointing.aims else None
        case NoPush() if pointing.pushes is not None:
            return None
        case _:
            name = KEYS.get(type(action))
            return None if name is None else OnKey(name)


def action_at(view: View, spot: Spot, pointing: Pointing) -> Action | None:
    """What a hand on this place would want to do now, whether or not it may."""
    match view.phase, spot:
        case Phase.WALK, OnBoard(space):
            return Walk(space)
        case Phase.PUSH, OnBoard(space) if pointing.pushes is not None:
            return Push(pointing.pushes, space)
        case Phase.PUSH, OnRow(seat):
            return Push(seat, 0)
        case Phase.ARREST, OnBoard(space):
            return Arrest(space) if pointing.aims else Walk(space)
        case Phase.CARD, OnBoard(space):
            return Walk(space)
        case _, InHand(card) if card != view.card:
            return PlayCard(card)
        case _, OnKey("tip"):
            return AskTip()
        case _:
            return None
