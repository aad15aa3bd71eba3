"""The facts behind the X-ray: the route, what could be known, and the arrests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from game.core.kernel import Seat
from game.games.stop_thief.rules.belief import public_candidates
from game.games.stop_thief.rules.city import SUBWAY, Plan
from game.games.stop_thief.rules.state import Clue, Hunt, Searched, Tipped
from game.shell.theme import AMBER, CORAL, GREEN

Known = tuple[tuple[int, float], ...]
"""Spaces where the thief could have been with their odds, likeliest first."""


class Verdict(StrEnum):
    """The result of an arrest."""

    NOBODY = "nobody"
    CAUGHT = "caught"
    BOLTED = "bolted"
    """The thief was there, and ran."""


SIGNS = {Verdict.NOBODY: CORAL, Verdict.CAUGHT: GREEN, Verdict.BOLTED: AMBER}
"""The colour of each result."""


@dataclass(frozen=True, slots=True)
class Arrest:
    """An arrest and its result."""

    seat: Seat
    space: int
    verdict: Verdict


Deed = Clue | Arrest | Tipped
"""A line of the record; an arrest has its result."""


@dataclass(frozen=True, slots=True)
class Step:
    """One clue, where the thief was, and what players did next."""

    number: int
    """Counted from 1."""
    clue: Clue
    at: int
    """Where the thief really was."""
    known: Known
    """Where he could have been after this clue, by public knowledge."""
    walk: tuple[int, ...] = ()
    """The way there on foot, with circles; empty if he is new or stays."""
    ride: tuple[int, ...] = ()
    """Both ends of a train ride, or nothing."""
    arrests: tuple[Arrest, ...] = ()
    """Arrests before the next clue."""
    tips: tuple[Seat, ...] = ()
    """Who got a tip before the next clue."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The steps of a case."""

    steps: tuple[Step, ...]
    pack: bool
    """Whether it is the route of the Pack through the whole match."""
    pawns: frozenset[int]
    """Where investigators stand."""

    @classmethod
    def of(cls, hunt: Hunt, route: Sequence[int], last: Searched | None = None) -> Trace:
        """The trace of a case whose route has come to light.

        `hunt` is the table then, or just before where its record has been cleared for the next thief;
        `last` is the arrest that closed the case, which may not be in that record yet.
        """
        if last is not None and last not in hunt.record[-1:]:
            hunt = replace(hunt, record=(*hunt.record, last))
        return cls(tuple(_steps(hunt, route)), hunt.terms.pack, frozenset(hunt.pawns))

    def __len__(self) -> int:
        return len(self.steps)


def deeds_of(hunt: Hunt) -> tuple[Deed, ...]:
    """The record of a case, with the result of every arrest."""
    return tuple(
        Arrest(fact.seat, fact.space, _verdict(hunt, fact, place)) if isinstance(fact, Searched) else fact
        for place, fact in enumerate(hunt.record)
    )


def _verdict(hunt: Hunt, searched: Searched, place: int) -> Verdict:
    """A lone thief who ran is heard next, unless the match is already won."""
    if not searched.found:
        return Verdict.NOBODY
    found = sum(isinstance(fact, Searched) and fact.found for fact in hunt.record)
    ran = place + 1 < len(hunt.record) or (hunt.bolted and found == 1)
    return Verdict.BOLTED if ran and not hunt.terms.pack else Verdict.CAUGHT


def _steps(hunt: Hunt, route: Sequence[int]) -> Iterator[Step]:
    deeds, clues = deeds_of(hunt), hunt.clues
    places = [place for place, deed in enumerate(deeds) if isinstance(deed, Clue)]
    stretches = pairwise([*places, len(deeds)])
    befores = (0, *route)
    for number, (at, (place, end)) in enumerate(zip(route, stretches, strict=True), start=1):
        walk, ride = _way(hunt.city.plan, befores[number - 1], at)
        later = deeds[place + 1 : end]
        yield Step(
            number=number,
            clue=clues[number - 1],
            at=at,
            known=_known(hunt, place),
            walk=walk,
            ride=ride,
            arrests=tuple(deed for deed in later if isinstance(deed, Arrest)),
            tips=tuple(deed.seat for deed in later if isinstance(deed, Tipped)),
        )


def _known(hunt: Hunt, place: int) -> Known:
    """What everybody knew after the clue at this place of the record."""
    shares = public_candidates(replace(hunt, record=hunt.record[: place + 1]))
    return tuple(sorted(shares.items(), key=lambda each: (-each[1], each[0])))


def _way(plan: Plan, before: int, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How he got there: on foot, and then perhaps by train."""
    if before in (0, at):
        return (), ()
    if at in plan.steps[before]:
        return _walk(plan, before, at), ()
    station = next(end for end in plan.steps[before] if plan.kind[end] == SUBWAY)
    return _walk(plan, before, station), (station, at)


def _walk(plan: Plan, before: int, at: int) -> tuple[int, ...]:
    circle = next(space for space in plan.neighbours[before] if at in plan.neighbours[space])
    return before, circle, at
