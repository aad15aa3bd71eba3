"""What the table hears of the thief, and when a clue names the district."""

from __future__ import annotations

from game.games.stop_thief.rules.city import DOOR, FLOOR, SCENE, STREET, SUBWAY, WINDOW, City
from game.games.stop_thief.rules.state import Clue, Ear, Hunt, Sound
from game.games.stop_thief.rules.terms import Shown, Terms
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import GIGGLE

SOUNDS = {
    SCENE: Sound.ALARM,
    DOOR: Sound.DOOR,
    FLOOR: Sound.FOOTSTEPS,
    WINDOW: Sound.GLASS,
    STREET: Sound.STREET,
    SUBWAY: Sound.TRAIN,
}
PAIRS = (Sound.CONSTRUCTION, Sound.ICECREAM, Sound.CRASH, Sound.JAZZ)
"""Each stands for one building and the next one around the crossing."""
MASKED = {
    Ear.PLAIN: {},
    Ear.SOFT_DOORS: {Sound.DOOR: Sound.FOOTSTEPS},
    Ear.ONE_OPENING: {Sound.GLASS: Sound.DOOR},
    Ear.LAUGHED_DOWN: dict.fromkeys(set(Sound) - {Sound.ALARM}, Sound.LAUGHTER),
    Ear.GIGGLES: dict.fromkeys(set(Sound) - {Sound.ALARM, Sound.TRAIN}, Sound.LAUGHTER),
    Ear.ESCAPE: dict.fromkeys(set(Sound) - {Sound.ALARM, Sound.TRAIN}, Sound.LAUGHTER),
}
"""The sound that replaces another one."""


def sound_of(city: City, space: int, *, robbed: bool, ear: Ear) -> Sound:
    """The sound when the thief arrives here; a scene that the Pack has robbed sounds like a floor (S2)."""
    kind = city.plan.kind[space]
    plain = SOUNDS[FLOOR if kind == SCENE and robbed else kind]
    if ear is Ear.ESCAPE and kind == SCENE:
        return plain
    return MASKED[ear].get(plain, plain)


def ear(hunt: Hunt, *, escape: bool) -> Ear:
    """How well the next step can be heard."""
    if escape:
        return Ear.ESCAPE if hunt.terms.pack else Ear.PLAIN
    if hunt.at_large(Who.CHUCK) and not hunt.heard:
        return Ear.LAUGHED_DOWN
    if hunt.at_large(Who.DEBBIE) and (hunt.heard + 1) % GIGGLE == 0:
        return Ear.GIGGLES
    if hunt.at_large(Who.PATTER):
        return Ear.SOFT_DOORS
    return Ear.ONE_OPENING if hunt.at_large(Who.DORA) else Ear.PLAIN


def may_mean(hunt: Hunt, sound: Sound) -> frozenset[str]:
    """The kinds of space that may sound like this, by public knowledge; none if the sound is no place."""
    if sound in PAIRS:
        return frozenset({SCENE})
    ears = [Ear.PLAIN]
    ears += [Ear.SOFT_DOORS] * hunt.at_large(Who.PATTER) + [Ear.ONE_OPENING] * hunt.at_large(Who.DORA)
    kinds = {kind for kind, plain in SOUNDS.items() for one in ears if MASKED[one].get(plain, plain) == sound}
    return frozenset(kinds | {SCENE} if FLOOR in kinds and hunt.terms.pack else kinds)


def district(hunt: Hunt, space: int, *, escape: bool = False) -> int | None:
    """The first digit of the building or street, if the clue for this step names it."""
    terms, opening = hunt.terms, not hunt.record
    digit = hunt.city.plan.digit[space]
    if escape and terms.pack:
        return None
    if hunt.sung:
        return digit
    if opening and terms.pair:
        return None
    if hunt.at_large(Who.SKYE) and space not in hunt.city.plan.indoors:
        return None
    shown = terms.district is Shown.SHOWN or (opening and terms.district is Shown.FIRST)
    return digit if shown else None


def clue_for(hunt: Hunt, space: int, sound: Sound, *, escape: bool) -> Clue:
    """The line in the record for a step to this space."""
    return Clue(sound, district(hunt, space, escape=escape), ear(hunt, escape=escape), escape)


def openings(city: City, terms: Terms, ear: Ear) -> tuple[tuple[int, Sound], ...]:
    """Where a new thief may start and the sound of it; all equally likely."""
    plan = city.plan
    if terms.pair:
        return tuple(
            (space, sound) for space in plan.of_kind(SCENE) for sound in _pairs(city, plan.digit[space])
        )
    starts = plan.of_kind(FLOOR if terms.pack else SCENE)
    return tuple((space, sound_of(city, space, robbed=False, ear=ear)) for space in starts)


def _pairs(city: City, building: int) -> tuple[Sound, Sound]:
    """The two sounds that may stand for a crime in this building."""
    buildings = city.plan.buildings
    place = buildings.index(building)
    before = (place - 1) % len(buildings)
    return PAIRS[place % len(PAIRS)], PAIRS[before % len(PAIRS)]
