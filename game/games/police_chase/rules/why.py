"""Why an action of Police Chase is not possible now, as a key for a sentence."""

from __future__ import annotations

from game.core.kernel import CHANCE
from game.games.police_chase.rules.actions import (
    Action,
    Collect,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    TakeFrom,
    Throw,
    Walk,
)
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.rules.town import TENS

FIRST = {
    Phase.THROW: "throw-first",
    Phase.ROLL: "die-still-rolls",
    Phase.WALK: "walk-first",
    Phase.ROBBER: "robber-first",
    Phase.LAND: "take-first",
    Phase.REVEAL: "token-still-turns",
    Phase.GIVE: "give-first",
    Phase.PLACE: "place-first",
    Phase.SPECIAL: "play-or-end",
    Phase.PARTNER: "partner-first",
    Phase.OVER: "chase-is-over",
}
"""What has to be done before anything else."""


def why_not(view: View, action: Action) -> str:
    """The reason why `view.viewer` may not do what is not legal."""
    if view.acting not in (view.viewer, CHANCE, None):
        return "not-your-choice" if view.viewer == view.turn else "not-your-turn"
    match view.phase, action:
        case _, (PlayRobber() | PlayPartner()) if view.acting is not None:
            return _why_not_play(view, action)
        case Phase.WALK, Walk(to):
            return _why_not_walk(view, to)
        case Phase.ROBBER, MoveRobber(to):
            return _why_not_robber(view, to)
        case ((Phase.LAND | Phase.PARTNER), (Collect() | TakeFrom())):
            return _why_not_take(view, action)
        case Phase.GIVE, Give():
            return "no-such-token"
        case Phase.PLACE, Place(at):
            return "house-not-empty" if view.town.is_house(at) else "only-on-a-house"
        case Phase.SPECIAL, Throw():
            return "already-thrown"
        case _:
            return FIRST[view.phase]


def _why_not_play(view: View, action: PlayRobber | PlayPartner) -> str:
    token = Token.ROBBER if isinstance(action, PlayRobber) else Token.PARTNER
    if view.special_played:
        return "already-played-one"
    if view.phase is Phase.SPECIAL:
        return "nothing-to-take" if token in view.hands[view.turn] else "no-such-token"
    return "play-it-last" if view.phase in (Phase.THROW, Phase.WALK) else FIRST[view.phase]


def _why_not_walk(view: View, to: int) -> str:
    start = view.officers[view.turn]
    if to == start:
        return "must-leave"
    if to not in view.town.cells:
        return "no-such-space"
    if any(to in view.town.walks(start, steps) for steps in range(1, view.pips)):
        return "too-near"
    return "needs-a-door" if _blocks(start, to) <= view.pips else "too-far"


def _why_not_robber(view: View, to: int) -> str:
    if to == view.robber:
        return "robber-must-leave"
    if to not in view.town.cells:
        return "no-such-space"
    if to in view.town.robber_walks(view.robber, 1):
        return "robber-too-near"
    straight = abs(to - view.robber) not in (TENS - 1, TENS + 1) or view.pips != 1
    return "robber-too-far" if straight else "robber-not-across-corners"


def _why_not_take(view: View, action: Collect | TakeFrom) -> str:
    if isinstance(action, Collect):
        there = action.at in view.tokens
        return "only-where-you-stand" if there else "no-token-there"
    if action.seat == view.viewer:
        return "not-from-yourself"
    has_it = 0 <= action.seat < view.players and action.token in view.hands[action.seat]
    return "only-where-you-stand" if has_it else "has-no-such-token"


def _blocks(start: int, end: int) -> int:
    """How far it would be if there were no walls."""
    rows, columns = abs(start // TENS - end // TENS), abs(start % TENS - end % TENS)
    return rows + columns
