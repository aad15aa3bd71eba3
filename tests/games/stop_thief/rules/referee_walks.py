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


@dataclass(frozen=True)
class Gait:
    """How somebody walks this time."""

    steps: int
    windows: bool = False
    free: int = 0
    """So many of the first spaces outdoors do not count."""
    rides: bool = False

    @classmethod
    def of(cls, card: str, thief: str) -> Gait:
        """By a card such as `9F`, while this thief is at large."""
        letter = card.lstrip("0123456789")
        return cls(
            int(card.removesuffix(letter)) - (thief == "doc"),
            windows=letter == "W",
            free=FREE_OUTDOORS if letter == "F" else 0,
            rides=thief not in ("otto", "trane"),
        )


PUSHED = Gait(PUSH)


def ends(sheet: Sheet, start: int, gait: Gait, others: Collection[int]) -> set[int]:
    """Every other space where the walk may end, if these are taken."""
    reached = _reached(sheet, start, gait)
    stations = sheet.every("subway")
    trains = {to for here in reached & stations for to in stations - {here}} if gait.rides else set()
    return {to for to in reached | trains if to in stations or to not in others} - {start}


def _reached(sheet: Sheet, start: int, gait: Gait) -> set[int]:
    """Every space within the steps: the cheapest way to each, by how many free ones it has used."""
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
    return {space for space, _ in spent}


def faults_of_way(sheet: Sheet, path: Sequence[int], gait: Gait, *, rode: bool) -> list[str]:
    """What is wrong with a way, from its start to its end; the last leg may be by train."""
    faults = []
    walked = path[:-1] if rode else path
    if rode and (not gait.rides or {sheet.kind[space] for space in path[-2:]} != {"subway"}):
        faults.append(f"there is no train from {path[-2]} to {path[-1]} for this investigator")
    for here, on in pairwise(walked):
        if on not in sheet.ways[here]:
            faults.append(f"no path leads an investigator from {here} to {on}")
        if sheet.kind[on] == "window" and not gait.windows:
            faults.append(f"an investigator uses the window {on}")
    outdoors = sum(space not in sheet.inside for space in walked[1:])
    cost = len(walked) - 1 - min(outdoors, gait.free)
    if cost > gait.steps:
        faults.append(f"a walk of {cost} spaces, where {gait.steps} are allowed")
    return faults


def arm(sheet: Sheet, here: int, *, long: bool) -> set[int]:
    """Every number where somebody who stands here may make an arrest."""
    near = set(sheet.ways[here]) if sheet.kind[here] == "circle" else {here, *sheet.steps[here]}
    if long:
        within = {here}
        for _ in range(LONG_ARM):
            within |= {on for space in within for on in sheet.ways[space]}
        near |= {space for space in within if sheet.kind[space] != "circle"}
    return near
