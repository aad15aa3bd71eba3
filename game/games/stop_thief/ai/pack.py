"""The Pack as an AI: it robs where nobody is near, and moves where clues tell least."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log2

from game.core.frozen import replace
from game.core.kernel import Seat, changed
from game.games.stop_thief.ai.beliefs import Sliced
from game.games.stop_thief.ai.distances import FAR, Ground, best_pips, ground_of, in_reach, steps_to
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.actions import Action, Step
from game.games.stop_thief.rules.belief import Belief, believed, by_space, updated
from game.games.stop_thief.rules.choices import next_investigator, steps
from game.games.stop_thief.rules.city import nearest_scene
from game.games.stop_thief.rules.clues import clue_for
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.play_thief import after_step
from game.games.stop_thief.rules.state import Hideaway, Phase, Record, Searched, View

CAUGHT = 8_000.0
"""What an arrest costs the Pack."""
SAFE = 0.12
"""Investigators make no arrest at worse odds."""
LURE = 700.0
"""The value of one step closer to the next crime."""
DOUBT = 2_000.0
"""The value of twice as many possible spaces."""
RIDES = 1
"""Rides that it weighs when it looks ahead."""
ONWARD = 0.85
"""The share of a value that remains one step later."""


@dataclass(frozen=True, slots=True)
class PackSkill:
    """How the Pack thinks."""

    ahead: int
    """Steps it looks ahead after the next one."""
    wary: bool
    """Minds who can come near."""
    fear: float = 1.0
    """How much a wary one minds being found by a single investigator."""
    crowd: int = 0
    """The power of the number of investigators by which fear is divided: some grow bold in a crowd."""
    lapse: float = 0.0
    """How often it just goes anywhere."""


PACK_SKILLS = {
    "rookie": PackSkill(ahead=0, wary=False, lapse=0.6),
    "easy": PackSkill(ahead=0, wary=False, lapse=0.3),
    "medium": PackSkill(ahead=1, wary=False),
    "hard": PackSkill(ahead=4, wary=True, fear=0.18, crowd=2),
}
STRONGEST = PackSkill(ahead=4, wary=True)
"""The coach's; no AI plays like that, for nobody would ever catch it."""
NERVE = 40
"""Turns after which crime matters more and more; after twice as many nothing else does."""


