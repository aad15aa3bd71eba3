"""Where the thief may be: the exact odds, given every clue, arrest and tip that a viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import Choose
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.city import SCENE, City
from game.games.stop_thief.rules.clues import openings
from game.games.stop_thief.rules.state import Clue, Fact, Hideaway, Hunt, Record, Searched, Tipped, View
from game.games.stop_thief.rules.terms import Terms
from game.games.stop_thief.rules.thief_moves import ThiefState, heard, may_linger, ways

Belief = Mapping[ThiefState, float]
"""How likely each state of the thief is; the sum is 1."""
STRIDE = 50
"""Facts per recursion, so that a long record is not too deep."""
FINE = 1 << 30
"""Parts into which a guess divides 1."""


def believed(hunt: Hunt) -> Belief:
    """The odds that fit the known facts of the record; empty while there is no thief."""
    facts = tuple(fact for fact in hunt.record if not (isinstance(fact, Tipped) and fact.tip is None))
    for done in range(STRIDE, len(facts), STRIDE):
        _after(hunt.city, hunt.terms, facts[:done])
    return _after(hunt.city, hunt.terms, facts)


def candidates(view: Hunt) -> dict[int, float]:
    """How likely the thief is on each space, as far as the viewer can know."""
    return dict(sorted(by_space(believed(view)).items()))


def by_space(belief: Belief) -> dict[int, float]:
    """The odds of each space, in the order of the belief."""
    spaces: dict[int, float] = {}
    for thief, share in belief.items():
        spaces[thief.at] = spaces.get(thief.at, 0.0) + share
    return spaces


def public_candidates(view: Hunt) -> dict[int, float]:
    """The same without private tips, for help that all players see."""
    shared = view.terms.pack
    record = tuple(fact for fact in view.record if shared or not isinstance(fact, Tipped))
    return candidates(replace(view, record=record))


def guess(view: View, choose: Choose) -> Hideaway | None:
    """Pick a hiding place that fits what the viewer knows, by its odds."""
    if view.hideaway is not None or not view.record:
        return view.hideaway
    belief = believed(view)
    reached = accumulate(belief.values())
    pick: float = choose(range(FINE)) / FINE
    thief = next((thief for thief, sum_ in zip(belief, reached, strict=True) if pick < sum_), [*belief][-1])
    return Hideaway(thief.at, thief.came_from, tuple(sorted(thief.robbed)), (thief.at,))


@lru_cache(maxsize=1_024)
def _after(city: City, terms: Terms, record: Record) -> Belief:
    if not record:
        return {}
    before, fact = record[:-1], record[-1]
    if isinstance(fact, Clue) and not before:
        fitting = _opened(city, terms, fact)
    else:
        linger = isinstance(fact, Clue) and may_linger(terms, before, escape=fact.escape)
        fitting = updated(city, terms, _after(city, terms, before), fact, linger=linger)
    whole = sum(fitting.values())
    return {thief: share / whole for thief, share in fitting.items()}


def _opened(city: City, terms: Terms, clue: Clue) -> dict[ThiefState, float]:
    return {
        ThiefState(space, 0, remembered(city, terms, frozenset(), space)): 1.0
        for space, sound in openings(city, terms, clue.ear)
        if sound is clue.sound and clue.district in (None, city.plan.digit[space])
    }


def updated(city: City, terms: Terms, belief: Belief, fact: Fact, *, linger: bool) -> dict[ThiefState, float]:
    """Keep what fits one more fact; the shares no longer add up to 1."""
    match fact:
        case Searched(_, space, found):
            return {thief: share for thief, share in belief.items() if (thief.at == space) is found}
        case Tipped(_, tip):
            odds = {thief: tips.likelihood(city, tip, thief.at) if tip else 1.0 for thief in belief}
            return {thief: share * odds[thief] for thief, share in belief.items() if odds[thief]}
        case Clue(sound, district, ear):
            fitting: dict[ThiefState, float] = {}
            for thief, share in belief.items():
                for way in ways(city, terms, thief, linger=linger):
                    named = district in (None, city.plan.digit[way.to])
                    if named and heard(city, thief, way.to, ear) is sound:
                        then = moved(city, terms, thief, way.to)
                        fitting[then] = fitting.get(then, 0.0) + share * way.share
            return fitting
        case _:
            assert_never(fact)


def moved(city: City, terms: Terms, thief: ThiefState, to: int) -> ThiefState:
    """The thief after a step; one who stays still remembers where he came from (S12)."""
    if to == thief.at:
        return thief
    return ThiefState(to, thief.at, remembered(city, terms, thief.robbed, to))


def remembered(city: City, terms: Terms, robbed: frozenset[int], space: int) -> frozenset[int]:
    """The robbed scenes after a step here; only the Pack remembers them (S2)."""
    return robbed | {space} if terms.pack and city.plan.kind[space] == SCENE else robbed
