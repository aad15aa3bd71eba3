"""Why an action of Police Chase is not possible now, as a key for a sentence."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import CHANCE
from game.games.police_chase.rules import actions
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
"""What a player has to do before anything else."""


def why_not(view: View, action: actions.Action) -> str:
    """Return the reason why `view.viewer` may not take an action that is not legal."""
    if view.acting not in (view.viewer, CHANCE, None):
        return "not-your-choice" if view.viewer == view.turn else "not-your-turn"
    phase = view.phase
    match action:
        case actions.PlayRobber() if phase is not Phase.OVER:
            return _why_not_play(view, Token.ROBBER)
        case actions.PlayPartner() if phase is not Phase.OVER:
            return _why_not_play(view, Token.PARTNER)
        case actions.Walk(to) if phase is Phase.WALK:
            return _why_not_walk(view, to)
        case actions.MoveRobber(to) if phase is Phase.ROBBER:
            return _why_not_robber(view, to)
        case actions.Collect(at) if phase in (Phase.LAND, Phase.PARTNER):
            return "only-where-you-stand" if at in view.tokens else "no-token-there"
        case actions.TakeFrom() if phase in (Phase.LAND, Phase.PARTNER):
            return _why_not_take(view, action)
        case actions.Give() if phase is Phase.GIVE:
            return "no-such-token"
        case actions.Place(at) if phase is Phase.PLACE:
            return "house-not-empty" if at in view.town.houses else "only-on-a-house"
        case actions.Throw() if phase is Phase.SPECIAL:
            return "already-thrown"
        case actions.Throw() | actions.Roll() | actions.Walk() | actions.MoveRobber() | actions.Done():
            return FIRST[phase]
        case actions.Collect() | actions.Reveal() | actions.TakeFrom() | actions.Give() | actions.Place():
            return FIRST[phase]
        case actions.PlayRobber() | actions.PlayPartner():
            return FIRST[phase]
        case _:
            assert_never(action)


def _why_not_play(view: View, token: Token) -> str:
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
    without_walls = abs(start // TENS - to // TENS) + abs(start % TENS - to % TENS)
    return "needs-a-door" if without_walls <= view.pips else "too-far"


def _why_not_robber(view: View, to: int) -> str:
    if to == view.robber:
        return "robber-must-leave"
    if to not in view.town.cells:
        return "no-such-space"
    if to in view.town.robber_walks(view.robber, 1):
        return "robber-too-near"
    diagonal = abs(to - view.robber) in (TENS - 1, TENS + 1) and view.pips == 1
    return "robber-not-across-corners" if diagonal else "robber-too-far"


def _why_not_take(view: View, action: actions.TakeFrom) -> str:
    if action.seat == view.viewer:
        return "not-from-yourself"
    has_it = 0 <= action.seat < view.players and action.token in view.hands[action.seat]
    return "only-where-you-stand" if has_it else "has-no-such-token"
