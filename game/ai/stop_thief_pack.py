"""The Pack as an AI: it robs where nobody is near, and goes where the clues say least."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import log2

from game.ai.stop_thief_ground import best_pips, ground_of, in_reach
from game.ai.thinking import Pondering
from game.core.kernel import Seat
from game.rules.stop_thief import tuning
from game.rules.stop_thief.actions import Action, Step
from game.rules.stop_thief.belief import candidates
from game.rules.stop_thief.choices import rivals, steps
from game.rules.stop_thief.city import SCENE, nearest_scene
from game.rules.stop_thief.clues import district, ear
from game.rules.stop_thief.people import Effect
from game.rules.stop_thief.state import Clue, Hideaway, Phase, View

CAUGHT = 8_000.0
"""What an arrest costs the Pack."""
PATIENCE = 120
"""After so many turns it thinks of crime alone."""
SAFE = 0.12
"""Nobody arrests at longer odds."""
LURE = 250.0
"""A step nearer to the next crime."""
DOUBT = 800.0
"""Twice as many spaces to look for."""
ONWARD = 0.7
"""What is left of a worth that comes a step later."""


@dataclass(frozen=True, slots=True)
class Cunning:
    """How the Pack thinks."""

    ahead: int
    """Steps that it thinks ahead, after the next one."""
    wary: bool
    """Sees who can come near."""


CUNNING = {
    "easy": Cunning(ahead=0, wary=False),
    "medium": Cunning(ahead=0, wary=True),
    "hard": Cunning(ahead=3, wary=True),
}


def hiding(view: View, cunning: Cunning) -> Pondering:
    """Every step of the Pack, with its worth."""
    weighed: list[tuple[Action, float]] = []
    for step, then in _options(view):
        value = _now(view, then, cunning) + (yield from _later(then, cunning, cunning.ahead))
        weighed.append((step, value))
    return weighed


def _later(view: View, cunning: Cunning, ahead: int) -> Pondering:
    """The best that can come after this step."""
    yield
    if not ahead:
        return _promise(view, cunning)
    values = []
    for _, then in _options(view):
        values.append(_now(view, then, cunning) + (yield from _later(then, cunning, ahead - 1)))
    return ONWARD * max(values)


def _promise(view: View, cunning: Cunning) -> float:
    """How good it is to be here: near to a crime, and hard to find."""
    here = _hideaway(view)
    value = -LURE * nearest_scene(view.city, frozenset(here.robbed), here.at)
    if not cunning.wary:
        return value
    doubt = -sum(share * log2(share) for share in candidates(view).values() if share)
    return value + _calm(view) * DOUBT * doubt


def _options(view: View) -> Iterable[tuple[Step, View]]:
    """Every step, and what the table would look like when the next one is asked for."""
    here = _hideaway(view)
    for step in dict.fromkeys(step for step, _ in steps(view, here)):
        yield step, _stepped(view, here, step)


def _stepped(view: View, here: Hideaway, step: Step) -> View:
    escape = view.phase is Phase.ESCAPE
    clue = Clue(step.sound, district(view, step.to, escape=escape), ear(view, escape=escape), escape)
    robs = _robs(view, here, step.to)
    robbed = tuple(sorted((*here.robbed, step.to))) if robs else here.robbed
    return replace(
        view,
        hideaway=replace(here, at=step.to, came_from=here.at, robbed=robbed),
        record=(*view.record, clue),
        heard=view.heard + (not escape),
        turn=view.turn if escape else rivals(view)[0] if len(view.investigators) > 1 else view.turn,
        phase=Phase.STEP if view.running <= 1 else Phase.ESCAPE,
        running=max(0, view.running - 1),
        sung=view.sung and escape,
    )


def _robs(view: View, here: Hideaway, to: int) -> bool:
    return view.city.plan.kind[to] == SCENE and to not in here.robbed


def _now(view: View, then: View, cunning: Cunning) -> float:
    """What a step brings at once: loot, less what the investigator may do who asked for the clue."""
    there = _hideaway(then).at
    value = float(tuning.PACK_SPREE) if _robs(view, _hideaway(view), there) else 0.0
    if not cunning.wary or view.phase is not Phase.STEP:
        return value
    return value - _calm(view) * CAUGHT * _danger(view, view.turn, candidates(then), there)


def _hideaway(view: View) -> Hideaway:
    if view.hideaway is None:
        raise ValueError("only the Pack knows where it is")
    return view.hideaway


def _calm(view: View) -> float:
    """How much of its patience is left."""
    return max(0.0, 1 - view.turns / PATIENCE)


def _danger(view: View, seat: Seat, spots: dict[int, float], at: int) -> float:
    """How likely this investigator makes the right arrest."""
    ground, hand, pawn = ground_of(view), view.hands[seat], view.pawns[seat]
    digit = view.city.plan.digit
    asked = {space: share for space, share in spots.items() if digit[space] == digit[at]}
    return max(
        _found(spots, at, in_reach(ground, pawn, best_pips(view, hand))),
        _found(asked, at, in_reach(ground, pawn, best_pips(view, hand, Effect.TIP))),
    )


def _found(spots: dict[int, float], at: int, reach: int) -> float:
    """How likely somebody with this reach picks the right one of these spaces."""
    if not reach >> at & 1:
        return 0.0
    whole = sum(spots.values())
    top = max(share for space, share in spots.items() if reach >> space & 1)
    if top / whole < SAFE:
        return 0.0
    return spots[at] / whole if spots[at] < top else max(spots[at] / whole, 0.5)
