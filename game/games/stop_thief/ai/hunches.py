"""Where an investigator takes the thief to be: by all clues, by the last few, and after clues to come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.belief import Belief, believed, moved
from game.games.stop_thief.rules.city import SCENE
from game.games.stop_thief.rules.clues import district, ear, sound_of
from game.games.stop_thief.rules.state import Clue, Ear, Fact, Hunt, Searched, Sound, Tipped, View
from game.games.stop_thief.rules.thief_moves import Tread, heard, may_linger, ways
from game.match.thinking import Pondering

Spots = Mapping[int, float]
"""How likely the thief is on each space."""
Trail = tuple[tuple[Sound, int | None], ...]
"""What the next clues may be."""
Prospects = tuple[tuple[tuple[int, float], ...], ...]
"""For each trail, the spaces it leads to, likeliest first; over all trails the shares are 1."""
PACE = 4
"""Facts that are thought through in one slice."""
STRETCH = 150
"""Ways of the thief that are followed in one slice."""


def spots_of(belief: Belief) -> dict[int, float]:
    """How likely each space is."""
    spots: dict[int, float] = {}
    for tread, share in belief.items():
        spots[tread.at] = spots.get(tread.at, 0.0) + share
    return spots


def recall(view: View, known: int) -> Pondering:
    """The exact belief; facts up to `known` were thought through before."""
    for done in range(min(known, len(view.record)) + PACE, len(view.record), PACE):
        believed(replace(view, record=view.record[:done]))
        yield
    return believed(view)


# ---- a short memory ----


def recent(view: View, memory: int) -> Pondering:
    """What the last clues say to somebody who has forgotten all that was before."""
    places = [place for place, fact in enumerate(view.record) if isinstance(fact, Clue)]
    if len(places) <= memory:
        return believed(view)
    first, *later = view.record[places[-memory] :]
    belief = _anywhere(view, first)
    for fact in later:
        yield
        belief = _with(view, belief, fact)
    whole = sum(belief.values())
    return {tread: share / whole for tread, share in belief.items()} if whole else believed(view)


def _anywhere(hunt: Hunt, clue: Fact) -> dict[Tread, float]:
    """Every space that sounds like this clue."""
    plan, fitting = hunt.city.plan, dict[Tread, float]()
    for space in plan.numbered:
        robbed = plan.kind[space] == SCENE
        if isinstance(clue, Clue) and _sounds_like(hunt, space, clue):
            fitting[Tread(space, 0, frozenset([space] if robbed else []))] = 1.0
    return fitting


def _sounds_like(hunt: Hunt, space: int, clue: Clue) -> bool:
    if clue.district not in (None, hunt.city.plan.digit[space]):
        return False
    sounds = [sound_of(hunt.city, space, robbed=robbed, ear=clue.ear) for robbed in (False, True)]
    return clue.sound is Sound.HOLD or clue.sound in sounds


def _with(hunt: Hunt, belief: Belief, fact: Fact) -> dict[Tread, float]:
    """What is left of a belief after one more fact."""
    city = hunt.city
    match fact:
        case Searched(_, space, found):
            return {tread: share for tread, share in belief.items() if (tread.at == space) is found}
        case Tipped(_, tip):
            if tip is None:
                return dict(belief)
            return {tread: share * tips.likelihood(city, tip, tread.at) for tread, share in belief.items()}
        case Clue():
            fitting: dict[Tread, float] = {}
            for tread, share in belief.items():
                for then, sound, odds in _steps(hunt, tread, fact.ear, linger=hunt.terms.lingering):
                    if sound is fact.sound and fact.district in (None, city.plan.digit[then.at]):
                        fitting[then] = fitting.get(then, 0.0) + share * odds
            return fitting


# ---- the clues to come ----


def foreseen(view: View, belief: Belief, turns: int) -> Pondering:
    """Where the thief may be so many clues later, sorted by what will have been heard."""
    paths: dict[tuple[Trail, Tread], float] = {((), tread): share for tread, share in belief.items()}
    for turn in range(turns):
        then = replace(view, heard=view.heard + turn, sung=view.sung and not turn)
        hearing, further = ear(then, escape=False), dict[tuple[Trail, Tread], float]()
        for count, ((trail, tread), share) in enumerate(paths.items()):
            if count % STRETCH == 0:
                yield
            linger = trail[-1][0] is not Sound.HOLD if trail else may_linger(view, escape=False)
            for after, sound, odds in _steps(view, tread, hearing, linger=linger and view.terms.lingering):
                key = ((*trail, (sound, district(then, after.at))), after)
                further[key] = further.get(key, 0.0) + share * odds
        paths = further
    return _sorted(paths)


def _sorted(paths: Mapping[tuple[Trail, Tread], float]) -> Prospects:
    trails: dict[Trail, dict[int, float]] = {}
    for (trail, tread), share in paths.items():
        ends = trails.setdefault(trail, {})
        ends[tread.at] = ends.get(tread.at, 0.0) + share
    return tuple(tuple(sorted(ends.items(), key=lambda end: (-end[1], end[0]))) for ends in trails.values())


def _steps(hunt: Hunt, tread: Tread, hearing: Ear, *, linger: bool) -> Iterator[tuple[Tread, Sound, float]]:
    for way in ways(hunt.city, hunt.terms, tread, linger=linger):
        sound = heard(hunt.city, tread, way.to, hearing)
        yield moved(hunt.city, tread, way.to), sound, way.share
