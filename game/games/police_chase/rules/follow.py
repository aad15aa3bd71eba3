"""What the table looks like after each event, so that a screen can show one event at a time."""

from __future__ import annotations

from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Seat, changed
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.events import Happening
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import FaceDown, Hand, Token, can_keep, without

FOLLOWED = ("turn", "pips", "officers", "robber", "face_down", "hands", "spent", "staged")
"""The fields of a view that events tell completely."""


def follow(view: View, event: Happening) -> View:
    """The view after `event`, as far as the event tells."""
    match event:
        case happened.TurnBegan(seat):
            return replace(view, turn=seat, pips=0)
        case happened.Rolled(_, pips):
            return replace(view, pips=pips)
        case happened.Walked(seat, path):
            return replace(view, officers=changed(view.officers, seat, path[-1]))
        case happened.RobberMoved(_, path, _):
            return replace(view, robber=path[-1])
        case happened.TokenShown(_, at, _):
            return replace(view, face_down=tuple(lying for lying in view.face_down if lying.at != at))
        case happened.TokenKept(seat, _, token):
            return _with_hand(view, seat, (*view.hands[seat], token))
        case happened.TokenTurnedBack(_, at, token) | happened.TokenPlaced(_, at, token):
            lying = sorted((*view.face_down, FaceDown(at, token)), key=lambda lying: lying.at)
            return replace(view, face_down=tuple(lying), staged=None)
        case happened.TokenStolen(seat, victim, token):
            view = out_of_hand(view, victim, token)
            if can_keep(view.hands[seat], token):
                return _with_hand(view, seat, (*view.hands[seat], token))
            return replace(view, staged=token)
        case happened.TokenGiven(seat, token):
            return replace(out_of_hand(view, seat, token), staged=token)
        case happened.TokenPlayed(seat, token):
            return replace(out_of_hand(view, seat, token), spent=(*view.spent, token))
        case happened.RobberStruck() | happened.NothingHere() | happened.RobberCaught() | happened.GameOver():
            return view
        case _:
            assert_never(event)


def out_of_hand(view: View, seat: Seat, token: Token) -> View:
    """The view with one token less in front of a player."""
    return _with_hand(view, seat, without(view.hands[seat], token))


def _with_hand(view: View, seat: Seat, hand: Hand) -> View:
    return replace(view, hands=changed(view.hands, seat, hand))
