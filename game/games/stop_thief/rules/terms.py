"""The options of a match: the mode and everything the difficulty decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from game.core.kernel import OptionValue
from game.games.stop_thief.rules import tuning


class Mode(StrEnum):
    """How the game is played."""

    COMPETITIVE = "competitive"
    COOPERATIVE = "cooperative"
    SOLO = "solo"
    ONE_VS_MANY = "one-vs-many"


class Doors(StrEnum):
    """How often a thief in a door or window goes through it."""

    ALWAYS = "always"
    OFTEN = "often"
    FREE = "free"
    """Any side, as it comes."""


class Subway(StrEnum):
    """How often a thief on a subway space takes the train."""

    NEVER = "never"
    OFTEN = "often"
    ALWAYS = "always"


class Shown(StrEnum):
    """Whether a clue names the building or street."""

    SHOWN = "shown"
    FIRST = "first"
    HIDDEN = "hidden"


class ArrestReach(StrEnum):
    """How far away an arrest may be made without a special card."""

    SPACE = "space"
    """The next space: from a number that number, from a circle both ends of its path."""
    NUMBER = "number"
    """The next number: from a number also all numbers one path away."""


class TipKind(StrEnum):
    """What a private tip tells."""

    SPACE = "space"
    TWO = "two"
    SECTIONS = "sections"
    DIGIT = "digit"


SEATS = {
    Mode.COMPETITIVE: range(2, 5),
    Mode.COOPERATIVE: range(2, 5),
    Mode.SOLO: range(1, 2),
    Mode.ONE_VS_MANY: range(2, 6),
}
"""Players by mode; in one-vs-many the first is the Pack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The options of a match; they never change."""

    mode: Mode
    doors: Doors
    subway: Subway
    lingering: bool = False
    district: Shown
    pair: bool = False
    """A new crime has the sound of two buildings, not an alarm."""
    tip: TipKind
    cash: int = 0
    """The cash at the start."""
    needed: int = 0
    """The cash that wins; 0 without money."""
    captures: int = 0
    """The captures that win; 0 where cash wins."""
    false_arrest: int = tuning.FALSE_ARREST
    arrest_reach: ArrestReach = ArrestReach.SPACE
    abilities: bool = True
    loot: int = 0
    """What the Pack can steal; 0 without a Pack."""
    lure: int = 0
    """Tenths of k: how strongly crime draws the thief."""
    helps: bool = False
    """Whether everybody has a notebook and sees where the thief may be."""

    @property
    def pack(self) -> bool:
        """Whether all players hunt the Pack."""
        return self.mode is not Mode.COMPETITIVE

    @property
    def money(self) -> bool:
        """Whether money is used."""
        return self.needed > 0


def agreed(options: Mapping[str, OptionValue], seats: int) -> Terms:
    """The terms of these options for this many seats."""
    mode = Mode(str(options["mode"]))
    terms = _pack(mode, options, seats) if mode is not Mode.COMPETITIVE else _difficulty(options, seats)
    return replace(terms, helps=options["helps"] != "off")


def _difficulty(options: Mapping[str, OptionValue], seats: int) -> Terms:
    standard = Terms(
        mode=Mode.COMPETITIVE,
        doors=Doors.ALWAYS,
        subway=Subway.NEVER,
        district=Shown.SHOWN,
        tip=TipKind.SPACE,
        cash=tuning.CASH,
        needed=tuning.NEEDED[seats],
        lure=tuning.THIEF_LURE,
    )
    harder = replace(standard, doors=Doors.OFTEN, lingering=True)
    match options["difficulty"]:
        case "intermediate":
            return replace(harder, subway=Subway.ALWAYS, tip=TipKind.TWO)
        case "advanced":
            return replace(
                harder,
                subway=Subway.OFTEN,
                district=Shown.HIDDEN,
                pair=True,
                tip=TipKind.SECTIONS,
                cash=0,
                needed=0,
                captures=tuning.CAPTURES,
                false_arrest=0,
            )
        case "custom":
            return _custom(standard, options)
        case _:
            return standard


def _custom(standard: Terms, options: Mapping[str, OptionValue]) -> Terms:
    """Every choice by itself; captures need no money."""
    by_cash = options["win"] == "cash"
    return replace(
        standard,
        doors=Doors(str(options["doors"])),
        subway=Subway(str(options["subway"])),
        lingering=options["lingering"] == "on",
        district=Shown(str(options["district"])),
        pair=options["alarm"] == "pair",
        tip=TipKind(str(options["tip"])),
        cash=_thousands(options["cash"]) if by_cash else 0,
        needed=_needed(standard, options["needed"]) if by_cash else 0,
        captures=0 if by_cash else int(options["captures"]),
        lure=_lure(standard.lure, options["lure"]),
        false_arrest=_thousands(options["false_arrest"]) if by_cash else 0,
        arrest_reach=ArrestReach(str(options["arrest_reach"])),
        abilities=options["abilities"] == "on",
    )


def _needed(standard: Terms, chosen: OptionValue) -> int:
    """The money that wins; unless agreed otherwise, what the rule book says for this many players."""
    return _thousands(chosen) if isinstance(chosen, int) else standard.needed


def _pack(mode: Mode, options: Mapping[str, OptionValue], seats: int) -> Terms:
    """A player's Pack goes anywhere; CHANCE's Pack is drawn to crime."""
    human = mode is Mode.ONE_VS_MANY
    loot = options["loot"]
    hunters = seats - human
    return Terms(
        mode=mode,
        doors=Doors.FREE if human else Doors.OFTEN,
        subway=Subway.ALWAYS,
        district=Shown.FIRST,
        tip=TipKind.DIGIT,
        abilities=options["abilities"] == "on",
        loot=_thousands(loot) if isinstance(loot, int) else tuning.TIGHT_LOOT[hunters],
        lure=0 if human else _lure(tuning.LURE[seats], options["lure"]),
    )


def _lure(usual: int, chosen: OptionValue) -> int:
    return chosen if isinstance(chosen, int) else usual


def _thousands(value: OptionValue) -> int:
    return int(value) * 1_000
