"""The place of each action of Police Chase, so that players can point at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from game.core.kernel import Seat
from game.games.police_chase.rules.actions import (
    Action,
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    Reveal,
    Roll,
    TakeFrom,
    Throw,
    Walk,
)
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.rules.tokens import Token, can_keep
from game.table.board.choices import Choice
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing


@dataclass(frozen=True, slots=True)
class InHand:
    """A kind of token in front of a player."""

    seat: Seat
    token: Token


Spot = OnBoard | InHand | Die | Button | HintKey | OnRow | Thing
STAGED = "staged"
"""The token that waits for its house. The other things are the tokens in the list of what each is for."""


def choices_of(view: View, seat: Seat, legal: Iterable[Action]) -> tuple[Choice[Spot], ...]:
    """The legal actions with their places; the button is first, so that no token is spent by accident."""
    choices = [
        Choice(action, spot, _warning(view, seat, action))
        for action in legal
        if (spot := spot_of(seat, action)) is not None
    ]
    return tuple(sorted(choices, key=lambda choice: not isinstance(choice.place, Button)))


def spot_of(seat: Seat, action: Action) -> Spot | None:
    """The place of an action; None for the actions of CHANCE."""
    match action:
        case Throw():
            return Die()
        case Walk(space) | MoveRobber(space) | Collect(space) | Place(space):
            return OnBoard(space)
        case TakeFrom(victim, token):
            return InHand(victim, token)
        case Give(token):
            return InHand(seat, token)
        case PlayRobber():
            return InHand(seat, Token.ROBBER)
        case PlayPartner():
            return InHand(seat, Token.PARTNER)
        case Done():
            return Button()
        case Roll() | Reveal():
            return None
        case _:
            assert_never(action)


def action_at(view: View, spot: Spot) -> Action | None:
    """The action a player would want here now, legal or not."""
    match view.phase, spot:
        case Phase.WALK, OnBoard(space):
            return Walk(space)
        case Phase.ROBBER, OnBoard(space):
            return MoveRobber(space)
        case Phase.PLACE, OnBoard(space):
            return Place(space)
        case ((Phase.LAND | Phase.PARTNER), OnBoard(space)):
            return Collect(space)
        case ((Phase.LAND | Phase.PARTNER), InHand(seat, token)):
            return TakeFrom(seat, token)
        case Phase.GIVE, InHand(_, token):
            return Give(token)
        case Phase.SPECIAL, InHand(_, Token.ROBBER):
            return PlayRobber()
        case Phase.SPECIAL, InHand(_, Token.PARTNER):
            return PlayPartner()
        case _:
            return None


def _warning(view: View, seat: Seat, action: Action) -> str:
    """The warning that a Partner would be wasted on a token the player has."""
    if view.phase is not Phase.PARTNER:
        return ""
    match action:
        case TakeFrom(_, token):
            wasted = not can_keep(view.hands[seat], token)
        case Collect(space):
            known = view.seen.get(space)
            wasted = known is not None and not can_keep(view.hands[seat], known)
        case _:
            wasted = False
    return "police-chase.warning.wasted" if wasted else ""
