"""Where a thief may step, and how likely each step is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.games.stop_thief.rules import clues, tuning
from game.games.stop_thief.rules.city import OPENINGS, SUBWAY, City, nearest_scene
from game.games.stop_thief.rules.state import Clue, Ear, Hideaway, Record, Sound
from game.games.stop_thief.rules.terms import Doors, Subway, Terms

TENTHS = 10
NOTHING: frozenset[int] = frozenset()
THROUGH = {Doors.ALWAYS: tuning.CERTAIN, Doors.OFTEN: tuning.OFTEN}
RIDES = {Subway.NEVER: 0, Subway.OFTEN: tuning.OFTEN, Subway.ALWAYS: tuning.CERTAIN}


class Way(NamedTuple):
    """One step of a thief."""

    to: int
    via: int
    """The subway space where the train is taken; 0 on foot."""
    share: float
    """How likely it is; the sum over all ways is 1."""


class ThiefState(NamedTuple):
    """Everything that decides where a thief goes next."""

    at: int
    came_from: int
    robbed: frozenset[int]


def ways(city: City, terms: Terms, thief: ThiefState, *, linger: bool) -> tuple[Way, ...]:
    """Every step from here, in a stable order; staying comes last."""
    if not terms.lure:
        thief = ThiefState(thief.at, thief.came_from, NOTHING)
    return _ways(city, terms, thief, linger)


def may_linger(terms: Terms, record: Record, *, escape: bool) -> bool:
    """Whether the thief may stay: never twice in a row, and never on the run."""
    if not terms.lingering or escape:
        return False
    last = next((fact for fact in reversed(record) if isinstance(fact, Clue)), None)
    return last is not None and last.sound is not Sound.HOLD


def thief_state(hideaway: Hideaway) -> ThiefState:
    """The part of the secret that decides the next step."""
    return ThiefState(hideaway.at, hideaway.came_from, frozenset(hideaway.robbed))


def heard(city: City, thief: ThiefState, to: int, ear: Ear) -> Sound:
    """The sound of a step."""
    if to == thief.at:
        return Sound.HOLD
    return clues.sound_of(city, to, robbed=to in thief.robbed, ear=ear)


@lru_cache(maxsize=100_000)
def _ways(city: City, terms: Terms, thief: ThiefState, linger: bool) -> tuple[Way, ...]:  # noqa: FBT001
    found: list[Way] = []
    for chance, ends in _sides(city, terms, thief):
        fates = [fate for end in ends for fate in _arrivals(city, terms, thief, end)]
        lured = [fate.share * _lure(city, terms, thief, fate.to) for fate in fates]
        whole = sum(lured)
        found += (
            fate._replace(share=chance * share / whole) for fate, share in zip(fates, lured, strict=True)
        )
    if not linger:
        return tuple(found)
    stays = tuning.LINGER / tuning.CERTAIN
    return (*(way._replace(share=way.share * (1 - stays)) for way in found), Way(thief.at, 0, stays))


def _sides(city: City, terms: Terms, thief: ThiefState) -> Iterable[tuple[float, tuple[int, ...]]]:
    """The next spaces on foot: from a door or window those beyond it, then those he came from."""
    plan = city.plan
    ends = tuple(end for end in plan.steps[thief.at] if end != thief.came_from) or plan.steps[thief.at]
    if plan.kind[thief.at] not in OPENINGS or terms.doors is Doors.FREE or thief.came_from not in plan.room:
        return ((1.0, ends),)
    beyond = tuple(end for end in ends if plan.room[end] != plan.room[thief.came_from])
    back = tuple(end for end in ends if end not in beyond)
    if not beyond or not back:
        return ((1.0, ends),)
    through = THROUGH[terms.doors] / tuning.CERTAIN
    return ((through, beyond), (1 - through, back)) if through < 1 else ((1.0, beyond),)


def _arrivals(city: City, terms: Terms, thief: ThiefState, end: int) -> tuple[Way, ...]:
    """Where a step to `end` may lead: there, or by train to another subway space."""
    plan = city.plan
    just_rode = thief.came_from and thief.came_from not in plan.steps[thief.at]
    rides = RIDES[terms.subway] / tuning.CERTAIN
    if plan.kind[end] != SUBWAY or not rides or just_rode:
        return (Way(end, 0, 1.0),)
    stations = [to for to in plan.stations if to not in (end, thief.at, thief.came_from)]
    if not stations:
        return (Way(end, 0, 1.0),)
    on_foot = (Way(end, 0, 1 - rides),) if rides < 1 else ()
    return (*on_foot, *(Way(to, end, rides / len(stations)) for to in stations))


def _lure(city: City, terms: Terms, thief: ThiefState, to: int) -> float:
    """How strongly crime draws him there."""
    if not terms.lure:
        return 1.0
    return exp(-terms.lure / TENTHS * nearest_scene(city, thief.robbed, to))
