"""The thieves: twelve for rivals, and the Pack of Debbie Atlantic."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.games.stop_thief.rules.terms import Terms


class When(StrEnum):
    """When an ability works."""

    AT_LARGE = "at-large"
    CAPTURED = "captured"


class Who(StrEnum):
    """Every thief and their ability."""

    WANDA = "wanda"
    """Each window clue adds to her reward, three times at most."""
    MOE = "moe"
    """The captor picks up all movement cards."""
    HUSH = "hush"
    """A private tip costs money."""
    REX = "rex"
    """A false arrest costs more."""
    TILLY = "tilly"
    """All rivals return to the start."""
    PENNY = "penny"
    """A crime spree adds more."""
    SKYE = "skye"
    """The street is not named while she is outdoors."""
    CASS = "cass"
    """Her captor gets money from each rival."""
    OTTO = "otto"
    """Investigators may not ride the subway."""
    DOC = "doc"
    """Movement cards are worth one less."""
    BARON = "baron"
    """A tip names the district only."""
    UNDERSTUDY = "understudy"
    """At the first right arrest a coin decides whether he bolts."""

    TIPPER = "tipper"
    """Tips cost the Loot more."""
    SUE = "sue"
    """False arrests cost the Loot more."""
    TRANE = "trane"
    """Investigators may not ride the subway."""
    PATTER = "patter"
    """Doors sound like footsteps."""
    DORA = "dora"
    """Doors and windows share one sound."""
    CHUCK = "chuck"
    """The first clue after the reveal is laughter."""
    RHEA = "rhea"
    """Money goes back into the Loot."""
    DEE = "dee"
    """Everyone takes back one movement card."""
    WILMA = "wilma"
    """The next clue names the district."""
    DEBBIE = "debbie"
    """Every third clue is laughter, unless it is an alarm or a train."""


@dataclass(frozen=True, slots=True)
class Thief:
    """A thief's card."""

    who: Who
    name: str
    when: When
    reward: int = 0
    """In dollars; 0 for the Pack."""
    about_money: bool = False
    """The ability only concerns money, and does nothing where none is used."""


def _deck(*thieves: Thief) -> dict[Who, Thief]:
    return {thief.who: thief for thief in thieves}


AT_LARGE, CAPTURED = When.AT_LARGE, When.CAPTURED
COMPETITIVE = _deck(
    Thief(Who.WANDA, "Wanda Draft", AT_LARGE, 5_000, about_money=True),
    Thief(Who.MOE, "Moe Lasses", CAPTURED, 5_000),
    Thief(Who.HUSH, "Hush Malloy", AT_LARGE, 6_000, about_money=True),
    Thief(Who.REX, "Rex Tangle", AT_LARGE, 6_000, about_money=True),
    Thief(Who.TILLY, "Tilly Sharpe", CAPTURED, 6_000),
    Thief(Who.PENNY, "Penny Dropper", AT_LARGE, 7_000, about_money=True),
    Thief(Who.SKYE, "Skye Lark", AT_LARGE, 7_000),
    Thief(Who.CASS, "Cass Outfield", CAPTURED, 7_000, about_money=True),
    Thief(Who.OTTO, "Otto Bahn", AT_LARGE, 8_000),
    Thief(Who.DOC, "Doc Trine", AT_LARGE, 8_000),
    Thief(Who.BARON, "Baron Nix", AT_LARGE, 9_000),
    Thief(Who.UNDERSTUDY, "The Understudy", AT_LARGE, 10_000),
)
PACK = _deck(
    Thief(Who.TIPPER, "Tipper Moore", AT_LARGE),
    Thief(Who.SUE, "Sue Alott", AT_LARGE),
    Thief(Who.TRANE, "Miss Trane", AT_LARGE),
    Thief(Who.PATTER, "Pitt Patterson", AT_LARGE),
    Thief(Who.DORA, "Dora Paine", AT_LARGE),
    Thief(Who.CHUCK, "Chuck Lefirst", AT_LARGE),
    Thief(Who.RHEA, "Rhea Turner", CAPTURED),
    Thief(Who.DEE, "Dee Lear", CAPTURED),
    Thief(Who.WILMA, "Wilma Tell", CAPTURED),
)
DEBBIE = Thief(Who.DEBBIE, "Debbie Atlantic", AT_LARGE)
THIEVES = {**COMPETITIVE, **PACK, Who.DEBBIE: DEBBIE}


def counts(terms: Terms, who: Who) -> bool:
    """Whether this thief's ability counts in a match on these terms (S23)."""
    void = THIEVES[who].about_money and not terms.money
    return terms.abilities and not void
