"""Where a thief may go, what is heard of it, and what a tip may say, as the rule book tells it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.games.stop_thief.rules.state import Tip
from tests.games.stop_thief.rules.referee_map import OPENINGS, Sheet, first_digit
from tests.games.stop_thief.rules.referee_papers import PAIRS, Agreed

SOUNDS = {
    "scene": "alarm",
    "door": "door",
    "floor": "footsteps",
    "window": "glass",
    "street": "street",
    "subway": "train",
}
THIRD = 3
"""Every third clue of Debbie Atlantic is laughter."""

Leg = tuple[int, int]
"""Where a step ends, and the subway space where the train was taken; 0 on foot."""


@dataclass
class Trail:
    """The thief's true way."""

    at: int
    robbed: set[int] = field(default_factory=set)
    came_from: int = 0
    stayed: bool = False
    """He did not move the last time."""
    rode: bool = False
    route: list[int] = field(default_factory=list)
    forgets: bool = False
    """Alone, a thief robs a scene each time he comes there; the Pack robs it once."""

    def go(self, sheet: Sheet, leg: Leg) -> bool:
        """Move on, and say whether a scene was robbed by that."""
        to, via = leg
        self.stayed = to == self.at and not via
        if not self.stayed:
            self.came_from, self.at = self.at, to
        self.rode = via > 0
        self.route.append(to)
        robs = sheet.kind[to] == "scene" and to not in self.robbed and not self.stayed
        self.robbed |= {to} if robs and not self.forgets else set()
        return robs


def legs(sheet: Sheet, terms: Agreed, trail: Trail, *, running: bool) -> set[Leg]:
    """Every step that the thief may take; one who runs from an arrest does not linger."""
    onward = sheet.steps[trail.at] - {trail.came_from} or sheet.steps[trail.at]
    if terms.doors == "always" and sheet.kind[trail.at] in OPENINGS and trail.came_from:
        onward &= sheet.through(trail.came_from, trail.at)
    found = {leg for space in onward for leg in _entries(sheet, terms, trail, space)}
    if terms.lingering and not trail.stayed and not running:
        found.add((trail.at, 0))
    return found


def _entries(sheet: Sheet, terms: Agreed, trail: Trail, space: int) -> set[Leg]:
    """On foot, or on by train where one leaves from here."""
    if sheet.kind[space] != "subway":
        return {(space, 0)}
    rides = {(other, space) for other in sheet.every("subway") - {space, trail.came_from}}
    if terms.pack and trail.rode:
        rides = set()
    on_foot = {(space, 0)} if terms.subway != "always" else set()
    return on_foot | (rides if terms.subway != "never" else set())


def faults_of_step(sheet: Sheet, terms: Agreed, trail: Trail, leg: Leg, *, running: bool) -> list[str]:
    """What is wrong with this step, each as a sentence; empty if nothing is."""
    to, via = leg
    entered = via or to
    if to == trail.at and not via:
        return _faults_of_staying(terms, trail, running=running)
    faults = []
    if entered not in sheet.steps[trail.at]:
        faults.append(f"no path leads the thief from {trail.at} to {entered}")
    if entered == trail.came_from and sheet.steps[trail.at] != {entered}:
        faults.append(f"the thief returns to {entered}, from where he just came")
    forced = terms.doors == "always" and sheet.kind[trail.at] in OPENINGS and trail.came_from
    if forced and entered not in sheet.through(trail.came_from, trail.at):
        faults.append(f"the thief does not go through {trail.at} to the other side")
    return faults + _faults_of_ride(sheet, terms, trail, leg)


def _faults_of_staying(terms: Agreed, trail: Trail, *, running: bool) -> list[str]:
    faults = []
    if not terms.lingering or running:
        faults.append(f"the thief stays on {trail.at}, but must move")
    if trail.stayed:
        faults.append(f"the thief stays on {trail.at} a second time running")
    return faults


