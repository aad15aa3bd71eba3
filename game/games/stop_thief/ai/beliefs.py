"""What an investigator believes: by all clues, by the last few, and after clues to come."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TypeVar

from game.core.frozen import replace
from game.games.stop_thief.rules.belief import Belief, believed, moved, remembered, updated
from game.games.stop_thief.rules.clues import district, ear, sound_of
from game.games.stop_thief.rules.state import Clue, Fact, Hunt, Sound, View
from game.games.stop_thief.rules.thief_moves import ThiefState, heard, may_linger, ways

T = TypeVar("T")
Sliced = Generator[None, None, T]
"""Work that yields after every slice, and returns its result."""
Spots = Mapping[int, float]
"""How likely the thief is on each space."""
Trail = tuple[tuple[Sound, int | None], ...]
"""What the next clues may be."""
Prospects = tuple[tuple[tuple[int, float], ...], ...]
"""For each trail the spaces it leads to, likeliest first; the sum over all trails is 1."""
PACE = 4
"""Facts per slice."""
STRETCH = 150
"""Ways of the thief per slice."""
SORTED = 2_000
"""Ends of ways per slice."""


def recall(view: View, known: int) -> Sliced[Belief]:
    """The exact belief; facts up to `known` are worked out already."""
    for done in range(min(known, len(view.record)) + PACE, len(view.record), PACE):
        believed(replace(view, record=view.record[:done]))
        yield
    return believed(view)


def recent(view: View, memory: int) -> Sliced[Belief]:
    """The belief of a player who remembers only the last clues."""
    places = [place for place, fact in enumerate(view.record) if isinstance(fact, Clue)]
    if len(places) <= memory:
        return believed(view)
    first, *later = view.record[places[-memory] :]
    belief: Belief = _anywhere(view, first)
    for fact in later:
        yield
        belief = updated(view.city, view.terms, belief, fact, linger=view.terms.lingering)
    whole = sum(belief.values())
    return {thief: share / whole for thief, share in belief.items()} if whole else believed(view)


def _anywhere(hunt: Hunt, clue: Fact) -> dict[ThiefState, float]:
    """Every space that sounds like this clue."""
    plan, fitting = hunt.city.plan, dict[ThiefState, float]()
    for space in plan.numbered:
        if isinstance(clue, Clue) and _sounds_like(hunt, space, clue):
            robbed = remembered(hunt.city, hunt.terms, frozenset(), space)
            fitting[ThiefState(space, 0, robbed)] = 1.0
    return fitting


def _sounds_like(hunt: Hunt, space: int, clue: Clue) -> bool:
    if clue.district not in (None, hunt.city.plan.digit[space]):
        return False
    sounds = [sound_of(hunt.city, space, robbed=robbed, ear=clue.ear) for robbed in {False, hunt.terms.pack}]
    return clue.sound is Sound.HOLD or clue.sound in sounds


def foreseen(view: View, belief: Belief, turns: int) -> Sliced[Prospects]:
    """Where the thief may be this many clues later, grouped by what will be heard."""
    paths: dict[tuple[Trail, ThiefState], float] = {((), thief): share for thief, share in belief.items()}
    lingers = may_linger(view.terms, view.record, escape=False)
    for turn in range(turns):
        then = replace(view, heard=view.heard + turn, sung=view.sung and not turn)
        hearing, further = ear(then, escape=False), dict[tuple[Trail, ThiefState], float]()
        for count, ((trail, thief), share) in enumerate(paths.items()):
            if count % STRETCH == 0:
                yield
            linger = trail[-1][0] is not Sound.HOLD and view.terms.lingering if trail else lingers
            for way in ways(view.city, view.terms, thief, linger=linger):
                sound, after = (
                    heard(view.city, thief, way.to, hearing),
                    moved(view.city, view.terms, thief, way.to),
                )
                key = ((*trail, (sound, district(then, way.to))), after)
                further[key] = further.get(key, 0.0) + share * way.share
        paths = further
    return (yield from _sorted(paths))


def _sorted(paths: Mapping[tuple[Trail, ThiefState], float]) -> Sliced[Prospects]:
    trails: dict[Trail, dict[int, float]] = {}
    for count, ((trail, thief), share) in enumerate(paths.items()):
        if count % SORTED == 0:
            yield
        ends = trails.setdefault(trail, {})
        ends[thief.at] = ends.get(thief.at, 0.0) + share
    yield
    return tuple(tuple(sorted(ends.items(), key=lambda end: (-end[1], end[0]))) for ends in trails.values())
