"""Where a thief may step, and how likely each step is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.games.stop_thief.rules import clues, tuning
from game.games.stop_thief.rules.city import OPENINGS, SUBWAY, City, nearest_scene
from game.games.stop_thief.rules.state import Ear, Hideaway, Hunt, Sound
from game.games.stop_thief.rules.terms import Doors, Subway, Terms

TENTHS = 10
THROUGH = {Doors.ALWAYS: tuning.CERTAIN, Doors.OFTEN: tuning.OFTEN}
RIDES = {Subway.NEVER: 0, Subway.OFTEN: tuning.OFTEN, Subway.ALWAYS: tuning.CERTAIN}


class Way(NamedTuple):
    """One step of a thief."""

    to: int
    via: int
    """The subway space where the train is taken; 0 on foot."""
    share: float
    """How likely it is; all ways together are 1."""


class Tread(NamedTuple):
    """All that decides where a thief goes next."""

    at: int
    came_from: int
    robbed: frozenset[int]


def ways(city: City, terms: Terms, tread: Tread, *, linger: bool) -> tuple[Way, ...]:
    """Every step from here, in a stable order; to stay is the last of them."""
    if not terms.lure:
        tread = tread._replace(robbed=frozenset())
    return _ways(city, terms, tread, linger)


def may_linger(hunt: Hunt, *, escape: bool) -> bool:
    """A thief may stay where he is, but not twice running and not on the run."""
    heard = hunt.clues
    return hunt.terms.lingering and not escape and bool(heard) and heard[-1].sound is not Sound.HOLD


def tread_of(hideaway: Hideaway) -> Tread:
    """What of the secret decides the next step."""
    return Tread(hideaway.at, hideaway.came_from, frozenset(hideaway.robbed))


def heard(city: City, tread: Tread, to: int, ear: Ear) -> Sound:
    """What is heard of a step."""
    if to == tread.at:
        return Sound.HOLD
    return clues.sound_of(city, to, robbed=to in tread.robbed, ear=ear)


@lru_cache(maxsize=100_000)
def _ways(city: City, terms: Terms, tread: Tread, linger: bool) -> tuple[Way, ...]:  # noqa: FBT001
    found: list[Way] = []
    for chance, ends in _sides(city, terms, tread):
        fates = [fate for end in ends for fate in _fates(city, terms, tread, end)]
        lured = [fate.share * _lure(city, terms, tread, fate.to) for fate in fates]
        whole = sum(lured)
        found += (
            fate._replace(share=chance * share / whole) for fate, share in zip(fates, lured, strict=True)
        )
    if not linger:
        return tuple(found)
    stays = tuning.LINGER / tuning.CERTAIN
    return (*(way._replace(share=way.share * (1 - stays)) for way in found), Way(tread.at, 0, stays))


def _sides(city: City, terms: Terms, tread: Tread) -> Iterable[tuple[float, tuple[int, ...]]]:
    """The next spaces on foot: from a door or window those beyond it, and those on the side he came from."""
    plan = city.plan
    ends = tuple(end for end in plan.steps[tread.at] if end != tread.came_from) or plan.steps[tread.at]
    if plan.kind[tread.at] not in OPENINGS or terms.doors is Doors.FREE or tread.came_from not in plan.room:
        return ((1.0, ends),)
    beyond = tuple(end for end in ends if plan.room[end] != plan.room[tread.came_from])
    back = tuple(end for end in ends if end not in beyond)
    if not beyond or not back:
        return ((1.0, ends),)
    through = THROUGH[terms.doors] / tuning.CERTAIN
    return ((through, beyond), (1 - through, back)) if through < 1 else ((1.0, beyond),)


def _fates(city: City, terms: Terms, tread: Tread, end: int) -> tuple[Way, ...]:
    """Where a step to `end` may lead: there, or by train to another subway space."""
    plan = city.plan
    just_rode = tread.came_from and tread.came_from not in plan.steps[tread.at]
    rides = RIDES[terms.subway] / tuning.CERTAIN
    if plan.kind[end] != SUBWAY or not rides or just_rode:
        return (Way(end, 0, 1.0),)
    stations = [to for to in plan.of_kind(SUBWAY) if to not in (end, tread.at, tread.came_from)]
    if not stations:
        return (Way(end, 0, 1.0),)
    on_foot = (Way(end, 0, 1 - rides),) if rides < 1 else ()
    return (*on_foot, *(Way(to, end, rides / len(stations)) for to in stations))


def _lure(city: City, terms: Terms, tread: Tread, to: int) -> float:
    """How much crime draws him there."""
    if not terms.lure:
        return 1.0
    return exp(-terms.lure / TENTHS * nearest_scene(city, tread.robbed, to))
