"""Where each action is on the screen, so that players can point at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from game.core.kernel import Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Phase, View
from game.table.board.choices import Choice
from game.table.board.places import OnBoard, OnRow, Thing


class Local(StrEnum):
    """Keys that change only what is shown, not the match."""

    REPLAY = "replay"
    REVIEW = "review"
    AIM = "arrest"
    """Begin an arrest: choose where."""
    BACK = "back"
    LOOK = "look"
    """See your own tip again."""
    NOTES = "notes"
    REACH = "reach"
    """Show or hide where the thief may be."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A movement card of the player whose turn it is."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnKey:
    """A key of the device."""

    name: str


Spot = OnBoard | InHand | OnRow | OnKey | Thing
POSTER, STAKE, CLUES = "poster", "stake", "clues"
"""The wanted poster, the line below it, and the screen of the Clue Finder."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """A choice that is begun and not finished."""

    aims: bool = False
    """The player chooses where to make an arrest."""
    pushes: Seat | None = None
    """The player chooses where to move this colleague."""


def choices_of(
    view: View, legal: Iterable[act.Action], pointing: Pointing, helps: Iterable[Local]
) -> Iterator[Choice[Spot]]:
    """All choices and where they are; the likeliest first, helper keys last."""
    legal = tuple(legal)
    if not legal:
        return
    if view.phase is Phase.ARREST and not pointing.aims:
        yield Choice(Local.AIM, OnKey(Local.AIM))
    if view.phase is Phase.WALK:
        yield Choice(act.Stay(), OnBoard(view.pawns[view.turn]))
    if view.phase is Phase.PUSH and pointing.pushes is None:
        colleagues = dict.fromkeys(action.seat for action in legal if isinstance(action, act.Push))
        yield from [Choice(Pointing(pushes=seat), OnRow(seat)) for seat in colleagues]
    seen = [Choice(action, spot) for action in legal if (spot := spot_of(action, pointing)) is not None]
    yield from sorted(seen, key=lambda choice: pointing.aims and not isinstance(choice.place, OnBoard))
    if pointing != Pointing():
        yield Choice(Local.BACK, OnKey(Local.BACK))
    yield from [Choice(key, OnKey(key)) for key in helps]


def spot_of(action: act.Action, pointing: Pointing) -> Spot | None:
    """Where an action is chosen now; None if no player chooses it, or not yet."""
    match action:
        case act.PlayCard(card) | act.TakeBack(_, card):
            return InHand(card)
        case act.Walk(space):
            return OnBoard(space)
        case act.Push(seat, space):
            return OnBoard(space) if seat == pointing.pushes else None
        case act.Arrest(space):
            return OnBoard(space) if pointing.aims else None
        case act.GetClue():
            return OnKey("clue")
        case act.AskTip():
            return OnKey("tip")
        case act.NoTip():
            return OnKey("no-tip")
        case act.NoPush():
            return OnKey("no-push") if pointing.pushes is None else None
        case act.Stay():
            return OnKey("stay")
        case act.EndTurn():
            return OnKey("end-turn")
        case (
            act.FirstPlayer() | act.Draw() | act.Appear() | act.Step() | act.Answer() | act.Verdict()
            | act.Coin() | act.Unmask()
        ):  # fmt: skip
            return None
        case _:
            assert_never(action)


def action_at(view: View, spot: Spot, pointing: Pointing) -> act.Action | None:
    """The action that a click on this place means now, legal or not."""
    match view.phase, spot:
        case Phase.WALK, OnBoard(space):
            return act.Walk(space)
        case Phase.PUSH, OnBoard(space) if pointing.pushes is not None:
            return act.Push(pointing.pushes, space)
        case Phase.PUSH, OnRow(seat):
            return act.Push(seat, 0)
        case Phase.ARREST, OnBoard(space):
            return act.Arrest(space) if pointing.aims else act.Walk(space)
        case Phase.CARD, OnBoard(space):
            return act.Walk(space)
        case Phase.TAKE_BACK, InHand(card):
            return act.TakeBack(view.card_owner, card)
        case _, InHand(card) if card != view.card:
            return act.PlayCard(card)
        case _, OnKey("tip"):
            return act.AskTip()
        case _:
            return None