class Suspicion:
    """What all others can know of the Pack after steps and searches to come, worked out once each."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._beliefs: dict[Record, Belief] = {(): believed(view)}
        self._spots: dict[Record, dict[int, float]] = {}

    def spots(self, then: View) -> dict[int, float]:
        """How likely the Pack is on each space."""
        facts = then.record[len(self._view.record) :]
        if facts not in self._spots:
            self._spots[facts] = dict(sorted(by_space(self._belief(facts)).items()))
        return self._spots[facts]

    def _belief(self, facts: Record) -> Belief:
        if facts not in self._beliefs:
            before = self._belief(facts[:-1])
            fitting = updated(self._view.city, self._view.terms, before, facts[-1], linger=False)
            whole = sum(fitting.values())
            self._beliefs[facts] = {thief: share / whole for thief, share in fitting.items()}
        return self._beliefs[facts]


def weigh_steps(view: View, skill: PackSkill) -> Sliced[list[tuple[Action, float]]]:
    """Every step of the Pack with its value."""
    weighed: list[tuple[Action, float]] = []
    suspicion = Suspicion(view)
    for step, then in _options(view):
        ahead = max(0, skill.ahead - bool(step.via))  # there may be many rides
        weighed.append((step, (yield from _worth(view, then, skill, suspicion, ahead))))
    return weighed


def _worth(view: View, then: View, skill: PackSkill, suspicion: Suspicion, ahead: int) -> Sliced[float]:
    """The value of a step: loot now, the risk of an arrest, and the best steps after it."""
    if ahead:
        yield
    robbed = len(_hideaway(then).robbed) > len(_hideaway(view).robbed)
    value = float(tuning.PACK_SPREE) if robbed else 0.0
    danger = 0.0
    if skill.wary and view.phase is Phase.STEP:
        danger, then = _hunted(view, then, suspicion)
    later = _promise(then, skill, suspicion)
    if ahead:
        worths = []
        for _, on in _options(then, RIDES):
            worths.append((yield from _worth(then, on, skill, suspicion, ahead - 1)))
        later = max(worths)
    return value - _calm(view, skill) * CAUGHT * danger + (1 - danger) * ONWARD * later


def _promise(view: View, skill: PackSkill, suspicion: Suspicion) -> float:
    """The value of being here: near a crime, and hard to find."""
    here = _hideaway(view)
    value = -LURE * nearest_scene(view.city, frozenset(here.robbed), here.at)
    if not skill.wary:
        return value
    doubt = -sum(share * log2(share) for share in suspicion.spots(view).values() if share)
    return value + _calm(view, skill) * DOUBT * doubt


def _options(view: View, rides: int = 0) -> Iterable[tuple[Step, View]]:
    """Every step, and the table when the next one is due; perhaps only so many rides, to the next crimes."""
    here = _hideaway(view)
    escape = view.phase is Phase.ESCAPE
    turn = view.turn if escape else next_investigator(view)
    phase = Phase.STEP if view.running <= 1 else Phase.ESCAPE
    possible = [*dict.fromkeys(step for step, _ in steps(view, here))]
    if rides:
        trains = sorted(
            (step for step in possible if step.via),
            key=lambda step: nearest_scene(view.city, frozenset(here.robbed), step.to),
        )
        possible = [step for step in possible if not step.via] + trains[:rides]
    for step in possible:
        clue = clue_for(view, step.to, step.sound, escape=escape)
        after = after_step(view, replace(here, at=step.to, came_from=here.at), clue)
        yield step, replace(after, turn=turn, phase=phase)


def _hideaway(view: View) -> Hideaway:
    if view.hideaway is None:
        raise ValueError("only the Pack knows where it is")
    return view.hideaway


def _calm(view: View, skill: PackSkill) -> float:
    """How much it minds being found; an endless game is no fun."""
    fear: float = skill.fear / len(view.investigators) ** skill.crowd
    return fear * min(1.0, max(0.0, 2 - view.turns / NERVE))


# ---- who is after it ----


def _hunted(view: View, then: View, suspicion: Suspicion) -> tuple[float, View]:
    """The odds that the player who asked for the clue arrests the Pack, and the table if not."""
    seat, at, spots = view.turn, _hideaway(then).at, suspicion.spots(then)
    ground, pawn = ground_of(view), view.pawns[seat]
    pips = best_pips(view, view.hands[seat])
    near = {space: share for space, share in spots.items() if in_reach(ground, pawn, pips) >> space & 1}
    prey = max(near or spots, key=spots.__getitem__)
    after = replace(then, pawns=changed(then.pawns, seat, _nearer(ground, pawn, prey, pips)))
    if prey != at and near and spots[prey] >= SAFE:
        after = replace(after, record=(*then.record, Searched(seat, prey, found=False)))
    return max(_picked(near, at), _picked(_asked(view, seat, spots, at), at)), after


def _asked(view: View, seat: Seat, spots: dict[int, float], at: int) -> dict[int, float]:
    """The spaces in reach of a player who gets a tip first."""
    pips, digit = best_pips(view, view.hands[seat], Effect.TIP), view.city.plan.digit
    reach = in_reach(ground_of(view), view.pawns[seat], pips) if pips else 0
    told = {space: share for space, share in spots.items() if digit[space] == digit[at]}
    whole = sum(told.values())
    return {space: share / whole for space, share in told.items() if reach >> space & 1}


def _picked(near: dict[int, float], at: int) -> float:
    """The odds that this space is picked among those in reach; likely ones far more often."""
    if at not in near or max(near.values()) < SAFE:
        return 0.0
    return near[at] ** 2 / sum(share**2 for share in near.values())


def _nearer(ground: Ground, here: int, prey: int, pips: int) -> int:
    """Where a player ends who walks towards the prey as far as the card goes."""
    far = steps_to(ground, prey)
    for _ in range(pips):
        here = min(here, *ground.city.plan.neighbours[here], key=lambda space: far.get(space, FAR))
    return here