def _faults_of_ride(sheet: Sheet, terms: Agreed, trail: Trail, leg: Leg) -> list[str]:
    to, via = leg
    faults = []
    if via and terms.subway == "never":
        faults.append("the thief takes the subway, which thieves here never do")
    if via and terms.pack and trail.rode:
        faults.append("the Pack takes the subway two turns in a row")
    if via and (to == via or {sheet.kind[to], sheet.kind[via]} != {"subway"}):
        faults.append(f"a train from {via} to {to} leads to no other subway space")
    if not via and sheet.kind[to] == "subway" and terms.subway == "always":
        faults.append(f"the thief enters the subway space {to} and does not take the train")
    return faults


def faults_of_start(sheet: Sheet, terms: Agreed, space: int) -> list[str]:
    """What is wrong with a new thief's first space."""
    kind = "floor" if terms.pack else "scene"
    return [] if sheet.kind.get(space) == kind else [f"a new thief starts on {space}, which is no {kind}"]


@dataclass(frozen=True)
class Hearing:
    """What decides how a step sounds."""

    thief: str
    """Who is face up; nobody if abilities do not count."""
    asked: int
    """Which clue this is since the thief was turned up."""
    secret: bool = False
    """The Pack runs from an arrest."""


def sound_of(sheet: Sheet, trail: Trail, leg: Leg, hearing: Hearing) -> str:
    """What is heard of a step that has not been taken yet."""
    to, via = leg
    if to == trail.at and not via and trail.route:
        return "hold"
    kind = sheet.kind[to]
    sound = "footsteps" if to in trail.robbed else SOUNDS[kind]
    if hearing.secret:  # "a crime scene or subway space": the regular sound, also of a scene robbed before
        return sound if kind in ("scene", "subway") else "laughter"
    match hearing.thief:
        case "patter" if sound == "door":
            return "footsteps"
        case "dora" if sound == "glass":
            return "door"
        case "chuck" if hearing.asked == 1 and sound != "alarm":
            return "laughter"
        case "debbie" if hearing.asked % THIRD == 0 and sound not in ("alarm", "train"):
            return "laughter"
    return sound


def opening_sounds(sheet: Sheet, terms: Agreed, space: int, hearing: Hearing) -> set[str]:
    """What may be heard of a new thief."""
    if terms.pair:
        return {sound for sound, buildings in PAIRS.items() if first_digit(space) in buildings}
    return {sound_of(sheet, Trail(space), (space, 0), hearing)}


def faults_of_tip(
    sheet: Sheet, kind: str, at: int, tip: Tip, sections: tuple[frozenset[int], ...]
) -> list[str]:
    """What is wrong with a tip; `sections` are those that the board was cut into."""
    told = (len(tip.spaces), len(tip.sections), int(tip.digit > 0))
    if told != {"space": (1, 0, 0), "two": (2, 0, 0), "sections": (0, 2, 0), "digit": (0, 0, 1)}[kind]:
        return [f"a tip should tell {kind}, and tells {tip}"]
    pieces = [sections[one] for one in tip.sections]
    true = at in tip.spaces or tip.digit == first_digit(at) or any(at in piece for piece in pieces)
    faults = [] if true else [f"a tip tells {tip}, but the thief is on {at}"]
    if (list(tip.spaces), list(tip.sections)) != (sorted(set(tip.spaces)), sorted(set(tip.sections))):
        faults.append(f"the order of a tip, {tip}, may tell more than the tip")
    faults += [f"a section of a tip is {sorted(piece)}" for piece in pieces if not _is_section(sheet, piece)]
    return faults


def _is_section(sheet: Sheet, piece: frozenset[int]) -> bool:
    """Five to eight connected spaces."""
    found = {min(piece)}
    for _ in piece:
        found |= {on for here in found for on in sheet.steps[here] if on in piece}
    return found == piece and len(piece) in range(5, 9)
