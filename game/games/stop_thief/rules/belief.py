"""Where the thief may be, exactly: all that fits the clues, the arrests and the tips one knows of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate

from game.core.kernel import Choose
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.city import SCENE, City
from game.games.stop_thief.rules.clues import openings
from game.games.stop_thief.rules.state import Clue, Fact, Hideaway, Hunt, Searched, Sound, Tipped, View
from game.games.stop_thief.rules.terms import Terms
from game.games.stop_thief.rules.thief_moves import Tread, heard, ways

Belief = Mapping[Tread, float]
"""How likely each hiding place is; all together are 1."""
Record = tuple[Fact, ...]
STRIDE = 50
"""Facts that are worked through without a pause, so that no long record is too deep."""
FINE = 1 << 30
"""Into so many equal parts a guess is divided."""


def believed(hunt: Hunt) -> Belief:
    """What fits the record, as far as it is filled in; empty while there is no thief."""
    facts = tuple(fact for fact in hunt.record if not (isinstance(fact, Tipped) and fact.tip is None))
    for done in range(STRIDE, len(facts), STRIDE):
        _after(hunt.city, hunt.terms, facts[:done])
    return _after(hunt.city, hunt.terms, facts)


def candidates(view: Hunt) -> dict[int, float]:
    """How likely the thief is on each space, as far as the viewer can know."""
    spaces: dict[int, float] = {}
    for tread, share in believed(view).items():
        spaces[tread.at] = spaces.get(tread.at, 0.0) + share
    return dict(sorted(spaces.items()))


def public_candidates(view: Hunt) -> dict[int, float]:
    """The same without private tips: what the help for all may show."""
    shared = view.terms.pack
    record = tuple(fact for fact in view.record if shared or not isinstance(fact, Tipped))
    return candidates(replace(view, record=record))


def guess(view: View, choose: Choose) -> Hideaway | None:
    """A hiding place that fits what the viewer knows, likely ones more often."""
    if view.hideaway is not None or not view.record:
        return view.hideaway
    belief = believed(view)
    reached = accumulate(belief.values())
    pick: float = choose(range(FINE)) / FINE
    tread = next((tread for tread, sum_ in zip(belief, reached, strict=True) if pick < sum_), [*belief][-1])
    return Hideaway(tread.at, tread.came_from, tuple(sorted(tread.robbed)), (tread.at,))


@lru_cache(maxsize=1_024)
def _after(city: City, terms: Terms, record: Record) -> Belief:
    if not record:
        return {}
    *_, fact = record
    before = record[:-1]
    match fact:
        case Clue() if not before:
            fitting = _opened(city, terms, fact)
        case Clue():
            fitting = _stepped(city, terms, before, fact)
        case Searched(_, space, found):
            told = _after(city, terms, before)
            fitting = {tread: share for tread, share in told.items() if (tread.at == space) is found}
        case Tipped(_, tip):
            told = _after(city, terms, before)
            fitting = {
                tread: share * fits
                for tread, share in told.items()
                if tip is None or (fits := tips.likelihood(city, tip, tread.at))
            }
    return _whole(fitting)


def _opened(city: City, terms: Terms, clue: Clue) -> dict[Tread, float]:
    return {
        Tread(space, 0, _robbed(city, frozenset(), space)): 1.0
        for space, sound in openings(city, terms, clue.ear)
        if sound is clue.sound and clue.district in (None, city.plan.digit[space])
    }


def _stepped(city: City, terms: Terms, before: Record, clue: Clue) -> dict[Tread, float]:
    last = next(fact for fact in reversed(before) if isinstance(fact, Clue))
    linger = terms.lingering and not clue.escape and last.sound is not Sound.HOLD
    fitting: dict[Tread, float] = {}
    for tread, share in _after(city, terms, before).items():
        for way in ways(city, terms, tread, linger=linger):
            if clue.district not in (None, city.plan.digit[way.to]):
                continue
            if heard(city, tread, way.to, clue.ear) is clue.sound:
                then = moved(city, tread, way.to)
                fitting[then] = fitting.get(then, 0.0) + share * way.share
    return fitting


def moved(city: City, tread: Tread, to: int) -> Tread:
    """The thief after a step; who stays remembers where he came from (S12)."""
    if to == tread.at:
        return tread
    return Tread(to, tread.at, _robbed(city, tread.robbed, to))


def _robbed(city: City, robbed: frozenset[int], space: int) -> frozenset[int]:
    return robbed | {space} if city.plan.kind[space] == SCENE else robbed


def _whole(fitting: dict[Tread, float]) -> Belief:
    whole = sum(fitting.values())
    return {tread: share / whole for tread, share in fitting.items()}
