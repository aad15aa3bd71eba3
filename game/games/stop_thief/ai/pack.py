"""The Pack as an AI: it robs where nobody is near, and goes where the clues say least."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import log2

from game.core.kernel import Seat
from game.games.stop_thief.ai.ground import FAR, Ground, best_pips, ground_of, in_reach, steps_to
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.actions import Action, Step
from game.games.stop_thief.rules.belief import candidates
from game.games.stop_thief.rules.choices import rivals, steps
from game.games.stop_thief.rules.city import SCENE, nearest_scene
from game.games.stop_thief.rules.clues import district, ear
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Searched, View
from game.games.stop_thief.rules.table import changed
from game.match.thinking import Pondering

CAUGHT = 8_000.0
"""What an arrest costs the Pack."""
NERVE = 40
"""After so many turns it begins to think more of crime, and after twice as many of nothing else."""
SAFE = 0.12
"""Nobody arrests at longer odds."""
LURE = 700.0
"""A step nearer to the next crime."""
DOUBT = 2_000.0
"""Twice as many spaces to look for."""
ONWARD = 0.85
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
    "medium": Cunning(ahead=1, wary=True),
    "hard": Cunning(ahead=4, wary=True),
}


def hiding(view: View, cunning: Cunning) -> Pondering:
    """Every step of the Pack, with its worth."""
    weighed: list[tuple[Action, float]] = []
    for step, then in _options(view):
        weighed.append((step, (yield from _worth(view, then, cunning, cunning.ahead))))
    return weighed


def _worth(view: View, then: View, cunning: Cunning, ahead: int) -> Pondering:
    """What a step brings: loot now, the risk of an arrest, and what can come after it."""
    yield
    robs = _robs(view, _hideaway(view), _hideaway(then).at)
    value = float(tuning.PACK_SPREE) if robs else 0.0
    danger = 0.0
    if cunning.wary and view.phase is Phase.STEP:
        danger, then = _hunted(view, then)
    later = _promise(then, cunning)
    if ahead:
        worths = []
        for _, on in _options(then):
            worths.append((yield from _worth(then, on, cunning, ahead - 1)))
        later = max(worths)
    return value - _calm(view) * CAUGHT * danger + (1 - danger) * ONWARD * later


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


def _hideaway(view: View) -> Hideaway:
    if view.hideaway is None:
        raise ValueError("only the Pack knows where it is")
    return view.hideaway


def _calm(view: View) -> float:
    """How much it minds being found; who plays for ever is no fun."""
    return min(1.0, max(0.0, 2 - view.turns / NERVE))


# ---- who is after it ----


def _hunted(view: View, then: View) -> tuple[float, View]:
    """How likely the one who asked for the clue arrests the Pack; and the table if not."""
    seat, at, spots = view.turn, _hideaway(then).at, candidates(then)
    ground, pawn = ground_of(view), view.pawns[seat]
    pips = best_pips(view, view.hands[seat])
    near = {space: share for space, share in spots.items() if in_reach(ground, pawn, pips) >> space & 1}
    prey = max(near or spots, key=spots.__getitem__)
    after = replace(then, pawns=changed(then.pawns, seat, _nearer(ground, pawn, prey, pips)))
    if prey != at and near and spots[prey] >= SAFE:
        after = replace(after, record=(*then.record, Searched(seat, prey, found=False)))
    return max(_picked(near, at), _picked(_asked(view, seat, spots, at), at)), after


def _asked(view: View, seat: Seat, spots: dict[int, float], at: int) -> dict[int, float]:
    """What is left in reach for somebody who gets a tip first."""
    pips, digit = best_pips(view, view.hands[seat], Effect.TIP), view.city.plan.digit
    reach = in_reach(ground_of(view), view.pawns[seat], pips) if pips else 0
    told = {space: share for space, share in spots.items() if digit[space] == digit[at]}
    whole = sum(told.values())
    return {space: share / whole for space, share in told.items() if reach >> space & 1}


def _picked(near: dict[int, float], at: int) -> float:
    """How likely this space is picked of those in reach; the likelier by far the more often."""
    if at not in near or max(near.values()) < SAFE:
        return 0.0
    return near[at] ** 2 / sum(share**2 for share in near.values())


def _nearer(ground: Ground, here: int, prey: int, pips: int) -> int:
    """Where somebody stands who has gone to the prey as far as the card goes."""
    far = steps_to(ground, prey)
    for _ in range(pips):
        here = min(here, *ground.city.plan.neighbours[here], key=lambda space: far.get(space, FAR))
    return here
