"""The referee's own papers: what every mode and difficulty means, who is wanted, what is in every hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.kernel import Setup

BOX = 26 * 1_000 + 16 * 5_000
"""All the money there is: 42 cards."""
SPREE, PACK_SPREE, FALSE_ARREST, TIP, BOLT = 1_000, 5_000, 1_000, 1_000, 2_000
WANDAS_WINDOWS = 3
NEEDED = {2: 40_000, 3: 30_000, 4: 20_000}
CAPTURES = 2
DAWN = 300
"""A ruling of the house, which no rule book knows: so many turns, then the match is over."""
RIVALS_LURE = 0.8
LURE = {1: 0.5, 2: 0.5, 3: 0.7, 4: 1.0}
SEVEN = 7
"""The Pack: six of nine, and Debbie Atlantic as the last."""

REWARDS = {
    "wanda": 5_000,
    "moe": 5_000,
    "hush": 6_000,
    "rex": 6_000,
    "tilly": 6_000,
    "penny": 7_000,
    "skye": 7_000,
    "cass": 7_000,
    "otto": 8_000,
    "doc": 8_000,
    "baron": 9_000,
    "understudy": 10_000,
}
ABOUT_MONEY = frozenset(("wanda", "hush", "rex", "penny", "cass"))
"""They can do nothing where no money is used."""
NINE = frozenset(("tipper", "sue", "trane", "patter", "dora", "chuck", "rhea", "dee", "wilma"))
CARDS = {
    "jimmy": "4P 5T 6A 8 9 10",
    "sandra": "4P 5T 7 8 9F 10",
    "pepper": "4P 5T 6L 8 9 10",
    "drake": "4P 5T 7M 8 9 10",
    "vivian": "4P 5T 8W 8 9 10",
    "tad": "4P 6T 8 9 10 12",
}
PAIRS = {"construction": (1, 2), "icecream": (2, 3), "crash": (3, 4), "jazz": (4, 1)}
"""The sounds of a crime in one of two buildings."""


@dataclass(frozen=True, kw_only=True)
class Agreed:
    """What the players agreed on, as the rule book tells it."""

    mode: str
    seats: int
    doors: str = "always"
    subway: str = "never"
    lingering: bool = False
    district: str = "shown"
    pair: bool = False
    tip: str = "space"
    cash: int = 3_000
    needed: int = 0
    """Cash that wins; 0 if money is not used."""
    captures: int = 0
    false_arrest: int = FALSE_ARREST
    arrest_reach: str = "space"
    abilities: bool = True
    loot: int = 0
    lure: float = 0
    """How strongly crime draws the thief: k of exp(-k x distance)."""

    @property
    def pack(self) -> bool:
        """All are after the Pack."""
        return self.mode != "competitive"

    @property
    def pack_seat(self) -> int | None:
        """Who plays the Pack."""
        return 0 if self.mode == "one-vs-many" else None

    @property
    def investigators(self) -> tuple[int, ...]:
        """The seats with a pawn, clockwise."""
        return tuple(range(0 if self.pack_seat is None else 1, self.seats))

    @property
    def wanted(self) -> frozenset[str]:
        """The thief cards that may be turned up, but for Debbie Atlantic."""
        if self.pack:
            return NINE
        return frozenset(REWARDS)


def agreed_in(setup: Setup) -> Agreed:
    """What this set-up means."""
    chosen = setup.options
    seats = len(setup.seats)
    mode = str(chosen["mode"])
    if mode != "competitive":
        return Agreed(
            mode=mode,
            seats=seats,
            doors="often",
            subway="always",
            district="first",
            tip="digit",
            cash=0,
            abilities=chosen["abilities"] == "on",
            loot=int(chosen["loot"]) * 1_000,
            lure=_lure(mode, chosen["lure"], seats),
        )
    standard = Agreed(mode=mode, seats=seats, needed=NEEDED[seats], lure=RIVALS_LURE)
    match chosen["difficulty"]:
        case "intermediate":
            return replace(standard, doors="often", subway="always", lingering=True, tip="two")
        case "advanced":
            return _advanced(_moneyless(standard, CAPTURES))
        case "custom":
            return _custom(standard, chosen)
    return standard


def _lure(mode: str, chosen: int | str, seats: int) -> float:
    """A Pack that somebody plays goes where that player likes."""
    if mode == "one-vs-many":
        return 0
    return LURE[seats] if chosen == "players" else int(chosen) / 10


def _advanced(terms: Agreed) -> Agreed:
    hidden = replace(terms, district="hidden", pair=True, tip="sections")
    return replace(hidden, doors="often", subway="often", lingering=True)


def _moneyless(terms: Agreed, captures: int) -> Agreed:
    """No money on the table: so many captures win."""
    return replace(terms, cash=0, needed=0, captures=captures, false_arrest=0)


def _custom(standard: Agreed, chosen: Mapping[str, int | str]) -> Agreed:
    terms = replace(
        standard,
        doors=str(chosen["doors"]),
        subway=str(chosen["subway"]),
        lingering=chosen["lingering"] == "on",
        district=str(chosen["district"]),
        pair=chosen["alarm"] == "pair",
        tip=str(chosen["tip"]),
        cash=int(chosen["cash"]) * 1_000,
        false_arrest=int(chosen["false_arrest"]) * 1_000,
        needed=standard.needed if chosen["needed"] == "players" else int(chosen["needed"]) * 1_000,
        arrest_reach=str(chosen["arrest_reach"]),
        lure=standard.lure if chosen["lure"] == "players" else int(chosen["lure"]) / 10,
        abilities=chosen["abilities"] == "on",
    )
    return terms if chosen["win"] == "cash" else _moneyless(terms, int(chosen["captures"]))
