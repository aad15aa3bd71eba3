"""Where an investigator may walk, whom Drake may move where, and how far an arm of the law reaches."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tests.games.stop_thief.rules.referee_map import Sheet

PUSH = 4
FREE_OUTDOORS = 3
LONG_ARM = 3
CLOSERS = ("otto", "trane")
"""While they are at large, the subway is closed."""


@dataclass(frozen=True)
class Gait:
    """How somebody walks this time."""

    steps: int
    windows: bool = False
    free: int = 0
    """So many of the first spaces outdoors do not count."""
    rides: bool = False
    boards: bool = True
    """Also rides from a station that the walk leads to, not only from the space where it begins."""

    @classmethod
    def of(cls, card: str, thief: str) -> Gait:
        """By a card such as `9F`, while this thief is at large."""
        letter = card.lstrip("0123456789")
        return cls(
            int(card.removesuffix(letter)) - (thief == "doc"),
            windows=letter == "W",
            free=FREE_OUTDOORS if letter == "F" else 0,
            rides=thief not in CLOSERS,
        )

    @classmethod
    def pushed(cls, thief: str) -> Gait:
        """By Drake: whoever is moved onto a station stays there."""
        return cls(PUSH, rides=thief not in CLOSERS, boards=False)


def ends(sheet: Sheet, start: int, gait: Gait, others: Collection[int]) -> set[int]:
    """Every other space where the walk may end, if these are taken."""
    spent = _reached(sheet, start, gait)
    reached = {space for space, _ in spent}
    stations = sheet.every("subway")
    for here, used in spent:
        if gait.rides and here in stations and (gait.boards or here == start):
            left = Gait(0, free=gait.free - used)
            trains = [_reached(sheet, to, left) for to in stations - {here}]
            reached |= {space for train in trains for space, _ in train}
    return {to for to in reached if to in stations or to not in others} - {start}


def _reached(sheet: Sheet, start: int, gait: Gait) -> dict[tuple[int, int], int]:
    """Every space within the steps with the cheapest way there, by how many free ones it has used."""
    spent = {(start, 0): 0}
    queue = deque([(start, 0)])
    while queue:
        here, used = queue.popleft()
        for on in sheet.ways[here]:
            if sheet.kind[on] == "window" and not gait.windows:
                continue
            free = on not in sheet.inside and used < gait.free
            place, cost = (on, used + free), spent[here, used] + (not free)
            if cost <= gait.steps and cost < spent.get(place, cost + 1):
                spent[place] = cost
                queue.append(place)
    return spent


def faults_of_way(sheet: Sheet, path: Sequence[int], gait: Gait, ride: int) -> list[str]:
    """What is wrong with a way, from its start to its end; one leg may be by train (0 if none is)."""
    faults = []
    train = path[ride - 1 : ride + 1] if ride else ()
    if train and (not gait.rides or {sheet.kind[space] for space in train} != {"subway"}):
        faults.append(f"there is no train from {train[0]} to {train[1]} for this investigator")
    if ride > 1 and not gait.boards:
        faults.append(f"somebody who was moved onto {train[0]} rides on")
    if ride and len(path) - 1 - ride > max(0, gait.free - _outdoors(sheet, path[1:ride])):
        faults.append(f"the walk goes on after the ride to {train[1]}")
    walked = (*path[1:ride], *path[ride + 1 :]) if ride else path[1:]
    for leg, (here, on) in enumerate(pairwise(path), 1):
        if leg != ride and on not in sheet.ways[here]:
            faults.append(f"no path leads an investigator from {here} to {on}")
        if sheet.kind[on] == "window" and not gait.windows:
            faults.append(f"an investigator uses the window {on}")
    cost = len(walked) - min(_outdoors(sheet, walked), gait.free)
    if cost > gait.steps:
        faults.append(f"a walk of {cost} spaces, where {gait.steps} are allowed")
    return faults


def _outdoors(sheet: Sheet, spaces: Sequence[int]) -> int:
    return sum(space not in sheet.inside for space in spaces)


def arm(sheet: Sheet, here: int, *, long: bool, to_number: bool = False) -> set[int]:
    """Every number where somebody who stands here may make an arrest: on the space, or one next to it.

    If agreed `to_number`, also all numbers one path away.
    """
    within = {here}
    for _ in range(LONG_ARM if long else 1):
        within |= {on for space in within for on in sheet.ways[space]}
    if to_number and sheet.kind[here] != "circle":
        within |= sheet.steps[here]
    return {space for space in within if sheet.kind[space] != "circle"}
